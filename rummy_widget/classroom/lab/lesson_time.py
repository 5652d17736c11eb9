"""For a teacher: whether a notebook fits into 45 minutes, by counting what is read, shown, asked and done."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from ...text.words import say
from ..numbers import localize_decimal
from .sheets import Sheet

__all__ = ["timing"]

HOUR = 45
ALOUD = 130
"""Words read aloud in a minute; a table or a picture is looked at for a third of one."""
SHOWN = Fraction(1, 3)
HALF = Fraction(1, 2)


class LessonPlan(NamedTuple):
    """What a lesson is made of. *each* is what one question takes, and *hand* what the class does by hand.

    *words*, tables and pictures *shown* and *questions* are those of the page after its first paragraphs,
    which are the guess. *practice* is the time for the exercises and the exit question.
    """

    guess: int
    words: int
    shown: int
    questions: int
    each: Fraction
    hand: Fraction
    exercises: int
    practice: int


def _plan(
    guess: int, words: int, shown: int, asked: tuple[int, float], hand: float, done: tuple[int, int]
) -> LessonPlan:
    return LessonPlan(guess, words, shown, asked[0], Fraction(asked[1]), Fraction(hand), *done)


PLANS: Mapping[str, LessonPlan] = MappingProxyType(
    {
        "racks": _plan(5, 570, 15, (7, 2), 6.5, (4, 10)),
        "jokers": _plan(5, 470, 13, (5, 2), 12, (3, 10)),
        "doubles": _plan(5, 790, 20, (11, 1), 8.5, (3, 8)),
        "melds": _plan(5, 390, 13, (9, 1.5), 9, (4, 10)),
        "closes": _plan(4, 970, 20, (16, 1), 5, (3, 6)),
        "waiting": _plan(5, 490, 13, (10, 1.5), 6.5, (3, 10)),
        "laws": _plan(7, 450, 15, (9, 1.5), 8, (4, 8)),
        "prices": _plan(5, 840, 22, (15, 1), 5, (3, 6)),
        "machine": _plan(4, 850, 20, (12, 1), 10, (3, 6)),
        "holding": _plan(5, 740, 20, (13, 1), 8, (3, 7)),
        "race": _plan(4, 700, 23, (13, 1), 8, (3, 7)),
        "rare": _plan(4, 730, 24, (14, 1), 6.5, (4, 7)),
        "opening": _plan(4, 750, 22, (14, 1), 5.5, (3, 8)),
        "graph": _plan(5, 930, 23, (15, 1), 3.5, (3, 7)),
    }
)
"""The lessons by their topics; `tests/classroom/test_hour.py` counts each again."""


def timing(topic: str) -> Sheet:
    """What a lesson takes, line by line, to the half minute. ValueError if that is not the hour.

    >>> timing("racks").rows[4:]
    (('tried by the class', '6.5'), ('4 exercises, exit question', '10'), ('together', '45'))
    """
    plan = PLANS[topic]
    lines = {
        "guess": (0, Fraction(plan.guess)),
        "read": (plan.words, _half(Fraction(plan.words, ALOUD))),
        "shown": (plan.shown, _half(SHOWN * plan.shown)),
        "asked": (plan.questions, plan.each * plan.questions),
        "hand": (0, plan.hand),
        "done": (plan.exercises, Fraction(plan.practice)),
    }
    whole = sum(minutes for _, minutes in lines.values())
    if whole != HOUR:
        raise ValueError(f"{topic} takes {float(whole)} minutes: expected {HOUR}")
    rows = [(say("lab-hour", what=what, count=count), minutes) for what, (count, minutes) in lines.items()]
    return Sheet(
        (say("lab-heading", what="lesson"), say("lab-heading", what="minutes")),
        [(name, _said(minutes)) for name, minutes in (*rows, (say("lab-hour", what="all", count=0), whole))],
    )


def _half(minutes: Fraction) -> Fraction:
    return round(minutes / HALF) * HALF


def _said(minutes: Fraction | int) -> str:
    whole, rest = divmod(Fraction(minutes), 1)
    return localize_decimal(f"{whole}.5" if rest else str(whole))
