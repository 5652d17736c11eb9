"""What the makers of tasks share: their names, the task itself, and dealing and laying out tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from ...engine.layout import parse_arrangement
from ...engine.reading.rack import read_rack
from ...engine.shuffle import shuffled
from ...engine.solver.closing.best import best_points
from ...engine.tiles import ALL_TILES, COLOURS, Tile, tile
from ..checks import read_check
from ..steps import StepData, StepKind, TurnStart
from ..texts import Text

T = TypeVar("T")
Rows = Sequence[Sequence[str]]
Maker = Callable[[Random], StepData]

MAKERS: dict[str, Maker] = {}
"""Functions that deal the tasks of drills, by the names under which lessons ask for them."""


def maker(deal: Callable[[Random], StepData | None], name: str = "") -> Maker:
    """Make a maker of a function, named like it; the function is called again as long as it returns None."""

    def make(draw: Random) -> StepData:
        while (task := deal(draw)) is None:
            pass
        return task

    MAKERS[name or deal.__name__.replace("_", "-")] = make
    return make


def drill_task(kind: StepKind, start: str, solution: str, check: Mapping[str, Any], **more: Any) -> StepData:
    """Return a dealt task: a step without its words, which stand in its lesson."""
    return StepData(
        "", kind, _NO_WORDS, _NO_WORDS, read_check(check, kind), parse_arrangement(start),
        solution=solution, **more,
    )  # fmt: skip


_NO_WORDS = Text.of("")


def improve_task(
    start: str, solution: str, lies: int, points: int, check: Mapping[str, Any] | None = None, **more: Any
) -> StepData | None:
    """Return a task to arrange a rack that closes for `lies` as it lies, so that it closes for `points`.

    None if the box has not these tiles, or if the rack or the solution is worth something else.
    """
    thrown = more.get("thrown", 0)
    if not in_box(map(str, parse_arrangement(start).tiles)) or lies_for(start, thrown) != lies:
        return None
    if (pays(start, thrown), lies_for(solution, thrown)) != (points, points):
        return None
    return drill_task(StepKind.ARRANGE, start, solution, check or {"points": points}, **more)


def free_tile_task(tiles: Sequence[str], free: str, also: tuple[str, ...] = ()) -> StepData:
    """Return a task to choose the tile that stays free of fifteen that close, sorted by colour."""
    names = sorted(tiles, key=lambda name: tile(name).sort_key)
    return drill_task(
        StepKind.CHOOSE, laid([names[:8]], [names[8:]]), free, {"free": {}}, also=also, judged=False
    )


def take_or_draw_task(start: str, wanted: str, useless: str, held: Sequence[str], *, taken: bool) -> StepData:
    """Return a task to take the last discard or to draw: one brings the wanted tile, one a useless one."""
    discard, stock = (wanted, useless) if taken else (useless, wanted)
    return drill_task(
        StepKind.ACT, start, "take" if taken else "draw", {"holds": " ".join(held)}, judged=False,
        turn=TurnStart(discard=tile(discard), stock=(tile(stock),)), moves=("take", "draw"),
    )  # fmt: skip


def close_task(start: str, close: str, moves: tuple[str, ...]) -> StepData:
    """Return a task to close with the right one of some moves, when it is time to discard."""
    turn = TurnStart(phase="discard")
    return drill_task(StepKind.ACT, start, close, {"phase": "closed"}, judged=False, turn=turn, moves=moves)


def number_from(draw: Random, low: int, high: int) -> int:
    """Return a whole number from low to high, both included."""
    return low + int(draw.random() * (high - low + 1))


def pick(draw: Random, items: Sequence[T]) -> T:
    """One of the items."""
    return items[int(draw.random() * len(items))]


def colours(draw: Random, count: int) -> tuple[str, ...]:
    """So many different colours."""
    return tuple(str(colour) for colour in shuffled(COLOURS, draw)[:count])


def any_tile(draw: Random) -> str:
    """Any tile but a Joker."""
    return f"{pick(draw, 'rybk')}{number_from(draw, 1, 13)}"


def other_colour(draw: Random, *not_these: str) -> str:
    """Return a colour that is none of these."""
    return pick(draw, [colour for colour in "rybk" if colour not in not_these])


def run(colour: str, low: int, length: int) -> list[str]:
    """Neighbours of one colour; after 13 comes the 1.

    >>> run("k", 12, 3)
    ['k12', 'k13', 'k1']
    """
    return [f"{colour}{number if number <= 13 else 1}" for number in range(low, low + length)]


def group(number: int, colours: Sequence[str]) -> list[str]:
    """One number in these colours.

    >>> group(7, "ryk")
    ['r7', 'y7', 'k7']
    """
    return [f"{colour}{number}" for colour in colours]


def mosaic_row(draw: Random) -> list[str]:
    """1 to 13 and 1 again, four colours first, then each in another colour than the one before (PRO-41)."""
    row = [f"{colour}{number}" for number, colour in enumerate(colours(draw, 4), 1)]
    for number in (*range(5, 14), 1):
        row.append(f"{other_colour(draw, row[-1][0])}{number}")
    return row


def melds(draw: Random, lengths: Sequence[int]) -> list[list[str]]:
    """Runs and groups of these lengths, no tile in more copies than the box has.

    >>> [len(row) for row in melds(Random(1), (4, 3, 3))]
    [4, 3, 3]
    """
    rows: list[list[str]] = []
    for length in lengths:
        held, row = flat(rows), list[str]()
        while not row or any(held.count(tile) > 1 for tile in row):
            if draw.random() < 0.5:
                row = run(colours(draw, 1)[0], number_from(draw, 1, 15 - length), length)
            else:
                row = group(number_from(draw, 1, 13), colours(draw, length))
        rows.append(row)
    return rows


def shuffled_melds(draw: Random, *lengths: int) -> list[list[str]]:
    """Return the same in any order; four melds of fourteen tiles if no lengths are given."""
    return list(shuffled(melds(draw, lengths or (4, 4, 3, 3)), draw))


def strangers(draw: Random, tiles: Sequence[str], count: int) -> list[str]:
    """So many tiles with no neighbour in colour and no like in number among these or each other."""
    found: list[str] = []
    for each in shuffled(ALL_TILES, draw):
        if len(found) < count and not any(_near(each, tile(other)) for other in (*tiles, *found)):
            found.append(str(each))
    return found


def _near(one: Tile, other: Tile) -> bool:
    """Return whether two tiles could stand in one meld, or are twins."""
    if one.number is None or other.number is None:
        return True
    apart = abs(one.number - other.number)
    return apart == 0 or (one.colour is other.colour and min(apart, 13 - apart) <= 2)


def laid(upper: Rows, lower: Rows = (), gap: int = 2) -> str:
    """Rows on two shelves, with room between them.

    >>> laid([["r5", "r6"], ["b9"]], [["r7"]])
    'r5 r6 _ _ b9 / r7'
    """
    between = " " + "_ " * gap
    shelves = [between.join(" ".join(row) for row in rows if row) for rows in (upper, lower)]
    return " / ".join(shelves) if shelves[1] else shelves[0]


def lies_for(start: str, thrown: int = 0) -> int:
    """What a rack is worth as it lies; 0 where it doesn't close so.

    >>> lies_for("r2 r3 r4 r5 r6 _ b8 b9 b10 / r13 y13 b13 _ r1 y1 k1 _ k10")
    250
    """
    closing = read_rack(parse_arrangement(start), jokers_thrown=thrown).closing
    return closing.points if closing else 0


def pays(start: str, thrown: int = 0) -> int:
    """What closing pays for these tiles, however they lie (PRO-52); 0 where they don't close."""
    return best_points(tuple(tile.kind for tile in parse_arrangement(start).tiles), jokers_thrown=thrown) or 0


def in_box(tiles: Iterable[str]) -> bool:
    """Return whether the box has all these tiles: two of each, Jokers too (PRO-1)."""
    return max(Counter(tiles).values(), default=0) <= 2


def flat(rows: Rows) -> list[str]:
    """Return the tiles of all rows."""
    return [tile for row in rows for tile in row]


def shelves(rows: Rows, apart: Rows = ()) -> str:
    """Two rows above, the others below, and what lies apart on the shelf that has more room.

    >>> shelves([["r1", "r2"], ["b3"], ["k4"]], [["y9"], ["*"]])
    'r1 r2 _ _ b3 / k4 _ _ y9 _ *'
    """
    lying = [laid(rows[:2]), laid(rows[2:])]
    gaps = [" _ _ ", " _ _ "]
    for row in apart:
        at = min((0, 1), key=lambda shelf: len(lying[shelf].split()))
        lying[at] += gaps[at] + " ".join(row)
        gaps[at] = " _ "
    return " / ".join(lying)


def scattered(tiles: Iterable[object], gap: int = 2) -> str:
    """Single tiles, half of them on each shelf, with room after each."""
    rows = [[str(tile)] for tile in tiles]
    half = (len(rows) + 1) // 2
    return laid(rows[:half], rows[half:], gap)
