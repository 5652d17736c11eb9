"""The way to the nearest answer of a step, found once for its par, its proof and each grade of its hints."""

from __future__ import annotations

from functools import lru_cache

from ..engine.layout import Layout, parse_arrangement
from ..engine.table_melds import parse_table
from .judge import passes
from .plan import Lift, way, way_on_table
from .steps import StepData


def nearest_way(step: StepData, layout: Layout) -> tuple[Lift, ...] | None:
    """Lifts that lead from here to a right answer; None where none is known.

    >>> from rummy_widget.tutor import course
    >>> step = course().lesson("runs").step("first-run")
    >>> len(nearest_way(step, Layout.of(step.start)))
    1
    """
    return _found(_Asked(step), layout)


class _Asked:
    """A step as far as its ways follow from it: its par and its words may be others."""

    __slots__ = ("_what", "step")

    def __init__(self, step: StepData) -> None:
        self.step = step
        self._what = (step.answers, step.rules, step.aim, step.thrown, step.spread, step.opened)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Asked) and self.step.check is other.step.check and self._what == other._what

    def __hash__(self) -> int:
        return hash(self._what)


@lru_cache(maxsize=256)
def _found(asked: _Asked, layout: Layout) -> tuple[Lift, ...] | None:
    step = asked.step
    if step.spread is not None:
        spreads = [parse_table(answer) for answer in step.answers]
        return way_on_table(layout, spreads, lambda there: passes(step, there))
    answers = [parse_arrangement(answer) for answer in step.answers]
    return way(layout, answers, lambda there: passes(step, there))
