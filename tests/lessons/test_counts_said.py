"""What a lesson claims of closing is so: which tiles close a rack, how far it is, in how many ways it closes.

Any of fifteen tiles may be left out, and a Joker may come for any tile that is missing (PRO-22, PRO-30). Each
text that speaks of it stands in `CLAIMS` with its proof, or in `ASKED` if it asks, offers or states a rule.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from engine.solver import plain
from rummy_widget.engine.game.deal.stacks import doubles
from rummy_widget.engine.game.round_scene import RoundScene
from rummy_widget.engine.layout import Arrangement
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.reading.rack import SegmentState
from rummy_widget.engine.solver.closing.distance import distance
from rummy_widget.engine.solver.closing.draws import Outs, best_discards, outs
from rummy_widget.engine.tiles import ALL_TILES, JOKER, Tile, notation, parse_tiles
from rummy_widget.tutor import StepData
from rummy_widget.tutor.drills import MAKERS
from rummy_widget.tutor.judge import reading_of
from rummy_widget.tutor.proof import tiles_to_lift

from .said import LANGUAGES, Said, all_said, as_it_lies, pays, pays_with_free, step_of

CLAIM = {
    "en": re.compile(
        r"\b(would close|(does|would) not close|not close|closes (as|it|with|so)|could discard to close"
        r"|short of|draw would|would let|any tile at all|of its tiles|(is|are|was) missing|only a 12"
        r"|one more will do|two different|no twin|tile apart|single tile|same rack"
        r"|one tile (changes|has changed)|(does|would|ca)n't close|whichever tile"
        r"|but for (one|this) tile|out of place|in (two|three|four) ways|ways to close|must you exchange"
        r"|shorter way|how far it is|(are|is) left over|all (fifteen|fourteen) (tiles lie|are in|fit)"
        r"|tiles? to move|can never stand|only (one|two) of these ways|one of the two tiles"
        r"|only one makes a Bicolor)\b",
        re.I,
    ),
    "ro": re.compile(
        r"(s-ar închide|nu (se|poți) închide|se închide (cu|și)|\blipse(sc|ște|a)\b|(două|trei) feluri"
        r"|oricare (dintre piese|piesă)|numai un 12|mai lipse|diferă|se schimbă o singură"
        r"|singură piesă schimbată|piese diferite și|nu au pereche|la locul lor|trebuie schimbate"
        r"|drum mai scurt|rămân(e|eau)? (trei piese )?pe dinafară|toate cele (paisprezece|cincisprezece)"
        r"|ar fi mers orice|piese de mutat|nu poate sta niciodată|ai putea arunca la închidere)",
        re.I,
    ),
}


KINDS = tuple(tile for tile in ALL_TILES if tile != JOKER)


def tiles_of(key: str) -> tuple[Tile, ...]:
    return tuple(tile.kind for tile in step_of(key).start.tiles)


def without(key: str, tile: str) -> tuple[Tile, ...]:
    left = list(tiles_of(key))
    left.remove(*parse_tiles(tile))
    return tuple(left)


def outs_of(key: str, discarded: str | None = None) -> Outs:
    return outs(tiles_of(key) if discarded is None else without(key, discarded))


def drawn(key: str, discarded: str | None = None) -> set[str]:
    """The tiles that close a rack of fourteen, or one of fifteen after a discard."""
    return {notation(tile) for tile in outs_of(key, discarded)}


def free_in(key: str) -> set[str]:
    """The tiles with which left out a rack closes."""
    tiles, thrown = tiles_of(key), step_of(key).thrown
    return {free for free in map(notation, tiles) if pays_with_free(tiles, free, thrown)}


def apart(one: str, other: str) -> int:
    """How many tiles of two racks differ."""
    return (Counter(tiles_of(one)) - Counter(tiles_of(other))).total()


def lying(key: str) -> tuple[StepData, Arrangement]:
    return step_of(key), step_of(key).start


def is_meld(tiles: str) -> bool:
    return isinstance(read_meld(tiles), Meld)


def lies_in_melds(tiles: str) -> bool:
    """Whether all of these lie in melds, by the program that tries everything."""
    return plain.lie(tuple(sorted(tiles.split())), 0, plain.Area(True), plain.PRO)


def valid_in(key: str) -> int:
    """How many tiles lie in melds at the start of a step."""
    segments = reading_of(step_of(key), step_of(key).start).segments
    return sum(len(each.tiles) for each in segments if each.state is SegmentState.VALID)


def discarded_last(key: str) -> str:
    """The tile that may be taken as a step's game begins."""
    scene = step_of(key).first_scene()
    found = scene.discard if scene is not None else None
    assert isinstance(scene, RoundScene)
    assert found is not None
    return notation(found)


