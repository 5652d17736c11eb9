"""A shuffle whose result for a seed is the same on every version of Python."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Iterable[T], seed: int | str | Random) -> tuple[T, ...]:
    """Return the items in a random order that depends only on *seed*.

    If *seed* is a `Random`, its next random numbers are used, so a second call returns another order. This is
    the Fisher-Yates shuffle, with one call of `Random.random()` for each place, from the last to the second.
    `random.shuffle` isn't used because Python doesn't promise that its results stay the same.

    >>> shuffled("abcdef", seed=7)
    ('d', 'f', 'e', 'c', 'a', 'b')
    """
    draw = seed if isinstance(seed, Random) else Random(seed)
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = int(draw.random() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
