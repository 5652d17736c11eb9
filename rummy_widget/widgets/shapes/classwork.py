"""The widgets of a class."""

from __future__ import annotations

from typing import Literal, TypeAlias, TypedDict

from .fields import SetupFieldProps
from .racks import ShownRack, Size, TileProps
from .steps import CommonProps, OptionProps, RackState

Pieces: TypeAlias = tuple[str, str, str]
"""What was typed, the middle piece being what is spoken of."""


class ReadingProps(TypedDict):
    """How what was typed is read: typeset as MathML and in a line, or why it cannot be read, and where."""

    text: str
    typeset: str
    problem: str | None
    place: Pieces | None


MarkName: TypeAlias = Literal["right", "wrong", "unreadable", "guess"]
Standing: TypeAlias = Literal["right", "wrong", "open"]


class GradedProps(TypedDict):
    """What an answer is worth."""

    outcome: MarkName
    word: str
    text: str
    how: str  # "How it was compared: exact"
    misconception: str | None
    read_as: str
    typeset: str
    place: Pieces | None


class SolutionProps(TypedDict):
    """How it is done."""

    text: str
    typeset: str
    formula: str
    value: str  # "= 3/46 ≈ 0.06522"


class TaskProps(ShownRack):
    """An exercise with its numbers."""

    key: str
    seed: int
    guess: bool  # whether any number will do
    title: str
    where: str  # "Exercise 2 of 3"
    text: str
    form: str  # in which form the answer is wanted
    typed: str  # what the rest speaks of
    reading: ReadingProps | None
    verdict: GradedProps | None
    tries: str
    right: bool
    may_show: bool
    solution: SolutionProps | None


class ExerciseState(CommonProps):
    """The view of one exercise."""

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


Entries: TypeAlias = list[EntryProps]  # a field of that state is called list


class OwnProps(TypedDict):
    """Whose work it is."""

    text: str
    seed: int
    shown: str


class FileProps(TypedDict):
    """A file to be saved now."""

    name: str
    text: str


class BarProps(TypedDict):
    """How many there are of something, as a bar."""

    key: str
    text: str
    count: str
    part: float  # 0 to 1
    exact: float | None  # where the mark stands that it should come near
    good: bool


class BarsProps(TypedDict):
    """Some bars under a title, and what is said of them."""

    title: str
    text: str
    bars: list[BarProps]


class LivePlaceProps(TypedDict):
    """A student's place in a class whose answers come in live."""

    kept: str  # the way back in, for this browser alone
    told: str  # "All your answers are sent."
    unsent: int
    pending: list[OptionProps]  # answers that have not come in, by their questions: the browser keeps them
    waiting: str  # why there is nothing to answer now
    rejoin: str | None  # the button's, if the place is lost for good
    held: str  # said of an answer while the connection is lost
    shown: list[BarsProps]
    deal: str | None  # the button's, while there are racks to deal
    dealt: BarsProps | None


class AloneProps(TypedDict):
    """A code that no live class has: one may work with it alone."""

    code: str
    text: str
    label: str  # the button's


class WorkState(CommonProps):
    """The view of the exercises of a class."""

    title: str
    about: str
    stored: list[str]  # what is kept of one's answers, where, how long, and who sees it
    code: str | None  # the class's own, not asked for
    alone: AloneProps | None
    unreachable: str  # why one's place in a live class can't be had back now
    own: OwnProps | None
    standing: str
    list: Entries
    task: TaskProps | None
    next: str | None  # the exercise that comes next
    record: str | None  # what this browser is to keep
    file: FileProps | None
    live: LivePlaceProps | None
    size: Size


class EstimateProps(TypedDict):
    """What was found so far."""

    text: str
    count: str
    estimate: str
    band: str
    exact: str | None


class PointProps(TypedDict):
    """A place from 0 to 1."""

    x: float
    low: float
    chance: float
    high: float


class ChartProps(TypedDict):
    """Places from 0 to 1; the same in words."""

    points: list[PointProps]
    low: str
    high: str
    told: list[str]


class SimulationState(CommonProps):
    """Racks dealt again and again."""

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
    """A number with its words."""

    value: str


class OutProps(TypedDict):
    """A tile that would help."""

    tile: TileProps
    text: str


class DrawChanceProps(TypedDict):
    """How likely it is within some draws."""

    text: str
    chance: str
    part: float


class SwapChoiceProps(TypedDict):
    """What may be exchanged, and by what."""

    away: list[OptionProps]
    by: list[OptionProps]


class ChancesProps(TypedDict):
    """What a rack may hope for."""

    note: str  # why there are no numbers
    lines: list[ChanceLineProps]
    outs: list[OutProps]
    more: str  # "And 40 other tiles"
    draws: list[DrawChanceProps]
    swap: SwapChoiceProps


class ChancesState(RackState):
    """The view "chances"."""

    chances: ChancesProps
