"""Give the next hint: first the author's, then computed ones of rising grade, then the answer.

The hints before the answer are numbered, and their total stays the same throughout. An exam has only the
hints of its author, so that none of them gives the answer.
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
    """Return how many hints a step has before the one that gives the answer.

    >>> from rummy_widget.tutor import course
    >>> hint_count(course().lesson("runs").step("one-colour"))
    4
    """
    return len(step.hints) + (0 if step.exam else _computed(StepKey((id(step),), step), words.language()))


@lru_cache(maxsize=256)
def _computed(key: StepKey, _language: str) -> int:
    """Return how many hints before the answer can be computed at the start of a step.

    The language is part of the cache key: a hint is left out if the goal says as much, and goals differ by
    language.
    """
    step = key.step
    return sum(hint.grade < TOP for hint in ladder(step, begin_step(step), AttemptScore()))


def with_next_hint(step: StepData, doing: StepState, tries: Score) -> tuple[StepState, Score]:
    """Return the state and the score with one more hint shown, or unchanged if there is no hint left."""
    if tries.asked < len(step.hints):
        return doing, tries.told(Hint(0, str(step.hints[tries.asked])))
    left = remaining_grades(step, doing, tries)
    if not left:
        return doing, tries
    if isinstance(doing, Arranging) and step.answers and (way := waypoints(step, doing)):
        doing = replace(doing, way=way)  # the next hints use the same way
    found = [hint for hint in ladder(step, doing, tries) if hint.grade >= left[0]]
    if left[0] < TOP:
        found = [hint for hint in found if hint.grade < TOP]
    return doing, tries.told(found[0]) if found else tries.told_nothing(words.say("hint-no-smaller"))


def remaining_grades(step: StepData, doing: StepState, tries: AttemptScore) -> tuple[int, ...]:
    """Return the grades of the computed hints that can still be shown, in rising order.

    If one of these hints gives the answer, grades just before it are left out as needed, so that no more
    hints come before the answer than `hint_count` says. After a hint has given a move, only the hint that
    gives the next move is left.
    """
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
    """Return all computed hints for the current position, from the vaguest to the answer.

    If no solution is known, no hint gives the answer.
    """
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
    """Return the grades of the computed hints for the current position.

    In an Arrange step this never starts a search for a way to the solution, because that would be slow. If no
    way from the current layout is known yet, all grades are assumed to be available.
    """
    if step.answers and isinstance(doing, Arranging):
        known = (step.layout(), *(point.layout for point in doing.way))
        if doing.layout not in known:
            return tuple(range(1, TOP + 1))
    return tuple(hint.grade for hint in ladder(step, doing, tries))
