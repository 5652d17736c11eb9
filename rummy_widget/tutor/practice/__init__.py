"""Practice that does not end: tasks by skill and by how hard they are, dealt from seeds.

>>> step = practice("complete-group", 12, "easy")
>>> print(step.goal)
Choose the tile that makes the upper row a group.
>>> practice("complete-group", 12, "easy") == step
True

A seed means the same task on every version of Python: nothing but `Random.random` is drawn from. The dealer
draws until the task is fair and as hard as it is to be, which the solver measures (`difficulty`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random

from ...layout import Layout, parse_arrangement
from ..errors import LessonError
from ..judge import passes
from ..proof import problems_of
from ..steps import StepData, StepKind
from .difficulty import difficulty
from .discards import which_discard
from .missing import complete_group, place_joker, what_is_missing
from .opening import does_it_open, what_it_counts
from .payments import who_pays_what
from .record import MOST_SEED, Record, Result, read_record
from .rows import is_run, spot_fault
from .skills import Band, Skill, band_of
from .tasks import Task, step_of
from .worth import name_pattern, price_close

__all__ = [
    "MOST_SEED",
    "Band",
    "Record",
    "Result",
    "Skill",
    "band_of",
    "difficulty",
    "practice",
    "read_record",
]

_TRIES = 400

_MAKERS: Mapping[Skill, Callable[[Random, Band], Task | None]] = {
    Skill.IS_RUN: is_run,
    Skill.COMPLETE_GROUP: complete_group,
    Skill.PLACE_JOKER: place_joker,
    Skill.SPOT_FAULT: spot_fault,
    Skill.NAME_PATTERN: name_pattern,
    Skill.PRICE_CLOSE: price_close,
    Skill.WHAT_IS_MISSING: what_is_missing,
    Skill.WHICH_DISCARD: which_discard,
    Skill.WHO_PAYS_WHAT: who_pays_what,
    Skill.WHAT_IT_COUNTS: what_it_counts,
    Skill.DOES_IT_OPEN: does_it_open,
}


@lru_cache(maxsize=64)
def practice(skill: Skill | str, seed: int, band: Band | str) -> StepData:
    """The task of a skill, a seed and a band; ValueError where there is no such skill or band."""
    asked, hard = Skill(skill), Band(band)
    for attempt in range(_TRIES):
        task = _MAKERS[asked](Random(f"{asked.value} {hard.value} {seed} {attempt}"), hard)
        step = step_of(asked, task, seed) if task is not None else None
        if step is not None and band_of(asked, difficulty(step)) is hard and _is_fair(step):
            return step
    raise LessonError(f"nothing can be dealt for {asked.value!r}, seed {seed}, {hard.value}")


def _is_fair(step: StepData) -> bool:
    """Whether it is not solved from the start and can be solved.

    Of tiles to arrange the dealer knows a way, and the least number of tiles to lift: finding that again
    would take longer than all the rest.
    """
    if step.kind is not StepKind.ARRANGE:
        return not problems_of(step)
    solved = parse_arrangement(step.solution or "")
    return passes(step, Layout.of(solved)) and not passes(step, Layout.of(step.start))
