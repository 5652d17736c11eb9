"""Marks of answers in a live class: they are not stored, but computed each time from the typed answers."""

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
    """The mark of one answer (`outcome`), and the misconception behind a wrong answer, if it is known.

    If the question is one whose answer students guess, no answer is right or wrong: `outcome` is None and
    `guessed` is the number guessed. If what was typed can't be read as a number, `outcome` is UNREADABLE.
    """

    outcome: Mark | None
    misconception: str | None = None
    guessed: Fraction | None = None


class StudentWork(NamedTuple):
    """A student's answers to one question, with the marks of these answers.

    `student` is the student's number, counted from 0. `seed` determines the numbers in the student's
    exercises; `picked` says whether the teacher has picked the last answer for discussion.
    """

    student: int
    pseudonym: str
    seed: int
    answers: tuple[Answer, ...]
    marks: tuple[AnswerMark, ...]
    picked: bool

    @property
    def right(self) -> bool:
        """Whether at least one of the student's answers is right.

        `rummy-widget grade` counts a question as solved under the same condition.
        """
        return any(each.outcome is Mark.RIGHT for each in self.marks)

    @property
    def first(self) -> bool:
        """Whether the first answer that can be read as a number or formula is right; False if none can."""
        read = [each for each in self.marks if each.outcome is not Mark.UNREADABLE]
        return bool(read) and read[0].outcome is Mark.RIGHT

    @property
    def slips(self) -> frozenset[str]:
        """The known misconceptions behind the student's wrong answers to the question."""
        return frozenset(each.misconception for each in self.marks if each.misconception)

    @property
    def guess(self) -> Fraction | None:
        """The number in the student's last readable guess; None if there is no such guess."""
        return next((each.guessed for each in reversed(self.marks) if each.guessed is not None), None)


@lru_cache(maxsize=8192)
def mark_answer(family: str, seed: int, text: str) -> AnswerMark:
    """Return the mark of an answer to an exercise or, for a guess, the number that was guessed.

    *family* is the key of an exercise family, or of a question whose answer students guess. *seed* determines
    the numbers in the exercise. *text* is the answer or guess as typed.
    """
    if family in GUESSES:
        number = GUESSES[family].read_or_none(text)
        return AnswerMark(Mark.UNREADABLE if number is None else None, guessed=number)
    graded = check(family, seed, text, proved=False)
    return AnswerMark(graded.outcome, graded.misconception)


def work_on(session: ClassState, student: Student, question: str) -> StudentWork:
    """Return a student's answers to a question of a live class, with their marks.

    *question* is the key of an exercise family, or of a question whose answer students guess.
    """
    seed, answers = session.seed(student), student.answers.get(question, ())
    marks = tuple(mark_answer(question, seed, each.text) for each in answers)
    picked = (session.questions.index(question), student.number) in session.picked
    return StudentWork(student.number, student.pseudonym, seed, answers, marks, picked)
