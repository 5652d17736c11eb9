"""Which draws help a player after which discard, found by trying every draw.

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
    """Return how far 14 tiles are from a close, and which draws let them close or bring them nearer.

    Every draw is tried, so the result is right under house rules about Jokers too.
    """
    distance = distance_up_to(sight)
    return Prospect(distance, _pays(sight, distance), lowering_draws(sight, distance))


def house_prospects(sight: Sight) -> dict[Tile, Prospect]:
    """Return, for each discard of 15 tiles, how far the other 14 are from a close, and which draws help.

    Every draw is tried, so the result is right under house rules about Jokers too. The draws that bring a
    close nearer are not computed for discards after which the distance is 2 or more and longer than after
    another discard.
    """
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
    """Return how many tiles a rack must exchange for a close, or *below* if that many or more."""
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
    """Return which draws let 14 tiles close, by the points that the close pays.

    A value is a bit mask of kinds of tiles. *distance* is how many tiles must be exchanged for a close now.
    """
    pays: dict[int, int] = {}
    for bit, tile in _draws(sight) if distance <= 1 else ():
        points = best_points(sight.counts.plus(tile), sight.rules, jokers_thrown=sight.jokers_thrown)
        if points is not None:
            pays[points] = pays.get(points, 0) | bit
    return pays


def lowering_draws(sight: Sight, distance: int) -> int:
    """Return which draws bring 14 tiles nearer to a close, as a bit mask of kinds of tiles.

    *distance* is how many tiles must be exchanged for a close now. The bits are in the order of `KINDS`, then
    the Joker.
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
"""How many Jokers there may be in all if each may stand for any missing tile."""


def with_two_jokers(sight: Sight) -> Sight | None:
    """Return *sight* changed so that rack and unseen tiles have two Jokers; None if the rack has more."""
    return None if sight.jokers > FREE_JOKERS else replace(sight, jokers_unseen=FREE_JOKERS - sight.jokers)


def add_third_joker(sight: Sight, found: dict[Tile, Prospect]) -> dict[Tile, Prospect]:
    """Return what the next draw can do after each discard, corrected for a third Joker that may be drawn.

    *found* has the same for each discard, computed as if there were two Jokers in all.
    """
    after = {tile: sight.without(tile) for tile in found}
    nearer = {tile: _or_nearer(after[tile], _with_third(after[tile], each)) for tile, each in found.items()}
    best = min(each.distance for each in nearer.values())
    for tile, each in nearer.items():
        if each.lowering is None and each.distance == best:
            nearer[tile] = each._replace(lowering=lowering_draws(after[tile], best))
    return nearer


def _with_third(sight: Sight, found: Prospect) -> Prospect:
    """Return *found* corrected for the draw of a third Joker; unchanged unless that draw is possible.

    It is possible if the rack has two Jokers and another one is unseen.
    """
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

    *found* says what the next draw can do; it was computed as if there were only two Jokers in the rack and
    unseen. The draws that lower the shorter distance are not computed (`lowering` is None).
    """
    if found.distance <= FREE_JOKERS + 1 - sight.jokers:
        return found
    distance = distance_up_to(sight, found.distance)
    return found if distance == found.distance else Prospect(distance, found.by_points, None)
