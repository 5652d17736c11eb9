"""Which exchanges of two tiles reach what no exchange of one tile reaches.

There are about a hundred thousand exchanges. So each pair of tiles given away is first replaced by two
Jokers, to see if any two new tiles would help; then one of the Jokers by a tile; then both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

from ...rules import RUMMY_PRO, Ruleset
from ...tiles import ALL_TILES, JOKER, Tile
from ..tiling.rack_counts import Counts
from .exchanges import Exchange, jokers_left, loosened
from .shown_patterns import ShownPattern, ShownPatterns

Wanted: TypeAlias = "Callable[[ShownPattern], bool]"
"""A function that tells whether an offer is one that is looked for."""

Possible: TypeAlias = "Callable[[ShownPattern, int], bool]"
"""A quick check whether an offer could be wanted, price aside, if this number of Jokers is kept."""


def exchanges_of_two(
    counts: Counts, wanted: Wanted, possible: Possible, *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO
) -> Iterator[Exchange]:
    """Yield all exchanges of two tiles after which the rack shows a pattern for which *wanted* is true.

    *possible* is a quicker check that rules out most exchanges. It gets a pattern and how many of the rack's
    Jokers are kept, and has to be true whenever *wanted* is.

    >>> rack = Counts.of("r5 r6 r7 y5 y6 y7 k1 k2 k3 k4 k5 k6 r8 y8 k8")
    >>> def is_minor(offer, kept=0):
    ...     return offer.row.pattern == "minor"
    >>> found = list(exchanges_of_two(rack, is_minor, is_minor))
    >>> len(found), found[0]
    (135, Exchange(away=(tile('r8'), tile('y8')), by=(tile('r1'), tile('y1'))))
    """
    loose, room = loosened(rules), jokers_left(counts, jokers_thrown, rules)
    for away in dict.fromkeys(combinations(counts.tiles(), 2)):
        left = counts.minus(away[0]).minus(away[1])
        kept = left.jokers

        def may_be(rack: Counts, kept: int = kept) -> bool:
            offers = ShownPatterns(rack, jokers_thrown, loose)
            return any(possible(offer, kept) and offers.holds(offer) for offer in offers.found)

        wild = left.plus(JOKER)
        if not may_be(wild.plus(JOKER)):
            continue
        coming = [each for each in (*ALL_TILES, JOKER) if _most(each, counts, room) and each not in away]
        coming = [each for each in coming if may_be(wild.plus(each))]
        for by in combinations_with_replacement(coming, 2):
            if by[0] is by[1] and _most(by[0], counts, room) < 2:
                continue
            rack = left.plus(by[0]).plus(by[1])
            offers = ShownPatterns(rack, jokers_thrown, rules)
            if any(offer.row.holds and wanted(offer) and offers.holds(offer) for offer in offers.found):
                yield Exchange(away, by)


def _most(tile: Tile, counts: Counts, room: int) -> int:
    """Return how many more copies of a tile can come from the box; for Jokers this is *room*."""
    return room if tile is JOKER else 2 - counts.count(tile)
