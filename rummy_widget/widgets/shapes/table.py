"""The table: a whole game."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import Felt
from .fields import Setup
from .people import People
from .racks import Clause, Laid, Rack, Reason, Tile
from .steps import Common, Tongue


class Rows(TypedDict):
    """A table of texts."""

    title: NotRequired[str]
    head: list[str]
    rows: list[list[str]]
    note: NotRequired[str]


class TableAction(TypedDict):
    """Something that may be done, or not now and why."""

    key: str  # "draw", "take", "discard", "check", "coach", "go-on" ...
    text: str
    enabled: bool
    why: str | None


TablePhase: TypeAlias = Literal["refuse", "draw", "discard", "over"]


class LogLine(TypedDict):
    """A move that was made."""

    text: str
    mine: bool


class BoardVerdict(TypedDict):
    """What "Check board" found."""

    text: str
    clause: Clause | None
    holds: bool


class CoachRow(TypedDict):
    """A tile that could be discarded, and what comes of it."""

    tile: Tile
    cells: list[str]
    why: str
    best: bool
    chosen: bool


class Coach(TypedDict):
    """What the coach says of every discard."""

    title: str
    text: str
    head: list[str]  # of the tile first, then of its cells
    rows: list[CoachRow]


class GameView(TypedDict):
    """A game as the person at the table sees it."""

    felt: Felt
    rack: Rack
    asked: str  # whose turn it is and what to do
    phase: TablePhase
    mine: bool
    actions: list[TableAction]
    wait: int | None  # ms until another player's move is to be asked for
    log: list[LogLine]
    verdict: BoardVerdict | None
    coach: Coach | None
    takeback: bool  # the last discard may be taken back
    code: str | None  # only after the end


class DealStep(TypedDict):
    """One step of a deal."""

    text: str
    felt: Felt


class DealShow(DealStep):
    """The deal at one of its steps."""

    at: int
    count: int
    run: list[DealStep]  # all of them, where they are to be seen one after another by themselves


class Paid(TypedDict):
    """Who pays whom, and what for."""

    text: str
    points: int
    clause: Clause | None


class Total(TypedDict):
    """What a player has."""

    name: str
    game: int
    match: int


class Settlement(TypedDict):
    """The end of a game."""

    title: str
    text: str
    clause: Clause | None
    melds: list[Laid]
    free: Tile | None
    points: int | None
    reasons: list[Reason]
    payments: list[Paid]
    totals: list[Total]
    code: str
    can_again: bool


class Moment(TypedDict):
    """A discard that cost much."""

    index: int
    text: str


class Exercise(TypedDict):
    """Such a moment, to be tried again."""

    text: str
    tried: bool
    feedback: str | None
    right: bool


class Replay(TypedDict):
    """A game that has ended, move by move."""

    index: int
    count: int
    text: str  # the move in words
    who: str
    own: str | None  # what was discarded
    best: str | None
    cost: str | None
    moments: list[Moment]  # the costliest
    exercise: Exercise | None


class GameTable(TypedDict):
    """Everything that is drawn of a table."""

    screen: Literal["setup", "lobby", "deal", "play", "settled", "replay"]
    setup: Setup
    game: GameView | None  # null only before the first game
    deal: DealShow | None
    settlement: Settlement | None
    replay: Replay | None
    statistics: Rows | None  # the games of this match so far
    notice: str | None  # "Your unfinished game is here again."
    token: str | None  # under which the tables of this browser are kept; it keeps this
    place: str | None  # which of them this one is; the tab keeps this
    unfinished: str | None  # the place of an unfinished game, this one if it is
    stale: bool  # the game went on in another tab
    ended: str | None  # the record of a game that has ended; the browser keeps the last one


class TableState(Common):
    """The view "table"."""

    table: GameTable
    people: NotRequired[People]
    home: NotRequired[str | None]  # href
    tongues: NotRequired[list[Tongue]]
