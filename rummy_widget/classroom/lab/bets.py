"""What a draw is worth, computed by trying every unseen piece."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from ...engine.solver.closing.best import best_close
from ...engine.tiles import as_tiles
from .boxes import FULL, Rack, pieces
from .trials import ChanceBand, mean_band

__all__ = ["average", "drawn_points", "points_of", "unseen"]


def unseen(rack: str | Rack, seen: str | Rack = "") -> Rack:
    """Return the pieces of the box that are not in the rack and have not been seen elsewhere.

    >>> len(unseen("r5 r6 r7 | *"))
    102
    """
    left = Counter(pieces(FULL)) - Counter((*as_tiles(rack), *as_tiles(seen)))
    return tuple(left.elements())


def points_of(rack: str | Rack, seen: str | Rack = "") -> tuple[int, ...]:
    """Return the points that drawing each unseen piece would bring from one opponent.

    A piece that does not close the rack brings 0. *seen* are pieces known not to be in the box any more.

    >>> rack = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10"
    >>> sorted(Counter(points_of(rack)).items())
    [(0, 86), (200, 2), (250, 4)]
    """
    own = as_tiles(rack)
    left = unseen(own, seen)
    closings = {kind: best_close((*own, kind)) for kind in set(left)}
    return tuple(closing.points if (closing := closings[piece]) else 0 for piece in left)


def average(points: tuple[int, ...]) -> Fraction:
    """Return the mean of the points that equally likely pieces bring.

    >>> average((0, 0, 250))
    Fraction(250, 3)
    """
    return Fraction(sum(points), len(points))


def drawn_points(points: tuple[int, ...], draws: int, seed: int) -> ChanceBand:
    """Estimate the mean of *points* from random draws: return its confidence band of 95 %.

    >>> 20 in drawn_points((0, 0, 0, 0, 100), 500, seed=7)
    True
    """
    chance = Random(seed)
    return mean_band([points[int(chance.random() * len(points))] for _ in range(draws)])
