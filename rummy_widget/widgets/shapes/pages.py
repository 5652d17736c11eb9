"""Types of the data with which the home page and the rules page are shown."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

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
        standing: how many of them are finished, such as "3 of 7 lessons".
        done: whether all of them are finished.
    """

    key: str
    title: str
    lessons: list[CardProps]
    standing: str
    done: bool


class HeroProps(TypedDict):
    """The rack at the top of the home page, which closes once the visitor has moved one tile.

    Attributes:
        title: the heading beside the rack.
        text: what to do or, once the rack closes, how many points the others pay for it.
        won: whether the rack closes.
        rack: the rack.
    """

    title: str
    text: str
    won: bool
    rack: RackProps


class GameCardProps(TypedDict):
    """A game in the list of games that have a course.

    Attributes:
        key: the folder of the course.
        title: the name of the game.
        text: a sentence about it.
        standing: how many of its lessons are finished, such as "12 of 18 lessons".
        tiles: a few tiles as a picture of it.
        lies: whether its melds are kept on the rack or laid on the table.
        lessons: the keys of its lessons.
        current: whether the page shows its lessons.
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
    """A task or puzzle of the day, which is the same for everybody, as a link with a text."""

    text: str


class ClassLinksProps(TypedDict):
    """Links to the pages for school classes.

    Attributes:
        title: the heading above them.
        text: a sentence about them.
        pages: the class notebooks.
        join: the page on which students join a live class.
        live: the page on which teachers open a live class.
    """

    title: str
    text: str
    pages: list[LinkProps]
    join: LinkProps
    live: LinkProps


class CostlyMomentProps(LinkProps):
    """A discard that cost many points, with a link to try it again.

    Attributes:
        about: a sentence with the points that it cost, such as "costs about 13 points".
    """

    about: str


class LastGameProps(TypedDict):
    """The game that ended last.

    Attributes:
        text: a sentence about its costly discards.
        moments: the most costly discards, each with a link to try it again.
    """

    text: str
    moments: list[CostlyMomentProps]


class PlayLinkProps(TodayProps):
    """Links to pages on which games are played; `href` leads to a table of Rummy PRO.

    Attributes:
        resume: the text of that link if an unfinished game waits there.
        quick: the address of the same page that deals a new game at once.
        others: the link to the table for the other games.
        people: the link to multiplayer tables.
    """

    resume: str
    quick: str
    others: LinkProps
    people: NotRequired[LinkProps]


class ComparedGameProps(TypedDict):
    """A game in a comparison of games, with its answer to each question of the comparison."""

    key: str
    title: str
    answers: list[str]


class DifferencesProps(TypedDict):
    """A comparison of the selected game with other games.

    Attributes:
        title: the heading above it.
        questions: the questions in which the games are compared.
        own: the selected game with its answers.
        others: the other games with theirs.
    """

    title: str
    questions: list[str]
    own: ComparedGameProps
    others: list[ComparedGameProps]


class HomeState(CommonProps):
    """State of the view "home", the home page. It shows the course of one game, which the visitor can select.

    Attributes:
        hero: the rack at the top of the page.
        games: all games that have a course.
        title: a sentence that says what the course teaches.
        summary: how many lessons there are, and how many are finished.
        known: how many patterns of a close the learner knows, such as "You know 6 of 8 patterns."; '' if the
            game has no patterns.
        now: the link to the table at which the selected game is played.
        differs: a comparison of the selected game with the others; None if there is one game only.
        today: the practice task of the day.
        puzzle: the puzzle of the day.
        puzzles: the link to the puzzle page.
        review: links to practise the skills in which the learner made mistakes.
        last_game: the game that ended last, if the browser has stored one.
        chapters: the chapters of the course, with their lessons.
        resume: the link to the lesson to continue with; None if all are finished.
        know: the link to the first lesson for people who know the basics already, if it isn't behind the
            learner.
        finished: how many lessons are finished.
        total: how many lessons there are.
        rules: the address of the rules.
        languages: the entries of the language menu.
        practice: the link to the practice page.
        score: the link to the score page, which says how many points a close is worth; None for a game
            without closes.
        classroom: links for school classes.
        play: links to pages on which games are played.
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
    chapters: list[ChapterProps]
    resume: LinkProps | None
    know: LinkProps | None
    finished: int
    total: int
    rules: str
    languages: NotRequired[list[LanguageProps]]
    practice: LinkProps
    score: LinkProps | None
    classroom: ClassLinksProps
    play: PlayLinkProps


class ExampleProps(TypedDict):
    """Tiles as an example of a rule; `holds` says whether they obey it."""

    tiles: list[TileProps]
    holds: bool
    text: str


class RuleClauseProps(ClauseProps):
    """A clause on the rules page, with the parts that are shown separately, such as a ruling.

    Attributes:
        origin: "S" if the published rules state it, "R" if all of it is our ruling, because they leave it
            open.
        stated: what the published rules say.
        ruling: our decision on what they leave open.
        switch: what a table may set in another way (a rule switch).
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
        prices: the table of how many points a close is worth; None for a game without such a table.
        raised: the table of how thrown (discarded) Jokers and a free Joker raise those points; None likewise.
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
