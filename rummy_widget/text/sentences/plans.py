"""Sentences in which a computer player explains its plan after a move.

>>> from rummy_widget.engine.game.players.plans import Aim
>>> from rummy_widget.engine.tiles import parse_tiles
>>> plan_sentence(MovePlan(Aim.HELD, parse_tiles("k7 k8"), wants=parse_tiles("k9")))
'I kept black 7 and black 8 back: if I get black 9, I can lay everything at once.'
"""

from __future__ import annotations

from ...engine.game.players.plans import Aim, MovePlan
from ..words import say
from .tiles import joined, say_of, sentence, tile_name, tiles_names

MOST_NAMED = 5
"""The largest number of tiles that are named one by one; if there are more, the others are only counted."""


def plan_sentence(plan: MovePlan) -> str:
    """Return the sentence in which a computer player explains why it made its move."""
    key, tiles = f"plan-{plan.aim}", _names(plan)
    match plan.aim:
        case Aim.HELD if plan.wants:
            key = "plan-held-wants"
        case Aim.TOOK if plan.tiles[1:]:
            key, tiles = "plan-took-with", tiles_names(plan.tiles[1:])
        case Aim.DREW if plan.tiles:
            key = "plan-drew-left"
    tile, wants = tiles_names(plan.tiles[:1]), tiles_names(plan.wants[:MOST_NAMED], "list-or")
    who, count = say("player-name", seat=plan.seat or 0), len(plan.tiles)
    said = say_of(plan.tiles, key, tile=tile, tiles=tiles, count=count, wants=wants, who=who, left=plan.left)
    return sentence(said)


def _names(plan: MovePlan) -> str:
    """Return the names of a plan's tiles; if there are many, some names and the number of the other tiles."""
    if len(plan.tiles) <= MOST_NAMED:
        return tiles_names(plan.tiles)
    more = say("plan-many", count=len(plan.tiles) - MOST_NAMED + 1)
    return joined([*map(tile_name, plan.tiles[: MOST_NAMED - 1]), more])
