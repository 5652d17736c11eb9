"""The choices for the tiles of one number, and the open runs that each leads to; all results are cached.

The tiles of one number in the four colours are a *column*. Columns with the same tiles occur again and again,
within a task and from task to task. The open runs of the four colours are a *state* (see `open_runs`). It is
treated as two halves of two colours each. A table lists the new half for each number of tiles that join the
runs, and is filled on demand.
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
"""The first of the bits for the last two colours in a state, which codes the runs of all four colours."""
LOW = (1 << HALF) - 1


@lru_cache(maxsize=2_000)  # each entry has some 35 ways to lay a number: about 8 MB
def column_uses(
    low: Vector, high: Vector, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...],
    ends: Vector = NO_TILES, idle: bool = False,
) -> tuple[TileUse, ...]:  # fmt: skip
    """Return the ways to lay the tiles of one number, starting with those that leave the fewest tiles over.

    At least *low* and at most *high* tiles of each colour are laid, in runs, in new groups of one of the
    *sizes*, or in groups of the table that may be added to (*fills*); up to *jokers* Jokers are laid with
    them. If the number is 1, up to *ends* of each colour may be kept to follow a 13. If *idle* is True, no
    Joker is laid that is not needed.
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

    *use* is a way to lay them that `column_uses` returned for the other arguments.
    """
    kept = _ones(use[5])
    return best_full_use(_without(low, kept), _without(high, kept), runs_of(use), use[1], fills, sizes)


def last_column(state: int, jokers: int) -> list[TileUse]:
    """Return the ways to lay the 1s that were kept to follow a 13, with up to *jokers* Jokers as further 1s.

    *state* codes how many 1s of each colour were kept, in its bits from `KEPT` on.
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

    *use* is a way to lay them that `last_column` returned. *state* codes how many 1s of each colour were kept
    for that, in its bits from `KEPT` on.
    """
    ones, runs = _ones(state), runs_of(use)
    return FullUse(runs, ones, tuple(a - b for a, b in zip(runs, ones, strict=True)), (), ())  # type: ignore[arg-type]


def _ones(state: int) -> Vector:
    """Return how many 1s of each colour are kept to follow a 13: the bits of *state* from `KEPT` on."""
    return tuple(state >> KEPT + 2 * lane & 3 for lane in LANES)  # type: ignore[return-value]


# ---- Halves ----------------------------------------------------------------------------------------


Ahead: TypeAlias = "tuple[int, int, int, int]"
"""How many tiles of two colours there can be at the next number, then at the one after it."""
HalfTables: TypeAlias = "dict[int, tuple[array[int], array[int]]]"
"""By the code of the open runs of two colours before a number: the two tables that `half_tables` returns."""
_HALVES: dict[Ahead, HalfTables] = {}
_tables = 0
MOST_TABLES = 8_000
"""How many results of `half_tables` are cached at most, about 4 MB."""


def half_table_cache(ahead: Ahead) -> HalfTables:
    """Return the cache for the results of `half_tables` with this *ahead*, which may still be empty.

    *ahead* says how many tiles of two colours can go into runs at the next two numbers. The cache maps the
    code of the open runs (those that may still be continued) before a number to the two tables.
    """
    return _HALVES.setdefault(ahead, {})


def half_tables(half: int, ahead: Ahead) -> tuple[array[int], array[int]]:
    """Return tables of the open runs of two colours after a number, indexed by how many tiles join them.

    Open runs are those that may still be continued. *half* codes those before the number as an integer, and
    *ahead* says how many tiles there can be at the next two numbers. An index codes how many tiles of each
    colour join runs (see `PAIRS`). The two tables have the same runs, one as the low and one as the high bits
    of a code for all four colours; -1 means that a run can't be completed. Use them only if no run that has
    to stay whole begins or ends at this number.
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
    """Return the codes of the open runs of one colour after a number, indexed by how many tiles join them.

    Open runs are those that may still be continued; *code* stands for those before the number (an index of
    `OPEN`). -1 means that they can't be completed with *following* and *then* tiles at the next two numbers.
    """
    return tuple(continued_runs(each, following, then) for each in NEXT[code])


def continued_runs(code: int, following: int, then: int) -> int:
    """Return a code for the runs of one colour that can be continued; -1 if a run is too short and can't be.

    *code* stands for the runs of the colour that may be continued (an index of `OPEN`), or is -1. *following*
    and *then* are how many tiles there can be at the next two numbers. Runs of one or two tiles must be
    continued; runs of three or more count only if there are tiles to continue them.
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

    Open runs are those that may still be continued, coded as an integer for the two colours. A kept run is a
    run of the table that stays together: it may either extend an open run or start a new one, so there may be
    several results. *half* codes the open runs before the number. *runs* codes how many tiles of each colour
    join them (see `PAIRS`); *begin* and *finish* count the kept runs of each colour that begin and end.
    *ahead* is how many tiles of each colour there can be at the next two numbers.
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
    """Return the possible open runs of one colour after a number at which kept runs begin or end, as codes.

    Open runs are those that may still be continued; a code is an index of `OPEN`. *code* stands for those
    before the number, *tiles* tiles join them, *begin* and *finish* kept runs (table runs that stay together)
    begin and end, and *following* and *then* tiles can be at the next two numbers.
    """
    found = (continued_runs(each, following, then) for each in next_open_runs(code, tiles, begin, finish))
    return tuple(dict.fromkeys(each for each in found if each >= 0))


def _without(row: Vector, kept: Sequence[int]) -> Vector:
    """Return tiles counted by colour, less the 1s that are *kept* to follow a 13, but never below 0."""
    return tuple(max(0, a - b) for a, b in zip(row, kept, strict=True))  # type: ignore[return-value]
