"""Find out how far a rack is from a close, and which draws help after each discard, by trying every draw.

This is needed if house rules limit where Jokers may be in melds. Under such rules the faster search in
`prospects` isn't valid.
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
    """Return how far the 14 tiles of a rack are from a close, a winning hand, and which draws help.

    A draw helps if the player can close after it, or if it brings a close nearer. *sight* is the rack and
    what its player knows of the other tiles. Every draw is tried, so the result is also right under house
    rules about Jokers.
    """
    distance = distance_up_to(sight)
    return Prospect(distance, _closing_draws(sight, distance), lowering_draws(sight, distance))


def house_prospects(sight: Sight) -> dict[Tile, Prospect]:
    """Return, for each discard from a rack of 15, how far the other 14 are from a close and which draws help.

    *sight* is the rack of 15 and what its player knows of the other tiles. Every draw is tried, so the result
    is also right under house rules about Jokers. The distance for a discard is how many of the other 14 tiles
    must be exchanged before they form a close. If it is 2 or more and longer than after the best discard, the
    draws that bring a close nearer aren't computed (`lowering` is None).
    """
    after = {tile: sight.without(tile) for tile in dict.fromkeys(sight.counts.tiles())}
    nearest = distance_up_to(sight)
    # A discard raises the distance by one tile at most.
    distances = {tile: distance_up_to(each, nearest + 2) for tile, each in after.items()}
    best = min(distances.values())
    return {
        tile: Prospect(
            gap, _closing_draws(each, gap), lowering_draws(each, gap) if gap in (best, 1) else None
        )
        for (tile, each), gap in zip(after.items(), distances.values(), strict=True)
    }


def distance_up_to(sight: Sight, below: int = 15) -> int:
    """Return how many tiles a player must exchange to be able to close, but at most *below*.

    *sight* is the rack and what its player knows of the other tiles.
    """
    least = below
    for pattern in CHEAPEST:
        gap = gap_of(sight, pattern, least) if least else None
        least = least if gap is None else min(least, gap.missing)
    return least


def _draws(sight: Sight) -> list[tuple[int, Tile]]:
    """Return the tiles that can still be drawn, as pairs: the bit that stands for the tile, and the tile.

    *sight* is the rack and what its player knows of the other tiles.
    """
    some = [(1 << bit, tile) for bit, tile in enumerate(KINDS) if sight.unseen(tile)]
    return [*some, (JOKER_BIT, JOKER)] if sight.unseen(JOKER) else some


def _closing_draws(sight: Sight, distance: int) -> dict[int, int]:
    """Return the draws after which the player can close, as {points of the close: draws}.

    The draws are a bit mask of kinds of tiles. *sight* is the rack of 14 and what its player knows of the
    other tiles. *distance* is how many of the 14 tiles must be exchanged before they form a close.
    """
    by_points: dict[int, int] = {}
    for bit, tile in _draws(sight) if distance <= 1 else ():
        points = best_points(sight.counts.plus(tile), sight.rules, jokers_thrown=sight.jokers_thrown)
        if points is not None:
            by_points[points] = by_points.get(points, 0) | bit
    return by_points


def lowering_draws(sight: Sight, distance: int) -> int:
    """Return which draws bring 14 tiles nearer to a close, as a bit mask of kinds of tiles.

    *sight* is the rack of 14 and what its player knows of the other tiles. *distance* is how many of the 14
    tiles must be exchanged before they form a close. The bits are in the order of `KINDS`, with the Joker
    last.
    """
    if distance == 0:
        return 0
    return sum(
        bit for bit, tile in _draws(sight) if distance_up_to(sight.with_drawn(tile), distance) < distance
    )


# ---- If a third Joker can still be drawn -------------------------------------------------------------

# Two Jokers may stand anywhere, and a draw brings at most one more. Three Jokers could make a meld without a
# natural tile, which isn't allowed (PRO-22). So it matters where they stand, and the search of `prospects`
# isn't valid for them; but trying every draw takes far longer. So `prospects` searches with two Jokers, and
# what a third one would do is added.

FREE_JOKERS = 2
"""The largest number of Jokers with which each Joker may stand for any missing tile."""


def with_two_jokers(sight: Sight) -> Sight | None:
    """Return *sight* as if there were only two Jokers in all, held or unseen; None if the rack has more.

    *sight* is the rack and what its player knows of the other tiles.
    """
    return None if sight.jokers > FREE_JOKERS else replace(sight, jokers_unseen=FREE_JOKERS - sight.jokers)


def add_third_joker(sight: Sight, found: dict[Tile, Prospect]) -> dict[Tile, Prospect]:
    """Return what the next draw can do after each discard, corrected for a third Joker that may be drawn.

    *sight* is the rack of 15 tiles and what its player knows of the other tiles. *found* says for each
    discard what the next draw can do, computed as if there were only two Jokers.
    """
    after = {tile: sight.without(tile) for tile in found}
    nearer = {tile: _or_nearer(after[tile], _with_third(after[tile], each)) for tile, each in found.items()}
    best = min(each.distance for each in nearer.values())
    for tile, each in nearer.items():
        if each.lowering is None and each.distance == best:
            nearer[tile] = each._replace(lowering=lowering_draws(after[tile], best))
    return nearer


def _with_third(sight: Sight, found: Prospect) -> Prospect:
    """Return *found* corrected for the draw of a third Joker, if that draw is possible.

    *sight* is the rack of 14 tiles and what its player knows of the other tiles. *found* says what the next
    draw can do, computed as if there were only two Jokers. *found* is returned unchanged unless there are
    two Jokers in the rack and another Joker is unseen.
    """
    if sight.jokers < FREE_JOKERS or not sight.jokers_unseen:
        return found
    by_points = {points: draws & ~JOKER_BIT for points, draws in found.by_points.items()}
    points = best_points(sight.counts.plus(JOKER), sight.rules, sight.jokers_thrown)
    if points is not None:
        by_points[points] = by_points.get(points, 0) | JOKER_BIT
    distance = found.distance if points is None else min(found.distance, 1)
    return Prospect(
        distance, by_points, reduce(or_, by_points.values(), 0) if distance == 1 else found.lowering
    )


def _or_nearer(sight: Sight, found: Prospect) -> Prospect:
    """Return *found*, or a `Prospect` with a shorter distance if a third Joker brings a close nearer.

    *sight* is the rack of 14 tiles and what its player knows of the other tiles. *found* says what the next
    draw can do, computed as if there were only two Jokers. In a new `Prospect`, the draws that shorten the
    distance aren't computed (`lowering` is None).
    """
    if found.distance <= FREE_JOKERS + 1 - sight.jokers:
        return found
    distance = distance_up_to(sight, found.distance)
    return found if distance == found.distance else Prospect(distance, found.by_points, None)
