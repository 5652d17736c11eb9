"""What the coach says of every discard: what comes of it, or what it gives away; and whether to draw."""

from __future__ import annotations

from ....engine.game.coach import DiscardAdvice, DiscardOption, draw_advice
from ....engine.game.players.laying import DiscardChoice, discards
from ....engine.game.view import View
from ....engine.melds import hand_value
from ....engine.rules import CaughtScore
from ....engine.tiles import JOKER, Tile
from ....text.sentences.closing_rounds import player_name
from ....text.sentences.coach import discard_sentence, draw_sentence
from ....text.sentences.tiles import joined, say_of, sentence, tile_name
from ....text.words import say
from ...rack_view import tile_view
from ...shapes.table import CoachProps, CoachRowProps
from ..seat_screen import SeatScreen

TIED = 0.05  # points: discards that differ by less are as good as each other


def show(screen: SeatScreen) -> CoachProps | None:
    """Return what the coach was asked for."""
    if not screen.playing:
        return None
    if screen.weighing and screen.rules.has_discards:
        return _weighed(screen.view)
    if screen.draw_advice:
        text = sentence(draw_sentence(draw_advice(screen.view)))
        return {"title": say("coach-title"), "text": text, "head": [], "rows": []}
    return None if screen.advice is None else _advised(screen.view, screen.advice, screen.chosen)


def spoken(shown: CoachProps) -> str:
    """Return what is told of it."""
    return shown["text"]


# ---- A game of closes ------------------------------------------------------------------------------


def _advised(view: View, advice: DiscardAdvice, chosen: Tile | None) -> CoachProps:
    head = [say(f"coach-head-{key}") for key in ("tile", "distance", "outs", "chance", "points")]
    head += [say("coach-head-gives", who=player_name(view.next_seat)), say("coach-head-cost")]
    rows: list[CoachRowProps] = [
        {
            "tile": tile_view(number, each.tile),
            "cells": [*_cells(each), str(round(advice.cost(each.tile)))],
            "why": discard_sentence(each, advice),
            "best": advice.cost(each.tile) < TIED,
            "chosen": each.tile == chosen,
        }
        for number, each in enumerate(advice.options)
    ]
    return {"title": say("coach-title"), "text": _summary(advice, chosen), "head": head, "rows": rows}


def _summary(advice: DiscardAdvice, chosen: Tile | None) -> str:
    best = advice.best
    if chosen is not None and advice.closing is not None and not advice.waiting:
        return say("coach-chose-closing", tile=tile_name(chosen), points=advice.closing.points)
    if chosen is not None:
        same = "yes" if advice.cost(chosen) < 1 else "no"
        why = discard_sentence(best, advice)
        return say("coach-chose", tile=tile_name(chosen), same=same, best=tile_name(best.tile), why=why)
    if advice.closing is not None:
        key = "coach-close-wait" if advice.waiting else "coach-close"
        more = round(advice.gain, -1)  # an estimate: to the nearest ten
        return say(key, points=advice.closing.points, tile=tile_name(best.tile), more=int(more))
    return say("coach-best", tile=tile_name(best.tile), why=discard_sentence(best, advice))


def _cells(option: DiscardOption) -> list[str]:
    discard = option.discard
    return [
        str(discard.distance),
        str(discard.outs.copies),
        percent(float(discard.chance)),
        str(round(float(discard.expected))),
        percent(float(option.gives)),
    ]


def percent(chance: float) -> str:
    """Return a chance as people read it.

    >>> percent(0.0652), percent(0.0), percent(0.004)
    ('7 %', 'none', '0.4 %')
    """
    if not chance:
        return say("coach-chance-none")
    if chance >= 0.01:
        return say("coach-chance", percent=f"{chance * 100:.0f}")
    whole, part = f"{chance * 100:.1f}".split(".")
    return say("coach-chance", percent=say("number-decimal", whole=whole, part=part))


# ---- A game of laying ------------------------------------------------------------------------------


def _weighed(view: View) -> CoachProps | None:
    found = discards(view)
    if not found:
        return None
    kinds = view.settings.rules.tiles.kinds[:1]
    least = min(each.pairs for each in found)
    rows: list[CoachRowProps] = [
        {
            "tile": tile_view(at, each.tile),
            "cells": [_fits(each), str(each.pairs), str(each.hopes), str(_value(view, each))],
            "why": _why(view, found[0], each, least),
            "best": each.best,
            "chosen": False,
        }
        for at, each in enumerate(found)
    ]
    columns = ("tile", "fits", "pairs", "hopes", "caught" if _caught(view) else "laid")
    who = player_name(view.next_seat)
    return {
        "title": say_of(kinds, "open-weigh-title"),
        "text": say("open-weigh-best", tile=sentence(tile_name(found[0].tile))),
        "head": [say_of(kinds, "open-weigh-head", column=column, who=who) for column in columns],
        "rows": rows,
    }


def _fits(each: DiscardChoice) -> str:
    if not each.fits:
        return say("open-weigh-nowhere")
    melds, many = joined(list(map(str, each.fits))), "yes" if each.fits[1:] else "no"
    return say("open-weigh-fits", melds=melds, many=many)


def _caught(view: View) -> bool:
    return isinstance(view.settings.rules.score, CaughtScore)


def _value(view: View, each: DiscardChoice) -> int:
    """Return what a tile costs if one is caught with it, or gives if one lays it."""
    score = view.settings.rules.score
    return hand_value([each.tile], score.values) if score else 0


def _why(view: View, best: DiscardChoice, each: DiscardChoice, least: int) -> str:
    """Return what speaks for the best discard, and against the others beside it."""
    reasons = {
        "joker": each.tile is JOKER,
        "lies": each.lies,
        "fits": bool(each.fits),
        "dear": each.best and _caught(view) and each.pairs > least,
        "best": each.best,
        "hopes": each.hopes > best.hopes,
        "pairs": each.pairs > best.pairs,
        "cheaper": _caught(view) and _value(view, each) < _value(view, best),
    }
    return say("open-weigh-why", why=next((why for why, holds in reasons.items() if holds), "near"))
