"""The patterns with which a player might close with fifteen tiles, each with the points that it scores.

To close, 14 tiles must form one of eight patterns; the fifteenth is left over and called the *free tile*.
Whether the free tile is a Joker can change the points (PRO-45 to PRO-47). So at most sixteen *options*, each
a pattern with or without a free Joker, must be checked to find out what a rack is worth; options that score
the most are checked first (PRO-52). For most checks it is enough to count tiles.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import NamedTuple, TypeAlias

from ...closes.closings import PatternRow, row_of
from ...closes.patterns import WHOLES, as_wholes, numbers_of
from ...closes.prices import CLAUSES, Pattern, price, price_rules
from ...closes.wholes import PatternMatch
from ...faults import Fault, FaultCode
from ...rules import GrandCareRest, MosaicJokers, Ruleset
from ...tiles import ALL_TILES, JOKER, Tile
from ..tiling.rack_counts import Counts, column_digits
from .cores import MeldZone, whole_zone, zone_of
from .covers import MeldCovers
from .naturals import Cover, Naturals

PATTERNS = tuple(Pattern)
"""The eight patterns that the tiles of a close can form, in the order of the written rules."""


class PatternOption(NamedTuple):
    """A pattern with which a player might close, with a Joker or another tile left over, and its points.

    To close is to end the round with 14 tiles that form a pattern, and one tile left over.

    Attributes:
        points: how many points the pattern scores with these Jokers.
        table_index: the index of the pattern in `PATTERNS`; of options with equal points, the option with the
            higher index counts (PRO-52).
        joker_free: whether the tile left over is a Joker.
        jokers: how many of the Jokers in the pattern lower its points.
        row: the result for the pattern, as in `Closing.rows`. If a house rule forbids this many Jokers, the
            result says that the tiles don't form the pattern (PRO-53).
    """

    points: int
    table_index: int
    joker_free: bool
    jokers: int
    row: PatternRow


ShownArrangement: TypeAlias = "tuple[Cover | PatternMatch, Tile]"
"""An arrangement of 14 tiles that forms a pattern, and the fifteenth tile, which is left over."""


class MeldDemand:
    """Tiles that must all be in melds, except perhaps one that is left over.

    *counts* are all the tiles, and *zone* says which melds are allowed. *forced* is a tile that fits in none
    of the allowed melds, so that it must be the tile left over; None if there is no such tile.
    """

    def __init__(self, counts: Counts, zone: MeldZone, forced: Tile | None, rules: Ruleset) -> None:
        self._columns = (counts if forced is None else counts.minus(forced)).columns
        self._jokers, self._zone, self._rules, self.forced = counts.jokers, zone, rules, forced
        self._naturals = Naturals(self._columns, high=zone.high == 14, groups=bool(zone.groups))

    @cached_property
    def covers(self) -> MeldCovers:
        """The search for ways to divide the tiles into melds with Jokers."""
        return MeldCovers(self._columns, self._jokers, self._zone, self._rules)

    def any(self, jokers: int, free: bool) -> bool:
        """Return whether the tiles can be divided into at most four melds with *jokers* Jokers in all.

        The forced tile, if there is one, fits in no meld and is left over in any case. Of the other tiles,
        exactly one is left over if *free* is True, otherwise none.
        """
        if jokers:
            return self.covers.any(jokers, free=free) is not None
        return self._naturals.fewest(free=free, any_will_do=True) is not None

    def fewest(self, jokers: int, free: bool) -> Cover | None:
        """Return a way to divide the tiles into the fewest melds, with exactly *jokers* Jokers in all.

        Returns None if four melds aren't enough. The forced tile, if there is one, fits in no meld and is
        left over in any case. Of the other tiles, exactly one is left over if *free* is True, otherwise none.
        """
        return self.covers.fewest(jokers, free=free) if jokers else self._naturals.fewest(free=free)


class PatternOptions:
    """The patterns with which a player might close, their points, and checks whether the tiles form them.

    To close is to end the round with 14 tiles that form a pattern, and one tile left over. The points depend
    on *jokers_thrown*, the number of Jokers that the player has discarded. `found` lists the options
    (patterns with their points) that counting tiles doesn't rule out; the methods check whether the tiles can
    really be arranged to form a pattern, and how.

    >>> from rummy_widget.engine.rules import RUMMY_PRO
    >>> rack = Counts.of("r2 r3 r4 r2 r3 r4 b5 b6 b7 b8 b5 b6 b7 b8 k1")
    >>> options = PatternOptions(rack, 0, RUMMY_PRO)
    >>> [str(option.row.pattern) for option in options.found if options.holds(option)]
    ['doubles', 'bicolor', 'simple']
    """

    __slots__ = ("_demands", "_terms", "counts", "found", "rules", "thrown")

    def __init__(self, counts: Counts, jokers_thrown: int, rules: Ruleset) -> None:
        self.counts, self.thrown, self.rules = counts, jokers_thrown, rules
        self._terms = close_terms(rules)
        self._demands: dict[Pattern, list[MeldDemand]] = {}
        self.found = self._find()
        """All options that counting tiles doesn't rule out, those that score the most first."""

    def holds(self, option: PatternOption) -> bool:
        """Return whether some arrangement of the tiles forms the pattern as *option* says.

        An option says whether the tile left over is a Joker, and how many Jokers the pattern contains.
        """
        if option.row.pattern in WHOLES:
            return next(self._whole_matches(option), None) is not None
        return any(demand.any(jokers, free) for demand, jokers, free in self._melded_options(option))

    def fewest(self, option: PatternOption) -> ShownArrangement | None:
        """Return an arrangement that forms the pattern of *option* with the fewest melds, and its free tile.

        The free tile is the tile left over. *option* says whether it is a Joker, and how many Jokers the
        pattern contains. Returns None if no arrangement of the tiles forms the pattern in this way.
        """
        if option.row.pattern in WHOLES:
            return next(self._whole_matches(option), None)
        best: tuple[Cover, Tile] | None = None
        for demand, jokers, free in self._melded_options(option):
            cover = demand.fewest(jokers, free)
            if cover is not None and (best is None or len(cover.melds) < len(best[0].melds)):
                best = cover, demand.forced or cover.free or JOKER
        return best

    def all(self, option: PatternOption) -> Iterator[ShownArrangement]:
        """Yield all arrangements that form the pattern as *option* says, each with the tile left over.

        An option says whether the tile left over is a Joker, and how many Jokers the pattern contains.
        """
        if option.row.pattern in WHOLES:
            yield from self._whole_matches(option)
            return
        for demand, jokers, free in self._melded_options(option):
            for cover in demand.covers.all(jokers, free=free):
                yield cover, demand.forced or cover.free or JOKER

    def failed(self, pattern: Pattern) -> PatternRow:
        """Return the entry of `Closing.rows` for a pattern that no arrangement of the tiles forms."""
        return self._terms.failed[pattern]

    def _melded_options(self, option: PatternOption) -> list[tuple[MeldDemand, int, bool]]:
        """Return the ways in which melds could form the pattern of *option*, to be tried one by one.

        Each way is a tuple: the tiles to divide into melds, how many Jokers the melds must contain, and
        whether a natural tile among them still has to be chosen as the one left over. If that is False, all
        tiles to divide must be in melds, and the tile left over is a Joker, or the only tile that fits in no
        meld of the pattern.
        """
        pattern, joker_free = option.row.pattern, option.joker_free
        if pattern not in self._demands:
            zones = self._zones(pattern)
            self._demands[pattern] = [
                MeldDemand(self.counts, zone, forced, self.rules) for zone, forced in zones
            ]
        jokers, demands = self.counts.jokers - joker_free, self._demands[pattern]
        if joker_free:
            return [(demand, jokers, False) for demand in demands if not demand.forced]
        return [(demand, jokers, not demand.forced) for demand in demands]

    # ---- Counting ----------------------------------------------------------------------------------

    def _find(self) -> list[PatternOption]:
        """Return the patterns that simple counts of the tiles don't rule out, the highest-scoring first."""
        columns, jokers, terms = self.counts.columns, self.counts.jokers, self._terms
        tallies = sum([_TALLIES[code] for code in columns])
        single, surplus = tallies & 63, tallies >> 6 & 63
        colours = [count for shift in (12, 18, 24, 30) if (count := tallies >> shift & 63)]
        surplus -= _SIZES[columns[0]] > 1  # a Mosaic has two 1s
        unmeldable = Naturals(columns, high=terms.whole.high == 14, groups=True).unmeldable
        missing = 8 - max([_SIZES[code] for code in columns])
        found = []
        for joker_free in (True, False) if jokers else (False,):
            melded, out = jokers - joker_free, not joker_free
            places = []
            if surplus <= out and (terms.mosaic_jokers or not melded):
                places.append(_MOSAIC)
            if unmeldable <= out + 4 * melded:  # a Joker brings at most two on either side of it into a meld
                places.append(_SIMPLE)
                for place, most in ((_BICOLOR, 2), (_MONOCOLOR, 1)):
                    if len(colours) <= most or (out and len(colours) == most + 1 and min(colours) == 1):
                        places.append(place)
                for place, outside in terms.outside:
                    if sum([_SIZES[columns[each]] for each in outside]) <= out:
                        places.append(place)
            # If one tile of a pair is left over, the other one is single.
            if (abs(single - 1) if out else single) <= melded:
                places.append(_DOUBLES)
            found += [terms.option(place, joker_free, melded, self.thrown) for place in places]
            if missing <= melded:
                eights = self._matches(Pattern.GRAND_CARE, joker_free)
                counts = [missing] if terms.rest_free else [whole.jokers for whole, _ in eights]
                if counts:
                    found.append(terms.option(_GRAND_CARE, joker_free, min(counts), self.thrown))
        found.sort(reverse=True)
        return found

    def _zones(self, pattern: Pattern) -> list[tuple[MeldZone, Tile | None]]:
        """Return the alternatives for the melds of a pattern.

        Each alternative is a pair: which melds are allowed, and the only tile of the rack that fits in none
        of them, so that it must be the tile left over (None if there is no such tile). If several tiles of
        the rack fit in none of the melds, the alternative is left out.
        """
        terms = self._terms
        if pattern is Pattern.SIMPLE:
            return [(terms.whole, None)]
        digits = [column_digits(code) for code in self.counts.columns]
        if pattern in _COLOURS:
            most = _COLOURS[pattern]
            sums = [sum(some) for some in zip(*digits, strict=True)]
            there = [colour for colour, count in enumerate(sums) if count]
            if len(there) <= most:
                return [(terms.runs, None)]
            alone = [colour for colour in there if sums[colour] == 1 and len(there) == most + 1]
            return [(terms.runs, next(each for each in ALL_TILES[13 * colour :] if self.counts.count(each)))
                    for colour in alone]  # fmt: skip
        numbers = numbers_of(pattern, self.rules)
        outside = [place for place, some in enumerate(digits, 1) if place not in numbers and any(some)]
        if sum(sum(digits[place - 1]) for place in outside) > 1:
            return []
        zone = zone_of(numbers, self.rules)
        if not outside:
            return [(zone, None)]
        return [(zone, ALL_TILES[13 * digits[outside[0] - 1].index(1) + outside[0] - 1])]

    # ---- Mosaic, Doubles, Grand Care ---------------------------------------------------------------

    def _whole_matches(self, option: PatternOption) -> Iterator[tuple[PatternMatch, Tile]]:
        """Yield the ways to leave one tile over so that the other tiles form the pattern of *option*.

        The pattern is Mosaic, Doubles or Grand Care, which aren't made of melds. It must contain as many
        Jokers as *option* says. Each way is the arrangement of the 14 tiles, and the tile left over.
        """
        for whole, free in self._matches(option.row.pattern, option.joker_free):
            if whole.jokers == option.jokers:
                yield whole, free

    def _matches(self, pattern: Pattern, joker_free: bool) -> Iterator[tuple[PatternMatch, Tile]]:
        """Yield the ways to leave one tile over so that the other tiles form *pattern*.

        *pattern* is Mosaic, Doubles or Grand Care. If *joker_free* is True, the tile left over is a Joker,
        otherwise a natural tile. Each way is the arrangement of the 14 tiles, and the tile left over.
        """
        for free in [JOKER] if joker_free else self._free_tiles(pattern):
            whole = as_wholes(self.counts.minus(free).tiles(), self.rules, (pattern,))[pattern]
            if isinstance(whole, PatternMatch):
                yield whole, free

    def _free_tiles(self, pattern: Pattern) -> list[Tile]:
        """Return the natural tiles that may be left over if the rest forms *pattern*, likeliest first."""
        by_number = (ALL_TILES[13 * colour + place] for place in range(13) for colour in range(4))
        kinds = [kind for kind in by_number if self.counts.count(kind)]
        sizes = [_SIZES[code] for code in self.counts.columns]
        if pattern is Pattern.DOUBLES:
            kinds.sort(key=lambda kind: self.counts.count(kind) == 2)
        elif pattern is Pattern.GRAND_CARE:
            kinds.sort(key=lambda kind: sizes[(kind.number or 1) - 1])
        else:
            surplus = [size > (1 if place else 2) for place, size in enumerate(sizes)]
            if any(surplus):
                kinds = [kind for kind in kinds if surplus[(kind.number or 1) - 1]]
        return kinds


