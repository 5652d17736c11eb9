"""Types of what the page shows of steps and lessons."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .racks import ClauseProps, RackProps, TileProps

Outcome: TypeAlias = Literal["untried", "not-yet", "wrong", "right"]


class StepResultProps(TypedDict):
    """The learner's best result in a step so far."""

    stars: int


class StoredProps(TypedDict):
    """The progress in one lesson, as the browser stores it in localStorage; `steps` has the results."""

    v: Literal[1]
    steps: dict[str, StepResultProps]


Progress: TypeAlias = dict[str, StoredProps]


class CommonProps(TypedDict):
    """Fields that the state of every view may have."""

    rev: NotRequired[int]
    said: NotRequired[str]  # for the live region of screen readers
    progress: NotRequired[Progress | None]


class LanguageProps(TypedDict):
    """A language in which a page exists, with the page's address; the current one has no address."""

    code: str
    name: str  # in that language itself
    href: str | None


class PageProps(CommonProps):
    """Links from a page to the first page and to its other languages."""

    home: str | None  # href
    languages: NotRequired[list[LanguageProps]]


class SlotProps(TypedDict):
    """A slot of a shelf, the place of one tile; both are numbered from 0."""

    shelf: int
    slot: int


class HintProps(TypedDict):
    """A hint that the learner has asked for, with the tiles and slots that it marks."""

    grade: int
    number: int  # 0 for a hint that reveals the answer
    text: str
    marked: list[int]
    slots: list[SlotProps]


class NextHintProps(TypedDict):
    """The next hint that the learner can ask for."""

    number: int | None  # None for a hint that reveals the answer
    count: int  # number of the step's hints before its answer
    answer: bool  # whether it reveals the answer, or its next move


class OptionProps(TypedDict):
    """One of several options to choose from, with its key and text."""

    key: str
    text: str


PlaceKey: TypeAlias = Literal["discard", "close"]


class MoveProps(TypedDict):
    """A move that has a button."""

    key: str  # "lay r7 r8 r9"
    text: str  # "Lay red 7, red 8 and red 9"


class DrillProps(TypedDict):
    """The seed of the generated task that a step shows."""

    seed: int


class NextButtonProps(TypedDict):
    """The button that leads to the next step; if `text` is '', it has its usual text."""

    text: str


class StepProps(TypedDict):
    """A step of a lesson, an exercise, or a practice task, with the learner's attempt at it."""

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
    made: int  # act: number of moves made so far
    hints: list[HintProps]  # shown so far
    next_hint: NextHintProps | None
    looked: bool  # whether the answer was shown
    feedback: str | None
    why: str | None  # the reason, once it is right
    options: list[OptionProps] | None  # answer: pick
    numeric: bool  # answer: a number
    answer: str | None  # the typed answer, as it was understood
    moves: list[MoveProps] | None  # act: moves that have a button, because nothing on the felt can be clicked
    places: list[PlaceKey]  # act: where on the felt a tile of the rack can go
    felt: FeltProps | None  # act: the felt
    drill: DrillProps | None
    skipped: bool
    next: NextButtonProps | None
    alone: bool  # whether it is shown without the other steps of its lesson
    house: str | None  # the house rules that differ from the course, with which no stars can be won


class SameStepProps(TypedDict):
    """A step in the course of another game that teaches the same as this one."""

    lesson: str
    step: str
    game: str


class StepSummaryProps(TypedDict):
    """A step as a dot in the progress bar of its lesson."""

    key: str
    title: str
    stars: int
    outcome: Outcome
    current: NotRequired[bool]
    same: NotRequired[list[SameStepProps]]


class LessonSummaryProps(TypedDict):
    """A lesson with its steps and the stars won."""

    key: str
    number: int
    title: str
    chapter: str
    summary: str
    steps: list[StepSummaryProps]
    stars: NotRequired[int]
    of: NotRequired[int]


class LinkProps(TypedDict):
    """A link to another page: its title and its address."""

    title: str
    href: str


class RackState(CommonProps):
    """State of the view "rack", a rack outside lessons and games."""

    rack: RackProps


class StepState(CommonProps):
    """State of the view "step": a step and its rack."""

    step: StepProps
    rack: RackProps | None


class TaskPageState(PageProps):
    """State of a page with one task after another, which the views "practice" and "puzzle" share."""

    title: str
    about: str
    notice: str | None  # an error in the page's address, for example
    step: StepProps | None
    rack: RackProps | None
    record: object  # what the browser should keep


class LessonState(StepState):
    """State of the view "lesson": the current step, and a summary of the lesson."""

    lesson: LessonSummaryProps


class HeaderState(PageProps):
    """State of the view "header", the header of a lesson's page."""

    lesson: LessonSummaryProps


class RecapProps(TypedDict):
    """Something that a lesson has taught, with tiles that show it."""

    text: str
    tiles: list[TileProps]


class FooterState(HeaderState):
    """State of the view "footer", the footer of a lesson's page."""

    won: int  # stars of the lesson, 0-3
    recap: list[RecapProps]

    next: LinkProps | None
    previous: LinkProps | None
    play: LinkProps | None  # to the table, once the lessons cover a whole game


class HouseOptionProps(OptionProps):
    """A value that a house rule can have."""

    about: str | None


class RulingProps(TypedDict):
    """A card that shows a ruling of the course and lets the reader pick another rule for the page.

    A ruling is a decision on a question that the published rules leave open.
    """

    name: str
    title: str
    intro: str
    ruling: str
    clause: ClauseProps
    legend: str
    options: list[HouseOptionProps]
    value: str
    house: str | None  # what the page says about house rules


class HouseState(CommonProps):
    """State of the view "house": a card with a ruling, on which the reader can pick another rule."""

    rule: RulingProps
