"""What the turns of the three kinds of games have in common."""

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
    """The turns of one kind of games. Rounds are given, and rounds are returned.

    What is defined here is right for turns that end with a discard, in which no table is rearranged.
    """

    all_listed: bool = True  # whether all legal moves are found without a long search
    phases: tuple[Phase, ...] = (Phase.DRAW, Phase.DISCARD)  # that a turn goes through

    def clause(self, settings: Settings) -> str:
        """Return the clause on turns."""
        return settings.turn.clause

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        """Return the moves that a game has."""

    def first_phase(self, rules: Ruleset) -> Phase:
        """Return what the first seat has to do first."""

    def allowed(self, here: Round) -> list[Move]:
        """Return the legal moves of a turn."""

    def make(self, here: Round, move: Move) -> Round:
        """Return the round after a move of a turn; RulesError if the rules forbid it."""

    def leave(self, here: Round) -> Round:
        """Return the round that ends as the seat to play has left."""

    def list_plays(self, here: Round) -> tuple[tuple[Play, ...], bool]:
        """Return plays on a table to rearrange, and whether there are more."""
        return (), False

    def judge(self, here: Round, move: Move) -> Play | tuple[Fault, ...]:
        """Return what a play on a table to rearrange is, or everything that is wrong with it."""
        raise refusal(move, FaultCode.UNKNOWN_MOVE, here.clause)

    def tiles_to_refuse(self, here: Round) -> tuple[Tile, ...]:
        """Return the tiles whose doubles count for the right to refuse the deal."""
        return here.hand.tiles()
