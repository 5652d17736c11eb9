"""What a turn is in each of the three kinds of games; the one place where the kind of play chooses code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ...faults import Fault
from ...rules import ClosingPlay, LayingPlay, RearrangingPlay, Ruleset
from ...table_melds import Play
from ...tiles import Tile
from ..moves import Move, Verb
from ..phase import Phase
from ..settings import Settings
from .closing import ClosingTurns
from .laying import LayingTurns
from .rearranging import RearrangingTurns

if TYPE_CHECKING:
    from ..round import Round

__all__ = ["Turns", "turns_of"]


class Turns(Protocol):
    """The turns of one kind of games. Rounds are given, and rounds are returned."""

    all_listed: bool  # whether all legal moves are found without a long search
    phases: tuple[Phase, ...]  # that a turn goes through

    def clause(self, settings: Settings) -> str:
        """Return the clause on turns."""

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        """Return the moves that a game has."""

    def first_phase(self, rules: Ruleset) -> Phase:
        """Return what the first seat has to do first."""

    def allowed(self, here: Round) -> list[Move]:
        """Return the legal moves of a turn."""

    def make(self, here: Round, move: Move) -> Round:
        """Return the round after a move of a turn; RulesError if the rules forbid it."""

    def left(self, here: Round, move: Move) -> Round:
        """Return the round after the seat to play has left."""

    def listed(self, here: Round) -> tuple[tuple[Play, ...], bool]:
        """Return plays on a table to rearrange, and whether there are more."""

    def judged(self, here: Round, move: Move) -> Play | tuple[Fault, ...]:
        """Return what a play on a table to rearrange is, or everything that is wrong with it."""

    def doubled(self, here: Round) -> tuple[Tile, ...]:
        """Return the tiles whose doubles count for the right to refuse the deal."""


_TURNS: dict[type, Turns] = {
    ClosingPlay: ClosingTurns(),
    LayingPlay: LayingTurns(),
    RearrangingPlay: RearrangingTurns(),
}


def turns_of(rules: Ruleset) -> Turns:
    """Return the turns of a game."""
    return _TURNS[type(rules.play)]