def one_tile(*keys: str) -> Claim:
    """Each of these racks is one tile apart from the one before."""
    return lambda: [apart(one, other) for one, other in pairwise(keys)] == [1] * (len(keys) - 1)


Claim = Callable[[], bool]


def drilled(make: str, holds: Callable[[StepData], bool]) -> Claim:
    """So it is with each of two dozen tasks that a maker deals."""
    return lambda: all(holds(MAKERS[make](Random(f"{make} {seed}"))) for seed in range(24))


def rows_of(lying: Arrangement | str | None) -> list[list[str]]:
    """What lies side by side."""
    return [
        row.split()
        for row in re.split(
            r"(?: [_|])+ | / ", lying.notation() if isinstance(lying, Arrangement) else lying or ""
        )
    ]


def singles_of(lying: Arrangement | str | None) -> list[str]:
    return [row[0] for row in rows_of(lying) if len(row) == 1]


def rows_short(count: int) -> Callable[[StepData], bool]:
    """So many rows become whole, each by one of the tiles that lie alone."""

    def holds(task: StepData) -> bool:
        before, lone = rows_of(task.start), Counter(singles_of(task.start))
        grown = [row for row in rows_of(task.solution) if len(row) > 1 and row not in before]
        short = [
            any(row[:at] + row[at + 1 :] in before and lone[row[at]] for at in range(len(row)))
            for row in grown
        ]
        return short == [True] * count

    return holds


def one_number_missing(task: StepData) -> bool:
    """Of a Mosaic, 1 to 13 and a 1 again, the tiles at the start lack one number but for those apart."""
    rows = rows_of(task.start)
    lying = Counter(int(tile[1:]) for row in rows if len(row) > 1 for tile in row)
    return (Counter([*range(1, 14), 1]) - lying).total() == 1 and lying.total() == 13


