"""What every player asks of a view: which moves there are, and what a tile would do."""

from __future__ import annotations

from ....solver.closing.automaton import closes
from ....tiles import Tile
from ...closing.view import ClosingView
from ...moves import Move, Verb

__all__ = ["DRAW", "KEEP", "may", "would_close"]

DRAW, KEEP = Move(Verb.DRAW), Move(Verb.KEEP)


def may(view: ClosingView, verb: Verb) -> Move | None:
    """The move of this verb, where it is allowed."""
    return next((move for move in view.allowed if move.verb is verb), None)


def would_close(view: ClosingView, tile: Tile) -> bool:
    """Whether this tile, come to the fourteen of the rack, lets it close."""
    return closes(view.hand.plus(tile), view.settings.rules)
