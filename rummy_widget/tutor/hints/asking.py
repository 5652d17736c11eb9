"""Give the next hint: first the author's hints, then computed ones that give away more and more.

The last of the computed hints gives the answer. The hints before it are numbered for the learner, as in
"2 of 4"; the total never changes. In an exam only the author's hints are given, not the answer.
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
    """Return the number of hints in a step that come before the one that gives the answer.

    >>> from rummy_widget.tutor import course
    >>> hint_count(course().lesson("runs").step("one-colour"))
    4
    """
    return len(step.hints) + (0 if step.exam else _count(StepKey((id(step),), step), words.language()))


@lru_cache(maxsize=256)
def _count(key: StepKey, _language: str) -> int:
    """Return how many hints can be computed at the start of a step, without the one that gives the answer.

    *key* is the step, wrapped for the cache. The result depends on the current language, because a hint is
    left out if the text of the goal says the same; *_language* is an argument only for the cache.
    """
    step = key.step
    return sum(hint.grade < TOP for hint in computed_hints(step, begin_step(step), AttemptScore()))


def with_next_hint(step: StepData, state: StepState, score: Score) -> tuple[StepState, Score]:
    """Return the learner's state and score after one more hint is shown.

    Both are unchanged if no hint is left. If only the hint that gives the answer is left, the learner may
    first get a warning, which costs nothing.
    """
    if score.hints_used < len(step.hints):
        return state, score.with_hint(Hint(0, str(step.hints[score.hints_used])))
    left = remaining_grades(step, state, score)
    if not left:
        return state, score
    if isinstance(state, Arranging) and step.answers and (path := waypoints(step, state)):
        state = replace(state, path=path)  # so that the next hints are about the same path
    found = [hint for hint in computed_hints(step, state, score) if hint.grade >= left[0]]
    if left[0] < TOP:
        found = [hint for hint in found if hint.grade < TOP]
    return state, score.with_hint(found[0]) if found else score.with_warning(words.say("hint-no-smaller"))


def remaining_grades(step: StepData, state: StepState, score: AttemptScore) -> tuple[int, ...]:
    """Return the grades (1 for vague to 4 for the answer) of the computed hints that can still be shown.

    A hint can still be shown if it gives away more than all earlier hints. Once a hint has given away a move,
    only the hint that gives away the next move is left. If the last hint gives the answer, some hints before
    it may be left out, so that the learner sees at most `hint_count` hints before the answer. In an exam, no
    hints are left.
    """
    if step.exam:
        return ()
    all_grades = hint_grades(step, state, score)
    seen = max((hint.grade for hint in score.hints), default=0)
    left = tuple(grade for grade in all_grades if grade > max(score.grade, seen))
    left = left or tuple(grade for grade in all_grades[-1:] if grade > seen)
    if TOP not in left:
        return left
    uncounted = hint_count(step) - max(score.numbered, len(step.hints))
    return (*[grade for grade in left if grade < TOP][:uncounted], TOP)


def computed_hints(step: StepData, state: StepState, score: AttemptScore) -> tuple[Hint, ...]:
    """Return all hints that can be computed for the current state, from the vaguest to the answer.

    If no solution is known, no hint gives the answer.
    """
    match state:
        case Arranging():
            found = hints_to_arrange(step, state) if step.answers else hints_without_solution(step, state)
        case Choosing():
            found = hints_to_choose(step, state, score.refused)
        case Answering():
            found = hints_to_answer(step, state, score.refused)
        case Acting():
            found = hints_to_act(step, state, score.refused)
    return tuple(found)


def hint_grades(step: StepData, state: StepState, score: AttemptScore) -> tuple[int, ...]:
    """Return the grades (1 for vague to 4 for the answer) of the hints that can be computed now.

    In a step in which tiles are arranged, this never searches for a path to the solution, because that would
    be slow. If no path from the current layout is known yet, hints of all grades are assumed to be available.
    """
    if step.answers and isinstance(state, Arranging):
        known = (step.layout(), *(point.layout for point in state.path))
        if state.layout not in known:
            return tuple(range(1, TOP + 1))
    return tuple(hint.grade for hint in computed_hints(step, state, score))
