"""Why a tile may not be drawn, taken or had as an extra Joker (PRO-8 to PRO-12, R45-2, R45-7, BR-3)."""

from __future__ import annotations

from collections.abc import Sequence

from ..faults import FaultCode, RulesError
from ..rules import ExtraJoker, TakeDiscard, TurnRules
from ..tiles import JOKER
from .moves import Move, Verb, refusal
from .phase import Discarded, Phase

__all__ = ["drawing_fault"]


def drawing_fault(
    move: Move, turn: TurnRules, phase: Phase, row: Sequence[Discarded], *, used: bool, barred: bool = False
) -> RulesError | None:
    """Why the seat to play may not come by a tile so, or None where it may.

    *row* are the discards, the last of which may be taken unless it is *barred*; *used* says whether the seat
    has had its extra Joker.
    """
    if phase is not Phase.DRAW:
        return refusal(move, FaultCode.ALREADY_DRAWN, turn.clause)
    if move.verb is Verb.TAKE:
        if not row:
            return refusal(move, FaultCode.NOTHING_TO_TAKE, turn.take_clause)
        last = row[-1].tile
        if barred or turn.take_discard is TakeDiscard.NEVER:
            return refusal(move, FaultCode.TAKE_FORBIDDEN, turn.take_clause, [last])
        if last is JOKER and not turn.take_joker:
            return refusal(move, FaultCode.JOKER_NOT_TAKEN, turn.joker_clause, [JOKER])
    elif move.verb is Verb.EXTRA:
        if turn.extra_joker is ExtraJoker.OFF:
            return refusal(move, FaultCode.EXTRA_FORBIDDEN, turn.extra_clause)
        if used:
            return refusal(move, FaultCode.EXTRA_USED, turn.extra_clause)
    return None
