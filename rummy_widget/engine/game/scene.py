"""What is played in a step of a lesson, as those need it who show it, check it or hint at it.

A made-up turn (of a game of closes, or at a table where melds lie), a deal by hand and a seat in a real game
are scenes. All answer the same questions, and give what lies on the table as plain data, a `TableScene`: only
what the learner may see, and no words.

>>> from rummy_widget.engine.game.deal.dealing import Dealing
>>> from rummy_widget.engine.game.settings import Settings
>>> scene: Scene = Dealing.begin(Settings(players=3), seed=5).after("trump")
>>> scene.offered[:3], str(scene.felt.trump), scene.felt.stacks
(('stack 1', 'stack 2', 'stack 3'), 'r8', 15)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from ..faults import Fault, RulesError
from ..layout import Arrangement
from ..table_melds import TableMelds
from ..tiles import Tile
from .moves import Move
from .phase import Discarded

__all__ = ["OWN", "MoveDescription", "Scene", "SceneKind", "TableScene"]

OWN = 0
"""The learner's seat."""


class SceneKind(StrEnum):
    """What is played."""

    TURN = "turn"  # one turn, made up; also at a table where melds lie
    DEAL = "deal"  # a deal by hand
    GAME = "game"  # a seat of a real game


class MoveDescription(NamedTuple):
    """A move that a seat has made; `took` is the tile that it came by, where this seat may know it."""

    seat: int
    move: Move
    took: Tile | None = None


@dataclass(frozen=True, slots=True)
class TableScene:
    """What lies on the table, as far as the learner may see it.

    `stock` is how many tiles the stock has, or None if nobody has counted it or it isn't there yet. `row` are
    the discards, the oldest first; `taking` is whether the rules let anybody take one. `trump` is face up; in
    a deal it lies on the stack `trump_stack` of so many `stacks`.

    Where melds lie, `spread` are these, `opened` whether the learner is open, `points` what the learner has
    laid so far; `penalty` is how many tiles the last turn cost, and `fault` why it was taken back.
    """

    kind: SceneKind
    phase: str
    stock: int | None = None
    row: tuple[Discarded, ...] = ()
    taking: bool = True
    trump: Tile | None = None
    trump_stack: int | None = None
    stacks: int = 0
    dealt: tuple[int, ...] = ()  # stacks that were dealt, by their numbers, the last one last
    spread: TableMelds | None = None
    opened: bool = False
    points: int = 0
    penalty: int = 0
    fault: Fault | None = None


class Scene(Protocol):
    """A moment of what is played: immutable, and each move gives another."""

    @property
    def phase(self) -> str:
        """What is to be done now, in a word."""

    @property
    def ended(self) -> str | None:
        """How the game ended: closed (by this seat), lost, empty or left; None while it goes on."""

    @property
    def seat(self) -> int | None:
        """Who is to play or gets the next stack; None if nobody is."""

    @property
    def rack(self) -> Arrangement:
        """The learner's tiles as they lie."""

    @property
    def discard(self) -> Tile | None:
        """The last discard, if one lies there."""

    @property
    def thrown(self) -> int:
        """Jokers that the learner has thrown."""

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """All moves that are allowed now."""

    @property
    def offered(self) -> tuple[str, ...]:
        """The moves to choose from; if finding the right one is the question, wrong ones are among them."""

    @property
    def foresight(self) -> int:
        """How many moves ahead one can look without knowing what is hidden."""

    @property
    def felt(self) -> TableScene:
        """What lies on the table."""

    def after(self, move: str) -> Scene:
        """The scene after a move; one that the rules forbid raises RulesError with its Fault."""

    def refused(self, move: str) -> RulesError | None:
        """Why a move is not allowed, or None if it is."""
