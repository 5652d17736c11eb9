"""Drills: endless series of random tasks, each of which is checked to be solvable before a learner gets it.

A maker is a function that creates tasks of one kind, with a random generator. The sentences of the task come
from the lesson. The same seed gives the same task on every version of Python, because only `Random.random` is
used.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from ..errors import LessonError
from ..proof import problems_of, with_par
from ..steps import Drill, StepData
from ..texts import Text
from . import closes, melds, patterns, tiles, turns  # noqa: F401  # importing them registers their makers
from .makers import MAKERS as MAKERS
from .tables import TABLES as TABLES

_TRIES, _TABLE_TRIES = 40, 600


def vary(key: str, title: Text, drill: Drill, seed: int) -> StepData:
    """Return one of the random tasks of a drill; *seed* is the number that decides which one.

    If the drill contains several kinds of tasks, the kind changes from each seed to the next. *key* and
    *title* are the key and the title of the step of the lesson to which the drill belongs. Raises LessonError
    if no solvable task is found for the seed.

    >>> from rummy_widget.tutor.steps import Variant
    >>> drill = Drill(1, (Variant("runs-split", Text.of("Make two runs.")),))
    >>> step = vary("drill", Text.of("Practice"), drill, 5)
    >>> step.par, vary("drill", Text.of("Practice"), drill, 5) == step
    (1, True)
    """
    variant = drill.variants[(seed - drill.seed) % len(drill.variants)]
    make = variant.make
    for attempt in range(_TABLE_TRIES if make in TABLES else _TRIES):
        draw = Random(f"{make} {seed} {attempt}")
        task = TABLES[make](draw, drill.rules) if make in TABLES else MAKERS[make](draw)
        if task is None:
            continue
        step = with_par(replace(
            task, key=key, title=title, goal=variant.goal, text=variant.text, why=variant.why,
            hints=variant.hints, mistakes=variant.mistakes, options=variant.options, clause=variant.clause,
            drill=drill, seed=seed, rules=drill.rules, exam=drill.exam,
        ))  # fmt: skip
        if not problems_of(step):
            return step
    raise LessonError(f"{make!r} deals nothing that can be solved for seed {seed}")
