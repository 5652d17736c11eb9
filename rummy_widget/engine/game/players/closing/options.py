"""What every player asks of a view: which moves there are, and what a tile would do."""

from __future__ import annotations

from ....solver.closing.automaton import closes
from ....tiles import Tile
from ...moves import Move, Verb
from ...view import View

__all__ = ["DRAW", "KEEP", "would_close"]

DRAW, KEEP = Move(Verb.DRAW), Move(Verb.KEEP)


def would_close(view: View, tile: Tile) -> bool:
    """Whether this tile, come to the fourteen of the rack, lets it close."""
    return closes(view.hand.plus(tile).counts, view.settings.rules)
