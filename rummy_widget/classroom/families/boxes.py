"""Boxes of tiles to count in: that of the game, or one with fewer colours, fewer numbers, more Jokers."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """Two copies of each colour and number, and Jokers."""

    colours: int
    numbers: int
    jokers: int = 0

    @property
    def kinds(self) -> int:
        """How many different natural tiles there are."""
        return self.colours * self.numbers

    @property
    def naturals(self) -> int:
        """How many pieces are no Jokers."""
        return 2 * self.kinds

    @property
    def tiles(self) -> int:
        """How many pieces there are."""
        return self.naturals + self.jokers
