"""The draws with which a player can close, their points, and the draws that help after each discard.

To close is to end the round with 14 tiles that form melds or another pattern, and one tile left over.
"""

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
    """A tile with which a player can close after drawing it.

    Attributes:
        copies: how many copies of the tile are unseen.
        points: the points of the best close after the draw.
    """

    copies: int
    points: int


class Outs(dict[Tile, Out]):
    """The draws that let a player with 14 tiles close, as {tile: `Out`}, and how far away a close is.

    Attributes:
        distance: how many of the 14 tiles must be exchanged before they form a close.
        lowering: the draws that lower this distance, each with its number of unseen copies; None if they
            weren't computed. `best_discards` doesn't compute them for some of the worse discards.
        unseen: how many tiles can still be drawn.
    """

    def __init__(
        self, outs: dict[Tile, Out], distance: int, lowering: dict[Tile, int] | None, unseen: int
    ) -> None:
        super().__init__(outs)
        self.distance, self.lowering, self.unseen = distance, lowering, unseen

    @property
    def copies(self) -> int:
        """The number of unseen tiles that let the player close (end the round) when one of them is drawn."""
        return sum(out.copies for out in self.values())

    @property
    def chance(self) -> Fraction:
        """The probability that the player can close after the next draw; 0 if no tile is unseen."""
        return Fraction(self.copies, self.unseen) if self.unseen else Fraction(0)

    @property
    def expected(self) -> Fraction:
        """The average number of points that the next draw brings, over all unseen tiles.

        If the player can close after a draw, the draw brings the points of the best close, otherwise 0
        points.
        """
        points = sum(out.copies * out.points for out in self.values())
        return Fraction(points, self.unseen) if self.unseen else Fraction(0)


@dataclass(frozen=True, slots=True)
class Discard:
    """A discard, how good it is, and the draws that help the other 14 tiles after it.

    Attributes:
        tile: the tile that is discarded.
        rank: 1 for the best discards, higher for worse discards.
        outs: the draws that help after the discard.
        ties: the other discards with the same rank, which are equally good.
    """

    tile: Tile
    rank: int
    outs: Outs
    ties: tuple[Tile, ...] = ()

    @property
    def distance(self) -> int:
        """How many of the other 14 tiles must still be exchanged before they form a close."""
        return self.outs.distance

    @property
    def chance(self) -> Fraction:
        """The probability that the player can close after this discard and the next draw."""
        return self.outs.chance

    @property
    def expected(self) -> Fraction:
        """The average number of points that the next draw brings after this discard, over all unseen tiles.

        If the player can close after a draw, the draw brings the points of the best close, otherwise 0
        points.
        """
        return self.outs.expected


def outs(rack: Rack, seen: Tiles = (), *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO) -> Outs:
    """Return the draws with which a player who holds 14 tiles can close, as {tile: (copies unseen, points)}.

    *seen* are tiles seen elsewhere, such as discards, without the Jokers that the player has discarded;
    *jokers_thrown* is the number of those Jokers. The points are those of the best close. The result also
    says how many tiles must be exchanged before a close is possible, and which draws lower that number.
    Raises RulesError if *rack* doesn't consist of 14 tiles, or if all these tiles can't exist together.

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
    """Return each tile that can be discarded from a rack of 15, with the draws that then help, best first.

    *seen* are tiles seen elsewhere, such as discards, without the Jokers that the player has discarded;
    *jokers_thrown* is the number of those Jokers. The best discard leaves 14 tiles of which the fewest must
    be exchanged before they form a close. Ties are broken by the chance to close after the next draw, then by
    the average points that this draw brings (`Discard.expected`), and last by how many unseen tiles bring a
    close nearer. The points take into account that discarding a Joker can make a later close worth more.
    Raises RulesError if *rack* doesn't consist of 15 tiles, or if all these tiles can't exist together.

    >>> [str(each.tile) for each in best_discards("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10 y6")[:2]]
    ['y6', 'k10']
    """
    check_inputs(rules, jokers_thrown)
    sight = sight_of(rack, seen, rules, size=close_rules(rules).size, jokers_thrown=jokers_thrown)
    return rank_discards(discards_of(sight))


def discards_of(sight: Sight, *, best_only: bool = False) -> dict[Tile, Outs]:
    """Return, for each tile of a rack of 15, the draws that help after this tile is discarded.

    A draw helps if the player can close after it, or if it brings a close nearer. *sight* is the rack and
    what its player knows of the other tiles. If *best_only* is True, only the discards are in the result
    after which the fewest tiles must be exchanged; this is faster.
    """
    found = _prospects(sight, best_only)
    least = min(each.distance for each in found.values())
    after = {
        tile: sight.without(tile) for tile, each in found.items() if not best_only or each.distance == least
    }
    if _is_fast(sight):
        for tile, rest in after.items():
            if (lowering := found[tile].lowering) is not None:
                _remember(rest, lowering)
    return {tile: _outs(found[tile], rest) for tile, rest in after.items()}


def is_nearer_with(sight: Sight, tile: Tile) -> bool | None:
    """Return whether drawing a natural tile brings 14 tiles nearer to a close.

    *sight* is the rack and what its player knows of the other tiles; *tile* is one of those that may still be
    drawn. Returns None under house rules that the fast search for draws doesn't support.
    """
    if not _is_fast(sight):
        return None
    lowering = _lowering.get(sight)
    if lowering is None:
        lowering = _remember(sight, prospect(sight).lowering or 0)
    return bool(lowering >> KINDS.index(tile) & 1)


_lowering: dict[Sight, int] = {}
"""The draws that lower the distance, as bit masks, of positions that were looked at.

