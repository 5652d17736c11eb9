"""Which exchanges of one tile let a player close with fifteen tiles for more points.

To close is to end the round with 14 tiles that form a pattern, and one tile left over. In an exchange, the
player gives away one tile of the fifteen and receives another. The new tile must exist: there are only two
copies of each tile, and a limited number of Jokers, of which the player may already have discarded some. The
tile given away isn't a discard, so a Joker that is given away doesn't count as discarded.
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
from .distance import jokers_unlimited, rest_is_free
from .prospects import JOKER_BIT, prospect, prospects
from .shown_patterns import PatternOptions
from .sight import KINDS, Sight, sight_of


class Exchange(NamedTuple):
    """An exchange of tiles: those *given* away from a rack, and equally many *received* for them."""

    given: tuple[Tile, ...]
    received: tuple[Tile, ...]

    def apply_to(self, counts: Counts) -> Counts:
        """Return the rack *counts* as it is after this exchange.

        Raises ValueError if the tiles that are given away aren't in the rack.
        """
        return reduce(Counts.plus, self.received, reduce(Counts.minus, self.given, counts))


def better_paid_exchanges(
    counts: Counts, points: int | None, *, jokers_thrown: int = 0, rules: Ruleset = RUMMY_PRO
) -> list[Exchange]:
    """Return all exchanges of one tile after which a player can close for more than *points*.

    To close is to end the round with 14 tiles in melds or another pattern. *counts* are the player's fifteen
    tiles. If *points* is None, all exchanges after which the player can close are returned. *jokers_thrown*
    is how many Jokers the player has discarded.

    >>> rack = Counts.of("r2 r3 r4 r5 r6 b10 b11 b12 b13 b1 r11 r12 r13 r1 k8")
    >>> better_paid_exchanges(rack, 500)
    [Exchange(given=(tile('k8'),), received=(tile('*'),))]
    """
    room = min(1, jokers_left(counts, jokers_thrown, rules))  # only one tile is added, so one Joker is enough
    sight = replace(sight_of(counts, rules=rules, jokers_thrown=jokers_thrown), jokers_unseen=room)
    if jokers_unlimited(sight) and rest_is_free(rules):
        return list(_exchanges_by_prospects(sight, points))
    found = _exchanges_by_prospects(replace(sight, rules=without_limits(rules)), points)
    return [each for each in found if _closes_for_more(each.apply_to(counts), points, jokers_thrown, rules)]


@lru_cache(maxsize=32)
def without_limits(rules: Ruleset) -> Ruleset:
    """Return these rules without their limits on Jokers and on the six other tiles of a Grand Care.

    A Grand Care is all eight tiles of one number, and six other tiles. A player who can close under *rules*
    can also close under the returned rules, for at least as many points.
    """
    free, clamp = GrandCareRest.FREE, JokerOverflow.CLAMP
    prices = replace(price_rules(rules), grand_care_rest=free, joker_overflow=clamp)
    jokers = replace(rules.jokers, min_natural=0, naturals_per_joker=0, adjacent=True)
    return replace(rules, prices=prices, jokers=jokers)


def jokers_left(counts: Counts, jokers_thrown: int, rules: Ruleset) -> int:
    """Return how many Jokers are neither in the rack nor discarded by the player (PRO-1, PRO-8).

    *counts* is the rack, and *jokers_thrown* is how many Jokers the player has discarded. Extra Jokers, which
    players may get instead of drawing, count if the rules allow them.
    """
    extra = rules.turn is not None and rules.turn.extra_joker is not ExtraJoker.OFF
    most = rules.tiles.most_jokers if extra else rules.tiles.jokers
    return max(0, most - counts.jokers - jokers_thrown)


def _exchanges_by_prospects(sight: Sight, points: int | None) -> Iterator[Exchange]:
    """Yield the exchanges of one tile after which the player can close for more than *points*.

    *sight* is the player's fifteen tiles and what the player knows of the other tiles. If *points* is None,
    any close is enough. One fast search finds all exchanges; it is valid only if Jokers may stand for any
    missing tiles.
    """
    found = prospects(sight)
    if sight.jokers:  # a Joker that is given away in an exchange doesn't count as discarded
        found[JOKER] = prospect(replace(sight, counts=sight.counts.minus(JOKER)))
    coming = [(each, 1 << bit) for bit, each in enumerate(KINDS) if sight.counts.count(each) < 2]
    coming += [(JOKER, JOKER_BIT)] if sight.jokers_unseen else []
    for given, then in found.items():
        draws = 0
        for scored, some in then.by_points.items():
            if points is None or scored > points:
                draws |= some
        for received, bit in coming:
            if draws & bit and received is not given:
                yield Exchange((given,), (received,))


def _closes_for_more(counts: Counts, points: int | None, jokers_thrown: int, rules: Ruleset) -> bool:
    """Return whether a player can close with these tiles for more than *points*, or at all if it is None.

    *jokers_thrown* is how many Jokers the player has discarded.
    """
    if not rest_is_free(rules) and not _might_close_for_more(
        counts, points, jokers_thrown, without_limits(rules)
    ):
        return False
    return _shows_more(PatternOptions(counts, jokers_thrown, rules), points)


def _might_close_for_more(counts: Counts, points: int | None, jokers_thrown: int, loose: Ruleset) -> bool:
    """Check quickly whether a player might close with these tiles for more than *points*.

    If the result is False, the player certainly can't; if it is True, the player may. If *points* is None,
    any close is enough. *loose* are the rules as `without_limits` returns them. The check is used under a
    house rule by which the six other tiles of a Grand Care must form melds. Since the eight tiles of one
    number are two groups, every Grand Care is then also Simple (runs and groups).
    """
    options = PatternOptions(counts, jokers_thrown, loose)
    if _shows_more(options, points, excluded=Pattern.GRAND_CARE):
        return True
    simple = [option for option in options.found if option.row.pattern is Pattern.SIMPLE]
    return _shows_more(options, points) and any(map(options.holds, simple))


def _shows_more(options: PatternOptions, points: int | None, excluded: Pattern | None = None) -> bool:
    """Return whether the tiles form any pattern, other than *excluded*, that is worth more than *points*.

    *options* are the patterns that the tiles might form. If *points* is None, any pattern is enough.
    """
    some = (each for each in options.found if points is None or each.points > points)
    return any(each.row.holds and each.row.pattern is not excluded and options.holds(each) for each in some)
