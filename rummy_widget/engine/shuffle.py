"""Our own shuffle, pinned: a seed means the same order on every version of Python."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

T = TypeVar("T")


def shuffled(items: Iterable[T], seed: int | str | Random) -> tuple[T, ...]:
    """The items in the order that *seed* means; a `Random` is drawn from, so that it moves on.

    Fisher and Yates' shuffle from the last place down, one `Random.random()` a place: that generator is
    promised to stay as it is, `random.shuffle` is not.

    >>> shuffled("abcdef", seed=7)
    ('d', 'f', 'e', 'c', 'a', 'b')
    """
    draw = seed if isinstance(seed, Random) else Random(seed)
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chosen = int(draw.random() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)
