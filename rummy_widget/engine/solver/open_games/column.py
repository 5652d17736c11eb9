"""One column of a task, made ready to be asked often: its uses, and what each makes of a state.

The same columns come again and again, in one task and from task to task: how many tiles of each colour have
to be laid at a number and how many may be. What was worked out for one is kept for all. A state is looked at
as two halves of two colours each; what so many tiles make of a half is a table, filled as it is asked for.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from .open_runs import BITS, KEPT, LANES, MASK, MOST, NEXT, OPEN, Vector, blocked
from .ways import PAIRS, SIDE, GroupRoom, LaidUse, Way, laid, ways, wilds

NO_TILES: Vector = (0, 0, 0, 0)
HALF = 2 * BITS
"""Where the second half of a state begins."""
LOW = (1 << HALF) - 1


@lru_cache(maxsize=2_000)  # of some 35 uses each: about 8 MB
def column_of(
    low: Vector, high: Vector, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...],
    ends: Vector = NO_TILES, idle: bool = False,
) -> tuple[Way, ...]:  # fmt: skip
    """The uses of a column, those first that leave least behind, then those with few Jokers.

    It is of at least *low* and at most *high* tiles of each colour, with the groups there to be filled. Of
    the 1s as many as *ends* may be kept to follow the 13. With *idle* no Joker is laid that is not needed.
    """
    found: list[Way] = []
    for kept in product(*(range(min(pair) + 1) for pair in zip(high, ends, strict=True))):
        code = sum(count << KEPT + 2 * lane for lane, count in enumerate(kept))
        least, most = _without(low, kept), _without(high, kept)
        found += ways(least, most, jokers, fills, sizes, code, idle=idle)
    return tuple(sorted(found))


def runs_of(use: Way) -> Vector:
    """How many tiles of each colour go into runs."""
    return PAIRS[use[3]] + PAIRS[use[4]]


def laid_out(
    low: Vector, high: Vector, use: Way, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...]
) -> LaidUse:
    """A use in full."""
    kept = _ones(use[5])
    return laid(_without(low, kept), _without(high, kept), runs_of(use), use[1], fills, sizes)


def last_column(state: int, jokers: int) -> list[Way]:
    """The uses of the 1s that were kept for the end of a run, with Jokers beside them."""
    code = state >> KEPT << KEPT
    found = []
    for wild in wilds(jokers):
        r, y, b, k = (a + b for a, b in zip(_ones(state), wild, strict=True))
        if max(r, y, b, k) <= MOST:
            found.append((0, sum(wild), 0, SIDE * r + y, SIDE * b + k, -code))
    return found


def laid_last(state: int, use: Way) -> LaidUse:
    """Such a use in full."""
    ones, runs = _ones(state), runs_of(use)
    return LaidUse(runs, ones, tuple(a - b for a, b in zip(runs, ones, strict=True)), (), ())  # type: ignore[arg-type]


def _ones(state: int) -> Vector:
    return tuple(state >> KEPT + 2 * lane & 3 for lane in LANES)  # type: ignore[return-value]


# ---- Halves ----------------------------------------------------------------------------------------


Ahead: TypeAlias = "tuple[int, int, int, int]"
"""How many tiles there can be of two colours at the next number, and at the one after it."""
Halves: TypeAlias = "dict[int, tuple[array[int], array[int]]]"
_HALVES: dict[Ahead, Halves] = {}
_tables = 0
MOST_TABLES = 8_000
"""Tables of halves that are kept in memory, about 4 MB."""


def halves_before(ahead: Ahead) -> Halves:
    """The tables of halves, as far as they are filled, where so much can follow."""
    return _HALVES.setdefault(ahead, {})


def plain_halves(half: int, ahead: Ahead) -> tuple[array[int], array[int]]:
    """What so many tiles make of a half where no block begins or ends, low and high in a state.

    -1 stands where a run cannot go on, now or at the two next numbers.
    """
    global _tables
    if _tables > MOST_TABLES:
        for each in _HALVES.values():
            each.clear()
        _tables = 0
    one, two = _followed(half & MASK, ahead[0], ahead[2]), _followed(half >> BITS, ahead[1], ahead[3])
    found = [a | b << BITS if a >= 0 and b >= 0 else -1 for a in one for b in two]
    both = array("i", found), array("i", [each << HALF if each >= 0 else -1 for each in found])
    halves_before(ahead)[half] = both
    _tables += 1
    return both


@cache
def _followed(place: int, following: int, then: int) -> tuple[int, ...]:
    """The next situations of one colour, -1 for those that so many tiles cannot follow."""
    return tuple(cut(each, following, then) for each in NEXT[place])


def cut(place: int, following: int, then: int) -> int:
    """A situation that so many tiles can follow at the two next numbers, or -1.

    Runs that may end are counted only as far as there are tiles to go on with them.
    """
    ones, twos, threes = OPEN[place]
    if place < 0 or ones + twos > following or ones > then:
        return -1
    return OPEN.index((ones, twos, min(threes, following - ones - twos)))


@lru_cache(maxsize=12_000)
def halves(
    half: int, runs: int, begin: tuple[int, int], finish: tuple[int, int], ahead: Ahead
) -> tuple[int, ...]:
    """The same with blocks: more than one, where a block that begins may take up an open run or not."""
    one, two = divmod(runs, SIDE)
    first = _blocked(half & MASK, one, begin[0], finish[0], ahead[0], ahead[2])
    return tuple(
        a | b << BITS
        for b in (_blocked(half >> BITS, two, begin[1], finish[1], ahead[1], ahead[3]) if first else ())
        for a in first
    )


@cache
def _blocked(place: int, tiles: int, begin: int, finish: int, following: int, then: int) -> tuple[int, ...]:
    found = (cut(each, following, then) for each in blocked(place, tiles, begin, finish))
    return tuple(dict.fromkeys(each for each in found if each >= 0))


def _without(row: Vector, kept: Sequence[int]) -> Vector:
    return tuple(max(0, a - b) for a, b in zip(row, kept, strict=True))  # type: ignore[return-value]
