"""Comes nearer whenever it can, and remembers what it has seen; closes as soon as it may."""

from __future__ import annotations

from random import Random

from ...solver.distance import distance
from ...solver.draws import best_discards
from ...tiles import JOKER, Tile
from ..moves import Move, Verb
from ..view import View
from .table import DRAW, KEEP, may, putting_down, takeable, would_close

__all__ = ["distance_with", "steady"]

FAR = 7
"""A rack that is so far from every close is better dealt again, where its doubles allow that."""


def steady(view: View, rng: Random) -> Move:
    """The least distance, and of equals the most tiles that help; Jokers are kept."""
    refuse, closing = may(view, Verb.REFUSE), may(view, Verb.CLOSE)
    if refuse:
        return refuse if distance_with(view) >= FAR else KEEP
    if closing:
        return closing
    if may(view, Verb.DRAW) or may(view, Verb.TAKE) or may(view, Verb.EXTRA):
        return _drawing(view)
    ranked = best_discards(view.hand, view.seen, jokers_thrown=view.jokers_thrown, rules=view.settings.rules)
    return putting_down(next((each.tile for each in ranked if each.tile is not JOKER), JOKER))


def _drawing(view: View) -> Move:
    """Take what lowers the distance; then the extra Joker if that does; else draw."""
    take, extra, last = may(view, Verb.TAKE), may(view, Verb.EXTRA), takeable(view)
    if take and last and would_close(view, last):
        return take
    if take or extra:
        now = distance_with(view)
        if take and last and distance_with(view, last) < now:
            return take
        if extra and distance_with(view, JOKER) < now:
            return extra
    return may(view, Verb.DRAW) or take or extra or DRAW


def distance_with(view: View, tile: Tile | None = None) -> int:
    """The distance of the rack, with one more tile if there is one: the last discard, or a Joker."""
    seen, hand = list(view.seen), view.hand
    if tile is not None:
        hand = hand.plus(tile)
        if tile is not JOKER:
            seen.remove(tile)
    found = distance(hand, seen=seen, rules=view.settings.rules)
    return 14 if found is None else found
