"""Counting Doubles, Mosaic and Grand Care, and what of them is not in runs and groups as well.

Doubles and Grand Care have formulas. A Mosaic is scanned like the others, its two 1s being the difficulty:
the same deal may lie as a Mosaic from either of them. No Mosaic lies in runs and groups, in pairs or as a
Grand Care too, not even with two Jokers: it has one tile of nearly every number, no neighbours in one colour.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from math import comb, prod
from typing import NamedTuple, TypeAlias

from .scan import DealScan, State


def count_doubles(tiles: int, single: int, kinds: int = 52) -> int:
    """Sets of so many physical tiles with at most so many that have no twin.

    >>> count_doubles(14, 0) == comb(52, 7)
    True
    """
    return sum(
        comb(kinds, alone) * 2**alone * comb(kinds - alone, (tiles - alone) // 2)
        for alone in range(tiles % 2, min(single, tiles) + 1, 2)
    )


def count_grand_care(tiles: int, jokers: int, numbers: int = 13) -> int:
    """Sets of so many physical tiles with eight of a number, or as many of the eight as Jokers can make up.

    >>> count_grand_care(14, 0) == 13 * comb(96, 6)
    True
    """
    least, others = 8 - jokers, 8 * (numbers - 1)
    one = sum(comb(8, own) * comb(others, tiles - own) for own in range(least, 9) if own <= tiles)
    # Two numbers at once have been counted twice; three would be too many tiles.
    two = sum(
        comb(8, own) * comb(8, other) * comb(others - 8, tiles - own - other)
        for own in range(least, 9)
        for other in range(least, 9)
        if own + other <= tiles
    )
    return numbers * one - comb(numbers, 2) * two


# ---- Mosaic ----------------------------------------------------------------------------------------

_Row: TypeAlias = "tuple[int, int, int, int, int]"
"""Colours of the first four so far, the last colour, that of the final 1, Jokers used, tiles left out."""


def count_mosaic(tiles: int, jokers: int = 0, free: int = 0, numbers: int = 13) -> int:
    """Sets of so many physical tiles that lie as 1 to the last number and 1, with Jokers and but for a tile.

    >>> count_mosaic(14)
    18865520640
    """
    # Columns of three tiles at most: two 1s, or one of another number, and one left out.
    columns = [copies for copies in product(range(3), repeat=4) if sum(copies) <= 3]
    now = defaultdict[tuple[frozenset[_Row], int], int](int)
    for copies in columns:
        if rows := _first(copies, jokers, free):
            now[rows, sum(copies)] += _deals(copies)
    for number in range(2, numbers + 1):
        after = defaultdict[tuple[frozenset[_Row], int], int](int)
        for (rows, used), deals in now.items():
            for copies in columns:
                fits = used + sum(copies) <= tiles and sum(copies) <= 1 + free
                if fits and (new := _next(rows, copies, number, jokers, free)):
                    after[new, used + sum(copies)] += deals * _deals(copies)
        now = after
    return sum(
        deals
        for (rows, used), deals in now.items()
        if used == tiles and any(last != final for _, last, final, _, _ in rows)
    )


def _deals(copies: tuple[int, ...]) -> int:
    return prod(comb(2, each) for each in copies)


def _first(copies: tuple[int, ...], jokers: int, free: int) -> frozenset[_Row]:
    found = set()
    for first, final, one, other in product(range(4), range(4), (0, 1), (0, 1)):  # and which are natural
        rest = list(copies)
        rest[first] -= one
        rest[final] -= other
        used = 2 - one - other
        if min(rest) >= 0 and sum(rest) <= free and used <= jokers:
            found.add((1 << first, first, final, used, sum(rest)))
    return frozenset(found)


def _next(
    rows: frozenset[_Row], copies: tuple[int, ...], number: int, jokers: int, free: int
) -> frozenset[_Row]:
    found = set()
    count = sum(copies)
    for colours, last, final, used, out in rows:
        for colour in range(4):
            if (number <= 4 and colours >> colour & 1) or (number > 4 and colour == last):
                continue
            for natural in range(min(1, copies[colour]) + 1):
                left, spent = out + count - natural, used + 1 - natural
                if left <= free and spent <= jokers:
                    kept = colours | 1 << colour if number < 4 else 0
                    found.add((kept, colour, final, spent, left))
    return frozenset(found)


# ---- Beside runs and groups ------------------------------------------------------------------------


class _Hope(NamedTuple):
    """A deal on its way to Doubles or a Grand Care."""

    room: int  # tiles to come
    state: State  # what it can still become in runs and groups
    single: int  # tiles without a twin
    eight: bool  # whether it has the eight


def count_apart_only(scan: DealScan, size: int) -> int:
    """Sets of so many physical tiles that are Doubles or a Grand Care but do not lie in runs and groups."""
    numbers, least, spare = scan.area.numbers, 8 - scan.jokers, scan.jokers + scan.free
    now = defaultdict(int, {_Hope(size, (), 0, False): 1})
    for number in range(1, numbers + 1):
        after = defaultdict[_Hope, int](int)
        for hope, deals in now.items():
            some = scan.first(size) if number == 1 else scan.after(hope.state, hope.room, number, every=True)
            for column, state in some:
                room = hope.room - column.tiles
                single = min(hope.single + column.single, spare + 1)
                eight = hope.eight or column.tiles >= least
                if single <= spare or eight or (room >= least and number < numbers):
                    after[_Hope(room, state, single, eight)] += deals * column.deals
        now = after
    return sum(deals for hope, deals in now.items() if hope.room == 0 and not scan.ends(hope.state))
