"""Types of the data with which the page shows lessons and their steps."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .racks import ClauseProps, RackProps, TileProps

Outcome: TypeAlias = Literal["untried", "not-yet", "wrong", "right"]
"""The state of an attempt at a step: nothing done yet, not solved yet, wrong, or solved ("right")."""


class StepResultProps(TypedDict):
    """The learner's best result in a step: the most stars won in any attempt, from 0 to 3."""

    stars: int


class StoredProps(TypedDict):
    """A learner's progress in one lesson, as the browser stores it (in localStorage).

    Attributes:
        v: the version of the format.
        steps: the result of each step, by the step's key.
    """

    v: Literal[1]
    steps: dict[str, StepResultProps]


Progress: TypeAlias = dict[str, StoredProps]
"""The progress in each lesson, by the lesson's key."""


class CommonProps(TypedDict):
    """Fields that the state of every view can contain.

    Attributes:
        rev: the number of this state, which rises by one with each state that the widget sends.
        said: what a screen reader should read out now.
        progress: the learner's progress, if the browser should store it.
    """

    rev: NotRequired[int]
    said: NotRequired[str]
    progress: NotRequired[Progress | None]


class LanguageProps(TypedDict):
    """A language in which a page exists.

    Attributes:
        code: the code of the language, such as "en".
        name: its name in the language itself.
        href: the address of the page in this language, unless it is the current language.
    """

    code: str
    name: str
    href: str | None


class PageProps(CommonProps):
    """The state of a view that is a whole page, with links to the home page and to translations.

    Attributes:
        home: the address of the home page, if the page has a link to it.
        languages: the entries of the language menu.
    """

    home: str | None
    languages: NotRequired[list[LanguageProps]]


class SlotProps(TypedDict):
    """A slot of a shelf, which is a place for one tile; shelves and slots are numbered from 0."""

    shelf: int
    slot: int


class HintProps(TypedDict):
    """A hint that the learner has asked for, with the tiles and slots that it marks.

    Attributes:
        grade: how much a computed hint gives away, from 1 (little) to 4 (the answer or the next move); 0 if
            the author of the lesson wrote the hint.
        number: its number among the hints that don't give the answer, counted from 1; 0 if it gives the
            answer.
        text: the hint in words.
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
        number: its number among the hints that don't give the answer, counted from 1; None if it gives the
            answer.
        count: the number of hints that the step offers before the hint that gives the answer.
        answer: whether it gives the answer or, if the answer takes several moves, the next of these moves.
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
    """A move in a game, for which the page shows a button.

    Attributes:
        key: the move in notation, such as "lay r7 r8 r9".
        text: the move in words, such as "Lay red 7, red 8 and red 9".
    """

    key: str
    text: str


class DrillProps(TypedDict):
    """The seed of a generated task, a number that determines the task."""

    seed: int


class NextButtonProps(TypedDict):
    """The button that leads to the next step, with its label; '' stands for the usual label."""

    text: str


class StepProps(TypedDict):
    """A step of a lesson, an exercise, or a practice task, with the learner's attempt at it.

    Attributes:
        lesson: the key of its lesson; '' if it belongs to none.
        key: its own key.
        number: its number in the lesson, counted from 1.
        count: how many steps the lesson has.
        kind: what the learner does: arrange tiles, choose tiles, answer a question, or make moves of a game
            ("act").
        title: its title.
        goal: a sentence that says what to do.
        text: an explanation to read first, if any.
        outcome: whether the attempt is right, wrong, unfinished or not begun.
        stars: the stars won in this attempt, if the step is solved and no house rules are in use.
        best: the most stars won in any attempt, from 0 to 3.
        par: the most tiles that a learner may move and still win all stars, if there is such a limit.
        lifted: the number of tiles that the learner has moved; a tile that was moved twice counts twice.
        made: the number of moves of the game that have been made, in a step of the kind "act".
        hints: the hints shown so far.
        next_hint: the next hint that the learner can ask for, if one is left.
        looked: whether a hint has given the answer, in this attempt or an earlier one.
        feedback: a sentence about the attempt, unless a rack is shown whose verdict says the same.
        why: an explanation of the answer, once the step is solved.
        options: the answers to choose from, if the question has such answers.
        numeric: whether the answer is a number to type.
        answer: the learner's answer as it was understood, once there is one.
        moves: the moves for which the page shows buttons, because they can't be made on the felt, if there
            are any.
        places: the places on the felt to which a tile of the rack can be moved: one to discard the tile, one
            to close (end the round with the whole hand).
        felt: the felt (the playing area), in a step of the kind "act".
        drill: the seed, if the task is generated.
        skipped: whether the learner has skipped the step.
        next: the button that leads to the next step, if there is one.
        alone: whether it is shown without the other steps of its lesson.
        house: a note on the rules that the learner has changed on this page, if there are any; under changed
            rules, no stars can be won.
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
    """A step in the course of another game that teaches the same thing as a step of this lesson.

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
        outcome: whether the present attempt at it is right, wrong, unfinished or not begun.
        current: whether it is the step on the page.
        same: the steps that teach the same thing in the courses of other games.
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
        of: how many stars can be won in all steps together.
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
        notice: a note to show, if any, for example on an error in the page's address.
        step: the current task, if any.
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
    """Something that a lesson has taught, in a sentence, with tiles that show it."""

    text: str
    tiles: list[TileProps]


class FooterState(HeaderState):
    """State of the view "footer", the footer of a lesson's page.

    Attributes:
        won: the stars that the learner has won in the lesson, from 0 to 3.
        recap: what the lesson has taught.
        next: the link to the next lesson, if there is one.
        previous: the link to the previous lesson, if there is one.
        play: the link to a game table, if the lessons up to this one teach enough to play a whole game.
    """

    won: int
    recap: list[RecapProps]

    next: LinkProps | None
    previous: LinkProps | None
    play: LinkProps | None


class HouseOptionProps(OptionProps):
    """An option for a house rule: one possible answer to a question that the published rules leave open.

    Attributes:
        about: the note "as in the course" if the course uses this rule, otherwise None.
    """

    about: str | None


class RulingProps(TypedDict):
    """A card that shows a ruling of the course, with other rules that the learner can pick for this page.

    A ruling is a decision on a question that the published rules leave open.

    Attributes:
        name: the key of the rule switch, which is the setting that the card changes.
        title: the name of that setting on the page.
        intro: a sentence that says what a ruling is.
        ruling: the ruling of the course.
        clause: the clause of the rules to which the ruling belongs.
        legend: the question above the options.
        options: the rules to pick from.
        value: the key of the option that is in force.
        house: a note that lists all rules that the learner has changed on this page, if there are any; under
            changed rules, no stars can be won.
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
    """State of the view "house": a card on which the learner can replace a rule of the course with another.

    The rule is about a question that the published rules leave open and that players answer in different
    ways.
    """

    rule: RulingProps
