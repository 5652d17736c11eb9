"""What the page is told of a round that has ended: how, what everybody gets for it, and the match so far."""

from __future__ import annotations

from ...engine.game.deal_codes import deal_code
from ...engine.game.phase import Outcome
from ...engine.game.settings import is_multiplied
from ...engine.game.settlement import PointsReason, Settlement
from ...engine.rules import CaughtScore, LaidScore, MatchLength
from ...text.sentences.closing_rounds import player_name
from ...text.sentences.games import match_text
from ...text.sentences.open_rounds import entry_reason, most_points, settlement_lines
from ...text.sentences.tiles import joined
from ...text.words import say, signed
from ..seated import told_at
from ..shapes.spread import OpenEndProps
from ..shapes.table import PaidProps, RowsProps
from ..views import clause_view
from .state import ScreenState


def end_view(state: ScreenState) -> OpenEndProps:
    """The end of the round."""
    game, match = state.now, state.match
    assert match is not None
    assert game.result is not None
    players, kinds = game.settings.players, game.settings.rules.tiles.kinds[:1]
    with told_at(state):
        first, most, *_ = [*settlement_lines(game.result, players, kinds), ""]
        payments: list[PaidProps] = [
            {
                "text": say("open-paid", who=player_name(each.seat), reason=entry_reason(each, kinds)),
                "points": each.points,
                "clause": clause_view(each.clause),
            }
            for each in game.result.entries
        ]
    totals = game.result.totals(players)
    return {
        "title": first,
        "text": _told(state, most if most_points(game.result) else ""),
        "won": _ended_by_you(game.result, state.you),
        "clause": clause_view(clause) if (clause := _end_clause(state)) else None,
        "payments": payments,
        "totals": [
            {"name": player_name(seat), "game": totals[seat], "match": match.scores[seat]}
            for seat in range(players)
        ],
        "target": _target(state),
        "code": deal_code(game),
        "next": not match.over,
    }


def _ended_by_you(result: Settlement, you: int) -> bool | None:
    if result.outcome not in (Outcome.OUT, Outcome.CLOSED):
        return None
    return result.seat == you


def _told(state: ScreenState, most: str) -> str:
    """What is said under the title: that somebody left, who has most points, who wins the match."""
    result = state.now.result
    assert result is not None
    left = ""
    if result.outcome is Outcome.LEFT:
        scored = any(each.reason is not PointsReason.LEFT for each in result.entries)
        left = say("open-left", counts="yes" if scored else "no")
    gained = ""
    if result.outcome is Outcome.OUT and result.seat is not None:
        points = result.totals(state.now.settings.players)[result.seat]
        you = "yes" if result.seat == state.you else "no"
        gained = say("open-end-gained", who=player_name(result.seat), you=you, points=points)
    return " ".join(filter(None, (left, gained, most, _won(state))))


def _end_clause(state: ScreenState) -> str:
    play, result = state.rules.play, state.now.result
    assert result is not None
    score = getattr(play, "score", None)
    if result.outcome is Outcome.LEFT:
        return state.now.settings.turn.leaving_clause if isinstance(score, LaidScore) else ""
    if result.outcome is Outcome.OUT and isinstance(score, CaughtScore):
        return score.clause
    if result.outcome is Outcome.CLOSED:
        return str(getattr(play, "out_clause", ""))
    if result.outcome is Outcome.STALEMATE:
        return str(getattr(play, "stalemate_clause", ""))
    return str(getattr(score, "end_clause", ""))


def _target(state: ScreenState) -> str | None:
    """How long the match lasts, if that is more than this round, and what all points are multiplied by."""
    assert state.match is not None
    length, times = state.match.length, state.now.settings.multiplier
    lasts = length not in (MatchLength(), MatchLength(rounds=1))
    multiplied = times > 1 and is_multiplied(state.rules)
    told = [say("open-target", length=match_text(length))] if lasts else []
    return " ".join([*told, *([say("open-multiplied", times=times)] if multiplied else [])]) or None


def _won(state: ScreenState) -> str | None:
    match = state.match
    if match is None or not match.over or match.count < 2:
        return None
    names = [player_name(seat) for seat in match.winners]
    return say("open-match-won", who=joined(names), count=len(names))


def statistics_view(state: ScreenState) -> RowsProps | None:
    """The rounds of this match so far."""
    match = state.match
    if match is None or not match.count:
        return None
    rows = [
        [player_name(seat), str(each.closes), signed(each.score)] for seat, each in enumerate(match.tallies)
    ]
    heads = [say("statistics-player"), say("open-statistics-won"), say("statistics-score")]
    return {"title": say("statistics-title", count=match.count), "head": heads, "rows": rows}
