"""Types of the data with which the widgets for school classes show exercises, simulations and chances."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .fields import SetupFieldProps
from .racks import ReadOnlyRackProps, Size, TileProps
from .steps import CommonProps, OptionProps, RackState

Pieces: TypeAlias = tuple[str, str, str]
"""A typed answer, split into three pieces; the page marks the middle piece, which can't be understood."""


class ReadingProps(TypedDict):
    """How a typed answer is understood, shown before it is graded.

    Attributes:
        text: the formula that the program has understood, as plain text; '' if it has understood none.
        typeset: that formula as MathML.
        problem: a sentence that says why the answer can't be understood, if it can't.
        place: the answer split into three pieces, if only the middle piece can't be understood.
    """

    text: str
    typeset: str
    problem: str | None
    place: Pieces | None


MarkName: TypeAlias = Literal["right", "wrong", "unreadable", "guess"]
"""The mark of an answer. A guess is neither right nor wrong: if it can be understood, its mark is "guess"."""
Standing: TypeAlias = Literal["right", "wrong", "open"]
"""The state of an exercise or a guess in a list: answered right, not right yet, or not answered ("open")."""


class GradedProps(TypedDict):
    """The mark of an answer that the student has handed in, and how the answer was understood.

    Attributes:
        outcome: the mark.
        word: the mark in a word or two, such as "Not yet".
        text: a sentence for the student about the answer.
        how: how a right answer was compared with the solution, such as "How your answer was compared: exact";
            '' otherwise.
        misconception: the key of the known misconception that leads to this wrong answer, if there is one.
        read_as: the formula that the program has understood, as plain text.
        typeset: that formula as MathML.
        place: the answer split into three pieces, if only the middle piece can't be understood.
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
        typeset: a formula for the answer, as MathML.
        formula: that formula in the form in which a student would type it.
        value: the value of the formula, such as "= 3/46 ≈ 0.06522"; '' if the formula has letters.
    """

    text: str
    typeset: str
    formula: str
    value: str


class TaskProps(ReadOnlyRackProps):
    """An exercise or a guessing question, with the text in its answer field and the mark of that text.

    The answers to a guessing question, called a guess for short, are not marked right or wrong. The inherited
    fields contain the rack in the question.

    Attributes:
        key: the key of the guess, or of the exercise's family (the exercises that differ only in their
            numbers).
        seed: the number that determines the numbers in the exercise; 0 for a guess.
        guess: whether it is a guess.
        title: its title.
        where: its place among the questions, such as "Exercise 2 of 3", or its topic.
        text: the question.
        form: a sentence that says in which form to answer.
        typed: the text in the answer field.
        reading: how that text is understood, as long as it isn't graded.
        verdict: the mark of that text, once it is graded.
        tries: a note that says how many answers the student has given; '' if there are none.
        right: whether an answer was right or, if it is a guess, whether the student has guessed a number.
        may_show: whether the page has a button that shows the solution.
        solution: the solution, once the student may see it.
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
        seed: a label that shows the seed, which is a number that determines the numbers in the exercise.
        size: the size in which the widget is drawn.
    """

    task: TaskProps
    seed: str
    size: Size


class EntryProps(TypedDict):
    """A question in a list of questions: an exercise, or a question whose answer students guess.

    Attributes:
        key: the key by which messages refer to it.
        number: its number in the list, counted from 1.
        title: its title.
        state: how far the student has got with it. The teacher's list of a live class uses the same values
            for something else: "open" if the teacher has not opened the question yet, "wrong" if students can
            answer it, and "right" if everybody can see the class's answers.
        label: the label for screen readers: the number, the title and the state.
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
        text: a label that shows the class code and the student's pseudonym.
        seed: the number that determines the numbers in the student's exercises.
        shown: a label that shows this seed.
    """

    text: str
    seed: int
    shown: str


class FileProps(TypedDict):
    """A file that the browser should save now: its name and its content."""

    name: str
    text: str


