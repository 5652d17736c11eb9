"""The ways to lay the tiles of one number, and the open runs after each way; all results are cached.

The tiles of one number in the four colours are called a *column*. Columns with the same tiles occur again and
again, within a task and from task to task. An *open run* is one that may still be continued. The open runs of
the four colours are encoded as one integer, a *state* (see `open_runs`), of which each half stands for two
colours. Lookup tables list the new half of a state for each number of tiles that join the runs; they are
filled on demand.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from .open_runs import BITS, KEPT, LANES, MASK, MOST, NEXT, OPEN, Vector, next_open_runs
from .tile_uses import PAIRS, SIDE, FullUse, GroupRoom, TileUse, best_full_use, joker_splits, tile_uses

NO_TILES: Vector = (0, 0, 0, 0)
HALF = 2 * BITS
"""The position of the first bit for the last two colours in a state, the code for the runs of all colours."""
LOW = (1 << HALF) - 1
"""The bits for the first two colours in a state."""


@lru_cache(maxsize=2_000)  # each entry has about 35 ways to lay the tiles of a number: 8 MB in all
def column_uses(
    low: Vector, high: Vector, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...],
    ends: Vector = NO_TILES, idle: bool = False,
) -> tuple[TileUse, ...]:  # fmt: skip
    """Return the ways to lay the tiles of one number; those that leave the fewest tiles unused come first.

    At least *low* and at most *high* tiles of each colour are laid: in runs, in new groups of one of the
    *sizes*, or in groups of the table that may be added to (*fills*). Up to *jokers* Jokers are laid with
    them. If the number is 1, some of these tiles may be kept to follow a 13: *ends* gives the largest number
    for each colour. If *idle* is True, no Joker is laid that isn't needed.
    """
    found: list[TileUse] = []
    for kept in product(*(range(min(pair) + 1) for pair in zip(high, ends, strict=True))):
        code = sum(count << KEPT + 2 * lane for lane, count in enumerate(kept))
        least, most = _without(low, kept), _without(high, kept)
        found += tile_uses(least, most, jokers, fills, sizes, code, idle=idle)
    return tuple(sorted(found))


def runs_of(use: TileUse) -> Vector:
    """Return how many tiles of each colour go into runs if the tiles of a number are laid as *use* says."""
    return PAIRS[use[3]] + PAIRS[use[4]]


def full_use(
    low: Vector, high: Vector, use: TileUse, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...]
) -> FullUse:
    """Return in detail how the tiles of one number are laid: runs, groups and Jokers, by colour.

    *use* is a way to lay the tiles that `column_uses` returned for the same values of the other arguments.
    These are: the fewest tiles of each colour that must be laid (*low*), the most that may be laid (*high*),
    the groups on the table to which tiles may be added (*fills*), and the *sizes* that a new group may have.
    """
    kept = _ones(use[5])
    return best_full_use(_without(low, kept), _without(high, kept), runs_of(use), use[1], fills, sizes)


def last_column(state: int, jokers: int) -> list[TileUse]:
    """Return the ways to lay the 1s that were kept to follow a 13, with up to *jokers* Jokers as further 1s.

    *state* encodes how many 1s of each colour were kept, in its bits from `KEPT` on.
    """
    code = state >> KEPT << KEPT
    found = []
    for wild in joker_splits(jokers):
        r, y, b, k = (a + b for a, b in zip(_ones(state), wild, strict=True))
        if max(r, y, b, k) <= MOST:
            found.append((0, sum(wild), 0, SIDE * r + y, SIDE * b + k, -code))
    return found


def full_last_use(state: int, use: TileUse) -> FullUse:
    """Return in detail how the 1s after a 13 are laid: tiles in runs and Jokers, by colour.

    *use* is a way to lay these 1s that `last_column` returned. The bits of *state* from `KEPT` on say how
    many natural 1s of each colour were kept to follow a 13; Jokers stand for the others.
    """
    ones, runs = _ones(state), runs_of(use)
    return FullUse(runs, ones, tuple(a - b for a, b in zip(runs, ones, strict=True)), (), ())  # type: ignore[arg-type]


def _ones(state: int) -> Vector:
    """Return how many 1s of each colour are kept to follow a 13.

    *state* is the code for the runs of all colours; its bits from `KEPT` on count these 1s.
    """
    return tuple(state >> KEPT + 2 * lane & 3 for lane in LANES)  # type: ignore[return-value]


# ---- Halves ----------------------------------------------------------------------------------------


Ahead: TypeAlias = "tuple[int, int, int, int]"
"""The most tiles of two colours that can go into runs: at the next number, then at the one after it."""
HalfTables: TypeAlias = "dict[int, tuple[array[int], array[int]]]"
"""The pairs of lookup tables that `half_tables` returns for one *ahead*.