# ---- Independent of the rack -----------------------------------------------------------------------

_SIMPLE, _MOSAIC, _BICOLOR, _MINOR, _MAJOR, _DOUBLES, _GRAND_CARE, _MONOCOLOR = range(8)
_COLOURS = {Pattern.BICOLOR: 2, Pattern.MONOCOLOR: 1}
_SIZES = tuple(sum(column_digits(code)) for code in range(81))


def _tally(code: int) -> int:
    """Return several counts of the tiles of one number, packed into one integer of six-bit fields.

    The fields, from the lowest, are: the number of colours with exactly one copy, the number of tiles minus 1
    (but at least 0), and the number of copies in each of the four colours. *code* says how many tiles of each
    colour there are (see `column_digits`).
    """
    digits = column_digits(code)
    colours = sum(digit << 6 * colour for colour, digit in enumerate(digits))
    return digits.count(1) + (max(0, sum(digits) - 1) << 6) + (colours << 12)


_TALLIES = tuple(map(_tally, range(81)))


class CloseTerms:
    """Facts about closing under a ruleset that the solver needs often, such as which melds are allowed.

    To close is to end the round with a whole rack.
    """

    def __init__(self, rules: Ruleset) -> None:
        prices = price_rules(rules)
        self.mosaic_jokers = prices.mosaic_jokers is not MosaicJokers.NATURAL_ONLY
        self.rest_free = prices.grand_care_rest is GrandCareRest.FREE
        self.whole, self.runs = whole_zone(rules), whole_zone(rules, groups=False)
        self.outside = [
            (place, tuple(each for each in range(13) if each + 1 not in numbers_of(PATTERNS[place], rules)))
            for place in (_MINOR, _MAJOR)
        ]
        self.failed = {
            each: PatternRow(each, False, fault=Fault(FaultCode.OUT_OF_REACH, clause=CLAUSES[each]))
            for each in Pattern
        }
        self._rules = rules
        self._options: dict[tuple[int, bool, int, int], PatternOption] = {}

    def option(self, index: int, joker_free: bool, jokers: int, thrown: int) -> PatternOption:
        """Return a pattern with its points, as a `PatternOption`.

        *index* is the index of the pattern in `PATTERNS`. *jokers* is how many Jokers its tiles contain,
        *thrown* how many the player has discarded, and *joker_free* says whether the tile left over is a
        Joker.
        """
        key = (index, joker_free, jokers, thrown)
        found = self._options.get(key)
        if found is None:
            pattern = PATTERNS[index]
            _, points, _ = price(pattern, jokers, thrown, joker_free, self._rules)
            row = row_of(pattern, PatternMatch((JOKER,) * jokers, jokers), thrown, joker_free, self._rules)
            found = self._options[key] = PatternOption(points, index, joker_free, jokers, row)
        return found


@lru_cache(maxsize=32)
def close_terms(rules: Ruleset) -> CloseTerms:
    """Return the `CloseTerms` of a ruleset: facts about closing, which are computed once and cached."""
    return CloseTerms(rules)
