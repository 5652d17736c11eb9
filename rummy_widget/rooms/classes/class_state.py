"""The state of a live class, computed from its events by pure functions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import reduce
from types import MappingProxyType

from ...classroom.results import Answer, time_text
from ...classroom.seeds import seed_of
from ..errors import NoSuchTable, OtherVersion
from ..events import StoredEvent
from . import events
from .events import read_class_event


@dataclass(frozen=True, slots=True)
class Student:
    """A student of a live class, known by a pseudonym; `number` counts the students from 0.

    `token` is the hash of the student's token, or '' if the pseudonym is free. `answers` maps the key of each
    question to the student's answers. `keys` are random strings, one for each of these answers: the browser
    chooses them, so that an answer sent twice is stored once. `dealt` maps the number of each batch of random
    racks that the student has dealt to a tuple, which says how many of these racks contained 0, 1, 2, ...
    doubles (a double is a tile that a rack contains twice). `dropped` says that the teacher has removed the
    student.
    """

    number: int
    pseudonym: str
    token: str
    answers: Mapping[str, tuple[Answer, ...]] = field(default_factory=dict, hash=False)
    keys: frozenset[str] = frozenset()
    dealt: Mapping[int, tuple[int, ...]] = field(default_factory=dict, hash=False)
    dropped: bool = False

    @property
    def count(self) -> int:
        """The number of answers that the student has given, to all questions together."""
        return sum(map(len, self.answers.values()))


@dataclass(frozen=True, slots=True)
class ClassState:
    """The whole state of a live class, secrets included: for the server only, never for a page.

    `version` is the number of events so far, `code` the class code, from which the numbers in the exercises
    are drawn, and `teacher` the hash of the teacher's token. `questions` are the keys of exercise families
    and of guesses (questions whose answers students guess before they are computed); other fields refer to
    the questions by number, counted from 0. If `paced`, the teacher opens one question after the other, and
    `at` is the current question (-1 before the first); otherwise all questions are open. `opened` are the
    questions that have been opened, `shown` the questions whose answers everybody sees, and `revealed` the
    guesses whose exact answer is revealed. `picked` contains pairs of the number of a question and the number
    of a student whose last answer to that question has been picked for discussion.
    """

    version: int
    code: str
    teacher: str
    questions: tuple[str, ...]
    paced: bool
    at: int = -1
    opened: frozenset[int] = frozenset()
    paused: bool = False
    closed: bool = False
    students: tuple[Student, ...] = ()
    shown: frozenset[int] = frozenset()
    revealed: frozenset[int] = frozenset()
    picked: frozenset[tuple[int, int]] = frozenset()

    @property
    def present(self) -> tuple[Student, ...]:
        """The students of the class, without those whom the teacher has removed."""
        return tuple(each for each in self.students if not each.dropped)

    def seed(self, student: Student) -> int:
        """Return the seed that determines the numbers in a student's exercises."""
        return seed_of(self.code, student.pseudonym)

    def is_open(self, question: str) -> bool:
        """Return whether the teacher has opened a question, given by its key, so that it can be answered."""
        return question in self.questions and self.questions.index(question) in self.opened

    def with_student(self, student: Student) -> ClassState:
        """Return a copy of the class with *student* in it, in place of any student with the same number."""
        number = student.number
        return replace(self, students=(*self.students[:number], student, *self.students[number + 1 :]))


def fold_class_events(stored: Iterable[StoredEvent], code: str) -> ClassState:
    """Return the state of a live class after all its events.

    *code* is the room's own code, which is also the class code if the teacher has chosen no other. Raises
    NoSuchTable if there are no events, and OtherVersion if the first event doesn't open a class.
    """
    every = iter(stored)
    first = next(every, None)
    if first is None:
        raise NoSuchTable
    opened = read_class_event(first.event)
    if not isinstance(opened, events.ClassOpened):
        raise OtherVersion(what="1")
    begun = ClassState(first.version, opened.code or code, opened.token, opened.questions, opened.paced)
    if not opened.paced:
        begun = replace(begun, opened=frozenset(range(len(opened.questions))))
    return reduce(after, every, begun)


def after(session: ClassState, stamped: StoredEvent) -> ClassState:
    """Return the state of a live class after one more event, which was checked before it was stored.

    Raises OtherVersion if this version of the program doesn't know the event.
    """
    here = replace(session, version=stamped.version)
    match read_class_event(stamped.event):
        case events.StudentJoined(number, token, pseudonym):
            known = here.students[number] if number < len(here.students) else None
            if known is not None:
                return here.with_student(replace(known, token=token))
            return here.with_student(Student(number, pseudonym, token))
        case events.PseudonymFreed(number, dropped):
            picked = {each for each in here.picked if not dropped or each[1] != number}
            there = replace(here, picked=frozenset(picked))
            return there.with_student(replace(there.students[number], token="", dropped=dropped))
        case events.AnswerGiven(number, key, question, text):
            student = here.students[number]
            answers = (*student.answers.get(question, ()), Answer(text, time_text(stamped.at)))
            given = MappingProxyType({**student.answers, question: answers})
            return here.with_student(replace(student, answers=given, keys=student.keys | {key}))
        case events.QuestionOpened(question):
            return replace(here, at=question, opened=here.opened | {question})
        case events.ClassPaused(on):
            return replace(here, paused=on)
        case events.ClassClosed():
            return replace(here, closed=True, paused=False)
        case events.AnswersShown(question, on):
            return replace(here, shown=here.shown | {question} if on else here.shown - {question})
        case events.NumberTold(question, on):
            return replace(here, revealed=here.revealed | {question} if on else here.revealed - {question})
        case events.AnswerPicked(question, number, on):
            one = frozenset({(question, number)})
            return replace(here, picked=here.picked | one if on else here.picked - one)
        case events.RacksDealt(number, turn, counts):
            student = here.students[number]
            dealt = MappingProxyType({**student.dealt, turn: counts})
            return here.with_student(replace(student, dealt=dealt))
    raise OtherVersion(what="opened twice")
