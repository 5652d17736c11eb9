"""What a learner has done in a step so far: one small record for each kind of step.

Each has its own fields and its own verbs, which give the record that comes after, and judges what it holds.
What a try costs is said once for all kinds, by `AttemptScore`, and how it is told by `feedback`.

>>> from rummy_widget.tutor import course
>>> [type(begin_step(course().lesson("turn").step(key))).__name__ for key in ("begin", "buried")]
['Acting', 'Answering']
"""

from __future__ import annotations

from typing import TypeAlias

from ...engine.layout import History
from ..errors import LessonError
from ..kinds import StepKind
from ..steps import StepData
from .acting import Acting
from .answering import Answering
from .arranging import Arranging
from .choosing import Choosing

__all__ = ["Acting", "Answering", "Arranging", "Choosing", "StepState", "begin_step"]

StepState: TypeAlias = Arranging | Choosing | Answering | Acting


def begin_step(step: StepData) -> StepState:
    """The record of a step in which nothing is done yet."""
    match step.kind:
        case StepKind.ARRANGE:
            return Arranging(History(step.layout()))
        case StepKind.CHOOSE:
            return Choosing(step.layout())
        case StepKind.ANSWER:
            return Answering(step.layout())
        case StepKind.ACT:
            scene = step.first_scene()
            if scene is None:
                raise LessonError("a step to act needs a turn, a deal or a game")
            return Acting((scene,))
