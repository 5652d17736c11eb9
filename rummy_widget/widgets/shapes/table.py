"""The table: a whole game."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .fields import SetupProps
from .people import PeopleProps
from .racks import CitedProps, ClauseProps, LaidProps, RackProps, ReasonProps, TileProps
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


class BoardVerdictProps(CitedProps):
    """What "Check board" found."""

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


class PlayedGameProps(TypedDict):
    """A game as the person at the table sees it, whatever is played."""

    felt: FeltProps  # where melds lie on the table, they are the rack's trays
    rack: RackProps
    asked: str  # whose turn it is and what to do
    mine: bool
    actions: list[TableActionProps]
    wait: int | None  # ms until another player's move is to be asked for
    log: list[LogLineProps]
    coach: CoachProps | None  # what each discard gives away
    code: str | None  # only after the end


class GameViewProps(PlayedGameProps):
    """A game of closes."""

    phase: TablePhase
    verdict: BoardVerdictProps | None
    takeback: bool  # the last discard may be taken back


class DealStepProps(TypedDict):
    """One step of a deal."""

    text: str
    felt: FeltProps


class DealShowProps(DealStepProps):
    """The deal at one of its steps."""

    at: int
    count: int
    run: list[DealStepProps]  # all of them, where they are to be seen one after another by themselves


class PaidProps(CitedProps):
    """Who pays whom, and what for."""

    points: int


class TotalProps(TypedDict):
    """What a player has."""

    name: str
    game: int
    match: int


class RoundEndProps(TypedDict):
    """The end of a round."""

    title: str
    text: str
    clause: ClauseProps | None
    payments: list[PaidProps]
    totals: list[TotalProps]
    code: str


class SettlementProps(RoundEndProps):
    """The end of a game of closes."""

    melds: list[LaidProps]
    free: TileProps | None
    points: int | None
    reasons: list[ReasonProps]
    can_again: bool


class MomentProps(TypedDict):
    """An own turn that cost much, or could have laid more."""

    index: int
    text: str


class ExerciseProps(TypedDict):
    """Such a moment, to be tried again."""

    text: str
    tried: bool
    feedback: str | None
    right: bool


class RoundReplayProps(TypedDict):
    """A round that has ended, move by move."""

    index: int
    count: int
    text: str  # the move in words
    who: str
    moments: list[MomentProps]  # where most was lost


class ReplayProps(RoundReplayProps):
    """A game of closes that has ended, move by move."""

    own: str | None  # what was discarded
    best: str | None
    cost: str | None
    exercise: ExerciseProps | None


class KeptPlaceProps(TypedDict):
    """Where a table is kept, and what is said of that."""

    statistics: RowsProps | None  # the games of this match so far
    notice: str | None  # "Your unfinished game is here again."
    token: str | None  # under which the tables of this browser are kept; it keeps this
    place: str | None  # which of them this one is; the tab keeps this
    unfinished: str | None  # the place of an unfinished game, this one if it is
    stale: bool  # the game went on in another tab


class GameTableProps(KeptPlaceProps):
    """Everything that is drawn of a table."""

    screen: Literal["setup", "lobby", "deal", "play", "settled", "replay"]
    setup: SetupProps
    game: GameViewProps | None  # null only before the first game
    deal: DealShowProps | None
    settlement: SettlementProps | None
    replay: ReplayProps | None
    ended: str | None  # the record of a game that has ended; the browser keeps the last one


class AnyTableState(CommonProps):
    """What the views "table" and "spread" say of what is around the table."""

    people: NotRequired[PeopleProps]
    home: NotRequired[str | None]  # href
    tongues: NotRequired[list[TongueProps]]


class TableState(AnyTableState):
    """The view "table"."""

    table: GameTableProps
