"""What answers are worth, found anew from what was typed; nobody's word is taken for it."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ...classroom.guesses import GUESSES
from ...classroom.marks import check
from ...formulas import Mark
from .class_state import ClassState, Student


class GradedGuess(NamedTuple):
    """What one answer was graded; a guess is none but unreadable, or else the number that was `guessed`."""

    text: str
    outcome: Mark | None
    misconception: str | None = None
    guessed: Fraction | None = None


class StudentWork(NamedTuple):
    """A student's answers to a question, graded."""

    student: Student
    answers: tuple[GradedGuess, ...]

    @property
    def right(self) -> bool:
        """Whether one of them is right, as `grade` counts it."""
        return any(each.outcome is Mark.RIGHT for each in self.answers)

    @property
    def first(self) -> bool:
        """Whether the first that could be read is."""
        read = [each for each in self.answers if each.outcome is not Mark.UNREADABLE]
        return bool(read) and read[0].outcome is Mark.RIGHT

    @property
    def slips(self) -> frozenset[str]:
        """The misconceptions that one of them came from."""
        return frozenset(each.misconception for each in self.answers if each.misconception)

    @property
    def last(self) -> GradedGuess | None:
        """The last of them."""
        return self.answers[-1] if self.answers else None

    @property
    def guess(self) -> Fraction | None:
        """The last number that was guessed."""
        return next((each.guessed for each in reversed(self.answers) if each.guessed is not None), None)


@lru_cache(maxsize=8192)
def mark_answer(family: str, seed: int, text: str) -> GradedGuess:
    """What an answer to the exercise of a family and a seed is graded, or what a guess says."""
    if family in GUESSES:
        number = GUESSES[family].or_none(text)
        return GradedGuess(text, Mark.UNREADABLE if number is None else None, guessed=number)
    graded = check(family, seed, text, proved=False)
    return GradedGuess(text, graded.outcome, graded.misconception)


def work_on(session: ClassState, student: Student, question: str) -> StudentWork:
    """A student's work on a question."""
    seed = session.seed(student)
    given = student.given.get(question, ())
    return StudentWork(student, tuple(mark_answer(question, seed, each.text) for each in given))
