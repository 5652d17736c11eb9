"""What is so at one moment of a round of laying: the data, and the facts that follow from it."""

from __future__ import annotations

from dataclasses import dataclass

from ...faults import Fault
from ...rules import LayingPlay
from ...table_melds import TableMelds
from ...tiles import Tile
from ..deal.hands import DealtHands
from ..deal.stacks import Deal
from ..moves import Move
from ..phase import Discarded, Phase
from ..settings import Settings
from ..settlement import Settlement

__all__ = ["LayingState"]


@dataclass(frozen=True, slots=True, repr=False)
class LayingState:
    """Everything that is so at one moment of a round.

    Seats count from 0. `row` are the discards, the oldest first; `points` what each seat has laid so far;
    `before` whether it had laid or added anything before this turn, `laid` whether the one to play has in it.
    `got` is what that one has just come by, `taken` the same where it came from the discards, and `owed` the
    Jokers that it has taken from melds and must use in this turn; `spent` are Jokers in a hand that count no
    second time.
    """

    settings: Settings
    seed: int
    first: int
    number: int  # deals that were refused
    dealt: Deal | DealtHands
    phase: Phase
    seat: int
    hands: tuple[tuple[Tile, ...], ...]
    stock: tuple[Tile, ...]
    row: tuple[Discarded, ...]
    spread: TableMelds
    opened: tuple[bool, ...]
    points: tuple[int, ...]
    before: tuple[bool, ...]
    extra: tuple[bool, ...]
    spent: tuple[int, ...]
    moves: tuple[Move, ...] = ()
    got: Tile | None = None
    taken: Tile | None = None
    owed: int = 0
    laid: bool = False
    without: int = 0  # turns in a row without a draw from the stock
    shuffles: int = 0
    result: Settlement | None = None

    @property
    def play(self) -> LayingPlay:
        """How turns are played."""
        play = self.settings.rules.play
        assert isinstance(play, LayingPlay)
        return play

    @property
    def trump(self) -> Tile | None:
        """The tile that was turned up, where the deal has one."""
        return self.dealt.trump if isinstance(self.dealt, Deal) else None

    @property
    def penalty(self) -> int:
        """What the last turn cost: here nothing is made that would have to be taken back."""
        return 0

    @property
    def fault(self) -> Fault | None:
        """Why the last turn was taken back: none ever is."""
        return None

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.phase is Phase.OVER

    @property
    def hand(self) -> tuple[Tile, ...]:
        """The tiles of the seat to play."""
        return self.hands[self.seat]

    @property
    def stock_count(self) -> int:
        """How many tiles the stock has."""
        return len(self.stock)

    @property
    def scores(self) -> tuple[int, ...]:
        """What each seat has won in this round; while it goes on nothing is settled."""
        players = self.settings.players
        return self.result.totals(players) if self.result else (0,) * players

    @property
    def beginning(self) -> bool:
        """Whether this is the first player's first turn, where that is only a discard (R45-2)."""
        return self.play.first_discards and not self.row
