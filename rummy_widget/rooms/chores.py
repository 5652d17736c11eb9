"""What anybody's process may do at a table: think for a computer's seat. The version decides who was first.

A computer sees the view of its seat and nothing else, and its chance is that of the deal, the seat and the
move: two processes that think at once find the same, and only one of them gets to write it.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.game.players import move_of
from . import commands
from .events import Event
from .state import RoomState, Stage

LEASE = 4.0
"""Seconds for which the others leave it to one process to think; then somebody else does."""


def thinker(table: RoomState) -> str | None:
    """The computer player whose turn it is, if it is one's."""
    seat = table.to_play
    return None if seat is None else table.chair(seat).computer


def thought(table: RoomState) -> str:
    """Its move, in notation; this may take a second."""
    kind, game = thinker(table), table.game
    assert kind is not None
    assert game is not None
    return move_of(game, kind).notation()


def made(there: RoomState, then: RoomState, move: str) -> Sequence[Event]:
    """The move, unless the round has gone on since it was thought of, or the owner of the seat is back."""
    seat = then.to_play
    still = there.moved == then.moved and there.stage is Stage.PLAYING and thinker(there) == thinker(then)
    if not still or seat is None:
        return ()
    return commands.make_moves(there, seat, [move], there.version, "computer")
