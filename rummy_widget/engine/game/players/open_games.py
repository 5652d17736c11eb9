"""What the computer players of games with melds on the table have in common.

This module can tell whether the solver supports a game, and lists the reasons to lay tiles or to wait.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from ...rules import Ruleset
from ...solver.open_games.board import board_of
from ..moves import Verb

ON_THE_TABLE = (Verb.LAY, Verb.ADD, Verb.REPLACE)
"""The verbs of moves that change the melds on the table."""


class WaitReason(StrEnum):
    """Why a computer player lays the tiles that it can lay now, or waits and keeps them.

    A player is *out* after laying the last tile, and *nearly out* with only a few tiles left. Below, "it" is
    the computer player.

    Attributes:
        OUT: it lays them, as everything can be laid.
        TIME: it waits, as no other player is nearly out.
        BOTH_NEAR: it waits; another player is nearly out, but it would itself be nearly out after laying.
        NEAR: it lays them, as another player is nearly out.
        STOCK: it lays them, as the stock is nearly empty.
    """

    OUT = "out"
    TIME = "time"
    BOTH_NEAR = "beside"
    NEAR = "near"
    STOCK = "stock"


@lru_cache(maxsize=64)
def solver_supports(rules: Ruleset) -> bool:
    """Return whether the solver of games with melds on the table supports the game with these rules.

    If it doesn't, computer players find only simple plays.

    >>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO
    >>> solver_supports(RUMMIKUB), solver_supports(RUMMY_PRO)
    (True, False)
    """
    try:
        board_of("", "", rules)
    except ValueError:
        return False
    return True
