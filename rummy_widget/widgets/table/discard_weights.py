"""What the coach of a game of laying says of every discard: what it gives away, and what it costs oneself."""

from __future__ import annotations

from ...engine.game.players.laying import DiscardChoice, discards
from ...engine.game.round import Round
from ...engine.melds import hand_value
from ...engine.rules import CaughtScore
from ...engine.tiles import JOKER
from ...text.sentences.closing_rounds import player_name
from ...text.sentences.tiles import joined, say_of, sentence, tile_name
from ...text.words import say
from ..shapes.table import CoachProps, CoachRowProps
from ..views import tile_view
from .state import ScreenState


def weighing_view(state: ScreenState) -> CoachProps | None:
    """All discards, where they were asked for."""
    game = state.now
    if not state.weighing or not game.has_discards:
        return None
    found = discards(game.view(state.you))
    if not found:
        return None
    kinds = state.rules.tiles.kinds[:1]
    after = (state.you + 1) % game.settings.players
    least = min(each.pairs for each in found)
    rows: list[CoachRowProps] = [
        {
            "tile": tile_view(at, each.tile),
            "cells": [_fits(each), str(each.pairs), str(each.hopes), str(_value(game, each))],
            "why": _why(game, found[0], each, least),
            "best": each.best,
            "chosen": False,
        }
        for at, each in enumerate(found)
    ]
    return {
        "title": say_of(kinds, "open-weigh-title"),
        "text": say("open-weigh-best", tile=sentence(tile_name(found[0].tile))),
        "head": [
            say_of(kinds, "open-weigh-head", column="tile"),
            say_of(kinds, "open-weigh-head", column="fits"),
            say_of(kinds, "open-weigh-head", column="pairs", who=player_name(after)),
            say_of(kinds, "open-weigh-head", column="hopes"),
            say_of(kinds, "open-weigh-head", column="caught" if _caught(game) else "laid"),
        ],
        "rows": rows,
    }


def _fits(each: DiscardChoice) -> str:
    if not each.fits:
        return say("open-weigh-nowhere")
    return say(
        "open-weigh-fits", melds=joined(list(map(str, each.fits))), many="yes" if each.fits[1:] else "no"
    )


def _caught(game: Round) -> bool:
    return isinstance(game.settings.rules.score, CaughtScore)


def _value(game: Round, each: DiscardChoice) -> int:
    """What a tile costs who is caught with it, or gives who lays it."""
    score = game.settings.rules.score
    return hand_value([each.tile], score.values) if score else 0


def _why(game: Round, best: DiscardChoice, each: DiscardChoice, least: int) -> str:
    """What speaks for the best discard, and against the others beside it."""
    cheaper = _caught(game) and _value(game, each) < _value(game, best)
    reasons = {
        "joker": each.tile is JOKER,
        "lies": each.lies,
        "fits": bool(each.fits),
        "dear": each.best and _caught(game) and each.pairs > least,
        "best": each.best,
        "hopes": each.hopes > best.hopes,
        "pairs": each.pairs > best.pairs,
        "cheaper": cheaper,
    }
    return say("open-weigh-why", why=next((why for why, holds in reasons.items() if holds), "near"))
