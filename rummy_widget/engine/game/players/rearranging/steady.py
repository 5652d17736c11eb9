"""Lays most tiles in every turn, whatever that gives the others."""

from __future__ import annotations

from random import Random

from ...moves import Move
from ...view import View
from ..solved import solved
from .simple import simple
from .table import laid

__all__ = ["steady"]


def steady(view: View, rng: Random) -> Move:
    """The play of most tiles that there is, however the table has to be rearranged for it; else a draw."""
    if not solved(view.settings.rules):
        return simple(view, rng)
    return laid(view, view.hand.tiles()) or view.drawing
