"""Types of the data for the widgets of school classes: exercises, simulations and chances."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .fields import SetupFieldProps
from .racks import ReadOnlyRackProps, Size, TileProps
from .steps import CommonProps, OptionProps, RackState

Pieces: TypeAlias = tuple[str, str, str]
"""A typed answer in three pieces; the page marks the middle one, which is wrong or can't be read."""


class ReadingProps(TypedDict):
    """How a typed answer is read, before it is graded.

    Attributes:
        text: the answer as it is understood, as plain text; '' if it can't be read.
        typeset: the same as MathML.
        problem: why it can't be read; None if it can.
        place: the answer in three pieces, of which the middle one can't be read; None if no place is known.
    """

    text: str
    typeset: str
    problem: str | None
    place: Pieces | None


MarkName: TypeAlias = Literal["right", "wrong", "unreadable", "guess"]
"""The mark of an answer. A guess is neither right nor wrong: if it can be read, its mark is "guess"."""
Standing: TypeAlias = Literal["right", "wrong", "open"]
"""The state of an exercise or a guess in a list: answered right, not right yet, or not answered ("open")."""


class GradedProps(TypedDict):
    """The mark of an answer that was handed in, with a sentence about it, and how the answer was read.

    Attributes:
        outcome: the mark.
        word: the mark in a word or two, such as "Not yet".
        text: a sentence for the student.
        how: how a right answer was compared with the solution, such as "How it was compared: exact"; ''
            otherwise.
        misconception: the key of the known misconception that leads to this wrong answer; None if there is
            none.
        read_as: the answer as it was understood, as plain text.
        typeset: the same as MathML.
        place: the answer in three pieces, of which the middle one can't be read; None if there is no such
            place.
    """

    outcome: MarkName
    word: str
    text: str
    how: str
    misconception: str | None
    read_as: str
    typeset: str
    place: Pieces | None


class SolutionProps(TypedDict):
    """The solution of an exercise.

    Attributes:
        text: an explanation.
        typeset: a formula for the answer as MathML.
        formula: the same formula as it would be typed.
        value: its value, such as "= 3/46 ≈ 0.06522"; '' if it has letters.
    """

    text: str
    typeset: str
    formula: str
    value: str


class TaskProps(ReadOnlyRackProps):
    """An exercise or a guess, with the answer typed so far and its mark.

    Attributes:
        key: the key of the guess or of the exercise's family (the exercises that differ only in their
            numbers).
        seed: the number that determines the numbers in the exercise; 0 for a guess.
        guess: whether it is a guess, for which any number will do.
        title: its title.
        where: its place among the exercises, such as "Exercise 2 of 3", or its topic.
        text: the question.
        form: a sentence that says in which form to answer.
        typed: the text in the answer field, to which `reading` and `verdict` refer.
        reading: how that text is read; None if the field is empty or the text is graded.
        verdict: the mark of that text; None if it isn't graded.
        tries: how many answers the student has given, as a text; '' if none.
        right: whether an answer was right or, for a guess, whether a number was guessed.
        may_show: whether the page has a button that shows the solution.
        solution: the solution; None before it may be seen.
    """

    key: str
    seed: int
    guess: bool
    title: str
    where: str
    text: str
    form: str
    typed: str
    reading: ReadingProps | None
    verdict: GradedProps | None
    tries: str
    right: bool
    may_show: bool
    solution: SolutionProps | None


class ExerciseState(CommonProps):
    """State of the view "exercise": one exercise with its answer field.

    Attributes:
        task: the exercise.
        seed: a text with the seed, the number that determines the numbers in the exercise.
        size: how large the widget is drawn.
    """

    task: TaskProps
    seed: str
    size: Size


class EntryProps(TypedDict):
    """An exercise or a guess in a list of questions.

    Attributes:
        key: the key by which messages refer to it.
        number: its number in the list, from 1.
        title: its title.
        state: how far it is; in the teacher's list, "wrong" is open for answers and "right" has its answers
            shown.
        label: number, title and state as one text, for screen readers.
    """

    key: str
    number: int
    title: str
    state: Standing
    label: str


Entries: TypeAlias = list[EntryProps]  # because a field of WorkState is called list


class StudentProps(TypedDict):
    """The student whose work is shown.

    Attributes:
        text: the class code and the pseudonym.
        seed: the number that determines the numbers in the student's exercises.
        shown: a text with that number.
    """

    text: str
    seed: int
    shown: str


class FileProps(TypedDict):
    """A file that the browser should save now: its name and its content."""

    name: str
    text: str


class BarProps(TypedDict):
    """A bar of a bar chart: how many answers, guesses or racks are of one kind.

    Attributes:
        key: a name for the kind.
        text: the label of the bar.
        count: how many there are, as a text.
        part: the length of the bar, from 0 to 1.
        exact: where on the bar the exact value is marked, from 0 to 1; None for no mark.
        good: whether the bar stands for right answers.
    """

    key: str
    text: str
    count: str
    part: float
    exact: float | None
    good: bool


class BarsProps(TypedDict):
    """A bar chart with a title, and a sentence that sums it up."""

    title: str
    text: str
    bars: list[BarProps]


