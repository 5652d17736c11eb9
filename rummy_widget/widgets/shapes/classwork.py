"""The widgets of a class."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .fields import SetupField
from .racks import Rack, Size, Tile
from .steps import Option

Pieces: TypeAlias = tuple[str, str, str]
"""What was typed, the middle piece being what is spoken of."""


class Reading(TypedDict):
    """How what was typed is read: typeset as MathML and in a line, or why it cannot be read, and where."""

    text: str
    typeset: str
    problem: str | None
    place: Pieces | None


MarkName: TypeAlias = Literal["right", "wrong", "unreadable", "guess"]
Standing: TypeAlias = Literal["right", "wrong", "open"]


class Graded(TypedDict):
    """What an answer is worth."""

    outcome: MarkName
    word: str
    text: str
    how: str  # "How it was compared: exact"
    misconception: str | None
    read_as: str
    typeset: str
    place: Pieces | None


class Solution(TypedDict):
    """How it is done."""

    text: str
    typeset: str
    formula: str
    value: str  # "= 3/46 ≈ 0.06522"


class Task(TypedDict):
    """An exercise with its numbers."""

    key: str
    seed: int
    guess: bool  # whether any number will do
    title: str
    where: str  # "Exercise 2 of 3"
    text: str
    form: str  # in which form the answer is wanted
    tiles: list[Tile]
    tiles_label: str
    typed: str  # what the rest speaks of
    reading: Reading | None
    verdict: Graded | None
    tries: str
    right: bool
    may_show: bool
    solution: Solution | None


class ExerciseState(TypedDict):
    """The view of one exercise."""

    rev: NotRequired[int]
    said: NotRequired[str]
    task: Task
    seed: str
    size: Size


class Entry(TypedDict):
    """An exercise in the list of all."""

    key: str
    number: int
    title: str
    state: Standing
    label: str


Entries: TypeAlias = list[Entry]


class Own(TypedDict):
    """Whose work it is."""

    text: str
    seed: int
    shown: str


class File(TypedDict):
    """A file to be saved now."""

    name: str
    text: str


class Bar(TypedDict):
    """How many there are of something, as a bar."""

    key: str
    text: str
    count: str
    part: float  # 0 to 1
    exact: float | None  # where the mark stands that it should come near
    good: bool


class Bars(TypedDict):
    """Some bars under a title, and what is said of them."""

    title: str
    text: str
    bars: list[Bar]


class LivePlace(TypedDict):
    """A student's place in a class whose answers come in live."""

    kept: str  # the way back in, for this browser alone
    told: str  # "All your answers are sent."
    unsent: int
    pending: list[Option]  # the answers that have not come in, each with its question: the browser keeps them
    waiting: str  # why there is nothing to answer now
    rejoin: str | None  # the button's, if the place is lost for good
    held: str  # said of an answer while the connection is lost
    shown: list[Bars]
    deal: str | None  # the button's, while there are racks to deal
    dealt: Bars | None


class Alone(TypedDict):
    """A code that no live class has: one may work with it alone."""

    code: str
    text: str
    label: str  # the button's


class WorkState(TypedDict):
    """The view of the exercises of a class."""

    rev: NotRequired[int]
    said: NotRequired[str]
    title: str
    about: str
    stored: list[str]  # what is kept of one's answers, where, how long, and who sees it
    code: str | None  # the class's own, not asked for
    alone: Alone | None
    unreachable: str  # why one's place in a live class can't be had back now
    own: Own | None
    standing: str
    list: Entries
    task: Task | None
    next: str | None  # the exercise that comes next
    record: str | None  # what this browser is to keep
    file: File | None
    live: LivePlace | None
    size: Size


class Estimate(TypedDict):
    """What was found so far."""

    text: str
    count: str
    estimate: str
    band: str
    exact: str | None


class Point(TypedDict):
    """A place from 0 to 1."""

    x: float
    low: float
    chance: float
    high: float


class Chart(TypedDict):
    """Places from 0 to 1; the same in words."""

    points: list[Point]
    low: str
    high: str
    told: list[str]


class SimulationState(TypedDict):
    """Racks dealt again and again."""

    rev: NotRequired[int]
    said: NotRequired[str]
    title: str
    about: str
    fields: list[SetupField]
    running: bool
    part: float  # 0 to 1
    told: str  # "1,000 of 100,000 racks dealt"
    over: bool
    rows: list[Estimate]
    chart: Chart | None


class ChanceLine(TypedDict):
    """A number with its words."""

    key: str
    text: str
    value: str


class Out(TypedDict):
    """A tile that would help."""

    tile: Tile
    text: str


class DrawChance(TypedDict):
    """How likely it is within some draws."""

    text: str
    chance: str
    part: float


class SwapChoice(TypedDict):
    """What may be exchanged, and by what."""

    away: list[Option]
    by: list[Option]


class Chances(TypedDict):
    """What a rack may hope for."""

    note: str  # why there are no numbers
    lines: list[ChanceLine]
    outs: list[Out]
    more: str  # "And 40 other tiles"
    draws: list[DrawChance]
    swap: SwapChoice


class ChancesState(TypedDict):
    """The view "chances"."""

    rev: NotRequired[int]
    said: NotRequired[str]
    rack: Rack
    chances: Chances
