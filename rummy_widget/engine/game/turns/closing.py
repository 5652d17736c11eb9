"""Turns of games in which nothing is laid until somebody closes (PRO-10 to PRO-15, PRO-30, PRO-54)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from ...faults import FaultCode, RulesError
from ...rules import Ruleset, TurnRules
from ...solver.closing.automaton import closes
from ...solver.closing.best import best_close
from ...tiles import Tile
from ..drawing import COMING_BY, drawing_fault
from ..lost_connections import disconnected
from ..moves import Move, Verb, put_down, putting_down, refusal
from ..outcome import Outcome
from ..phase import Discarded, Phase
from ..settlement import settle
from .base import DiscardTurns

if TYPE_CHECKING:
    from ..round import Round

__all__ = ["ClosingTurns", "not_closing", "turn_fault"]


class ClosingTurns(DiscardTurns):
    """Draw one, then discard one or close."""

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        return _VERBS

    def first_phase(self, rules: Ruleset) -> Phase:
        return Phase.DISCARD

    def doubled(self, here: Round) -> tuple[Tile, ...]:
        return here.deal.hands[here.seat]

    def allowed(self, here: Round) -> list[Move]:
        if here.phase is Phase.DRAW:
            return [move for move in _DRAWING if _turn_fault(here, move) is None]
        found = _discards(here.hand.tiles())
        return [*found, _CLOSE] if _closes(here) else found

    def make(self, here: Round, move: Move) -> Round:
        fault = _turn_fault(here, move)
        if fault is not None:
            raise fault
        if move.verb in COMING_BY:
            return here.come_by(move)
        if move.verb is Verb.CLOSE:
            return _closed(here, move)
        on = here.put_down(move)
        limit = here.settings.turn.taking_limit and here.without >= len(here.pile)
        if here.stock_count and not limit:
            return on
        away = disconnected(here.moves)
        return on.ended(settle(here.settings, here.bonus, Outcome.EMPTY, away=away), here.seat)

    def left(self, here: Round, move: Move) -> Round:
        result = settle(here.settings, here.bonus, Outcome.LEFT, here.seat, away=disconnected(here.moves))
        return here.changed(moves=(*here.moves, move)).ended(result, here.seat)


def turn_fault(
    move: Move, turn: TurnRules, phase: Phase, row: Sequence[Discarded], held: Callable[[Tile], int],
    *, used: bool,
) -> RulesError | None:  # fmt: skip
    """Return why a seat may not make this move of its turn, or None; whether tiles close is not asked.

    *held* counts the copies of a tile in its hand, *used* says whether it has had its extra Joker.
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
    """Return the error for a close of tiles that make none; *tiles* are those that stand in its way."""
    return refusal(move, FaultCode.DOES_NOT_CLOSE, "PRO-30", tiles)


def _turn_fault(here: Round, move: Move) -> RulesError | None:
    return turn_fault(
        move, here.settings.turn, here.phase, here.row, here.hand.count, used=here.extra[here.seat]
    )


def _closes(here: Round) -> bool:
    return closes(here.hand.counts, here.settings.rules)


def _closed(here: Round, move: Move) -> Round:
    settings = here.settings
    closing = None
    if _closes(here):
        closing = best_close(
            here.hand.counts, jokers_thrown=here.thrown[here.seat], multiplier=settings.multiplier,
            rules=settings.rules,
        )  # fmt: skip
    if closing is None or (move.tile is not None and closing.free.kind != move.tile):
        raise not_closing(move)
    away = disconnected(here.moves)
    result = settle(settings, here.bonus, Outcome.CLOSED, here.seat, closing, away=away)
    return here.changed(moves=(*here.moves, move)).ended(result, here.seat)


_VERBS = frozenset({
    Verb.DRAW, Verb.TAKE, Verb.EXTRA, Verb.DISCARD, Verb.THROW, Verb.CLOSE, Verb.REFUSE, Verb.KEEP,
    Verb.LEAVE, Verb.DISCONNECT,
})  # fmt: skip
_DRAWING = tuple(map(Move, COMING_BY))
_CLOSE = Move(Verb.CLOSE)


def _discards(hand: Iterable[Tile]) -> list[Move]:
    """Return a discard for each kind, in the order of all tiles; the Joker is last, and thrown."""
    return [putting_down(tile) for tile in dict.fromkeys(hand)]
