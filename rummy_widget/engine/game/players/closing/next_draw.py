"""Whether a player's next draw is the trump tile, which lies face up in the stock (PRO-3).

The stock is drawn stack by stack; the trump tile is on top of the last stack. So everybody can see at which
draw it comes. Which player makes that draw depends on how many players draw instead of taking the last
discard.
"""

from __future__ import annotations

from enum import StrEnum

from ....rules import ExtraJoker, TakeDiscard
from ....tiles import JOKER, Tile
from ...view import View


class Trump(StrEnum):
    """Whether a player who has just discarded can draw the face-up trump tile in the next turn.

    Attributes:
        GONE: no, it has been drawn.
        OUT: no, it isn't in the stock, as the rules put it out of play (PRO-6).
        BELOW: no, too few or too many stock tiles lie above it for it to be this player's next draw.
        PERHAPS: perhaps; it depends on how many of the other players draw, because they must draw exactly the
            stock tiles that lie above it.
        SURELY: yes; all other players must draw, and there are exactly as many of them as stock tiles above
            it.
    """

    GONE = "gone"
    OUT = "out"
    BELOW = "below"
    PERHAPS = "perhaps"
    SURELY = "surely"


def trump_comes(view: View, tile: Tile) -> Trump:
    """Return a `Trump` that says whether a player can draw the trump tile in the next turn.

    The trump tile lies face up in the stock. *tile* is the tile that the player discards in this turn, and
    *view* is what the player knows of the round before the discard.
    """
    above = view.above_trump
    if above is None:
        return Trump.GONE if view.settings.deal.trump_in_stock else Trump.OUT
    others = view.settings.players - 1
    if _must_draw(view, tile) == others == above:
        return Trump.SURELY
    return Trump.PERHAPS if _must_draw(view, tile) <= above <= others else Trump.BELOW


def _must_draw(view: View, tile: Tile) -> int:
    """Return how many other players must draw from the stock after the player has discarded *tile*.

    These are the players who may neither take a discard (PRO-11, PRO-12) nor use an extra Joker (PRO-8).
    """
    turn, players = view.settings.turn, view.settings.players
    others = [(view.seat + step) % players for step in range(1, players)]
    no_extra = [turn.extra_joker is ExtraJoker.OFF or view.extra[seat] for seat in others]
    if turn.take_discard is TakeDiscard.NEVER:
        return sum(no_extra)
    return int(tile is JOKER and not turn.take_joker and no_extra[0])
