"""Boxes small enough to list every rack, and the full one to deal from."""

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
    "FULL",
    "SMALL",
    "Box",
    "choices",
    "dealt",
    "doubles",
    "look",
    "pieces",
    "places",
    "racks",
    "share",
]

T = TypeVar("T")


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


Rack = tuple[Tile, ...]
"""Some tiles; of two alike it does not say which piece is which."""

SMALL = Box(2, 5)
"""Two colours, numbers to 5, no Jokers: 20 pieces, so that all racks can be listed."""

FULL = Box(4, 13, 2)
"""The box of the game: 106 pieces."""

MOST_LISTED = 2_000_000


def pieces(box: Box) -> Rack:
    """Every piece of a box, two of each tile, the Jokers last.

    >>> len(pieces(SMALL)), len(pieces(FULL))
    (20, 106)
    >>> [str(tile) for tile in pieces(SMALL)[:3]]
    ['r1', 'r1', 'r2']
    """
    numbers = range(1, box.numbers + 1)
    kinds = [Tile(colour, number) for colour in COLOURS[: box.colours] for number in numbers]
    return (*(kind for kind in kinds for _ in range(2)), *(JOKER,) * box.jokers)


def racks(box: Box, size: int) -> Iterator[Rack]:
    """Every rack of so many tiles, one after the other; every piece counts as itself.

    >>> sum(1 for rack in racks(SMALL, 3))
    1140
    """
    if comb(box.tiles, size) > MOST_LISTED:
        raise ValueError(f"too many racks to list: {comb(box.tiles, size)}; expected a smaller box")
    return combinations(pieces(box), size)


def choices(some: Iterable[T], size: int) -> Iterator[tuple[T, ...]]:
    """Every choice of so many of some pieces.

    >>> len(list(choices(pieces(SMALL)[:4], 2)))
    6
    """
    return combinations(tuple(some), size)


def places(row: int, good: int) -> Iterator[tuple[int, ...]]:
    """Where so many good pieces may lie in a row, the first place being 1.

    >>> list(places(3, 2))
    [(1, 2), (1, 3), (2, 3)]
    """
    return combinations(range(1, row + 1), good)


def share(cases: Iterable[bool]) -> Fraction:
    """Return the part of some cases in which something is so, each being as likely.

    >>> share(tile.number == 3 for tile in pieces(SMALL))
    Fraction(1, 5)
    """
    found = list(cases)
    return Fraction(sum(found), len(found))


def look(some: Iterable[Rack]) -> int:
    """Return how many racks are left where two that look alike count once.

    >>> look(racks(SMALL, 3))
    210
    """
    return len({tuple(sorted(rack)) for rack in some})


def doubles(rack: Rack) -> int:
    """Return how many tiles it holds twice; two Jokers are no double (PRO-7).

    >>> from rummy_widget import parse_tiles
    >>> doubles(parse_tiles("r7 r7 b7 k1 k1 * *"))
    2
    """
    return sum(copies > 1 and kind != JOKER for kind, copies in Counter(rack).items())


def dealt(box: Sequence[T], size: int, chance: Random) -> tuple[T, ...]:
    """Some tiles of a shuffled box; only as much is shuffled as is dealt.

    >>> [str(tile) for tile in dealt(pieces(SMALL), 3, Random(7))]
    ['y1', 'r2', 'r4']
    """
    order = list(box)
    for last in range(len(order) - 1, len(order) - 1 - size, -1):
        chosen = int(chance.random() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order[len(order) - size :])
