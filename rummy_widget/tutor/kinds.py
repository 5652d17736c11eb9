"""The words that all of the tutor shares: what is done in a step, how it stands, and the stars."""

from __future__ import annotations

from collections.abc import Sequence
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


STARS_AFTER_LOOKING = 1
"""The most stars for a step whose answer a hint has told."""


def stars_for(*, wrong: int = 0, hints: int = 0, over_par: bool = False) -> int:
    """Return the stars of a step that is solved: from three, which are the best, to one.

    A wrong checked attempt costs one star, a hint a quarter, more tiles lifted than par one; rounded up.

    >>> stars_for(), stars_for(hints=4), stars_for(wrong=1, over_par=True), stars_for(wrong=9)
    (3, 2, 1, 1)
    >>> [stars_for(hints=hints) for hints in range(9)]
    [3, 3, 3, 3, 2, 2, 2, 2, 1]
    """
    quarters = 4 * MOST_STARS - 4 * wrong - hints - 4 * over_par
    return max(1, -(-quarters // 4))


def lesson_stars(steps: Sequence[int]) -> int:
    """Stars of a lesson: the mean of its steps, rounded down; at least one when all are solved.

    >>> lesson_stars([3, 3, 2]), lesson_stars([3, 0, 0]), lesson_stars([1, 1, 1])
    (2, 1, 1)
    """
    if not steps:
        return 0
    return max(sum(steps) // len(steps), int(all(steps)))
