"""Data with which the page shows the result of a round: how it ended, who pays what, and the totals."""

from __future__ import annotations

from functools import lru_cache

from ...engine.closes import Closing
from ...engine.game.deal_codes import deal_code
from ...engine.game.hand import Hand
from ...engine.game.round import Round
from ...engine.game.settlement import Settlement, end_clause
from ...engine.rules import Ruleset
from ...text.sentences.closing_rounds import payment_sentences, player_name, settlement_sentences
from ...text.sentences.closings import pattern_name
from ...text.sentences.open_rounds import ending_sentences, entry_reason, target_text
from ...text.words import language, say
from ..rack_view import clause_view, melds_view, tile_view
from ..reasons import closing_reasons
from ..shapes.racks import ReasonProps
from ..shapes.table import PaidProps, SettlementProps
from .state import ScreenState


def settlement_view(state: ScreenState) -> SettlementProps:
    """Return the data with which the page shows the result of a round that has ended.

    The data say how the round ended, and contain the winning hand if a player has closed (laid the whole hand
    in one move), the payments, and the points in the match.
    """
    game, match = state.now, state.match
    assert match is not None
    assert game.result is not None
    result = game.result
    closing, hand = result.closing, game.hands[result.seat or 0]
    title, text = ending_sentences(game, match) if game.has_table else settlement_sentences(game)
    return {
        "title": title,
        "text": text,
        "clause": clause_view(end_clause(game)),
        "won": None if result.closer is None else result.closer == state.you,
        "pattern": pattern_name(closing.pattern) if closing else None,
        "melds": melds_view(closing) if closing else [],
        "free": tile_view(0, closing.free) if closing else None,
        "reasons": _reasons(hand, closing, game.settings.rules, language()),
        "payments": _payments(game, result),
        "totals": [
            {"name": player_name(at), "won": at == result.closer, "game": each, "match": match.scores[at]}
            for at, each in enumerate(game.scores)
        ],
        "target": target_text(game, match.length) if game.has_table else None,
        "code": deal_code(game),
        "next": not match.over,
    }


def _payments(game: Round, result: Settlement) -> list[PaidProps]:
    paid, kinds = [*payment_sentences(game)], game.settings.rules.tiles.kinds[:1]
    for each in result.entries:
        text = say("melds-paid", who=player_name(each.seat), reason=entry_reason(each, kinds))
        paid.append((text, each.points, each.clause))
    return [{"text": text, "points": points, "clause": clause_view(clause)} for text, points, clause in paid]


@lru_cache(maxsize=16)
def _reasons(rack: Hand, closing: Closing | None, rules: Ruleset, spoken: str) -> list[ReasonProps]:
    """Return sentences that explain why a winning hand is worth its points, and what would be worth more.

    *closing* is the winning hand, and *rack* contains its tiles. Returns [] if *closing* is None, because
    nobody closed. *spoken* must be the current language; it is an argument so that results are cached for
    each language.
    """
    return closing_reasons(rack, closing, rules) if closing else []
