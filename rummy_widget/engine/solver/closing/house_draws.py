"""Which draws help after which discard, found by trying every draw.

This is for house rules that restrict where Jokers may lie, for which the faster search of `prospects` is not
valid.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import or_

from ...tiles import JOKER, Tile
from .best import best_points
from .distance import CHEAPEST, gap_of
from .prospects import JOKER_BIT, Prospect
from .sight import KINDS, Sight


def house_prospect(sight: Sight) -> Prospect:
    """Return how far 14 tiles are from a close, and which draws let them close or bring them nearer."""
    distance = distance_up_to(sight)
    return Prospect(distance, _pays(sight, distance), lowering_draws(sight, distance))


def house_prospects(sight: Sight) -> dict[Tile, Prospect]:
    """Return, for each discard of 15 tiles, how far the other 14 are from a close, and which draws help."""
    after = {tile: sight.without(tile) for tile in dict.fromkeys(sight.counts.tiles())}
    nearest = distance_up_to(sight)
    # A discard raises the distance by one tile at most.
    distances = {tile: distance_up_to(each, nearest + 2) for tile, each in after.items()}
    best = min(distances.values())
    return {
        tile: Prospect(gap, _pays(each, gap), lowering_draws(each, gap) if gap in (best, 1) else None)
        for (tile, each), gap in zip(after.items(), distances.values(), strict=True)
    }


def distance_up_to(sight: Sight, below: int = 15) -> int:
    """Return how many tiles must be exchanged for a close, but at most *below*."""
    least = below
    for pattern in CHEAPEST:
        gap = gap_of(sight, pattern, least) if least else None
        least = least if gap is None else min(least, gap.missing)
    return least


def _draws(sight: Sight) -> list[tuple[int, Tile]]:
    """Return the tiles that can still be drawn, as pairs: the bit that stands for the tile, and the tile."""
    some = [(1 << bit, tile) for bit, tile in enumerate(KINDS) if sight.unseen(tile)]
    return [*some, (JOKER_BIT, JOKER)] if sight.unseen(JOKER) else some


def _pays(sight: Sight, distance: int) -> dict[int, int]:
    """Return which draws let 14 tiles close: bit masks of kinds of tiles, by the points that the close pays.

    *distance* is how many tiles must be exchanged now.
    """
    pays: dict[int, int] = {}
    for bit, tile in _draws(sight) if distance <= 1 else ():
        points = best_points(sight.counts.plus(tile), sight.rules, jokers_thrown=sight.jokers_thrown)
        if points is not None:
            pays[points] = pays.get(points, 0) | bit
    return pays


def lowering_draws(sight: Sight, distance: int) -> int:
    """Return which draws bring 14 tiles nearer to a close, as a bit mask of kinds of tiles.

    *distance* is how many tiles must be exchanged now. The bits are in the order of `KINDS`, then the Joker.
    """
    if distance == 0:
        return 0
    return sum(
        bit for bit, tile in _draws(sight) if distance_up_to(sight.with_drawn(tile), distance) < distance
    )


# ---- If a third Joker can still be drawn -------------------------------------------------------------

# Two Jokers may lie anywhere, and one draw brings one more at most. Three could be a meld without a natural
# tile (PRO-22), so it matters where they lie and the search of `prospects` is not valid for them; trying
# every draw takes far longer. So `prospects` searches with two Jokers, and the effect of a third is added.

FREE_JOKERS = 2
"""The number of Jokers that may stand for any missing tiles."""


def with_two_jokers(sight: Sight) -> Sight | None:
    """Return *sight* changed so that there are two Jokers in all; None if the rack has more than two."""
    return None if sight.jokers > FREE_JOKERS else replace(sight, jokers_unseen=FREE_JOKERS - sight.jokers)


def add_third_joker(sight: Sight, found: dict[Tile, Prospect]) -> dict[Tile, Prospect]:
    """Return the prospects after each discard, corrected for a third Joker that may be drawn.

    *found* has these prospects, computed as if there were two Jokers in all.
    """
    after = {tile: sight.without(tile) for tile in found}
    nearer = {tile: _or_nearer(after[tile], _with_third(after[tile], each)) for tile, each in found.items()}
    best = min(each.distance for each in nearer.values())
    for tile, each in nearer.items():
        if each.lowering is None and each.distance == best:
            nearer[tile] = each._replace(lowering=lowering_draws(after[tile], best))
    return nearer


def _with_third(sight: Sight, found: Prospect) -> Prospect:
    """Return *found* corrected for the draw of a third Joker, if the rack has two and another is unseen."""
    if sight.jokers < FREE_JOKERS or not sight.jokers_unseen:
        return found
    pays = {points: draws & ~JOKER_BIT for points, draws in found.by_points.items()}
    points = best_points(sight.counts.plus(JOKER), sight.rules, sight.jokers_thrown)
    if points is not None:
        pays[points] = pays.get(points, 0) | JOKER_BIT
    distance = found.distance if points is None else min(found.distance, 1)
    return Prospect(distance, pays, reduce(or_, pays.values(), 0) if distance == 1 else found.lowering)


def _or_nearer(sight: Sight, found: Prospect) -> Prospect:
    """Return *found*, or a `Prospect` with a shorter distance if a third Joker brings a close nearer.

    *found* was computed as if there were only two Jokers in the rack and unseen. The draws that lower the
    shorter distance are not computed (`lowering` is None).
    """
    if found.distance <= FREE_JOKERS + 1 - sight.jokers:
        return found
    distance = distance_up_to(sight, found.distance)
    return found if distance == found.distance else Prospect(distance, found.by_points, None)