What is found out after a discard is asked for again when the player may take the next discard: if nothing
else was seen in between, the position is the same.
"""
MOST_POSITIONS = 1_000


def _remember(sight: Sight, lowering: int) -> int:
    """Store which draws lower the distance in a position, and return them; see `_lowering`."""
    if len(_lowering) >= MOST_POSITIONS:
        _lowering.clear()
    _lowering[sight] = lowering
    return lowering


def rank_discards(outs_after: Mapping[Tile, Outs]) -> tuple[Discard, ...]:
    """Rank discards from the best to the worst: by the distance to a close, then by the chance to close.

    A discard leaves 14 tiles of 15. The distance is how many of these 14 tiles must still be exchanged before
    the player can close (end the round). *outs_after* maps each discard to the draws that help the 14 tiles
    left. `best_discards` says how ties are broken.
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


def _prospects(sight: Sight, best_only: bool) -> dict[Tile, Prospect]:
    """Return, for each possible discard from a rack of 15, what the next draw can do for the other 14 tiles.

    *sight* is the rack of 15 and what its player knows of the other tiles. The fastest search that is valid
    under the rules is used. If *best_only* is True, the results may be right only for the best discards.
    """
    if _is_fast(sight):
        return prospects(sight, best_only=best_only)
    few = with_two_jokers(sight)
    return add_third_joker(sight, prospects(few)) if few and _is_fast(few) else house_prospects(sight)


def _is_fast(sight: Sight) -> bool:
    """Return whether the rules allow the fast search for draws in the module `prospects`.

    They do if each Joker may stand for any missing tile, and if a Grand Care (all eight tiles of one number,
    and six others) may contain any six others. *sight* gives the rules and the number of Jokers.
    """
    return jokers_unlimited(sight) and rest_is_free(sight.rules)


def _outs(found: Prospect, sight: Sight) -> Outs:
    """Convert a `Prospect`, which contains bit masks of helpful draws, into `Outs`.

    *sight* is the rack of 14 tiles and what its player knows of the other tiles. Tiles of which no copy can
    be drawn are left out.
    """
    points = {bit: score for score in sorted(found.by_points) for bit in bits(found.by_points[score])}
    unseen = [
        *map(sub, chain(*sight.available), chain(*sight.held)),
        sight.jokers_unseen,
    ]  # by the position of the tile's bit
    closing = {_kind(bit): Out(unseen[bit], points[bit]) for bit in sorted(points) if unseen[bit]}
    lowering = {_kind(bit): unseen[bit] for bit in bits(found.lowering or 0) if unseen[bit]}
    return Outs(closing, found.distance, None if found.lowering is None else lowering, sum(unseen))


def _kind(bit: int) -> Tile:
    """Return the tile that the bit at position *bit* stands for in a bit mask of draws."""
    return JOKER if 1 << bit == JOKER_BIT else KINDS[bit]
