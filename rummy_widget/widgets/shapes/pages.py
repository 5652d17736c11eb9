"""Types of what the first page and the page of rules show."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .racks import ClauseProps, RackProps, TileProps
from .steps import CommonProps, LanguageProps, LinkProps, PageProps
from .table import RowsProps


class CardProps(TypedDict):
    """A lesson in the list of lessons, with the stars won."""

    key: str
    number: int
    title: str
    summary: str
    href: str
    tiles: list[TileProps]
    stars: int  # 0-3
    done: bool
    started: bool


class ChapterProps(TypedDict):
    """A chapter: lessons of a course that belong together."""

    key: str
    title: str
    lessons: list[CardProps]
    standing: str  # "3 of 7 lessons"
    done: bool


class HeroProps(TypedDict):
    """The rack at the top of the first page, which closes once one tile has been moved."""

    title: str
    text: str  # what to do, or what the close pays
    won: bool
    rack: RackProps


class GameCardProps(TypedDict):
    """A game in the list of games that have a course."""

    key: str
    title: str
    text: str
    standing: str  # "12 of 18 lessons"
    tiles: list[TileProps]
    lies: Literal["rack", "table"]  # the place of its melds
    lessons: list[str]  # keys of its lessons
    current: bool  # whether the page shows its lessons


class TodayProps(LinkProps):
    """A task or puzzle of the day, which is the same for everybody, as a link with a text."""

    text: str


class ClassLinksProps(TypedDict):
    """Links to the pages for school classes."""

    title: str
    text: str
    pages: list[LinkProps]
    join: LinkProps  # a live class, for students
    live: LinkProps  # a live class, for teachers


class CostlyMomentProps(LinkProps):
    """A discard that cost many points, with a link to try it again."""

    about: str  # "costs about 13 points"


class LastGameProps(TypedDict):
    """The most costly discards of the game that ended last, each with a link to try it again."""

    text: str
    moments: list[CostlyMomentProps]


class PlayLinkProps(TodayProps):
    """Links to play: to the table of Rummy PRO, to a new game there, and to tables for other games."""

    resume: str
    quick: str  # address with a game dealt at once
    others: LinkProps  # table of the open games
    people: NotRequired[LinkProps]  # multiplayer tables


class ComparedGameProps(TypedDict):
    """A game in a comparison of games, with its answer to each question of the comparison."""

    key: str
    title: str
    answers: list[str]


class DifferencesProps(TypedDict):
    """A comparison of the selected game with other games: questions, and the answers for each game."""

    title: str
    questions: list[str]
    own: ComparedGameProps
    others: list[ComparedGameProps]


class HomeState(CommonProps):
    """State of the view "home", the first page."""

    hero: HeroProps
    games: list[GameCardProps]
    title: str
    summary: str
    known: str  # "You know 6 of 8 patterns."
    now: LinkProps  # to the table of the selected game
    differs: DifferencesProps | None  # None if there is one game only
    today: TodayProps
    puzzle: TodayProps  # the puzzle of the day
    puzzles: LinkProps
    review: list[LinkProps]  # skills with a task that went wrong
    last_game: LastGameProps | None
    chapters: list[ChapterProps]
    resume: LinkProps | None
    know: LinkProps | None  # for people who know the game already
    finished: int
    total: int
    rules: str  # href
    languages: NotRequired[list[LanguageProps]]
    practice: LinkProps
    score: LinkProps | None  # if closes have a price
    classroom: ClassLinksProps
    play: PlayLinkProps


class ExampleProps(TypedDict):
    """Tiles as an example of a rule; `holds` says whether they obey it."""

    tiles: list[TileProps]
    holds: bool
    text: str


class RuleClauseProps(ClauseProps):
    """A clause on the rules page, with the parts that are shown separately, such as a ruling."""

    origin: Literal["S", "R"]  # stated by the published rules, or our ruling
    stated: NotRequired[str]
    ruling: NotRequired[str]
    switch: NotRequired[str]  # what a table may set differently
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
    """A game whose rules can be chosen on the rules page."""

    key: str
    title: str


class RulesState(PageProps):
    """State of the view "rules", the page with the rules of the games."""

    title: NotRequired[str]
    book: NotRequired[str]  # key of the rules that are shown
    books: NotRequired[list[BookProps]]
    intro: NotRequired[str]
    sections: list[RuleSectionProps]
    prices: RowsProps | None
    raised: NotRequired[RowsProps | None]  # how thrown Jokers and a free Joker raise the price
    glossary: list[TermProps]
