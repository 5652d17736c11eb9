"""The starts of steps in which the learner makes moves of a game.

Such a step starts with an invented turn, a deal by hand (in which the players deal the tiles themselves, step
by step) or a position in a real game. If melds are laid on the table in the game, the step ends after one
turn.

Each start is an object of a class in this module. It creates the first scene, which is the position of the
game as the learner first sees it, and it can read moves in notation.

>>> scene = scene_of(DealStart(players=3, seed=5, done=("trump",)))
>>> scene.phase, scene.offered[:3]
(<DealPhase.TURNED: 'turned'>, ('stack 1', 'stack 2', 'stack 3'))
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import ClassVar

from ..engine.game.closing_turn import PHASES as TURN_PHASES
from ..engine.game.closing_turn import ClosingTurn
from ..engine.game.deal.dealing import Dealing, DealPhase, read_deal_move
from ..engine.game.moves import read_move
from ..engine.game.phase import Phase
from ..engine.game.round import new_game
from ..engine.game.round_scene import RoundScene, after_others
from ..engine.game.round_scene import Scene as Scene
from ..engine.game.round_setup import RoundSetup
from ..engine.game.settings import Settings
from ..engine.layout import Arrangement
from ..engine.rules import RUMMY_PRO, Ruleset, switched
from ..engine.tiles import Tile
from .errors import LessonError

TABLE_PHASES = (Phase.DRAW, Phase.DISCARD, Phase.PLAY)
"""The phases of a turn in which a step can start, in games in which melds are laid on the table."""

PHASES = tuple(dict.fromkeys(map(str, (*TURN_PHASES, Phase.REFUSE, Phase.PLAY, *DealPhase))))
"""The names of all phases that a turn, a game or a deal can reach in a step in which moves are made."""

OTHERS = "others"
"""A marker in the list of moves before a step: the other players move until it is the learner's turn."""


class Start(ABC):
    """The start of a step in which the learner makes moves; it creates the first scene.

    A scene is a position of the game as the learner sees it.

    Attributes:
        judged: Whether the rack shows which melds are right and wrong.
        brings_rack: Whether the learner's tiles are dealt, rather than given by the step.
        on_table: Whether the game is one in which melds are laid on the table.
        expected: Examples of moves, for error messages.
    """

    __slots__ = ()
    judged: ClassVar = True
    brings_rack: ClassVar = False
    on_table: ClassVar = False
    expected: ClassVar[str]

    @abstractmethod
    def scene(self, rack: Arrangement, rules: Ruleset) -> Scene:
        """Return the game position with which the step starts; the learner's tiles lie as in *rack*.

        Raises ValueError if such a position is impossible.
        """

    def normalized(self, move: str) -> str:
        """Return *move*, a move in any notation that can be read, in standard notation.

        Whether the move is legal is not checked. Raises RulesError or NotationError if it cannot be read as a
        move.
        """
        return read_move(move).notation()


@dataclass(frozen=True, slots=True)
class TurnStart(Start):
    """An invented turn in a game without melds on the table; the learner has the tiles on the step's rack.

    `phase` says what the learner has to do first, such as draw a tile. `discard` is the latest discard (None
    if there is none), `stock` are the tiles to draw, and `thrown` is the number of Jokers that the learner
    has discarded in earlier turns. `expected` gives examples of moves, for error messages.
    """

    phase: str = "draw"
    discard: Tile | None = None
    stock: tuple[Tile, ...] = ()
    thrown: int = 0

    expected: ClassVar = "'draw', 'take', 'discard r7', 'throw', 'close k10'"

    def scene(self, rack: Arrangement, rules: Ruleset) -> ClosingTurn:
        """Return the position of the game in which the turn starts, with *rack* as the learner's tiles."""
        return ClosingTurn(rack, Phase(self.phase), self.discard, self.stock, self.thrown, rules=rules)


