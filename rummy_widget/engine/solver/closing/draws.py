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
    """A draw that lets a rack close: how many such tiles are unseen, and the most that the close pays."""

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
        """The number of unseen tiles whose draw lets the rack close."""
        return sum(out.copies for out in self.values())

    @property
    def chance(self) -> Fraction:
        """The probability that the next draw from the stock lets the rack close; 0 if no tile is unseen."""
        return Fraction(self.copies, self.unseen) if self.unseen else Fraction(0)

    @property
    def expected(self) -> Fraction:
        """The average points of a close after the next draw; a draw that doesn't let it close counts as 0."""
        points = sum(out.copies * out.points for out in self.values())
        return Fraction(points, self.unseen) if self.unseen else Fraction(0)


@dataclass(frozen=True, slots=True)
class Discard:
    """A discard, how good it is, and the draws that help the other 14 tiles after it.

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
        """The average points of a close after the next draw; a draw that doesn't let it close counts as 0."""
        return self.outs.expected


def outs(rack: Rack, seen: Tiles = (), *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO) -> Outs:
    """Return the draws that let 14 tiles close, as {tile: (copies unseen, best points)}.

    *seen* are tiles seen elsewhere, such as discards, without the Jokers that the player threw;
    *jokers_thrown* counts those. The result also has the distance to a close and the draws that shorten it.
    Raises RulesError if there can't be these tiles, or if *rack* doesn't have 14.

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

    *seen* are tiles seen elsewhere, such as discards, without the Jokers that the player threw;
    *jokers_thrown* counts those. Discards are compared by the distance to a close that they leave, then by
    the chance to close with the next draw, then by the average points of such a close, then by how many
    unseen tiles lower the distance. A discarded Joker is thrown and raises the price of a later close. Raises
    RulesError if there can't be these tiles, or if *rack* doesn't have 15.

    >>> [str(each.tile) for each in best_discards("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10 y6")[:2]]
    ['y6', 'k10']
    """
    check_inputs(rules, jokers_thrown)
    sight = sight_of(rack, seen, rules, size=close_rules(rules).size, jokers_thrown=jokers_thrown)
    return rank_discards(discards_of(sight))


def discards_of(sight: Sight) -> dict[Tile, Outs]:
    """Return, for each discard of 15 tiles, the draws that help the other 14, in the order of the rack.

    *sight* is the rack of 15 tiles and what its player knows of the others.
    """
    return {tile: _outs(each, sight.without(tile)) for tile, each in _prospects(sight).items()}


def rank_discards(outs_after: Mapping[Tile, Outs]) -> tuple[Discard, ...]:
    """Rank discards from the best to the worst: by the distance to a close, then by the chance to close.

    *outs_after* maps each discard to the draws that help the other 14 tiles. `best_discards` says how ties
    are resolved.
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
    """Return, for each discard of 15 tiles, what the next draw can do for the other 14.

    The fastest search that is valid under the rules is used.
    """
    if _is_fast(sight):
        return prospects(sight)
    few = with_two_jokers(sight)
    return add_third_joker(sight, prospects(few)) if few and _is_fast(few) else house_prospects(sight)


def _is_fast(sight: Sight) -> bool:
    """Return whether the rules allow the fast search for draws in the module `prospects`.

    Each Joker must be free to stand for any missing tile, and a Grand Care must allow any six other tiles.
    """
    return jokers_unlimited(sight) and rest_is_free(sight.rules)


def _outs(found: Prospect, sight: Sight) -> Outs:
    """Convert a `Prospect`, which has bit masks of helpful draws, into `Outs`.

    Tiles of which no copy can be drawn are left out.
    """
    points = {bit: price for price in sorted(found.by_points) for bit in bits(found.by_points[price])}
    unseen = [*map(sub, chain(*sight.available), chain(*sight.held)), sight.jokers_unseen]  # by bits
    closing = {_kind(bit): Out(unseen[bit], points[bit]) for bit in sorted(points) if unseen[bit]}
    lowering = {_kind(bit): unseen[bit] for bit in bits(found.lowering or 0) if unseen[bit]}
    return Outs(closing, found.distance, None if found.lowering is None else lowering, sum(unseen))


def _kind(bit: int) -> Tile:
    """Return the tile that stands at position *bit* in a bit mask of draws."""
    return JOKER if 1 << bit == JOKER_BIT else KINDS[bit]
