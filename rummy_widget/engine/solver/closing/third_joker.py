"""Discards where a third Joker may still come: two may lie anywhere, and one draw brings one at most.

Three Jokers could be a meld without a natural tile (PRO-22), so that it matters where they lie, and the one
search of `prospects` does not answer for them; to try every draw (`house_draws`) takes far longer.
"""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from operator import or_

from ...tiles import JOKER, Tile
from .best import best_points
from .house_draws import distance_under, lowering
from .prospects import JOKER_BIT, Prospect
from .sight import Sight

FREE = 2
"""So many Jokers may lie wherever a tile is missing."""


def few_jokers(sight: Sight) -> Sight | None:
    """The same with two Jokers in all, held or to come; None where more are held."""
    return None if sight.jokers > FREE else replace(sight, jokers_unseen=FREE - sight.jokers)


def third_joker(sight: Sight, found: dict[Tile, Prospect]) -> dict[Tile, Prospect]:
    """What 15 tiles have before them after each discard, out of what was *found* with two Jokers in all."""
    after = {tile: sight.without(tile) for tile in found}
    nearer = {tile: _nearer(after[tile], _with_third(after[tile], each)) for tile, each in found.items()}
    best = min(each.distance for each in nearer.values())
    for tile, each in nearer.items():
        if each.lowers is None and each.distance == best:
            nearer[tile] = each._replace(lowers=lowering(after[tile], best))
    return nearer


def _with_third(sight: Sight, found: Prospect) -> Prospect:
    """What 14 tiles with two Jokers have before them, the draw of a third tried by itself."""
    if sight.jokers < FREE or not sight.jokers_unseen:
        return found
    pays = {points: draws & ~JOKER_BIT for points, draws in found.pays.items()}
    points = best_points(sight.counts.plus(JOKER), sight.rules, sight.jokers_thrown)
    if points is not None:
        pays[points] = pays.get(points, 0) | JOKER_BIT
    distance = found.distance if points is None else min(found.distance, 1)
    return Prospect(distance, pays, reduce(or_, pays.values(), 0) if distance == 1 else found.lowers)


def _nearer(sight: Sight, found: Prospect) -> Prospect:
    """The same where an end that wants three Jokers is nearer: each that is not held has to be drawn."""
    if found.distance <= FREE + 1 - sight.jokers:
        return found
    distance = distance_under(sight, found.distance)
    return found if distance == found.distance else Prospect(distance, found.pays, None)
