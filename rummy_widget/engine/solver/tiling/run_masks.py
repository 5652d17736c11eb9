"""Pieces of which 14 melded tiles are made, and what runs may lie in one colour.

Runs of six or more divide into runs of three to five, so any 14 tiles in runs and groups are four or three
*pieces* of 3, 4 or 5 tiles: 3+3+3+5, 3+3+4+4 or 4+5+5. What runs use in one colour is written as a *mask*:
thirteen bits say which numbers are used, thirteen more which are used twice, and so on. The tiles of that
colour in a rack are such a mask too, so that two masks have as many tiles in common as their `&` has bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement

PLANE = 13
"""Bits of a plane: the numbers 1 to 13."""

LENGTHS = (3, 4, 5, 6, 7, 8, 9, 10, 11, 14)
"""How many tiles of 14 may lie in the runs of one colour; the others leave a rest that is no meld."""

_PIECES = (3, 4, 5)


@cache
def masks_of_runs(low: int, high: int, length: int) -> tuple[int, ...]:
    """All that runs of one colour can use on the places *low* to *high* with so many tiles in all.

    Place 14 is the 1 after 13. Some use a number three times or more: a Joker may stand for the third.

    >>> len(masks_of_runs(1, 14, 3)), len(masks_of_runs(1, 14, 6))
    (12, 78)
    """
    if length == 0:
        return (0,)
    found: set[tuple[int, ...]] = set()
    for sizes in _cuts(length):
        _lay(sizes, low, high, [0] * PLANE, low, found)
    return tuple(sorted(map(spread, found)))


def spread(counts: Sequence[int]) -> int:
    """Counts of the numbers 1 to 13 as a mask.

    >>> bin(spread([2, 1, 0]))
    '0b10000000000011'
    """
    return sum(1 << plane * PLANE + place for place, count in enumerate(counts) for plane in range(count))


def bits(mask: int) -> Iterator[int]:
    """The places of a mask's bits, the lowest first.

    >>> list(bits(0b10011))
    [0, 1, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _cuts(length: int) -> list[tuple[int, ...]]:
    """The ways to cut so many tiles into pieces, four at most."""
    return [
        sizes
        for pieces in range(1, 5)
        for sizes in combinations_with_replacement(_PIECES, pieces)
        if sum(sizes) == length
    ]


def _lay(
    sizes: tuple[int, ...], low: int, high: int, used: list[int], start: int, found: set[tuple[int, ...]]
) -> None:
    """Lay the pieces in every way; of two of one size the second starts no lower than the first."""
    if not sizes:
        found.add(tuple(used))
        return
    size, rest = sizes[0], sizes[1:]
    for first in range(start, high - size + 2):
        places = [(place - 1) % PLANE for place in range(first, first + size)]
        for place in places:
            used[place] += 1
        _lay(rest, low, high, used, first if rest and rest[0] == size else low, found)
        for place in places:
            used[place] -= 1
