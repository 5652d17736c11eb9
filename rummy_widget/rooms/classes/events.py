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
    """A teacher opened a class.

    `code` is the class code from which numbers are drawn ('' for the room's own code). `questions` are names
    of guesses and exercise families in order; if `paced`, the teacher opens one after the other. `token` is
    the hash of the teacher's token.
    """

    token: str
    code: str
    questions: tuple[str, ...]
    paced: bool = True


class StudentJoined(StoredRecord):
    """A student joined, or came back with another browser after the pseudonym was freed."""

    student: int
    token: str
    pseudonym: str


class PseudonymFreed(StoredRecord):
    """A pseudonym was freed; if `dropped`, its student was removed, and the answers no longer count."""

    student: int
    dropped: bool


class AnswerGiven(StoredRecord):
    """A student's answer, as typed; the browser has chosen `key`, so that no answer is stored twice."""

    student: int
    key: str
    question: str
    text: str


class QuestionOpened(StoredRecord):
    """The teacher opened a question, by its number from 0."""

    question: int


class ClassPaused(StoredRecord):
    """The teacher stopped accepting answers for a while, or accepts them again."""

    on: bool


class ClassClosed(StoredRecord):
    """The class was closed: no more answers are accepted."""


class AnswersShown(StoredRecord):
    """The answers of the class to a question were shown to everybody, or hidden again."""

    question: int
    on: bool


class NumberTold(StoredRecord):
    """The exact answer to a guess was revealed to everybody, or hidden again."""

    question: int
    on: bool


class AnswerPicked(StoredRecord):
    """A student's last answer to a question was picked for discussion, or is no longer picked."""

    question: int
    student: int
    on: bool


class RacksDealt(StoredRecord):
    """A student dealt the racks of a turn: `counts` says how many racks had 0, 1, 2, ... doubles."""

    student: int
    turn: int
    counts: tuple[int, ...]


ClassEvent: TypeAlias = (
    ClassOpened | StudentJoined | PseudonymFreed | AnswerGiven | QuestionOpened | ClassPaused | ClassClosed
    | AnswersShown | NumberTold | AnswerPicked | RacksDealt
)  # fmt: skip

_KINDS: dict[str, type[ClassEvent]] = kinds_of(*get_args(ClassEvent))


def is_of_students(event: Event) -> bool:
    """Return whether an event was caused by a student who joined, answered or dealt racks.

    The pages of other students hardly change after such an event, so they need not update at once.
    """
    return isinstance(event, ForeignEvent) and event.what in ("student_joined", "answer_given", "racks_dealt")


def write_class_event(event: ClassEvent) -> ForeignEvent:
    """Return an event of a class in the form in which the store keeps it."""
    return ForeignEvent(*write_record(event))


def read_class_event(event: Event) -> ClassEvent:
    """Return the event of a class from its stored form; raise OtherVersion if this version can't read it."""
    if not isinstance(event, ForeignEvent):
        raise OtherVersion(what=type(event).__name__)
    return read_record(_KINDS, event.what, event.body)
