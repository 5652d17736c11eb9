"""The deal of Rummy PRO, for which all tiles are first put into stacks (PRO-1 to PRO-7).

A `Deal` contains the stacks, the trump tile, which decides which stack is dealt first, each player's tiles,
and the stock.

>>> found = deal(Settings(players=4), seed=7)
>>> str(found.trump), [len(hand) for hand in found.hands], len(found.stock)
('b11', [15, 14, 14, 14], 49)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ...rules import DealRules, JokerTrump
from ...shuffle import shuffled
from ...tiles import ALL_TILES, JOKER, Tile
from ..settings import Settings, check_seed


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal with stacks.

    Stacks and seats are numbered from 0; the tiles of a stack are listed from the bottom up.

    Attributes:
        trump: the trump tile, which is turned up to decide which stack is dealt first.
        put_back: how many Jokers were turned up and put back before the trump tile.
        stacks: all stacks before any of them is dealt. The trump tile is already on the stack of its number
            (the fifth for a 5), in place of the top tile, which is now on the next stack.
        trump_stack: the index of the stack with the trump tile.
        moved: the tile that the trump tile replaced.
        dealt: for each seat, the indexes of the stacks that it gets.
        hands: for each seat, the tiles that it gets.
        stock: the tiles that are left, in the order of drawing.
    """

    trump: Tile
    put_back: int
    stacks: tuple[tuple[Tile, ...], ...]
    trump_stack: int
    moved: Tile
    dealt: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[Tile, ...], ...]
    stock: tuple[Tile, ...]

    @property
    def bonus(self) -> int | None:
        """The seat that was dealt the other copy of the trump tile, for which there is a bonus (PRO-5).

        None if nobody was dealt it.
        """
        return next((seat for seat, hand in enumerate(self.hands) if self.trump in hand), None)


def deal(settings: Settings, seed: int, first: int = 0, number: int = 0) -> Deal:
    """Return the deal of a game with stacks and a trump tile; *seed* determines the tiles.

    *first* is the first player's seat. *number* is how many times the players have refused a deal with this
    seed; after each refusal other tiles are dealt. Raises ValueError for an impossible seed.
    """
    rules, count = settings.deal, settings.players
    draw = Random(f"rummy_widget deal {check_seed(seed)}.{number}")
    box = [*ALL_TILES * settings.rules.tiles.copies, *(JOKER,) * settings.rules.tiles.jokers]
    tiles = list(shuffled(box, draw))
    put_back = 0
    while tiles[-1] == JOKER:
        put_back += 1
        if rules.joker_trump is JokerTrump.RESHUFFLE:
            tiles = list(shuffled(tiles, draw))
        else:  # the Joker changes places with another tile
            place = int(draw.random() * (len(tiles) - 1))
            tiles[place], tiles[-1] = tiles[-1], tiles[place]
    trump = tiles.pop()
    stacks = [tiles[start : start + rules.stack] for start in range(0, len(tiles), rules.stack)]
    own = (trump.number or 1) - 1
    moved, stacks[own][-1] = stacks[own][-1], trump
    after = (own + 1) % len(stacks)
    stacks[after].append(moved)
    order = [(after + step) % len(stacks) for step in range(len(stacks))]
    turns = [(seat - first) % count for seat in range(count)]
    dealt = tuple((order[turn], order[turn + count]) for turn in turns)
    hands = tuple(tuple(each for stack in pair for each in reversed(stacks[stack])) for pair in dealt)
    stock = [each for stack in order[2 * count :] for each in reversed(stacks[stack])]
    if not rules.trump_in_stock:
        del stock[-rules.stack]  # the top of the last stack
    return Deal(trump, put_back, tuple(map(tuple, stacks)), own, moved, dealt, hands, tuple(stock))


def doubles(tiles: tuple[Tile, ...]) -> int:
    """Return how many pairs of identical tiles there are, not counting Jokers (PRO-7).

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> doubles(parse_tiles("r7 r7 b7 k1 k1 * *"))
    2
    """
    return sum(copies == 2 for kind, copies in Counter(tiles).items() if not kind.joker)


def may_refuse(settings: Settings, hands: Sequence[tuple[Tile, ...]], first: int, asked: int) -> int | None:
    """Return the next seat whose tiles have enough pairs to refuse the deal (PRO-7); None if there is none.

    *hands* are the tiles of each seat. Seats are asked in turn, beginning with the seat *first*; *asked* is
    how many seats have already been asked.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> hands = [parse_tiles("r1 r2"), parse_tiles("r5 r5 b1 b1 k3 k3")]
    >>> may_refuse(Settings(players=2), hands, 0, 0), may_refuse(Settings(players=2), hands, 1, 1)
    (1, None)
    """
    if not isinstance(settings.rules.deal, DealRules):
        return None
    for step in range(asked, settings.players):
        seat = (first + step) % settings.players
        if doubles(hands[seat]) >= settings.deal.doubles_to_refuse:
            return seat
    return None
