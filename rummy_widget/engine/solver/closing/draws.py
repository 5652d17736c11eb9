"""Which draws let a rack close and for how much, and which draws help after each discard."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain
from operator import sub
from typing import NamedTuple

from ...closes.prices import close_rules
from ...rules import RUMMY_PRO, Ruleset, check_given
from ...tiles import JOKER, Tile, Tiles
from ..tiling.rack_counts import Rack
from ..tiling.run_masks import bits
from .distance import is_plain, rest_is_free
from .house_draws import few_jokers, house_prospect, house_prospects, third_joker
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
    discards of `best_discards`. `unseen` is how many tiles can be drawn.
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
        """The average points of a close after the next draw; a draw after which nothing closes counts 0."""
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
        """How many of the 14 tiles that are kept must still be exchanged for a close."""
        return self.outs.distance

    @property
    def chance(self) -> Fraction:
        """The probability that the next draw lets the 14 tiles that are kept close."""
        return self.outs.chance

    @property
    def expected(self) -> Fraction:
        """The average points of a close after the next draw; a draw after which nothing closes counts 0."""
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
    check_given(rules, jokers_thrown)
    sight = sight_of(rack, seen, rules, size=close_rules(rules).melded, jokers_thrown=jokers_thrown)
    return _outs(prospect(sight) if _is_plain(sight) else house_prospect(sight), sight)


def best_discards(
    rack: Rack, seen: Tiles = (), *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO
) -> tuple[Discard, ...]:
    """Return every discard of 15 tiles with the draws that help after it, the best discard first.

    Discards are compared by the distance to a close that they leave, then by the chance to close with the
    next draw, then by the average points of such a close, then by how many unseen tiles lower the distance. A
    discarded Joker is thrown and raises the price of a later close.

    >>> [str(each.tile) for each in best_discards("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10 y6")[:2]]
    ['y6', 'k10']
    """
    check_given(rules, jokers_thrown)
    sight = sight_of(rack, seen, rules, size=close_rules(rules).size, jokers_thrown=jokers_thrown)
    return ranked(discards_of(sight))


def discards_of(sight: Sight) -> dict[Tile, Outs]:
    """Return, for each discard of 15 tiles, the draws that help after it, in the order of the rack."""
    return {tile: _outs(each, sight.without(tile)) for tile, each in _prospects(sight).items()}


def ranked(left: Mapping[Tile, Outs]) -> tuple[Discard, ...]:
    """Rank discards from the best to the worst, as `best_discards` describes.

    *left* maps each discard to the draws that help the 14 tiles that are left.
    """
    ranks: dict[tuple[Fraction | int, ...], list[Tile]] = {}
    for tile, after in left.items():
        lowering = sum((after.lowering or {}).values())
        ranks.setdefault((after.distance, -after.chance, -after.expected, -lowering), []).append(tile)
    found: list[Discard] = []
    for key in sorted(ranks):
        rank = len(found) + 1
        for tile in sorted(ranks[key]):
            ties = tuple(each for each in sorted(ranks[key]) if each != tile)
            found.append(Discard(tile, rank, left[tile], ties))
    return tuple(found)


def _prospects(sight: Sight) -> dict[Tile, Prospect]:
    if _is_plain(sight):
        return prospects(sight)
    few = few_jokers(sight)
    return third_joker(sight, prospects(few)) if few and _is_plain(few) else house_prospects(sight)


def _is_plain(sight: Sight) -> bool:
    """Return whether the rules allow the fast search of `prospects`.

    Jokers must be free to stand for any missing tiles, and a Grand Care must allow any six other tiles.
    """
    return is_plain(sight) and rest_is_free(sight.rules)


def _outs(found: Prospect, sight: Sight) -> Outs:
    """Convert bit masks of helpful draws into `Outs`, leaving out tiles of which no copy can be drawn."""
    points = {bit: price for price in sorted(found.pays) for bit in bits(found.pays[price])}
    unseen = [*map(sub, chain(*sight.known), chain(*sight.held)), sight.jokers_unseen]  # by bits
    closing = {_kind(bit): Out(unseen[bit], points[bit]) for bit in sorted(points) if unseen[bit]}
    lowers = {_kind(bit): unseen[bit] for bit in bits(found.lowers or 0) if unseen[bit]}
    return Outs(closing, found.distance, None if found.lowers is None else lowers, sum(unseen))


def _kind(bit: int) -> Tile:
    return JOKER if 1 << bit == JOKER_BIT else KINDS[bit]