class LivePlaceProps(TypedDict):
    """A student's place in a live class (the membership of a student who has joined it), for the page.

    Attributes:
        ticket: a secret text with which this browser gets back to the place.
        status: whether all answers have been sent, or what keeps them from being sent.
        unsent: how many answers the class has not received yet.
        pending: those answers, each as the key of a question and a text, which the browser stores.
        waiting: why there is nothing to answer now; '' if there is.
        rejoin: the text of the button to join again, if the place no longer exists.
        held: the sentence to show beside an answer that is typed while the connection is lost.
        shown: the bar charts of the answers that the teacher shows, the last question first.
        deal: the text of the button that deals racks; None if the student has no more racks to deal.
        dealt: the bar chart of the racks that the class has dealt; None before the student has dealt any.
    """

    ticket: str
    status: str
    unsent: int
    pending: list[OptionProps]
    waiting: str
    rejoin: str | None
    held: str
    shown: list[BarsProps]
    deal: str | None
    dealt: BarsProps | None


class WorkAloneProps(TypedDict):
    """An offer to work alone, because no live class has the code that was typed.

    Attributes:
        code: the code as it was typed.
        text: a sentence that explains the offer.
        label: the text of the button.
    """

    code: str
    text: str
    label: str


class WorkState(CommonProps):
    """State of the view "classwork": the exercises that a student works on, alone or in a live class.

    Attributes:
        title: the title of the page.
        about: a sentence for students who haven't begun.
        stored: sentences on which data are stored, where, for how long, and who sees them.
        code: the class code, if the notebook sets it; None if the student has to type it.
        alone: an offer to work alone, if no live class has the code that was typed.
        unreachable: why the student's place in a live class can't be restored now; '' if nothing is wrong.
        own: the student; None before a student has begun.
        standing: how many exercises are right, such as "3 of 5 right"; '' if there are none.
        list: the exercises and guesses that can be answered now.
        task: the one on the page.
        next: the key of the next one that isn't finished; None if there is none.
        record: the student's results as text, for this browser to store; None before a student has begun.
        file: a results file for the teacher that the browser should save now, if any.
        live: the student's place in a live class, if any.
        size: how large the page is drawn.
    """

    title: str
    about: str
    stored: list[str]
    code: str | None
    alone: WorkAloneProps | None
    unreachable: str
    own: StudentProps | None
    standing: str
    list: Entries
    task: TaskProps | None
    next: str | None
    record: str | None
    file: FileProps | None
    live: LivePlaceProps | None
    size: Size


class EstimateProps(TypedDict):
    """An estimate of a chance from the racks dealt so far; all fields are texts.

    Attributes:
        text: what the chance is of.
        count: how many of the racks meet the condition.
        estimate: the estimated chance.
        band: its confidence interval.
        exact: the exact chance; None if it isn't known.
    """

    text: str
    count: str
    estimate: str
    band: str
    exact: str | None


class PointProps(TypedDict):
    """A point of the chart of estimates, whose coordinates go from 0 to 1.

    Attributes:
        x: its horizontal position: 0 for the first estimate, 1 for the last.
        chance: the estimated chance.
        low: the lower end of its confidence interval.
        high: the upper end of its confidence interval.
    """

    x: float
    low: float
    chance: float
    high: float


class ChartProps(TypedDict):
    """A chart of how an estimate changes while more racks are dealt.

    Attributes:
        points: the estimates, in order.
        low: the chance at the lower edge of the chart, as a text.
        high: the chance at the upper edge, as a text.
        texts: a text for each estimate, for screen readers.
    """

    points: list[PointProps]
    low: str
    high: str
    texts: list[str]


class SimulationState(CommonProps):
    """State of the view "simulation": many racks are dealt to estimate a chance.

    Attributes:
        title: the title of the widget.
        about: a sentence about it.
        fields: the fields in which the question, the number of racks and the seed are set.
        running: whether racks are being dealt now.
        part: the part of the racks that is dealt, from 0 to 1.
        dealt: the same as a text, such as "1,000 of 100,000 racks dealt".
        over: whether all racks are dealt.
        rows: the estimates, in a row for each chance; empty before the first rack is dealt.
        chart: the chart of the estimates; None if there are fewer than two.
    """

    title: str
    about: str
    fields: list[SetupFieldProps]
    running: bool
    part: float
    dealt: str
    over: bool
    rows: list[EstimateProps]
    chart: ChartProps | None


class ChanceLineProps(OptionProps):
    """A number about a rack, such as how many tiles are missing for a close: its name and its value."""

    value: str


class OutProps(TypedDict):
    """An out (a tile whose draw lets the rack close), with a text on how many are left to draw."""

    tile: TileProps
    text: str


class DrawChanceProps(TypedDict):
    """The chance to draw at least one tile with which the rack closes, within a certain number of draws.

    Attributes:
        text: the number of draws in words.
        chance: the chance as a text.
        part: the chance as a number, for the length of a bar.
    """

    text: str
    chance: str
    part: float


class SwapChoiceProps(TypedDict):
    """The tiles of the rack that can be exchanged, and the tiles that can replace them.

    Attributes:
        given: the tiles of the rack.
        received: those of the box (the full set) of which not all copies are on the rack.
    """

    given: list[OptionProps]
    received: list[OptionProps]


class ChancesProps(TypedDict):
    """The chances of a rack to close: how many tiles are missing, and which tiles to draw.

    Attributes:
        note: why there are no numbers; '' if there are some.
        lines: numbers about the rack with their names.
        outs: the tiles whose draw lets the rack close, those worth most first.
        more: how many more such tiles there are, such as "And 40 other tiles"; '' if none.
        draws: the chances to draw one of them, for several numbers of draws.
        swap: the tiles that can be exchanged.
    """

    note: str
    lines: list[ChanceLineProps]
    outs: list[OutProps]
    more: str
    draws: list[DrawChanceProps]
    swap: SwapChoiceProps


class ChancesState(RackState):
    """State of the view "chances": a rack with its chances to close."""

    chances: ChancesProps
