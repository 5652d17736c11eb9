"""What the page is told when a round that has ended is looked at move by move, and its turns tried again."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from ...engine.game.round import Round
from ...engine.table_melds import Play
from ...text.sentences.closing_rounds import player_name
from ...text.sentences.open_rounds import move_lines
from ...text.words import say
from ..seated import told_at
from ..shapes.spread import OpenReplayProps
from .melds_log import meant
from .state import ScreenState
from .turn_help import helped

MOMENTS = 5


class MissedTurn(NamedTuple):
    """An own turn that could have laid more: after how many moves, what was laid, and the most."""

    at: int
    laid: int
    most: int


@lru_cache(maxsize=4)
def _missed(past: tuple[Round, ...], you: int) -> tuple[MissedTurn, ...]:
    """Own turns that could have laid more, the costliest first."""
    found = []
    for index, (before, after) in enumerate(pairwise(past)):
        if before.seat == you and not before.has_discards:
            laid = max(0, len(before.hands[you]) - len(after.hands[you]))
            most = helped(before, you).count
            if most > laid:
                found.append(MissedTurn(index, laid, most))
    return tuple(sorted(found, key=lambda each: each.laid - each.most)[:MOMENTS])


def replay_view(state: ScreenState) -> OpenReplayProps:
    """Where one is in the round, what was done there, and which own turns are worth another look."""
    then = state.past[state.index]
    text = say("asked-over")
    if state.index + 1 < len(state.past):
        with told_at(state):
            after = state.past[state.index + 1]
            lines = [*move_lines(then, after)]
            if then.seat != state.you and not state.people:
                lines.append(meant(then, after, state.kinds[then.seat - 1]) or "")
            text = " ".join(filter(None, lines))
    return {
        "index": state.index,
        "count": len(state.past),
        "text": text,
        "who": player_name(then.seat),
        "moments": [
            {
                "index": each.at,
                "text": say("open-moment", number=each.at + 1, laid=each.laid, most=each.most),
            }
            for each in _missed(state.past, state.you)
        ],
        "exercise": state.trying,
        "feedback": _feedback(state, then) if state.trying else None,
    }


def _feedback(state: ScreenState, then: Round) -> str | None:
    if not state.touched:
        return None
    found = state.judge()
    if not isinstance(found, Play) or not found.count:
        return None
    more = helped(then, state.you).count - found.count
    return say("open-exercise-more", count=more) if more > 0 else say("open-exercise-right")
