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
from ..proof import StepKey
from ..step_state import Acting, Answering, Arranging, Choosing, StepState, begin_step
from ..steps import StepData
from .act import hints_to_act
from .answer import hints_to_answer
from .arrange import hints_to_arrange, hints_without_solution, waypoints
from .choose import hints_to_choose


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
    if isinstance(doing, Arranging) and step.answers and (way := waypoints(step, doing)):
        doing = replace(doing, way=way)  # the next hints point along the same way
    found = [hint for hint in ladder(step, doing, tries) if hint.grade >= left[0]]
    if left[0] < TOP:
        found = [hint for hint in found if hint.grade < TOP]
    return doing, tries.told(found[0]) if found else tries.told_nothing(words.say("hint-no-smaller"))


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


def ladder(step: StepData, doing: StepState, tries: AttemptScore) -> tuple[Hint, ...]:
    """Return the computed hints for where the learner is now, by grade; fewer where no answer is known."""
    match doing:
        case Arranging():
            found = hints_to_arrange(step, doing) if step.answers else hints_without_solution(step, doing)
        case Choosing():
            found = hints_to_choose(step, doing, tries.refused)
        case Answering():
            found = hints_to_answer(step, doing, tries.refused)
        case Acting():
            found = hints_to_act(step, doing, tries.refused)
    return tuple(found)


def grades(step: StepData, doing: StepState, tries: AttemptScore) -> tuple[int, ...]:
    """Return the grades of the computed hints that there are here.

    To arrange, a way is not looked for: as long as none is known, all grades are expected. From the start
    one is known, for the count of the hints.
    """
    if step.answers and isinstance(doing, Arranging):
        known = (step.layout(), *(point.layout for point in doing.way))
        if doing.layout not in known:
            return tuple(range(1, TOP + 1))
    return tuple(hint.grade for hint in ladder(step, doing, tries))
