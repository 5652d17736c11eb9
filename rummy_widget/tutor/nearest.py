"""The way to the nearest answer of a step, found once for its par, its proof and each grade of its hints."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache

from ..engine.layout import Layout, parse_arrangement
from ..engine.table_melds import parse_table
from .judge import passes
from .plan import way, way_on_table
from .plan.lifts import Lift
from .steps import StepData


def nearest_way(step: StepData, layout: Layout) -> tuple[Lift, ...] | None:
    """Lifts that lead from here to a right answer; None where none is known.

    >>> from rummy_widget.tutor import course
    >>> step = course().lesson("runs").step("first-run")
    >>> len(nearest_way(step, Layout.of(step.start)))
    1
    """
    what = (id(step.check), step.answers, step.rules, step.aim, step.thrown, step.spread, step.opened)
    return _found(StepKey(what, step), layout)


@dataclass(frozen=True, slots=True)
class StepKey:
    """A step as the key of a cache, by that of it which the result follows from.

    Objects that can't be hashed are there by their `id`: the step keeps them alive.
    """

    what: tuple[object, ...]
    step: StepData = field(compare=False)


@lru_cache(maxsize=256)
def _found(key: StepKey, layout: Layout) -> tuple[Lift, ...] | None:
    step = key.step
    if step.spread is not None:
        spreads = [parse_table(answer) for answer in step.answers]
        return way_on_table(layout, spreads, lambda there: passes(step, there))
    answers = [parse_arrangement(answer) for answer in step.answers]
    return way(layout, answers, lambda there: passes(step, there))
