"""How many tiles of a rack must be exchanged before 14 of its tiles form a close, or a certain pattern.

To close is to end the round with 14 tiles that form melds or another pattern, and one tile left over. A tile
can't be received in an exchange if all its copies are in the rack or have been seen elsewhere. But a Joker
may stand for that tile, and a Joker that nobody has seen yet may be drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from ...closes.patterns import WHOLES, numbers_of
from ...closes.prices import Pattern, jokers_allowed, pattern_of, price_rules
from ...melds.run_places import last_place
from ...rules import RUMMY_PRO, GrandCareRest, MosaicJokers, Ruleset
from ...tiles import JOKER, Tile, Tiles
from ..tiling.colours import NONE
from ..tiling.rack_counts import Rack
from .cores import whole_zone, zone_of
from .joker_limits import are_unlimited, most_jokers
from .sight import KINDS, Copies, Sight, sight_of
from .target_search import Target, TargetSearch, count_fitting, target_search
from .target_summary import MeldRange, TargetSummary
from .wholes import ColourNumber, NearestWhole, most_gained, nearest_whole

MELDED = (Pattern.SIMPLE, Pattern.BICOLOR, Pattern.MINOR, Pattern.MAJOR, Pattern.MONOCOLOR)
"""The patterns that are made of runs and groups; Doubles, Mosaic and Grand Care aren't."""

CHEAPEST = (Pattern.SIMPLE, *WHOLES)
"""The patterns that are enough to find out whether a player can close: every close forms one of these."""


@dataclass(frozen=True, slots=True)
class NearestClose:
    """A close that a rack can reach with the fewest exchanges of tiles.

    Attributes:
        distance: how many tiles must be exchanged.
        pattern: the pattern of the close.
        missing: the tiles that the rack still needs; a Joker is listed instead of a tile that can't be drawn.
        in_rack: the natural tiles of the close that are already in the rack.
    """

    distance: int
    pattern: Pattern
    missing: tuple[Tile, ...]
    in_rack: tuple[Tile, ...]


def distance(
    rack: Rack, pattern: Pattern | str | None = None, *, seen: Tiles = (), rules: Ruleset = RUMMY_PRO
) -> int | None:
    """Return how many tiles must be exchanged, at least, before 14 tiles form a close or a certain pattern.

    The result is 0 if 14 tiles form it now. A close is 14 tiles that form melds or another pattern, with a
    fifteenth left over; if *pattern* is None, any pattern is enough. *rack* consists of 1 to 15 tiles. *seen*
    are tiles seen elsewhere, which can't be drawn. Returns None if no close, or no arrangement that forms
    *pattern*, is possible with the tiles that can be drawn.

    >>> distance("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1 k10")
    0
    >>> distance("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k5 k10")
    1
    >>> distance("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k5 k10", "doubles")
    7
    >>> distance("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k1", "monocolor", seen="r1")
    1
    """
    found = nearest(rack, pattern, seen=seen, rules=rules)
    return None if found is None else found.distance


def nearest(
    rack: Rack, pattern: Pattern | str | None = None, *, seen: Tiles = (), rules: Ruleset = RUMMY_PRO
) -> NearestClose | None:
    """Return a close that needs the fewest exchanges of tiles: which tiles are missing, and which are kept.

    The arguments are those of `distance`, which returns only the number of exchanged tiles. Returns None if
    *pattern* can't be formed or, if *pattern* is None, no close is possible.

    >>> nearest("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k5 k10", "doubles").missing
    (tile('r1'), tile('r2'), tile('r3'), tile('r4'), tile('r5'), tile('r6'), tile('r13'))
    """
    sight = sight_of(rack, seen, rules)
    found = _nearest_pattern(sight, CHEAPEST if pattern is None else (pattern_of(pattern),))
    gap = found and gap_of(sight, found.pattern)
    return _nearest_of(sight, gap, found.pattern) if found and gap else None


