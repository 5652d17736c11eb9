"""Types of the data with which the page shows lessons and their steps."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .racks import ClauseProps, RackProps, TileProps

Outcome: TypeAlias = Literal["untried", "not-yet", "wrong", "right"]
"""How far a step is: nothing done yet, not solved yet, something wrong, or solved."""


class StepResultProps(TypedDict):
    """The most stars that the learner has won in a step."""

    stars: int


class StoredProps(TypedDict):
    """The progress in one lesson, as the browser stores it (in localStorage).

    Attributes:
        v: the version of the format.
        steps: the result of each step, by the step's key.
    """

    v: Literal[1]
    steps: dict[str, StepResultProps]


Progress: TypeAlias = dict[str, StoredProps]
"""The progress in each lesson, by the lesson's key."""


class CommonProps(TypedDict):
    """Fields that the state of every view may have.

    Attributes:
        rev: the number of this state; each state that a widget sends has a higher one.
        said: the text that a screen reader should say now.
        progress: the learner's progress, for the browser to store; None if it should store none.
    """

    rev: NotRequired[int]
    said: NotRequired[str]
    progress: NotRequired[Progress | None]


class LanguageProps(TypedDict):
    """A language in which a page exists.

    Attributes:
        code: the code of the language, such as "en".
        name: its name in the language itself.
        href: the address of the page in this language; None for the current language.
    """

    code: str
    name: str
    href: str | None


class PageProps(CommonProps):
    """Links from a page to the home page and to its translations.

    Attributes:
        home: the address of the home page; None if there is no link to it.
        languages: the entries of the language menu.
    """

    home: str | None
    languages: NotRequired[list[LanguageProps]]


class SlotProps(TypedDict):
    """A slot of a shelf, the place of one tile; both are numbered from 0."""

    shelf: int
    slot: int


class HintProps(TypedDict):
    """A hint that the learner has asked for, with the tiles and slots that it marks.

    Attributes:
        grade: 0 for a hint that the lesson's author wrote, from 1 (vague) to 4 (the answer) for a computed
            one.
        number: its number among the hints that don't give the answer, from 1; 0 for one that does.
        text: the hint.
        marked: the ids of the tiles that it marks.
        slots: the slots that it marks.
    """

    grade: int
    number: int
    text: str
    marked: list[int]
    slots: list[SlotProps]


class NextHintProps(TypedDict):
    """The next hint that the learner can ask for.

    Attributes:
        number: its number among the hints that don't give the answer, from 1; None for one that does.
        count: how many hints the step has before the one that gives the answer.
        answer: whether it gives the answer, or the next move towards it.
    """

    number: int | None
    count: int
    answer: bool


class OptionProps(TypedDict):
    """One of several options to choose from, with its key and text."""

    key: str
    text: str


PlaceKey: TypeAlias = Literal["discard", "close"]


class MoveProps(TypedDict):
    """A move that has a button.

    Attributes:
        key: the move in notation, such as "lay r7 r8 r9".
        text: the move in words, such as "Lay red 7, red 8 and red 9".
    """

    key: str
    text: str


class DrillProps(TypedDict):
    """The seed of the generated task that a step shows: a number that determines the task."""

    seed: int


class NextButtonProps(TypedDict):
    """The button that leads to the next step; if `text` is '', it has its usual text."""

    text: str


