"""What was done, judged under other rules."""

from __future__ import annotations

from dataclasses import replace

from ..attempt_score import Score
from ..kinds import StepOutcome
from ..steps import StepData
from . import StepState
from .acting import Acting
from .arranging import Arranging

__all__ = ["rejudge"]


def rejudge(step: StepData, doing: StepState, tries: Score) -> tuple[StepState, Score]:
    """What is done and how it stands at the step under other rules.

    It costs nothing, and nor does what is right now. Moves of the game are made again, as far as the rules
    allow them.
    """
    fresh = tries.stands(tries.outcome)
    match doing:
        case Arranging():
            arranging = replace(doing, way=())
            return arranging, arranging.judged(step, fresh)
        case Acting():
            acting = doing.anew(step)
            return acting, acting.judged(step, fresh)
    if tries.outcome not in (StepOutcome.RIGHT, StepOutcome.WRONG):
        return doing, fresh
    judged = doing.judged(step, fresh)
    if judged.outcome is StepOutcome.RIGHT:
        return doing, judged.forgiven(doing.given)
    return doing, replace(judged, wrong=tries.wrong, refused=tries.refused)