def distance_of(sight: Sight) -> int | None:
    """Return how many tiles a player must exchange before closing; None if no close is possible.

    *sight* is the rack and what its player knows of the other tiles. Unlike `distance`, this function takes
    into account how many Jokers the player has discarded, and how many extra Jokers from outside the box are
    in the game (PRO-8).
    """
    found = _nearest_pattern(sight, CHEAPEST)
    return found and found.missing


class _PatternDistance(NamedTuple):
    """A pattern, and how many tiles are missing for it."""

    missing: int
    pattern: Pattern


def _nearest_pattern(sight: Sight, patterns: Iterable[Pattern]) -> _PatternDistance | None:
    """Return the one of *patterns* that is nearest to a rack, the first of several.

    Returns None if none of the patterns can be formed any more. *sight* is the rack and what its player knows
    of the other tiles.
    """
    best: _PatternDistance | None = None
    for each in patterns:
        missing = missing_for(sight, each, best and best.missing)
        if missing is not None and (best is None or missing < best.missing):
            best = _PatternDistance(missing, each)
    return best


class Gap(NamedTuple):
    """How far a rack is from a pattern: how many tiles are missing, and tiles that would form the pattern.

    Colours and numbers are counted from 0.

    Attributes:
        missing: how many tiles must be exchanged.
        arrangement: the 14 tiles of the pattern as (colour, number), chosen so that the fewest are missing.
            For a Grand Care, only the eight tiles of one number if the six others may be any tiles.
        jokers: the tiles of the arrangement for which Jokers can stand, each as 13 * colour + number; None
            unless the rules limit where Jokers may be in melds.
    """

    missing: int
    arrangement: tuple[ColourNumber, ...]
    jokers: tuple[int, ...] | None = None


def gap_of(sight: Sight, pattern: Pattern, below: int | None = None) -> Gap | None:
    """Return how many tiles a rack needs for a pattern, and the arrangement for which the fewest are missing.

    *sight* is the rack and what its player knows of the other tiles. Returns None if the pattern is
    impossible. If *below* is given, the function may also return None if *below* or more tiles are missing.
    """
    if pattern in MELDED:
        return _melded_gap(Targets(sight, pattern), below)
    if pattern is Pattern.GRAND_CARE:
        return _grand_care_gap(sight)
    near = _nearest_whole(sight, pattern, below)
    return None if near is None else Gap(_missing_for_whole(sight, pattern, near), near.arrange())


def missing_for(sight: Sight, pattern: Pattern, below: int | None = None) -> int | None:
    """Return how many tiles are missing from a rack for a pattern; None if it can't be formed any more.

    The arguments are those of `gap_of`, which also finds the tiles of the pattern and takes longer.
    """
    if pattern in (Pattern.DOUBLES, Pattern.MOSAIC):
        near = _nearest_whole(sight, pattern, below)
        return None if near is None else _missing_for_whole(sight, pattern, near)
    gap = gap_of(sight, pattern, below)
    return gap and gap.missing


def _nearest_whole(sight: Sight, pattern: Pattern, below: int | None) -> NearestWhole | None:
    """Return the Doubles or Mosaics that come nearest to a rack; None if the pattern is impossible.

    If *below* is given, the function may also return None if *below* or more tiles are missing.
    """
    if below is not None and least_missing(sight, pattern) >= below:
        return None
    return nearest_whole(pattern, sight.held, sight.available, _usable(sight, sight.wild), sight.rules)


def _missing_for_whole(sight: Sight, pattern: Pattern, near: NearestWhole) -> int:
    """Return how many tiles a rack needs for Doubles or a Mosaic, if the nearest ones are known."""
    jokers = 0 if natural_only(pattern, sight.rules) else _usable(sight, sight.jokers)
    return max(0, 14 - near.gain - jokers)


def natural_only(pattern: Pattern, rules: Ruleset) -> bool:
    """Return whether the rules forbid Jokers in this pattern, as a house rule can for a Mosaic (PRO-41)."""
    return pattern is Pattern.MOSAIC and price_rules(rules).mosaic_jokers is MosaicJokers.NATURAL_ONLY


