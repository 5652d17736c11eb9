"""The computed hints, grade by grade, whatever kind of step it is."""

from __future__ import annotations

from ..attempt_score import AttemptScore
from ..hint import TOP, Hint
from ..step_state import Acting, Answering, Arranging, Choosing, StepState
from ..steps import StepData
from .act import hints_to_act
from .answer import hints_to_answer
from .arrange import hints_to_arrange, hints_without_solution
from .choose import hints_to_choose

__all__ = ["grades", "ladder"]


def ladder(step: StepData, doing: StepState, tries: AttemptScore) -> tuple[Hint, ...]:
    """The computed hints for where the learner is now, by grade; fewer where no answer is known."""
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
    """The grades of the computed hints that there are here.

    To arrange, a way is not looked for: as long as none is known, all grades are expected.
    """
    if step.answers and isinstance(doing, Arranging) and not _knows_the_way(step, doing):
        return tuple(range(1, TOP + 1))
    return tuple(hint.grade for hint in ladder(step, doing, tries))


def _knows_the_way(step: StepData, arranging: Arranging) -> bool:
    """Return whether a way from here was found before: from the start it is, for the count of the hints."""
    layout = arranging.layout
    return layout == step.layout() or any(point.layout == layout for point in arranging.way)
