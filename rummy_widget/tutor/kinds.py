"""Terms shared by the whole tutor: kinds of steps, their outcomes, and stars."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

MOST_STARS = 3
"""The most stars that can be won at a step."""


class StepKind(StrEnum):
    """What a learner does in a step: arrange tiles, choose tiles, give an answer, or make moves in a game."""

    ARRANGE = "arrange"  # move tiles; judged after each move
    CHOOSE = "choose"  # choose tiles, then check
    ANSWER = "answer"  # pick one of several answers or enter a number, then check
    ACT = "act"  # make moves of the game


class StepOutcome(StrEnum):
    """The state of a learner's attempt at a step: not begun, not solved yet, something wrong, or solved."""

    UNTRIED = "untried"
    NOT_YET = "not-yet"
    WRONG = "wrong"
    RIGHT = "right"


STARS_AFTER_LOOKING = 1
"""The most stars that can be won at a step after a hint has given its answer."""


def stars_for(*, wrong: int = 0, hints: int = 0, over_par: bool = False) -> int:
    """Return the stars won by solving a step, from 3 (the best) to 1.

    *wrong* is the number of different wrong answers, each of which costs one star. *hints* is the number of
    hints shown, each of which costs a quarter of a star. *over_par* says whether the learner has moved more
    tiles than the step allows for all stars; this costs one star. The result is rounded up.

    >>> stars_for(), stars_for(hints=4), stars_for(wrong=1, over_par=True), stars_for(wrong=9)
    (3, 2, 1, 1)
    >>> [stars_for(hints=hints) for hints in range(9)]
    [3, 3, 3, 3, 2, 2, 2, 2, 1]
    """
    return max(1, MOST_STARS - wrong - hints // 4 - over_par)


def lesson_stars(steps: Sequence[int]) -> int:
    """Return the stars of a lesson, given the stars of each of its *steps* (0 for an unsolved one).

    The result is the mean of the steps' stars, rounded down, but at least 1 if all steps are solved.

    >>> lesson_stars([3, 3, 2]), lesson_stars([3, 0, 0]), lesson_stars([1, 1, 1])
    (2, 1, 1)
    """
    if not steps:
        return 0
    return max(sum(steps) // len(steps), int(all(steps)))
