"""What is so at one moment at the table of an open game: the data, and the facts that follow from it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ...engine.faults import Fault, RulesError
from ...engine.game.match import Match
from ...engine.game.phase import Phase
from ...engine.game.players.plans import MovePlan
from ...engine.game.round import Round
from ...engine.game.turns.laid_turn import moves_of_turn
from ...engine.layout import Arrangement, History, Layout
from ...engine.rules import Ruleset
from ...engine.table_melds import Play, TableMelds, judge_play
from ...engine.table_melds.drafts import DraftTurn, drafted
from ...text.sentences import fault_sentence
from ...text.words import say
from ..seated import YOU, SeatedPerson
from ..shapes.racks import Size
from .help import TurnHelp
from .review import TurnReview
from .setup import OpenSetup

__all__ = ["OpenScreen", "OpenState"]

OpenScreen: TypeAlias = Literal["setup", "play", "settled", "replay"]


@dataclass(frozen=True, slots=True)
class OpenState:
    """Set-up, match, the round that is played, and rack and table as they lie before the person.

    `past` are the positions of this round, the deal first. `since` is the table as the person left it at the
    end of their last turn. `help` is what was asked of the coach, `grade` how much of it was told, and `step`
    how many of its steps lie on the table. `missed` is what more the last own turn could have laid, `review`
    that turn looked at again. `weighing`: what each discard gives away was asked. `plans` are what the others
    had in mind with their last moves, by how many moves came before. `minutes` are those that the match has
    lasted, as far as they were said. `you` is the own seat; `people` are all who sit there, where it is a
    table of people.
    """

    setup: OpenSetup = field(default_factory=OpenSetup)
    match: Match | None = None
    past: tuple[Round, ...] = field(default=(), repr=False)
    turn: History = field(default_factory=lambda: History(Layout.of(Arrangement())))
    screen: OpenScreen = "setup"
    kinds: tuple[str, ...] = ()
    since: TableMelds = field(default_factory=TableMelds)
    help: TurnHelp | None = None
    grade: int = 0
    step: int = 0
    missed: str | None = None
    review: TurnReview | None = None
    weighing: bool = False
    plans: tuple[tuple[int, MovePlan], ...] = ()
    leaving: bool = False
    told: int = 0  # moves of this round that were told before the last message
    size: Size = "normal"
    index: int = 0
    exercise: bool = False
    seed: int | None = None  # of the first deal, where it is given
    minutes: int = 0
    you: int = YOU
    people: tuple[SeatedPerson, ...] = ()

    # ---- Questions ---------------------------------------------------------------------------------

    @property
    def game(self) -> Round | None:
        """The round as it stands."""
        return self.past[-1] if self.past else None

    @property
    def now(self) -> Round:
        """The same, where there is one."""
        if not self.past:
            raise ValueError(say("asked-over"))
        return self.past[-1]

    @property
    def shown(self) -> Round:
        """The position that lies on the screen: of a replay the moment that is looked at."""
        return self.past[self.index] if self.screen == "replay" else self.now

    @property
    def rules(self) -> Ruleset:
        """What is played."""
        return self.now.settings.rules

    @property
    def mine(self) -> bool:
        """Whether the person is to play."""
        return bool(self.past) and not self.now.over and self.now.seat == self.you

    @property
    def open(self) -> bool:
        """Whether a round goes on."""
        return bool(self.past) and not self.now.over

    @property
    def waits(self) -> bool:
        """Whether another player is to move now."""
        return self.open and not self.mine and self.screen == "play" and not self.people

    @property
    def draft(self) -> DraftTurn:
        """What lies on the table so far."""
        return drafted(self.turn.present)

    @property
    def touched(self) -> bool:
        """Whether anything lies on the table otherwise than the game has it."""
        rows = (tuple(sorted(each.kind for each in row)) for row in self.turn.present.melds)
        return Counter(rows) != Counter(
            tuple(sorted(each.kind for each in row)) for row in self.shown.spread.melds
        )

    @property
    def lays(self) -> bool:
        """Whether the person may lay now."""
        game = self.now
        if game.has_discards:
            return self.mine and game.phase is Phase.DISCARD and not game.beginning
        return self.mine and game.phase is Phase.PLAY

    def judged(self) -> Play | tuple[Fault, ...]:
        """The turn as it lies: what it is, or everything that is wrong with it."""
        game, draft = self.shown, self.draft
        return judge_play(
            game.spread, draft.after, game.hands[self.you], rules=self.rules, opened=game.opened[self.you]
        )

    def stopped(self) -> str | None:
        """Why the turn can't be ended as it lies; None where it can, or where nothing was done."""
        if not self.touched:
            return None
        found = self.judged()
        if not isinstance(found, Play):
            return fault_sentence(found[0])
        if self.now.has_discards and self.lays:
            try:
                moves_of_turn(self.now, found.after)
            except RulesError as error:
                return fault_sentence(error.fault)
        return None

    @property
    def costs(self) -> int:
        """How many tiles a turn that is wrong costs (TR-2); 0 where it may be mended."""
        return self.rules.rearranging.invalid_cost if self.rules.rearranges else 0

    @property
    def drawn(self) -> int | None:
        """The id of the tile that the person has just come by, until the turn ends."""
        got = self.now.got
        if not self.mine or got is None:
            return None
        layout = self.turn.present
        lying = {id for shelf in layout.shelves for id in shelf if id is not None}
        return max((id for id in lying if layout.tiles[id].kind == got.kind), default=None)
