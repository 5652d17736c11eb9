"""What fifteen tiles offer: each of the eight patterns that some arrangement of them shows, and its price.

A pattern can be offered in two ways, closed with a Joker and closed with another tile, and only these two
can differ in price (PRO-45 to PRO-47). So at most sixteen questions, the dearest first, settle the worth of a
rack (PRO-52); most of them are answered by counting.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from ..rules import GrandCareRest, JokerOverflow, MosaicJokers, Ruleset
from ..scoring.prices import Pattern, Tier, price, price_rules
from ..scoring.wholes import Whole, as_doubles, as_grand_care, as_mosaic
from ..tiles import ALL_TILES, JOKER, Tile
from .cores import Zone, whole_zone, zone_of
from .counts import Counts, column_digits
from .covers import Cover, Covers

__all__ = ["Offer", "Offers", "Shown", "is_allowed", "numbers_of"]

WHOLES = (Pattern.MOSAIC, Pattern.DOUBLES, Pattern.GRAND_CARE)
"""The patterns that are not made of runs and groups (PRO-32)."""


class Offer(NamedTuple):
    """A pattern closed with a Joker, or with another tile, and what it gives."""

    points: int
    place: int  # of the pattern in the table, so that offers sort as PRO-52 has it
    joker_free: bool
    jokers: int  # that count for the price
    tier: Tier
    clauses: tuple[str, ...]

    @property
    def pattern(self) -> Pattern:
        """The pattern."""
        return _PATTERNS[self.place]


Shown: TypeAlias = "tuple[Cover | Whole, Tile]"
"""An arrangement and its free tile."""


class Offers:
    """What some tiles offer; each question is answered once.

    >>> from rummy_widget.rules import RUMMY_PRO
    >>> rack = Counts.of("r2 r3 r4 r2 r3 r4 b5 b6 b7 b8 b5 b6 b7 b8 k1")
    >>> offers = Offers(rack, 0, RUMMY_PRO)
    >>> [str(offer.pattern) for offer in offers if offers.holds(offer)]
    ['doubles', 'bicolor', 'simple']
    """

    def __init__(self, counts: Counts, jokers_thrown: int, rules: Ruleset) -> None:
        self.counts, self.thrown, self.rules = counts, jokers_thrown, rules
        self.digits = [column_digits(code) for code in counts.columns]
        self.jokers = counts.jokers
        self._fields: dict[Pattern, list[tuple[Covers, Tile | None]]] = {}

    def __iter__(self) -> Iterator[Offer]:
        """All offers that the counts do not rule out at once, the dearest first, and of equals the last."""
        found = []
        for pattern in _PATTERNS:
            for joker_free in (True, False) if self.jokers else (False,):
                jokers = self._counting(pattern, joker_free)
                if jokers is not None:
                    found.append(_offer(pattern, joker_free, jokers, self.thrown, self.rules))
        found.sort(reverse=True)
        return iter(found)

    def holds(self, offer: Offer) -> bool:
        """Whether some arrangement of the tiles shows it."""
        if offer.pattern in WHOLES:
            return next(self._wholes(offer), None) is not None
        return any(covers.any(jokers, free=free) for covers, jokers, free, _ in self._ways(offer))

    def fewest(self, offer: Offer) -> Shown | None:
        """An arrangement that shows it, in the fewest melds, with its free tile."""
        if offer.pattern in WHOLES:
            return next(self._wholes(offer), None)
        best: tuple[Cover, Tile] | None = None
        for covers, jokers, free, forced in self._ways(offer):
            cover = covers.fewest(jokers, free=free)
            if cover is not None and (best is None or len(cover.melds) < len(best[0].melds)):
                best = cover, forced or cover.free or JOKER
        return best

    def all(self, offer: Offer) -> Iterator[Shown]:
        """All arrangements that show it, each with its free tile."""
        if offer.pattern in WHOLES:
            yield from self._wholes(offer)
            return
        for covers, jokers, free, forced in self._ways(offer):
            for cover in covers.all(jokers, free=free):
                yield cover, forced or cover.free or JOKER

    def _ways(self, offer: Offer) -> Iterator[tuple[Covers, int, bool, Tile | None]]:
        """Where to look: covers with so many Jokers, with a tile left over or not; the forced free one."""
        if offer.pattern not in self._fields:
            self._fields[offer.pattern] = self._covers(offer.pattern)
        for covers, forced in self._fields[offer.pattern]:
            if not (offer.joker_free and forced):
                yield covers, self.jokers - offer.joker_free, not (offer.joker_free or forced), forced

    # ---- Counting ----------------------------------------------------------------------------------

    def _counting(self, pattern: Pattern, joker_free: bool) -> int | None:
        """The Jokers that would count; None where counting shows that there can be no such close."""
        jokers = self.jokers - joker_free
        if pattern is Pattern.GRAND_CARE:
            missing = 8 - max(map(sum, self.digits))
            if missing > jokers or price_rules(self.rules).grand_care_rest is GrandCareRest.FREE:
                return missing if missing <= jokers else None
            return self._fewest_in_eight(joker_free)
        if pattern is Pattern.DOUBLES:
            single = sum(digit == 1 for digits in self.digits for digit in digits)
            if not joker_free:
                single = single - 1 if single else 1
            return jokers if single <= jokers else None
        if pattern is Pattern.MOSAIC:
            if jokers and price_rules(self.rules).mosaic_jokers is MosaicJokers.NATURAL_ONLY:
                return None
            surplus = sum(
                max(0, sum(digits) - (1 if place else 2)) for place, digits in enumerate(self.digits)
            )
            return jokers if surplus <= (not joker_free) else None
        return jokers if any(not (joker_free and forced) for _, forced in self._areas(pattern)) else None

    def _areas(self, pattern: Pattern) -> list[tuple[Zone, Tile | None]]:
        """Where melds may lie for a pattern, with the tile that has to be free as it lies elsewhere."""
        if pattern is Pattern.SIMPLE:
            return [(whole_zone(self.rules), None)]
        if pattern in _COLOURS:
            most, zone = _COLOURS[pattern], whole_zone(self.rules, groups=False)
            sums = [sum(some) for some in zip(*self.digits, strict=True)]
            there = [colour for colour, count in enumerate(sums) if count]
            if len(there) <= most:
                return [(zone, None)]
            alone = [colour for colour in there if sums[colour] == 1 and len(there) == most + 1]
            return [(zone, self._only(colour)) for colour in alone]
        numbers = numbers_of(pattern, self.rules)
        outside = [
            place for place, digits in enumerate(self.digits, 1) if place not in numbers and any(digits)
        ]
        if sum(sum(self.digits[place - 1]) for place in outside) > 1:
            return []
        zone = zone_of(numbers, self.rules)
        if not outside:
            return [(zone, None)]
        colour = self.digits[outside[0] - 1].index(1)
        return [(zone, ALL_TILES[13 * colour + outside[0] - 1])]

    def _only(self, colour: int) -> Tile:
        """The only tile of a colour."""
        place = next(place for place, digits in enumerate(self.digits) if digits[colour])
        return ALL_TILES[13 * colour + place]

    def _covers(self, pattern: Pattern) -> list[tuple[Covers, Tile | None]]:
        fields = []
        for zone, forced in self._areas(pattern):
            left = self.counts if forced is None else self.counts.minus(forced)
            fields.append((Covers(left.columns, self.jokers, zone, self.rules), forced))
        return fields

    # ---- Mosaic, Doubles, Grand Care ---------------------------------------------------------------

    def _wholes(self, offer: Offer) -> Iterator[tuple[Whole, Tile]]:
        """The ways to leave one tile out so that the others show the pattern at this price."""
        rules, pattern = self.rules, offer.pattern
        prices = price_rules(rules)
        for free in [JOKER] if offer.joker_free else self._free(pattern):
            tiles = self.counts.minus(free).tiles()
            if pattern is Pattern.MOSAIC:
                whole = as_mosaic(tiles, rules, prices)
            elif pattern is Pattern.DOUBLES:
                whole = as_doubles(tiles)
            else:
                whole = as_grand_care(tiles, rules, prices)
            if isinstance(whole, Whole) and whole.jokers == offer.jokers:
                yield whole, free

    def _fewest_in_eight(self, joker_free: bool) -> int | None:
        """The fewest Jokers in the eight of a Grand Care of which the rest lies in melds too."""
        ways = []
        for free in [JOKER] if joker_free else self._free(Pattern.GRAND_CARE):
            whole = as_grand_care(self.counts.minus(free).tiles(), self.rules, price_rules(self.rules))
            if isinstance(whole, Whole):
                ways.append(whole.jokers)
        return min(ways, default=None)

    def _free(self, pattern: Pattern) -> list[Tile]:
        """The kinds of natural tiles that may be worth leaving out, the likely ones first."""
        kinds = [
            ALL_TILES[13 * colour + place]
            for place, digits in enumerate(self.digits)
            for colour in range(4)
            if digits[colour]
        ]
        if pattern is Pattern.DOUBLES:
            kinds.sort(key=lambda kind: self.counts.count(kind) == 2)
        elif pattern is Pattern.GRAND_CARE:
            sums = [sum(digits) for digits in self.digits]
            kinds.sort(key=lambda kind: sums[(kind.number or 1) - 1])
        else:
            surplus = [sum(digits) > (1 if place else 2) for place, digits in enumerate(self.digits)]
            if any(surplus):
                kinds = [kind for kind in kinds if surplus[(kind.number or 1) - 1]]
        return kinds


_PATTERNS = tuple(Pattern)
_COLOURS = {Pattern.BICOLOR: 2, Pattern.MONOCOLOR: 1}


@lru_cache(maxsize=1024)
def _offer(pattern: Pattern, joker_free: bool, jokers: int, thrown: int, rules: Ruleset) -> Offer:
    tier, points, clauses = price(pattern, jokers, thrown, joker_free, rules)
    return Offer(points, _PATTERNS.index(pattern), joker_free, jokers, tier, clauses)


def is_allowed(offer: Offer, rules: Ruleset) -> bool:
    """Whether there are not more Jokers than a house lets be there (PRO-53)."""
    prices = price_rules(rules)
    return prices.joker_overflow is not JokerOverflow.FORBID or offer.jokers < len(prices.small)


@lru_cache(maxsize=64)
def numbers_of(pattern: Pattern, rules: Ruleset) -> tuple[int, ...]:
    """The numbers of which every arranged tile is in Minor or in Major (PRO-43, PRO-44)."""
    prices, last = price_rules(rules), rules.tiles.numbers
    if pattern is Pattern.MINOR:
        return tuple(range(1, prices.minor_to + 1))
    return (*range(prices.major_from, last + 1), 1)
