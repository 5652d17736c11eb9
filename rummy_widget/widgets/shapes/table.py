"""The table: a whole game."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .fields import TableSetupProps
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


TablePhase: TypeAlias = Literal["refuse", "draw", "discard", "play", "over"]


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


class AdviceProps(TypedDict):
    """What can be laid, told in grades; each asks no more than the one before has said."""

    grade: int  # 1: how many tiles, 2: with which tile, 3: which melds, 4: the steps
    most: int
    text: str
    tiles: list[int]  # ids to light up on rack and table
    melds: list[list[TileProps]]  # from the third grade on
    steps: list[str]  # from the fourth grade on: each readable alone
    more: str | None  # what the button for the next grade says
    play: str | None  # "Show it on the table": plays the steps, one at each press
    waiting: str | None  # whether it pays to keep what could be laid


class ReviewProps(TypedDict):
    """The last own turn looked at again."""

    title: str
    text: str  # what more would have gone
    how: str  # over the steps, "" where there are none
    steps: list[str]
    why: str  # over why tiles stay
    stays: list[str]
    waiting: str | None  # whether it pays to keep what could be laid


class MeterProps(TypedDict):
    """How far something has come: the points of an opening."""

    got: int
    wanted: int
    text: str  # "24 of 30"


class SeatTimeProps(TypedDict):
    """A turn that is timed."""

    seconds: int  # for a turn
    left: int  # ms, when this was sent
    move: int  # how many moves were made before: what is sent with "timeout"


class GameProps(TypedDict):
    """A game as the person at the table sees it, whatever is played."""

    felt: FeltProps  # where melds lie on the table, they are the rack's trays
    rack: RackProps
    phase: TablePhase
    asked: str  # whose turn it is and what to do
    mine: bool
    trying: bool  # others play: what is moved on the table is only tried out
    actions: list[TableActionProps]
    primary: str  # the key of the one button of this moment, "" where there is nothing to do
    takeback: bool  # the last discard may be taken back
    verdict: BoardVerdictProps | None
    meter: MeterProps | None
    done: str | None  # why the turn can't be ended as it lies; null where it can, or nothing was done
    news: str | None  # what the others did since one's own last turn, in a sentence
    told: list[str]  # the same turn by turn, with what the others say of it
    after: str | None  # after one's own turn: what more was possible
    penalty: str | None  # what a wrong turn costs, to be asked before it is sent (TR-2)
    wait: int | None  # ms until another player's move is to be asked for
    time: SeatTimeProps | None
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


class PaidProps(CitedProps):
    """Who pays whom, and what for."""

    points: int


class TotalProps(TypedDict):
    """What a player has."""

    name: str
    game: int
    match: int


class SettlementProps(TypedDict):
    """The end of a round."""

    title: str
    text: str
    clause: ClauseProps | None
    won: bool | None  # by the person; None where nobody ended it: it came to its end, or somebody left
    melds: list[LaidProps]  # of a close
    free: TileProps | None
    points: int | None
    reasons: list[ReasonProps]
    payments: list[PaidProps]
    totals: list[TotalProps]
    target: str | None  # "to 250 points", "Ana has won the match"
    code: str
    next: bool  # there is another round to play in this match


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


class ReplayProps(TypedDict):
    """A round that has ended, move by move."""

    index: int
    count: int
    text: str  # the move in words
    who: str
    own: str | None  # what was discarded
    best: str | None
    cost: str | None
    moments: list[MomentProps]  # where most was lost
    exercise: ExerciseProps | None


class TableProps(TypedDict):
    """Everything that is drawn of a table."""

    screen: Literal["setup", "lobby", "deal", "play", "settled", "replay"]
    setup: TableSetupProps
    game: GameProps | None  # null only before the first game
    deal: DealShowProps | None
    settlement: SettlementProps | None
    replay: ReplayProps | None
    panels: dict[str, object]  # what can be opened over the felt, by the names of their modules
    notice: str | None  # "Your unfinished game is here again."
    token: str | None  # under which the tables of this browser are kept; it keeps this
    place: str | None  # which of them this one is; the tab keeps this
    unfinished: str | None  # the place of an unfinished game, this one if it is
    stale: bool  # the game went on in another tab
    ended: str | None  # the record of a game that has ended; the browser keeps the last one


class TableState(CommonProps):
    """The view "table"."""

    table: TableProps
    people: NotRequired[PeopleProps]
    home: NotRequired[str | None]  # href
    tongues: NotRequired[list[TongueProps]]
