"""The steady player: gets nearer to a close whenever it can, remembers all discards, closes at once."""

from __future__ import annotations

from random import Random

from ....solver.closing.best import closes
from ....solver.closing.distance import distance_of
from ....solver.closing.draws import discards_of, ranked
from ....tiles import JOKER, Tile
from ...moves import Move, Verb, putting_down
from ...phase import Phase
from ...view import View, takeable

FAR = 7
"""A deal with which at least this many tiles are missing for a close is refused, if the rules allow that."""


def steady(view: View, rng: Random) -> Move:
    """Return the move after which the fewest tiles are missing for a close.

    Of several such moves it is the one after which most unseen tiles help. The player closes as soon as it
    can, and never discards a Joker if it has another tile.
    """
    if view.phase is Phase.REFUSE:
        return Move(Verb.REFUSE if distance_with(view) >= FAR else Verb.KEEP)
    if view.phase is Phase.DRAW:
        return _drawing(view)
    if closing := view.may(Verb.CLOSE):
        return closing
    best = ranked(discards_of(view.sight()))
    return putting_down(next((each.tile for each in best if each.tile is not JOKER), JOKER))


def _drawing(view: View) -> Move:
    """Return the move that gets a tile: a known one if it helps to close, otherwise a draw.

    Known tiles are the last discard, the Trump if it is next, and the extra Joker. A tile helps if the rack
    can close with it, or if fewer tiles are then missing for a close.
    """
    draw, extra = Move(Verb.DRAW), view.may(Verb.EXTRA)
    offered = ((takeable(view), view.may(Verb.TAKE)), (view.next_tile, draw), (JOKER, extra))
    known = [(tile, move) for tile, move in offered if tile and move]
    for tile, move in known:
        if closes(view.hand.plus(tile).counts, view.settings.rules):
            return move
    if known:
        now = distance_with(view)
        for tile, move in known:
            if distance_with(view, tile) < now:
                return move
    return draw


def distance_with(view: View, tile: Tile | None = None) -> int:
    """Return how many tiles the rack still needs for a close, with *tile* added to it if that is given.

    *tile* is a face-up tile that the seat could get, or a Joker if it could use the extra Joker.
    """
    if tile is None:
        sight = view.sight()
    elif tile is JOKER:
        sight = view.sight().with_extra()
    else:
        sight = view.sight(tile).with_drawn(tile)
    found = distance_of(sight)
    return 14 if found is None else found
