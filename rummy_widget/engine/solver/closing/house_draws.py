"""The same as `prospects` where Jokers may not lie anywhere: every draw and every discard is tried."""

from __future__ import annotations

from ...tiles import JOKER, Tile
from .best import best_points
from .distance import CHEAPEST, gap_of
from .prospects import JOKER_BIT, Prospect
from .sight import KINDS, Sight


def house_prospect(sight: Sight) -> Prospect:
    """What 14 tiles have before them."""
    distance = distance_under(sight)
    return Prospect(distance, _pays(sight, distance), lowering(sight, distance))


def house_prospects(sight: Sight) -> dict[Tile, Prospect]:
    """What 15 tiles have before them after each discard."""
    after = {tile: sight.without(tile) for tile in dict.fromkeys(sight.counts.tiles())}
    nearest = distance_under(sight)
    # A discard costs one tile at most.
    distances = {tile: distance_under(each, nearest + 2) for tile, each in after.items()}
    best = min(distances.values())
    return {
        tile: Prospect(its, _pays(each, its), lowering(each, its) if its in (best, 1) else None)
        for (tile, each), its in zip(after.items(), distances.values(), strict=True)
    }


def distance_under(sight: Sight, below: int = 15) -> int:
    """The distance of some tiles that is under a bound; the least that they can be where none is."""
    least = below
    for pattern in CHEAPEST:
        gap = gap_of(sight, pattern, least) if least else None
        least = least if gap is None else min(least, gap.tiles)
    return least


def _draws(sight: Sight) -> list[tuple[int, Tile]]:
    """What may be drawn, with its bit."""
    some = [(1 << bit, tile) for bit, tile in enumerate(KINDS) if sight.unseen(tile)]
    return [*some, (JOKER_BIT, JOKER)] if sight.unseen(JOKER) else some


def _pays(sight: Sight, distance: int) -> dict[int, int]:
    pays: dict[int, int] = {}
    if distance > 1:
        return pays
    for bit, tile in _draws(sight):
        points = best_points(sight.counts.plus(tile), sight.rules, jokers_thrown=sight.jokers_thrown)
        if points is not None:
            pays[points] = pays.get(points, 0) | bit
    return pays


def lowering(sight: Sight, distance: int) -> int:
    """The draws that lower the distance of 14 tiles, as bits."""
    if distance == 0:
        return 0
    return sum(
        bit for bit, tile in _draws(sight) if distance_under(sight.with_drawn(tile), distance) < distance
    )
