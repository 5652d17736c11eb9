"""How the tiles of one number change the open runs of a colour: one step of a scan over the numbers.

A run is *open* while it may still go on. Of an open run only its length matters, as 1, 2 or 3 (which means
three or more). If it is known how many tiles of the colour go into runs at the next number, the best step is
certain: runs of 1 or 2 must go on; then those of 3 go on (they may end at any time, so going on is never
worse than beginning a new one); the remaining tiles begin new runs. So the only choice at a number is its
groups. Every scan that reads tiles number by number uses this.

>>> step((1, 3), 1), step((1, 3), 3), step((1, 2), 1)
((2,), (1, 2, 3), None)
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

Open: TypeAlias = "tuple[int, ...]"
"""The lengths of the open runs of one colour, the shortest first."""

GROUPS = [colours for size in (3, 4) for colours in combinations(range(4), size)]
"""The colours of every possible group."""

COPIES = sorted(
    {
        tuple(sum(colour in group for group in groups) for colour in range(4))
        for number in range(1, 5)
        for groups in combinations_with_replacement(GROUPS, number)
        if sum(map(len, groups)) <= 14
    }
)
"""How many tiles of r, y, b and k the groups of one number can use, for all groups of 14 tiles or fewer."""


@cache
def situations(most: int) -> tuple[Open, ...]:
    """Return all possible combinations of at most *most* open runs of one colour.

    >>> situations(1)
    ((), (1,), (2,), (3,))
    """
    return tuple(some for size in range(most + 1) for some in combinations_with_replacement((1, 2, 3), size))


def step(runs: Open, tiles: int) -> Open | None:
    """Return the open runs after the next number, if *tiles* of its tiles go into runs.

    Returns None if these are too few: runs of 1 or 2 tiles have to go on.
    """
    must = [length + 1 for length in runs if length < 3]
    spare = tiles - len(must)
    if spare < 0:
        return None
    further = min(spare, runs.count(3))
    return tuple(sorted([*must, *(3,) * further, *(1,) * (spare - further)]))


def begun(runs: Open, tiles: int) -> int:
    """Return how many of these tiles begin a new run."""
    return max(0, tiles - len(runs))


def ending(runs: Open) -> tuple[int, int]:
    """Return the fewest and the most 1s after 13 with which all open runs end as valid runs.

    >>> ending((2, 3)), ending((1, 3))  # a run of one tile can't end well: only one number is left
    ((1, 2), (1, 0))
    """
    return (1, 0) if 1 in runs else (runs.count(2), len(runs))


def lacking(runs: Open) -> int:
    """Return the fewest tiles that the open runs still need to become valid."""
    return sum(3 - length for length in runs)


def as_good(mine: Open, others: Open) -> bool:
    """Return whether the runs *mine* can do all that *others* can, whatever tiles follow.

    A run of three can do all that any other run can, or no run at all: go on or end. A run of 2 can do what a
    run of 1 can. So each of mine with fewer than three tiles needs one of *others* that is no longer.

    >>> as_good((3,), ()), as_good((2,), (1,)), as_good((1,), (2,)), as_good((), (3,))
    (True, True, False, False)
    """
    ones, twos = mine.count(1), mine.count(2)
    wanting = others.count(1)
    return ones <= wanting and ones + twos <= wanting + others.count(2) and len(mine) >= len(others)
