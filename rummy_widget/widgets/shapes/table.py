"""Types of the data with which the page shows a game table, at which whole games are played."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from .felt import FeltProps
from .fields import TableSetupProps
from .people import PeopleProps
from .racks import CitedProps, ClauseProps, MeldProps, RackProps, ReasonProps, TileProps
from .steps import CommonProps, LanguageProps


class RowsProps(TypedDict):
    """A table with rows and columns of strings.

    Attributes:
        title: the heading above the table, if any.
        head: the heading of each column.
        rows: the cells of each row.
        note: the note below the table, if any.
    """

    title: NotRequired[str]
    head: list[str]
    rows: list[list[str]]
    note: NotRequired[str]


class TableActionProps(TypedDict):
    """Something that the player can do at a game table, with its button.

    Attributes:
        key: its name in the code, such as "draw", "take", "discard", "check", "coach" or "go-on".
        text: the label of its button.
        enabled: whether the action is possible now.
        why: a sentence that says why the action isn't possible now, if it isn't.
    """

    key: str
    text: str
    enabled: bool
    why: str | None


TablePhase: TypeAlias = Literal["refuse", "draw", "discard", "play", "over"]
"""What the player whose turn it is must do, or "over" if the round is over.

"refuse" means to keep or to refuse the tiles that the player was dealt, which is possible only in some games.
"draw" means to draw a tile or take a discard, and "discard" to discard a tile. In games without discards,
"play" means to lay tiles or to draw one.
"""


class LogLineProps(TypedDict):
    """A line in the list of the last moves; `mine` says whether the move is this player's."""

    text: str
    mine: bool


class BoardVerdictProps(CitedProps):
    """The result of the button "Check board": a sentence, and the clause of the rules that it cites.

    Attributes:
        holds: whether the player can close (end the round) with the tiles on the rack.
    """

    holds: bool


class CoachRowProps(TypedDict):
    """A row of the coach's advice: a tile that could be discarded, and how good that would be.

    Attributes:
        tile: the tile.
        cells: numbers that say how good the discard would be, as strings, one for each column of numbers.
        why: the reason for or against discarding the tile.
        best: whether the tile is one of the best discards.
        chosen: whether the player has discarded the tile, and may still take it back.
    """

    tile: TileProps
    cells: list[str]
    why: str
    best: bool
    chosen: bool


class CoachProps(TypedDict):
    """The coach's advice: a table of all possible discards, or only a sentence on drawing.

    That sentence says whether to draw from the stock or to take the last discard.

    Attributes:
        title: the heading of the advice.
        text: the advice as a sentence.
        head: the headings of the columns: first the heading of the tiles, then those of the numbers.
        rows: the possible discards.
    """

    title: str
    text: str
    head: list[str]
    rows: list[CoachRowProps]


class AdviceProps(TypedDict):
    """The coach's help on which tiles can be laid; it gets more detailed each time the player asks.

    Attributes:
        grade: how detailed it is: 1 says how many tiles can be laid, 2 names one of them, 3 names all of them
            and their melds, 4 lists the steps by which they are laid.
        most: the highest grade that this help can have.
        text: the help in words.
        tiles: the ids of the tiles on the rack and on the table to highlight.
        melds: the new or changed melds, from grade 3 on.
        steps: the steps as sentences, at grade 4.
        more: the label of the button that asks for the next grade, if there is one.
        play: the label of the button that makes the next step on the table, if there are steps to make.
        waiting: a sentence that says whether it is better to keep tiles that could be laid, if that question
            arises.
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
    """A review of the player's last turn: what more could have been laid, and why other tiles had to stay.

    Attributes:
        title: the heading of the review.
        text: a sentence that says what more could have been laid.
        how: the heading of the steps; '' if there are none.
        steps: the steps by which more could have been laid, as sentences.
        why: the heading of the reasons why tiles stay on the rack; '' if there are none.
        stays: the reasons why tiles stay on the rack.
        waiting: a sentence that says whether it was better to keep tiles that could be laid, if that question
            arises.
    """

    title: str
    text: str
    how: str
    steps: list[str]
    why: str
    stays: list[str]
    waiting: str | None


class MeterProps(TypedDict):
    """How far the player is from opening, that is, laying first melds that are worth enough points.

    Attributes:
        got: the points of the melds laid in this turn.
        wanted: the points that are needed to open.
        text: both numbers in words, such as "24 of 30 points".
    """

    got: int
    wanted: int
    text: str


class SeatTimeProps(TypedDict):
    """The time that is left for the turn of the player at this page.

    Attributes:
        seconds: the number of seconds that a turn may last.
        left: the number of milliseconds that were left when these data were sent.
        move: the number of moves made before this turn; the message "timeout" must contain this number.
    """

    seconds: int
    left: int
    move: int


class GameProps(TypedDict):
    """A game as this player sees it, in the same form for all games.

    Attributes:
        felt: the felt (the playing area); the melds on the table are in `trays` of the rack.
        rack: the player's rack and the melds on the table.
        phase: what the player whose turn it is must do, or that the round is over.
        prompt: a sentence that says whose turn it is, and what to do.
        mine: whether this player may act now: because it is their turn or, in a replay, because they are
            playing a turn again as an exercise.
        trying: whether this player can only try things out now: move tiles on the table, but lay none.
        actions: what this player can do, each with a button.
        primary: the key of the action of the main button; '' if there is none.
        takeback: whether the player may take back the last discard.
        verdict: the result of the button "Check board", if the player has pressed it.
        meter: how far the player is from opening (laying first melds that are worth enough points), if the
            player may lay tiles now and hasn't opened yet.
        done: a sentence that says why the turn can't end as it is, if it can't.
        news: sentences on what the other players have done since this player's last turn, if anything.
        turns: what the other players have done since this player's last turn: one string for each of their
            turns, with comments.
        after: a sentence on what more this player could have laid in their last turn, if anything.
        penalty: what it costs to end the turn although it isn't valid, if that costs something (TR-2). The
            page then asks the player before it ends the turn.
        wait: after how many milliseconds the page should ask for the next move, if it is a computer player's
            turn.
        time: the time that is left for the turn, if it is this player's and its time is limited.
        code: the code with which the same tiles can be dealt again, once the round has ended.
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
    """One step of a deal: a sentence about it, and the felt (the playing area) at that moment."""

    text: str
    felt: FeltProps


