"""For a teacher: the answers of a topic's exercises, and what usual misconceptions lead to."""

from __future__ import annotations

from typing import Any

from ...formulas import Mark
from ...text.words import say
from ..families import Topic, exercises_on
from ..marks import check

__all__ = ["answers", "slips"]

Row = tuple[Any, ...]


def answers(topic: Topic | str, seed: int) -> tuple[Row, ...]:
    """The exercises of a topic for a seed: name, what is asked, a formula, and its value; each is graded.

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
    """What usual misconceptions lead to in the same exercises, and the hint that a student gets.

    >>> slips("waiting", 7)[-1][1:3]
    ('the fraction upside down', Fraction(1, 17))
    """
    return tuple(
        (each.title, say(f"slip-{name}"), value, say(f"slip-{name}.hint"))
        for each in exercises_on(topic, seed)
        for name, value in each.misconceptions.items()
    )
