"""The phases of a turn, the outcomes of a round, and discards: enums and records for all games."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ..tiles import Tile


class Phase(StrEnum):
    """What the player whose turn it is must do, or that the round is over.

    Attributes:
        REFUSE: decide whether to refuse the deal (PRO-7).
        DRAW: draw a tile, take a discard or use the extra Joker.
        DISCARD: lay and add tiles if the game allows that, then discard one; or close, which ends the round.
        PLAY: in games in which the table is rearranged: lay tiles or draw one.
        OVER: nothing; the round is over.
        CLOSED: nothing; in a step of a lesson, the learner has ended the round by closing. A `Round` uses
            OVER instead.
    """

    REFUSE = "refuse"
    DRAW = "draw"
    DISCARD = "discard"
    PLAY = "play"
    OVER = "over"
    CLOSED = "closed"


class Outcome(StrEnum):
    """The ways in which a round can end.

    Attributes:
        CLOSED: a player closed (PRO-30), or used up all tiles in a game such as Rummy 45, in which players
            score for the tiles that they lay (R45-10).
        EMPTY: the stock ran out (PRO-14, R45-11).
        LEFT: a player left (PRO-15, R45-12).
        OUT: a player used up all tiles in a game such as Rummikub, in which that player gains the points of
            the tiles left in the other hands (RK-5, BR-6).
        BLOCKED: the stock is empty and nobody can play (RK-6).
        STALEMATE: nobody can ever finish (BR-7, BR-8).
    """

    CLOSED = "closed"
    EMPTY = "empty"
    LEFT = "left"
    OUT = "out"
    BLOCKED = "blocked"
    STALEMATE = "stalemate"


class Discarded(NamedTuple):
    """A discarded tile, and the seat of the player who discarded it."""

    seat: int
    tile: Tile
