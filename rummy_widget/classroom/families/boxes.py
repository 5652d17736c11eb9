"""Boxes of tiles to count in: that of the game, or one with fewer colours, fewer numbers, more Jokers."""

from __future__ import annotations

from typing import NamedTuple

from .draw import SeededDraw


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


def a_box(
    draw: SeededDraw,
    colours: tuple[int, int] = (3, 4),
    numbers: tuple[int, int] = (10, 13),
    jokers: tuple[int, int] = (0, 0),
) -> Box:
    """A box drawn within these bounds.

    >>> a_box(SeededDraw("any"), (4, 4), (13, 13), (2, 2)).tiles
    106
    """
    return Box(draw.whole(*colours), draw.whole(*numbers), draw.whole(*jokers))
