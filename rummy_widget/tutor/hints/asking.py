"""Asking for the next hint: the author's first, then one grade more than the last."""

from __future__ import annotations

from dataclasses import replace

from ..doing import Arranging, Doing
from ..hint import Hint
from ..steps import StepData
from ..tries import Tries
from .arrange import waypoints
from .ladder import grades, ladder

__all__ = ["grades_left", "hinted"]


def hinted(step: StepData, doing: Doing, tries: Tries) -> tuple[Doing, Tries]:
    """What is done and how it stands with one more hint in sight; nothing changes where all is said."""
    if tries.asked < len(step.hints):
        return doing, tries.told(Hint(0, str(step.hints[tries.asked])))
    left = grades_left(step, doing, tries)
    if not left:
        return doing, tries
    doing = _pointed(step, doing)
    told = next(hint for hint in ladder(step, doing, tries) if hint.grade >= left[0])
    return doing, tries.told(told)


def _pointed(step: StepData, doing: Doing) -> Doing:
    """With the way from here remembered, where there is one to point along."""
    if not isinstance(doing, Arranging) or not step.answers:
        return doing
    way = waypoints(step, doing)
    return replace(doing, way=way) if way else doing


def grades_left(step: StepData, doing: Doing, tries: Tries) -> tuple[int, ...]:
    """The grades above what was said. Who was told the move before is told the next one at once."""
    all_grades = grades(step, doing, tries)
    seen = max((hint.grade for hint in tries.hints), default=0)
    left = tuple(grade for grade in all_grades if grade > max(tries.grade, seen))
    return left or tuple(grade for grade in all_grades[-1:] if grade > seen)