class DealShowProps(DealStepProps):
    """A deal of the tiles, shown at one of its steps.

    Attributes:
        at: the number of that step, counted from 0.
        count: how many steps the deal has.
        run: all steps, if the page should show them one after another automatically; otherwise empty.
    """

    at: int
    count: int
    run: list[DealStepProps]


class PaidProps(CitedProps):
    """A payment at the end of a round: a sentence that says who pays whom and what for, and the points."""

    points: int


class TotalProps(TypedDict):
    """A player's points in a round and in the match.

    Attributes:
        name: the player's name.
        won: whether this player has won the round by closing or by laying the last tile of the rack.
        game: the points in this round.
        match: the points in the match so far.
    """

    name: str
    won: bool
    game: int
    match: int


class SettlementProps(TypedDict):
    """The result of a round: how it ended, the winning hand, and the payments.

    In some games, a player ends the round by closing, which is to lay the whole hand in one move.

    Attributes:
        title: a few words on how the round ended.
        text: a sentence with the details.
        clause: the clause of the rules by which the round ended.
        won: whether the player at this page ended the round and so won it; None if nobody did.
        pattern: the name of the winning hand's pattern, if a player closed.
        melds: the melds of the winning hand, if a player closed.
        free: the tile left over from the winning hand, if a player closed.
        reasons: why the winning hand is worth its points, and what would have been worth more.
        payments: who pays whom, and what for.
        totals: the points of all players.
        target: a sentence that says when the match ends, or who has won it; only in games in which melds are
            laid on the table.
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
    """A turn that the player could have played better, with a sentence that says what it cost or missed.

    Attributes:
        index: the number of moves before the turn; the page sends it to open the replay at this turn.
        text: the sentence.
    """

    index: int
    text: str


class ExerciseProps(TypedDict):
    """An exercise in a replay, in which the player plays one of their turns again, and gets feedback.

    Attributes:
        text: a sentence that says what to do.
        tried: whether there is feedback on an attempt.
        feedback: the feedback, once there is an attempt.
        right: whether the attempt is as good as the best turn.
    """

    text: str
    tried: bool
    feedback: str | None
    right: bool


class ReplayProps(TypedDict):
    """A replay of a round that has ended, at one of its positions.

    Attributes:
        index: the number of the position, which is the number of moves made before it.
        count: how many positions the replay has.
        text: the move that was made next, in words.
        who: the name of the player who made it.
        own: a sentence that names the discarded tile, if the move is a discard of the player at this page,
            and the coach has evaluated it.
        best: a sentence that names the best discard; None if `own` is None.
        cost: a note that says how many points the discard cost compared with the best discard, if it cost at
            least one point.
        moments: the player's costliest discards or, in a game with melds on the table, the turns in which the
            player could have laid more tiles.
        exercise: the exercise, if the player is playing the turn at this position again.
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
    """Everything that the page needs to show a game table.

    Attributes:
        screen: which screen is shown; in the "lobby", people at a multiplayer table wait for the first deal.
        setup: the form in which a game is set up.
        game: the game, once tiles have been dealt.
        deal: the deal, if it is being shown.
        settlement: the result of the round, if it is being shown.
        replay: the replay, if it is being shown.
        panels: the data for the open panels over the felt, such as the coach's, by the names of their modules
            in `table/panels`.
        notice: a sentence to show, such as "Here's your unfinished game.", if any.
        token: the secret that identifies this browser's saved games; the browser stores it. None if there
            is none.
        save_key: the key of this game among this browser's saved games; the browser tab stores it. None if
            the game isn't saved.
        unfinished: the key of a saved unfinished game; of this game, if it is unfinished. None if there is no
            unfinished game.
        stale: whether the game was continued in another tab, so that it has to be loaded again here.
        ended: the record of the round, for the browser to store, once the round has ended; only in games in
            which players close (lay the whole hand in one move).
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
    """State of the view "table": a game table, at which one plays against computer players or other people.

    Attributes:
        table: the game table.
        people: the multiplayer table, if the page shows one, and how to join one.
        home: the address of the home page.
        languages: the entries of the language menu.
    """

    table: TableProps
    people: NotRequired[PeopleProps]
    home: NotRequired[str | None]
    languages: NotRequired[list[LanguageProps]]
