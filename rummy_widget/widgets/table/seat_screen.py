"""The screen of one player, with only what this player may know of the round.

`SeatScreen` holds no `Round`, so code that gets a `SeatScreen` can't show a hidden tile. `state.ScreenState`,
which has all positions of the round, implements the methods of `SeatKnowledge`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

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
from ...engine.tiles import Tile
from ...text.sentences.move_log import DescribedMove
from ..seated import YOU, SeatedPerson
from ..shapes.racks import Size
from .setup import TableSetup

Screen: TypeAlias = Literal["setup", "deal", "play", "settled", "replay"]


class SeatKnowledge(Protocol):
    """What one player may know of the round, as properties and methods."""

    __slots__ = ()

    @property
    def dealt(self) -> bool:
        """Whether a round has been dealt at the table."""

    @property
    def view(self) -> View:
        """What the player may know of the position on the screen."""

    @property
    def latest(self) -> View:
        """What the player may know of the last position, even if the screen shows an earlier one."""

    @property
    def computers_turn(self) -> bool:
        """Whether it is a computer player's turn."""

    @property
    def discard_only(self) -> bool:
        """Whether the player may only discard, as in the first turn of a round that begins without a draw."""

    @property
    def got(self) -> tuple[Tile, ...]:
        """The tiles the player got in the current turn or, in a game without discards, in the last one."""

    @property
    def may_take_back(self) -> bool:
        """Whether the player's last discard may still be taken back."""

    @property
    def may_review(self) -> bool:
        """Whether the player has had a turn that can be reviewed."""

    @property
    def code(self) -> str | None:
        """The code of the deal, with which it can be played again; None until the round has ended."""

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The tiles of all players once the round has ended; () until then."""

    def why_refused(self, move: str) -> str | None:
        """Return a sentence that says why a move (in notation) can't be made now; None if it can."""

    def why_unfinished(self) -> str | None:
        """Return a sentence that says why the turn can't end as it is.

        Returns None if it can, or if nothing was laid.
        """

    def move_descriptions(self, since: int | None = None) -> list[DescribedMove]:
        """Return descriptions of the moves up to the position on the screen.

        They begin with move number *since*, counted from 0; without it, the last few are returned.
        """


@dataclass(frozen=True, slots=True)
class SeatScreen(SeatKnowledge):
    """The state of a player's screen: set-up, match, rack and table, and the panels that are open.

    `setup` is the set-up of the game (its rules, players and settings), `match` the match with its finished
    rounds, `screen` says what the screen shows, and `size` is the size of the tiles. `turn` is the layout of
    rack and table, with its history for undo. `you` is the player's seat; `kinds` are the kinds of the
    computer players in the other seats; at a multiplayer table, `people` has an entry for every seat.
    `announced` is the number of moves that had been made before the last message. `leaving` is true from the
    moment when the player has asked to leave until it is confirmed. `stage` is the step of the deal on the
    screen, and `runs` says whether the steps follow each other automatically. `index` is the position of the
    replay on the screen, as the number of moves before it; `trying` says whether the player is playing it
    again as an exercise.

    In a game in which players close with the whole rack: `advice` is the coach's advice on discards, `chosen`
    the tile whose discard may still be taken back, `draw_advice` says whether the coach was asked what to
    draw, `checked` is the result of *Check board*, and `tried` the discard chosen in an exercise.

    In a game with melds on the table: `since` is the table after the player's last turn, `help` the best turn
    once the coach was asked, `grade` says how detailed the help shown is, and `step` is the number of its
    steps that have been laid. `missed` is a sentence on what more the last turn could have laid, `review` is
    the review of that turn, and `weighing` is true if the coach was asked about discards.
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
        """Whether a round is being played, whatever the screen shows."""
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
        """How the engine reads the player's rack, as its tiles are arranged."""
        view = self.view
        return read_rack(
            self.turn.present.arrangement(), view.settings.rules, jokers_thrown=view.jokers_thrown,
            multiplier=view.settings.multiplier,
        )  # fmt: skip

    @property
    def draft(self) -> DraftTurn:
        """The unfinished turn: the melds as they would be, and the tiles laid so far."""
        return draft_of(self.turn.present)

    @property
    def touched(self) -> bool:
        """Whether the player has changed the melds on the table in this turn."""
        return not same_rows(self.turn.present.melds, self.view.spread.melds)

    def judge(self) -> Play | tuple[Fault, ...]:
        """Return the unfinished turn as a legal play or, if it isn't legal, everything that is wrong."""
        view = self.view
        opened = view.opened[self.you]
        return judge_play(self.view.spread, self.draft.after, view.hand, rules=self.rules, opened=opened)

    @property
    def costs(self) -> int:
        """How many tiles must be drawn after an invalid turn (TR-2); 0 if the turn may be corrected."""
        return self.rules.rearranging.invalid_cost if self.rules.rearranges else 0

    @property
    def drawn(self) -> list[int]:
        """The ids of the tiles on the rack that the player has just got, the newest first."""
        layout, found = self.turn.present, list[int]()
        lying = sorted((id for shelf in layout.shelves for id in shelf if id is not None), reverse=True)
        for tile in self.got:
            found += [id for id in lying if layout.tiles[id].kind == tile and id not in found][:1]
        return found

    @property
    def exercise_rack(self) -> Layout:
        """The player's rack at this moment of a replay, with as many tiles as possible in melds."""
        return Layout.of(best_arrangement(self.view.hand.tiles(), self.rules))
