"""Lost connections in a round: which may cost something, and which seats have had one (PRO-15, R45-12).

That a seat was away for longer than the table waits is written into the round as a move, by whoever looks at
the clock. It changes nothing but the settlement: the seat goes on, or a computer player holds it.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..faults import FaultCode, RulesError
from .moves import Move, Verb, refusal
from .settings import Settings

__all__ = ["connection_fault", "disconnected"]


def disconnected(moves: Iterable[Move]) -> tuple[int, ...]:
    """Return the seats that pay for a lost connection, once each.

    >>> disconnected([Move(Verb.DRAW), Move(Verb.DISCONNECT, seat=2)])
    (2,)
    """
    return tuple(move.seat for move in moves if move.verb is Verb.DISCONNECT and move.seat is not None)


def connection_fault(
    move: Move, settings: Settings, moves: Iterable[Move], clause: str, by: int | None
) -> RulesError | None:
    """Why a lost connection can't be written down; None if it can.

    No seat does that, only whoever looks at the clock (*by* is None). It costs nothing at this table, nobody
    has such a seat, or the seat pays for one in this round already.
    """
    if by is not None:
        return refusal(move, FaultCode.NOT_YOUR_TURN, clause)
    known = move.seat in range(settings.players) and move.seat not in disconnected(moves)
    if settings.turn.connection_penalty and known:
        return None
    return refusal(move, FaultCode.UNKNOWN_MOVE, clause)
