"""The interface for playing turns, which is implemented for each of the three kinds of games.

The kinds are games in which nothing is laid until a player closes (`closing`), games in which melds are laid
and never taken apart (`laying`), and games in which the table is rearranged (`rearranging`).
"""

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

    The defaults are for games in which turns end with a discard and the table isn't rearranged.

    Attributes:
        all_listed: whether the legal moves can be listed without a long search, so that a player's `View` can
            contain them.
        phases: the phases of a turn, in order.
    """

    all_listed: bool = True
    phases: tuple[Phase, ...] = (Phase.DRAW, Phase.DISCARD)

    def clause(self, settings: Settings) -> str:
        """Return the id of the clause about turns in the written rules of the game, such as "PRO-10"."""
        return settings.turn.clause

    def verbs(self, rules: Ruleset) -> frozenset[Verb]:
        """Return the verbs of all moves that exist in a game, such as `draw` and `discard`."""

    def first_phase(self, rules: Ruleset) -> Phase:
        """Return what the first player of a round must do first, such as draw or discard."""

    def allowed(self, game: Round) -> list[Move]:
        """Return the moves that the player whose turn it is may make, except leaving the game."""

    def make(self, game: Round, move: Move) -> Round:
        """Return the round after this move; raise RulesError if the rules forbid it."""

    def leave(self, game: Round) -> Round:
        """Return the round after the current player has left the game, which ends the round."""

    def list_plays(self, game: Round) -> tuple[tuple[Play, ...], bool]:
        """Return ways in which the player can lay tiles now, and whether more ways exist than are returned.

        In games in which the table isn't rearranged, ways to lay tiles aren't listed: the result is empty.
        """
        return (), False

    def judge(self, game: Round, move: Move) -> Play | tuple[Fault, ...]:
        """Return the turn, as a `Play`, if a `play` move is valid, otherwise all faults of the move.

        A `play` move names all melds on the table after the turn. Raises RulesError for other moves, and in
        games in which the table isn't rearranged.
        """
        raise refusal(move, FaultCode.UNKNOWN_MOVE, game.clause)

    def tiles_to_refuse(self, game: Round) -> tuple[Tile, ...]:
        """Return the tiles of the player whose turn it is.

        In games with rule PRO-7, the number of pairs among these tiles decides whether the player may refuse
        the deal.
        """
        return game.hand.tiles()
