"""Asking for the next hint: the author's first, then one grade more than the last, then the answer.

The hints before the answer are numbered, and how many there are is the same from the first to the last. An
exam has those of its author and no others, so that none of them tells the answer.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from ...text import words
from ..attempt_score import AttemptScore, Score
from ..hint import TOP, Hint
from ..nearest import StepKey
from ..step_state import Arranging, StepState, begin_step
from ..steps import StepData
from .arrange import waypoints
from .ladder import grades, ladder


def hint_count(step: StepData) -> int:
    """Return how many hints a step has before the one that tells the answer.

    >>> from rummy_widget.tutor import course
    >>> hint_count(course().lesson("runs").step("one-colour"))
    4
    """
    return len(step.hints) + (0 if step.exam else _computed(StepKey((id(step),), step), words.language()))


@lru_cache(maxsize=256)
def _computed(key: StepKey, _language: str) -> int:
    """Return how many hints are computed for the start; a goal may say in one language what a hint would."""
    step = key.step
    return sum(hint.grade < TOP for hint in ladder(step, begin_step(step), AttemptScore()))


def hinted(step: StepData, doing: StepState, tries: Score) -> tuple[StepState, Score]:
    """What is done and how it stands with one more hint in sight; nothing changes where all is said."""
    if tries.asked < len(step.hints):
        return doing, tries.told(Hint(0, str(step.hints[tries.asked])))
    left = grades_left(step, doing, tries)
    if not left:
        return doing, tries
    doing = _pointed(step, doing)
    found = [hint for hint in ladder(step, doing, tries) if hint.grade >= left[0]]
    if left[0] < TOP:
        found = [hint for hint in found if hint.grade < TOP]
    return doing, tries.told(found[0]) if found else tries.told_nothing(words.say("hint-no-smaller"))


def _pointed(step: StepData, doing: StepState) -> StepState:
    """With the way from here remembered, where there is one to point along."""
    if not isinstance(doing, Arranging) or not step.answers:
        return doing
    way = waypoints(step, doing)
    return replace(doing, way=way) if way else doing


def grades_left(step: StepData, doing: StepState, tries: AttemptScore) -> tuple[int, ...]:
    """Return the grades above those told, no more than are counted; after the answer only the next move."""
    if step.exam:
        return ()
    all_grades = grades(step, doing, tries)
    seen = max((hint.grade for hint in tries.hints), default=0)
    left = tuple(grade for grade in all_grades if grade > max(tries.grade, seen))
    left = left or tuple(grade for grade in all_grades[-1:] if grade > seen)
    if TOP not in left:
        return left
    uncounted = hint_count(step) - max(tries.numbered, len(step.hints))
    return (*[grade for grade in left if grade < TOP][:uncounted], TOP)
