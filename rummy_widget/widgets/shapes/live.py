"""Types of what the teacher's page of a live class shows."""

from __future__ import annotations

from typing import Literal, TypedDict

from .classwork import BarsProps, EntryProps, FileProps, MarkName
from .fields import SetupFieldProps
from .racks import ReadOnlyRackProps, Size
from .steps import CommonProps


class QrCodeProps(TypedDict):
    """A QR code: the number of modules (small squares) of a side, and the dark ones as an SVG path."""

    side: int
    path: str


class LiveAnswerProps(ReadOnlyRackProps):
    """The last answer of a student to a question of a live class, with the rack in that question."""

    student: int
    name: str  # '' unless names are shown
    text: str
    outcome: MarkName
    word: str
    note: str  # the misconception behind it
    ask: str  # the question, with this student's numbers
    picked: bool


class LiveQuestionProps(ReadOnlyRackProps):
    """The question of a live class that the teacher is looking at, with the students' answers."""

    number: int  # from 0
    title: str
    where: str  # "Question 2 of 3"
    opened: bool
    shown: bool
    guess: bool  # whether it is a guess
    ask: str  # the question, if it is the same for all
    revealed: bool  # whether the exact answer is revealed
    answered: str  # "12 of 30 have answered"
    part: float
    all: bool  # whether everybody has answered
    chart: BarsProps | None  # None on the projector before it is shown
    answers: list[LiveAnswerProps]
    picked: list[LiveAnswerProps]


class LiveStudentProps(TypedDict):
    """A student in the teacher's list of names; `here` says whether a browser uses the pseudonym."""

    student: int
    name: str
    text: str
    here: bool


class LiveState(CommonProps):
    """State of the view "live": a live class as its teacher's page shows it."""

    stage: Literal["setup", "open", "closed"]
    title: str
    about: str
    stored: str  # which data of a class are kept, how long, and how they are deleted
    unreachable: str  # why the class that this browser opened can't be restored now
    labels: dict[str, str]
    fields: list[SetupFieldProps]
    ticket: str | None  # the teacher's ticket as text, for this browser only
    code: str
    link: str
    link_note: str
    square: QrCodeProps | None
    standing: str
    status: str  # says that the class is paused or over
    paused: bool
    questions: list[EntryProps]
    question: LiveQuestionProps | None
    onward: int | None  # the question to open next
    names: bool
    students: list[LiveStudentProps]
    dealt: BarsProps | None
    file: FileProps | None
    size: Size
