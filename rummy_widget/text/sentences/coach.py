"""The coach's advice in sentences: why a discard is good or bad, and what to draw."""

from __future__ import annotations

from ...engine.game.coach import DiscardAdvice, DiscardOption, DrawAdvice
from ...engine.game.players.closing.next_draw import Trump
from ...engine.tiles import JOKER
from ..words import say
from .tiles import tile_name


def discard_sentence(option: DiscardOption, advice: DiscardAdvice) -> str:
    """Return why a discard is good or bad, in a sentence or two."""
    if advice.last:
        return say("coach-why-last")
    parts = [_left_open(option, advice), _trump(option, advice)]
    return " ".join(filter(None, parts))


def _left_open(option: DiscardOption, advice: DiscardAdvice) -> str:
    """Return what the tiles that are left can still become."""
    outs, distance_then = option.discard.outs, option.discard.distance
    if option.tile is JOKER:
        return say("coach-why-joker")
    if option.trump is Trump.SURELY:
        return ""
    if distance_then > min(each.discard.distance for each in advice.options):
        return say("coach-why-further")
    if distance_then <= 1:
        return say("coach-why-close", copies=outs.copies, unseen=outs.unseen)
    copies = sum((outs.lowering or {}).values())
    return say("coach-why-away", distance=distance_then, copies=copies, unseen=outs.unseen)


def _trump(option: DiscardOption, advice: DiscardAdvice) -> str:
    """Return when the Trump comes, if that matters: it isn't an unseen tile, so no count includes it."""
    comes, outs = option.trump, option.discard.outs
    if advice.trump is None or comes is Trump.GONE:
        return ""
    if comes in (Trump.OUT, Trump.BELOW) and (not option.trump_closes or outs.copies == outs.unseen):
        return ""
    above = advice.above or 0
    who = "none" if not above else "all" if above == advice.others else "some"
    return say(f"coach-trump-{comes}", tile=tile_name(advice.trump), count=above, who=who,
               closes="yes" if option.trump_closes else "no")  # fmt: skip


def draw_sentence(advice: DrawAdvice) -> str:
    """Return whether to take the last discard or the Trump that comes next."""
    if advice.tile is None:
        return say("coach-draw-only")
    tile = tile_name(advice.tile)
    if advice.closes:
        return say(f"coach-{advice.choice}-closes", tile=tile)
    if advice.choice != "draw":
        return say(f"coach-{advice.choice}", tile=tile, before=advice.before, after=advice.after)
    if advice.trump is not None:
        return say("coach-next-not", tile=tile_name(advice.trump))
    return say("coach-draw", tile=tile)
