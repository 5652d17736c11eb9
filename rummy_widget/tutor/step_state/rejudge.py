"""What was done, judged under other rules."""

from __future__ import annotations

from dataclasses import replace

from ..attempt_score import Tries
from ..kinds import Outcome
from ..steps import StepData
from . import Doing
from .acting import Acting
from .arranging import Arranging

__all__ = ["anew"]


def anew(step: StepData, doing: Doing, tries: Tries) -> tuple[Doing, Tries]:
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
    if tries.outcome not in (Outcome.RIGHT, Outcome.WRONG):
        return doing, fresh
    judged = doing.judged(step, fresh)
    if judged.outcome is Outcome.RIGHT:
        return doing, judged.forgiven(doing.given)
    return doing, replace(judged, wrong=tries.wrong, refused=tries.refused)
