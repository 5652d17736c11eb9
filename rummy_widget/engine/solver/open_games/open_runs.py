"""Open runs of one colour, and what the tiles of one more number make of them.

Read the numbers from 1 to 13. Of the runs begun so far in one colour it matters only how many of them have
length 1, 2, and "3 or more". If it is known how many tiles of the colour go into runs at the next number, the
best step is certain: runs of 1 and 2 must go on, then those of 3 go on, and what is left begins (a run of 3
may end at any time, so going on is never worse than beginning anew). Such a situation is a small number, the
four colours together are one number, a *state*.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

LANES = range(4)
BITS = 7
MASK = (1 << BITS) - 1
KEPT = 4 * BITS
"""Where a state has the 1s that are kept for the end of a run, two bits a colour."""

MOST = 6
"""Runs of one colour that may be open at once: two copies of a tile, and Jokers."""

Vector: TypeAlias = "tuple[int, int, int, int]"

OPEN = [
    (ones, twos, threes)
    for size in range(MOST + 1)
    for ones in range(size + 1)
    for twos in range(size + 1 - ones)
    for threes in (size - ones - twos,)
]
"""Each situation of one colour: how many open runs of length 1, of 2, of 3 or more."""

_PLACE = {each: place for place, each in enumerate(OPEN)}


def _next(ones: int, twos: int, threes: int, tiles: int) -> int:
    """The situation after one more number of which so many tiles go into runs; -1 if there is none."""
    begun = tiles - ones - twos
    if begun < 0:
        return -1
    further = min(begun, threes)
    return _PLACE.get((begun - further, ones, twos + further), -1)


NEXT = [tuple(_next(*each, tiles) for tiles in range(MOST + 1)) for each in OPEN]
"""For each situation what so many tiles of the next number make of it."""


MUST = [ones + twos for ones, twos, _ in OPEN]
"""For each situation how many runs must go on."""


@cache
def blocked(place: int, tiles: int, begin: int, finish: int) -> tuple[int, ...]:
    """What so many tiles make of a situation where blocks begin and end: nothing that another outdoes.

    A block that begins may take up one run that must go on, one that ends can be gone on with.
    """
    taken = {OPEN[place]}
    for _ in range(begin):
        taken |= {(ones - 1, twos, threes) for ones, twos, threes in taken if ones} | {
            (ones, twos - 1, threes) for ones, twos, threes in taken if twos
        }
    found = {_next(*each, tiles) for each in taken} - {-1}
    after = {_with_open(*OPEN[each], finish) for each in found}
    return tuple(
        _PLACE[each] for each in sorted(after)
        if not any(outdoes(other, each) for other in after if other != each)
    )  # fmt: skip


Situation: TypeAlias = "tuple[int, int, int]"


def _with_open(ones: int, twos: int, threes: int, more: int) -> Situation:
    """A situation and so many runs of 3 or more."""
    return ones, twos, min(threes + more, MOST - ones - twos)


def outdoes(one: Situation, other: Situation) -> bool:
    """Whether whatever can follow the other can follow this one: its runs are as long, no more must go on."""
    longer = one[2] - other[2]
    return one[0] <= other[0] and 0 <= other[0] + other[1] - one[0] - one[1] <= longer
