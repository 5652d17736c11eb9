"""Drills: endless tasks from a seed, each proven to be solvable before it is set.

A maker deals one sort of task from a generator; the words to it stand in the lesson. A seed means the same
task on every version of Python: nothing but `Random.random` is drawn from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from ...engine.layout import parse_arrangement
from ...engine.rules import Ruleset
from ..checks import read_check
from ..errors import LessonError
from ..proof import problems_of, with_par
from ..steps import Drill, StepData, Variant
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
from .dealing import DrillTask
from .tables import TABLES

__all__ = ["MAKERS", "TABLES", "vary"]

MAKERS: Mapping[str, Callable[[Random], DrillTask]] = {
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
        step = with_par(_step(key, title, drill, variant, seed, task), task.spare)
        if not problems_of(step):
            return step
    raise LessonError(f"{variant.make!r} deals nothing that can be solved for seed {seed}")


def _dealt(make: str, draw: Random, rules: Ruleset) -> DrillTask | None:
    return TABLES[make](draw, rules) if make in TABLES else MAKERS[make](draw)


def _step(key: str, title: Text, drill: Drill, variant: Variant, seed: int, task: DrillTask) -> StepData:
    return StepData(
        key=key,
        kind=task.kind,
        title=title,
        goal=variant.goal,
        check=read_check(task.check, task.kind),
        start=parse_arrangement(task.start),
        text=variant.text,
        why=variant.why,
        solution=task.solution,
        also=task.also,
        hints=variant.hints,
        mistakes=variant.mistakes,
        options=variant.options,
        turn=task.turn,
        moves=task.moves,
        judged=task.judged,
        thrown=task.thrown,
        aim=task.aim,
        clause=variant.clause,
        spread=task.spread,
        opened=task.opened,
        drill=drill,
        seed=seed,
        rules=drill.rules,
        exam=drill.exam,
    )
