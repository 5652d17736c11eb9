"""What the rules of a turn forbid (PRO-10 to PRO-13, PRO-30): for the turns of lessons as for whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...faults import FaultCode, RulesError
from ...rules import TurnRules
from ...tiles import Tile
from ..drawing import drawing_fault
from ..moves import Move, Verb, put_down, refusal
from ..phase import Discarded, Phase

__all__ = ["COMING_BY", "not_closing", "turn_fault"]

COMING_BY = (Verb.DRAW, Verb.TAKE, Verb.EXTRA)
"""The moves that bring a tile."""


def turn_fault(
    move: Move, turn: TurnRules, phase: Phase, row: Sequence[Discarded], held: Callable[[Tile], int],
    *, used: bool,
) -> RulesError | None:  # fmt: skip
    """Why a seat may not make this move of its turn, or None where it may; whether tiles close is not asked.

    *held* counts the copies of a tile in its hand.
    """
    if move.verb in COMING_BY:
        return drawing_fault(move, turn, phase, row, used=used)
    if phase is Phase.DRAW:
        return refusal(move, FaultCode.MUST_DRAW, turn.clause)
    tile = put_down(move)
    if tile is not None and not held(tile):
        return refusal(move, FaultCode.NOT_HELD, turn.clause, [tile])
    return None


def not_closing(move: Move, tiles: Iterable[Tile] = ()) -> RulesError:
    """The error for a close of tiles that make none; *tiles* are those that stand in its way."""
    return refusal(move, FaultCode.DOES_NOT_CLOSE, "PRO-30", tiles)
