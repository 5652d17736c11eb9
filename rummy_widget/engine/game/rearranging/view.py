"""What one seat may know of a round with a table to rearrange: its own rack, and what lies open for all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...table_melds import Play, TableMelds
from ...tiles import Tile
from ..moves import Move, Verb
from ..phase import Phase
from ..settings import Settings
from ..settlement import Settlement
from .simple_plays import simple_plays

__all__ = ["RearrangingView"]


@dataclass(frozen=True, slots=True)
class RearrangingView:
    """A position as one seat sees it; the fields that the position has too mean the same here."""

    settings: Settings
    seat: int
    turn: int
    phase: Phase
    first: int
    hand: tuple[Tile, ...]
    sizes: tuple[int, ...]
    stock_count: int
    spread: TableMelds
    opened: tuple[bool, ...]
    moves: tuple[Move, ...]
    passes: int
    penalty: int
    result: Settlement | None

    @property
    def mine(self) -> bool:
        """Whether this seat is to play."""
        return self.turn == self.seat and self.phase is not Phase.OVER

    @property
    def drawing(self) -> Move:
        """What this seat does where it does not play."""
        return Move(Verb.DRAW if self.stock_count else Verb.PASS)

    def plays(self, most: int = 200) -> Iterator[Play]:
        """The plays that this seat sees, one by one, so that nobody looks for more than they want."""
        return simple_plays(
            self.spread, self.hand, self.settings.rules, opened=self.opened[self.seat], most=most
        )