def rest_is_free(rules: Ruleset) -> bool:
    """Return whether the six other tiles of a Grand Care may be any tiles (PRO-50).

    A Grand Care contains all eight tiles of one number, and six other tiles. There is a house rule under
    which these six must form melds.
    """
    return price_rules(rules).grand_care_rest is GrandCareRest.FREE


def _usable(sight: Sight, jokers: int) -> int:
    """Return how many of *jokers* Jokers a close may contain: all, unless a house rule sets a limit (PRO-53).

    *sight* gives the rules.
    """
    allowed = jokers_allowed(sight.rules)
    return jokers if allowed is None else min(jokers, allowed)


# ---- Runs and groups -------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def meld_ranges(pattern: Pattern, rules: Ruleset) -> tuple[MeldRange, ...]:
    """Return the alternatives for the melds of a pattern, each with the numbers and colours to use.

    For a Bicolor there is one `MeldRange` for each pair of colours, for a Monocolor there is one for each
    colour, and for any other pattern there is only one.
    """
    top = last_place(rules)
    if pattern is Pattern.BICOLOR:
        return tuple(MeldRange(1, top, (), (a, b)) for a in range(4) for b in range(a))
    if pattern is Pattern.MONOCOLOR:
        return tuple(MeldRange(1, top, (), (colour,)) for colour in range(4))
    whole = pattern not in (Pattern.MINOR, Pattern.MAJOR)
    zone = whole_zone(rules) if whole else zone_of(numbers_of(pattern, rules), rules)
    return (MeldRange(zone.low, zone.high, tuple(sorted(number - 1 for number in zone.groups))),)


class Targets:
    """The search for targets: arrangements of 14 tiles in runs and groups that form a pattern.

    *sight* is the rack and what its player knows of the other tiles. A target may use tiles that aren't in
    the rack; its *gain* is how many of its tiles are in the rack. Some patterns have alternatives, such as
    the six pairs of colours for a Bicolor. An alternative is skipped if fewer than *least* tiles of the rack
    fit it.
    """

    def __init__(self, sight: Sight, pattern: Pattern, least: int = 0) -> None:
        self.sight, self.pattern = sight, pattern
        held, available = sight.masks(sight.held), sight.masks(sight.available)
        self.searches = tuple(
            target_search(held, available, sight.wild, allowed)
            for allowed in meld_ranges(pattern, sight.rules)
            if least == 0 or count_fitting(held, allowed) >= least
        )
        self._summaries: dict[int, TargetSummary] = {}

    @property
    def bound(self) -> int:
        """An upper bound on how many tiles a target (14 tiles in melds) can share with the rack."""
        return max((search.bound for search in self.searches), default=NONE)

    def best(self, least: int = 0) -> int:
        """Return the largest number of tiles that a target shares with the rack.

        A target is 14 tiles in runs and groups that form this search's pattern. Returns NONE, a negative
        number, if no target shares at least *least* tiles.
        """
        most = max((search.fitting for search in self.searches), default=NONE)
        for gain in range(most, least - 1, -1):
            if self.summary(gain).exists:
                return gain
        return NONE

    def nearest(self, least: int = 0) -> tuple[int, Target | None]:
        """Return the largest number of tiles that a target shares with the rack, and one such target.

        A target is 14 tiles in runs and groups that form this search's pattern. Returns (NONE, None) if no
        target shares at least *least* tiles; NONE is a negative number.
        """
        for gain in range(self.bound, least - 1, -1):
            for search in self.searches:
                target = search.first(gain) if search.bound >= gain else None
                if target is not None:
                    return gain, target
        return NONE, None

    def summary(self, gain: int) -> TargetSummary:
        """Return a summary of all targets that share exactly *gain* tiles with the rack.

        A target is 14 tiles in runs and groups that form this search's pattern. The summary says which tiles
        must be drawn for these targets, and which rack tiles they don't use.
        """
        if len(self.searches) == 1:
            return self.searches[0].summary(gain)
        if gain not in self._summaries:
            self._summaries[gain] = joined = TargetSummary()
            for search in self.searches:
                if search.fitting >= gain:
                    joined.merge(search.summary(gain))
        return self._summaries[gain]

    def with_gain(self, gain: int) -> Iterator[Target]:
        """Yield every target (14 tiles in runs and groups) that shares exactly *gain* tiles with the rack."""
        for search in self.searches:
            if search.bound >= gain:
                yield from search.with_gain(gain)


