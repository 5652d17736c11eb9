"""Numbers drawn by a seed, the same on every version of Python."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class SeededDraw:
    """Draws from a text as seed. Only `Random.random()` is asked, which is promised to stay as it is.

    >>> draw = SeededDraw("racks/7")
    >>> [draw.whole(1, 6) for _ in range(5)] == [SeededDraw("racks/7").whole(1, 6)] * 5
    False
    """

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + int(self._random.random() * (high - low + 1))

    def one_of(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.whole(0, len(items) - 1)]
