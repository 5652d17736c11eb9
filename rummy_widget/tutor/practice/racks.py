"""Dealing racks that close, of a sort that is wanted; what they are really worth the solver says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from ...engine.closes import Pattern
from ...engine.layout import Layout, parse_arrangement
from ...engine.shuffle import shuffled
from ...engine.tiles import ALL_TILES, COLOURS
from ..drills.dealing import group, laid, number_from, pick, run

Row = list[str]

_PARTS = ((5, 5, 4), (5, 4, 5), (4, 4, 3, 3), (3, 4, 4, 3), (5, 3, 3, 3), (6, 4, 4), (6, 5, 3), (4, 3, 4, 3))
_TRIES = 60


@dataclass(frozen=True, slots=True)
class ClosingRack:
    """Tiles that close: the rows as they lie, and the tile that is left free."""

    rows: tuple[tuple[str, ...], ...]
    free: str

    @property
    def tiles(self) -> tuple[str, ...]:
        return (*(each for row in self.rows for each in row), self.free)

    def notation(self) -> str:
        """The rows on two shelves, the free tile last."""
        return shelved([*map(list, self.rows), [self.free]])


def shelved(rows: Sequence[Sequence[str]]) -> str:
    """Rows on two shelves, as even as their lengths allow.

    >>> shelved([["r5", "r6", "r7"], ["b1", "b2", "b3"], ["k9"]])
    'r5 r6 r7 / b1 b2 b3 _ k9'
    """
    upper: list[Sequence[str]] = []
    half = sum(len(row) + 1 for row in rows) / 2
    for row in rows:
        if upper and sum(len(each) + 1 for each in upper) + len(row) / 2 > half:
            break
        upper.append(row)
    return laid(upper, rows[len(upper) :], gap=1)


def in_box(tiles: Sequence[str]) -> bool:
    """Whether no tile is there more often than the box has it (PRO-1)."""
    return max(Counter(tiles).values(), default=0) <= 2


def _melds(
    draw: Random, colours: Sequence[str] = "rybk", low: int = 1, high: int = 14, runs: float = 0.6
) -> list[Row]:
    """Fourteen tiles in runs and groups; the 1 after 13 is number 14. `runs` is how often one is a run."""
    for _ in range(_TRIES):
        rows = [
            _meld(draw, length, colours, low, high, draw.random() < runs or length > 4)
            for length in pick(draw, _PARTS)
        ]
        if in_box([each for row in rows for each in row]):
            return rows
    raise LookupError("no melds")


def _meld(draw: Random, length: int, colours: Sequence[str], low: int, high: int, as_run: bool) -> Row:
    if as_run:
        return run(pick(draw, colours), number_from(draw, low, high - length + 1), length)
    number = number_from(draw, low, high)
    return group(number if number <= 13 else 1, shuffled(COLOURS_OF, draw)[:length])


COLOURS_OF = tuple(str(colour) for colour in COLOURS)


def simple(draw: Random) -> list[Row]:
    return _melds(draw)


def bicolor(draw: Random) -> list[Row]:
    return _melds(draw, shuffled(COLOURS_OF, draw)[:2], runs=1)


def monocolor(draw: Random) -> list[Row]:
    return _melds(draw, pick(draw, COLOURS_OF), runs=1)


def minor(draw: Random) -> list[Row]:
    return _melds(draw, low=1, high=7)


def major(draw: Random) -> list[Row]:
    return _melds(draw, low=8, high=14)


def nearly(draw: Random) -> list[Row]:
    """One meld of a dearer pattern is exchanged for any other as long."""
    rows = pick(draw, (bicolor, monocolor, minor, major))(draw)
    place = number_from(draw, 0, len(rows) - 1)
    length = len(rows[place])
    rows[place] = _meld(draw, length, COLOURS_OF, 1, 14, length > 4 or draw.random() < 0.5)
    return rows


def mosaic(draw: Random) -> list[Row]:
    """1 to 13 and 1 again, four colours first, then each in another colour than the one before (PRO-41)."""
    row = [f"{colour}{number}" for number, colour in enumerate(shuffled(COLOURS_OF, draw), 1)]
    for number in (*range(5, 14), 1):
        others = [colour for colour in COLOURS_OF if colour != row[-1][0]]
        row.append(f"{pick(draw, others)}{number}")
    return [row]


def doubles(draw: Random) -> list[Row]:
    """Seven pairs (PRO-49)."""
    kinds = [str(each) for each in ALL_TILES if not each.joker]
    return [[each, each] for each in shuffled(kinds, draw)[:7]]


def twice(draw: Random) -> list[Row]:
    """The same runs twice: they are Doubles, too (PRO-52)."""
    first, second = shuffled(COLOURS_OF, draw)[:2]
    lengths = pick(draw, ((3, 4), (4, 3)))
    rows = [
        run(colour, number_from(draw, 1, 15 - length), length)
        for colour, length in zip((first, second), lengths, strict=True)
    ]
    return [rows[0], rows[0], rows[1], rows[1]]


def eight(draw: Random) -> list[Row]:
    """Both copies of one number in all colours, and six more that fit nothing (PRO-50)."""
    number = number_from(draw, 1, 13)
    row = [each for colour in COLOURS_OF for each in [f"{colour}{number}"] * 2]
    others = [str(each) for each in ALL_TILES if not each.joker and each.number != number]
    return [row, list(shuffled(others, draw)[:6])]


def eight_in_melds(draw: Random) -> list[Row]:
    """The same eight as two groups, beside two runs."""
    number = number_from(draw, 1, 13)
    four = group(number, COLOURS_OF)
    rest = [_meld(draw, 3, COLOURS_OF, 1, 14, True) for _ in range(2)]
    return [four, list(reversed(four)), *rest]


SORTS: Mapping[str, Callable[[Random], list[Row]]] = {
    Pattern.SIMPLE: simple,
    Pattern.MOSAIC: mosaic,
    Pattern.BICOLOR: bicolor,
    Pattern.MINOR: minor,
    Pattern.MAJOR: major,
    Pattern.DOUBLES: doubles,
    Pattern.GRAND_CARE: eight,
    Pattern.MONOCOLOR: monocolor,
    "nearly": nearly,
    "twice": twice,
    "eight-in-melds": eight_in_melds,
}


def rack(draw: Random, sort: str, jokers: int = 0, *, joker_free: bool = False) -> ClosingRack | None:
    """A rack of this sort, so many of its arranged tiles Jokers; None where the box has not those tiles."""
    try:
        rows = [list(row) for row in SORTS[sort](draw)]
    except LookupError:
        return None
    places = [(row, at) for row, tiles in enumerate(rows) for at in range(len(tiles))]
    for row, at in shuffled(places, draw)[:jokers]:
        rows[row][at] = "*"
    tiles = [each for row in rows for each in row]
    free = "*" if joker_free else pick(draw, [str(each) for each in ALL_TILES if not each.joker])
    return ClosingRack(tuple(map(tuple, rows)), free) if in_box([*tiles, free]) else None


def sorted_by(tiles: Sequence[str], by: str) -> str:
    """The tiles of a rack sorted, as the tool of the rack does it."""
    layout = Layout.of(parse_arrangement(" ".join(tiles)))
    return layout.sorted_by("run" if by == "run" else "group").arrangement().notation()
