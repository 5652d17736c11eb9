"""What one seat has on its screen and may know: what the page is told while a round goes on is made of it.

`SeatScreen` holds no `Round`, so what draws it can't show a hidden tile: `state.ScreenState`, which has the
rounds, answers the questions of `SeatKnowledge`.
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
from ...engine.table_melds.drafts import DraftTurn, drafted
from ...engine.tiles import Tile
from ...text.sentences.move_log import DescribedMove
from ..seated import YOU, SeatedPerson
from ..shapes.racks import Size
from .setup import TableSetup

Screen: TypeAlias = Literal["setup", "deal", "play", "settled", "replay"]


class SeatKnowledge(Protocol):
    """What has to be asked of the round, answered as one seat may know it."""

    __slots__ = ()

    @property
    def dealt(self) -> bool: ...  # whether there is a round
    @property
    def view(self) -> View: ...  # of the position on the screen
    @property
    def latest(self) -> View: ...  # of the round as it stands
    @property
    def waits(self) -> bool: ...  # whether a computer player is to move
    @property
    def beginning(self) -> bool: ...  # the first turn of a round that begins without a draw
    @property
    def may_take_back(self) -> bool: ...  # the last discard isn't made yet
    @property
    def may_review(self) -> bool: ...  # there was an own turn to look at again
    @property
    def code(self) -> str | None: ...  # of the deal, once the round has ended
    @property
    def hands(self) -> tuple[Hand, ...]: ...  # of all seats once that may be seen; () until then
    def why_refused(self, move: str) -> str | None:
        """Why a move can't be made now, in a sentence; None if it can."""

    def why_not_done(self) -> str | None:
        """Why the turn can't be ended as it lies; None if it can, or if nothing was done."""

    def told_moves(self, since: int | None = None) -> list[DescribedMove]:
        """The moves after the first *since*, or the last ones, up to the position on the screen."""


@dataclass(frozen=True, slots=True)
class SeatScreen(SeatKnowledge):
    """Set-up, match, rack and table as they lie, and what is open beside them.

    `you` is the own seat; `kinds` are the computer players on the other seats, `people` all who sit there if
    it is a table of people. `told` is how many moves were told before the last message. `leaving`: asked to
    leave once; once more is meant. `stage` and `runs`: the step of the deal that is shown, and whether it
    goes on by itself. `index` and `trying`: the moment of a replay, and whether it is tried again.

    In a game of closes: `advice` is the coach's, for the tile `chosen` once that was discarded. `checked` is
    what *Check board* found, `tried` the discard that was chosen in an exercise.

    In a game with melds on the table: `since` is the table at the end of the own last turn, `help` what the
    coach was asked for, `grade` how much of it was told, `step` how many of its steps lie on the table.
    `missed` is what more the last own turn could have laid, `review` that turn looked at again; `weighing`:
    what each discard gives away was asked.
    """

    setup: TableSetup = field(default_factory=TableSetup)
    match: Match | None = None
    turn: History = field(default_factory=lambda: History(Layout.of(Arrangement())))
    screen: Screen = "setup"
    kinds: tuple[str, ...] = ()
    leaving: bool = False
    told: int = 0
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
        """The rules of the round."""
        return self.view.settings.rules

    @property
    def open(self) -> bool:
        """Whether a round goes on."""
        return self.dealt and self.latest.phase is not Phase.OVER

    @property
    def mine(self) -> bool:
        """Whether the person is to play."""
        return self.dealt and self.latest.mine

    @property
    def has_table(self) -> bool:
        """Whether melds lie on the table."""
        return self.rules.has_table

    @property
    def playing(self) -> bool:
        """Whether a round is on the screen that goes on."""
        return self.screen == "play" and self.open

    @property
    def discards(self) -> bool:
        """Whether the person may discard now."""
        return self.mine and self.view.phase is Phase.DISCARD

    @property
    def lays(self) -> bool:
        """Whether the person may lay now."""
        if not self.rules.has_discards:
            return self.mine and self.view.phase is Phase.PLAY
        return self.has_table and self.discards and not self.beginning

    @property
    def reading(self) -> RackReading:
        """The own rack as it lies."""
        view = self.view
        return read_rack(
            self.turn.present.arrangement(), view.settings.rules, jokers_thrown=view.jokers_thrown,
            multiplier=view.settings.multiplier,
        )  # fmt: skip

    @property
    def draft(self) -> DraftTurn:
        """What lies on the table so far."""
        return drafted(self.turn.present)

    @property
    def touched(self) -> bool:
        """Whether anything lies on the table otherwise than the round has it."""
        return not same_rows(self.turn.present.melds, self.view.spread.melds)

    def judge(self) -> Play | tuple[Fault, ...]:
        """The turn as it lies: what it is, or everything that is wrong with it."""
        view = self.view
        opened = view.opened[self.you]
        return judge_play(self.view.spread, self.draft.after, view.hand, rules=self.rules, opened=opened)

    @property
    def costs(self) -> int:
        """How many tiles a turn that is wrong costs (TR-2); 0 if it may be mended."""
        return self.rules.rearranging.invalid_cost if self.rules.rearranges else 0

    @property
    def drawn(self) -> int | None:
        """The id of the tile that the person has drawn or taken in this turn, until it ends."""
        got = self.view.got
        if not self.mine or got is None:
            return None
        layout = self.turn.present
        lying = {id for shelf in layout.shelves for id in shelf if id is not None}
        return max((id for id in lying if layout.tiles[id].kind == got.kind), default=None)

    @property
    def exercise_rack(self) -> Layout:
        """The own rack at this moment of a replay, laid out well."""
        return Layout.of(best_arrangement(self.view.hand.tiles(), self.rules))
