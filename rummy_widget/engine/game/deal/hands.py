"""The deal without stacks: which tiles each player gets, and who begins (RK-1, RK-7, BR-1).

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> found = hand_out(RUMMIKUB, players=3, seed=7)
>>> [len(hand) for hand in found.hands], len(found.stock), len(found.drawn), found.first
([14, 14, 14], 64, 2, 1)
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from ...rules import HandDeal, Ruleset, Starter
from ...shuffle import shuffled
from ...tiles import JOKER, Tile


@dataclass(frozen=True, slots=True)
class DealtHands:
    """The result of a deal of single tiles, not of stacks of tiles: the hands, the stock, and who begins.

    Attributes:
        first: the seat that begins.
        hands: the tiles of each seat.
        stock: the tiles of the stock, the next one first.
        turned: the tiles that are turned up beside the stock, as the first discards.
        drawn: the tiles that were drawn to decide who begins: for each round of this draw, a tuple with the
            tile of each seat, or None for a seat that had already lost the draw.
        trump: always None, as there is no trump tile.
        bonus: always None, as nobody gets a bonus for the trump tile.
    """

    first: int
    hands: tuple[tuple[Tile, ...], ...]
    stock: tuple[Tile, ...]
    turned: tuple[Tile, ...]
    drawn: tuple[tuple[Tile | None, ...], ...]

    trump: ClassVar[None] = None
    bonus: ClassVar[None] = None


def box_of(rules: Ruleset) -> list[Tile]:
    """Return all tiles of a game: one copy of each tile, then the other copies, and finally the Jokers."""
    return [*rules.tiles.kinds * rules.tiles.copies, *(JOKER,) * rules.tiles.jokers]


def hand_out(rules: Ruleset, players: int, seed: int, first: int | None = None) -> DealtHands:
    """Return the deal of a game in which tiles are dealt one by one, without being divided into stacks.

    *players* is the number of players, *seed* determines which tiles they get. *first* is the seat that
    begins, or None to let the rules decide. Raises ValueError if the tiles of this game are dealt by stacks.
    """
    how = rules.deal
    if not isinstance(how, HandDeal):
        raise ValueError(f"tiles are not dealt one by one in {rules!r}; expected rules such as RUMMIKUB")
    chosen, drawn = _starter(rules, how, players, seed)
    if first not in (None, chosen):
        drawn = ()  # the given seat begins, so the draw doesn't count
    first = chosen if first is None else first
    tiles = shuffled(box_of(rules), f"rummy_widget deal {seed}.0")
    dealt = how.sizes[players - 2] * players
    hands = tuple(tuple(sorted(tiles[(seat - first) % players : dealt : players])) for seat in range(players))
    stock = dealt + how.turned
    return DealtHands(first, hands, tiles[stock:], tiles[dealt:stock], drawn)


def _starter(
    rules: Ruleset, how: HandDeal, players: int, seed: int
) -> tuple[int, tuple[tuple[Tile | None, ...], ...]]:
    """Return the seat that begins, and the tiles drawn to decide that.

    *how* are the rules of the deal, and *players* is the number of players. Each player draws a tile, and the
    one with the highest number begins. Players who tie draw again, and so does a player who draws a Joker
    (RK-7). For each round of the draw there is a tuple with the tile that each seat drew, or None for a seat
    that had already lost. If the rules require no such draw, seat 0 begins.
    """
    if how.starter is not Starter.HIGHEST:
        return 0, ()
    draw = Random(f"rummy_widget start {seed}")
    left = list(range(players))
    rounds: list[tuple[Tile | None, ...]] = []
    while len(left) > 1:
        tiles = iter(shuffled(box_of(rules), draw))
        row: list[Tile | None] = [None] * players
        for seat in left:
            row[seat] = next(each for each in tiles if each is not JOKER)
        rounds.append(tuple(row))
        best = max(each.number or 0 for each in row if each is not None)
        left = [seat for seat in left if (each := row[seat]) is not None and each.number == best]
    return left[0], tuple(rounds)
