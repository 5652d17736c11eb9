"""What the turns of the three kinds have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...faults import Fault, FaultCode
from ...table_melds import Play
from ...tiles import Tile
from ..moves import Move, refusal
from ..phase import Phase
from ..settings import Settings

if TYPE_CHECKING:
    from ..round import Round

__all__ = ["DiscardTurns"]


class DiscardTurns:
    """Turns that end with a discard: no table is rearranged."""

    all_listed = True
    phases: tuple[Phase, ...] = (Phase.DRAW, Phase.DISCARD)

    def clause(self, settings: Settings) -> str:
        return settings.turn.clause

    def listed(self, here: Round) -> tuple[tuple[Play, ...], bool]:
        return (), False

    def judged(self, here: Round, move: Move) -> Play | tuple[Fault, ...]:
        raise refusal(move, FaultCode.UNKNOWN_MOVE, here.clause)

    def doubled(self, here: Round) -> tuple[Tile, ...]:
        return here.hand.tiles()
