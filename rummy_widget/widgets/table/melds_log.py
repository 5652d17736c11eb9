"""What the page is told of moves: those of the others since one's own, the last ones, what they say of them.

While a round goes on nobody names a tile that others do not see; afterwards all is told.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from ...engine.game.players.plans import Aim, MovePlan, planned
from ...engine.game.round import Round
from ...text.sentences.closing_rounds import player_name
from ...text.sentences.open_rounds import move_lines
from ...text.sentences.plans import plan_sentence
from ...text.words import say
from ..seated import YOU, told_at
from ..shapes.table import LogLineProps
from .move_log import MOST_TOLD
from .state import ScreenState

_SAID = (
    Aim.OUT, Aim.AT_ONCE, Aim.OPENED, Aim.LAID, Aim.LAID_SOME, Aim.HURRIED, Aim.JOKER, Aim.TOOK,
    Aim.REFUSED, Aim.KEPT,
)  # fmt: skip
"""Aims that tell of no hidden tile; what was kept is told when it is over."""


def log_lines(state: ScreenState) -> list[LogLineProps]:
    """The last moves; in a round that is looked at again, those until the moment that is shown."""
    until = state.index + 1 if state.screen == "replay" else len(state.past)
    shown = state.past[max(0, until - 1 - MOST_TOLD) : until]
    lines: list[LogLineProps] = []
    with told_at(state):
        for before, after in pairwise(shown):
            mine = before.seat == state.you
            told = [*move_lines(before, after)]
            if not mine and (said := _said(state, before)):
                told[-1] = f"{told[-1]} {said}"
            lines += [{"text": text, "mine": mine} for text in told]
    return lines


def news_of(state: ScreenState) -> str | None:
    """What the others did since the person's last move."""
    with told_at(state):
        return " ".join(line for before, after in _since(state) for line in move_lines(before, after)) or None


def news_lines(state: ScreenState) -> list[str]:
    """The same turn by turn, with what they say of it."""
    turns: dict[int, list[str]] = {}
    said: dict[int, str] = {}
    with told_at(state):
        for before, after in _since(state):
            turns.setdefault(before.seat, []).extend(move_lines(before, after))
            if text := _said(state, before):
                said.setdefault(before.seat, text)
    return [" ".join([*lines, *filter(None, [said.get(seat)])]) for seat, lines in turns.items()]


def _since(state: ScreenState) -> list[tuple[Round, Round]]:
    """The moves of the others since the person's last one."""
    found: list[tuple[Round, Round]] = []
    for before, after in reversed(list(pairwise(state.past[-MOST_TOLD:]))):
        if before.seat == state.you:
            break
        found.insert(0, (before, after))
    return found


def _said(state: ScreenState, before: Round) -> str | None:
    """What somebody says of a move while the round goes on."""
    plan = dict(state.plans).get(len(before.moves))
    if plan is None or plan.aim not in _SAID:
        return None
    return _quoted(before.seat, replace(plan, tiles=plan.tiles[:1]) if plan.aim is Aim.TOOK else plan)


def meant(before: Round, after: Round, kind: str) -> str | None:
    """What one of the others had in mind with a move, told when it is over."""
    if before.seat == YOU:
        return None
    return _quoted(before.seat, planned(before.view(before.seat), after.moves[-1], kind))


def _quoted(seat: int, plan: MovePlan) -> str:
    return say("open-said", who=player_name(seat), text=plan_sentence(plan))
