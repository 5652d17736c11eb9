"""Boxes of tiles: small ones, all of whose racks can be listed, and the full one, from which racks are dealt.

A box is the set of all tiles of a game. A *piece* is a single tile of a box: the two copies of a tile are two
pieces that look the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple, TypeVar

from ...engine.tiles import COLOURS, JOKER, Tile

__all__ = [
    "FULL", "SMALL", "Box", "choices", "count_distinct", "deal_from", "doubles", "pieces", "positions",
    "racks", "share",
]  # fmt: skip

T = TypeVar("T")


class Box(NamedTuple):
    """A box of tiles, the set of all tiles of a game: two copies of each number in each colour, and Jokers.

    *colours* is the number of colours, *jokers* the number of Jokers. The tiles have the numbers 1 to
    *numbers*.
    """

    colours: int
    numbers: int
    jokers: int = 0

    @property
    def kinds(self) -> int:
        """The number of different tiles in the box, without Jokers."""
        return self.colours * self.numbers

    @property
    def naturals(self) -> int:
        """The number of tiles in the box without the Jokers."""
        return 2 * self.kinds

    @property
    def size(self) -> int:
        """The number of tiles in the box, Jokers included."""
        return self.naturals + self.jokers


Rack = tuple[Tile, ...]
"""Tiles that are held together, such as a dealt hand; the two copies of a tile look the same."""

SMALL = Box(2, 5)
"""A small box of 20 tiles: two colours, numbers 1 to 5, no Jokers. Its racks are few enough to be listed."""

FULL = Box(4, 13, 2)
"""The box of the game: 106 tiles."""

MOST_LISTED = 2_000_000


def pieces(box: Box) -> Rack:
    """Return every single tile of a box: two copies of each tile, then the Jokers.

    >>> len(pieces(SMALL)), len(pieces(FULL))
    (20, 106)
    >>> [str(tile) for tile in pieces(SMALL)[:3]]
    ['r1', 'r1', 'r2']
    """
    numbers = range(1, box.numbers + 1)
    kinds = [Tile(colour, number) for colour in COLOURS[: box.colours] for number in numbers]
    return (*(kind for kind in kinds for _ in range(2)), *(JOKER,) * box.jokers)


def racks(box: Box, size: int) -> Iterator[Rack]:
    """Return an iterator over every rack of *size* tiles from a box.

    The two copies of a tile count as different. Raises ValueError if there are more than two million racks.

    >>> sum(1 for rack in racks(SMALL, 3))
    1140
    """
    if comb(box.size, size) > MOST_LISTED:
        raise ValueError(f"too many racks to list: {comb(box.size, size)}; expected a smaller box")
    return combinations(pieces(box), size)


def choices(items: Iterable[T], size: int) -> Iterator[tuple[T, ...]]:
    """Yield every choice of *size* items, as `itertools.combinations` does; the order of items doesn't count.

    >>> len(list(choices(pieces(SMALL)[:4], 2)))
    6
    """
    return combinations(tuple(items), size)


def positions(length: int, good: int) -> Iterator[tuple[int, ...]]:
    """Yield every choice of positions for the good tiles in a row of tiles.

    *length* is the number of tiles in the row, and *good* the number of good tiles, which are the ones that
    somebody wants to draw. The first position is 1.

    >>> list(positions(3, 2))
    [(1, 2), (1, 3), (2, 3)]
    """
    return combinations(range(1, length + 1), good)


def share(cases: Iterable[bool]) -> Fraction:
    """Return the fraction of *cases* that are true.

    >>> share(tile.number == 3 for tile in pieces(SMALL))
    Fraction(1, 5)
    """
    found = list(cases)
    return Fraction(sum(found), len(found))


def count_distinct(racks: Iterable[Rack]) -> int:
    """Return the number of different racks if the two copies of a tile are not told apart.

    >>> count_distinct(racks(SMALL, 3))
    210
    """
    return len({tuple(sorted(rack)) for rack in racks})


def doubles(rack: Rack) -> int:
    """Return the number of tiles that a rack holds twice; two Jokers are not counted (rule PRO-7).

    >>> from rummy_widget import parse_tiles
    >>> doubles(parse_tiles("r7 r7 b7 k1 k1 * *"))
    2
    """
    return sum(copies > 1 and kind != JOKER for kind, copies in Counter(rack).items())


def deal_from(box: Sequence[T], size: int, rng: Random) -> tuple[T, ...]:
    """Return *size* items dealt at random from a *box* of items, in the order in which they are dealt.

    >>> [str(tile) for tile in deal_from(pieces(SMALL), 3, Random(7))]
    ['y1', 'r2', 'r4']
    """
    order = list(box)
    for last in range(len(order) - 1, len(order) - 1 - size, -1):
        chosen = int(rng.random() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order[len(order) - size :])
