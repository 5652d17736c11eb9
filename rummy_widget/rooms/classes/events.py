"""The events of a live class, as they are stored.

>>> read_note(write_note(AnswerGiven(2, "k1", "outs-wait", "31/4")))
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
    of guesses and exercise families in order; with `paced` the teacher opens one after the other. `token` is
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
    """A pseudonym was freed; with `gone` its answers count no more."""

    student: int
    gone: bool


class AnswerGiven(StoredRecord):
    """An answer, as it was typed; `key` is made up by the browser, so that nothing is stored twice."""

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


Note: TypeAlias = (
    ClassOpened | StudentJoined | PseudonymFreed | AnswerGiven | QuestionOpened | ClassPaused | ClassClosed
    | AnswersShown | NumberTold | AnswerPicked | RacksDealt
)  # fmt: skip

_KINDS: dict[str, type[Note]] = kinds_of(*get_args(Note))


def is_of_students(event: Event) -> bool:
    """Return whether an event was caused by a student, who joined, answered or dealt.

    The pages of other students hardly change after such an event, so they need not update at once.
    """
    return isinstance(event, ForeignEvent) and event.what in ("student_joined", "answer_given", "racks_dealt")


def write_note(note: Note) -> ForeignEvent:
    """Return a note as the event that the store keeps."""
    return ForeignEvent(*write_record(note))


def read_note(event: Event) -> Note:
    """Return the note in a stored event; raise OtherVersion if this version does not know it."""
    if not isinstance(event, ForeignEvent):
        raise OtherVersion(what=type(event).__name__)
    return read_record(_KINDS, event.what, event.body)
