"""Drills: endless tasks from a seed, each proven to be solvable before it is set.

A maker deals one sort of task from a generator; the words to it stand in the lesson. A seed means the same
task on every version of Python: nothing but `Random.random` is drawn from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from ...engine.rules import Ruleset
from ..errors import LessonError
from ..proof import problems_of, with_par
from ..steps import Drill, StepData
from ..texts import Text
from . import (
    care,
    closes,
    colours,
    deals,
    given_up,
    groups,
    mosaics,
    numbers,
    payments,
    runs,
    smalls,
    tiles,
    turns,
    twins,
)
from .tables import TABLES

__all__ = ["MAKERS", "TABLES", "vary"]

MAKERS: Mapping[str, Callable[[Random], StepData]] = {
    name: make
    for subject in (
        tiles,
        runs,
        groups,
        deals,
        turns,
        closes,
        smalls,
        given_up,
        colours,
        numbers,
        mosaics,
        twins,
        care,
        payments,
    )
    for name, make in subject.MAKERS.items()
}

_TRIES, _TABLE_TRIES = 40, 600


def vary(key: str, title: Text, drill: Drill, seed: int) -> StepData:
    """The task of a seed; one seed after the other goes through all sorts of tasks.

    >>> from rummy_widget.tutor.steps import Variant
    >>> drill = Drill(1, (Variant("runs-split", Text.of("Make two runs.")),))
    >>> step = vary("drill", Text.of("Practice"), drill, 5)
    >>> step.par, vary("drill", Text.of("Practice"), drill, 5) == step
    (1, True)
    """
    variant = drill.variants[(seed - drill.seed) % len(drill.variants)]
    for attempt in range(_TABLE_TRIES if variant.make in TABLES else _TRIES):
        task = _dealt(variant.make, Random(f"{variant.make} {seed} {attempt}"), drill.rules)
        if task is None:
            continue
        step = with_par(replace(
            task, key=key, title=title, goal=variant.goal, text=variant.text, why=variant.why,
            hints=variant.hints, mistakes=variant.mistakes, options=variant.options, clause=variant.clause,
            drill=drill, seed=seed, rules=drill.rules, exam=drill.exam,
        ))  # fmt: skip
        if not problems_of(step):
            return step
    raise LessonError(f"{variant.make!r} deals nothing that can be solved for seed {seed}")


def _dealt(make: str, draw: Random, rules: Ruleset) -> StepData | None:
    return TABLES[make](draw, rules) if make in TABLES else MAKERS[make](draw)
