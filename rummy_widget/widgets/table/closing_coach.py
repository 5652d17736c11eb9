"""What the page is told of the coach: every discard with what comes of it."""

from __future__ import annotations

from ...engine.game.coach import DiscardOption, draw_advice
from ...engine.game.view import View
from ...text.sentences.closing_rounds import player_name
from ...text.sentences.coach import discard_sentence, draw_sentence
from ...text.sentences.tiles import sentence, tile_name
from ...text.words import say
from ..shapes.table import CoachProps, CoachRowProps
from ..views import tile_view
from .state import ScreenState

TIED = 0.05  # points: discards that differ by less are as good as each other


def coach_view(state: ScreenState, view: View) -> CoachProps | None:
    """What the coach says, where it is asked."""
    if state.draw_advice:
        text = sentence(draw_sentence(draw_advice(view)))
        return {"title": say("coach-title"), "text": text, "head": [], "rows": []}
    advice = state.advice
    if advice is None:
        return None
    best = advice.best
    if state.chosen is not None and advice.closing is not None and not advice.waiting:
        text = say("coach-chose-closing", tile=tile_name(state.chosen), points=advice.closing.points)
    elif state.chosen is not None:
        same = advice.cost(state.chosen) < 1
        text = say("coach-chose", tile=tile_name(state.chosen), same="yes" if same else "no",
                   best=tile_name(best.tile), why=discard_sentence(best, advice))  # fmt: skip
    elif advice.closing is not None:
        key = "coach-close-wait" if advice.waiting else "coach-close"
        more = round(advice.gain, -1)  # an estimate: to the nearest ten
        text = say(key, points=advice.closing.points, tile=tile_name(best.tile), more=int(more))
    else:
        text = say("coach-best", tile=tile_name(best.tile), why=discard_sentence(best, advice))
    others = view.next_seat
    head = [say(f"coach-head-{key}") for key in ("tile", "distance", "outs", "chance", "points")]
    head += [say("coach-head-gives", who=player_name(others)), say("coach-head-cost")]
    rows: list[CoachRowProps] = [
        {
            "tile": tile_view(number, each.tile),
            "cells": [*_cells(each), str(round(advice.cost(each.tile)))],
            "why": discard_sentence(each, advice),
            "best": advice.cost(each.tile) < TIED,
            "chosen": each.tile == state.chosen,
        }
        for number, each in enumerate(advice.options)
    ]
    return {"title": say("coach-title"), "text": text, "head": head, "rows": rows}


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
    """A chance as people read it.

    >>> percent(0.0652), percent(0.0), percent(0.004)
    ('7 %', 'none', '0.4 %')
    """
    if not chance:
        return say("coach-chance-none")
    if chance >= 0.01:
        return say("coach-chance", percent=f"{chance * 100:.0f}")
    whole, part = f"{chance * 100:.1f}".split(".")
    return say("coach-chance", percent=say("number-decimal", whole=whole, part=part))