@dataclass(frozen=True, slots=True)
class TableStart(Start):
    """An invented turn at a table with melds, in which the learner has the tiles on the step's rack.

    `setup` describes the table and how far the turn has got; `switches` are house rules, as pairs of name and
    value.

    `on_table` is True because there are melds on a table. `judged` is False: the rack does not show which
    melds are right and wrong. `expected` gives examples of moves, for error messages.
    """

    setup: RoundSetup
    switches: tuple[tuple[str, str], ...] = ()

    judged: ClassVar = False  # the melds that count are on the table
    on_table: ClassVar = True
    expected: ClassVar = (
        "'draw', 'take', 'lay r5 r6 r7', 'add r8 1', 'replace r6 2', 'discard r9', 'play r5 r6 r7'"
    )

    def scene(self, rack: Arrangement, rules: Ruleset) -> RoundScene:
        """Return the position of the game at the start of the turn, with *rack* as the learner's tiles."""
        return RoundScene.made_up(switched(rules, dict(self.switches)), rack, self.setup)


@dataclass(frozen=True, slots=True)
class DealtStart(Start):
    """The start of a step for which tiles are dealt to all players, at random from a seed.

    `players` is the number of players, who are numbered from 0; the learner is player 0. `first` is the
    number of the player who begins (None if the rules decide it). `switches` are house rules as pairs of name
    and value, and `done` are the moves made before the step starts. `brings_rack` is True because the
    learner's tiles are dealt, not given by the step.
    """

    players: int = 4
    seed: int = 0
    first: int | None = 0
    switches: tuple[tuple[str, str], ...] = ()
    done: tuple[str, ...] = ()

    brings_rack: ClassVar = True


@dataclass(frozen=True, slots=True)
class DealStart(DealtStart):
    """A deal by hand, in which the learner's moves are those of dealing, such as taking a stack of tiles.

    `judged` is False: the rack does not show which melds are right and wrong. `expected` gives examples of
    moves, for error messages.
    """

    judged: ClassVar = False  # the tiles are only dealt, not played yet
    expected: ClassVar = "'trump', 'stack 7', 'move 8', 'deal 8'"

    def scene(self, rack: Arrangement, rules: Ruleset) -> Dealing:
        """Return the deal after the moves in `done`.

        *rack* is ignored, because the tiles have yet to be dealt.
        """
        settings = Settings(self.players, rules=switched(rules, dict(self.switches)))
        return reduce(Dealing.after, self.done, Dealing.begin(settings, self.seed, self.first or 0))

    def normalized(self, move: str) -> str:
        """Return *move* in standard notation; raises NotationError if it is not a move of the deal."""
        return read_deal_move(move).notation()


@dataclass(frozen=True, slots=True)
class GameStart(DealtStart):
    """A real game, from the deal on.

    `done` are the moves of all players before the step starts, in order. In place of the moves of the other
    players, it may contain the word "others": they then move by themselves until it is the learner's turn.
    All points are multiplied by `multiplier`. `expected` gives examples of moves, for error messages.
    """

    multiplier: int = 1

    expected: ClassVar = "'draw', 'take', 'extra', 'discard r7', 'throw', 'close', 'refuse', 'keep', 'leave'"

    def scene(self, rack: Arrangement, rules: Ruleset) -> RoundScene:
        """Return the game as the learner sees it when the step starts, after the moves in `done`.

        *rack* is the arrangement of the learner's tiles; if it is empty, they are arranged in a useful order.
        """
        its = switched(rules, dict(self.switches))
        position = new_game(self.players, self.seed, first=self.first, multiplier=self.multiplier, rules=its)
        for move in self.done:
            position = after_others(position) if move == OTHERS else position.after(move)
        return RoundScene.begin(position, rack)


@dataclass(frozen=True, slots=True)
class TableGameStart(GameStart):
    """A real game in which melds are laid on the table (`on_table`), from the deal on.

    `first` is the number of the player who begins, from 0; None if the rules decide it. `judged` is False:
    the rack does not show which melds are right and wrong. `expected` gives examples of moves, for error
    messages.
    """

    first: int | None = None

    judged: ClassVar = False  # the melds that count are on the table
    on_table: ClassVar = True
    expected: ClassVar = TableStart.expected


@lru_cache(maxsize=256)
def scene_of(start: Start, rack: Arrangement | None = None, rules: Ruleset = RUMMY_PRO) -> Scene:
    """Return the first scene of a step in which the learner makes moves; a scene is a position of the game.

    *rack* is the arrangement of the learner's tiles. It is not needed if they are dealt: without it, they are
    arranged in a useful order. Raises LessonError if the start is impossible.
    """
    try:
        return start.scene(rack or Arrangement(), rules)
    except ValueError as error:
        raise LessonError(str(error)) from None
