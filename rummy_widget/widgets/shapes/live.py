"""Types of the data with which the teacher's page shows a live class.

In a live class, students join on their own devices, and their answers arrive as they give them.
"""

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
    """A student's last answer to a question of a live class, with the rack in the question if it is `picked`.

    Attributes:
        student: the student's number.
        name: the student's pseudonym; '' if names are hidden.
        text: the answer as it was typed.
        outcome: the mark of the answer, or "guess".
        word: the mark in words.
        note: the known misconception behind a wrong answer, or how a guess was read; '' if there is nothing
            to add.
        ask: the question with this student's numbers; '' for a guess, or if the answer isn't picked.
        picked: whether the teacher has picked the answer to discuss it with the class.
    """

    student: int
    name: str
    text: str
    outcome: MarkName
    word: str
    note: str
    ask: str
    picked: bool


class LiveQuestionProps(ReadOnlyRackProps):
    """The question of a live class that the teacher is looking at, with the students' answers.

    Attributes:
        number: its number in the class, from 0.
        title: its title.
        where: its place in the class, such as "Question 2 of 3".
        opened: whether students can answer it.
        shown: whether the students' pages show how the class has answered.
        guess: whether it is a question to guess, whose answers aren't marked.
        ask: the text of a guess; '' for an exercise, in which each student gets different numbers.
        revealed: whether the students' pages show the exact answer to a guess.
        answered: how many have answered, such as "12 of 30 answered".
        part: the same as a part of the class, from 0 to 1.
        all: whether everybody has answered.
        chart: a bar chart of the answers; None before the question is opened or, on a projector, before it is
            shown.
        answers: the last answer of each student; empty on a projector.
        picked: those that the teacher has picked to discuss; empty on a projector before the question is
            shown.
    """

    number: int
    title: str
    where: str
    opened: bool
    shown: bool
    guess: bool
    ask: str
    revealed: bool
    answered: str
    part: float
    all: bool
    chart: BarsProps | None
    answers: list[LiveAnswerProps]
    picked: list[LiveAnswerProps]


class LiveStudentProps(TypedDict):
    """A student in the teacher's list of names.

    Attributes:
        student: the student's number.
        name: the student's pseudonym.
        text: the student's results, such as "2 right, 3 answered".
        here: whether a browser uses the pseudonym, so that nobody else can take it.
    """

    student: int
    name: str
    text: str
    here: bool


class LiveState(CommonProps):
    """State of the view "live": a live class as its teacher's page shows it.

    Attributes:
        stage: whether the class is being set up, is open, or is closed.
        title: the title of the page: the topic of the class, if all questions have the same.
        about: a text on what a live class is.
        stored: which data of a class are stored, for how long, and how to delete them.
        unreachable: why the class that this browser opened can't be restored now; '' if nothing is wrong.
        labels: the texts of buttons and headings, by name.
        fields: the fields of the form in which a class is set up; empty once it is open.
        ticket: a secret text with which this browser gets back to its class; None before the class is open.
        code: the code by which students join.
        link: the link by which students join; '' if there is none.
        link_note: a note on the link, such as why it may not work for others; '' if there is none.
        square: the QR code of the link; None if there is a note on the link, or no link.
        standing: how many students have joined, as a text.
        status: says that the class is paused or over, or what is wrong; '' otherwise.
        paused: whether the teacher has paused the class.
        questions: the questions of the class, in order.
        question: the question that the teacher is looking at; None before the class is open.
        onward: the number of the question to open next, if questions are opened one by one and one is left.
        names: whether the page shows the students' pseudonyms.
        students: the students with their results; empty if names are hidden.
        dealt: a chart of the racks that the students have dealt; None if there are none.
        file: a file with all answers that the browser should save now, if any.
        size: how large the page is drawn.
    """

    stage: Literal["setup", "open", "closed"]
    title: str
    about: str
    stored: str
    unreachable: str
    labels: dict[str, str]
    fields: list[SetupFieldProps]
    ticket: str | None
    code: str
    link: str
    link_note: str
    square: QrCodeProps | None
    standing: str
    status: str
    paused: bool
    questions: list[EntryProps]
    question: LiveQuestionProps | None
    onward: int | None
    names: bool
    students: list[LiveStudentProps]
    dealt: BarsProps | None
    file: FileProps | None
    size: Size
