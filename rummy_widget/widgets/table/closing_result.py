"""What the page is told of a game that has ended: what was closed, who pays whom, and the games so far."""

from __future__ import annotations

from functools import lru_cache

from ...engine.closes import Closing
from ...engine.game.deal_codes import deal_code
from ...engine.game.phase import Outcome
from ...engine.game.round import Round
from ...engine.rules import Ruleset
from ...engine.solver.tiling.rack_counts import Counts
from ...text.sentences.closing_rounds import payment_sentences, player_name, settlement_sentences
from ...text.words import language, say, signed
from ..reasons import closing_reasons
from ..shapes.racks import ReasonProps
from ..shapes.table import RowsProps, SettlementProps
from ..views import clause_view, melds_view, tile_view
from .state import ScreenState

_END = {Outcome.EMPTY: "PRO-14", Outcome.LEFT: "PRO-15"}


def settlement_view(state: ScreenState) -> SettlementProps:
    """The end of the game."""
    game, match = state.game, state.match
    assert game is not None
    assert match is not None
    title, text = settlement_sentences(game)
    assert game.result is not None
    closing = game.result.closing
    return {
        "title": title,
        "text": text,
        "clause": clause_view(closing.clauses[0] if closing else _END[game.result.outcome]),
        "melds": [] if closing is None else melds_view(closing),
        "free": tile_view(0, closing.free) if closing else None,
        "points": closing.points if closing else None,
        "reasons": _reasons(game, closing),
        "payments": [
            {"text": said, "points": points, "clause": clause_view(clause)}
            for said, points, clause in payment_sentences(game)
        ],
        "totals": [
            {"name": player_name(seat), "game": game.scores[seat], "match": match.scores[seat]}
            for seat in range(game.settings.players)
        ],
        "code": deal_code(game),
        "can_again": True,
    }


def _reasons(game: Round, closing: Closing | None) -> list[ReasonProps]:
    """Why the close that was paid is worth that, and what would have paid more."""
    if closing is None or game.result is None or game.result.seat is None:
        return []
    return _told(game.hands[game.result.seat], closing, game.settings.rules, language())


@lru_cache(maxsize=16)
def _told(rack: Counts, closing: Closing, rules: Ruleset, spoken: str) -> list[ReasonProps]:
    """The reasons, kept for each language that they were told in."""
    return closing_reasons(rack, closing, rules)


def statistics_view(state: ScreenState) -> RowsProps | None:
    """The games of this match so far."""
    match = state.match
    if match is None or not match.count:
        return None
    heads = ("player", "closes", "mean", "bonuses", "score")
    rows = []
    for seat, each in enumerate(match.tallies):
        mean = str(round(each.points / each.closes)) if each.closes else "–"
        rows.append([player_name(seat), str(each.closes), mean, str(each.bonuses), signed(each.score)])
    title = say("statistics-title", count=match.count)
    return {"title": title, "head": [say(f"statistics-{key}") for key in heads], "rows": rows}
