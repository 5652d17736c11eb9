"""What happens in a class, as it is written down.

>>> read_note(write_note(AnswerGiven(2, "k1", "outs-wait", "31/4")))
AnswerGiven(student=2, key='k1', question='outs-wait', text='31/4')
"""

from __future__ import annotations

from typing import TypeAlias, get_args

from ..errors import OtherVersion
from ..events import Event, ForeignEvent
from ..records import StoredRecord, kinds_of, read_record, write_record


class ClassOpened(StoredRecord):
    """A teacher opened a class: `code` is the class code that draws the numbers, '' for the room's own.

    `questions` are guesses and families of exercises in their order; with `paced` the teacher opens one after
    the other. `token` is the hash of the teacher's secret.
    """

    token: str
    code: str
    questions: tuple[str, ...]
    paced: bool = True


class StudentJoined(StoredRecord):
    """A student came, or came back with another browser after being let go."""

    student: int
    token: str
    pseudonym: str


class PseudonymFreed(StoredRecord):
    """A pseudonym is free again; with `gone` its answers count no more."""

    student: int
    gone: bool


class AnswerGiven(StoredRecord):
    """An answer as it was typed; `key` is the browser's own, so that nothing is kept twice."""

    student: int
    key: str
    question: str
    text: str


class QuestionOpened(StoredRecord):
    """The teacher opened a question, by its number from 0."""

    question: int


class ClassPaused(StoredRecord):
    """No answers for a while, or again."""

    on: bool


class ClassClosed(StoredRecord):
    """No answers any more."""


class AnswersShown(StoredRecord):
    """What the class answered to a question is shown to everybody, or no more."""

    question: int
    on: bool


class NumberTold(StoredRecord):
    """The exact number of a question that was guessed is told to everybody, or no more."""

    question: int
    on: bool


class AnswerPicked(StoredRecord):
    """A student's last answer to a question is kept to talk about, or no more."""

    question: int
    student: int
    on: bool


class RacksDealt(StoredRecord):
    """A student dealt a handful of racks by the seed of that turn: how many had 0, 1, 2, ... doubles."""

    student: int
    turn: int
    counts: tuple[int, ...]


Note: TypeAlias = (
    ClassOpened | StudentJoined | PseudonymFreed | AnswerGiven | QuestionOpened | ClassPaused | ClassClosed
    | AnswersShown | NumberTold | AnswerPicked | RacksDealt
)  # fmt: skip

_KINDS: dict[str, type[Note]] = kinds_of(*get_args(Note))


def is_of_students(event: Event) -> bool:
    """Whether that is of one student, and changes little for others: who came, answered or dealt."""
    return isinstance(event, ForeignEvent) and event.what in ("student_joined", "answer_given", "racks_dealt")


def write_note(note: Note) -> ForeignEvent:
    """A note as the store keeps it."""
    return ForeignEvent(*write_record(note))


def read_note(event: Event) -> Note:
    """The note again; OtherVersion for what this version does not write."""
    if not isinstance(event, ForeignEvent):
        raise OtherVersion(what=type(event).__name__)
    return read_record(_KINDS, event.what, event.body)
