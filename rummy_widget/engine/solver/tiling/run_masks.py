"""The possible combinations of runs of one colour, as bit masks of their tiles.

A run of six or more tiles can be divided into runs of three to five. So any 14 tiles in runs and groups can
be divided into four or three melds of 3, 4 or 5 tiles: 3+3+3+5, 3+3+4+4 or 4+5+5. The tiles of runs of one
colour are written as a *mask*: thirteen bits say which numbers are used at least once, thirteen more bits
which numbers are used at least twice, and so on. The rack's tiles of that colour are written as such a mask,
too. The `&` of two masks contains a bit for each tile that they share.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement

PLANE = 13
"""The number of bits in each part of a tile mask, one for each of the numbers 1 to 13.

The first part says which numbers there are at least once, the second which there are at least twice, and so
on.
"""

LENGTHS = (3, 4, 5, 6, 7, 8, 9, 10, 11, 14)
"""The possible numbers of tiles in runs of one colour, among the 14 melded tiles with which a player closes.

With 12 or 13 tiles in runs, the one or two tiles that are left couldn't form a meld.
"""

_PIECES = (3, 4, 5)


@cache
def masks_of_runs(low: int, high: int, length: int) -> tuple[int, ...]:
    """Return the bit masks of all combinations of runs of one colour with *length* tiles in all.

    The runs are between the numbers *low* and *high*, inclusive; 14 is the 1 after 13. A mask has thirteen
    bits for the first copies of the numbers, thirteen for the second copies, and so on; a third copy can only
    be a Joker, as the box contains each tile twice.

    >>> len(masks_of_runs(1, 14, 3)), len(masks_of_runs(1, 14, 6))
    (12, 78)
    """
    if length == 0:
        return (0,)
    found: set[tuple[int, ...]] = set()
    for sizes in _run_sizes(length):
        _add_placements(sizes, low, high, [0] * PLANE, low, found)
    return tuple(sorted(map(mask_of, found)))


def mask_of(counts: Sequence[int]) -> int:
    """Return the bit mask of one colour's tiles, given how many there are of each number, beginning with 1.

    Bit n - 1 is set if there is a tile of number n, bit n + 12 if there is a second one, and so on.

    >>> bin(mask_of([2, 1, 0]))
    '0b10000000000011'
    """
    return sum(1 << plane * PLANE + place for place, count in enumerate(counts) for plane in range(count))


def bits(mask: int) -> Iterator[int]:
    """Yield the positions of the bits that are set in a mask, the lowest first.

    >>> list(bits(0b10011))
    [0, 1, 4]
    """
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _run_sizes(length: int) -> list[tuple[int, ...]]:
    """Return every way to write *length* as a sum of at most four lengths of runs, each 3, 4 or 5."""
    return [
        sizes
        for pieces in range(1, 5)
        for sizes in combinations_with_replacement(_PIECES, pieces)
        if sum(sizes) == length
    ]


def _add_placements(
    sizes: tuple[int, ...], low: int, high: int, used: list[int], start: int, found: set[tuple[int, ...]]
) -> None:
    """Find every way to place runs of these *sizes*, and add each to the set *found*.

    A way is added as a tuple that says how many tiles of each number the runs use. The runs are between the
    numbers *low* and *high*, inclusive, and the first run begins at *start* or later. *used* counts the tiles
    of each number in the runs placed so far. Of two runs of equal size the second never begins lower than the
    first, so that no way is tried twice.
    """
    if not sizes:
        found.add(tuple(used))
        return
    size, rest = sizes[0], sizes[1:]
    for first in range(start, high - size + 2):
        places = [(place - 1) % PLANE for place in range(first, first + size)]
        for place in places:
            used[place] += 1
        _add_placements(rest, low, high, used, first if rest and rest[0] == size else low, found)
        for place in places:
            used[place] -= 1
