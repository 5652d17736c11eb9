"""What the student's and the teacher's page show of a live class; no student sees other students' answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from ...classroom import FAMILIES, Answer
from ...engine.odds.dealt import doubles_chances
from ...formulas import Mark
from .class_state import ClassState, Student
from .marks import StudentWork, work_on


@dataclass(frozen=True, slots=True)
class Shares:
    """How many students of a class gave right answers, wrong answers or none to a question.

    `students` is the number of all students in the class. Each of them is counted once, by the first of these
    conditions that holds:

    - in `missing` if the student has given no answer;
    - in `right` if at least one of the student's answers is right;
    - in `unread` if none of the student's answers could be read;
    - in `slips` if the misconception behind the student's last readable answer is known;
    - in `wrong` otherwise.

    `first` is the number of students whose first readable answer was right. `slips` lists pairs of a
    misconception and a number of students, the most frequent misconception first. `ever` lists such pairs,
    too, but counts all students who had the misconception in any of their answers. If the question is one
    whose answer students guess, students with a readable guess count as `wrong`, and `guessed` lists the
    numbers guessed.
    """

    students: int
    right: int
    first: int
    slips: tuple[tuple[str, int], ...]
    wrong: int
    unread: int
    missing: int
    ever: tuple[tuple[str, int], ...]
    guessed: tuple[Fraction, ...] = ()

    @property
    def answered(self) -> int:
        """The number of students who have answered the question."""
        return self.students - self.missing


@dataclass(frozen=True, slots=True)
class QuestionAnswers:
    """A question of a live class with all its answers, as the teacher sees it.

    `question` is the key of an exercise family, or of a question whose answer students guess. `opened` says
    whether the question has been opened for answers, `shown` whether everybody may see how the class
    answered, and `revealed` whether the exact answer to a question for guessing is revealed. `shares` says
    how many students gave which kind of answer. `answers` contains the work of each student who has answered.
    """

    question: str
    opened: bool
    shown: bool
    revealed: bool
    shares: Shares
    answers: tuple[StudentWork, ...]


@dataclass(frozen=True, slots=True)
class StudentSeat:
    """A student in the teacher's list of students.

    `student` is the student's number, counted from 0. `answered` is the number of exercises that the student
    has answered, and `right` the number of those that the student has solved. `here` says whether the
    pseudonym is in use; if not, it is free, so anybody may continue under it.
    """

    student: int
    pseudonym: str
    right: int
    answered: int
    here: bool


@dataclass(frozen=True, slots=True)
class TeacherView:
    """A live class as its teacher's page shows it.

    `version` is the number of events so far, `code` the class code. If `paced`, the teacher opens one
    question after the other, and `at` is the number of the current question, counted from 0 (-1 before the
    first). `dealt` says how many of the random racks that the students have dealt contain 0, 1, 2, ...
    doubles (pairs of equal tiles).
    """

    version: int
    code: str
    paced: bool
    at: int
    paused: bool
    closed: bool
    questions: tuple[QuestionAnswers, ...]
    students: tuple[StudentSeat, ...]
    dealt: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class StudentView:
    """A live class as one student's page shows it.

    `version` is the number of events so far, `code` the class code, and `seed` determines the numbers in the
    student's exercises. `questions` are the keys of exercise families and of guesses (questions whose answers
    students guess before they are computed); `open` are the questions that may be answered, and `now` is the
    current question or None. If `paced`, the teacher opens one question after the other. `answers` maps
    questions to the student's own answers. `shown` lists the questions for which the teacher shows everybody
    how the class answered, each with its `Shares`. `revealed` contains the guesses whose exact answer is
    revealed. `turns` lists the batches of random racks that this student has dealt; batches are numbered from
    0. `dealt` says how many of the random racks that all students have dealt contain 0, 1, 2, ... doubles
    (pairs of equal tiles).
    """

    version: int
    code: str
    pseudonym: str
    seed: int
    questions: tuple[str, ...]
    open: tuple[str, ...]
    now: str | None
    paced: bool
    paused: bool
    closed: bool
    answers: Mapping[str, tuple[Answer, ...]]
    shown: tuple[tuple[str, Shares], ...]
    revealed: frozenset[str]
    turns: tuple[int, ...]
    dealt: tuple[int, ...]


def _most(counts: Counter[str]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(counts.items(), key=lambda each: (-each[1], each[0])))


def shares(session: ClassState, question: str) -> Shares:
    """Return how many students of a class gave right answers, wrong answers or none to a question.

    *question* is the key of an exercise family, or of a question whose answer students guess. The typed
    answers are graded each time that this function is called.
    """
    return _shares([work_on(session, each, question) for each in session.present])


def _shares(works: list[StudentWork]) -> Shares:
    slips: Counter[str] = Counter()
    ever: Counter[str] = Counter()
    guessed = sorted(guess for each in works if (guess := each.guess) is not None)
    right = first = wrong = unread = missing = 0
    for work in works:
        ever.update(work.slips)
        last = next((each for each in reversed(work.marks) if each.outcome is not Mark.UNREADABLE), None)
        if not work.answers:
            missing += 1
        elif work.right:
            right += 1
            first += work.first
        elif last is None:
            unread += 1
        elif last.misconception:
            slips[last.misconception] += 1
        else:
            wrong += 1
    return Shares(len(works), right, first, _most(slips), wrong, unread, missing, _most(ever), tuple(guessed))


def answers_to(session: ClassState, number: int) -> QuestionAnswers:
    """Return a question with all students' answers, as the teacher sees it.

    *number* is the number of the question, counted from 0.
    """
    question = session.questions[number]
    works = [work_on(session, each, question) for each in session.present]
    answers = tuple(work for work in works if work.answers)
    shown, revealed = number in session.shown, number in session.revealed
    return QuestionAnswers(question, number in session.opened, shown, revealed, _shares(works), answers)


def teacher_view(session: ClassState) -> TeacherView:
    """Return a live class as its teacher's page shows it."""
    return TeacherView(
        session.version, session.code, session.paced, session.at, session.paused, session.closed,
        tuple(answers_to(session, place) for place in range(len(session.questions))),
        tuple(_sitting(session, each) for each in session.present),
        _dealt(session),
    )  # fmt: skip


def _sitting(session: ClassState, student: Student) -> StudentSeat:
    works = [work_on(session, student, question) for question in student.answers if question in FAMILIES]
    right = sum(each.right for each in works)
    return StudentSeat(student.number, student.pseudonym, right, len(works), bool(student.token))


def _dealt(session: ClassState) -> tuple[int, ...]:
    """Return how many of the racks dealt on the students' pages contain 0, 1, 2, ... doubles.

    A double is a pair of equal tiles. Only students who are still in the class count.
    """
    counts = [each for student in session.present for each in student.dealt.values()]
    return tuple(map(sum, zip([0] * len(doubles_chances()), *counts, strict=True)))


def student_view(session: ClassState, student: Student) -> StudentView:
    """Return a live class as the page of one student shows it."""
    shown = [session.questions[each] for each in sorted(session.shown)]
    now = session.questions[session.at] if 0 <= session.at < len(session.questions) else None
    return StudentView(
        session.version, session.code, student.pseudonym, session.seed(student), session.questions,
        tuple(each for each in session.questions if session.is_open(each)),
        now, session.paced, session.paused, session.closed,
        student.answers,
        tuple((each, shares(session, each)) for each in shown),
        frozenset(session.questions[each] for each in session.revealed & session.shown),
        tuple(sorted(student.dealt)),
        _dealt(session),
    )  # fmt: skip