class StepProps(TypedDict):
    """A step of a lesson, an exercise, or a practice task, with the learner's attempt at it.

    Attributes:
        lesson: the key of its lesson; '' if it belongs to none.
        key: its own key.
        number: its number in the lesson, from 1.
        count: how many steps the lesson has.
        kind: what the learner does: arrange tiles, choose tiles, answer a question, or make moves of a game
            ("act").
        title: its title.
        goal: what to do, in a sentence.
        text: an explanation to read before, if any.
        outcome: how far the learner is.
        stars: the stars won in this attempt; None if it isn't solved, or under house rules.
        best: the most stars won in any attempt, from 0 to 3.
        par: how many tiles a learner may move at most to win all stars; None if that doesn't count.
        lifted: how many tiles the learner has moved; one that was moved twice counts twice.
        made: how many moves of the game have been made, in a step of the kind "act".
        hints: the hints shown so far.
        next_hint: the next hint to ask for; None if none is left.
        looked: whether a hint has given the answer, in this attempt or an earlier one.
        feedback: a sentence on the attempt, if there is no rack that shows it.
        why: an explanation of the answer; None before the step is solved.
        options: the answers to choose from, if it is such a question.
        numeric: whether the answer is a number to type.
        answer: the answer as it was understood; None before there is one.
        moves: the moves that have a button, because nothing on the felt can be clicked for them.
        places: where on the felt a tile of the rack can go: to the discards, or to close.
        felt: the felt (the playing area), in a step of the kind "act".
        drill: the seed, if the task is generated.
        skipped: whether the learner has skipped it.
        next: the button that leads to the next step; None if there is none.
        alone: whether it is shown without the other steps of its lesson.
        house: a sentence on the house rules in force, under which no stars can be won; None without house
            rules.
    """

    lesson: str
    key: str
    number: int
    count: int
    kind: Literal["arrange", "choose", "answer", "act"]
    title: str
    goal: str
    text: str | None
    outcome: Outcome
    stars: int | None
    best: int
    par: int | None
    lifted: int
    made: int
    hints: list[HintProps]
    next_hint: NextHintProps | None
    looked: bool
    feedback: str | None
    why: str | None
    options: list[OptionProps] | None
    numeric: bool
    answer: str | None
    moves: list[MoveProps] | None
    places: list[PlaceKey]
    felt: FeltProps | None
    drill: DrillProps | None
    skipped: bool
    next: NextButtonProps | None
    alone: bool
    house: str | None


class SameStepProps(TypedDict):
    """A step in the course of another game that teaches the same as this one.

    Attributes:
        lesson: the key of its lesson.
        step: its key.
        game: the name of the game.
    """

    lesson: str
    step: str
    game: str


class StepSummaryProps(TypedDict):
    """A step as a dot in the progress bar of its lesson.

    Attributes:
        key: the key of the step.
        title: its title.
        stars: the most stars won in it.
        outcome: how far the learner is.
        current: whether it is the step on the page.
        same: the steps in courses of other games that teach the same.
    """

    key: str
    title: str
    stars: int
    outcome: Outcome
    current: NotRequired[bool]
    same: NotRequired[list[SameStepProps]]


class LessonSummaryProps(TypedDict):
    """A lesson with its steps and the stars won.

    Attributes:
        key: the key of the lesson.
        number: its number in the course.
        title: its title.
        chapter: the title of its chapter; '' if it has none.
        summary: a sentence about it.
        steps: its steps, in order.
        stars: the stars won in all steps together.
        of: the most stars that can be won in all steps together.
    """

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
    """State of the view "step": a step, and its rack if it has one."""

    step: StepProps
    rack: RackProps | None


class TaskPageState(PageProps):
    """State of a page with one task after another, which the views "practice" and "puzzle" share.

    Attributes:
        title: the title of the page.
        about: a sentence about it.
        notice: a note to show, for example on an error in the page's address; None if there is none.
        step: the current task; None if there is none.
        rack: the rack of the current task, if it has one.
        record: the learner's results, for the browser to store.
    """

    title: str
    about: str
    notice: str | None
    step: StepProps | None
    rack: RackProps | None
    record: object


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
    """State of the view "footer", the footer of a lesson's page.

    Attributes:
        won: the stars that the learner has won in the lesson, from 0 to 3.
        recap: what the lesson has taught.
        next: the link to the next lesson; None after the last one.
        previous: the link to the previous lesson; None before the first one.
        play: the link to a game table, once the lessons so far are enough to play a whole game; None before.
    """

    won: int
    recap: list[RecapProps]

    next: LinkProps | None
    previous: LinkProps | None
    play: LinkProps | None


class HouseOptionProps(OptionProps):
    """A value that a house rule can have.

    Attributes:
        about: "as in the course" for the value that the course uses; None for the others.
    """

    about: str | None


class RulingProps(TypedDict):
    """A card that shows a ruling of the course and lets the reader pick another rule for the page.

    A ruling is a decision on a question that the published rules leave open.

    Attributes:
        name: the name of the rule switch, the setting that the card changes.
        title: its name on the page.
        intro: a sentence that says what a ruling is.
        ruling: the ruling of the course.
        clause: the clause of the rules in which it is stated.
        legend: the question above the options.
        options: the rules to pick from.
        value: the key of the option that is in force.
        house: a sentence that lists all house rules of the page, under which no stars can be won; None
            without any.
    """

    name: str
    title: str
    intro: str
    ruling: str
    clause: ClauseProps
    legend: str
    options: list[HouseOptionProps]
    value: str
    house: str | None


class HouseState(CommonProps):
    """State of the view "house": a card with a ruling, on which the reader can pick another rule."""

    rule: RulingProps
