"""Types of what the page shows of the widgets for classes: exercises, simulations and chances."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .fields import SetupFieldProps
from .racks import ReadOnlyRackProps, Size, TileProps
from .steps import CommonProps, OptionProps, RackState

Pieces: TypeAlias = tuple[str, str, str]
"""A typed answer in three pieces; the page marks the middle one."""


class ReadingProps(TypedDict):
    """How a typed answer is read, as plain text and MathML, or why (`problem`) and where it can't be read."""

    text: str
    typeset: str
    problem: str | None
    place: Pieces | None


MarkName: TypeAlias = Literal["right", "wrong", "unreadable", "guess"]
Standing: TypeAlias = Literal["right", "wrong", "open"]


class GradedProps(TypedDict):
    """The mark of an answer, with a sentence on it and how the answer was read."""

    outcome: MarkName
    word: str
    text: str
    how: str  # "How it was compared: exact"
    misconception: str | None
    read_as: str
    typeset: str
    place: Pieces | None


class SolutionProps(TypedDict):
    """The solution of an exercise: a text, the formula as typed and as MathML, and its value."""

    text: str
    typeset: str
    formula: str
    value: str  # "= 3/46 ≈ 0.06522"


class TaskProps(ReadOnlyRackProps):
    """An exercise or a guess, with the answer typed so far and its mark."""

    key: str
    seed: int
    guess: bool  # whether it is a guess, for which any number will do
    title: str
    where: str  # "Exercise 2 of 3"
    text: str
    form: str  # in which form to answer
    typed: str  # the text to which reading and verdict refer
    reading: ReadingProps | None
    verdict: GradedProps | None
    tries: str
    right: bool
    may_show: bool
    solution: SolutionProps | None


class ExerciseState(CommonProps):
    """State of the view "exercise": one exercise with its answer field."""

    task: TaskProps
    seed: str
    size: Size


class EntryProps(TypedDict):
    """An exercise or a guess in a list of questions: its number, title and state."""

    key: str
    number: int
    title: str
    state: Standing
    label: str


Entries: TypeAlias = list[EntryProps]  # because a field of WorkState is called list


class StudentProps(TypedDict):
    """The student whose work is shown.

    `text` is the class code and the pseudonym. `seed` is the random seed of the numbers in the student's
    exercises, `shown` a text with that seed.
    """

    text: str
    seed: int
    shown: str


class FileProps(TypedDict):
    """A file that the browser should save now: its name and its content."""

    name: str
    text: str


class BarProps(TypedDict):
    """A bar of a bar chart: how many answers, guesses or racks are of one kind."""

    key: str
    text: str
    count: str
    part: float  # 0 to 1
    exact: float | None  # position of a mark for the exact value
    good: bool


class BarsProps(TypedDict):
    """A bar chart with a title, and a sentence that sums it up."""

    title: str
    text: str
    bars: list[BarProps]


class LivePlaceProps(TypedDict):
    """A student's place in a live class, as the student's page shows it."""

    ticket: str  # the student's ticket as text, for this browser only
    status: str  # "All your answers are sent."
    unsent: int
    pending: list[OptionProps]  # answers not received yet, by their questions: the browser keeps them
    waiting: str  # why there is nothing to answer now
    rejoin: str | None  # button text, if the place is lost for good
    held: str  # shown beside an answer while the connection is lost
    shown: list[BarsProps]
    deal: str | None  # button text, as long as there are racks to deal
    dealt: BarsProps | None


class WorkAloneProps(TypedDict):
    """An offer to work alone, because no live class has the code that was typed."""

    code: str
    text: str
    label: str  # button text


class WorkState(CommonProps):
    """State of the view "classwork": the exercises that a student works on, alone or in a live class."""

    title: str
    about: str
    stored: list[str]  # which data are kept, where, how long, and who sees them
    code: str | None  # the class code, if the student need not type it
    alone: WorkAloneProps | None
    unreachable: str  # why the place in a live class can't be restored now
    own: StudentProps | None
    standing: str
    list: Entries
    task: TaskProps | None
    next: str | None  # the exercise that comes next
    record: str | None  # what this browser should keep
    file: FileProps | None
    live: LivePlaceProps | None
    size: Size


class EstimateProps(TypedDict):
    """An estimate of a chance from the racks dealt so far; `band` is its confidence interval as a text."""

    text: str
    count: str
    estimate: str
    band: str
    exact: str | None


class PointProps(TypedDict):
    """A point of the chart of estimates: a chance, its interval (`low` to `high`), and its position (`x`).

    All are numbers from 0 to 1.
    """

    x: float
    low: float
    chance: float
    high: float


class ChartProps(TypedDict):
    """A chart of estimates, with coordinates from 0 to 1; `texts` has the numbers for screen readers."""

    points: list[PointProps]
    low: str
    high: str
    texts: list[str]


class SimulationState(CommonProps):
    """State of the view "simulation": many racks are dealt to estimate a chance."""

    title: str
    about: str
    fields: list[SetupFieldProps]
    running: bool
    part: float  # 0 to 1
    dealt: str  # "1,000 of 100,000 racks dealt"
    over: bool
    rows: list[EstimateProps]
    chart: ChartProps | None


class ChanceLineProps(OptionProps):
    """One of the numbers about a rack, such as how many tiles are missing for a close, with its name."""

    value: str


class OutProps(TypedDict):
    """A tile whose draw lets the rack close (an out), with a text about it."""

    tile: TileProps
    text: str


class DrawChanceProps(TypedDict):
    """The chance to draw a tile with which the rack closes, within a certain number of draws."""

    text: str
    chance: str
    part: float


class SwapChoiceProps(TypedDict):
    """The tiles of the rack that can be exchanged, and the tiles of the box that can replace them."""

    given: list[OptionProps]
    received: list[OptionProps]


class ChancesProps(TypedDict):
    """The chances of a rack to close: how many tiles are missing, and which tiles to draw."""

    note: str  # why there are no numbers
    lines: list[ChanceLineProps]
    outs: list[OutProps]
    more: str  # "And 40 other tiles"
    draws: list[DrawChanceProps]
    swap: SwapChoiceProps


class ChancesState(RackState):
    """State of the view "chances": a rack with its chances to close."""

    chances: ChancesProps
