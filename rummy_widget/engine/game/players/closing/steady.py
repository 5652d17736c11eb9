"""The computer player *steady* of games such as Rummy PRO.

It makes the move that brings it nearest to a close, that is, to ending the round with the whole hand, except
the last discard, in melds or another pattern.
"""

from __future__ import annotations

from random import Random

from ....solver.closing.best import closes
from ....solver.closing.distance import distance_of
from ....solver.closing.draws import discards_of, is_nearer_with, rank_discards
from ....tiles import JOKER, Tile
from ...moves import Move, Verb, putting_down
from ...phase import Phase
from ...view import View, takeable

FAR = 7
"""The number of tiles missing for a close from which on the player refuses a deal, if that is allowed."""


def steady(view: View, rng: Random) -> Move:
    """Return the move of the computer player *steady*, which tries to come as near to a close as it can.

    A close ends the round. The player makes the move after which the fewest tiles are missing for a close; of
    several such moves, the one after which the most unseen tiles help. It remembers all discards, closes as
    soon as it can, and discards a Joker only if it has no other tile. *view* is what the player knows of the
    round; *rng* isn't used.
    """
    if view.phase is Phase.REFUSE:
        return Move(Verb.REFUSE if distance_with(view) >= FAR else Verb.KEEP)
    if view.phase is Phase.DRAW:
        return _drawing(view)
    if closing := view.may(Verb.CLOSE):
        return closing
    sight = view.sight()
    for best_only in (True, False):  # usually one of the best discards isn't a Joker
        for each in rank_discards(discards_of(sight, best_only=best_only)):
            if each.tile is not JOKER:
                return putting_down(each.tile)
    return putting_down(JOKER)


def _drawing(view: View) -> Move:
    """Return the move that gets a tile: a face-up tile or the extra Joker if that helps, otherwise a draw.

    The face-up tiles are the last discard, and the trump tile if it is the next tile of the stock. A tile
    helps if the player can end the round with it, or if it reduces the number of tiles that the player still
    needs to end the round.
    """
    draw, extra = Move(Verb.DRAW), view.may(Verb.EXTRA)
    offered = ((takeable(view), view.may(Verb.TAKE)), (view.next_tile, draw), (JOKER, extra))
    known = [(tile, move) for tile, move in offered if tile and move]
    for tile, move in known:
        if closes(view.hand.plus(tile).counts, view.settings.rules):
            return move
    for tile, move in known:
        if _helps(view, tile):
            return move
    return draw


def _helps(view: View, tile: Tile) -> bool:
    """Return whether a face-up tile or an extra Joker reduces the number of tiles that the player needs."""
    nearer = None if tile is JOKER else is_nearer_with(view.sight(tile), tile)
    return distance_with(view, tile) < distance_with(view) if nearer is None else nearer


def distance_with(view: View, tile: Tile | None = None) -> int:
    """Return the number of tiles that the rack still needs so that the player can end the round.

    *tile* is a tile to be added to the rack first: a face-up tile that the player could get, or a Joker if
    the player could use the extra Joker. Returns 14 if the round can no longer be ended with the rack.
    """
    if tile is None:
        sight = view.sight()
    elif tile is JOKER:
        sight = view.sight().with_extra_joker()
    else:
        sight = view.sight(tile).with_drawn(tile)
    found = distance_of(sight)
    return 14 if found is None else found
