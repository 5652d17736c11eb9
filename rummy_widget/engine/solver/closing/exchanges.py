"""Which exchanges of a tile let fifteen tiles close for more than they do.

The tile that comes has to be in the box: no third copy of a tile, and no more Jokers than there are, those
that were thrown among them. The tile that goes goes back to the box: a Joker that is exchanged is not thrown.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, reduce
from typing import NamedTuple

from ...closes.prices import Pattern, price_rules
from ...rules import RUMMY_PRO, ExtraJoker, GrandCareRest, JokerOverflow, Ruleset
from ...tiles import JOKER, Tile
from ..tiling.rack_counts import Counts
from .distance import is_plain, rest_is_free
from .prospects import JOKER_BIT, prospect, prospects
from .shown_patterns import ShownPatterns
from .sight import KINDS, Sight, sight_of


class Exchange(NamedTuple):
    """Tiles go, and as many others come."""

    away: tuple[Tile, ...]
    by: tuple[Tile, ...]

    def made(self, counts: Counts) -> Counts:
        """The rack after it."""
        return reduce(Counts.plus, self.by, reduce(Counts.minus, self.away, counts))


def dearer_exchanges(
    counts: Counts, points: int | None, *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO
) -> list[Exchange]:
    """All exchanges of one tile after which fifteen tiles close for more than these points.

    Where *points* is None they only have to close.

    >>> rack = Counts.of("r2 r3 r4 r5 r6 b10 b11 b12 b13 b1 r11 r12 r13 r1 k8")
    >>> dearer_exchanges(rack, 500)
    [Exchange(away=(tile('k8'),), by=(tile('*'),))]
    """
    room = min(1, jokers_left(counts, jokers_thrown, rules))  # one tile comes: more need not be thought of
    sight = replace(sight_of(counts, rules=rules, jokers_thrown=jokers_thrown), jokers_unseen=room)
    if is_plain(sight) and rest_is_free(rules):
        return list(_looked_up(sight, points))
    found = _looked_up(replace(sight, rules=loosened(rules)), points)
    return [each for each in found if _pays(each.made(counts), points, jokers_thrown, rules)]


@lru_cache(maxsize=32)
def loosened(rules: Ruleset) -> Ruleset:
    """Rules that allow all that these do, at no lower price, and Jokers wherever a tile is missing."""
    free, clamp = GrandCareRest.FREE, JokerOverflow.CLAMP
    prices = replace(price_rules(rules), grand_care_rest=free, joker_overflow=clamp)
    jokers = replace(rules.jokers, min_natural=0, naturals_per_joker=0, adjacent=True)
    return replace(rules, prices=prices, jokers=jokers)


def jokers_left(counts: Counts, jokers_thrown: int, rules: Ruleset) -> int:
    """How many Jokers there may be beside those of a rack and those that were thrown (PRO-1, PRO-8)."""
    extra = rules.turn is not None and rules.turn.extra_joker is not ExtraJoker.OFF
    most = rules.tiles.most_jokers if extra else rules.tiles.jokers
    return max(0, most - counts.jokers - jokers_thrown)


def _looked_up(sight: Sight, points: int | None) -> Iterator[Exchange]:
    """By one search for the ends that the rack is near to, where Jokers may lie anywhere."""
    found = prospects(sight)
    if sight.jokers:  # one that is exchanged is not thrown
        found[JOKER] = prospect(replace(sight, counts=sight.counts.minus(JOKER)))
    coming = [(each, 1 << bit) for bit, each in enumerate(KINDS) if sight.counts.count(each) < 2]
    coming += [(JOKER, JOKER_BIT)] if sight.jokers_unseen else []
    for away, its in found.items():
        draws = 0
        for pays, some in its.pays.items():
            if points is None or pays > points:
                draws |= some
        for by, bit in coming:
            if draws & bit and by is not away:
                yield Exchange((away,), (by,))


def _pays(counts: Counts, points: int | None, jokers_thrown: int, rules: Ruleset) -> bool:
    """Whether these tiles close for more; dearer offers alone are looked at."""
    if not rest_is_free(rules) and not _may_pay(counts, points, jokers_thrown, loosened(rules)):
        return False
    return _pays_more(ShownPatterns(counts, jokers_thrown, rules), points)


def _may_pay(counts: Counts, points: int | None, jokers_thrown: int, loose: Ruleset) -> bool:
    """The same, asked quickly: with what it wants beside it, a Grand Care lies in melds, so is Simple too."""
    offers = ShownPatterns(counts, jokers_thrown, loose)
    if _pays_more(offers, points, but=Pattern.GRAND_CARE):
        return True
    simple = [offer for offer in offers.found if offer.row.pattern is Pattern.SIMPLE]
    return _pays_more(offers, points) and any(map(offers.holds, simple))


def _pays_more(offers: ShownPatterns, points: int | None, but: Pattern | None = None) -> bool:
    """Return whether an offer holds that gives more than these points, of all patterns but one."""
    some = (offer for offer in offers.found if points is None or offer.points > points)
    return any(offer.row.holds and offer.row.pattern is not but and offers.holds(offer) for offer in some)
