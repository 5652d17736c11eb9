"""How the tiles of one number change the open runs of a colour: a step of searches that go number by number.

A run is *open* while it may still be continued. Only the length of an open run matters: 1, 2 or 3, which
means three or more. Once it is known how many tiles of the next number go into runs of the colour, the best
step is determined: first, runs of length 1 or 2 must be continued; next, runs of length 3 are continued (they
may end at any time, so this is never worse than beginning a new run); any tiles left begin new runs. So the
only choice at a number is which groups to make.

>>> step((1, 3), 1), step((1, 3), 3), step((1, 2), 1)
((2,), (1, 2, 3), None)
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

OpenRuns: TypeAlias = "tuple[int, ...]"
"""The lengths of one colour's runs that may still be continued, the shortest first.

The length 3 stands for three or more tiles.
"""

GROUPS = [colours for size in (3, 4) for colours in combinations(range(4), size)]
"""The colours of every possible group, as tuples of colour indexes: four groups of three, and one of four."""

COPIES = sorted(
    {
        tuple(sum(colour in group for group in groups) for colour in range(4))
        for number in range(1, 5)
        for groups in combinations_with_replacement(GROUPS, number)
        if sum(map(len, groups)) <= 14
    }
)
"""All possible numbers of red, yellow, blue and black tiles in the groups of one number.

The groups contain up to 14 tiles in all.
"""


@cache
def open_run_sets(most: int) -> tuple[OpenRuns, ...]:
    """Return all possible combinations of at most *most* open runs of one colour.

    Open runs are runs that may still be continued. A run is given by its length; 3 means three or more.

    >>> open_run_sets(1)
    ((), (1,), (2,), (3,))
    """
    return tuple(some for size in range(most + 1) for some in combinations_with_replacement((1, 2, 3), size))


def step(runs: OpenRuns, tiles: int) -> OpenRuns | None:
    """Return the open runs of one colour after *tiles* tiles of the next number have been added to them.

    Open runs are runs that may still be continued. They are given by their lengths; 3 means three or more.
    Runs of length 1 or 2 must be continued; returns None if there are too few tiles to do so. Tiles that
    continue no run begin new runs.
    """
    must = [length + 1 for length in runs if length < 3]
    spare = tiles - len(must)
    if spare < 0:
        return None
    further = min(spare, runs.count(3))
    return tuple(sorted([*must, *(3,) * further, *(1,) * (spare - further)]))


def runs_begun(runs: OpenRuns, tiles: int) -> int:
    """Return how many new runs begin when *tiles* tiles of the next number are added.

    Each open run, a run that may still be continued, is given one tile first; each tile left begins a new
    run. The runs and the tiles all have the same colour.
    """
    return max(0, tiles - len(runs))


def final_ones(runs: OpenRuns) -> tuple[int, int]:
    """Return the fewest and the most 1s that can follow a 13 so that all open runs end as valid runs.

    *runs* are the lengths of the runs that have reached 13; 3 means three or more. If they can't all end as
    valid runs, the first number is larger than the second.

    >>> final_ones((2, 3)), final_ones((1, 3))  # a run of length 1 needs two more tiles: no 1 can complete it
    ((1, 2), (1, 0))
    """
    return (1, 0) if 1 in runs else (runs.count(2), len(runs))


def tiles_missing(runs: OpenRuns) -> int:
    """Return how many more tiles some unfinished runs need until each of them has three.

    *runs* are the lengths of the runs; 3 means three or more.
    """
    return sum(3 - length for length in runs)


def is_as_good(mine: OpenRuns, others: OpenRuns) -> bool:
    """Return whether the open runs *mine* are at least as useful as *others*, whatever tiles follow.

    Open runs are runs that may still be continued, given by their lengths; 3 means three or more. A run of
    length 3 is the most useful, as it may be continued or end. A run of length 2 is better than a run of
    length 1: both must be continued, but the longer run needs fewer tiles. So *mine* must contain at least as
    many runs as *others*, and for each run of *mine* with fewer than three tiles there must be a run in
    *others* that isn't longer.

    >>> is_as_good((3,), ()), is_as_good((2,), (1,)), is_as_good((1,), (2,)), is_as_good((), (3,))
    (True, True, False, False)
    """
    ones, twos = mine.count(1), mine.count(2)
    wanting = others.count(1)
    return ones <= wanting and ones + twos <= wanting + others.count(2) and len(mine) >= len(others)
