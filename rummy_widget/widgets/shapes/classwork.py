"""Types of the class widgets."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .fields import SetupFieldProps
from .racks import ShownRack, Size, TileProps
from .steps import CommonProps, OptionProps, RackState

Pieces: TypeAlias = tuple[str, str, str]
"""A typed answer in three pieces; the middle one is marked."""


class ReadingProps(TypedDict):
    """How a typed answer is read: typeset as MathML and as plain text, or why and where it can't be read."""

    text: str
    typeset: str
    problem: str | None
    place: Pieces | None


MarkName: TypeAlias = Literal["right", "wrong", "unreadable", "guess"]
Standing: TypeAlias = Literal["right", "wrong", "open"]


class GradedProps(TypedDict):
    """The mark of an answer."""

    outcome: MarkName
    word: str
    text: str
    how: str  # "How it was compared: exact"
    misconception: str | None
    read_as: str
    typeset: str
    place: Pieces | None


class SolutionProps(TypedDict):
    """The solution of an exercise."""

    text: str
    typeset: str
    formula: str
    value: str  # "= 3/46 ≈ 0.06522"


class TaskProps(ShownRack):
    """An exercise or a guess."""

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
    """State of the view "exercise"."""

    task: TaskProps
    seed: str
    size: Size


class EntryProps(TypedDict):
    """An exercise in the list of all."""

    key: str
    number: int
    title: str
    state: Standing
    label: str


Entries: TypeAlias = list[EntryProps]  # because a field of WorkState is called list


class OwnProps(TypedDict):
    """The student whose work is shown."""

    text: str
    seed: int
    shown: str


class FileProps(TypedDict):
    """A file that the browser should save now."""

    name: str
    text: str


class BarProps(TypedDict):
    """A number of answers as a bar."""

    key: str
    text: str
    count: str
    part: float  # 0 to 1
    exact: float | None  # position of a mark for the exact value
    good: bool


class BarsProps(TypedDict):
    """A bar chart with title and text."""

    title: str
    text: str
    bars: list[BarProps]


class LivePlaceProps(TypedDict):
    """A student's place in a live class."""

    kept: str  # the student's ticket as text, for this browser only
    told: str  # "All your answers are sent."
    unsent: int
    pending: list[OptionProps]  # answers not received yet, by their questions: the browser keeps them
    waiting: str  # why there is nothing to answer now
    rejoin: str | None  # button text, if the place is lost for good
    held: str  # shown beside an answer while the connection is lost
    shown: list[BarsProps]
    deal: str | None  # button text, as long as there are racks to deal
    dealt: BarsProps | None


class AloneProps(TypedDict):
    """A code that belongs to no live class: one can work alone with it."""

    code: str
    text: str
    label: str  # button text


class WorkState(CommonProps):
    """State of the view "classwork": the exercises of a class."""

    title: str
    about: str
    stored: list[str]  # which data are kept, where, how long, and who sees them
    code: str | None  # the class code, if the student need not type it
    alone: AloneProps | None
    unreachable: str  # why the place in a live class can't be restored now
    own: OwnProps | None
    standing: str
    list: Entries
    task: TaskProps | None
    next: str | None  # the exercise that comes next
    record: str | None  # what this browser should keep
    file: FileProps | None
    live: LivePlaceProps | None
    size: Size


class EstimateProps(TypedDict):
    """An estimate of a chance from the racks dealt so far."""

    text: str
    count: str
    estimate: str
    band: str
    exact: str | None


class PointProps(TypedDict):
    """A point of the chart, with coordinates from 0 to 1."""

    x: float
    low: float
    chance: float
    high: float


class ChartProps(TypedDict):
    """A chart of estimates with coordinates from 0 to 1; `told` has the numbers as text."""

    points: list[PointProps]
    low: str
    high: str
    told: list[str]


class SimulationState(CommonProps):
    """State of the view "simulation": racks dealt again and again."""

    title: str
    about: str
    fields: list[SetupFieldProps]
    running: bool
    part: float  # 0 to 1
    told: str  # "1,000 of 100,000 racks dealt"
    over: bool
    rows: list[EstimateProps]
    chart: ChartProps | None


class ChanceLineProps(OptionProps):
    """A number with its name."""

    value: str


class OutProps(TypedDict):
    """A tile that would help."""

    tile: TileProps
    text: str


class DrawChanceProps(TypedDict):
    """The chance of a helpful tile within some draws."""

    text: str
    chance: str
    part: float


class SwapChoiceProps(TypedDict):
    """The tiles that may be exchanged, and those that they may be exchanged for."""

    away: list[OptionProps]
    by: list[OptionProps]


class ChancesProps(TypedDict):
    """The chances of a rack."""

    note: str  # why there are no numbers
    lines: list[ChanceLineProps]
    outs: list[OutProps]
    more: str  # "And 40 other tiles"
    draws: list[DrawChanceProps]
    swap: SwapChoiceProps


class ChancesState(RackState):
    """State of the view "chances"."""

    chances: ChancesProps
