"""A round that has ended: how, what was closed, what everybody gets for it, and the match so far."""

from __future__ import annotations

from functools import lru_cache

from ...engine.closes import Closing
from ...engine.game.deal_codes import deal_code
from ...engine.game.hand import Hand
from ...engine.game.match import Match
from ...engine.game.phase import Outcome
from ...engine.game.round import Round
from ...engine.game.settings import is_multiplied
from ...engine.game.settlement import PointsReason, Settlement
from ...engine.rules import CaughtScore, LaidScore, MatchLength, Ruleset
from ...text.sentences.closing_rounds import payment_sentences, player_name, settlement_sentences
from ...text.sentences.games import match_text
from ...text.sentences.open_rounds import entry_reason, most_points, settlement_lines
from ...text.sentences.tiles import joined
from ...text.words import language, say
from ..rack_view import clause_view, melds_view, tile_view
from ..reasons import closing_reasons
from ..shapes.racks import ReasonProps
from ..shapes.table import PaidProps, SettlementProps
from .state import ScreenState

_END = {Outcome.EMPTY: "PRO-14", Outcome.LEFT: "PRO-15"}


def settlement_view(state: ScreenState) -> SettlementProps:
    """Return the end of the round."""
    game, match = state.now, state.match
    assert match is not None
    assert game.result is not None
    result = game.result
    closing = result.closing
    title, text = _ending(state, result) if game.has_table else settlement_sentences(game)
    return {
        "title": title,
        "text": text,
        "clause": clause_view(_end_clause(state, result)),
        "won": None if result.closer is None else result.closer == state.you,
        "melds": [] if closing is None else melds_view(closing),
        "free": tile_view(0, closing.free) if closing else None,
        "points": closing.points if closing else None,
        "reasons": _reasons(game, closing),
        "payments": _payments(game, result),
        "totals": [
            {"name": player_name(seat), "game": game.scores[seat], "match": match.scores[seat]}
            for seat in range(game.settings.players)
        ],
        "target": _target(game, match),
        "code": deal_code(game),
        "next": not match.over,
    }


def _payments(game: Round, result: Settlement) -> list[PaidProps]:
    paid, kinds = [*payment_sentences(game)], game.settings.rules.tiles.kinds[:1]
    for each in result.entries:
        text = say("open-paid", who=player_name(each.seat), reason=entry_reason(each, kinds))
        paid.append((text, each.points, each.clause))
    return [{"text": text, "points": points, "clause": clause_view(clause)} for text, points, clause in paid]


# ---- A game of closes ------------------------------------------------------------------------------


def _reasons(game: Round, closing: Closing | None) -> list[ReasonProps]:
    """Return why the close that was paid is worth that, and what would have paid more."""
    if closing is None or game.result is None or game.result.seat is None:
        return []
    return _told_reasons(game.hands[game.result.seat], closing, game.settings.rules, language())


@lru_cache(maxsize=16)
def _told_reasons(rack: Hand, closing: Closing, rules: Ruleset, spoken: str) -> list[ReasonProps]:
    """Return the reasons, kept for each language that they were told in."""
    return closing_reasons(rack, closing, rules)


# ---- A game with melds on the table ----------------------------------------------------------------


def _ending(state: ScreenState, result: Settlement) -> tuple[str, str]:
    """Return how it ended, and what is said under that: who left, has most points, wins the match."""
    settings = state.now.settings
    kinds = settings.rules.tiles.kinds[:1]
    first, most, *_ = [*settlement_lines(result, settings.players, kinds), ""]
    left = gained = ""
    if result.outcome is Outcome.LEFT:
        scored = any(each.reason is not PointsReason.LEFT for each in result.entries)
        left = say("open-left", counts="yes" if scored else "no")
    if result.outcome is Outcome.OUT and result.seat is not None:
        points = result.totals(settings.players)[result.seat]
        you = "yes" if result.seat == state.you else "no"
        gained = say("open-end-gained", who=player_name(result.seat), you=you, points=points)
    most = most if most_points(result) else ""
    return first, " ".join(filter(None, (left, gained, most, _match_won(state))))


def _end_clause(state: ScreenState, result: Settlement) -> str:
    if result.closing is not None:
        return result.closing.clauses[0]
    if not state.has_table:
        return _END[result.outcome]
    play = state.rules.play
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


def _target(game: Round, match: Match) -> str | None:
    """Return how long the match lasts, if that is more than this round, and what points are multiplied by."""
    if not game.has_table:
        return None
    length, times = match.length, game.settings.multiplier
    lasts = length not in (MatchLength(), MatchLength(rounds=1))
    multiplied = times > 1 and is_multiplied(game.settings.rules)
    told = [say("open-target", length=match_text(length))] if lasts else []
    return " ".join([*told, *([say("open-multiplied", times=times)] if multiplied else [])]) or None


def _match_won(state: ScreenState) -> str | None:
    match = state.match
    if match is None or not match.over or match.count < 2:
        return None
    names = [player_name(seat) for seat in match.winners]
    return say("open-match-won", who=joined(names), count=len(names))
