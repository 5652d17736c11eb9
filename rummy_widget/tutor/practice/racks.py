"""Deal racks that close (end the round) with a wanted pattern.

They may also contain a pattern that is worth more; the solver computes later what they are really worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ...engine.closes import Pattern
from ...engine.layout import Layout, parse_arrangement
from ...engine.shuffle import shuffled
from ...engine.tiles import ALL_TILES, COLOURS, Tile
from ..drills.dealing import group, mosaic_row, number_from, pick, run
from ..drills.rows import Rows, flat, in_box, rack_of
from .skills import Difficulty

Row = list[str]

# Possible lengths of the melds of a rack, which add up to fourteen tiles.
_PARTS = ((5, 5, 4), (5, 4, 5), (4, 4, 3, 3), (3, 4, 4, 3), (5, 3, 3, 3), (6, 4, 4), (6, 5, 3), (4, 3, 4, 3))
_TRIES = 60


@dataclass(frozen=True, slots=True)
class ClosingRack:
    """Fifteen tiles in notation with which a player can close, that is, end the round.

    `rows` are the melds, pairs or other parts of the pattern, and `free` is the tile left over.
    """

    rows: list[Row]
    free: str

    def notation(self) -> str:
        """Return the notation of a rack with these tiles on its two shelves; the tile `free` comes last."""
        return shelved([*self.rows, [self.free]])


def shelved(rows: Rows) -> str:
    """Return the notation of a rack with these rows, divided between its two shelves as evenly as possible.

    >>> shelved([["r5", "r6", "r7"], ["b1", "b2", "b3"], ["k9"]])
    'r5 r6 r7 / b1 b2 b3 _ k9'
    """
    upper: list[Sequence[str]] = []
    half = sum(len(row) + 1 for row in rows) / 2
    for row in rows:
        if upper and sum(len(each) + 1 for each in upper) + len(row) / 2 > half:
            break
        upper.append(row)
    return rack_of(upper, rows[len(upper) :], gap=1)


def _melds(
    draw: Random, colours: Sequence[str] = "rybk", low: int = 1, high: int = 14, runs: float = 0.6
) -> list[Row]:
    """Return random runs and groups with fourteen tiles in all, in notation.

    Raises LookupError if in many tries every result would need a tile more than twice.

    Args:
        draw: The random generator.
        colours: The colours that runs may have; groups may contain all colours.
        low: The lowest number of a tile.
        high: The highest number of a tile; 14 means the 1 after the 13.
        runs: The chance that a meld is a run; melds of more than four tiles always are.
    """
    for _ in range(_TRIES):
        rows = [
            _meld(draw, length, colours, low, high, draw.random() < runs or length > 4)
            for length in pick(draw, _PARTS)
        ]
        if in_box(flat(rows)):
            return rows
    raise LookupError("no melds")


def _meld(draw: Random, length: int, colours: Sequence[str], low: int, high: int, as_run: bool) -> Row:
    """Return a random run (if *as_run*) or group of *length* tiles, in notation.

    *colours* are the colours that a run may have; a group may contain all four. *low* and *high* are the
    lowest and the highest number, where 14 means the 1 after the 13.
    """
    if as_run:
        return run(pick(draw, colours), number_from(draw, low, high - length + 1), length)
    number = number_from(draw, low, high)
    return group(number if number <= 13 else 1, shuffled(COLOUR_LETTERS, draw)[:length])


COLOUR_LETTERS = tuple(map(str, COLOURS))


def _rows(draw: Random, sort: str) -> list[Row]:
    """Return fourteen tiles that form a closing pattern, with which a player can end the round.

    The tiles are in notation, in one list for each meld, pair or other part of the pattern. *sort* is the
    name of the pattern, or "eight-in-melds", "nearly" or "twice" for tiles whose pattern is easily mistaken
    for another; see `rack`.
    """
    match sort:
        case Pattern.SIMPLE:
            return _melds(draw)
        case Pattern.BICOLOR:
            return _melds(draw, shuffled(COLOUR_LETTERS, draw)[:2], runs=1)
        case Pattern.MONOCOLOR:
            return _melds(draw, pick(draw, COLOUR_LETTERS), runs=1)
        case Pattern.MINOR:
            return _melds(draw, low=1, high=7)
        case Pattern.MAJOR:
            return _melds(draw, low=8, high=14)
        case Pattern.MOSAIC:
            return [mosaic_row(draw)]
        case Pattern.DOUBLES:  # seven pairs (PRO-49)
            return [[each, each] for each in shuffled(map(str, ALL_TILES), draw)[:7]]
        case Pattern.GRAND_CARE:  # both copies of a number in all colours, and six other tiles (PRO-50)
            number = number_from(draw, 1, 13)
            eight = [each for each in group(number, COLOUR_LETTERS) for _ in range(2)]
            others = [str(each) for each in ALL_TILES if each.number != number]
            return [eight, [*shuffled(others, draw)[:6]]]
        case "eight-in-melds":  # eight tiles with one number, as two groups, and two runs
            four = group(number_from(draw, 1, 13), COLOUR_LETTERS)
            return [four, four[::-1], *(_meld(draw, 3, COLOUR_LETTERS, 1, 14, True) for _ in range(2))]
        case "nearly":  # one meld of a more valuable pattern is replaced by any other of the same length
            better = (Pattern.BICOLOR, Pattern.MONOCOLOR, Pattern.MINOR, Pattern.MAJOR)
            rows = _rows(draw, pick(draw, better))
            place = number_from(draw, 0, len(rows) - 1)
            length = len(rows[place])
            rows[place] = _meld(draw, length, COLOUR_LETTERS, 1, 14, length > 4 or draw.random() < 0.5)
            return rows
        case _:  # the same runs twice, which are also Doubles (PRO-52)
            chosen = shuffled(COLOUR_LETTERS, draw)[:2]
            lengths = zip(chosen, pick(draw, ((3, 4), (4, 3))), strict=True)
            one, two = (run(colour, number_from(draw, 1, 15 - length), length) for colour, length in lengths)
            return [one, one, two, two]


def rack(draw: Random, sort: str, jokers: int = 0, *, free_is_joker: bool = False) -> ClosingRack | None:
    """Return a random rack that closes (ends the round), or None if it would need a tile more than twice.

    Args:
        draw: The random generator.
        sort: The name of the rack's pattern, or of a sort of racks whose pattern is easily mistaken:
            "nearly" (one meld does not fit a more valuable pattern), "twice" (the same two runs twice, which
            are seven pairs as well), or "eight-in-melds" (all eight tiles of a number, in two groups).
        jokers: How many of the fourteen tiles in the pattern are replaced by Jokers.
        free_is_joker: Whether the fifteenth tile, which is left over, is a Joker.
    """
    try:
        rows = [list(row) for row in _rows(draw, sort)]
    except LookupError:
        return None
    places = [(row, at) for row, tiles in enumerate(rows) for at in range(len(tiles))]
    for row, at in shuffled(places, draw)[:jokers]:
        rows[row][at] = "*"
    free = "*" if free_is_joker else str(pick(draw, ALL_TILES))
    return ClosingRack(rows, free) if in_box([*flat(rows), free]) else None


def plain_rack(draw: Random, band: Difficulty) -> ClosingRack | None:
    """Return a random rack that closes (ends the round) with runs and groups.

    Above the easy level, the rack may contain a Joker. Returns None if the random rack would contain a tile
    more than twice.
    """
    sort = pick(draw, ("simple", "simple", "nearly", "bicolor", "minor", "major"))
    return rack(draw, sort, 0 if band is Difficulty.EASY else number_from(draw, 0, 1))


def sorted_by(tiles: Sequence[str], by: str) -> str:
    """Return the notation of a rack with these tiles, sorted as the Sort buttons on the page do it.

    *by* is "run" to sort by runs; with any other value they are sorted by groups.
    """
    layout = Layout.of(parse_arrangement(" ".join(tiles)))
    return layout.sorted_by("run" if by == "run" else "group").arrangement().notation()


def rack_notation(tiles: Sequence[Tile], draw: Random) -> str:
    """Return the notation of a rack with these tiles, sorted by runs.

    The tiles are shuffled before they are sorted, so their order is random wherever sorting leaves it open.
    """
    return sorted_by(list(map(str, shuffled(tiles, draw))), "run")
