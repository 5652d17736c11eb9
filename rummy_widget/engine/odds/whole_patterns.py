"""Count deals that form Doubles, a Mosaic or a Grand Care, and those of them that don't form runs and groups.

For Doubles and Grand Care there are formulas. A Mosaic is counted number by number, like runs and groups; the
difficulty is that either of its two 1s may be the first. A deal that forms a Mosaic never also forms runs
and groups, Doubles or a Grand Care, not even with two Jokers: it has one tile of nearly every number, and no
consecutive numbers in one colour.

A *deal* is a set of physical tiles, so the two copies of a tile count as different. The functions count deals
of natural tiles; how many Jokers are added to them is an argument.
"""

from __future__ import annotations

from collections import defaultdict
from itertools import product
from math import comb, prod
from typing import NamedTuple, TypeAlias

from .scan import DealScan, State


def count_doubles(tiles: int, single: int, kinds: int = 52) -> int:
    """Return how many deals of *tiles* natural tiles consist of pairs of equal tiles and a few single tiles.

    A deal has at most *single* tiles whose other copy isn't in the deal. *kinds* is the number of different
    tiles, each of which the box has twice.

    >>> count_doubles(14, 0) == comb(52, 7)
    True
    """
    return sum(
        comb(kinds, alone) * 2**alone * comb(kinds - alone, (tiles - alone) // 2)
        for alone in range(tiles % 2, min(single, tiles) + 1, 2)
    )


def count_grand_care(tiles: int, jokers: int, numbers: int = 13) -> int:
    """Return how many deals form a Grand Care: all eight tiles of one number, and any other tiles.

    A deal has *tiles* natural tiles. In addition there are *jokers* Jokers, which can stand for missing ones
    of the eight tiles. *numbers* is how many numbers there are, such as 13 for the numbers 1 to 13.

    >>> count_grand_care(14, 0) == 13 * comb(96, 6)
    True
    """
    least, others = 8 - jokers, 8 * (numbers - 1)
    one = sum(comb(8, own) * comb(others, tiles - own) for own in range(least, 9) if own <= tiles)
    # Deals with two such numbers were counted twice; for three numbers there are too few tiles.
    two = sum(
        comb(8, own) * comb(8, other) * comb(others - 8, tiles - own - other)
        for own in range(least, 9)
        for other in range(least, 9)
        if own + other <= tiles
    )
    return numbers * one - comb(numbers, 2) * two


# ---- Mosaic ----------------------------------------------------------------------------------------

_Row: TypeAlias = "tuple[int, int, int, int, int]"
"""What matters about the first tiles of a Mosaic (1 to 13 and a second 1, neighbours differ in colour).

The five numbers are: the colours of the tiles so far, as bits (0 when there are four tiles or more); the
colour of the last tile so far; the colour that the final 1 will have; the number of Jokers used; and the
number of tiles of the deal that aren't part of the Mosaic.
"""


def count_mosaic(tiles: int, jokers: int = 0, free: int = 0, numbers: int = 13) -> int:
    """Return how many deals of natural tiles form a Mosaic (1 to 13 and a second 1) with *jokers* Jokers.

    A deal has *tiles* natural tiles. *free* is how many tiles (0 or 1) aren't part of the Mosaic. In a Mosaic
    neighbours differ in colour. *numbers* is how many numbers there are, such as 13 for the numbers 1 to 13.

    >>> count_mosaic(14)
    18865520640
    """
    # At most three tiles of one number: two 1s, or one tile of another number, and one tile left out.
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
    """Return how many sets of physical tiles of one number have a given number of tiles of each colour.

    *copies* gives this number for each colour: 0, 1 or 2. A single tile of a colour is either of two copies.
    """
    return prod(comb(2, each) for each in copies)


def _first(copies: tuple[int, ...], jokers: int, free: int) -> frozenset[_Row]:
    """Return the possible beginnings of a Mosaic after reading the 1s, as a set of `_Row`.

    *copies* says how many 1s there are of each colour. Both 1s of the Mosaic are chosen now, the first tile
    and the last. At most *jokers* Jokers may be used, and *free* tiles left out.
    """
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
    """Return the possible beginnings of a Mosaic after reading the tiles of one more number.

    A Mosaic is a row of the numbers 1 to 13 and a second 1. Neighbours have different colours, and so do the
    numbers 1 to 4. *rows* are the possible beginnings before *number* is read, and *copies* says how many
    tiles of this number there are of each colour. Altogether, at most *jokers* Jokers may be used, and at
    most *free* tiles left out.
    """
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


# ---- Deals that don't form runs and groups ---------------------------------------------------------


class _DealSoFar(NamedTuple):
    """What matters about a deal after its tiles up to some number have been read.

    Attributes:
        room: the number of tiles still to come.
        state: the choices of melds with which the deal can still form runs and groups.
        single: the number of tiles whose other copy isn't in the deal.
        eight: whether the deal contains the eight tiles of one number (a Grand Care), perhaps with Jokers for
            some.
    """

    room: int
    state: State
    single: int
    eight: bool


def count_only_doubles_or_grand_care(scan: DealScan, size: int) -> int:
    """Return how many deals of *size* natural tiles form Doubles or a Grand Care, but can't be laid in melds.

    Melds are runs and groups; *scan* decides which deals can be laid in them. The Jokers of *scan* are added
    to each deal.
    """
    numbers, least, spare = scan.area.numbers, 8 - scan.jokers, scan.jokers + scan.free
    now = defaultdict(int, {_DealSoFar(size, (), 0, False): 1})
    for number in range(1, numbers + 1):
        after = defaultdict[_DealSoFar, int](int)
        for so_far, deals in now.items():
            some = (
                scan.first(size) if number == 1 else scan.after(so_far.state, so_far.room, number, every=True)
            )
            for column, state in some:
                room = so_far.room - column.tiles
                single = min(so_far.single + column.single, spare + 1)
                eight = so_far.eight or column.tiles >= least
                if single <= spare or eight or (room >= least and number < numbers):
                    after[_DealSoFar(room, state, single, eight)] += deals * column.deals
        now = after
    return sum(deals for deal, deals in now.items() if deal.room == 0 and not scan.all_melded(deal.state))
