"""Which games the solver knows: in others the players go by what lies before their eyes."""

from __future__ import annotations

from functools import lru_cache

from ...rules import Ruleset
from ...solver.open_games.board import board_of

__all__ = ["solved"]


@lru_cache(maxsize=64)
def solved(rules: Ruleset) -> bool:
    """Whether the best play can be asked for.

    >>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO
    >>> solved(RUMMIKUB), solved(RUMMY_PRO)
    (True, False)
    """
    try:
        board_of("", "", rules)
    except ValueError:
        return False
    return True
