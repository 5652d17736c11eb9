"""Which exchanges of one tile let fifteen tiles close for more than they do.

The tile that comes has to be in the box: no third copy of a tile, and no more Jokers than there are, those
that were thrown among them. The tile that goes goes back to the box: a Joker that is exchanged is not thrown.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ..rules import RUMMY_PRO, ExtraJoker, Ruleset
from ..tiles import ALL_TILES, JOKER, Tile
from .counts import Counts
from .distance import is_plain, rest_is_free
from .offers import Offers
from .prospects import JOKER_BIT, prospect, prospects
from .sight import KINDS, Sight, sight_of

__all__ = ["Exchange", "dearer_exchanges", "jokers_left"]


class Exchange(NamedTuple):
    """One tile goes and another comes."""

    away: Tile
    by: Tile

    def made(self, counts: Counts) -> Counts:
        """The rack after it."""
        return counts.minus(self.away).plus(self.by)


def dearer_exchanges(
    counts: Counts, points: int | None, *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO
) -> list[Exchange]:
    """All exchanges of one tile after which fifteen tiles close for more than these points.

    Where *points* is None they only have to close.

    >>> rack = Counts.of("r2 r3 r4 r5 r6 b10 b11 b12 b13 b1 r11 r12 r13 r1 k8")
    >>> [f"{by} for {away}" for away, by in dearer_exchanges(rack, 500)]
    ['* for k8']
    """
    room = jokers_left(counts, jokers_thrown, rules)
    # One tile comes, so that more than one Joker need not be thought of.
    sight = replace(sight_of(counts, rules=rules, jokers_thrown=jokers_thrown), jokers_unseen=min(1, room))
    if is_plain(sight) and rest_is_free(rules):
        return list(_looked_up(sight, points))
    return [each for each in all_exchanges(counts, room) if _pays(each.made(counts), points, sight)]


def jokers_left(counts: Counts, jokers_thrown: int, rules: Ruleset) -> int:
    """How many Jokers there may be beside those of a rack and those that were thrown (PRO-1, PRO-8)."""
    extra = rules.turn is not None and rules.turn.extra_joker is not ExtraJoker.OFF
    most = rules.tiles.most_jokers if extra else rules.tiles.jokers
    return max(0, most - counts.jokers - jokers_thrown)


def all_exchanges(counts: Counts, jokers: int) -> Iterator[Exchange]:
    """Every exchange of one tile that the box allows; *jokers* are those that it has left."""
    for away in dict.fromkeys(counts.tiles()):
        for by in _coming(counts, jokers):
            if by is not away:
                yield Exchange(away, by)


def _coming(counts: Counts, jokers: int) -> list[Tile]:
    """The kinds that the box has left."""
    return [*[each for each in ALL_TILES if counts.count(each) < 2], *([JOKER] if jokers else [])]


def _looked_up(sight: Sight, points: int | None) -> Iterator[Exchange]:
    """By one search for the ends that the rack is near to, where Jokers may lie anywhere."""
    found = prospects(sight)
    if sight.jokers:
        found[JOKER] = prospect(replace(sight, counts=sight.counts.minus(JOKER)))
    for away, its in found.items():
        draws = 0
        for pays, some in its.pays.items():
            if points is None or pays > points:
                draws |= some
        for by in _coming(sight.counts, sight.jokers_unseen):
            if draws & _bit(by) and by is not away:
                yield Exchange(away, by)


def _pays(counts: Counts, points: int | None, sight: Sight) -> bool:
    """Whether these tiles close for more; dearer offers alone are looked at."""
    offers = Offers(counts, sight.jokers_thrown, sight.rules)
    return any(
        offer.row.holds and offers.holds(offer)
        for offer in offers.found
        if points is None or offer.points > points
    )


def _bit(tile: Tile) -> int:
    return JOKER_BIT if tile is JOKER else 1 << KINDS.index(tile)