class BarProps(TypedDict):
    """A bar of a bar chart, which shows how many answers, guesses or racks are of one kind.

    Attributes:
        key: a name for the kind, such as "first" for students whose first answer was right.
        text: the label of the bar.
        count: the number of answers, guesses or racks of this kind, as a string.
        part: the length of the bar, as a fraction of the full length, from 0 to 1.
        exact: the length at which the exact value is marked, from 0 to 1; None if it is not marked.
        good: whether the bar stands for right answers or, in a chart of guesses, includes the exact answer.
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
    """The membership of a student who has joined a live class, also called the student's place in it.

    Attributes:
        ticket: a secret string with which this browser, after a reload, gets the same place again.
        status: a sentence that says whether all answers have been sent, that the class is paused or over, or
            what is wrong; '' if there is nothing to say.
        unsent: the number of answers that the class has not received yet.
        pending: the answers that the class has not received yet, for the browser to store: for each, the
            key of the question, and what was typed.
        waiting: a sentence that tells the student to wait for another question; '' if there is none.
        rejoin: the label of the button to join again, if the place no longer exists.
        held: the sentence to show beside an answer that the student types while the connection is lost.
        shown: a bar chart of the class's answers for each question whose answers the teacher shows, the last
            question first.
        deal: the label of the button that deals random racks, if the student may deal more of them.
        dealt: the bar chart of all racks that the class has dealt; None until this student has dealt some.
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
        label: the label of the button that accepts the offer.
    """

    code: str
    text: str
    label: str


class WorkState(CommonProps):
    """State of the view "classwork": the questions that a student works on, alone or in a live class.

    Attributes:
        title: the title of the page.
        about: a sentence for students who haven't begun.
        stored: sentences that say which data is stored, where, for how long, and who can see it.
        code: the class code, if the notebook sets it. Otherwise the student has to type it.
        alone: an offer to work alone, if no live class has the code that was typed.
        unreachable: a sentence that says why this browser can't get back to the live class that the student
            had joined; '' if nothing is wrong.
        own: the student, once a student has begun to work.
        standing: a label such as "3 of 5 right" that says how many exercises are right; '' if there are no
            exercises.
        list: the exercises and guesses that can be answered now.
        task: the exercise or guess that is shown, if any.
        next: the key of the next exercise or guess that isn't finished, if any.
        record: the student's results as a string, for this browser to store, once a student has begun.
        file: a results file for the teacher that the browser should save now, if any.
        live: the student's place (membership) in a live class, if any.
        size: the size in which the page is drawn.
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
    """An estimate of the chance that a rack meets a condition, from the racks dealt so far.

    All fields are strings to show.

    Attributes:
        text: the condition.
        count: the number of racks that meet the condition.
        estimate: the estimated chance.
        band: the confidence interval of the estimate.
        exact: the exact chance, if it is known.
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
        low: the chance at the lower edge of the chart, as a label such as "4 %".
        high: the chance at the upper edge, also as a label.
        texts: a description of each estimate, for screen readers.
    """

    points: list[PointProps]
    low: str
    high: str
    texts: list[str]


class SimulationState(CommonProps):
    """State of the view "simulation", in which many random racks are dealt to estimate a chance.

    Attributes:
        title: the title of the widget.
        about: a sentence about it.
        fields: the fields in which the condition, the number of racks and the seed are set.
        running: whether racks are being dealt now.
        part: the fraction of the racks that have been dealt, from 0 to 1.
        dealt: a label such as "1,000 of 100,000 racks dealt".
        over: whether all racks have been dealt.
        rows: the estimates, one row for each chance; empty before the first rack is dealt.
        chart: the chart of the estimates, if there are at least two.
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
    """A fact about a rack, such as how many tiles are missing for a close: its key, label and value."""

    value: str


class OutProps(TypedDict):
    """A tile that lets the player close (end the round) if it is drawn.

    Attributes:
        tile: the tile.
        text: the name of the tile, the number of its unseen copies, and the points that the close is worth.
    """

    tile: TileProps
    text: str


class DrawChanceProps(TypedDict):
    """The chance of drawing a tile that lets the player close (end the round), within some number of draws.

    Attributes:
        text: the number of draws in words.
        chance: the chance as a string.
        part: the chance as a number from 0 to 1, for the length of a bar.
    """

    text: str
    chance: str
    part: float


class SwapChoiceProps(TypedDict):
    """The tiles to choose from when the learner exchanges one tile, to see how the chances of closing change.

    Attributes:
        given: the tiles on the rack; the learner chooses the one to give away.
        received: the tiles that can replace it: every tile except those of which both copies are on the rack.
    """

    given: list[OptionProps]
    received: list[OptionProps]


class ChancesProps(TypedDict):
    """The chances of closing (ending the round) with a rack.

    Attributes:
        note: a sentence that says why there are no numbers; '' if there are numbers.
        lines: facts about the rack, such as how many tiles the player still needs.
        outs: the tiles that let the player close if they are drawn, beginning with the one that makes closing
            worth the most points. If there are many such tiles, only the first few are listed.
        more: a note such as "And 40 other tiles" if *outs* doesn't list all such tiles; otherwise ''.
        draws: the chances of drawing any such tile within a given number of draws.
        swap: the choices for an exchange of one tile.
    """

    note: str
    lines: list[ChanceLineProps]
    outs: list[OutProps]
    more: str
    draws: list[DrawChanceProps]
    swap: SwapChoiceProps


class ChancesState(RackState):
    """State of the view "chances": a rack, with the chances of closing (ending the round) with it."""

    chances: ChancesProps
