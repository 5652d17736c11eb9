"""One number of a scan over tiles: what open runs and groups make of what there is of it.

What matters of the runs begun so far in one colour is how long those are that may go on, and a length only as
1, 2 or 3, which means three or more. If it is known how many tiles of the colour go into runs at the next
number, the best step is certain: runs of 1 or 2 must go on, then those of 3 go on (they may end at any time,
so going on is never worse than beginning anew), and what is left begins. So the only choice at a number is
its groups. Every scan that reads tiles number by number stands on this.

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
"""The colours of each group that there is."""

COPIES = sorted(
    {
        tuple(sum(colour in group for group in groups) for colour in range(4))
        for number in range(1, 5)
        for groups in combinations_with_replacement(GROUPS, number)
        if sum(map(len, groups)) <= 14
    }
)
"""What groups of one number take of the four colours: any groups that 14 tiles can be."""


@cache
def situations(most: int) -> tuple[Open, ...]:
    """All that the open runs of a colour can be, if no more than so many.

    >>> situations(1)
    ((), (1,), (2,), (3,))
    """
    return tuple(some for size in range(most + 1) for some in combinations_with_replacement((1, 2, 3), size))


def step(runs: Open, tiles: int) -> Open | None:
    """The open runs after one more number, of which so many tiles go into runs; None if one is too short."""
    must = [length + 1 for length in runs if length < 3]
    spare = tiles - len(must)
    if spare < 0:
        return None
    further = min(spare, runs.count(3))
    return tuple(sorted([*must, *(3,) * further, *(1,) * (spare - further)]))


def begun(runs: Open, tiles: int) -> int:
    """How many of so many tiles begin a run."""
    return max(0, tiles - len(runs))


def ending(runs: Open) -> tuple[int, int]:
    """With how many tiles after the last number, 1s after 13, all runs end well: from so many to so many.

    >>> ending((2, 3)), ending((1, 3))  # a run of 1 cannot: there is but one such number
    ((1, 2), (1, 0))
    """
    return (1, 0) if 1 in runs else (runs.count(2), len(runs))


def lacking(runs: Open) -> int:
    """How many tiles the runs still want, the fewest."""
    return sum(3 - length for length in runs)


def as_good(mine: Open, others: Open) -> bool:
    """Whether runs can do all that others can, whatever comes.

    A run of three can do all that any other can, or none: go on or be over. One of 2 can do what one of 1
    can. So each of mine that is shorter than three has to be matched by one of theirs that wants no less.

    >>> as_good((3,), ()), as_good((2,), (1,)), as_good((1,), (2,)), as_good((), (3,))
    (True, True, False, False)
    """
    ones, twos = mine.count(1), mine.count(2)
    wanting = others.count(1)
    return ones <= wanting and ones + twos <= wanting + others.count(2) and len(mine) >= len(others)
