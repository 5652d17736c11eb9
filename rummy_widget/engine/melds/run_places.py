"""The places of a run: 1 to 13, then 14 for the high 1. Shared by reading and diagnosing melds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..rules import Ruleset
from ..tiles import Colour, Tile


def last_place(rules: Ruleset) -> int:
    """The last place of a run: 13, or 14 where a 1 may follow it."""
    return rules.tiles.numbers + rules.runs.high


def most_in_group(rules: Ruleset) -> int:
    """The most tiles of a group."""
    return min(rules.groups.max_length, len(rules.tiles.colours))


def tile_at(place: int, colour: Colour, rules: Ruleset, *, joker: bool = False) -> Tile:
    """The tile that belongs on a place, or a Joker that stands for it."""
    return Tile(colour, (place - 1) % rules.tiles.numbers + 1, joker)


def seatings(tiles: Sequence[Tile], rules: Ruleset) -> Iterator[dict[int, Tile]]:
    """Each way to seat tiles of one colour, one on a place; none where a number comes too often.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> [list(seats) for seats in seatings(parse_tiles("r13 r1"), RUMMY_PRO)]
    [[13, 1], [13, 14]]
    """
    seats = {each.number: each for each in tiles if each.number is not None}
    ones = [each for each in tiles if each.number == 1]
    high = rules.tiles.numbers + 1
    can_be_high = rules.runs.high
    if len(seats) + max(0, len(ones) - 1) < len(tiles) or len(ones) > 2:
        return
    if len(ones) < 2:
        yield seats
        if ones and can_be_high:
            yield {high if place == 1 else place: each for place, each in seats.items()}
    elif can_be_high:
        first, second = ones
        yield seats | {1: first, high: second}
        if first != second:
            yield seats | {1: second, high: first}


def starts(seating: dict[int, Tile], length: int, last: int) -> range:
    """Where a run of so many places can start that holds all seated tiles and ends at *last* or before.

    >>> from rummy_widget.engine.tiles import tile
    >>> list(starts({5: tile("r5"), 6: tile("r6")}, 4, 14)), list(starts({13: tile("r13")}, 3, 13))
    ([3, 4, 5], [11])
    """
    lowest = max(1, max(seating, default=1) - length + 1)
    return range(lowest, min(min(seating, default=last), last - length + 1) + 1)
