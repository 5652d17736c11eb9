"""The skills that are practised, and how hard a task may be."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Skill(StrEnum):
    """What is practised, from a single row to a whole game."""

    IS_RUN = "is-run"
    COMPLETE_GROUP = "complete-group"
    PLACE_JOKER = "place-joker"
    SPOT_FAULT = "spot-fault"
    NAME_PATTERN = "name-pattern"
    PRICE_CLOSE = "price-close"
    WHAT_IS_MISSING = "what-is-missing"
    WHICH_DISCARD = "which-discard"
    WHO_PAYS_WHAT = "who-pays-what"
    WHAT_IT_COUNTS = "what-it-counts"
    DOES_IT_OPEN = "does-it-open"
    WHICH_CAN_BE_LAID = "which-can-be-laid"
    WHAT_JOKER_IS = "what-joker-is"
    MAY_JOKER_BE_USED = "may-joker-be-used"
    WHAT_IS_CAUGHT = "what-is-caught"


class Difficulty(StrEnum):
    """How hard a task is."""

    EASY = "easy"
    MIDDLE = "middle"
    HARD = "hard"

    @property
    def harder(self) -> Difficulty:
        """The next band up; the hardest stays."""
        return _ORDER[min(_ORDER.index(self) + 1, len(_ORDER) - 1)]

    @property
    def easier(self) -> Difficulty:
        """The next band down; the easiest stays.

        >>> Difficulty.MIDDLE.easier, Difficulty.EASY.easier
        (<Difficulty.EASY: 'easy'>, <Difficulty.EASY: 'easy'>)
        """
        return _ORDER[max(_ORDER.index(self) - 1, 0)]


_ORDER = tuple(Difficulty)

# The least difficulty of a middle task, and of a hard one; `difficulty` says what is counted.
LIMITS: Mapping[Skill, tuple[int, int]] = {
    Skill.IS_RUN: (6, 9),
    Skill.COMPLETE_GROUP: (9, 14),
    Skill.PLACE_JOKER: (9, 14),
    Skill.SPOT_FAULT: (7, 11),
    Skill.NAME_PATTERN: (6, 9),
    Skill.PRICE_CLOSE: (7, 10),
    Skill.WHAT_IS_MISSING: (10, 15),
    Skill.WHICH_DISCARD: (7, 12),
    Skill.WHO_PAYS_WHAT: (5, 8),
    Skill.WHAT_IT_COUNTS: (6, 10),
    Skill.DOES_IT_OPEN: (12, 17),
    Skill.WHICH_CAN_BE_LAID: (11, 16),
    Skill.WHAT_JOKER_IS: (8, 12),
    Skill.MAY_JOKER_BE_USED: (11, 17),
    Skill.WHAT_IS_CAUGHT: (6, 10),
}


def band_of(skill: Skill, difficulty: int) -> Difficulty:
    """The band that a difficulty falls into.

    >>> band_of(Skill.IS_RUN, 3), band_of(Skill.IS_RUN, 8)
    (<Difficulty.EASY: 'easy'>, <Difficulty.MIDDLE: 'middle'>)
    """
    middle, hard = LIMITS[skill]
    return (
        Difficulty.EASY
        if difficulty < middle
        else Difficulty.MIDDLE
        if difficulty < hard
        else Difficulty.HARD
    )
