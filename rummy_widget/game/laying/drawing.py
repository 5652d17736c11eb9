"""Why a tile may not be drawn, taken or had as an extra Joker (R45-2, R45-7, BR-3)."""

from __future__ import annotations

from ...faults import FaultCode, RulesError
from ...rules import ExtraJoker, TakeDiscard
from ...tiles import JOKER
from ..moves import Move, Verb, refusal
from ..phase import Phase
from .state import LayingState

__all__ = ["drawing_fault"]


def drawing_fault(state: LayingState, move: Move) -> RulesError | None:
    """Why the seat to play may not draw so, or None where it may."""
    turn, play = state.settings.turn, state.play
    if state.phase is not Phase.DRAW:
        return refusal(move, FaultCode.ALREADY_DRAWN, turn.clause)
    if move.verb is Verb.DRAW and not state.stock:
        return refusal(move, FaultCode.STOCK_EMPTY, play.stock_clause)
    if move.verb is Verb.TAKE:
        last = state.row[-1].tile if state.row else None
        if last is None:
            return refusal(move, FaultCode.NOTHING_TO_TAKE, turn.take_clause)
        if turn.take_discard is TakeDiscard.NEVER or (play.first_discards and len(state.row) == 1):
            return refusal(move, FaultCode.TAKE_FORBIDDEN, turn.take_clause, [last])
        if last is JOKER and not turn.take_joker:
            return refusal(move, FaultCode.JOKER_NOT_TAKEN, turn.joker_clause, [JOKER])
    if move.verb is Verb.EXTRA:
        if turn.extra_joker is ExtraJoker.OFF:
            return refusal(move, FaultCode.EXTRA_FORBIDDEN, turn.extra_clause)
        if state.extra[state.seat]:
            return refusal(move, FaultCode.EXTRA_USED, turn.extra_clause)
    return None
