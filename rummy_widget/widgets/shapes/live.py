"""Types of the data for the teacher's page of a live class, which students join on their own devices."""

from __future__ import annotations

from typing import Literal, TypedDict

from .classwork import BarsProps, EntryProps, FileProps, MarkName
from .fields import SetupFieldProps
from .racks import ReadOnlyRackProps, Size
from .steps import CommonProps


class QrCodeProps(TypedDict):
    """A QR code: the number of modules (small squares) on a side, and an SVG path of the dark modules."""

    side: int
    path: str


class LiveAnswerProps(ReadOnlyRackProps):
    """A student's last answer to a question of a live class.

    If the answer is `picked`, the inherited fields contain the rack in the student's question.

    Attributes:
        student: the student's number.
        name: the student's pseudonym; '' if names are hidden.
        text: the answer as it was typed.
        outcome: the mark of the answer; "guess" if the question is one whose answer students guess.
        word: the mark in a word or two.
        note: the known misconception that leads to this wrong answer, or the number that was guessed; '' if
            there is nothing to add.
        ask: the question with this student's numbers; '' if the answer isn't picked, or if the question is
            one whose answer students guess.
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

    The inherited fields contain the rack in the question, if it is the same for all students.

    Attributes:
        number: its number in the class, counted from 0.
        title: its title.
        where: its position among the questions of the class, such as "Question 2 of 3".
        opened: whether the teacher has opened it, so that students can answer it.
        shown: whether everybody may see how the class has answered.
        guess: whether the students guess the answer, so that answers aren't marked right or wrong.
        ask: the text of the question, if its answer is guessed; '' for an exercise, in which each student has
            different numbers.
        revealed: whether the students' pages show the exact answer to a question that was guessed.
        answered: the number of students who have answered, as a label such as "12 of 30 answered".
        part: the fraction of the students who have answered, from 0 to 1.
        all: whether all students have answered.
        chart: a bar chart of the answers, once the question is opened; on a projector, once everybody may see
            it.
        answers: the last answer of each student; empty on a projector.
        picked: the answers that the teacher has picked to discuss; on a projector, empty until everybody may
            see the answers.
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
        here: whether the pseudonym is taken, so that no other browser can join with it; false after the
            teacher has freed it.
    """

    student: int
    name: str
    text: str
    here: bool


class LiveState(CommonProps):
    """State of the view "live", the teacher's page of a live class.

    In a live class, students join on their own devices, and their answers arrive as they give them.

    Attributes:
        stage: whether the class is being set up, is open, or is closed.
        title: the title of the page; if all questions are on one topic, the name of the topic.
        about: a paragraph that says what a live class is.
        stored: a paragraph that says which data of a class is stored, for how long, and how to delete it.
        unreachable: a sentence that says why this browser can't get back to the class that it had opened; ''
            if nothing is wrong.
        labels: the labels of buttons and headings, by name.
        fields: the fields of the form in which a class is set up; empty once the class is open.
        ticket: a secret string with which this browser, after a reload, gets back to the class that it has
            opened, if it has opened one.
        code: the code by which students join; '' before the class is open.
        link: the link by which students join; '' if there is none.
        link_note: a note on the link, such as why it may not work for others; '' if there is none.
        square: the QR code of the link, unless there is a note on the link.
        standing: a sentence that says how many students have joined.
        status: a sentence that says that the class is paused or over, or what is wrong; '' otherwise.
        paused: whether the teacher has paused the class.
        questions: the questions of the class, in order.
        question: the question that the teacher is looking at, once the class is open.
        onward: the number of the question to open next, counted from 0, if questions are opened one by one
            and one is left.
        names: whether the page shows the students' pseudonyms.
        students: the students with their results; empty if names are hidden.
        dealt: a bar chart of the racks that the students have dealt, with a bar for each number of doubles
            (pairs of equal tiles), if there are any racks.
        file: a file with all answers that the browser should save now, if any.
        size: the size in which the page is drawn; "projector" hides what the class shouldn't see.
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
