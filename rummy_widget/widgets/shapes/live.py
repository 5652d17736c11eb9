"""The teacher's page of a class whose answers come in live."""

from __future__ import annotations

from typing import Literal, TypedDict

from .classwork import BarsProps, EntryProps, FileProps, MarkName
from .fields import SetupFieldProps
from .racks import ShownRack, Size
from .steps import CommonProps


class SquareProps(TypedDict):
    """A code for cameras: so many modules to a side, the dark ones as the path of a picture."""

    side: int
    path: str


class LiveAnswerProps(ShownRack):
    """The last answer of a student, with the rack that its question speaks of."""

    student: int
    name: str  # '' unless names are asked for
    text: str
    outcome: MarkName
    word: str
    note: str  # the misconception it comes from
    ask: str  # what was asked, with this student's numbers
    picked: bool


class LiveQuestionProps(ShownRack):
    """The question that the teacher looks at."""

    number: int  # from 0
    title: str
    where: str  # "Question 2 of 3"
    opened: bool
    shown: bool
    guess: bool  # whether a number is guessed
    ask: str  # what is asked, where that is the same for all
    told: bool  # whether the exact one is told
    answered: str  # "12 of 30 have answered"
    part: float
    all: bool  # whether everybody has
    chart: BarsProps | None  # None on the projector before it is shown
    answers: list[LiveAnswerProps]
    picked: list[LiveAnswerProps]


class LiveStudentProps(TypedDict):
    """A student, where names are asked for."""

    student: int
    name: str
    text: str
    here: bool


class LiveState(CommonProps):
    """A live class as its teacher has it."""

    stage: Literal["setup", "open", "closed"]
    title: str
    about: str
    stored: str  # what is kept of a class, how long, and how it is deleted
    unreachable: str  # why the class that this browser opened can't be had back now
    labels: dict[str, str]
    fields: list[SetupFieldProps]
    kept: str | None  # the way back in, for this browser alone
    code: str
    link: str
    link_note: str
    square: SquareProps | None
    standing: str
    told: str  # paused, over
    paused: bool
    questions: list[EntryProps]
    question: LiveQuestionProps | None
    onward: int | None  # the question to open next
    names: bool
    students: list[LiveStudentProps]
    dealt: BarsProps | None
    file: FileProps | None
    size: Size
