"""The events of a live class, as they are stored.

>>> read_class_event(write_class_event(AnswerGiven(2, "k1", "outs-wait", "31/4")))
AnswerGiven(student=2, key='k1', question='outs-wait', text='31/4')
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from ..errors import OtherVersion
from ..events import Event, ForeignEvent
from ..records import StoredRecord, kinds_of, read_record, write_record


class ClassOpened(StoredRecord):
    """The event that a teacher opened a live class.

    `token` is the hash of the teacher's token. `code` is the class code, from which the numbers in the
    exercises are drawn, or '' if the class code is the code of the room. `questions` are, in order, the keys
    of exercise families and of guesses (questions whose answers students guess before they are computed). If
    `paced`, the teacher opens one question after the other.
    """

    token: str
    code: str
    questions: tuple[str, ...]
    paced: bool = True


class StudentJoined(StoredRecord):
    """The event that a student joined a live class, or rejoined under a pseudonym that had been freed.

    `student` is the student's number, counted from 0, and `token` the hash of the student's token.
    """

    student: int
    token: str
    pseudonym: str


class PseudonymFreed(StoredRecord):
    """The event that a student's pseudonym was freed for another browser, or that the student was removed.

    `student` is the student's number, counted from 0. `dropped` says whether the student was removed, so that
    the student's answers no longer count.
    """

    student: int
    dropped: bool


class AnswerGiven(StoredRecord):
    """The event that a student answered a question; `text` is the answer as typed.

    `student` is the student's number, counted from 0, and `question` the key of the question. `key` is a
    random string that the browser has chosen, so that an answer sent twice is stored once.
    """

    student: int
    key: str
    question: str
    text: str


class QuestionOpened(StoredRecord):
    """The event that the teacher opened a question; `question` is its number, counted from 0."""

    question: int


class ClassPaused(StoredRecord):
    """The event that the teacher paused the class or, if `on` is false, resumed it.

    A paused class accepts no answers.
    """

    on: bool


class ClassClosed(StoredRecord):
    """The event that the teacher closed the class, so that it accepts no more answers."""


class AnswersShown(StoredRecord):
    """The event that the class's answers to a question were shown to all or, if `on` is false, hidden.

    `question` is the number of the question, counted from 0.
    """

    question: int
    on: bool


class NumberTold(StoredRecord):
    """The event that the teacher revealed the exact answer to a guess or, if `on` is false, hid it again.

    A guess is a question whose answer students guess before it is computed. `question` is its number, counted
    from 0.
    """

    question: int
    on: bool


class AnswerPicked(StoredRecord):
    """The event that the teacher picked a student's latest answer for discussion.

    If `on` is false, the teacher has withdrawn the answer again. `question` and `student` are the
    numbers of the question and the student, counted from 0.
    """

    question: int
    student: int
    on: bool


class RacksDealt(StoredRecord):
    """The event that a student dealt a batch of random racks.

    `counts` says how many of the racks contained 0, 1, 2, ... doubles. A double is a tile that a rack
    contains twice. `student` is the student's number, and `turn` the number of the student's batch, both
    counted from 0.
    """

    student: int
    turn: int
    counts: tuple[int, ...]


ClassEvent: TypeAlias = (
    ClassOpened | StudentJoined | PseudonymFreed | AnswerGiven | QuestionOpened | ClassPaused | ClassClosed
    | AnswersShown | NumberTold | AnswerPicked | RacksDealt
)  # fmt: skip

_KINDS: dict[str, type[ClassEvent]] = kinds_of(*get_args(ClassEvent))


def is_of_students(event: Event) -> bool:
    """Return whether an event records that a student has joined, answered or dealt racks.

    Such an event changes hardly anything on other students' pages, so these pages can be updated later.
    """
    return isinstance(event, ForeignEvent) and event.what in ("student_joined", "answer_given", "racks_dealt")


def write_class_event(event: ClassEvent) -> ForeignEvent:
    """Return an event of a live class in the form that is stored in the database."""
    return ForeignEvent(*write_record(event))


def read_class_event(event: Event) -> ClassEvent:
    """Return the event of a live class, given the stored form that `write_class_event` has returned.

    Raises OtherVersion if *event* isn't an event of a class, or if this version of the program can't read it.
    """
    if not isinstance(event, ForeignEvent):
        raise OtherVersion(what=type(event).__name__)
    return read_record(_KINDS, event.what, event.body)
