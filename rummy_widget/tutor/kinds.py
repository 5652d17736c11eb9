"""The words that all of the tutor shares: what is done in a step, how it stands, and the stars."""

from __future__ import annotations

from enum import StrEnum

MOST_STARS = 3


class StepKind(StrEnum):
    """What a learner does in a step."""

    ARRANGE = "arrange"  # move tiles; judged live
    CHOOSE = "choose"  # choose tiles, then check
    ANSWER = "answer"  # pick one of some answers, or give a number, then check
    ACT = "act"  # make moves of the game


class StepOutcome(StrEnum):
    """How a step stands."""

    UNTRIED = "untried"
    NOT_YET = "not-yet"
    WRONG = "wrong"
    RIGHT = "right"
