"""The table: a whole game."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .fields import SetupProps
from .people import PeopleProps
from .racks import ClauseProps, LaidProps, RackProps, ReasonProps, TileProps
from .steps import CommonProps, TongueProps


class RowsProps(TypedDict):
    """A table of texts."""

    title: NotRequired[str]
    head: list[str]
    rows: list[list[str]]
    note: NotRequired[str]


class TableActionProps(TypedDict):
    """Something that may be done, or not now and why."""

    key: str  # "draw", "take", "discard", "check", "coach", "go-on" ...
    text: str
    enabled: bool
    why: str | None


TablePhase: TypeAlias = Literal["refuse", "draw", "discard", "over"]


class LogLineProps(TypedDict):
    """A move that was made."""

    text: str
    mine: bool


class BoardVerdictProps(TypedDict):
    """What "Check board" found."""

    text: str
    clause: ClauseProps | None
    holds: bool


class CoachRowProps(TypedDict):
    """A tile that could be discarded, and what comes of it."""

    tile: TileProps
    cells: list[str]
    why: str
    best: bool
    chosen: bool


class CoachProps(TypedDict):
    """What the coach says of every discard."""

    title: str
    text: str
    head: list[str]  # of the tile first, then of its cells
    rows: list[CoachRowProps]


class GameViewProps(TypedDict):
    """A game as the person at the table sees it."""

    felt: FeltProps
    rack: RackProps
    asked: str  # whose turn it is and what to do
    phase: TablePhase
    mine: bool
    actions: list[TableActionProps]
    wait: int | None  # ms until another player's move is to be asked for
    log: list[LogLineProps]
    verdict: BoardVerdictProps | None
    coach: CoachProps | None
    takeback: bool  # the last discard may be taken back
    code: str | None  # only after the end


class DealStepProps(TypedDict):
    """One step of a deal."""

    text: str
    felt: FeltProps


class DealShowProps(DealStepProps):
    """The deal at one of its steps."""

    at: int
    count: int
    run: list[DealStepProps]  # all of them, where they are to be seen one after another by themselves


class PaidProps(TypedDict):
    """Who pays whom, and what for."""

    text: str
    points: int
    clause: ClauseProps | None


class TotalProps(TypedDict):
    """What a player has."""

    name: str
    game: int
    match: int


class SettlementProps(TypedDict):
    """The end of a game."""

    title: str
    text: str
    clause: ClauseProps | None
    melds: list[LaidProps]
    free: TileProps | None
    points: int | None
    reasons: list[ReasonProps]
    payments: list[PaidProps]
    totals: list[TotalProps]
    code: str
    can_again: bool


class MomentProps(TypedDict):
    """A discard that cost much."""

    index: int
    text: str


class ExerciseProps(TypedDict):
    """Such a moment, to be tried again."""

    text: str
    tried: bool
    feedback: str | None
    right: bool


class ReplayProps(TypedDict):
    """A game that has ended, move by move."""

    index: int
    count: int
    text: str  # the move in words
    who: str
    own: str | None  # what was discarded
    best: str | None
    cost: str | None
    moments: list[MomentProps]  # the costliest
    exercise: ExerciseProps | None


class GameTableProps(TypedDict):
    """Everything that is drawn of a table."""

    screen: Literal["setup", "lobby", "deal", "play", "settled", "replay"]
    setup: SetupProps
    game: GameViewProps | None  # null only before the first game
    deal: DealShowProps | None
    settlement: SettlementProps | None
    replay: ReplayProps | None
    statistics: RowsProps | None  # the games of this match so far
    notice: str | None  # "Your unfinished game is here again."
    token: str | None  # under which the tables of this browser are kept; it keeps this
    place: str | None  # which of them this one is; the tab keeps this
    unfinished: str | None  # the place of an unfinished game, this one if it is
    stale: bool  # the game went on in another tab
    ended: str | None  # the record of a game that has ended; the browser keeps the last one


class TableState(CommonProps):
    """The view "table"."""

    table: GameTableProps
    people: NotRequired[PeopleProps]
    home: NotRequired[str | None]  # href
    tongues: NotRequired[list[TongueProps]]
