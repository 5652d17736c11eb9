"""Steps and lessons."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .racks import ClauseProps, RackProps, TileProps

Outcome: TypeAlias = Literal["untried", "not-yet", "wrong", "right"]


class WonProps(TypedDict):
    """What a step was worth at best."""

    stars: int


class StoredProps(TypedDict):
    """Progress of one lesson as localStorage keeps it."""

    v: Literal[1]
    steps: dict[str, WonProps]


Progress: TypeAlias = dict[str, StoredProps]


class CommonProps(TypedDict):
    """What every state may say."""

    rev: NotRequired[int]
    said: NotRequired[str]  # for the live region
    progress: NotRequired[Progress | None]


class TongueProps(TypedDict):
    """A language that a page is there in; the one spoken has no address."""

    code: str
    name: str  # in that language itself
    href: str | None


class PageProps(CommonProps):
    """What a whole page says of the ways from it."""

    home: str | None  # href
    tongues: NotRequired[list[TongueProps]]


class PlaceProps(TypedDict):
    """A slot of a shelf."""

    shelf: int
    slot: int


class HintProps(TypedDict):
    """A hint that was asked for."""

    grade: int
    number: int  # 0 for one that tells the answer
    text: str
    marked: list[int]
    slots: list[PlaceProps]


class NextHintProps(TypedDict):
    """The hint that may be asked for next."""

    number: int | None  # None for one that tells the answer
    count: int  # hints that a step has before its answer
    answer: bool  # whether it tells the answer, or the next move of it


class OptionProps(TypedDict):
    """Something to choose, by its key."""

    key: str
    text: str


class MoveProps(TypedDict):
    """A move of the game with a button of its own; many of one kind are tiles under one title."""

    key: str  # "discard r7"
    text: str  # "Discard red 7"
    tile: NotRequired[TileProps | None]
    group: NotRequired[str | None]  # "Discard"


class DrillProps(TypedDict):
    """Which of its tasks a drill shows."""

    seed: int


class OnwardProps(TypedDict):
    """The way to the next step; its own words where they are not the usual ones."""

    text: str


class StepProps(TypedDict):
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
    hints: list[HintProps]  # shown so far
    next_hint: NextHintProps | None
    looked: bool  # at the answer
    feedback: str | None
    why: str | None  # the reason, once it is right
    options: list[OptionProps] | None  # answer: pick
    numeric: bool  # answer: a number
    answer: str | None  # what was typed, as it was understood
    moves: list[MoveProps] | None  # act: those that nothing on the table stands for
    felt: FeltProps | None  # act: what lies on the table
    drill: DrillProps | None
    skipped: bool
    next: OnwardProps | None
    alone: bool  # not in a stepper
    house: str | None  # which house rules it is judged by, while it can win no stars


class ElsewhereProps(TypedDict):
    """A step of another course that teaches the same."""

    lesson: str
    step: str
    game: str


class StepSummaryProps(TypedDict):
    """A step as a dot of its lesson."""

    key: str
    title: str
    stars: int
    outcome: Outcome
    current: NotRequired[bool]
    same: NotRequired[list[ElsewhereProps]]


class LessonSummaryProps(TypedDict):
    """A lesson with its steps."""

    key: str
    number: int
    title: str
    chapter: str
    summary: str
    steps: list[StepSummaryProps]
    stars: NotRequired[int]
    of: NotRequired[int]


class LinkProps(TypedDict):
    """A way to another page."""

    title: str
    href: str


class RackState(CommonProps):
    """The view "rack"."""

    rack: RackProps


class StepState(CommonProps):
    """The view "step"."""

    step: StepProps
    rack: RackProps | None


class TaskPageState(PageProps):
    """A page that gives one task after another: what the views "practice" and "puzzle" share."""

    title: str
    about: str
    notice: str | None  # an address that leads nowhere
    step: StepProps | None
    rack: RackProps | None
    record: object  # what the browser is to keep


class LessonState(StepState):
    """The view "lesson"."""

    lesson: LessonSummaryProps


class HeaderState(PageProps):
    """The view "header"."""

    lesson: LessonSummaryProps


class FooterState(HeaderState):
    """The view "footer"."""

    next: LinkProps | None
    previous: LinkProps | None
    play: LinkProps | None  # to the table, for who knows how a game goes


class HouseOptionProps(OptionProps):
    """A value of a switch."""

    about: str | None


class RulingProps(TypedDict):
    """One of our rulings, with the switch that changes it on this page."""

    name: str
    title: str
    intro: str
    ruling: str
    clause: ClauseProps
    legend: str
    options: list[HouseOptionProps]
    value: str
    house: str | None  # what is said while a house rule stands


class HouseState(CommonProps):
    """The view "house"."""

    rule: RulingProps
