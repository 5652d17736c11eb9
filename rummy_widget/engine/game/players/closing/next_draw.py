"""Whether a seat's next draw is the Trump, which lies face up in the stock (PRO-3).

The stock is drawn stack by stack, the Trump's stack last and the Trump on top of it. So everybody can see at
which draw it comes; who makes that draw depends on how many of the others draw, and do not take the last
discard.
"""

from __future__ import annotations

from enum import StrEnum

from ....rules import ExtraJoker, TakeDiscard
from ....tiles import JOKER, Tile
from ...view import View


class Trump(StrEnum):
    """What the face-up Trump is to a seat that has just discarded."""

    GONE = "gone"  # drawn: a tile like any other
    OUT = "out"  # out of play (PRO-6)
    BELOW = "below"  # others draw before it, or it goes to one of them
    PERHAPS = "perhaps"  # one's next draw, if so many of the others draw as tiles lie above it
    SURELY = "surely"  # one's next draw


def trump_comes(view: View, tile: Tile) -> Trump:
    """What the Trump will mean to this seat, whose turn it is, once it has discarded *tile*."""
    above = view.above_trump
    if above is None:
        return Trump.GONE if view.settings.deal.trump_in_stock else Trump.OUT
    others = view.settings.players - 1
    if _must_draw(view, tile) == others == above:
        return Trump.SURELY
    return Trump.PERHAPS if _must_draw(view, tile) <= above <= others else Trump.BELOW


def _must_draw(view: View, tile: Tile) -> int:
    """How many of the others can do nothing but draw, after this discard (PRO-8, PRO-11, PRO-12)."""
    turn, players = view.settings.turn, view.settings.players
    others = [(view.seat + step) % players for step in range(1, players)]
    no_extra = [turn.extra_joker is ExtraJoker.OFF or view.extra[seat] for seat in others]
    if turn.take_discard is TakeDiscard.NEVER:
        return sum(no_extra)
    return int(tile is JOKER and not turn.take_joker and no_extra[0])
