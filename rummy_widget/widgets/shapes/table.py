"""Types of what the page shows of a game table, at which whole games are played."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .fields import TableSetupProps
from .people import PeopleProps
from .racks import CitedProps, ClauseProps, MeldProps, RackProps, ReasonProps, TileProps
from .steps import CommonProps, LanguageProps


class RowsProps(TypedDict):
    """Text in rows and columns: a heading for each column, and rows of cells."""

    title: NotRequired[str]
    head: list[str]
    rows: list[list[str]]
    note: NotRequired[str]


class TableActionProps(TypedDict):
    """An action of the player at a game table, with the reason if it isn't possible now."""

    key: str  # "draw", "take", "discard", "check", "coach", "go-on" ...
    text: str
    enabled: bool
    why: str | None


TablePhase: TypeAlias = Literal["refuse", "draw", "discard", "play", "over"]


class LogLineProps(TypedDict):
    """A line in the list of the last moves; `mine` says whether the move is this player's."""

    text: str
    mine: bool


class BoardVerdictProps(CitedProps):
    """The result of the button "Check board"; `holds` says whether the rack closes."""

    holds: bool


class CoachRowProps(TypedDict):
    """A tile that could be discarded, with the coach's numbers and reason."""

    tile: TileProps
    cells: list[str]
    why: str
    best: bool
    chosen: bool


class CoachProps(TypedDict):
    """The coach's advice: a row of numbers for each possible discard, or a sentence on whether to draw."""

    title: str
    text: str
    head: list[str]  # headings of the tile and of its cells
    rows: list[CoachRowProps]


class AdviceProps(TypedDict):
    """The coach's help on what can be laid; it gets more detailed each time the player asks."""

    grade: int  # 1: how many tiles, 2: one of the tiles, 3: all tiles and their melds, 4: the steps
    most: int  # the highest grade
    text: str
    tiles: list[int]  # ids to light up on rack and table
    melds: list[list[TileProps]]  # from grade 3 on
    steps: list[str]  # from grade 4 on, each a sentence of its own
    more: str | None  # text of the button for the next grade
    play: str | None  # "Show it on the table": plays the steps, one at each press
    waiting: str | None  # whether it pays to keep what could be laid


class ReviewProps(TypedDict):
    """A review of the player's last turn: what more could have been laid, and why other tiles can't be."""

    title: str
    text: str  # what more could have been laid
    how: str  # heading of the steps, "" if there are none
    steps: list[str]
    why: str  # heading of the reasons why tiles stay on the rack
    stays: list[str]
    waiting: str | None  # whether it pays to keep what could be laid


class MeterProps(TypedDict):
    """The points laid so far in this turn (`got`), and the points that are needed to open (`wanted`)."""

    got: int
    wanted: int
    text: str  # "24 of 30"


class SeatTimeProps(TypedDict):
    """The time that is left of a turn, of the player or of another one."""

    seconds: int  # for a turn
    left: int  # ms, when this was sent
    move: int  # number of moves before this turn, to be sent with "timeout" by the player whose turn it is


class GameProps(TypedDict):
    """A game as this player sees it, in the same form for all games."""

    felt: FeltProps  # without the melds on the table, which are in the rack's `trays`
    rack: RackProps
    phase: TablePhase
    prompt: str  # whose turn it is and what to do
    mine: bool
    trying: bool  # whether it's another player's turn, so that tiles on the table are only tried out
    actions: list[TableActionProps]
    primary: str  # key of the action that the main button does, "" if there is none
    takeback: bool  # whether the last discard may be taken back
    verdict: BoardVerdictProps | None
    meter: MeterProps | None
    done: str | None  # why the turn can't end as it is; null if it can, or if nothing was done
    news: str | None  # what the others did since the player's last turn
    turns: list[str]  # the same turn by turn, with the others' remarks
    after: str | None  # after the player's turn: what more was possible
    penalty: str | None  # what an invalid turn costs; the page asks before it is sent (TR-2)
    wait: int | None  # ms until the page should ask for another player's move
    time: SeatTimeProps | None
    code: str | None  # only after the end


class DealStepProps(TypedDict):
    """One step of a deal, with the felt at that moment."""

    text: str
    felt: FeltProps


class DealShowProps(DealStepProps):
    """A deal of the tiles, shown at one of its steps."""

    at: int
    count: int
    run: list[DealStepProps]  # all steps, if they are shown one after another by themselves


class PaidProps(CitedProps):
    """A payment at the end of a round: who pays whom, and what for."""

    points: int


class TotalProps(TypedDict):
    """A player's points in this round and in the match so far; `won` if this player closed or went out."""

    name: str
    won: bool
    game: int
    match: int


class SettlementProps(TypedDict):
    """The result of a round: how it ended, the melds and price of the close, if any, and the payments."""

    title: str
    text: str
    clause: ClauseProps | None
    won: bool | None  # whether this player won; None if nobody ended the round
    pattern: str | None  # name of the pattern of a close
    melds: list[MeldProps]  # of a close
    free: TileProps | None
    reasons: list[ReasonProps]
    payments: list[PaidProps]
    totals: list[TotalProps]
    target: str | None  # "to 250 points", "Ana has won the match"
    code: str
    next: bool  # whether the match has another round


class MomentProps(TypedDict):
    """A turn, counted from 0, in which the player lost many points or could have laid more tiles."""

    index: int
    text: str


class ExerciseProps(TypedDict):
    """An exercise in a replay: the player makes a turn again, and gets feedback."""

    text: str
    tried: bool
    feedback: str | None
    right: bool


class ReplayProps(TypedDict):
    """A replay of a round that has ended, at one of its moments."""

    index: int
    count: int
    text: str  # the move in words
    who: str
    own: str | None  # what was discarded
    best: str | None
    cost: str | None
    moments: list[MomentProps]  # those at which most was lost
    exercise: ExerciseProps | None


class TableProps(TypedDict):
    """Everything that the page shows of a game table."""

    screen: Literal["setup", "lobby", "deal", "play", "settled", "replay"]
    setup: TableSetupProps
    game: GameProps | None  # null only before the first game
    deal: DealShowProps | None
    settlement: SettlementProps | None
    replay: ReplayProps | None
    panels: dict[str, object]  # panels over the felt, by the names of their modules
    notice: str | None  # "Your unfinished game is here again."
    token: str | None  # the browser's secret for its saved tables, to be kept by the browser
    save_key: str | None  # the key of this table among them, to be kept by the tab
    unfinished: str | None  # the key of an unfinished game, preferably this one
    stale: bool  # whether the game went on in another tab
    ended: str | None  # the record of a game that has ended; the browser keeps the last one


class TableState(CommonProps):
    """State of the view "table": a game table, and the people there if it is a multiplayer table."""

    table: TableProps
    people: NotRequired[PeopleProps]
    home: NotRequired[str | None]  # href
    languages: NotRequired[list[LanguageProps]]
