"""The moves of a round in sentences, as a person at the table saw them.

While a round goes on nobody names a tile that others do not see; afterwards all is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise

from ...engine.game.moves import Verb
from ...engine.game.players.plans import Aim, MovePlan, planned
from ...engine.game.round import Round
from ...text.sentences.closing_rounds import move_sentence, player_name
from ...text.sentences.open_rounds import move_lines
from ...text.sentences.plans import plan_sentence
from ...text.words import say
from ..seated import YOU
from .seat_screen import ToldMove

MOST_TOLD = 12

_SAID = (
    Aim.OUT, Aim.AT_ONCE, Aim.OPENED, Aim.LAID, Aim.LAID_SOME, Aim.HURRIED, Aim.JOKER, Aim.TOOK,
    Aim.REFUSED, Aim.KEPT,
)  # fmt: skip
"""Aims that tell of no hidden tile; what was kept is told when it is over."""


def tell_moves(
    past: Sequence[Round], you: int = YOU, plans: Iterable[tuple[int, MovePlan]] = ()
) -> list[ToldMove]:
    """Return the moves between positions that follow each other; *plans* are what computers meant by them."""
    meant = dict(plans)
    return [_told(before, after, you, meant.get(len(before.moves))) for before, after in pairwise(past)]


def _told(before: Round, after: Round, you: int, plan: MovePlan | None) -> ToldMove:
    move, seat = after.moves[-1], before.seat
    if before.has_table:
        remark = _remark(seat, plan) if plan is not None and seat != you else None
        return ToldMove(seat, tuple(move_lines(before, after)), remark)
    # What others drew is not told, not even after the end; and somebody may leave on another's turn.
    seen = move.seat is None and (seat == you or move.verb is Verb.TAKE)
    took = after.got if seen else None
    mover = seat if move.seat is None else move.seat
    return ToldMove(mover, (move_sentence(move, mover, took=took),), None, took is not None)


def _remark(seat: int, plan: MovePlan) -> str | None:
    """Return what somebody says of a move while the round goes on."""
    if plan.aim not in _SAID:
        return None
    return _quoted(seat, replace(plan, tiles=plan.tiles[:1]) if plan.aim is Aim.TOOK else plan)


def meant(before: Round, after: Round, kind: str) -> str:
    """Return what one of the others had in mind with a move, told when it is over."""
    return _quoted(before.seat, planned(before.view(before.seat), after.moves[-1], kind))


def _quoted(seat: int, plan: MovePlan) -> str:
    return say("open-said", who=player_name(seat), text=plan_sentence(plan))
