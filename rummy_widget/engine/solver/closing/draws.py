"""Which draws let a rack close and for how much, and which draws help after each discard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from operator import sub
from typing import NamedTuple

from ...closes.prices import close_rules
from ...rules import RUMMY_PRO, Ruleset, check_inputs
from ...tiles import JOKER, Tile, Tiles
from ..tiling.rack_counts import Rack
from ..tiling.run_masks import bits
from .distance import jokers_unlimited, rest_is_free
from .house_draws import add_third_joker, house_prospect, house_prospects, with_two_jokers
from .prospects import JOKER_BIT, Prospect, prospect, prospects
from .sight import KINDS, Sight, sight_of


class Out(NamedTuple):
    """A draw that lets the rack close: how many copies are unseen, and the most that the close then pays."""

    copies: int
    points: int


class Outs(dict[Tile, Out]):
    """The draws that let 14 tiles close, as {tile: `Out`}, and the draws that bring them nearer to a close.

    `distance` is how many of the 14 tiles must be exchanged for a close. `lowering` maps each draw that
    lowers the distance to its number of unseen copies; it is None if it was not computed, as for the worse
    discards in the result of `best_discards`. `unseen` is how many tiles can be drawn.
    """

    def __init__(
        self, outs: dict[Tile, Out], distance: int, lowering: dict[Tile, int] | None, unseen: int
    ) -> None:
        super().__init__(outs)
        self.distance, self.lowering, self.unseen = distance, lowering, unseen

    @property
    def copies(self) -> int:
        """The number of unseen tiles that let the rack close."""
        return sum(out.copies for out in self.values())

    @property
    def chance(self) -> Fraction:
        """The probability that the next draw from the stock lets the rack close."""
        return Fraction(self.copies, self.unseen) if self.unseen else Fraction(0)

    @property
    def expected(self) -> Fraction:
        """The average points of a close after the next draw; a draw that lets nothing close counts as 0."""
        points = sum(out.copies * out.points for out in self.values())
        return Fraction(points, self.unseen) if self.unseen else Fraction(0)


@dataclass(frozen=True, slots=True)
class Discard:
    """A discard, and the draws that help after it.

    `rank` is 1 for the best discards. `ties` are the other discards of the same rank, which are equally good.
    """

    tile: Tile
    rank: int
    outs: Outs
    ties: tuple[Tile, ...] = ()

    @property
    def distance(self) -> int:
        """How many of the other 14 tiles must still be exchanged for a close."""
        return self.outs.distance

    @property
    def chance(self) -> Fraction:
        """The probability that, after this discard, the next draw makes it possible to close."""
        return self.outs.chance

    @property
    def expected(self) -> Fraction:
        """The average points of a close after the next draw; a draw that lets nothing close counts as 0."""
        return self.outs.expected


def outs(rack: Rack, seen: Tiles = (), *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO) -> Outs:
    """Return the tiles whose draw lets 14 tiles close, as {Tile: (copies unseen, best points)}.

    *seen* are tiles seen elsewhere, such as discards, without the Jokers that the player threw.

    >>> found = outs("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10")
    >>> for tile, out in found.items():
    ...     print(tile, out)
    r1 Out(copies=2, points=250)
    b1 Out(copies=2, points=250)
    * Out(copies=2, points=200)
    >>> found.chance, found.distance
    (Fraction(3, 46), 1)
    """
    check_inputs(rules, jokers_thrown)
    sight = sight_of(rack, seen, rules, size=close_rules(rules).melded, jokers_thrown=jokers_thrown)
    return _outs(prospect(sight) if _is_fast(sight) else house_prospect(sight), sight)


def best_discards(
    rack: Rack, seen: Tiles = (), *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO
) -> tuple[Discard, ...]:
    """Return every discard of 15 tiles with the draws that help after it, the best discard first.

    *seen* are tiles seen elsewhere, such as discards, without the Jokers that the player threw. Discards are
    compared by the distance to a close that they leave, then by the chance to close with the next draw, then
    by the average points of such a close, then by how many unseen tiles lower the distance. A discarded Joker
    is thrown and raises the price of a later close.

    >>> [str(each.tile) for each in best_discards("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10 y6")[:2]]
    ['y6', 'k10']
    """
    check_inputs(rules, jokers_thrown)
    sight = sight_of(rack, seen, rules, size=close_rules(rules).size, jokers_thrown=jokers_thrown)
    return rank_discards(discards_of(sight))


def discards_of(sight: Sight) -> dict[Tile, Outs]:
    """Return, for each discard of 15 tiles, the draws that help after it, in the order of the rack."""
    return {tile: _outs(each, sight.without(tile)) for tile, each in _prospects(sight).items()}


def rank_discards(outs_after: Mapping[Tile, Outs]) -> tuple[Discard, ...]:
    """Rank discards from the best to the worst, as `best_discards` describes.

    *outs_after* maps each discard to the draws that help the other 14 tiles.
    """
    ranks: dict[tuple[Fraction | int, ...], list[Tile]] = {}
    for tile, after in outs_after.items():
        lowering = sum((after.lowering or {}).values())
        ranks.setdefault((after.distance, -after.chance, -after.expected, -lowering), []).append(tile)
    found: list[Discard] = []
    for key in sorted(ranks):
        rank = len(found) + 1
        for tile in sorted(ranks[key]):
            ties = tuple(each for each in sorted(ranks[key]) if each != tile)
            found.append(Discard(tile, rank, outs_after[tile], ties))
    return tuple(found)


def _prospects(sight: Sight) -> dict[Tile, Prospect]:
    """Return, for each discard of 15 tiles, what the next draw can do, using the fastest valid search."""
    if _is_fast(sight):
        return prospects(sight)
    few = with_two_jokers(sight)
    return add_third_joker(sight, prospects(few)) if few and _is_fast(few) else house_prospects(sight)


def _is_fast(sight: Sight) -> bool:
    """Return whether the rules allow the fast search of `prospects`.

    Jokers must be free to stand for any missing tiles, and a Grand Care must allow any six other tiles.
    """
    return jokers_unlimited(sight) and rest_is_free(sight.rules)


def _outs(found: Prospect, sight: Sight) -> Outs:
    """Convert bit masks of helpful draws into `Outs`, leaving out tiles of which no copy can be drawn."""
    points = {bit: price for price in sorted(found.by_points) for bit in bits(found.by_points[price])}
    unseen = [*map(sub, chain(*sight.available), chain(*sight.held)), sight.jokers_unseen]  # by bits
    closing = {_kind(bit): Out(unseen[bit], points[bit]) for bit in sorted(points) if unseen[bit]}
    lowering = {_kind(bit): unseen[bit] for bit in bits(found.lowering or 0) if unseen[bit]}
    return Outs(closing, found.distance, None if found.lowering is None else lowering, sum(unseen))


def _kind(bit: int) -> Tile:
    """Return the tile that a bit of a set of draws stands for."""
    return JOKER if 1 << bit == JOKER_BIT else KINDS[bit]
