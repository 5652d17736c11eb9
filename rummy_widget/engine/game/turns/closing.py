"""Turns of games in which nothing is laid until somebody closes (PRO-10 to PRO-15, PRO-30, PRO-54)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from ...closes import Closing
from ...faults import FaultCode, RulesError
from ...rules import Ruleset, TurnRules
from ...solver.closing.best import best_close, closes
from ...tiles import Tile
from ..drawing import DRAWING_MOVES, DRAWING_VERBS, drawing_fault
from ..moves import Move, Verb, put_down, putting_down, refusal
from ..phase import Discarded, Outcome, Phase
from ..settlement import disconnected, settle
from .base import Turns

if TYPE_CHECKING:
    from ..round import Round


class ClosingTurns(Turns):
    """Draw one, then discard one or close."""

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        return _VERBS

    def first_phase(self, rules: Ruleset) -> Phase:
        return Phase.DISCARD

    def tiles_to_refuse(self, here: Round) -> tuple[Tile, ...]:
        return here.deal.hands[here.seat]

    def allowed(self, here: Round) -> list[Move]:
        if here.phase is Phase.DRAW:
            return [move for move in DRAWING_MOVES if _turn_fault(here, move) is None]
        found = [putting_down(tile) for tile in dict.fromkeys(here.hand.tiles())]
        return [*found, _CLOSE] if closes(here.hand.counts, here.settings.rules) else found

    def make(self, here: Round, move: Move) -> Round:
        fault = _turn_fault(here, move)
        if fault is not None:
            raise fault
        if move.verb in DRAWING_VERBS:
            return here.gain(move)
        if move.verb is Verb.CLOSE:
            return _closed(here, move)
        on = here.discard(move)
        limit = here.settings.turn.taking_limit and here.without >= len(here.pile)
        return on if here.stock_count and not limit else _ended(on, here.seat, Outcome.EMPTY)

    def leave(self, here: Round) -> Round:
        return _ended(here, here.seat, Outcome.LEFT, here.seat)


def turn_fault(
    move: Move, turn: TurnRules, phase: Phase, row: Sequence[Discarded], held: Callable[[Tile], int],
    *, used: bool,
) -> RulesError | None:  # fmt: skip
    """Return why a seat may not make this move of its turn, or None; whether tiles close is not asked.

    *held* counts the copies of a tile in its hand, *used* says whether it has had its extra Joker.
    """
    if move.verb in DRAWING_VERBS:
        return drawing_fault(move, turn, phase, row, used=used)
    if phase is Phase.DRAW:
        return refusal(move, FaultCode.MUST_DRAW, turn.clause)
    tile = put_down(move)
    if tile is not None and not held(tile):
        return refusal(move, FaultCode.NOT_HELD, turn.clause, [tile])
    return None


def not_closing(move: Move, tiles: Iterable[Tile] = ()) -> RulesError:
    """Return the error for a close of tiles that make none; *tiles* are those that stand in its way."""
    return refusal(move, FaultCode.DOES_NOT_CLOSE, "PRO-30", tiles)


def _turn_fault(here: Round, move: Move) -> RulesError | None:
    return turn_fault(
        move, here.settings.turn, here.phase, here.row, here.hand.count, used=here.extra[here.seat]
    )


def _closed(here: Round, move: Move) -> Round:
    settings, seat = here.settings, here.seat
    thrown, times = here.thrown[seat], settings.multiplier
    closing = best_close(here.hand.counts, jokers_thrown=thrown, multiplier=times, rules=settings.rules)
    if closing is None or (move.tile is not None and closing.free.kind != move.tile):
        raise not_closing(move)
    return _ended(here.changed(moves=(*here.moves, move)), seat, Outcome.CLOSED, seat, closing)


def _ended(
    on: Round, seat: int, outcome: Outcome, by: int | None = None, closing: Closing | None = None
) -> Round:
    """Return the round as it ended on a seat's turn, by its close or because it left."""
    return on.ended(settle(on.settings, on.bonus, outcome, by, closing, away=disconnected(on.moves)), seat)


_VERBS = frozenset({
    Verb.DRAW, Verb.TAKE, Verb.EXTRA, Verb.DISCARD, Verb.THROW, Verb.CLOSE, Verb.REFUSE, Verb.KEEP,
    Verb.LEAVE, Verb.DISCONNECT,
})  # fmt: skip
_CLOSE = Move(Verb.CLOSE)
