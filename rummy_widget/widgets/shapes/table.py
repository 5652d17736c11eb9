"""Types of the data with which the page shows a game table, at which whole games are played."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .fields import TableSetupProps
from .people import PeopleProps
from .racks import CitedProps, ClauseProps, MeldProps, RackProps, ReasonProps, TileProps
from .steps import CommonProps, LanguageProps


class RowsProps(TypedDict):
    """Text in rows and columns.

    Attributes:
        title: a heading above the table, if any.
        head: a heading for each column.
        rows: the cells of each row.
        note: a note below the table, if any.
    """

    title: NotRequired[str]
    head: list[str]
    rows: list[list[str]]
    note: NotRequired[str]


class TableActionProps(TypedDict):
    """An action of the player at a game table.

    Attributes:
        key: its name in the code, such as "draw", "take", "discard", "check", "coach" or "go-on".
        text: the text of its button.
        enabled: whether it is possible now.
        why: why it isn't possible now; None if it is.
    """

    key: str
    text: str
    enabled: bool
    why: str | None


TablePhase: TypeAlias = Literal["refuse", "draw", "discard", "play", "over"]
"""What the player whose turn it is has to do, or that the round is over.

Players may have to say if they refuse the deal. In games without discards, "play" is to lay tiles or to draw.
"""


class LogLineProps(TypedDict):
    """A line in the list of the last moves; `mine` says whether the move is this player's."""

    text: str
    mine: bool


class BoardVerdictProps(CitedProps):
    """The result of the button "Check board": `holds` says whether the rack closes, `text` why or why not."""

    holds: bool


class CoachRowProps(TypedDict):
    """A tile that could be discarded, with the coach's numbers and reason.

    Attributes:
        tile: the tile.
        cells: the numbers as texts, one for each column.
        why: the reason for or against discarding it.
        best: whether it is one of the best discards.
        chosen: whether the player has discarded it, and may still take it back.
    """

    tile: TileProps
    cells: list[str]
    why: str
    best: bool
    chosen: bool


class CoachProps(TypedDict):
    """The coach's advice: a row of numbers for each possible discard, or a sentence on whether to draw.

    Attributes:
        title: the heading of the advice.
        text: the advice as a sentence.
        head: the headings of the columns: one for the tile, and one for each of its numbers.
        rows: the possible discards.
    """

    title: str
    text: str
    head: list[str]
    rows: list[CoachRowProps]


class AdviceProps(TypedDict):
    """The coach's help on what can be laid; it gets more detailed each time the player asks.

    Attributes:
        grade: how detailed it is: 1 says how many tiles, 2 names one of the tiles, 3 names all tiles and
            their melds, 4 lists the steps.
        most: the highest grade that this help can have.
        text: the help as a text.
        tiles: the ids of the tiles on the rack and on the table that are highlighted.
        melds: the new or changed melds, from grade 3 on.
        steps: the steps, from grade 4 on, each as a sentence.
        more: the text of the button that asks for the next grade; None after the last one.
        play: the text of the button that makes the next step on the table; None if there are no steps to
            make.
        waiting: says whether it is better to keep tiles that could be laid; None if that isn't a question.
    """

    grade: int
    most: int
    text: str
    tiles: list[int]
    melds: list[list[TileProps]]
    steps: list[str]
    more: str | None
    play: str | None
    waiting: str | None


class ReviewProps(TypedDict):
    """A review of the player's last turn: what more could have been laid, and why other tiles can't be.

    Attributes:
        title: the heading of the review.
        text: what more could have been laid.
        how: the heading of the steps; '' if there are none.
        steps: the steps by which more could have been laid.
        why: the heading of the reasons why tiles stay on the rack; '' if there are none.
        stays: those reasons.
        waiting: says whether it was better to keep tiles that could be laid; None if that isn't a question.
    """

    title: str
    text: str
    how: str
    steps: list[str]
    why: str
    stays: list[str]
    waiting: str | None


class MeterProps(TypedDict):
    """The points laid so far in this turn (`got`), and the points that are needed to open (`wanted`).

    A player opens with the first melds that they lay. `text` says the same in words, such as "24 of 30
    points".
    """

    got: int
    wanted: int
    text: str  # "24 of 30"


class SeatTimeProps(TypedDict):
    """The time that is left for the turn of the player at this page.

    Attributes:
        seconds: how many seconds a turn may last.
        left: how many milliseconds were left when this was sent.
        move: how many moves were made before this turn, which the page sends with "timeout".
    """

    seconds: int
    left: int
    move: int


class GameProps(TypedDict):
    """A game as this player sees it, in the same form for all games.

    Attributes:
        felt: the felt (the playing area); the melds on the table are in `trays` of the rack.
        rack: the player's rack and the melds on the table.
        phase: what the player whose turn it is has to do, or that the round is over.
        prompt: whose turn it is, and what to do.
        mine: whether it is this player's turn, or an exercise of a replay in which they play.
        trying: whether this player can't lay tiles now, so that moves of tiles on the table are only tried
            out.
        actions: what this player can do.
        primary: the key of the action of the main button; '' if there is none.
        takeback: whether the player may take back the last discard.
        verdict: the result of the button "Check board"; None if it wasn't pressed.
        meter: how many of the points needed to open are laid; None if the player need not open now.
        done: why the turn can't end as it is; None if it can, or if nothing was laid.
        news: what the other players have done since this player's last turn.
        turns: the same in a text for each turn, with remarks.
        after: what more this player could have laid in the last turn, if anything.
        penalty: what it costs to end an invalid turn (TR-2), about which the page asks first; None if it
            costs nothing.
        wait: after how many milliseconds the page should ask for a computer player's move; None if it isn't
            their turn.
        time: the time that is left for the turn; None if it isn't limited, or if it is another player's turn.
        code: the code with which the same tiles can be dealt again; None until the round has ended.
    """

    felt: FeltProps
    rack: RackProps
    phase: TablePhase
    prompt: str
    mine: bool
    trying: bool
    actions: list[TableActionProps]
    primary: str
    takeback: bool
    verdict: BoardVerdictProps | None
    meter: MeterProps | None
    done: str | None
    news: str | None
    turns: list[str]
    after: str | None
    penalty: str | None
    wait: int | None
    time: SeatTimeProps | None
    code: str | None


