"""The course map and the page of rules."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .racks import ClauseProps, RackProps, TileProps
from .steps import CommonProps, LinkProps, PageProps, TongueProps
from .table import RowsProps


class CardProps(TypedDict):
    """A lesson on the course map."""

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
    """Lessons that belong together."""

    key: str
    title: str
    lessons: list[CardProps]
    standing: str  # "3 of 7 lessons"
    done: bool


class HeroProps(TypedDict):
    """The rack at the head of the page: one tile to go."""

    title: str
    text: str  # what is asked, or what the close pays
    won: bool
    rack: RackProps


class GameCardProps(TypedDict):
    """A game on the shelf of games."""

    key: str
    title: str
    text: str
    standing: str  # "12 of 18 lessons · You know 6 of 8 patterns."
    tiles: list[TileProps]
    lies: Literal["rack", "table"]  # where its melds lie
    lessons: list[str]  # their keys
    current: bool  # the one whose lessons the page shows


class TodayProps(LinkProps):
    """The task of the day."""

    text: str


class ClassLinksProps(TypedDict):
    """The pages of a class."""

    title: str
    text: str
    pages: list[LinkProps]
    join: LinkProps  # a live class, for its students
    live: LinkProps  # and for its teacher


class CostlyMomentProps(LinkProps):
    """A discard that cost much, and the way to try it again."""

    about: str  # "costs about 13 points"


class AgainProps(TypedDict):
    """The game that ended last: its discards that cost most."""

    text: str
    moments: list[CostlyMomentProps]


class PlayLinkProps(TodayProps):
    """The way to the table."""

    resume: str
    quick: str  # the same, with a game dealt at once
    others: LinkProps  # the table of the games whose melds lie on it
    people: NotRequired[LinkProps]  # the same, where people meet


class SideProps(TypedDict):
    """A game's answers to what is asked of every game."""

    key: str
    title: str
    answers: list[str]


class DifferencesProps(TypedDict):
    """The game whose lessons are shown beside the others: the answers are in the order of what is asked."""

    title: str
    asked: list[str]
    own: SideProps
    others: list[SideProps]


class HomeState(CommonProps):
    """The view "home"."""

    hero: HeroProps
    games: list[GameCardProps]
    title: str
    summary: str
    known: str  # "You know 6 of 8 patterns."
    now: LinkProps  # the way to the table of the game that is shown
    differs: DifferencesProps | None  # None where there is one game only
    today: TodayProps
    puzzle: TodayProps  # the puzzle of the day
    puzzles: LinkProps
    review: list[LinkProps]  # skills in which something went wrong
    again: AgainProps | None
    chapters: list[ChapterProps]
    resume: LinkProps | None
    know: LinkProps | None  # for who knows the game already
    finished: int
    total: int
    rules: str  # href
    tongues: NotRequired[list[TongueProps]]
    practice: LinkProps
    score: LinkProps | None  # where a close has a price
    classroom: ClassLinksProps
    play: PlayLinkProps


class ExampleProps(TypedDict):
    """Tiles that show a rule, right or wrong by it."""

    tiles: list[TileProps]
    holds: bool
    text: str


class RuleClauseProps(ClauseProps):
    """A clause on the rules page, in its parts where they are told apart."""

    origin: Literal["S", "R"]  # stated by the published rules, or ours
    stated: NotRequired[str]
    ruling: NotRequired[str]
    switch: NotRequired[str]  # what a table may set otherwise
    examples: NotRequired[list[ExampleProps]]


class RuleSectionProps(TypedDict):
    """Clauses on one subject."""

    key: str
    title: str
    clauses: list[RuleClauseProps]


class TermProps(TypedDict):
    """A word of the glossary."""

    term: str
    text: str


class BookProps(TypedDict):
    """One of the games' books."""

    key: str
    title: str


class RulesState(PageProps):
    """The view "rules"."""

    title: NotRequired[str]
    book: NotRequired[str]  # which of the books this is
    books: NotRequired[list[BookProps]]
    intro: NotRequired[str]
    sections: list[RuleSectionProps]
    prices: RowsProps | None
    raised: NotRequired[RowsProps | None]  # what Jokers given up add
    glossary: list[TermProps]
