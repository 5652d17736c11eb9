"""The computed hints, grade by grade, whatever kind of step it is."""

from __future__ import annotations

from ..doing import Acting, Answering, Arranging, Choosing, Doing
from ..hint import TOP, Hint
from ..kinds import StepKind
from ..steps import StepData
from ..tries import Tries
from .act import hints_to_act
from .answer import hints_to_answer
from .arrange import hints_to_arrange, hints_without_solution
from .choose import chosen_right, hints_to_choose

__all__ = ["grades", "ladder"]


def ladder(step: StepData, doing: Doing, tries: Tries) -> tuple[Hint, ...]:
    """The computed hints for where the learner is now, by grade; fewer where no answer is known."""
    match doing:
        case Arranging():
            found = hints_to_arrange(step, doing) if step.answers else hints_without_solution(step, doing)
        case Choosing():
            found = hints_to_choose(step, doing)
        case Answering():
            found = hints_to_answer(step, doing, tries.refused)
        case Acting():
            found = hints_to_act(step, doing)
    return tuple(found)


def grades(step: StepData, doing: Doing, tries: Tries) -> tuple[int, ...]:
    """The grades of the computed hints that there are here, without looking for a way or a decoy."""
    if step.answers and step.kind in (StepKind.ARRANGE, StepKind.CHOOSE):
        right = isinstance(doing, Choosing) and chosen_right(step, doing, doing.chosen)
        return (TOP,) if right else tuple(range(1, TOP + 1))
    return tuple(hint.grade for hint in ladder(step, doing, tries))
