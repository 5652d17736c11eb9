"""What the seat to play has to do, and what lies in the row of discards: the words of every kind of game."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ..tiles import Tile

__all__ = ["Discarded", "Phase"]


class Phase(StrEnum):
    """What the seat to play has to do."""

    REFUSE = "refuse"  # say whether it refuses the deal (PRO-7)
    DRAW = "draw"  # draw, take or use the extra Joker
    DISCARD = "discard"  # lay and add where the game has it, then discard one; or close
    PLAY = "play"  # of a rearranging game: play, or draw
    OVER = "over"
    CLOSED = "closed"  # over, and the seat that is looked at has closed; positions say OVER


class Discarded(NamedTuple):
    """A tile of the discard row, and whose it was."""

    seat: int
    tile: Tile