CLAIMS: dict[str, Claim] = {
    # -- which tiles close it, and how many
    "turn/which/why": lambda: all(
        drawn("turn/which", tile) == {*closing, "*"}
        for tile, closing in (("k1", ("y6", "y9")), ("k13", ("y6", "y9")), ("y7", ("k12",)), ("y8", ("k12",)))
    ),
    "turn/take/mistake draw": lambda: is_meld("r9 r10 r11"),
    "turn/round/why": lambda: is_meld("b5 b6 b7"),
    "turn/round/mistake draw": lambda: is_meld("b5 b6 b7"),
    "closing/draw-first/goal": lambda: valid_in("closing/draw-first") == 14,
    "closing/draw-first/why": lambda: drawn("closing/draw-first") == {*map(notation, KINDS), "*"},
    "mosaic/no-cycle/goal": lambda: distance(tiles_of("mosaic/no-cycle")) == 1,
    "mosaic/throw-which/goal": lambda: distance(tiles_of("mosaic/throw-which")) == 1,
    "mosaic/throw-which/why": lambda: drawn("mosaic/throw-which", "y5") == {"r9", "y9", "b9", "*"},
    "bicolor/wait-for/hint 1": lambda: "b9" in drawn("bicolor/wait-for") and not any(
        distance((*tiles_of("bicolor/wait-for"), *parse_tiles(nine)), "bicolor") == 0 for nine in ("b9", "k9")
    ),
    "grand-care/how-likely/goal": lambda: outs_of("grand-care/how-likely").copies == 3,
    "grand-care/how-likely/mistake 2": lambda: [
        (notation(tile), out.copies) for tile, out in outs_of("grand-care/how-likely").items()
    ] == [("k8", 1), ("*", 2)],
    "payments/extra-joker/mistake draw": lambda: "*" in drawn("payments/extra-joker"),
    "payments/extra-joker/mistake take": lambda: (
        discarded_last("payments/extra-joker") not in drawn("payments/extra-joker")
    ),
    "exam/take-or-draw/why": lambda: (
        drawn("exam/take-or-draw") == {"r10", "y10", "k10", "*"}
        and discarded_last("exam/take-or-draw") in drawn("exam/take-or-draw")
    ),
    "exam/which-discard/why": lambda: {"y3", "y6"} < drawn("exam/which-discard", "k2"),
    "exam/which-discard/mistake y5": lambda: [
        notation(each.tile) for each in best_discards(tiles_of("exam/which-discard"))[:2]
    ] == ["k2", "y5"],
    # -- which tile may be left out
    "closing/first-close/mistake k13 r13 b13 y13 k5": lambda: free_in("closing/first-close") == {"k5"},
    "closing/none-free/goal": lambda: valid_in("closing/none-free") == 15,
    "closing/which-free/mistake y12": lambda: free_in("closing/which-free") == {"k13"},
    "closing/which-free/mistake b12": lambda: free_in("closing/which-free") == {"k13"},
    "closing/which-free/mistake b1": lambda: free_in("closing/which-free") == {"k13"},
    "closing/which-free/mistake r1": lambda: free_in("closing/which-free") == {"k13"},
    "closing/close/mistake close r2": lambda: free_in("closing/close") == {"b1"},
    "minor-major/minor/hint 1": lambda: lies_in_melds("r2 r3 r4 r5 r6 b5 b6 b7 b8 r7 y7 k7 y1 b1 k1"),
    "grand-care/the-others/goal": lambda: free_in("grand-care/the-others") == {
        *map(notation, parse_tiles(step_of("grand-care/the-others").solution or ""))
    },
    "monocolor/which-free/mistake *": lambda: "*" not in free_in("monocolor/which-free"),
    "exam/dearest-free/hint 1": lambda: free_in("exam/dearest-free") == {
        *map(notation, tiles_of("exam/dearest-free"))
    },
    "exam/dearest-free/mistake y7": lambda: "y7" in free_in("exam/dearest-free"),
    "exam/dearest-free/mistake r7": lambda: "r7" in free_in("exam/dearest-free"),
    # -- whether it closes, and how far it is
    "closing/only-runs/why": lambda: valid_in("closing/only-runs") == 12,
    "closing/gap/goal": lambda: (
        as_it_lies(step_of("closing/gap")) is None and tiles_to_lift(step_of("closing/gap")) == 1
    ),
    "closing/mend/goal": lambda: (
        as_it_lies(step_of("closing/mend")) is None and pays(tiles_of("closing/mend")) > 0
    ),
    "closing/mend/why": lambda: tiles_to_lift(step_of("closing/mend")) == 1,
    "small/bring-it-in/goal": lambda: [
        each.state for each in reading_of(*lying("small/bring-it-in")).segments
    ].count(SegmentState.UNFINISHED) == 2,
    "doubles/by-number/why": lambda: (
        doubles(tiles_of("doubles/by-number")) == 6 and not pays(tiles_of("doubles/by-number"))
    ),
    "doubles/by-number/mistake 1000": lambda: doubles(tiles_of("doubles/by-number")) == 6,
    "doubles/jokers/hint 1": lambda: [
        *Counter(tiles_of("doubles/jokers")).values()
    ].count(1) == 3,
    "monocolor/how-far/goal": lambda: distance(tiles_of("monocolor/how-far"), "monocolor") == 3,
    "monocolor/how-far/why": lambda: (
        sum(notation(tile).startswith("r") for tile in tiles_of("monocolor/how-far")) == 11
        and distance(
            (*(each for each in tiles_of("monocolor/how-far") if notation(each)[0] == "r"),
             *parse_tiles("r1 r1 r7")), "monocolor",
        ) == 0
    ),
    "monocolor/last-strangers/goal": lambda: distance(tiles_of("monocolor/last-strangers"), "monocolor") == 1,
    "exam/repair/title": lambda: tiles_to_lift(step_of("exam/repair")) == 2,
    "exam/how-far/goal": lambda: distance(tiles_of("exam/how-far")) == 2,
    "exam/how-far/why": lambda: (
        distance(tiles_of("exam/how-far"), "doubles") == 2
        and doubles(tiles_of("exam/how-far")) == 5
        and distance(tiles_of("exam/how-far"), "simple") == 5
    ),
    "exam/how-far/mistake 5": lambda: distance(tiles_of("exam/how-far"), "simple") == 5,
    # -- what a drill deals
    "small/drill/small-joker/goal": drilled("small-joker", rows_short(1)),
    "small/drill/small-rescue/goal": drilled("small-rescue", rows_short(2)),
    "small/drill/small-both/goal": drilled("small-both", rows_short(2)),
    "bicolor/drill/bicolor-group/why": drilled(
        "bicolor-group",
        lambda task: len({tile[0] for row in rows_of(task.solution) if len(row) > 1 for tile in row}) == 2
        and all(len({tile[0] for tile in row}) == 1 for row in rows_of(task.solution)),
    ),
    "mosaic/drill/mosaic-slip/goal": drilled("mosaic-slip", one_number_missing),
    "mosaic/drill/mosaic-which/goal": drilled(
        "mosaic-which",
        lambda task: one_number_missing(task) and len({tile[1:] for tile in singles_of(task.start)}) == 1,
    ),
    "mosaic/drill/mosaic-turn/goal": drilled("mosaic-turn", one_number_missing),
    "doubles/drill/doubles-last/why": drilled(
        "doubles-last",
        lambda task: sum(len(row) == 2 == len(set(row)) + 1 for row in rows_of(task.solution)) == 7,
    ),
    "doubles/drill/doubles-jokers/why": drilled(
        "doubles-jokers",
        lambda task: [
            len(row) for row in rows_of(task.solution) if "*" in row and len({*row}) == 2
        ] == [2, 2],
    ),
    # -- racks that differ in one tile
    "bicolor/lay-anew/title": one_tile("bicolor/a-group-in-it", "bicolor/lay-anew"),
}  # fmt: skip
"""What has to hold for a text to be true, by its key."""

