"""Steps and lessons."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import Felt
from .racks import Clause, Rack, Tile

Outcome: TypeAlias = Literal["untried", "not-yet", "wrong", "right"]


class Won(TypedDict):
    """What a step was worth at best."""

    stars: int


class Stored(TypedDict):
    """Progress of one lesson as localStorage keeps it."""

    v: Literal[1]
    steps: dict[str, Won]


Progress: TypeAlias = dict[str, Stored]


class Common(TypedDict):
    """What every state may say."""

    rev: NotRequired[int]
    said: NotRequired[str]  # for the live region
    progress: NotRequired[Progress | None]


class Place(TypedDict):
    """A slot of a shelf."""

    shelf: int
    slot: int


class Hint(TypedDict):
    """A hint that was asked for."""

    grade: int
    number: int  # 0 for one that tells the answer
    text: str
    marked: list[int]
    slots: list[Place]


class NextHint(TypedDict):
    """The hint that may be asked for next."""

    number: int | None  # None for one that tells the answer
    count: int  # hints that a step has before its answer
    answer: bool  # whether it tells the answer, or the next move of it


class Option(TypedDict):
    """Something to choose, by its key."""

    key: str
    text: str


class Move(TypedDict):
    """A move of the game with a button of its own; many of one kind are tiles under one title."""

    key: str  # "discard r7"
    text: str  # "Discard red 7"
    tile: NotRequired[Tile | None]
    group: NotRequired[str | None]  # "Discard"


class Drill(TypedDict):
    """Which of its tasks a drill shows."""

    seed: int


class Onward(TypedDict):
    """The way to the next step; its own words where they are not the usual ones."""

    text: str


class Step(TypedDict):
    """A step of a lesson, an exercise, or a task of practice."""

    lesson: str
    key: str
    number: int
    count: int
    kind: Literal["arrange", "choose", "answer", "act"]
    title: str
    goal: str
    text: str | None
    outcome: Outcome
    stars: int | None  # won now
    best: int  # 0-3
    par: int | None
    lifted: int
    made: int  # act: moves made so far
    hints: list[Hint]  # shown so far
    next_hint: NextHint | None
    looked: bool  # at the answer
    feedback: str | None
    why: str | None  # the reason, once it is right
    options: list[Option] | None  # answer: pick
    numeric: bool  # answer: a number
    answer: str | None  # what was typed, as it was understood
    moves: list[Move] | None  # act: those that nothing on the table stands for
    felt: Felt | None  # act: what lies on the table
    drill: Drill | None
    skipped: bool
    next: Onward | None
    alone: bool  # not in a stepper
    house: str | None  # which house rules it is judged by, while it can win no stars


class Elsewhere(TypedDict):
    """A step of another course that teaches the same."""

    lesson: str
    step: str
    game: str


class StepSummary(TypedDict):
    """A step as a dot of its lesson."""

    key: str
    title: str
    stars: int
    outcome: Outcome
    current: NotRequired[bool]
    same: NotRequired[list[Elsewhere]]


class LessonSummary(TypedDict):
    """A lesson with its steps."""

    key: str
    number: int
    title: str
    chapter: str
    summary: str
    steps: list[StepSummary]
    stars: NotRequired[int]
    of: NotRequired[int]


class Link(TypedDict):
    """A way to another page."""

    title: str
    href: str


class Tongue(TypedDict):
    """A language that a page is there in; the one spoken has no address."""

    code: str
    name: str  # in that language itself
    href: str | None


class RackState(Common):
    """The view "rack"."""

    rack: Rack


class StepState(Common):
    """The view "step"."""

    step: Step
    rack: Rack | None


class LessonState(StepState):
    """The view "lesson"."""

    lesson: LessonSummary


class HeaderState(Common):
    """The view "header"."""

    lesson: LessonSummary
    home: str | None
    tongues: NotRequired[list[Tongue]]


class FooterState(Common):
    """The view "footer"."""

    lesson: LessonSummary
    next: Link | None
    previous: Link | None
    play: Link | None  # to the table, for who knows how a game goes
    home: str | None


class HouseOption(TypedDict):
    """A value of a switch."""

    key: str
    text: str
    about: str | None


class Ruling(TypedDict):
    """One of our rulings, with the switch that changes it on this page."""

    name: str
    title: str
    intro: str
    ruling: str
    clause: Clause
    legend: str
    options: list[HouseOption]
    value: str
    house: str | None  # what is said while a house rule stands


class HouseState(Common):
    """The view "house"."""

    rule: Ruling
