"""What players of open games share: the games that the solver knows, and why one waits with a lay."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from ...rules import Ruleset
from ...solver.open_games.board import board_of
from ..moves import Verb

ON_THE_TABLE = (Verb.LAY, Verb.ADD, Verb.REPLACE)


class WaitReason(StrEnum):
    """Why a player waits with what it could lay, or does not wait."""

    OUT = "out"  # everything can be laid
    TIME = "time"  # nobody is nearly out
    BESIDE = "beside"  # somebody is, and so is this player
    NEAR = "near"  # somebody is nearly out
    STOCK = "stock"  # it comes to its end


@lru_cache(maxsize=64)
def solved(rules: Ruleset) -> bool:
    """Return whether the solver knows a game; in others the players go by what they see at once.

    >>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO
    >>> solved(RUMMIKUB), solved(RUMMY_PRO)
    (True, False)
    """
    try:
        board_of("", "", rules)
    except ValueError:
        return False
    return True
