"""The skills that can be practised, and the levels of difficulty."""

from __future__ import annotations

from enum import StrEnum


class Skill(StrEnum):
    """A skill to practise, such as judging a single row of tiles or counting points at the end of a round."""

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
    """A level of difficulty of practice tasks."""

    EASY = "easy"
    MIDDLE = "middle"
    HARD = "hard"

    @property
    def harder(self) -> Difficulty:
        """The next harder level, or this one if it is the hardest."""
        return _ORDER[min(_ORDER.index(self) + 1, len(_ORDER) - 1)]

    @property
    def easier(self) -> Difficulty:
        """The next easier level, or this one if it is the easiest.

        >>> Difficulty.MIDDLE.easier, Difficulty.EASY.easier
        (<Difficulty.EASY: 'easy'>, <Difficulty.EASY: 'easy'>)
        """
        return _ORDER[max(_ORDER.index(self) - 1, 0)]


_ORDER = tuple(Difficulty)
