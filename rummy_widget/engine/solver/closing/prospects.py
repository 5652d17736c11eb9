"""What each draw would do for 14 tiles, and for 15 tiles after each discard.

The results are valid only if Jokers may stand for any missing tiles. A *target* is any 14 tiles that form a
pattern. Its *gain* is how many of its tiles are in the rack. A target *needs* its tiles that aren't in the
rack, and leaves *unused* the tiles of the rack that it doesn't contain.

One search for the nearest targets of each pattern covers all discards and draws together. A tile that some
target leaves unused can be discarded, and drawing a tile that some target needs helps. With j Jokers in the
rack, a player can close (end the round) as soon as a target gains 14 - j; if a target gains 15 - j, one of
the Jokers can even be left over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from itertools import chain
from operator import or_
from typing import NamedTuple

from ...closes.patterns import WHOLES
from ...closes.prices import Pattern, price
from ...tiles import JOKER, Tile
from ..tiling.run_masks import bits
from .distance import MELDED, Targets, least_missing, missing_for, natural_only
from .sight import KINDS, Sight
from .target_summary import Melds
from .wholes import nearest_whole, need_of_number

JOKER_BIT = 1 << 52
ANY = JOKER_BIT - 1
"""The bits of all kinds of natural tiles; the next higher bit, `JOKER_BIT`, stands for the Joker."""


class Prospect(NamedTuple):
    """What the next draw can do for a player who holds 14 tiles: make a close possible, or bring it nearer.

    To close is to end the round with 14 tiles that form a pattern, and one tile left over. Draws are given as
    a bit mask of kinds of tiles, in which the Joker has the highest bit.

    Attributes:
        distance: how many of the 14 tiles must be exchanged before they form a close.
        by_points: the draws after which the player can close, by the points that the close scores.
        lowering: the draws that lower the distance; None if they weren't computed.
    """

    distance: int
    by_points: dict[int, int]
    lowering: int | None


class _Draws:
    """The draws after which a player can close, grouped by the points that the close scores.

    `by_points` maps points to a bit mask of the kinds of tiles to draw. *sight* is the rack and what its
    player knows of the other tiles.
    """

    def __init__(self, sight: Sight) -> None:
        self.by_points: dict[int, int] = {}
        self.sight = sight

    def add(self, draws: int, pattern: Pattern, jokers: int, joker_free: bool) -> None:
        """Record that the player can close with this pattern after each one of some draws.

        *draws* is a bit mask of the kinds of tiles, any one of which the player may draw. *jokers* is how
        many Jokers the pattern contains after the draw, and *joker_free* whether the tile left over is a
        Joker.
        """
        if draws:
            _, points, _ = price(pattern, jokers, self.sight.jokers_thrown, joker_free, self.sight.rules)
            self.by_points[points] = self.by_points.get(points, 0) | draws

    def add_melded(self, pattern: Pattern, closing: int, leaving: int) -> None:
        """Record the natural tiles that, once drawn, let the player close with this pattern.

        *closing* are the draws after which all Jokers of the rack are in the pattern; *leaving* are those
        after which one of the Jokers can be left over. Both are bit masks of kinds of tiles.
        """
        jokers = self.sight.jokers
        self.add(closing, pattern, jokers, False)
        if jokers:
            self.add(leaving, pattern, jokers - 1, True)

    def record(self, pattern: Pattern, gain: int, need: int) -> None:
        """Record the draws (natural tiles and Jokers) after which the player can close with a pattern.

        A target is any 14 tiles that form the pattern. *gain* is the largest number of natural tiles that a
        target shares with the rack. Only the targets that share this many tiles are considered: *need* is a
        bit mask of the natural tiles that the rack lacks for at least one of them.
        """
        if gain == 14 - self.sight.jokers:
            self.add_melded(pattern, ANY, need)
        elif gain == 13 - self.sight.jokers:
            self.add_melded(pattern, need, 0)
        self.record_joker(pattern, gain)

    def record_joker(self, pattern: Pattern, gain: int) -> None:
        """Record the draw of a Joker if the player can close with *pattern* after drawing one.

        A target is any 14 tiles that form the pattern. *gain* is the largest number of natural tiles that a
        target shares with the rack.
        """
        jokers = self.sight.jokers
        if gain >= 14 - jokers:
            self.add(JOKER_BIT, pattern, jokers, True)
        elif gain == 13 - jokers:
            self.add(JOKER_BIT, pattern, jokers + 1, False)


def _melded_targets(sight: Sight, goal: int) -> Iterator[tuple[Targets, int]]:
    """Yield, for each pattern made of melds, a search for its targets and the largest gain of a target.

    A target is 14 tiles in runs and groups that form the pattern; its gain is how many of its tiles are in
    the rack. *goal* is the gain that is enough to close. A pattern is left out if it has no targets. All
    patterns but the simple one are also left out if their largest gain is less than *goal* - 1.
    """
    simple = Targets(sight, Pattern.SIMPLE)
    most = simple.best()
    if most >= 0:
        yield simple, most
    if most < goal - 1:
        return  # the targets of all other patterns are targets of the simple one, too
    for pattern in MELDED[1:]:
        targets = Targets(sight, pattern, goal - 1)
        gain = targets.best(goal - 1)
        if gain >= 0:
            yield targets, gain


# ---- Fourteen tiles --------------------------------------------------------------------------------


def prospect(sight: Sight) -> Prospect:
    """Return how far 14 tiles are from a close, and which draws make it possible or bring it nearer.

    *sight* is the rack of 14 tiles and what its player knows of the others. The result is right only if
    Jokers may stand for any missing tiles.
    """
    closing_draws = _Draws(sight)
    goal = 14 - sight.jokers
    far: list[tuple[int, int]] = []  # distance, and the draws that lower it
    for targets, gain in _melded_targets(sight, goal):
        need = targets.summary(gain).need
        closing_draws.record(targets.pattern, gain, need)
        if targets.pattern is Pattern.SIMPLE:
            far.append((goal - gain, need | JOKER_BIT))
    for pattern in WHOLES:
        far += _whole_pattern_gaps(sight, pattern, closing_draws)
    distance = min((each for each, _ in far), default=14)
    lowering = reduce(or_, (draws for each, draws in far if each == distance > 0), 0)
    return Prospect(distance, closing_draws.by_points, lowering)


def _whole_pattern_gaps(
    sight: Sight, pattern: Pattern, closing_draws: _Draws, most: int = 14
) -> Iterator[tuple[int, int]]:
    """Yield pairs for a pattern not made of melds: how many tiles are missing, and which draws help.

    *sight* is the rack and what its player knows of the other tiles. The draws that bring the pattern nearer
    are a bit mask of kinds of tiles. There is one pair for Doubles or a Mosaic, a pair for each possible
    number for a Grand Care, and no pair if the pattern is impossible. Draws after which the player can close
    are recorded in *closing_draws*. Pairs with more than *most* missing tiles, 1 or more, may be left out.
    """
    if pattern is Pattern.GRAND_CARE:
        yield from _grand_care_gaps(sight, closing_draws, most)
        return
    near = nearest_whole(pattern, sight.held, sight.available, sight.wild, sight.rules)
    if near is None:
        return
    if natural_only(pattern, sight.rules):
        if near.gain == 14:
            closing_draws.add(ANY, pattern, 0, False)
            closing_draws.add(JOKER_BIT, pattern, 0, True)
        elif near.gain == 13:
            closing_draws.add(near.need, pattern, 0, sight.jokers > 0)
        yield 14 - near.gain, near.need
    else:
        closing_draws.record(pattern, near.gain, near.need)
        yield max(0, 14 - sight.jokers - near.gain), near.need | JOKER_BIT


def _grand_care_gaps(sight: Sight, closing_draws: _Draws, most: int) -> Iterator[tuple[int, int]]:
    """Yield a pair for each number's Grand Care: how many tiles are missing, and which draws bring it nearer.

    A Grand Care is all eight tiles of one number, and six other tiles (PRO-50). *sight* is the rack and what
    its player knows of the other tiles. The draws are a bit mask of kinds of tiles. Draws after which the
    player can close are recorded in *closing_draws*. Pairs with more than *most* missing tiles are left out.
    """
    jokers = sight.jokers
    for number, copies in enumerate(zip(*sight.held, strict=True)):
        missing = 8 - sum(copies)
        if missing - jokers > most or 8 - sum([row[number] for row in sight.available]) > sight.wild:
            continue
        need = need_of_number(number, sight.held, sight.available)
        if missing <= jokers:
            closing_draws.add(ANY | JOKER_BIT, Pattern.GRAND_CARE, missing, False)
        if missing <= jokers + 1:
            closing_draws.add(need, Pattern.GRAND_CARE, missing - 1, False)
            closing_draws.add(JOKER_BIT, Pattern.GRAND_CARE, missing, False)
        yield max(0, missing - jokers), need | JOKER_BIT


# ---- Fifteen tiles ---------------------------------------------------------------------------------


def prospects(sight: Sight, *, best_only: bool = False) -> dict[Tile, Prospect]:
    """Return, for each discard from a rack of 15, what the next draw can do for the other 14 tiles.

    *sight* is the rack of 15 and what its player knows of the other tiles. The distance for a discard is how
    many of the other 14 tiles must still be exchanged before they form a close. If it is 2 or more and longer
    than after the best discard, the draws that lower it aren't computed (`lowering` is None), as the discard
    is worse anyway. If *best_only* is True, the results are right only for the discards with the shortest
    distance, which is faster. The results are right only if Jokers may stand for any missing tiles.
    """
    after = {tile: sight.without(tile) for tile in dict.fromkeys(sight.counts.tiles())}
    draws = {tile: _Draws(each) for tile, each in after.items()}
    far: dict[Tile, list[tuple[int, int | None]]] = {tile: [] for tile in after}
    goal = 14 - sight.jokers
    for targets, gain in _melded_targets(sight, goal):
        for tile in after:
            row = _on_discard(targets, gain, tile, goal, draws[tile], best_only)
            if targets.pattern is Pattern.SIMPLE:
                far[tile].append(row)
    by_melds = {tile: min((each for each, _ in far[tile]), default=14) for tile in after}
    nearest = min(by_melds.values())
    furthest = {tile: max(1, nearest if best_only else each) for tile, each in by_melds.items()}
    for pattern in WHOLES:
        # A discard brings no pattern nearer. So a pattern matters only if it is already at most as far as
        # melds are after the discard.
        missing = missing_for(sight, pattern, max(furthest.values()) + 1)
        if missing is not None:
            for tile, each in after.items():
                most = furthest[tile]
                if missing <= most and least_missing(each, pattern) <= most:
                    far[tile] += _whole_pattern_gaps(each, pattern, draws[tile], most)
    least = {tile: min((each for each, _ in far[tile]), default=14) for tile in after}
    best = min(least.values())
    return {
        tile: Prospect(least[tile], draws[tile].by_points, _nearer(far[tile], least[tile], best, draws[tile]))
        for tile in after
    }


def _nearer(far: list[tuple[int, int | None]], least: int, best: int, closing_draws: _Draws) -> int | None:
    """Return the draws that bring a close nearer after a discard, as a bit mask of kinds of tiles.

    *far* contains a pair for each pattern: how many tiles are missing after the discard, and the draws that
    bring the pattern nearer, or None if they aren't known. *least* is the distance to a close after this
    discard (how many tiles must be exchanged), and *best* the shortest distance after any discard.
    *closing_draws* are the draws after which the player can close. Returns None if *least* is 2 or more and
    more than *best*.
    """
    if least == 0:
        return 0
    if least == 1:  # a draw that lowers it lets the rack close
        return reduce(or_, closing_draws.by_points.values(), 0)
    if least > best:
        return None
    return reduce(or_, (draws or 0 for each, draws in far if each == least), 0)


def _on_discard(
    targets: Targets, gain: int, tile: Tile, goal: int, closing_draws: _Draws, best_only: bool
) -> tuple[int, int | None]:
    """Record in *closing_draws* the draws after which the player can close, if *tile* is discarded.

    *targets* is the search for targets: 14 tiles that form a certain pattern made of melds. *gain* is the
    largest number of tiles that a target shares with the rack before the discard, and *goal* is the number
    needed for a close. Returns how many tiles are missing for the pattern after the discard, and the draws
    that bring the pattern nearer, as a bit mask of kinds, or None if they aren't known. If *best_only* is
    True, the number may be too small if the discard is not one of the best.
    """
    pattern, summary = targets.pattern, targets.summary(gain)
    if tile is JOKER:  # one Joker fewer, and the same natural tiles
        closing = ANY if gain > goal else summary.need if gain == goal else 0
        closing_draws.add_melded(pattern, closing, summary.need if gain > goal else 0)
        closing_draws.record_joker(pattern, gain)
        if summary.forced_jokers > closing_draws.sight.wild and pattern is Pattern.SIMPLE:
            # Some of these targets need the Joker that is discarded.
            left = Targets(closing_draws.sight, pattern)
            gain = left.best()
            summary = left.summary(gain)
        return max(0, goal + 1 - gain), summary.need | JOKER_BIT
    kind = KINDS.index(tile)
    spared = summary.unused.get(kind)
    # If these targets need the discarded tile, a target that gains one tile less may be enough, or a draw of
    # the other copy of the tile.
    missed = 0
    if gain >= goal:
        missed = summary.need | targets.summary(gain - 1).unused.get(kind, 0) | 1 << kind
    if gain > goal:
        closing_draws.add_melded(pattern, ANY, missed)
    elif gain == goal:
        closing_draws.add_melded(pattern, missed if spared is None else ANY, spared or 0)
    elif gain == goal - 1:
        closing_draws.add_melded(pattern, spared or 0, 0)
    kept = gain - (spared is None)
    closing_draws.record_joker(pattern, kept)
    if spared is None and pattern is Pattern.SIMPLE:
        worse = best_only and gain <= goal and bool(summary.unused)  # than a tile that these targets spare
        if not worse and not _is_obtainable(summary.example, closing_draws.sight):
            kept = Targets(closing_draws.sight, pattern).best()
    return max(0, goal - kept), None if spared is None else spared | JOKER_BIT


def _is_obtainable(melds: Melds | None, sight: Sight) -> bool:
    """Return whether the rack, unseen tiles and Jokers are enough for some melds.

    *sight* is the rack and what its player knows of the other tiles. The result is False if *melds* is None.
    """
    if melds is None:
        return False
    uses = Counter(chain.from_iterable(map(bits, melds)))
    available = [*chain(*sight.available)]
    return sum([max(0, use - available[kind]) for kind, use in uses.items()]) <= sight.wild
