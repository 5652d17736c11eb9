"""Tasks about missing tiles.

The learner finds the tile that completes a group, the place of a Joker, or the tile with which a rack closes,
that is, ends the round.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

from ...engine.faults import Fault, FaultCode
from ...engine.melds import Meld, read_meld
from ...engine.rules import Ruleset
from ...engine.shuffle import shuffled
from ...engine.solver.closing.distance import distance
from ...engine.solver.closing.draws import outs
from ...engine.tiles import ALL_TILES, Tile, parse_tiles, tile
from ..checks import Check, read_check
from ..drills.dealing import any_tile, colours, group, number_from, other_colour, pick, run
from ..drills.dealt_tables import Row
from ..drills.rows import flat, in_box, rack_of
from ..steps import Mistake, Option, StepKind
from .checks import SkillCheck, close_with
from .racks import COLOUR_LETTERS, plain_rack, shelved, sorted_by
from .sentences import fault_text, named, text_for
from .skills import Difficulty
from .tasks import PracticeTask, WhyWrong, practice_task, spelled

# -- complete a group ------------------------------------------------------------------------------


def complete_group(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal an unfinished group and other tiles; the task is to choose the tiles that complete the group.

    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    count = 2 if band is Difficulty.HARD else 1
    number, chosen = number_from(draw, 1, 13), colours(draw, 4)
    base = group(number, chosen[: 2 if count == 2 else number_from(draw, 2, 3)])
    if band is not Difficulty.EASY and draw.random() < 0.4:
        base[-1] = "*"
    missing = [each for each in group(number, chosen) if each not in base]
    right = missing[: number_from(draw, count, len(missing))]
    near = [base[0], f"{missing[0][0]}{number % 13 + 1}", f"{missing[-1][0]}{(number + 11) % 13 + 1}"]
    far = [any_tile(draw) for _ in range(4)]
    offered = [*right, *near[: 1 if band is Difficulty.EASY else 3]]
    offered += far[: {Difficulty.EASY: 3, Difficulty.MIDDLE: 2, Difficulty.HARD: 4}[band]]
    if band is not Difficulty.EASY and draw.random() < 0.3 and "*" not in base:
        offered.append("*")
    offered = list(shuffled(dict.fromkeys(offered), draw))
    if not in_box([*base, *offered]):
        return None
    tiles = parse_tiles(" ".join(base))
    kinds = parse_tiles(" ".join(offered))
    alone = dict.fromkeys((*kinds, *tiles)) if count == 1 else ()
    return practice_task(
        StepKind.CHOOSE,
        rack_of([base], [[each] for each in offered], gap=1),
        text_for("practice-complete", count=count, size=len(base) + count),
        Check("all", (Check("completes", tiles), SkillCheck("group-with", (tiles, count)))),
        why=text_for("practice-complete-why"),
        wrong={spelled([each]): _why_no_group(tiles, each, rules) for each in alone},
        choose=count,
        clause="PRO-21",
    )


def _why_no_group(base: Row, drawn: Tile, rules: Ruleset) -> WhyWrong:
    """Return why *drawn* does not complete a group with the tiles *base*, and the name of the mistake.

    The mistake is to take all these tiles for a group. Its name is one of `KNOWN_MISTAKES`, or "" if it is
    not a common one.
    """
    found = read_meld((*base, drawn), rules)
    if not isinstance(found, Fault):
        return text_for("practice-complete-run", tile=named(drawn)), ""
    known = {FaultCode.REPEATED_COLOUR: "two-reds", FaultCode.FIFTH_TILE: "fifth-tile"}
    return fault_text(found), known.get(found.code, "")


# -- place the Joker -------------------------------------------------------------------------------


# The least and the largest number of melds with a tile missing, the same for complete melds, and the number
# of Jokers. A complete meld may be a group of four, to which learners are tempted to add a Joker.
_JOKER = {
    Difficulty.EASY: ((2, 2), (0, 1), 1),
    Difficulty.MIDDLE: ((2, 3), (1, 2), 1),
    Difficulty.HARD: ((3, 3), (1, 2), 2),
}


def place_joker(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal incomplete melds, single tiles and one or two Jokers; the task is to complete all melds.

    Each single tile completes a meld, and the Jokers have to complete the melds for which no tile is left.
    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    incomplete, complete, jokers = _JOKER[band]
    rows = [_meld(draw) for _ in range(number_from(draw, *incomplete))]
    places = [number_from(draw, 0, len(row) - 1) for row in rows]
    whole = [_meld(draw, of_four=draw.random() < 0.5) for _ in range(number_from(draw, *complete))]
    holed = [[*row[:at], *row[at + 1 :]] for row, at in zip(rows, places, strict=True)]
    singles = [row[at] for row, at in zip(rows, places, strict=True)][jokers:]
    if not in_box([*flat([*holed, *whole]), *singles]) or any(_is_meld(row, rules) for row in holed):
        return None
    for row, at in zip(rows[:jokers], places, strict=False):
        row[at] = "*"
    lower = shuffled([[each] for each in [*singles, *["*"] * jokers]], draw)
    upper = shuffled([*holed, *whole], draw)
    fours = [row for row in whole if len(row) == 4 and len({each[1:] for each in row}) == 1]
    mistakes = [
        Mistake(FaultCode.JOKER_NO_PLACE, parse_tiles(" ".join([*row, "*"])),
                text=text_for("practice-joker-fifth"), known="joker-fifth-colour")
        for row in fours
    ]  # fmt: skip
    return practice_task(
        StepKind.ARRANGE,
        rack_of(upper, lower) if len(upper) < 4 else rack_of(upper[:2], [*upper[2:], *lower]),
        text_for("practice-joker", count=jokers),
        read_check({"loose": 0}, StepKind.ARRANGE),
        why=text_for("practice-joker-why", only="yes" if _jokers_fixed(holed, singles, rules) else "no"),
        mistakes=tuple(mistakes),
        solution=shelved([*rows, *whole]),
        par=len(rows),
        clause="PRO-22",
    )


def _jokers_fixed(rows: Sequence[Sequence[str]], singles: Sequence[str], rules: Ruleset) -> bool:
    """Return whether the Jokers are needed in the same melds in every solution of the task.

    *rows* are the melds, each with a tile missing. In a solution, each of the single tiles in *singles* fills
    one of these gaps, and the Jokers fill the others.
    """
    left = {
        frozenset(range(len(rows))) - {*chosen}
        for chosen in permutations(range(len(rows)), len(singles))
        if all(_is_meld([*rows[at], one], rules) for at, one in zip(chosen, singles, strict=True))
    }
    return len(left) == 1


def _is_meld(row: Sequence[str], rules: Ruleset) -> bool:
    """Return whether a row of tiles, given in notation, is a meld."""
    return isinstance(read_meld(" ".join(row), rules), Meld)


def _meld(draw: Random, *, of_four: bool = False) -> list[str]:
    """Return the notation of a random run or group or, if *of_four*, of a random group of four."""
    if of_four:
        return group(number_from(draw, 1, 13), shuffled(COLOUR_LETTERS, draw))
    if draw.random() < 0.6:
        length = number_from(draw, 3, 4)
        return run(pick(draw, COLOUR_LETTERS), number_from(draw, 1, 15 - length), length)
    return group(number_from(draw, 1, 13), colours(draw, 3))


# -- the tile with which a rack closes -------------------------------------------------------------


def what_is_missing(draw: Random, band: Difficulty, rules: Ruleset) -> PracticeTask | None:
    """Deal fourteen tiles and offer others; the task is to choose an offered tile with which the rack closes.

    To close is to end the round with fourteen tiles in melds or another pattern, and one tile left over.
    Returns None if the tiles dealt cannot be used, so that new tiles have to be dealt.
    """
    dealt = plain_rack(draw, band)
    if dealt is None:
        return None
    rows = dealt.rows
    holed = rows.pop(number_from(draw, 0, len(rows) - 1))
    if holed.pop(number_from(draw, 0, len(holed) - 1)) == "*":
        return None
    tiles = [*holed, dealt.free, *flat(rows)]
    held = parse_tiles(" ".join(tiles))
    points = {str(each): out.points for each, out in outs(held, rules=rules).items() if not each.joker}
    if not points or len(points) > 6:
        return None
    best_only = band is Difficulty.HARD and len(set(points.values())) > 1
    options = _offer(draw, points, held, {Difficulty.EASY: 4, Difficulty.MIDDLE: 5, Difficulty.HARD: 6}[band])
    if options is None:
        return None
    most = max(points.get(each, 0) for each in options) if best_only else None
    if band is Difficulty.EASY:
        start = shelved([*rows, holed, [dealt.free]])
    elif band is Difficulty.MIDDLE:
        start = shelved([*rows[1:], *([each] for each in shuffled([*rows[0], *holed, dealt.free], draw))])
    else:
        start = sorted_by(tiles, pick(draw, ("run", "group")))
    which = "yes" if best_only else "no"
    return practice_task(
        StepKind.ANSWER,
        start,
        text_for("practice-missing", best=which),
        SkillCheck("lets-close", most),
        why=text_for("practice-missing-why", best=which),
        options=tuple(Option(each, text_for("practice-tile", tile=named(tile(each)))) for each in options),
        wrong={each: _why_not_closing(held, tile(each), rules) for each in options},
        clause="PRO-30",
    )


def _offer(draw: Random, points: dict[str, int], held: Row, count: int) -> tuple[str, ...] | None:
    """Return *count* tiles to choose from, in random order, only some of which close the rack.

    *points* maps each tile that closes the rack (ends the round) to the points for closing with it; *held*
    are the tiles on the rack. Returns None if there are not enough tiles.
    """
    good = shuffled(points, draw)[: number_from(draw, 1, min(len(points), 3))]
    by = [f"{each[0]}{(int(each[1:]) + step) % 13 + 1}" for each in good for step in (0, -2)]
    other = [f"{other_colour(draw, each[0])}{each[1:]}" for each in good]
    kinds = dict.fromkeys([*by, *other, *map(str, shuffled(ALL_TILES, draw))])
    free = [each for each in kinds if each not in points and held.count(tile(each)) < 2]
    wrong = free[: count - len(good)]
    return shuffled([*good, *wrong], draw) if len(good) + len(wrong) == count else None


def _why_not_closing(held: Row, drawn: Tile, rules: Ruleset) -> WhyWrong:
    """Return why the tile *drawn* is a wrong answer: it does not close the rack, or not for the most points.

    To close is to end the round. *held* are the tiles on the rack. The result is a pair: the explanation, and
    "" because this mistake is not one of the `KNOWN_MISTAKES`.
    """
    points = close_with(held, drawn, rules)
    if points is not None:
        return text_for("practice-missing-less", tile=named(drawn), points=points), ""
    left = distance((*held, drawn), rules=rules) or 0
    return text_for("practice-missing-far", tile=named(drawn), count=left), ""
