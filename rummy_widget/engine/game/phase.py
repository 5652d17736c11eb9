"""The phases of a turn, the outcomes of a round, and discards: enums and records for all games."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ..tiles import Tile


class Phase(StrEnum):
    """What the player whose turn it is has to do, or that the round is over."""

    REFUSE = "refuse"  # decide whether to refuse the deal (PRO-7)
    DRAW = "draw"  # draw, take or use the extra Joker
    DISCARD = "discard"  # lay and add tiles if the game has that, then discard one; or close
    PLAY = "play"  # in games with a table to rearrange: play or draw
    OVER = "over"
    CLOSED = "closed"  # in scenes of lessons: over, and the learner has closed; rounds have OVER instead


class Outcome(StrEnum):
    """The ways in which a round can end."""

    CLOSED = "closed"  # PRO-30, R45-10
    EMPTY = "empty"  # the stock ran out (PRO-14, R45-11)
    LEFT = "left"  # a player left (PRO-15, R45-12)
    OUT = "out"  # a rack is empty (RK-5, BR-6)
    BLOCKED = "blocked"  # the stock is empty and nobody can play (RK-6)
    STALEMATE = "stalemate"  # nobody can ever finish (BR-7, BR-8)


class Discarded(NamedTuple):
    """A discarded tile, and the seat of the player who discarded it."""

    seat: int
    tile: Tile
