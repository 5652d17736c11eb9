"""Holds back: what lies on the rack still counts for going out at once, and helps nobody else.

Whatever can lie on the table can lie there as well from the rack, a turn later, with all that came meanwhile.
So it opens as soon as it can, with as little as will do, and draws until the whole rack goes in one turn;
unless somebody else comes near to being out, or the stock to its end: then what is dear goes first.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from ....melds.hand import lays
from ....tiles import Tile
from ...moves import Move, Verb
from ...view import View
from ..solved import solved
from .simple import simple
from .table import all_go, laid

__all__ = ["holds", "strong"]

NEAR = {2: 1, 3: 2, 4: 2}
"""By how many sit at the table: so few tiles on another rack, and it lays all that it can."""
LAST = {2: 1, 3: 2, 4: 3}
"""And so few tiles in the stock."""
OPENINGS = 200
OPEN_MIN = True


def strong(view: View, rng: Random) -> Move:
    """Goes out where it can; else holds back or lays, by how near the others are."""
    rules = view.settings.rules
    if not solved(rules):
        return simple(view, rng)
    if not view.opened[view.seat]:
        return _opening(view)
    if all_go(view.spread, view.hand.tiles(), rules):
        return laid(view, view.hand.tiles()) or view.drawing
    if holds(view):
        return view.drawing
    return laid(view, view.hand.tiles(), "value") or view.drawing


def holds(view: View) -> bool:
    """Whether there is time to wait: nobody else is near to being out, and the stock lasts."""
    players = view.settings.players
    others = min(size for seat, size in enumerate(view.sizes) if seat != view.seat)
    return others > NEAR[players] and view.stock_count > LAST[players]


def _opening(view: View) -> Move:
    """The opening that gives least away: no Joker if it can be, then few tiles."""
    if not holds(view):
        return laid(view, view.hand.tiles()) or view.drawing
    rules = view.settings.rules
    found = [
        [each.tiles for each in melds]
        for melds in lays(view.hand.tiles(), rules, rules.rearranging.opening, OPENINGS)
    ]
    if not found:
        return view.drawing
    return Move(Verb.PLAY, spread=view.spread.with_melds(min(found, key=_given)))


def _given(rows: Iterable[tuple[Tile, ...]]) -> tuple[int, int]:
    """The Jokers and the tiles of some melds."""
    tiles = [each for row in rows for each in row]
    return sum(each.joker for each in tiles), len(tiles)
