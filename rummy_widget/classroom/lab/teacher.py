"""Tables for teachers: the timing of a 45-minute lesson, the answers to its exercises, likely mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ...formulas import Mark
from ...text.words import say
from ..families import Topic, exercises_on
from ..marks import check
from ..numbers import localize_decimal
from .sheets import Sheet

__all__ = ["answers", "slips", "timing"]

HOUR = 45
WORDS_A_MINUTE = 130
"""The number of words of a lesson that can be read aloud in a minute."""
TABLES_A_MINUTE = 3
"""The number of tables or pictures of a lesson that can be looked at in a minute."""


class LessonPlan(NamedTuple):
    """The plan of a lesson: how much its page contains, and how many minutes its parts take.

    *guess* is the time for the guess at the beginning. The page then contains *words* words, *shown* tables
    and pictures, and *questions* questions for the class. *each* is the time for one of these questions, and
    *hand* the time for what students try by hand. *exercises* is the number of exercises, and *practice* the
    time for them and for the exit question.
    """

    guess: int
    words: int
    shown: int
    questions: int
    each: float
    hand: float
    exercises: int
    practice: int


PLANS: Mapping[str, LessonPlan] = MappingProxyType(
    {
        "racks": LessonPlan(5, 570, 15, 7, 2, 6.5, 4, 10),
        "jokers": LessonPlan(5, 470, 13, 5, 2, 12, 3, 10),
        "doubles": LessonPlan(5, 790, 20, 11, 1, 8.5, 3, 8),
        "melds": LessonPlan(5, 390, 13, 9, 1.5, 9, 4, 10),
        "closes": LessonPlan(4, 970, 20, 16, 1, 5, 3, 6),
        "waiting": LessonPlan(5, 490, 13, 10, 1.5, 6.5, 3, 10),
        "laws": LessonPlan(7, 450, 15, 9, 1.5, 8, 4, 8),
        "prices": LessonPlan(5, 840, 22, 15, 1, 5, 3, 6),
        "machine": LessonPlan(4, 850, 20, 12, 1, 10, 3, 6),
        "holding": LessonPlan(5, 740, 20, 13, 1, 8, 3, 7),
        "race": LessonPlan(4, 700, 23, 13, 1, 8, 3, 7),
        "rare": LessonPlan(4, 730, 24, 14, 1, 6.5, 4, 7),
        "opening": LessonPlan(4, 750, 22, 14, 1, 5.5, 3, 8),
        "graph": LessonPlan(5, 930, 23, 15, 1, 3.5, 3, 7),
    }
)
"""The lesson plans by topic; words, tables and questions are counted in the notebooks in notebooks/class."""


def timing(topic: str) -> Sheet:
    """Return a table of the minutes that the parts of a lesson take, rounded to half minutes.

    *topic* is the topic of the lesson. Raises KeyError if it is unknown, and ValueError if the parts do not
    add up to 45 minutes.

    >>> timing("racks").rows[4:]
    (('tried by the class', '6.5'), ('4 exercises, exit question', '10'), ('total', '45'))
    """
    plan = PLANS[topic]
    lines: dict[str, tuple[int, float]] = {
        "guess": (0, plan.guess),
        "read": (plan.words, _half(plan.words / WORDS_A_MINUTE)),
        "shown": (plan.shown, _half(plan.shown / TABLES_A_MINUTE)),
        "asked": (plan.questions, plan.each * plan.questions),
        "hand": (0, plan.hand),
        "done": (plan.exercises, plan.practice),
    }
    whole = sum(minutes for _, minutes in lines.values())
    if whole != HOUR:
        raise ValueError(f"{topic} takes {whole} minutes: expected {HOUR}")
    lines["all"] = (0, whole)
    headings = [say("lab-heading", what=what) for what in ("lesson", "minutes")]
    rows = []
    for what, (count, minutes) in lines.items():
        rows.append((say("lab-hour", what=what, count=count), localize_decimal(f"{minutes:g}")))
    return Sheet(headings, rows)


def _half(minutes: float) -> float:
    return round(2 * minutes) / 2


# ---- The answers -------------------------------------------------------------------------------------


Row = tuple[Any, ...]


def answers(topic: Topic | str, seed: int) -> tuple[Row, ...]:
    """Return a row for each exercise on a topic of the class: name, question, formula and value.

    *seed* determines the numbers in the exercises. The formula is the right answer as it can be typed; the
    value is the number that it is equal to, or "" if it has variables. As a check, each formula is graded
    like a student's answer, and ValueError is raised if it is not right.

    >>> answers("waiting", 7)[2][2:]
    ('68/4', Fraction(17, 1))
    """
    rows: list[Row] = []
    for each in exercises_on(topic, seed):
        if check(each.family, seed, each.formula).outcome is not Mark.RIGHT:
            raise ValueError(f"{each.family}, seed {seed}: {each.formula} is not the answer")
        rows.append((each.title, each.question, each.formula, "" if each.symbols else each.key))
    return tuple(rows)


def slips(topic: Topic | str, seed: int) -> tuple[Row, ...]:
    """Return a row for each likely wrong answer to the exercises on a topic of the class.

    A row contains the name of the exercise, the misconception, the answer it leads to, and the hint that a
    student gets. *seed* determines the numbers in the exercises.

    >>> slips("waiting", 7)[-1][1:3]
    ('the fraction upside down', Fraction(1, 17))
    """
    return tuple(
        (each.title, say(f"mistake-{name}"), value, say(f"mistake-{name}.hint"))
        for each in exercises_on(topic, seed)
        for name, value in each.misconceptions.items()
    )
