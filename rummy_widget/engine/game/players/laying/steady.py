"""Lays all that it can in every turn, and throws away what goes least with the rest."""

from __future__ import annotations

from random import Random

from ....tiles import Tile
from ...moves import Move, Verb
from ...phase import Phase
from ...view import View
from ..solved import solved
from .hand_plans import beginning, best_lay, last_discard, left_over
from .simple import company, simple

__all__ = ["drawing", "steady"]


def steady(view: View, rng: Random) -> Move:
    """What lays most now; a discard is taken where it lies at once."""
    if not solved(view.settings.rules):
        return simple(view, rng)
    if view.phase is Phase.REFUSE:
        return Move(Verb.KEEP)
    if view.phase is Phase.DRAW:
        return drawing(view)
    table = beginning(view, best_lay(view, view.hand.tiles()))
    if table is not None:
        return table
    thrown = [move for move in view.allowed if move.verb is Verb.DISCARD]
    if not thrown:
        return view.may(Verb.THROW) or view.allowed[0]
    return min(thrown, key=lambda move: (company(move.tile, view), rng.random()))


def drawing(view: View) -> Move:
    """Take the last discard where more lies with it; else draw."""
    last, draw, take = last_discard(view), view.may(Verb.DRAW), view.may(Verb.TAKE)
    if last is not None and take is not None and _lies(view, last):
        return take
    return draw or view.may(Verb.EXTRA) or take or view.allowed[0]


def _lies(view: View, last: Tile) -> bool:
    """Whether a tile lies at once, with the others or on the table."""
    return len(left_over(view, (*view.hand, last))) <= len(left_over(view, view.hand.tiles()))
