"""Where a step to act begins: a turn that was made up, a deal by hand, or a seat of a real game.

A turn that was made up is one of a game of closes, or one at a table where melds lie; there a game gives one
turn, too, as it comes to the learner.

Each start is data, knows how its moves are written, and makes the scene that is played.

>>> scene = scene_of(DealStart(players=3, seed=5, done=("trump",)))
>>> scene.phase, scene.offered[:3]
(<DealPhase.TURNED: 'turned'>, ('stack 1', 'stack 2', 'stack 3'))
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from ..engine.game.closing_turn import PHASES as TURN_PHASES
from ..engine.game.closing_turn import ClosingTurn
from ..engine.game.deal.dealing import Dealing, DealPhase, read_deal_move
from ..engine.game.moves import read_move
from ..engine.game.phase import Phase
from ..engine.game.round import new_game
from ..engine.game.round_scene import RoundScene, with_others
from ..engine.game.round_scene import Scene as Scene
from ..engine.game.round_setup import RoundSetup
from ..engine.game.settings import Settings
from ..engine.layout import Arrangement
from ..engine.rules import RUMMY_PRO, Ruleset, switched
from ..engine.tiles import Tile
from .errors import LessonError

TABLE_PHASES = (Phase.DRAW, Phase.DISCARD, Phase.PLAY)
"""What a turn at a table may begin with."""

PHASES = tuple(dict.fromkeys(map(str, (*TURN_PHASES, Phase.REFUSE, Phase.PLAY, *DealPhase))))
"""All phases that a scene may come to."""

OTHERS = "others"
"""Among the moves made before a step: here the others play until it is the learner's turn."""


class Start(ABC):
    """Where a step to act begins.

    `judged` says whether the rack shows how it reads, `brings_rack` whether the learner's tiles come from
    what is dealt, `on_table` whether melds lie on a table. `expected` are examples of its moves.
    """

    __slots__ = ()
    judged: ClassVar = True
    brings_rack: ClassVar = False
    on_table: ClassVar = False
    expected: ClassVar[str]

    @abstractmethod
    def scene(self, rack: Arrangement, rules: Ruleset) -> Scene:
        """Return the scene as it begins; *rack* is how the learner's tiles lie."""

    def spelled(self, move: str) -> str:
        """Return a move as it is written, once; RulesError or NotationError where there is no such move."""
        return read_move(move).notation()


@dataclass(frozen=True, slots=True)
class TurnStart(Start):
    """A turn that was made up: what lies there beside the learner's rack."""

    phase: str = "draw"
    discard: Tile | None = None
    stock: tuple[Tile, ...] = ()
    thrown: int = 0

    expected: ClassVar = "'draw', 'take', 'discard r7', 'throw', 'close k10'"

    def scene(self, rack: Arrangement, rules: Ruleset) -> ClosingTurn:
        return ClosingTurn(rack, Phase(self.phase), self.discard, self.stock, self.thrown, rules=rules)


@dataclass(frozen=True, slots=True)
class TableStart(Start):
    """A turn that was made up at a table where melds lie; the learner's hand is what lies in the rack."""

    moment: RoundSetup
    switches: tuple[tuple[str, str], ...] = ()

    judged: ClassVar = False  # the melds that count lie on the table
    on_table: ClassVar = True
    expected: ClassVar = (
        "'draw', 'take', 'lay r5 r6 r7', 'add r8 1', 'replace r6 2', 'discard r9', 'play r5 r6 r7'"
    )

    def scene(self, rack: Arrangement, rules: Ruleset) -> RoundScene:
        """Return the turn as it begins."""
        return RoundScene.made_up(switched(rules, dict(self.switches)), rack, self.moment)


@dataclass(frozen=True, slots=True)
class DealtStart(Start):
    """Something that is dealt, the learner on seat 0; `done` are moves that are made before."""

    players: int = 4
    seed: int = 0
    first: int | None = 0
    switches: tuple[tuple[str, str], ...] = ()
    done: tuple[str, ...] = ()

    brings_rack: ClassVar = True


@dataclass(frozen=True, slots=True)
class DealStart(DealtStart):
    """A deal by hand."""

    judged: ClassVar = False  # what is dealt is not played with yet
    expected: ClassVar = "'trump', 'stack 7', 'move 8', 'deal 8'"

    def scene(self, rack: Arrangement, rules: Ruleset) -> Dealing:
        """Return the deal as far as it is done; what lies in the rack is what was dealt."""
        settings = Settings(self.players, rules=switched(rules, dict(self.switches)))
        dealing = Dealing.begin(settings, self.seed, self.first or 0)
        for move in self.done:
            dealing = dealing.after(move)
        return dealing

    def spelled(self, move: str) -> str:
        return read_deal_move(move).notation()


@dataclass(frozen=True, slots=True)
class GameStart(DealtStart):
    """A real game; the moves `done` are of all seats in turn.

    At `others` the others play until it is the learner's turn.
    """

    multiplier: int = 1

    expected: ClassVar = "'draw', 'take', 'extra', 'discard r7', 'throw', 'close', 'refuse', 'keep', 'leave'"

    def scene(self, rack: Arrangement, rules: Ruleset) -> RoundScene:
        """Return the learner's seat as it begins; an empty rack is laid out."""
        its = switched(rules, dict(self.switches))
        position = new_game(self.players, self.seed, first=self.first, multiplier=self.multiplier, rules=its)
        for move in self.done:
            position = with_others(position) if move == OTHERS else position.after(move)
        return RoundScene.begin(position, rack)


@dataclass(frozen=True, slots=True)
class TableGameStart(GameStart):
    """A turn of a real game whose melds lie on the table."""

    first: int | None = None  # None: whom the rules choose

    judged: ClassVar = False  # the melds that count lie on the table
    on_table: ClassVar = True
    expected: ClassVar = TableStart.expected


@lru_cache(maxsize=256)
def scene_of(start: Start, rack: Arrangement | None = None, rules: Ruleset = RUMMY_PRO) -> Scene:
    """Return the scene of a start; *rack* is how the learner's tiles lie, where that is said.

    A start that cannot be raises LessonError.
    """
    try:
        return start.scene(rack or Arrangement(), rules)
    except ValueError as error:
        raise LessonError(str(error)) from None
