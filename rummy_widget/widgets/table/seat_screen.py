"""The screen of one player, limited to what this player may know of the round.

A `SeatScreen` contains no `Round`, so code that gets a `SeatScreen` can't show a hidden tile.
`state.ScreenState`, which contains all positions of the round, implements the methods of `SeatKnowledge`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from ...engine.closes import Pattern
from ...engine.faults import Fault
from ...engine.game.coach import DiscardAdvice
from ...engine.game.hand import Hand
from ...engine.game.match import Match
from ...engine.game.phase import Phase
from ...engine.game.turn_review import TurnHelp, TurnReview
from ...engine.game.view import View
from ...engine.layout import Arrangement, History, Layout
from ...engine.reading.rack import RackReading, read_rack
from ...engine.reading.table import same_rows
from ...engine.rules import Ruleset
from ...engine.solver.closing.lay_out import best_arrangement
from ...engine.table_melds import Play, TableMelds, judge_play
from ...engine.table_melds.drafts import DraftTurn, draft_of
from ...engine.tiles import JOKER, Tile
from ...text.sentences.move_log import DescribedMove
from ..seated import YOU, SeatedPerson
from ..shapes.racks import Size
from .setup import TableSetup

Screen: TypeAlias = Literal["setup", "deal", "play", "settled", "replay"]


class SeatKnowledge(Protocol):
    """The properties and methods that give access to what one player may know of the round."""

    __slots__ = ()

    @property
    def dealt(self) -> bool:
        """Whether a round has been dealt at the table."""

    @property
    def view(self) -> View:
        """The position on the screen, limited to what the player may know."""

    @property
    def latest(self) -> View:
        """The most recent position of the round, limited to what the player may know.

        The screen may still show an earlier position.
        """

    @property
    def computers_turn(self) -> bool:
        """Whether it is a computer player's turn."""

    @property
    def discard_only(self) -> bool:
        """Whether the player may only discard, as in the first turn of a round that begins without a draw."""

    @property
    def got(self) -> tuple[Tile, ...]:
        """The tiles that the player has drawn or taken in this turn.

        During another player's turn, the tuple is empty if the game has discards; otherwise, it contains the
        tiles from the player's own last turn.
        """

    @property
    def may_take_back(self) -> bool:
        """Whether the player's last discard may still be taken back."""

    @property
    def may_review(self) -> bool:
        """Whether the player has had a turn that can be reviewed."""

    @property
    def code(self) -> str | None:
        """The code with which the same tiles can be dealt again; None until the round has ended."""

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The tiles of all players once the round has ended; () until then."""

    def why_refused(self, move: str) -> str | None:
        """Return a sentence that says why a move can't be made now; None if it can.

        *move* is the move in notation.
        """

    def why_unfinished(self) -> str | None:
        """Return a sentence that says why the turn can't end as it is.

        Returns None if the turn can end, or if nothing has been laid.
        """

    def move_descriptions(self, since: int | None = None) -> list[DescribedMove]:
        """Return descriptions of the moves up to the position on the screen, in order.

        *since* is the number of the first move to describe, counted from 0; None means the last few moves.
        """


@dataclass(frozen=True, slots=True)
class SeatScreen(SeatKnowledge):
    """The state of a player's screen: the game's set-up, the match, the tiles, and the panels that are open.

    The fields from `advice` to `tried` are used in games in which players close (end the round with the whole
    rack), the fields from `since` on in games with melds on the table. A field whose value may be None is
    None if what it describes doesn't exist now.

    Attributes:
        setup: the set-up of the game: its rules, players and settings.
        match: the match, with its finished rounds.
        turn: the layout of the tiles on the rack and the table, with earlier layouts for undo.
        screen: which screen is shown.
        kinds: the kinds of the computer players, such as "steady", in the seats from 1 on.
        leaving: whether the player has asked to leave, and has not confirmed it yet.
        announced: the number of moves that had been made before the screen was last updated; the moves since
            then are read out as news.
        size: how large the tiles are drawn.
        index: the position of the replay that is shown, as the number of moves before it.
        trying: whether the player is playing the turn at that position again, as an exercise.
        you: the player's seat.
        people: the people at a multiplayer table, by seat; () at a table with computer players only.
        stage: the step of the deal that is shown, counted from 0.
        runs: whether the steps of the deal follow each other automatically.
        advice: the coach's advice on discards, if it is shown.
        chosen: the tile whose discard may still be taken back.
        draw_advice: whether the player has asked the coach what to draw.
        checked: the engine's analysis of the rack, if the player has pressed the button *Check board*.
        tried: the tile that the player has chosen to discard in an exercise.
        since: the melds on the table after the player's last turn.
        help: the best turn that the coach has found, if the player has asked which tiles can be laid.
        grade: how detailed the help on the screen is, from 1 (little) upwards; 0 if there is none.
        step: the number of steps of that help that have been laid on the table.
        missed: a sentence that says what more the player could have laid in the last turn.
        review: the review of the player's last turn, if it is shown.
        weighing: whether the player has asked the coach which tile to discard.
    """

    setup: TableSetup = field(default_factory=TableSetup)
    match: Match | None = None
    turn: History = field(default_factory=lambda: History(Layout.of(Arrangement())))
    screen: Screen = "setup"
    kinds: tuple[str, ...] = ()
    leaving: bool = False
    announced: int = 0
    size: Size = "normal"
    index: int = 0
    trying: bool = False
    you: int = YOU
    people: tuple[SeatedPerson, ...] = ()
    stage: int = 0
    runs: bool = False
    advice: DiscardAdvice | None = None
    chosen: Tile | None = None
    draw_advice: bool = False
    checked: RackReading | None = None
    tried: Tile | None = None
    since: TableMelds = field(default_factory=TableMelds)
    help: TurnHelp | None = None
    grade: int = 0
    step: int = 0
    missed: str | None = None
    review: TurnReview | None = None
    weighing: bool = False

    @property
    def rules(self) -> Ruleset:
        """The rules of the round that is on the screen."""
        return self.view.settings.rules

    @property
    def open(self) -> bool:
        """Whether a round is being played, no matter what the screen shows."""
        return self.dealt and self.latest.phase is not Phase.OVER

    @property
    def mine(self) -> bool:
        """Whether it is this player's turn."""
        return self.dealt and self.latest.mine

    @property
    def has_table(self) -> bool:
        """Whether the game is one with melds on the table."""
        return self.rules.has_table

    @property
    def playing(self) -> bool:
        """Whether the screen shows a round that is being played."""
        return self.screen == "play" and self.open

    @property
    def discards(self) -> bool:
        """Whether this player may discard now."""
        return self.mine and self.view.phase is Phase.DISCARD

    @property
    def lays(self) -> bool:
        """Whether this player may lay tiles on the table now."""
        if not self.rules.has_discards:
            return self.mine and self.view.phase is Phase.PLAY
        return self.has_table and self.discards and not self.discard_only

    @property
    def reading(self) -> RackReading:
        """The engine's analysis of the player's rack, as its tiles are arranged now.

        If equal tiles are all that lies side by side, the player builds a Doubles, seven pairs (PRO-24).
        """
        view, lying = self.view, self.turn.present.arrangement()
        rows = [row for _, _, row in lying.rows() if len(row) > 1 and set(row) != {JOKER}]
        pairs = bool(rows) and all(row == row[:1] * 2 for row in rows)
        return read_rack(
            lying, view.settings.rules, jokers_thrown=view.jokers_thrown,
            multiplier=view.settings.multiplier, aim=Pattern.DOUBLES if pairs else None,
        )  # fmt: skip

    @property
    def draft(self) -> DraftTurn:
        """The unfinished turn: the melds as they lie on the player's screen, and the tiles laid so far."""
        return draft_of(self.turn.present)

    @property
    def touched(self) -> bool:
        """Whether the player has changed the melds on the table in this turn."""
        return not same_rows(self.turn.present.melds, self.view.spread.melds)

    def judge(self) -> Play | tuple[Fault, ...]:
        """Return the unfinished turn as a legal play or, if it isn't legal, all its faults."""
        view = self.view
        opened = view.opened[self.you]
        return judge_play(self.view.spread, self.draft.after, view.hand, rules=self.rules, opened=opened)

    @property
    def costs(self) -> int:
        """The number of tiles to draw after an invalid turn (TR-2); 0 if the turn may be corrected."""
        return self.rules.rearranging.invalid_cost if self.rules.rearranges else 0

    @property
    def drawn(self) -> list[int]:
        """The ids of the tiles on the rack that the player has just got (see `got`)."""
        return self.turn.present.newest(self.got)

    @property
    def exercise_rack(self) -> Layout:
        """The player's rack at this position of a replay, with its tiles laid out as a good player would."""
        return Layout.of(best_arrangement(self.view.hand.tiles(), self.rules))
