"""The course map and the page of rules."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from .racks import Clause, Rack, Tile
from .steps import Common, Link, Tongue
from .table import Rows


class Card(TypedDict):
    """A lesson on the course map."""

    key: str
    number: int
    title: str
    summary: str
    href: str
    tiles: list[Tile]
    stars: int  # 0-3
    done: bool
    started: bool


class Chapter(TypedDict):
    """Lessons that belong together."""

    key: str
    title: str
    lessons: list[Card]
    standing: str  # "3 of 7 lessons"
    done: bool


class Hero(TypedDict):
    """The rack at the head of the page: one tile to go."""

    title: str
    text: str  # what is asked, or what the close pays
    won: bool
    rack: Rack


class GameCard(TypedDict):
    """A game on the shelf of games."""

    key: str
    title: str
    text: str
    standing: str  # "12 of 18 lessons · You know 6 of 8 patterns."
    tiles: list[Tile]
    lies: Literal["rack", "table"]  # where its melds lie
    lessons: list[str]  # their keys
    current: bool  # the one whose lessons the page shows


class Today(TypedDict):
    """The task of the day."""

    title: str
    text: str
    href: str


class ClassLinks(TypedDict):
    """The pages of a class."""

    title: str
    text: str
    pages: list[Link]
    join: Link  # a live class, for its students
    live: Link  # and for its teacher


class CostlyMoment(Link):
    """A discard that cost much, and the way to try it again."""

    about: str  # "costs about 13 points"


class Again(TypedDict):
    """The game that ended last: its discards that cost most."""

    text: str
    moments: list[CostlyMoment]


class PlayLink(TypedDict):
    """The way to the table."""

    title: str
    text: str
    resume: str
    href: str
    quick: str  # the same, with a game dealt at once
    others: Link  # the table of the games whose melds lie on it
    people: NotRequired[Link]  # the same, where people meet


class Side(TypedDict):
    """A game's answers to what is asked of every game."""

    key: str
    title: str
    answers: list[str]


class Differences(TypedDict):
    """The game whose lessons are shown beside the others: the answers are in the order of what is asked."""

    title: str
    asked: list[str]
    own: Side
    others: list[Side]


class HomeState(Common):
    """The view "home"."""

    hero: Hero
    games: list[GameCard]
    title: str
    summary: str
    known: str  # "You know 6 of 8 patterns."
    now: Link  # the way to the table of the game that is shown
    differs: Differences | None  # None where there is one game only
    today: Today
    puzzle: Today  # the puzzle of the day
    puzzles: Link
    review: list[Link]  # skills in which something went wrong
    again: Again | None
    chapters: list[Chapter]
    resume: Link | None
    know: Link | None  # for who knows the game already
    finished: int
    total: int
    rules: str  # href
    tongues: NotRequired[list[Tongue]]
    practice: Link
    score: Link | None  # where a close has a price
    classroom: ClassLinks
    play: PlayLink


class Example(TypedDict):
    """Tiles that show a rule, right or wrong by it."""

    tiles: list[Tile]
    holds: bool
    text: str


class RuleClause(Clause):
    """A clause on the rules page, in its parts where they are told apart."""

    origin: Literal["S", "R"]  # stated by the published rules, or ours
    stated: NotRequired[str]
    ruling: NotRequired[str]
    switch: NotRequired[str]  # what a table may set otherwise
    examples: NotRequired[list[Example]]


class RuleSection(TypedDict):
    """Clauses on one subject."""

    key: str
    title: str
    clauses: list[RuleClause]


class Term(TypedDict):
    """A word of the glossary."""

    term: str
    text: str


class Book(TypedDict):
    """One of the games' books."""

    key: str
    title: str


class RulesState(Common):
    """The view "rules"."""

    title: NotRequired[str]
    book: NotRequired[str]  # which of the books this is
    books: NotRequired[list[Book]]
    intro: NotRequired[str]
    home: NotRequired[str | None]  # href
    tongues: NotRequired[list[Tongue]]
    sections: list[RuleSection]
    prices: Rows | None
    raised: NotRequired[Rows | None]  # what Jokers given up add
    glossary: list[Term]