The key is the code of the open runs of two colours before a number.
"""
_HALVES: dict[Ahead, HalfTables] = {}
_tables = 0
MOST_TABLES = 8_000
"""How many results of `half_tables` are cached at most. That many take about 4 MB."""


def half_table_cache(ahead: Ahead) -> HalfTables:
    """Return the cache for the results of `half_tables` with a given *ahead*; it is empty at first.

    *ahead* says how many tiles of two colours can go into runs at the next two numbers. The cache maps the
    code of the open runs (those that may still be continued) of these colours before a number to the two
    lookup tables that `half_tables` returns for them.
    """
    return _HALVES.setdefault(ahead, {})


def half_tables(half: int, ahead: Ahead) -> tuple[array[int], array[int]]:
    """Return two lookup tables of what the open runs of two colours become when tiles of a number join them.

    Open runs are those that may still be continued. *half* encodes those before the number, and *ahead* says
    how many tiles can go into runs at the next two numbers. The index of a table encodes how many tiles of
    each of the two colours join runs (see `PAIRS`). The entry encodes the open runs after that, or is -1 if a
    run can't be completed. In the first table this code is for the lower half of a state (the code for all
    four colours); in the second table it is shifted to the upper half.

    The lookup tables are valid only if no run that is on the table of the game, and must stay together,
    begins or ends at the number.
    """
    global _tables
    if _tables > MOST_TABLES:
        for each in _HALVES.values():
            each.clear()
        _tables = 0
    one, two = _continued(half & MASK, ahead[0], ahead[2]), _continued(half >> BITS, ahead[1], ahead[3])
    found = [a | b << BITS if a >= 0 and b >= 0 else -1 for a in one for b in two]
    both = array("i", found), array("i", [each << HALF if each >= 0 else -1 for each in found])
    half_table_cache(ahead)[half] = both
    _tables += 1
    return both


@cache
def _continued(code: int, following: int, then: int) -> tuple[int, ...]:
    """Return what the open runs of one colour become if 0, 1, 2, ... tiles of the next number join them.

    Open runs are those that may still be continued. They are given as indexes of `OPEN`; *code* is that of
    the runs before the number. An entry of the result is -1 if the runs can't be completed with at most
    *following* tiles of the number after that number, and *then* tiles of the one after that.
    """
    return tuple(continued_runs(each, following, then) for each in NEXT[code])


def continued_runs(code: int, following: int, then: int) -> int:
    """Return the code of the open runs that are left if too few tiles follow to continue all of them.

    Open runs are those that may be continued. *code* stands for those of one colour (an index of `OPEN`), or
    is -1. *following* and *then* are how many tiles can go into runs at the next number and at the number
    after it. Runs of three or more tiles may be given up, but runs of one or two tiles must be continued:
    returns -1 if one of them can't be, or if *code* is -1.
    """
    ones, twos, threes = OPEN[code]
    if code < 0 or ones + twos > following or ones > then:
        return -1
    return OPEN.index((ones, twos, min(threes, following - ones - twos)))


@lru_cache(maxsize=12_000)
def next_halves(
    half: int, runs: int, begin: tuple[int, int], finish: tuple[int, int], ahead: Ahead
) -> tuple[int, ...]:
    """Return the possible open runs of two colours after a number at which kept runs begin or end.

    Open runs are those that may still be continued; those of the two colours are encoded as one integer. A
    kept run is a run of the table that stays together: it may either extend an open run or start a new one,
    so there may be several results. *half* encodes the open runs before the number, and *runs* encodes how
    many tiles of each colour join them (see `PAIRS`). *begin* and *finish* count the kept runs of each colour
    that begin and end at the number. *ahead* is how many tiles of each colour can go into runs at the next
    two numbers.
    """
    one, two = divmod(runs, SIDE)
    first = _possible(half & MASK, one, begin[0], finish[0], ahead[0], ahead[2])
    return tuple(
        a | b << BITS
        for b in (_possible(half >> BITS, two, begin[1], finish[1], ahead[1], ahead[3]) if first else ())
        for a in first
    )


@cache
def _possible(code: int, tiles: int, begin: int, finish: int, following: int, then: int) -> tuple[int, ...]:
    """Return the codes of the open runs of one colour that are possible after a number with kept runs.

    Open runs are those that may still be continued, and a code is an index of `OPEN`. *code* stands for the
    open runs before the number, and *tiles* is how many tiles join them. Kept runs are runs of the table that
    stay together; *begin* and *finish* are how many of them begin and end at the number. *following* and
    *then* are the most tiles that can go into runs at the next number and at the one after it.
    """
    found = (continued_runs(each, following, then) for each in next_open_runs(code, tiles, begin, finish))
    return tuple(dict.fromkeys(each for each in found if each >= 0))


def _without(row: Vector, kept: Sequence[int]) -> Vector:
    """Return counts of tiles by colour minus the 1s that are *kept* to follow a 13, but never below 0."""
    return tuple(max(0, a - b) for a, b in zip(row, kept, strict=True))  # type: ignore[return-value]
