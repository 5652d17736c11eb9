"""The interface of turns, which the three kinds of games implement."""

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
        """Return the id of the clause about turns in the game's rules, such as "PRO-10"."""
        return settings.turn.clause

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        """Return the verbs of all moves that exist in a game."""

    def first_phase(self, rules: Ruleset) -> Phase:
        """Return the phase in which the first turn of a round begins."""

    def allowed(self, game: Round) -> list[Move]:
        """Return the legal moves of the seat to play."""

    def make(self, game: Round, move: Move) -> Round:
        """Return the round after this move; RulesError if the rules forbid it."""

    def leave(self, game: Round) -> Round:
        """Return the round after the seat to play has left, which ends it."""

    def list_plays(self, game: Round) -> tuple[tuple[Play, ...], bool]:
        """Return possible plays of the seat to play, and whether there are more.

        There are none in games without a table to rearrange.
        """
        return (), False

    def judge(self, game: Round, move: Move) -> Play | tuple[Fault, ...]:
        """Return the play of a `play` move if it is valid, otherwise all its faults."""
        raise refusal(move, FaultCode.UNKNOWN_MOVE, game.clause)

    def tiles_to_refuse(self, game: Round) -> tuple[Tile, ...]:
        """Return the tiles whose doubles decide whether the seat to play may refuse the deal (PRO-7)."""
        return game.hand.tiles()
