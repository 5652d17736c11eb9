"""The coach's panel: a list of all possible discards with numbers and reasons, or advice on drawing.

The advice on drawing says whether to draw from the stock or to take the last discard. The numbers say how
good a discard is: for example, the chance to close after it, and the points that it costs.
"""

from __future__ import annotations

from ....engine.game.coach import DiscardAdvice, draw_advice
from ....engine.game.players.laying import discards
from ....engine.game.view import View
from ....engine.tiles import Tile
from ....text.sentences import coach
from ....text.sentences.tiles import say_of, sentence, tile_name
from ....text.words import say
from ...rack_view import tile_view
from ...shapes.table import CoachProps, CoachRowProps
from ..seat_screen import SeatScreen

TIED = 0.05
"""If two discards differ by less than this number of points, they count as equally good."""


def show(screen: SeatScreen) -> CoachProps | None:
    """Return the coach's advice on what to discard or on what to draw.

    Returns None if the player hasn't asked, or if no round is being played on the screen.
    """
    if not screen.playing:
        return None
    if screen.weighing and screen.rules.has_discards:
        return _meld_discards(screen.view)
    if screen.draw_advice:
        text = sentence(coach.draw_sentence(draw_advice(screen.view)))
        return {"title": say("coach-title"), "text": text, "head": [], "rows": []}
    return None if screen.advice is None else _close_discards(screen.view, screen.advice, screen.chosen)


def spoken(shown: CoachProps) -> str:
    """Return the coach's advice on discards or on drawing, as a sentence for a screen reader."""
    return shown["text"]


def _close_discards(view: View, advice: DiscardAdvice, chosen: Tile | None) -> CoachProps:
    """Return the coach's advice on all discards, in a game in which a player closes with the whole rack.

    *chosen* is the tile that the player has discarded, if the discard may still be taken back; otherwise
    None.
    """
    rows = [
        _row(at, each.tile, coach.discard_figures(each, advice), coach.discard_sentence(each, advice),
             best=advice.cost(each.tile) < TIED, chosen=each.tile == chosen)
        for at, each in enumerate(advice.options)
    ]  # fmt: skip
    text, head = coach.coach_summary(advice, chosen), coach.discard_columns(view)
    return {"title": say("coach-title"), "text": text, "head": head, "rows": rows}


def _meld_discards(view: View) -> CoachProps | None:
    """Return the coach's advice on all discards, in a game in which melds are laid on the table.

    Returns None if the player can't discard now.
    """
    found = discards(view)
    if not found:
        return None
    rows = [
        _row(at, each.tile, coach.choice_figures(each, view), coach.choice_sentence(each, found, view),
             best=each.best)
        for at, each in enumerate(found)
    ]  # fmt: skip
    title = say_of(view.settings.rules.tiles.kinds[:1], "melds-weigh-title")
    text = say("melds-weigh-best", tile=sentence(tile_name(found[0].tile)))
    return {"title": title, "text": text, "head": coach.choice_columns(view), "rows": rows}


def _row(
    at: int, tile: Tile, cells: list[str], why: str, *, best: bool, chosen: bool = False
) -> CoachRowProps:
    return {"tile": tile_view(at, tile), "cells": cells, "why": why, "best": best, "chosen": chosen}
