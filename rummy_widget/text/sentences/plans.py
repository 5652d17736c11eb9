"""A player's plan as the sentence that it says afterwards.

>>> from rummy_widget.engine.game.players.plans import Aim
>>> from rummy_widget.engine.tiles import parse_tiles
>>> plan_sentence(MovePlan(Aim.HELD, parse_tiles("k7 k8"), wants=parse_tiles("k9")))
'I kept black 7 and black 8 back: with black 9 all I have goes at once.'
"""

from __future__ import annotations

from ...engine.game.players.plans import Aim, MovePlan
from ..words import say
from . import joined, sentence, tile_name, tiles_names

__all__ = ["plan_sentence"]

MOST = 5
"""Tiles that are named one by one; of more the first are."""


def plan_sentence(plan: MovePlan) -> str:
    """What a player says of its plan."""
    first, rest = plan.tiles[:1], plan.tiles[1:]
    match plan.aim:
        case Aim.HELD if plan.wants:
            wants = tiles_names(plan.wants[:MOST], "list-or")
            return say("plan-held-wants", tiles=_names(plan), wants=wants)
        case Aim.TOOK if rest:
            return say("plan-took-with", tile=tiles_names(first), tiles=tiles_names(rest))
        case Aim.TOOK:
            return say("plan-took", tile=tiles_names(first))
        case Aim.DREW if plan.tiles:
            return say("plan-drew-left", tile=tiles_names(first))
        case Aim.HURRIED:
            who = say("player-name", seat=plan.seat or 0)
            return say("plan-hurried", tiles=_names(plan), who=who, left=plan.left)
    return sentence(say(f"plan-{plan.aim}", tiles=_names(plan), count=len(plan.tiles)))


def _names(plan: MovePlan) -> str:
    """The tiles of a plan; where there are many, the first of them and how many more."""
    if len(plan.tiles) <= MOST:
        return tiles_names(plan.tiles)
    more = say("plan-many", count=len(plan.tiles) - MOST + 1)
    return joined([*map(tile_name, plan.tiles[: MOST - 1]), more])