def jokers_unlimited(sight: Sight) -> bool:
    """Return whether each Joker may stand for any missing tile, so that only the number of Jokers matters.

    This depends on the rules, and on the number of Jokers in the rack and among the unseen tiles; *sight*
    gives all of these.
    """
    return are_unlimited(sight.rules.jokers, sight.wild) and _usable(sight, sight.wild) == sight.wild


def _melded_gap(targets: Targets, below: int | None) -> Gap | None:
    """Return how far a rack is from a pattern made of melds; None if no arrangement forms the pattern.

    *targets* is the search for arrangements that form the pattern. If *below* is given, the function also
    returns None if *below* or more tiles are missing.
    """
    sight = targets.sight
    if jokers_unlimited(sight):
        least = 0 if below is None else max(0, 15 - sight.jokers - below)
        gain, target = targets.nearest(least)
        return None if target is None else Gap(max(0, 14 - gain - sight.jokers), _tiles_of(target))
    limit = _usable(sight, sight.wild)
    return _limited_gap(targets, sight, sight.held, sight.available, limit, min(sight.jokers, limit), below)


def _limited_gap(
    targets: Targets | TargetSearch, sight: Sight, held: Copies, available: Copies, limit: int, own: int,
    below: int | None, others: int = 0, more: int = 0,
) -> Gap | None:  # fmt: skip
    """Return how far a rack is from a pattern, if the rules limit where Jokers may be in melds.

    The result contains the arrangement of 14 tiles for which the fewest tiles are missing. *targets* is the
    search for arrangements in melds, and *sight* gives the rules. *held* counts the copies of each tile in
    the rack, *available* those in the rack or unseen. The melds may contain at most *limit* Jokers, and *own*
    is how many Jokers of the rack can be used. A Grand Care also contains tiles outside these melds: *others*
    is how many of those tiles are in the rack, and *more* how many of them can be Jokers. Returns None if
    there is no arrangement, or if *below* is given and *below* or more tiles are missing.
    """
    best: Gap | None = None
    for gain in range(targets.bound, -1, -1):
        floor = max(0, 14 - others - gain - own)
        if floor >= min(each for each in (below, best and best.missing, 15) if each is not None):
            break
        for target in targets.with_gain(gain):
            jokers = most_jokers(target, held, available, limit, sight.rules.jokers)
            if jokers is not None:
                gap = max(floor, 14 - others - gain - min(own, len(jokers) + more))
                if best is None or gap < best.missing:
                    best = Gap(gap, _tiles_of(target), jokers)
                if gap <= floor:
                    break
    return best


def _tiles_of(target: Target) -> tuple[ColourNumber, ...]:
    """Return all tiles of a target (14 tiles in melds) as pairs (colour, number), both counted from 0."""
    return tuple(
        (colour, number)
        for colour, numbers in enumerate(target.uses())
        for number, count in enumerate(numbers)
        for _ in range(count)
    )


# ---- Doubles, Mosaic and Grand Care ----------------------------------------------------------------


def least_missing(sight: Sight, pattern: Pattern) -> int:
    """Return a quick lower bound on how many tiles a rack needs for Doubles, a Mosaic or a Grand Care.

    *sight* contains the rack.
    """
    size = 8 if pattern is Pattern.GRAND_CARE else 14
    return size - most_gained(pattern, sight.held) - sight.jokers


