"""Stars: three at best, at least one for a step that is solved, and one at most if its answer was looked at.

>>> stars_for(), stars_for(hints=4), stars_for(wrong=1, over_par=True), stars_for(wrong=9)
(3, 2, 1, 1)
"""

from __future__ import annotations

from collections.abc import Sequence

from .kinds import MOST_STARS

STARS_AFTER_LOOKING = 1
"""The most stars for a step whose answer a hint has told."""


def stars_for(*, wrong: int = 0, hints: int = 0, over_par: bool = False) -> int:
    """A wrong checked attempt costs one star, a hint a quarter, more tiles lifted than par one; rounded up.

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