class DealStepProps(TypedDict):
    """One step of a deal, with the felt (the playing area) at that moment."""

    text: str
    felt: FeltProps


class DealShowProps(DealStepProps):
    """A deal of the tiles, shown at one of its steps.

    Attributes:
        at: the number of that step, from 0.
        count: how many steps the deal has.
        run: all steps, if the page should show them one after another by itself; otherwise empty.
    """

    at: int
    count: int
    run: list[DealStepProps]


class PaidProps(CitedProps):
    """A payment at the end of a round: who pays whom, what for, and how many points."""

    points: int


class TotalProps(TypedDict):
    """A player's points.

    Attributes:
        name: the player's name.
        won: whether this player closed or went out.
        game: the points in this round.
        match: the points in the match so far.
    """

    name: str
    won: bool
    game: int
    match: int


class SettlementProps(TypedDict):
    """The result of a round: how it ended, the close if there was one, and the payments.

    Attributes:
        title: how the round ended, in a few words.
        text: the same in more detail.
        clause: the rule by which it ended.
        won: whether the player at this page ended it and so won; None if nobody did.
        pattern: the name of the pattern of a close; None without a close.
        melds: the melds of a close.
        free: the tile left over in a close.
        reasons: why the close is worth so many points, and what would have been worth more.
        payments: who pays whom, and what for.
        totals: the points of all players.
        target: when the match ends, such as "to 250 points", or who has won it; None for a closing game (in
            which nothing is laid until a player closes).
        code: the code with which the same tiles can be dealt again.
        next: whether the match has another round.
    """

    title: str
    text: str
    clause: ClauseProps | None
    won: bool | None
    pattern: str | None
    melds: list[MeldProps]
    free: TileProps | None
    reasons: list[ReasonProps]
    payments: list[PaidProps]
    totals: list[TotalProps]
    target: str | None
    code: str
    next: bool


class MomentProps(TypedDict):
    """A turn, counted from 0, in which the player lost many points or could have laid more tiles."""

    index: int
    text: str


class ExerciseProps(TypedDict):
    """An exercise in a replay: the player makes a turn again, and gets feedback.

    Attributes:
        text: what to do.
        tried: whether there is feedback on an attempt.
        feedback: the feedback; None before an attempt.
        right: whether the attempt was as good as the best turn.
    """

    text: str
    tried: bool
    feedback: str | None
    right: bool


class ReplayProps(TypedDict):
    """A replay of a round that has ended, at one of its moments (before one of its moves).

    Attributes:
        index: the number of the move, from 0.
        count: how many moves there are.
        text: the move in words.
        who: the name of the player who made it.
        own: what the player at this page discarded; None for any other move.
        best: which discard was best; None likewise.
        cost: how many points the discard cost compared with the best one; None if less than one.
        moments: the turns in which the player lost most.
        exercise: the exercise at this moment; None if the player doesn't play it again.
    """

    index: int
    count: int
    text: str
    who: str
    own: str | None
    best: str | None
    cost: str | None
    moments: list[MomentProps]
    exercise: ExerciseProps | None


class TableProps(TypedDict):
    """Everything that the page shows of a game table.

    Attributes:
        screen: which screen is shown; in the "lobby", people at a multiplayer table wait for the first deal.
        setup: the form on which a game is set up.
        game: the game; None before the first one.
        deal: the deal, if it is being shown.
        settlement: the result of the round, if it is being shown.
        replay: the replay, if it is being shown.
        panels: what the open panels over the felt show, by the names of their modules in `table/panels`.
        notice: a sentence to show, such as "Here's your unfinished game."; None if there is none.
        token: the secret under which this browser's tables are saved, for the browser to store.
        save_key: the name under which this table is saved among them, for this tab to store.
        unfinished: the key of a saved unfinished game, this one if it is unfinished; None if there is none.
        stale: whether the game was continued in another tab, so that it has to be loaded again here.
        ended: the record of a closing game (in which nothing is laid until a player closes) that has just
            ended, for the browser to store; otherwise None.
    """

    screen: Literal["setup", "lobby", "deal", "play", "settled", "replay"]
    setup: TableSetupProps
    game: GameProps | None
    deal: DealShowProps | None
    settlement: SettlementProps | None
    replay: ReplayProps | None
    panels: dict[str, object]
    notice: str | None
    token: str | None
    save_key: str | None
    unfinished: str | None
    stale: bool
    ended: str | None


class TableState(CommonProps):
    """State of the view "table": a game table, and the people there if it is a multiplayer table.

    Attributes:
        table: the game table.
        people: what the page shows about multiplayer tables.
        home: the address of the home page.
        languages: the entries of the language menu.
    """

    table: TableProps
    people: NotRequired[PeopleProps]
    home: NotRequired[str | None]
    languages: NotRequired[list[LanguageProps]]
