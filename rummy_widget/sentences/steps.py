"""The steps of a play on the table, said one by one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ..solver.opening.steps import Step, Technique
from ..tiles import Tile
from ..words import say
from .tiles import sentence, tile_name, tiles_names

__all__ = ["step_sentence"]


def step_sentence(step: Step) -> str:
    """One step, as one would say it to a friend.

    >>> from rummy_widget.solver.opening.best import best_play
    >>> for step in best_play("r3 r4 r5 r6 | y9 b9 k9", "r9 y3 b3").steps:
    ...     print(step_sentence(step))
    Add red 9 to yellow 9, blue 9 and black 9.
    Take red 3 from the end of red 3 to red 6, and lay it with yellow 3 and blue 3.
    """
    own, target = tiles_names(step.own), _row(step.target)
    if step.technique is Technique.LAY:
        return sentence(say("way-lay", own=own))
    if not step.source and any(each.joker and each.stands_for in step.own for each in step.target):
        return sentence(say("way-put", own=own, meld=target))
    if not step.source:
        return sentence(say("way-add", own=own, meld=target))
    taken = say("way-from", how=str(step.technique), tiles=tiles_names(step.tiles), meld=_row(step.source))
    count = len(step.tiles)
    if step.target and step.own:
        return sentence(say("way-onto-with", **{"from": taken}, count=count, target=target, own=own))
    if step.target:
        return sentence(say("way-onto", **{"from": taken}, count=count, target=target))
    if step.own:
        return sentence(say("way-with", **{"from": taken}, count=count, own=own))
    return sentence(say("way-alone", **{"from": taken}, count=count))


def _row(row: Sequence[Tile]) -> str:
    """A meld by its tiles, whether or not it is finished; a run by its ends."""
    if len(row) < 3 or len({each.number for each in row}) < len(row):
        return tiles_names(each.stands_for or each if each.joker else each for each in row)
    numbers = [each.number for each in row]
    if None in numbers or any((b or 0) != (a or 0) + 1 for a, b in pairwise(numbers)):
        return tiles_names(row)
    first, last = (tile_name(each.stands_for or each) for each in (row[0], row[-1]))
    return say("tile-span", first=first, last=last)
