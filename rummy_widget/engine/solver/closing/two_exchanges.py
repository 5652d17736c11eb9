"""Find exchanges of two tiles of a rack, for patterns or points that no exchange of one tile leads to.

An exchange gives away tiles of the rack and gets as many other tiles for them. There are about a hundred
thousand exchanges of two tiles. So each pair of tiles that might be given away is first replaced by two
Jokers, to see whether any two new tiles would help; then one of the Jokers is replaced by a tile, and finally
both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import TypeAlias

from ...rules import RUMMY_PRO, Ruleset
from ...tiles import ALL_TILES, JOKER, Tile
from ..tiling.rack_counts import Counts
from .exchanges import Exchange, jokers_left, without_limits
from .shown_patterns import PatternOption, PatternOptions

Wanted: TypeAlias = "Callable[[PatternOption], bool]"
"""A function that returns whether a pattern with its points, a `PatternOption`, is searched for."""

Possible: TypeAlias = "Callable[[PatternOption, int], bool]"
"""A function that quickly rules out most of the patterns that aren't searched for.

Its arguments are a `PatternOption` (a pattern with its points), and how many of the rack's Jokers are kept in
the exchange. It returns False only if that option certainly isn't searched for.
"""


def exchanges_of_two(
    counts: Counts, wanted: Wanted, possible: Possible, *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO
) -> Iterator[Exchange]:
    """Yield all exchanges of two tiles after which the rack forms a pattern for which *wanted* is true.

    *counts* is the rack. *possible* is a quicker check that rules out most exchanges. Its arguments are a
    `PatternOption` (a pattern with its points), and how many of the rack's Jokers are kept. It must return
    true whenever *wanted* does. *jokers_thrown* is how many Jokers the player has discarded.

    >>> rack = Counts.of("r5 r6 r7 y5 y6 y7 k1 k2 k3 k4 k5 k6 r8 y8 k8")
    >>> def is_minor(option, kept=0):
    ...     return option.row.pattern == "minor"
    >>> found = list(exchanges_of_two(rack, is_minor, is_minor))
    >>> len(found), found[0]
    (135, Exchange(given=(tile('r8'), tile('y8')), received=(tile('r1'), tile('y1'))))
    """
    loose, room = without_limits(rules), jokers_left(counts, jokers_thrown, rules)
    for given in dict.fromkeys(combinations(counts.tiles(), 2)):
        left = counts.minus(given[0]).minus(given[1])
        kept = left.jokers

        def may_be(rack: Counts, kept: int = kept) -> bool:
            options = PatternOptions(rack, jokers_thrown, loose)
            return any(possible(option, kept) and options.holds(option) for option in options.found)

        wild = left.plus(JOKER)
        if not may_be(wild.plus(JOKER)):
            continue
        coming = [each for each in (*ALL_TILES, JOKER) if _most(each, counts, room) and each not in given]
        coming = [each for each in coming if may_be(wild.plus(each))]
        for received in combinations_with_replacement(coming, 2):
            if received[0] is received[1] and _most(received[0], counts, room) < 2:
                continue
            rack = left.plus(received[0]).plus(received[1])
            options = PatternOptions(rack, jokers_thrown, rules)
            if any(option.row.holds and wanted(option) and options.holds(option) for option in options.found):
                yield Exchange(given, received)


def _most(tile: Tile, counts: Counts, room: int) -> int:
    """Return how many more copies of *tile* a rack can receive in an exchange.

    *counts* contains the tiles of the rack. *room* is how many more Jokers the rack can receive; it is the
    result if *tile* is a Joker.
    """
    return room if tile is JOKER else 2 - counts.count(tile)