def _grand_care_gap(sight: Sight) -> Gap | None:
    """Return how far a rack is from the nearest Grand Care: the eight tiles of one number, and six others.

    *sight* is the rack and what its player knows of the other tiles. A house rule may require that the six
    other tiles form melds (PRO-50). Returns None if no Grand Care is possible.
    """
    melds, wild = not rest_is_free(sight.rules), _usable(sight, sight.wild)
    best: Gap | None = None
    counts = zip(
        map(sum, zip(*sight.held, strict=True)), map(sum, zip(*sight.available, strict=True)), strict=True
    )
    for number, (held, available) in enumerate(counts):
        if 8 - available > wild:
            continue
        eight = tuple((colour, number) for colour in range(4) for _ in range(2))
        if melds:
            found = _eight_and_melds(sight, number, held, available, eight, best and best.missing)
        else:
            jokers = min(8 - held, _usable(sight, sight.jokers))
            others = sight.naturals - held + sight.jokers - jokers
            found = Gap(8 - held - jokers + max(0, 6 - others), eight)
        if found is not None and (best is None or found.missing < best.missing):
            best = found
    return best


def _eight_and_melds(
    sight: Sight, number: int, held: int, available: int, eight: tuple[ColourNumber, ...], below: int | None
) -> Gap | None:
    """Return how far the rack is from a Grand Care of one number, if its six other tiles must form melds.

    A house rule may require such melds (PRO-50). *sight* is the rack and what its player knows of the other
    tiles. *number* is the number, counted from 0, and *eight* are its eight tiles; *held* is how many of
    these are in the rack, *available* how many are in the rack or unseen. Returns None if this Grand Care is
    impossible, or if *below* is given and *below* or more tiles are missing.
    """
    (allowed,) = meld_ranges(Pattern.SIMPLE, sight.rules)
    held_rest, known_rest = (
        tuple((*r[:number], 0, *r[number + 1 :]) for r in each) for each in (sight.held, sight.available)
    )
    limit, among = sight.wild - 8 + available, min(8 - held, _usable(sight, sight.wild))
    search = target_search(sight.masks(held_rest), sight.masks(known_rest), limit, allowed, size=6)
    found = _limited_gap(search, sight, held_rest, known_rest, limit, sight.jokers, below, held, among)
    return found and Gap(found.missing, (*eight, *found.arrangement))


# ---- The nearest close with its tiles --------------------------------------------------------------


def _nearest_of(sight: Sight, gap: Gap, pattern: Pattern) -> NearestClose:
    """Return a close that needs the fewest exchanges: which tiles are kept and which are missing.

    *sight* is the rack and what its player knows of the other tiles. *gap* gives the arrangement of the
    close, and *pattern* is its pattern. The rack's Jokers stand for the missing tiles that are hardest to
    get.
    """
    held = [list(row) for row in sight.held]
    free = [[may - have for may, have in zip(*rows, strict=True)]
            for rows in zip(sight.available, sight.held, strict=True)]  # fmt: skip
    kept: list[Tile] = []
    absent: list[tuple[int, bool]] = []  # the kind's bit, and whether a copy can be drawn
    for colour, number in gap.arrangement:
        if held[colour][number]:
            held[colour][number] -= 1
            kept.append(KINDS[13 * colour + number])
        else:
            absent.append((13 * colour + number, free[colour][number] > 0))
            free[colour][number] -= 1
    # The rack's Jokers stand first for tiles that can't be drawn, next for those for which rules allow it.
    order = sorted(absent, key=lambda each: (each[1], gap.jokers is not None and each[0] not in gap.jokers))
    wanted = order[len(order) - min(gap.missing, len(order)) :]
    missing = tuple(KINDS[kind] if there else JOKER for kind, there in wanted)
    return NearestClose(gap.missing, pattern, tuple(sorted(missing)), tuple(kept))
