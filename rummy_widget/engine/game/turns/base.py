"""The interface for playing turns, which the three kinds of games implement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ...faults import Fault, FaultCode
from ...rules import Ruleset
from ...table_melds import Play
from ...tiles import Tile
from ..moves import Move, Verb, refusal
from ..phase import Phase
from ..settings import Settings

if TYPE_CHECKING:
    from ..round import Round


class Turns(Protocol):
    """How turns are played in one kind of game: which moves are legal, and the round after each of them.

    The defaults are for games in which turns end with a discard and no table is rearranged.
    """

    all_listed: bool = True  # whether `allowed` finds all legal moves without a long search
    phases: tuple[Phase, ...] = (Phase.DRAW, Phase.DISCARD)  # the phases of a turn

    def clause(self, settings: Settings) -> str:
        """Return the id of the clause about turns in the written rules of the game, such as "PRO-10"."""
        return settings.turn.clause

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        """Return the verbs of all moves that exist in a game, such as `draw` and `discard`."""

    def first_phase(self, rules: Ruleset) -> Phase:
        """Return what the first player of a round has to do first, such as draw or discard."""

    def allowed(self, game: Round) -> list[Move]:
        """Return the moves that are allowed to the player whose turn it is."""

    def make(self, game: Round, move: Move) -> Round:
        """Return the round after this move; raise RulesError if the rules forbid it."""

    def leave(self, game: Round) -> Round:
        """Return the round after the player whose turn it is has left, which ends it."""

    def list_plays(self, game: Round) -> tuple[tuple[Play, ...], bool]:
        """Return ways in which the player can lay tiles now, and whether there are more of them.

        There are none in games without a table to rearrange.
        """
        return (), False

    def judge(self, game: Round, move: Move) -> Play | tuple[Fault, ...]:
        """Return what a `play` move does, if it is valid, otherwise all its faults.

        A `play` move names all melds on the table after the turn. Raises RulesError for other moves, and in
        games without a table to rearrange.
        """
        raise refusal(move, FaultCode.UNKNOWN_MOVE, game.clause)

    def tiles_to_refuse(self, game: Round) -> tuple[Tile, ...]:
        """Return the tiles whose pairs decide whether the player may refuse the deal (PRO-7)."""
        return game.hand.tiles()
