"""The points that the next tile drawn is worth on average, computed by trying every unseen tile."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from ...engine.solver.closing.best import best_close
from ...engine.tiles import as_tiles
from .boxes import FULL, Rack, pieces
from .trials import ConfidenceInterval, mean_interval

__all__ = ["average", "estimate_average", "points_of", "unseen"]


def unseen(rack: str | Rack, seen: str | Rack = "") -> Rack:
    """Return the tiles of the full box that are neither in the rack nor among those *seen* elsewhere.

    If both copies of a tile are unseen, it occurs twice. Tiles may be given as a string in notation, such as
    "r5 r6".

    >>> len(unseen("r5 r6 r7 | *"))
    102
    """
    left = Counter(pieces(FULL)) - Counter((*as_tiles(rack), *as_tiles(seen)))
    return tuple(left.elements())


def points_of(rack: str | Rack, seen: str | Rack = "") -> tuple[int, ...]:
    """Return, for each unseen tile, the points that each opponent pays if you draw it and close.

    To close is to win by laying all your tiles in one move. The points are 0 if you cannot close with the
    tile. *rack* are your own tiles, and *seen* are tiles outside the rack that you have seen. If both copies
    of a tile are unseen, it occurs twice.

    >>> rack = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10"
    >>> sorted(Counter(points_of(rack)).items())
    [(0, 86), (200, 2), (250, 4)]
    """
    own = as_tiles(rack)
    left = unseen(own, seen)
    closings = {kind: best_close((*own, kind)) for kind in set(left)}
    return tuple(closing.points if (closing := closings[piece]) else 0 for piece in left)


def average(points: tuple[int, ...]) -> Fraction:
    """Return the mean of *points*, which contains one value for each tile that may be drawn.

    All of these tiles are equally likely.

    >>> average((0, 0, 250))
    Fraction(250, 3)
    """
    return Fraction(sum(points), len(points))


def estimate_average(points: tuple[int, ...], draws: int, seed: int) -> ConfidenceInterval:
    """Estimate the mean of *points* from random draws, with replacement; return its 95% confidence interval.

    *points* contains one value for each tile that may be drawn; all of these tiles are equally likely.
    *draws* is the number of random draws, and *seed* determines them.

    >>> 20 in estimate_average((0, 0, 0, 0, 100), 500, seed=7)
    True
    """
    rng = Random(seed)
    return mean_interval([points[int(rng.random() * len(points))] for _ in range(draws)])
