"""What the seat to play has to do, how a round ends, and what lies in the row of discards, in every game."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ..tiles import Tile


class Phase(StrEnum):
    """What the seat to play has to do."""

    REFUSE = "refuse"  # say whether it refuses the deal (PRO-7)
    DRAW = "draw"  # draw, take or use the extra Joker
    DISCARD = "discard"  # lay and add where the game has it, then discard one; or close
    PLAY = "play"  # of a rearranging game: play, or draw
    OVER = "over"
    CLOSED = "closed"  # over, and the seat that is looked at has closed; positions say OVER


class Outcome(StrEnum):
    """How a round ends."""

    CLOSED = "closed"  # PRO-30, R45-10
    EMPTY = "empty"  # the stock ran out (PRO-14, R45-11)
    LEFT = "left"  # a player left (PRO-15, R45-12)
    OUT = "out"  # a rack is empty (RK-5, BR-6)
    BLOCKED = "blocked"  # the stock is empty and nobody can play (RK-6)
    STALEMATE = "stalemate"  # nobody can ever finish (BR-7, BR-8)


class Discarded(NamedTuple):
    """A tile of the discard row, and whose it was."""

    seat: int
    tile: Tile
