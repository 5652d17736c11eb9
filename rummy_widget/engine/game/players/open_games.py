"""What the computer players of games with melds on the table share.

That is which games the solver supports, and reasons to wait before laying tiles.
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
    """Why a computer player keeps or lays the tiles that it could lay."""

    OUT = "out"  # it lays: everything can be laid
    TIME = "time"  # it waits: nobody is nearly out
    BOTH_NEAR = "beside"  # it waits: another player is nearly out, but this one nearly as much
    NEAR = "near"  # it lays: another player is nearly out
    STOCK = "stock"  # it lays: the stock is nearly empty


@lru_cache(maxsize=64)
def solver_supports(rules: Ruleset) -> bool:
    """Return whether the solver of games with melds on the table supports a game.

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
