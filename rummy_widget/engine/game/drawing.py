"""Rules for drawing, taking a discard and using an extra Joker (PRO-8 to PRO-12, R45-2, R45-7, BR-3)."""

from __future__ import annotations

from collections.abc import Sequence

from ..faults import FaultCode, RulesError
from ..rules import ExtraJoker, TakeDiscard, TurnRules
from ..tiles import JOKER, Tile
from .moves import Move, Verb, refusal
from .phase import Discarded, Phase

DRAWING_VERBS = (Verb.DRAW, Verb.TAKE, Verb.EXTRA)
"""The verbs of moves with which a player gets a tile: draw, take the last discard, use an extra Joker."""
_DRAW, _TAKE, _EXTRA = map(Move, DRAWING_VERBS)


def drawing_fault(
    move: Move, turn: TurnRules, phase: Phase, row: Sequence[Discarded], *, used: bool, barred: bool = False
) -> RulesError | None:
    """Return the error for a move with which a player gets a tile; None if the move is allowed now.

    Args:
        move: the move: draw, take the last discard or use the extra Joker.
        turn: the rules for drawing and discarding.
        phase: the phase of the turn.
        row: the discards, the oldest first.
        used: whether the player has already used the extra Joker, one that isn't in the stock (PRO-8).
        barred: whether the last discard may not be taken now, even if the rules usually allow that.
    """
    if phase is not Phase.DRAW:
        return refusal(move, FaultCode.ALREADY_DRAWN, turn.clause)
    if move.verb is Verb.TAKE:
        found = _not_takeable(turn, row, barred)
        if found is not None:
            code, clause = found
            return refusal(move, code, clause, [each.tile for each in row[-1:]])
    elif move.verb is Verb.EXTRA:
        if turn.extra_joker is ExtraJoker.OFF:
            return refusal(move, FaultCode.EXTRA_FORBIDDEN, turn.extra_clause)
        if used:
            return refusal(move, FaultCode.EXTRA_USED, turn.extra_clause)
    return None


def allowed_draws(
    turn: TurnRules, row: Sequence[Discarded], *, used: bool, barred: bool = False, stock: bool = True
) -> list[Move]:
    """Return the moves with which a player who has to draw may get a tile.

    The arguments are those of `drawing_fault`; *stock* is whether any tile is left in the stock.
    """
    found = [_DRAW] if stock else []
    if _not_takeable(turn, row, barred) is None:
        found.append(_TAKE)
    if not used and turn.extra_joker is not ExtraJoker.OFF:
        found.append(_EXTRA)
    return found


def _not_takeable(
    turn: TurnRules, row: Sequence[Discarded], barred: bool = False
) -> tuple[FaultCode, str] | None:
    """Return why the last discard may not be taken, or None if it may be taken.

    The reason is given as the code of a fault, and the id of the clause of the written rules that forbids
    taking the discard. *turn* contains the rules for drawing and discarding, *row* lists the discards,
    the oldest first. If *barred* is true, the last discard may not be taken, whatever the rules say.
    """
    if not row:
        return FaultCode.NOTHING_TO_TAKE, turn.take_clause
    if barred or turn.take_discard is TakeDiscard.NEVER:
        return FaultCode.TAKE_FORBIDDEN, turn.take_clause
    if row[-1].tile is JOKER and not turn.take_joker:
        return FaultCode.JOKER_NOT_TAKEN, turn.joker_clause
    return None


def last_takeable(turn: TurnRules, row: Sequence[Discarded]) -> Tile | None:
    """Return the last discard if the next player may take it, otherwise None.

    *turn* are the rules for drawing and discarding, *row* are the discards, the oldest first.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> r5, joker = (Discarded(1, tile) for tile in parse_tiles("r5 *"))
    >>> last_takeable(RUMMY_PRO.turn, [joker, r5]), last_takeable(RUMMY_PRO.turn, [r5, joker])
    (tile('r5'), None)
    """
    return row[-1].tile if _not_takeable(turn, row) is None else None
