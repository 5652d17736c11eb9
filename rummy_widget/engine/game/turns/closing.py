"""Turns of games in which nothing is laid until a player closes (PRO-10 to PRO-15, PRO-30, PRO-54).

To close is to end the round with the whole hand, except the last discard, in melds or another pattern.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from ...closes import Closing
from ...faults import FaultCode, RulesError
from ...rules import Ruleset, TurnRules
from ...solver.closing.best import best_close, closes
from ...tiles import Tile
from ..drawing import DRAWING_VERBS, allowed_draws, drawing_fault
from ..moves import Move, Verb, put_down, putting_down, refusal
from ..phase import Discarded, Outcome, Phase
from ..settlement import disconnected, settle
from .base import Turns

if TYPE_CHECKING:
    from ..round import Round


class ClosingTurns(Turns):
    """Turns in which a player draws a tile, then discards one or closes, which ends the round."""

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        """Return the verbs, such as `draw` and `close`, of all moves in games such as Rummy PRO."""
        return _VERBS

    def first_phase(self, rules: Ruleset) -> Phase:
        """Return what the first player of a round must do first: discard."""
        return Phase.DISCARD

    def tiles_to_refuse(self, game: Round) -> tuple[Tile, ...]:
        """Return the tiles dealt to the player whose turn it is.

        The number of pairs among them decides whether the player may refuse the deal.
        """
        return game.deal.hands[game.seat]

    def allowed(self, game: Round) -> list[Move]:
        """Return the moves that the player whose turn it is may make, except leaving the game."""
        if game.phase is Phase.DRAW:
            return allowed_draws(game.settings.turn, game.row, used=game.extra[game.seat])
        found = [putting_down(tile) for tile in game.hand.kinds()]
        return [*found, _CLOSE] if closes(game.hand.counts, game.settings.rules) else found

    def make(self, game: Round, move: Move) -> Round:
        """Return the round after this move; raise RulesError if the rules forbid it."""
        fault = _turn_fault(game, move)
        if fault is not None:
            raise fault
        if move.verb in DRAWING_VERBS:
            return game.gain(move)
        if move.verb is Verb.CLOSE:
            return _close(game, move)
        after = game.discard(move)
        limit = game.settings.turn.taking_limit and game.turns_without_draw >= len(game.pile)
        return after if game.stock_count and not limit else _end_round(after, game.seat, Outcome.EMPTY)

    def leave(self, game: Round) -> Round:
        """Return the round after the current player has left the game, which ends the round."""
        return _end_round(game, game.seat, Outcome.LEFT, game.seat)


def turn_fault(
    move: Move, turn: TurnRules, phase: Phase, row: Sequence[Discarded], held: Callable[[Tile], int],
    *, used: bool,
) -> RulesError | None:  # fmt: skip
    """Return the error for *move* if the rules forbid it now, or None if they allow it.

    If the move is to close (end the round), it isn't checked whether the tiles allow that.

    Args:
        move: the move.
        turn: the rules for drawing and discarding.
        phase: the phase of the turn.
        row: the discards, the oldest first.
        held: a function that returns how many copies of a tile the player has.
        used: whether the player has used the extra Joker.
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
    """Return the error for an attempt to close (end the round) with tiles that don't allow it.

    *move* is the attempted move. *tiles* are those that prevent the close, if they are known.
    """
    return refusal(move, FaultCode.DOES_NOT_CLOSE, "PRO-30", tiles)


def _turn_fault(game: Round, move: Move) -> RulesError | None:
    """Return the error for *move* if the rules forbid it now, or None if they allow it.

    If the move is to close (end the round), it isn't checked whether the tiles allow that.
    """
    return turn_fault(
        move, game.settings.turn, game.phase, game.row, game.hand.count, used=game.extra[game.seat]
    )


def _close(game: Round, move: Move) -> Round:
    """Return the round after a player has closed; raise RulesError if the tiles don't allow it."""
    settings, seat = game.settings, game.seat
    thrown, times = game.thrown[seat], settings.multiplier
    closing = best_close(game.hand.counts, jokers_thrown=thrown, multiplier=times, rules=settings.rules)
    if closing is None or (move.tile is not None and closing.free.kind != move.tile):
        raise not_closing(move)
    return _end_round(game.changed(moves=(*game.moves, move)), seat, Outcome.CLOSED, seat, closing)


def _end_round(
    after: Round, seat: int, outcome: Outcome, by: int | None = None, closing: Closing | None = None
) -> Round:
    """Return the round *after* marked as over, with its payments.

    *seat* is the seat whose turn it was when the round ended. *by* is the seat that closed with the tiles in
    *closing*, or that left; None if the round ended in another way.
    """
    return after.ended(
        settle(after.settings, after.bonus, outcome, by, closing, away=disconnected(after.moves)), seat
    )


_VERBS = frozenset({
    Verb.DRAW, Verb.TAKE, Verb.EXTRA, Verb.DISCARD, Verb.THROW, Verb.CLOSE, Verb.REFUSE, Verb.KEEP,
    Verb.LEAVE, Verb.DISCONNECT,
})  # fmt: skip
_CLOSE = Move(Verb.CLOSE)
