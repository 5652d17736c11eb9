"""What one seat may know of a round of laying: its own tiles, and what lies open for all."""

from __future__ import annotations

from dataclasses import dataclass

from ...table_melds import TableMelds
from ...tiles import Tile
from ..moves import Move
from ..phase import Discarded, Phase
from ..settings import Settings
from ..settlement import Settlement

__all__ = ["LayingView"]


@dataclass(frozen=True, slots=True)
class LayingView:
    """A position as one seat sees it; the fields that the position has too mean the same here."""

    settings: Settings
    seat: int
    turn: int
    phase: Phase
    first: int
    number: int
    hand: tuple[Tile, ...]
    got: Tile | None
    sizes: tuple[int, ...]
    stock_count: int
    trump: Tile | None
    row: tuple[Discarded, ...]
    spread: TableMelds
    opened: tuple[bool, ...]
    points: tuple[int, ...]
    extra: tuple[bool, ...]
    owed: int
    shuffles: int
    moves: tuple[Move, ...]
    allowed: tuple[Move, ...]  # empty while another seat is to play
    result: Settlement | None

    @property
    def mine(self) -> bool:
        """Whether this seat is to play."""
        return self.turn == self.seat and self.phase is not Phase.OVER
