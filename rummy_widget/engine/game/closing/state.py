"""The state of a closing game at one moment: the data, and the facts that follow from it."""

from __future__ import annotations

from dataclasses import dataclass

from ...solver.tiling.rack_counts import Counts
from ...tiles import Tile
from ..deal.stacks import Deal
from ..moves import Move
from ..phase import Discarded, Phase
from ..settings import Settings
from .payments import ClosingResult

__all__ = ["ClosingState"]


@dataclass(frozen=True, slots=True, repr=False)
class ClosingState:
    """The whole state of a game at one moment.

    Seats count from 0. `hands` are counts of tiles, `row` the discards that lie there, the oldest first,
    `thrown` and `extra` what each seat did with Jokers, `moves` all moves since the first deal.
    """

    settings: Settings
    seed: int
    first: int
    number: int  # deals that were refused
    deal: Deal
    phase: Phase
    seat: int
    hands: tuple[Counts, ...]
    drawn: int  # tiles that have left the stock
    row: tuple[Discarded, ...]
    thrown: tuple[int, ...]
    extra: tuple[bool, ...]
    moves: tuple[Move, ...]
    got: Tile | None = None  # what the seat to play has just come by
    result: ClosingResult | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is Phase.OVER

    @property
    def stock(self) -> tuple[Tile, ...]:
        """The tiles of the stock, the next one first."""
        return self.deal.stock[self.drawn :]

    @property
    def stock_count(self) -> int:
        """How many tiles the stock has."""
        return len(self.deal.stock) - self.drawn

    @property
    def trump_drawn(self) -> bool:
        """Whether the face-up Trump has left the stock; it lies on top of the last stack."""
        return self.settings.deal.trump_in_stock and self.stock_count < self.settings.deal.stack

    @property
    def bonus(self) -> int | None:
        """The seat that is paid for the Trump's twin; nobody is while the deal may still be refused (PRO-5).

        If the game was left at that point, nobody ever is.
        """
        if self.result is not None:
            clause = self.settings.deal.bonus_clause
            return next((each.payee for each in self.result.payments if each.clause == clause), None)
        return None if self.phase is Phase.REFUSE else self.deal.bonus

    @property
    def payments(self) -> tuple[int, ...]:
        """What each seat has won or lost; zeros while the game goes on."""
        if self.result is None:
            return (0,) * self.settings.players
        return self.result.totals(self.settings.players)

    @property
    def scores(self) -> tuple[int, ...]:
        """The same as `payments`: what every kind of game calls it."""
        return self.payments
