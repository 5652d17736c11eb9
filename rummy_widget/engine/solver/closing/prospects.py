"""What each draw would do for 14 tiles, and for 15 after each discard.

This is valid if Jokers may stand for any missing tiles. A *target* is any 14 tiles that form a pattern. Its
*gain* is how many of its tiles are in the rack. It *needs* the tiles that the rack does not have, and leaves
*unused* the tiles of the rack that it does not contain.

One search for the nearest targets of each pattern covers all discards and draws together. A tile that some
target leaves unused can be discarded, and a tile that some target needs helps. With j Jokers, a rack closes
as soon as a target gains 14 - j; a Joker is left free as soon as one gains 15 - j.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import chain
from operator import or_
from typing import NamedTuple

from ...closes.patterns import WHOLES
from ...closes.prices import Pattern, price
from ...tiles import JOKER, Tile
from .distance import MELDED, Targets, gap_of, natural_only
from .sight import KINDS, Sight
from .target_search import Target
from .wholes import nearest_whole, need_of_number

JOKER_BIT = 1 << 52
ANY = JOKER_BIT - 1
"""The bits of all kinds of natural tiles; `JOKER_BIT`, the next higher bit, stands for the Joker."""


class Prospect(NamedTuple):
    """What one draw can do for 14 tiles: let them close, or bring them nearer to a close.

    `distance` is how many tiles must be exchanged for a close. Sets of draws are bit masks of kinds of tiles,
    the Joker above the natural tiles. `by_points` maps points to the draws that let the rack close for them.
    `lowering` are the draws that lower the distance, or None if they were not computed.
    """

    distance: int
    by_points: dict[int, int]
    lowering: int | None


class _Draws:
    """The draws that let a rack close, collected by the points that the close pays.

    `by_points` maps points to a bit mask of kinds of tiles.
    """

    def __init__(self, sight: Sight) -> None:
        self.by_points: dict[int, int] = {}
        self.sight = sight

    def add(self, draws: int, pattern: Pattern, jokers: int, joker_free: bool) -> None:
        """Record that *draws*, a bit mask of kinds of tiles, let the rack close with this pattern.

        *jokers* is how many Jokers lie in the arrangement, and *joker_free* says whether the tile left over
        is a Joker.
        """
        if draws:
            _, points, _ = price(pattern, jokers, self.sight.jokers_thrown, joker_free, self.sight.rules)
            self.by_points[points] = self.by_points.get(points, 0) | draws

    def add_melded(self, pattern: Pattern, closing: int, leaving: int) -> None:
        """Record draws of natural tiles that let the rack close with this pattern.

        They are given as bit masks of kinds of tiles: *closing* are the draws after which all Jokers lie in
        the arrangement, *leaving* those after which a Joker is the tile left over.
        """
        jokers = self.sight.jokers
        self.add(closing, pattern, jokers, False)
        if jokers:
            self.add(leaving, pattern, jokers - 1, True)

    def record(self, pattern: Pattern, gain: int, need: int) -> None:
        """Record which draws let the rack close with a pattern.

        *gain* is the largest number of rack tiles that 14 tiles showing this pattern can contain. *need* are
        the kinds of tiles that such 14 tiles may use and that have to be drawn, as a bit mask. The draw of a
        Joker is recorded too.
        """
        if gain == 14 - self.sight.jokers:
            self.add_melded(pattern, ANY, need)
        elif gain == 13 - self.sight.jokers:
            self.add_melded(pattern, need, 0)
        self.record_joker(pattern, gain)

    def record_joker(self, pattern: Pattern, gain: int) -> None:
        """Record the draw of a Joker if it lets the rack close with a pattern.

        *gain* is the largest number of rack tiles that 14 tiles showing this pattern can contain.
        """
        jokers = self.sight.jokers
        if gain >= 14 - jokers:
            self.add(JOKER_BIT, pattern, jokers, True)
        elif gain == 13 - jokers:
            self.add(JOKER_BIT, pattern, jokers + 1, False)


# ---- Fourteen tiles --------------------------------------------------------------------------------


def prospect(sight: Sight) -> Prospect:
    """Return how far 14 tiles are from a close, and which draws let them close or bring them nearer.

    This is right only if Jokers may stand for any missing tiles.
    """
    paying = _Draws(sight)
    goal = 14 - sight.jokers
    far: list[tuple[int, int]] = []  # distance, and the draws that lower it
    for pattern in MELDED:
        needed = 0 if pattern is Pattern.SIMPLE else goal - 1
        targets = Targets(sight, pattern, needed)
        gain = targets.best(needed)
        if gain >= 0:
            need = targets.summary(gain).need
            paying.record(pattern, gain, need)
            if pattern is Pattern.SIMPLE:
                far.append((goal - gain, need | JOKER_BIT))
    for pattern in WHOLES:
        far += _whole_pattern_gaps(sight, pattern, paying)
    distance = min((each for each, _ in far), default=14)
    lowering = reduce(or_, (draws for each, draws in far if each == distance > 0), 0)
    return Prospect(distance, paying.by_points, lowering)


def _whole_pattern_gaps(sight: Sight, pattern: Pattern, paying: _Draws) -> Iterator[tuple[int, int]]:
    """Yield pairs for a pattern not made of melds: how many tiles are missing, and which draws help.

    The draws that bring the pattern nearer are a bit mask of kinds of tiles. There is one pair for Doubles or
    a Mosaic, none if the pattern is impossible, and for a Grand Care a pair for each possible number. Draws
    that let the rack close are recorded in *paying*.
    """
    if pattern is Pattern.GRAND_CARE:
        yield from _grand_care_gaps(sight, paying)
        return
    near = nearest_whole(pattern, sight.held, sight.available, sight.wild, sight.rules)
    if near is None:
        return
    if natural_only(pattern, sight.rules):
        if near.gain == 14:
            paying.add(ANY, pattern, 0, False)
            paying.add(JOKER_BIT, pattern, 0, True)
        elif near.gain == 13:
            paying.add(near.need, pattern, 0, sight.jokers > 0)
        yield 14 - near.gain, near.need
    else:
        paying.record(pattern, near.gain, near.need)
        yield max(0, 14 - sight.jokers - near.gain), near.need | JOKER_BIT


def _grand_care_gaps(sight: Sight, paying: _Draws) -> Iterator[tuple[int, int]]:
    """Yield a pair for each number's Grand Care: how many tiles are missing, and which draws bring it nearer.

    The draws are a bit mask of kinds of tiles. Those that let the rack close are recorded in *paying*
    (PRO-50).
    """
    for number in range(13):
        held = sum(row[number] for row in sight.held)
        available = sum(row[number] for row in sight.available)
        missing, jokers = 8 - held, sight.jokers
        if 8 - available > sight.wild:
            continue
        need = need_of_number(number, sight.held, sight.available)
        if missing <= jokers:
            paying.add(ANY | JOKER_BIT, Pattern.GRAND_CARE, missing, False)
        if missing <= jokers + 1:
            paying.add(need, Pattern.GRAND_CARE, missing - 1, False)
            paying.add(JOKER_BIT, Pattern.GRAND_CARE, missing, False)
        yield max(0, missing - jokers), need | JOKER_BIT


# ---- Fifteen tiles ---------------------------------------------------------------------------------


def prospects(sight: Sight) -> dict[Tile, Prospect]:
    """Return, for each discard of 15 tiles, what the next draw can do for the other 14.

    The draws that lower the distance are not computed for a discard after which the distance is 2 or more and
    longer than after another discard. This is right only if Jokers may stand for any missing tiles.
    """
    after = {tile: sight.without(tile) for tile in dict.fromkeys(sight.counts.tiles())}
    draws = {tile: _Draws(each) for tile, each in after.items()}
    far: dict[Tile, list[tuple[int, int | None]]] = {tile: [] for tile in after}
    goal = 14 - sight.jokers
    for pattern in MELDED:
        needed = 0 if pattern is Pattern.SIMPLE else goal - 1
        targets = Targets(sight, pattern, needed)
        gain = targets.best(needed)
        if gain < 0:
            continue
        for tile in after:
            row = _on_discard(targets, gain, tile, goal, draws[tile])
            if pattern is Pattern.SIMPLE:
                far[tile].append(row)
    by_melds = {tile: min((each for each, _ in far[tile]), default=14) for tile in after}
    for pattern in WHOLES:
        # A discard brings no pattern nearer. So a pattern matters only if it is already at most as far as
        # melds are after the discard.
        gap = gap_of(sight, pattern, max(1, *by_melds.values()) + 1)
        if gap is not None:
            for tile, each in after.items():
                if gap.missing <= max(1, by_melds[tile]):
                    far[tile] += _whole_pattern_gaps(each, pattern, draws[tile])
    least = {tile: min((each for each, _ in far[tile]), default=14) for tile in after}
    best = min(least.values())
    return {
        tile: Prospect(least[tile], draws[tile].by_points, _nearer(far[tile], least[tile], best, draws[tile]))
        for tile in after
    }


def _nearer(far: list[tuple[int, int | None]], least: int, best: int, paying: _Draws) -> int | None:
    """Return the draws that lower the distance to a close after a discard, as a bit mask of kinds of tiles.

    *far* has pairs for the patterns: how many tiles are missing after the discard, and the draws that bring
    the pattern nearer. *least* is the distance after this discard, *best* the shortest distance after any
    discard. *paying* are the draws that let the rack close. Returns None if *least* is 2 or more and more
    than *best*.
    """
    if least == 0:
        return 0
    if least == 1:  # what lowers it lets the rack close
        return reduce(or_, paying.by_points.values(), 0)
    if least > best:
        return None
    return reduce(or_, (draws or 0 for each, draws in far if each == least), 0)


def _on_discard(targets: Targets, gain: int, tile: Tile, goal: int, paying: _Draws) -> tuple[int, int | None]:
    """Record in *paying* which draws let the rack close after the discard of *tile*.

    This is for a pattern made of melds; *targets* is the search for 14 tiles that show it. *gain* is the
    largest number of rack tiles that such 14 tiles contain before the discard, *goal* how many they must
    contain for a close. Returns how many tiles are missing for the pattern after the discard, and the draws
    that bring it nearer as a bit mask of kinds, or None if they are not known.
    """
    pattern, summary = targets.pattern, targets.summary(gain)
    if tile is JOKER:  # one Joker fewer, and the same natural tiles
        closing = ANY if gain > goal else summary.need if gain == goal else 0
        paying.add_melded(pattern, closing, summary.need if gain > goal else 0)
        paying.record_joker(pattern, gain)
        if summary.forced_jokers > paying.sight.wild and pattern is Pattern.SIMPLE:
            # Some of these targets need the Joker that is thrown.
            left = Targets(paying.sight, pattern)
            gain = left.best()
            summary = left.summary(gain)
        return max(0, goal + 1 - gain), summary.need | JOKER_BIT
    kind = KINDS.index(tile)
    spared = summary.unused.get(kind)
    # If these targets need the discarded tile: one that gains one tile less may do, or drawing its twin.
    missed = 0
    if gain >= goal:
        missed = summary.need | targets.summary(gain - 1).unused.get(kind, 0) | 1 << kind
    if gain > goal:
        paying.add_melded(pattern, ANY, missed)
    elif gain == goal:
        paying.add_melded(pattern, missed if spared is None else ANY, spared or 0)
    elif gain == goal - 1:
        paying.add_melded(pattern, spared or 0, 0)
    kept = gain - (spared is None)
    paying.record_joker(pattern, kept)
    if spared is None and pattern is Pattern.SIMPLE and not _is_obtainable(summary.example, paying.sight):
        kept = Targets(paying.sight, pattern).best()
    return max(0, goal - kept), None if spared is None else spared | JOKER_BIT


def _is_obtainable(target: Target | None, sight: Sight) -> bool:
    """Return whether rack, unseen tiles and Jokers can make up the 14 tiles of *target*; False for None."""
    if target is None:
        return False
    uses = zip(chain(*target.uses()), chain(*sight.available), strict=True)
    return sum([use - may for use, may in uses if use > may]) <= sight.wild