ASKED = frozenset({
    # a question, or what one is to look for
    "closing/which-free/title", "small/you-pay/goal", "small/you-pay/mistake 250", "mosaic/slip-in/hint 1",
    "mosaic/first-four/hint 1", "bicolor/joker-as-six/hint 1",
    "grand-care/joker-as-eighth/mistake 0",
})  # fmt: skip
"""Texts with such words that claim nothing of one rack."""

NOT_YET_CLOSING = ("tiles", "runs", "groups", "jokers", "deal")  # lessons before the one on a turn


def speaks_of_closing(said: Said) -> bool:
    if said.option is not None or re.split("[/#]", said.key)[0] in NOT_YET_CLOSING:
        return False
    return any(CLAIM[language].search(said.texts[language]) for language in LANGUAGES)


SPEAKING = [each.key for each in all_said() if speaks_of_closing(each)]


def test_every_claim_is_listed_with_its_proof() -> None:
    assert [key for key in SPEAKING if key not in CLAIMS and key not in ASKED] == []
    assert [key for key in (*CLAIMS, *ASKED) if key not in SPEAKING] == [], "listed, and not said any more"


@pytest.mark.parametrize("key", CLAIMS)
def test_each_claim_is_so(key: str) -> None:
    assert CLAIMS[key]()


def test_what_was_claimed_before_is_found_untrue() -> None:
    """Two ways to close it, where any of fifteen may be left out."""
    assert len(free_in("exam/dearest-free")) == 15
