"""Hints: first the author's, then those computed from where the learner is.

The first computed grade names no tile and no place, the second a place, the third tiles, the fourth the move.
Which way to go is looked up from where the tiles lie now, so it holds also for who has wandered off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..steps import StepKind
from .act import hints_to_act
from .answer import hints_to_answer
from .arrange import hints_to_arrange, hints_without_solution, waypoints
from .choose import chosen_right, hints_to_choose
from .records import TOP, Hint, Waypoint

if TYPE_CHECKING:
    from ..attempt import Attempt

__all__ = ["TOP", "Hint", "Waypoint", "grades", "ladder", "waypoints"]


def ladder(attempt: Attempt) -> tuple[Hint, ...]:
    """The computed hints for where the learner is now, by grade; fewer where no answer is known."""
    match attempt.step.kind:
        case StepKind.ARRANGE:
            found = hints_to_arrange(attempt) if attempt.step.answers else hints_without_solution(attempt)
        case StepKind.CHOOSE:
            found = hints_to_choose(attempt)
        case StepKind.ANSWER:
            found = hints_to_answer(attempt)
        case StepKind.ACT:
            found = hints_to_act(attempt)
    return tuple(found)


def grades(attempt: Attempt) -> tuple[int, ...]:
    """The grades of the computed hints that there are here, without looking for a way or a decoy."""
    kind = attempt.step.kind
    if attempt.step.answers and kind in (StepKind.ARRANGE, StepKind.CHOOSE):
        right = kind is StepKind.CHOOSE and chosen_right(attempt, attempt.chosen)
        return (TOP,) if right else tuple(range(1, TOP + 1))
    return tuple(hint.grade for hint in ladder(attempt))
