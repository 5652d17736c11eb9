"""What answers are worth, found anew from what was typed; nobody's word is taken for it."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from ...classroom.guesses import GUESSES
from ...classroom.marks import check
from ...classroom.results import Answer
from ...formulas import Mark
from .class_state import ClassState, Student


class AnswerMark(NamedTuple):
    """What one answer was graded; a guess is none but unreadable, or else the number that was `guessed`."""

    outcome: Mark | None
    misconception: str | None = None
    guessed: Fraction | None = None


class StudentWork(NamedTuple):
    """A student's answers to a question, and what each was graded: the number is no name.

    *seed* draws the numbers of the student's questions; *picked* says whether the class talks about the last
    answer.
    """

    student: int
    pseudonym: str
    seed: int
    answers: tuple[Answer, ...]
    marks: tuple[AnswerMark, ...]
    picked: bool

    @property
    def right(self) -> bool:
        """Whether one of them is right, as `grade` counts it."""
        return any(each.outcome is Mark.RIGHT for each in self.marks)

    @property
    def first(self) -> bool:
        """Whether the first that could be read is."""
        read = [each for each in self.marks if each.outcome is not Mark.UNREADABLE]
        return bool(read) and read[0].outcome is Mark.RIGHT

    @property
    def slips(self) -> frozenset[str]:
        """The misconceptions that one of them came from."""
        return frozenset(each.misconception for each in self.marks if each.misconception)

    @property
    def guess(self) -> Fraction | None:
        """The last number that was guessed."""
        return next((each.guessed for each in reversed(self.marks) if each.guessed is not None), None)


@lru_cache(maxsize=8192)
def mark_answer(family: str, seed: int, text: str) -> AnswerMark:
    """What an answer to the exercise of a family and a seed is graded, or what a guess says."""
    if family in GUESSES:
        number = GUESSES[family].or_none(text)
        return AnswerMark(Mark.UNREADABLE if number is None else None, guessed=number)
    graded = check(family, seed, text, proved=False)
    return AnswerMark(graded.outcome, graded.misconception)


def work_on(session: ClassState, student: Student, question: str) -> StudentWork:
    """A student's work on a question."""
    seed, answers = session.seed(student), student.given.get(question, ())
    marks = tuple(mark_answer(question, seed, each.text) for each in answers)
    picked = (session.questions.index(question), student.number) in session.picked
    return StudentWork(student.number, student.pseudonym, seed, answers, marks, picked)
