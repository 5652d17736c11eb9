"""What one player may know of a round: their own tiles, and everything that all players have seen.

A `View` contains nothing else, so a computer player that gets one can't cheat.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache

from ..solver.closing.sight import Sight, sight_of
from ..solver.open_games.simple_plays import simple_plays
from ..solver.tiling.rack_counts import Counts
from ..table_melds import Play, TableMelds
from ..tiles import JOKER, Tile
from .drawing import last_takeable
from .hand import Hand
from .moves import Move, Verb
from .phase import Discarded, Phase
from .settings import Settings
from .settlement import Settlement


@dataclass(frozen=True, kw_only=True)
class OpenState:
    """Everything that all players may know of a round: the part that `Round` and `View` have in common.

    Seats are numbered from 0. Attributes that are described by "for each seat" are tuples with one value for
    each seat.

    Attributes:
        settings: the settings of the table.
        first: the seat of the first player.
        number: how many deals the players refused before this one.
        phase: what the player whose turn it is must do.
        seat: the seat whose turn it is; but in a `View` the seat of the player who has the view.
        opened: for each seat, whether it has opened, that is, laid its first melds as the rules require.
        points: for each seat, how many points the tiles that it has laid so far are worth.
        laid_before: for each seat, whether it laid anything in an earlier turn.
        extra: for each seat, whether it has used its extra Joker.
        thrown: for each seat, how many Jokers it has discarded.
        taken: for each seat, the tiles in its hand that it took from the discards.
        shown: for each seat, the other tiles in its hand that everybody saw it get.
        row: the discards, the oldest first.
        spread: the melds on the table.
        moves: all moves since the first deal.
        bonus: the seat that was dealt the other copy of the trump tile (PRO-5); None as long as somebody may
            still refuse the deal.
        got: the tile that the player whose turn it is has just drawn, taken or got as the extra Joker;
            otherwise None.
        owed: how many Jokers this player has taken from melds and must still lay in this turn.
        shuffles: how many times the discards were shuffled into a new stock.
        passes: how many players in a row have passed because the stock is empty.
        penalty: how many tiles were drawn as a penalty for the last turn.
        result: the end of the round and its points; None while it goes on.
    """

    settings: Settings
    first: int
    number: int
    phase: Phase
    seat: int
    opened: tuple[bool, ...]
    points: tuple[int, ...]
    laid_before: tuple[bool, ...]
    extra: tuple[bool, ...]
    thrown: tuple[int, ...]
    taken: tuple[Hand, ...]
    shown: tuple[Hand, ...]
    row: tuple[Discarded, ...] = ()
    spread: TableMelds = field(default_factory=TableMelds)
    moves: tuple[Move, ...] = ()
    bonus: int | None = None
    got: Tile | None = None
    owed: int = 0
    shuffles: int = 0
    passes: int = 0
    penalty: int = 0
    result: Settlement | None = None

    @property
    def next_seat(self) -> int:
        """The seat after `seat`, whose player may take the discard of the player in `seat`."""
        return (self.seat + 1) % self.settings.players


@dataclass(frozen=True, kw_only=True)
class View(OpenState):
    """A round as one player sees it: their own tiles, and what all players may know.

    `OpenState` describes the other attributes. Three of them differ here: `seat` is the seat of the player
    who has the view; `got`, the tile that was just drawn or taken, is None in another player's turn; and
    `bonus`, the seat that was dealt the other copy of the trump tile, is None if nobody pays for that.

    Attributes:
        turn: the seat whose turn it is.
        hand: the player's tiles.
        sizes: the number of tiles in each seat's hand.
        stock_count: the number of tiles in the stock.
        trump: the trump tile, which was turned up at the deal; None if there is none.
        trump_drawn: whether it has been drawn from the stock.
        allowed: the moves that the player may make now; empty in another player's turn. It is also empty in
            games in which the table is rearranged: there, the method `plays` finds ways to lay tiles.
    """

    turn: int
    hand: Hand
    sizes: tuple[int, ...]
    stock_count: int
    trump: Tile | None
    trump_drawn: bool
    allowed: tuple[Move, ...]

    @property
    def mine(self) -> bool:
        """Whether it is the turn of the player who has this view; False if the round is over."""
        return self.turn == self.seat and self.phase is not Phase.OVER

    @property
    def fewest(self) -> tuple[int, int]:
        """The smallest number of tiles that another player holds, and the seat of that player."""
        return min((size, seat) for seat, size in enumerate(self.sizes) if seat != self.seat)

    def may(self, verb: Verb) -> Move | None:
        """Return the first allowed move with this verb, such as `draw`; None if there is none."""
        return next((move for move in self.allowed if move.verb is verb), None)

    # ---- Games in which nothing is laid until a player lays the whole hand -------------------------

    @property
    def counts(self) -> Counts:
        """The player's own tiles in the form that the solver needs; raises KeyError for playing cards."""
        return self.hand.counts

    @property
    def jokers_thrown(self) -> int:
        """How many Jokers the player who has this view has discarded."""
        return self.thrown[self.seat]

    @property
    def face_up(self) -> Tile | None:
        """The trump tile while it is face up: in the stock, or beside it if it is out of play (PRO-6).

        None after it was drawn, or if the game has no trump tile.
        """
        return None if self.trump_drawn else self.trump

    @cached_property
    def seen(self) -> tuple[Tile, ...]:
        """The discards, the face-up trump tile, and the tiles that other players are known to hold.

        The player can see or remember where these tiles are. The tiles of melds on the table and the Jokers
        that this player discarded are left out.
        """
        lying = [tile for seat, tile in self.row if tile is not JOKER or seat != self.seat]
        if self.face_up is not None:
            lying.append(self.face_up)
        return (*lying, *(tile for tiles in self.with_others for tile in tiles))

    def sight(self, *had: Tile) -> Sight:
        """Return the player's tiles and what may still be drawn, in the form that the solver needs.

        *had* are face-up tiles to count among those that may still be drawn, because the player could get
        them: the last discard, or the trump tile if it is the next tile of the stock. Raises ValueError if
        one of them isn't face up.
        """
        if not had:
            return self._own_sight
        seen = list(self.seen)
        for tile in had:
            seen.remove(tile)
        return self._sight_of(tuple(seen))

    @cached_property
    def _own_sight(self) -> Sight:
        """The result of `sight` if the player can't get any face-up tile."""
        return self._sight_of(self.seen)

    def _sight_of(self, seen: tuple[Tile, ...]) -> Sight:
        """Return the player's tiles and what may still be drawn: any tile that isn't among *seen*."""
        rules, thrown = self.settings.rules, self.jokers_thrown
        return _sight(self.counts, seen, rules, jokers_thrown=thrown, extra_jokers=sum(self.extra))

    @property
    def above_trump(self) -> int | None:
        """How many tiles will be drawn before the face-up trump tile; None if it isn't in the stock.

        The trump tile is on top of the last stack to be drawn (PRO-3), so it is the next tile to be drawn
        when only that stack is left.
        """
        deal = self.settings.deal
        return self.stock_count - deal.stack if deal.trump_in_stock and self.face_up else None

    @property
    def next_tile(self) -> Tile | None:
        """The next tile of the stock if it is the face-up trump tile, which all can see; otherwise None."""
        return self.trump if self.above_trump == 0 else None

    @cached_property
    def with_others(self) -> tuple[tuple[Tile, ...], ...]:
        """For each seat, the tiles that its player is known to hold; () for the viewing player's own seat."""
        return tuple(
            () if seat == self.seat else (*taken, *shown)
            for seat, (taken, shown) in enumerate(zip(self.taken, self.shown, strict=True))
        )

    # ---- Games in which the table is rearranged ----------------------------------------------------

    @property
    def drawing(self) -> Move:
        """The move of a player who lays nothing in a turn: draw, or pass if the stock is empty."""
        return Move(Verb.DRAW if self.stock_count else Verb.PASS)

    def plays(self, most: int = 200) -> Iterator[Play]:
        """Yield plays that are easy to see: ways to lay tiles with little rearranging of the table.

        At most *most* candidates are tried.
        """
        return simple_plays(
            self.spread, self.hand.tiles(), self.settings.rules, opened=self.opened[self.seat], most=most
        )


def takeable(view: View) -> Tile | None:
    """Return the last discard if the next player to draw may take it, otherwise None.

    *view* is the view of any player, because all players see the discards.
    """
    return last_takeable(view.settings.turn, view.row)


_sight = lru_cache(maxsize=16)(sight_of)
