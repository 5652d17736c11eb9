"""What one seat may know of a position: its own tiles, and what lies or lay open for all.

A `ClosingView` holds nothing else, so a player who is given one cannot peek.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from ...rules import Ruleset
from ...solver.closing.sight import Sight, sight_of
from ...solver.tiling.rack_counts import Counts
from ...tiles import JOKER, Tile
from ..drawing import last_takeable
from ..moves import Move, Verb
from ..phase import Discarded, Phase
from ..settings import Settings
from .payments import ClosingResult
from .state import ClosingState

__all__ = ["ClosingView", "takeable", "view_of"]


@dataclass(frozen=True, slots=True)
class ClosingView:
    """A position as one seat sees it; the fields that `Position` has too mean the same here.

    `taken` are, for each seat, the tiles that it has taken from the discards and not discarded since: all
    saw them. `trump_with` are the seats that drew the face-up Trump or were paid for its twin, and have not
    discarded it since. `bonus` is the seat paid for it; nobody is while the deal may still be refused.
    `extra_with` are the seats that used their extra Joker and have thrown none since.
    """

    settings: Settings
    seat: int
    turn: int
    phase: Phase
    first: int
    number: int
    hand: Counts
    got: Tile | None
    sizes: tuple[int, ...]
    stock_count: int
    trump: Tile
    trump_drawn: bool
    row: tuple[Discarded, ...]
    thrown: tuple[int, ...]
    extra: tuple[bool, ...]
    taken: tuple[tuple[Tile, ...], ...]
    trump_with: tuple[int, ...]
    extra_with: tuple[int, ...]
    bonus: int | None
    moves: tuple[Move, ...]
    allowed: tuple[Move, ...]  # empty while another seat is to play
    result: ClosingResult | None

    @property
    def mine(self) -> bool:
        """Whether this seat is to play."""
        return self.turn == self.seat and self.phase is not Phase.OVER

    @property
    def next_seat(self) -> int:
        """The seat that may take what this one discards."""
        return (self.seat + 1) % self.settings.players

    @property
    def jokers_thrown(self) -> int:
        """How many Jokers this seat has thrown."""
        return self.thrown[self.seat]

    @property
    def seen(self) -> tuple[Tile, ...]:
        """Tiles known to be elsewhere, as the solver wants them: without this seat's own thrown Jokers.

        The Trump is, as long as it lies face up: in the stock, or beside it where it is out of play (PRO-6).
        """
        lying = [tile for seat, tile in self.row if tile is not JOKER or seat != self.seat]
        if not self.trump_drawn:
            lying.append(self.trump)
        return (*lying, *(tile for tiles in self.with_others for tile in tiles))

    def sight(self, *had: Tile) -> Sight:
        """This seat's tiles and what may still be drawn, as the solver wants them.

        *had* are seen tiles that the seat could still get: the last discard, or the Trump if it is next.
        """
        seen = list(self.seen)
        for tile in had:
            seen.remove(tile)
        return _sight(self.hand, tuple(seen), self.settings.rules, self.jokers_thrown, sum(self.extra))

    @property
    def above_trump(self) -> int | None:
        """How many tiles will be drawn before the face-up Trump; None once it isn't in the stock.

        It lies on the last stack to be drawn (PRO-3), so it is the next tile once that stack alone is left.
        """
        deal = self.settings.deal
        return self.stock_count - deal.stack if deal.trump_in_stock and not self.trump_drawn else None

    @property
    def next_tile(self) -> Tile | None:
        """The next tile of the stock if everybody can see it, which is when it is the Trump."""
        return self.trump if self.above_trump == 0 else None

    @property
    def with_others(self) -> tuple[tuple[Tile, ...], ...]:
        """The tiles that each other seat is known to hold."""
        found = [list(tiles) for tiles in self.taken]
        for seat in self.trump_with:
            found[seat].append(self.trump)
        for seat in self.extra_with:
            found[seat].append(JOKER)
        found[self.seat] = []
        return tuple(map(tuple, found))


def takeable(view: ClosingView) -> Tile | None:
    """The discard that the next player to draw may take, if there is one."""
    return last_takeable(view.settings.turn, view.row)


def view_of(position: ClosingState, seat: int, allowed: tuple[Move, ...]) -> ClosingView:
    """What a seat may know, with the moves that it may make; ValueError if there is no such seat."""
    players = position.settings.players
    if type(seat) is not int or seat not in range(players):
        raise ValueError(f"no such seat: {seat!r:.40}; expected 0 to {players - 1}")
    taken, trump_with, extra_with = _open(position)
    mine = position.seat == seat
    return ClosingView(
        position.settings, seat, position.seat, position.phase, position.first, position.number,
        position.hands[seat], position.got if mine else None, tuple(hand.size for hand in position.hands),
        position.stock_count, position.deal.trump, position.trump_drawn, position.row, position.thrown,
        position.extra, taken, trump_with, extra_with, position.bonus, position.moves,
        allowed, position.result,
    )  # fmt: skip


@lru_cache(maxsize=16)
def _sight(hand: Counts, seen: tuple[Tile, ...], rules: Ruleset, thrown: int, extra: int) -> Sight:
    return sight_of(hand, seen, rules, jokers_thrown=thrown, extra_jokers=extra)


def _open(position: ClosingState) -> tuple[tuple[tuple[Tile, ...], ...], tuple[int, ...], tuple[int, ...]]:
    """What each seat took from the discards, and who holds the Trump, its twin or an extra Joker."""
    settings, deal = position.settings, position.deal
    players, trump = settings.players, deal.trump
    taken: list[Counter[Tile]] = [Counter() for _ in range(players)]
    known: list[Counter[Tile]] = [Counter() for _ in range(players)]  # the Trump and its twin, Jokers
    if (bonus := position.bonus) is not None:
        known[bonus][trump] += 1
    last_refusal = max((at for at, move in enumerate(position.moves) if move.verb is Verb.REFUSE), default=-1)
    seat, row, drawn = position.first, list[Tile](), 0
    for move in position.moves[last_refusal + 1 :]:
        match move.verb:
            case Verb.TAKE:
                taken[seat][row.pop()] += 1
            case Verb.EXTRA:
                known[seat][JOKER] += 1
            case Verb.DRAW:
                drawn += 1
                if settings.deal.trump_in_stock and len(deal.stock) - drawn == settings.deal.stack - 1:
                    known[seat][trump] += 1
            case Verb.DISCARD | Verb.THROW:
                kind = move.tile or JOKER
                row.append(kind)
                if taken[seat][kind]:
                    taken[seat][kind] -= 1
                elif known[seat][kind]:
                    known[seat][kind] -= 1
                seat = (seat + 1) % players
    with_trump, with_extra = (
        tuple(seat for seat in range(players) for _ in range(known[seat][kind])) for kind in (trump, JOKER)
    )
    return tuple(tuple(each.elements()) for each in taken), with_trump, with_extra
