"""Types of the data with which the home page and the page with the rules are shown."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .people import OwnTableProps
from .racks import ClauseProps, RackProps, TileProps
from .steps import CommonProps, LanguageProps, LinkProps, PageProps
from .table import RowsProps


class CardProps(TypedDict):
    """A lesson in the list of lessons, with the stars won.

    Attributes:
        key: the key of the lesson.
        number: its number in the course.
        title: its title.
        summary: a sentence about it.
        href: the address of its page.
        tiles: a few tiles as a picture of it.
        stars: the stars won in it, from 0 to 3.
        done: whether the learner has finished it.
        started: whether the learner has won any star in it.
    """

    key: str
    number: int
    title: str
    summary: str
    href: str
    tiles: list[TileProps]
    stars: int
    done: bool
    started: bool


class ChapterProps(TypedDict):
    """A chapter: lessons of a course that belong together.

    Attributes:
        key: the key of the chapter.
        title: its title.
        lessons: its lessons, in order.
        standing: a label such as "3 of 7 lessons" that says how many lessons of the chapter are finished.
        done: whether all lessons of the chapter are finished.
    """

    key: str
    title: str
    lessons: list[CardProps]
    standing: str
    done: bool


class HeroProps(TypedDict):
    """The rack at the top of the home page, which needs only one move of a tile to be a winning hand.

    Attributes:
        title: the heading beside the rack.
        text: a sentence that says what to do or, once the tiles are a winning hand, how many points the other
            players pay for it.
        won: whether the tiles, as they are arranged now, are a winning hand: a hand that ends the round.
        rack: the rack.
    """

    title: str
    text: str
    won: bool
    rack: RackProps


class GameCardProps(TypedDict):
    """A game in the list of games that have a course.

    Attributes:
        key: the name of the folder that contains the course, such as "pro".
        title: the name of the game.
        text: a sentence about the game.
        standing: a label such as "12 of 18 lessons" that says how many lessons of the course are finished.
        tiles: a few tiles as a picture of the game.
        lies: where the players' melds are during the game: on their racks, or on the table.
        lessons: the keys of the lessons of the course.
        current: whether it is the game whose lessons the page shows now.
    """

    key: str
    title: str
    text: str
    standing: str
    tiles: list[TileProps]
    lies: Literal["rack", "table"]
    lessons: list[str]
    current: bool


class TodayProps(LinkProps):
    """A link with a sentence below it, for example to the practice task or the puzzle of the day."""

    text: str


class CostlyMomentProps(LinkProps):
    """A discard that cost the player many points, with a link to try it again.

    Attributes:
        about: a note such as "costs about 13 points" that says how many points the discard cost.
    """

    about: str


class LastGameProps(TypedDict):
    """The game that the player finished last.

    Attributes:
        text: a sentence about the discards that cost the player many points.
        moments: the most costly of these discards, each with a link to try it again.
    """

    text: str
    moments: list[CostlyMomentProps]


class PlayLinkProps(TodayProps):
    """Links to the pages on which games are played.

    The inherited fields contain the link to the page on which Rummy PRO is played.

    Attributes:
        resume: the label of the link that resumes an unfinished game.
        quick: the address with which the same page deals a new game as soon as it opens.
        others: the link to the page on which all other games are played.
        people: the link to multiplayer tables.
    """

    resume: str
    quick: str
    others: LinkProps
    people: NotRequired[LinkProps]


class ComparedGameProps(TypedDict):
    """A game in a comparison of games.

    Attributes:
        key: the name of the folder that contains the game's course.
        title: the name of the game.
        answers: a short description of each feature that is compared, in the order of the features.
    """

    key: str
    title: str
    answers: list[str]


class DifferencesProps(TypedDict):
    """A comparison of the selected game with other games.

    Attributes:
        title: the heading above it.
        questions: the names of the features that are compared, such as "Jokers" or "To finish".
        own: the selected game.
        others: all other games that have a course.
    """

    title: str
    questions: list[str]
    own: ComparedGameProps
    others: list[ComparedGameProps]


class OwnTablesProps(TypedDict):
    """The list of multiplayer tables at which this browser has a seat.

    Attributes:
        title: the heading of the list.
        remove: the label of the button that removes a finished table from the list.
        tables: the tables; empty until the page has asked for them.
    """

    title: str
    remove: str
    tables: list[OwnTableProps]


class HomeState(CommonProps):
    """State of the view "home", the home page. It shows the course of one game, which the visitor can select.

    Attributes:
        hero: the rack at the top of the page.
        games: all games that have a course.
        title: a sentence that says what the course teaches.
        summary: a sentence that says how many lessons there are, and how many are finished.
        known: a sentence such as "You know 6 of 8 patterns." that says how many of the game's patterns (kinds
            of winning hands) the learner knows; '' if the game has no patterns.
        now: the link to the page on which the selected game is played.
        differs: a comparison of the selected game with all other games that have a course, if there are any.
        today: the practice task of the day.
        puzzle: the puzzle of the day.
        puzzles: the link to the puzzle page.
        review: links to practise each skill in which the learner has made mistakes.
        last_game: the game that the player finished last, if the browser has stored it.
        tables: the multiplayer tables at which this browser has a seat.
        chapters: the chapters of the course, with their lessons.
        resume: the link to the lesson to continue with, unless all are finished.
        know: the link to the first lesson after the basics, for learners who know these already; None once
            the learner has got that far.
        finished: how many lessons of the course are finished.
        total: how many lessons the course has.
        rules: the address of the page with the rules.
        languages: the entries of the language menu.
        practice: the link to the practice page.
        score: the link to the score page, which shows how many points a winning hand is worth; None if
            players don't end the round of this game by laying their whole hand in one move.
        classroom: the link to the page for school classes.
        progress_page: the link to the page with the stars that the learner has won.
        play: links to the pages on which games are played.
    """

    hero: HeroProps
    games: list[GameCardProps]
    title: str
    summary: str
    known: str
    now: LinkProps
    differs: DifferencesProps | None
    today: TodayProps
    puzzle: TodayProps
    puzzles: LinkProps
    review: list[LinkProps]
    last_game: LastGameProps | None
    tables: OwnTablesProps
    chapters: list[ChapterProps]
    resume: LinkProps | None
    know: LinkProps | None
    finished: int
    total: int
    rules: str
    languages: NotRequired[list[LanguageProps]]
    practice: LinkProps
    score: LinkProps | None
    classroom: TodayProps
    progress_page: TodayProps
    play: PlayLinkProps


class LessonStarsProps(LinkProps):
    """The stars that the learner has won in a lesson.

    Attributes:
        key: the key of the lesson.
        stars: how many stars of three the lesson has earned.
        started: whether the learner has solved a step of the lesson.
    """

    key: str
    stars: int
    started: bool


class CourseStarsProps(TypedDict):
    """The stars that the learner has won in the lessons of one course.

    Attributes:
        key: the name of the folder that contains the course.
        title: the name of the game.
        standing: a label such as "12 of 18 lessons" that says how many lessons are finished.
        lessons: all lessons of the course.
    """

    key: str
    title: str
    standing: str
    lessons: list[LessonStarsProps]


class ProgressPageState(PageProps):
    """State of the view "progress", the page with the stars that the learner has won.

    Attributes:
        courses: the stars by course.
    """

    courses: list[CourseStarsProps]


class ClassTopicsState(PageProps):
    """State of the view "topics", the page for school classes.

    Attributes:
        text: a sentence about the class notebooks.
        pages: the links to the class notebooks.
        join: the link to the page on which students join a live class.
        live: the link to the page on which teachers open a live class.
    """

    text: str
    pages: list[LinkProps]
    join: LinkProps
    live: LinkProps


class ExampleProps(TypedDict):
    """An example on the page of rules: tiles that obey a rule, or break it.

    Attributes:
        tiles: the tiles of the example.
        holds: whether the tiles obey the rule.
        text: the caption, which says "right" or "wrong".
    """

    tiles: list[TileProps]
    holds: bool
    text: str


class RuleClauseProps(ClauseProps):
    """A clause on the page with the rules: its whole text, and the parts that the page shows separately.

    One of these parts can be a ruling: this project's decision on something that the published rules leave
    open.

    Attributes:
        origin: "S" if the published rules state at least part of the clause, "R" if all of it is a ruling.
        stated: what the published rules say.
        ruling: the ruling.
        switch: a sentence that says what the players at a table may agree to do differently.
        examples: examples with tiles.
    """

    origin: Literal["S", "R"]
    stated: NotRequired[str]
    ruling: NotRequired[str]
    switch: NotRequired[str]
    examples: NotRequired[list[ExampleProps]]


class RuleSectionProps(TypedDict):
    """A section of the rules: clauses on one subject."""

    key: str
    title: str
    clauses: list[RuleClauseProps]


class TermProps(TypedDict):
    """An entry of the glossary: a term and its explanation."""

    term: str
    text: str


class BookProps(TypedDict):
    """A rule book (the rules of one game) that can be chosen on the rules page."""

    key: str
    title: str


class RulesState(PageProps):
    """State of the view "rules", the page with the rules of the games.

    Attributes:
        title: the title of the page.
        book: the key of the rule book that is shown.
        books: the rule books to choose from.
        intro: a sentence about the rules.
        sections: the sections of the rule book.
        prices: the table of how many points each kind of winning hand is worth; None for a game without one.
        raised: the table that shows how Jokers raise the tier (Small, Big or Special) of each kind of winning
            hand, so that the hand is worth more points; None for a game without such a table.
        glossary: the terms of the game.
    """

    title: NotRequired[str]
    book: NotRequired[str]
    books: NotRequired[list[BookProps]]
    intro: NotRequired[str]
    sections: list[RuleSectionProps]
    prices: RowsProps | None
    raised: NotRequired[RowsProps | None]
    glossary: list[TermProps]
