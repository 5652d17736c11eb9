"""What each draw would do for 14 tiles, and for 15 after each discard.

This is valid if Jokers may stand for any missing tiles. An *end* is any 14 tiles that form a pattern. It
*gains* the rack tiles that it uses, *spares* the others, and *needs* the tiles that the rack does not have.
One search for the nearest ends of each pattern covers all discards and draws together: a tile that some end
spares can be discarded, and a tile that some end needs helps. With j Jokers a rack closes as soon as an end
gains 14 - j; a Joker is left free as soon as one gains 15 - j.
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
from .distance import MELDED, Ends, gap_of, natural_only
from .reach import RunGroupEnd
from .sight import KINDS, Sight
from .wholes import nearest_whole, need_of_number

JOKER_BIT = 1 << 52
ANY = JOKER_BIT - 1
"""The bits of all kinds of natural tiles."""


class Prospect(NamedTuple):
    """What one draw can do for 14 tiles: let them close, or bring them nearer to a close.

    `distance` is how many tiles must be exchanged for a close. Sets of draws are bit masks of kinds of tiles,
    the Joker above the natural tiles: `pays` maps points to the draws that let the rack close for them, and
    `lowers` are the draws that lower the distance, or None if they were not computed.
    """

    distance: int
    pays: dict[int, int]
    lowers: int | None


class _Prices:
    """The draws that let a rack close, collected by the points that the close pays."""

    def __init__(self, sight: Sight) -> None:
        self.pays: dict[int, int] = {}
        self.sight = sight

    def offer(self, draws: int, pattern: Pattern, jokers: int, joker_free: bool) -> None:
        """Record that these draws (bits of kinds of tiles) let the rack close with this pattern.

        *jokers* is how many Jokers lie in the arrangement, *joker_free* whether the tile left over is a
        Joker.
        """
        if draws:
            _, points, _ = price(pattern, jokers, self.sight.jokers_thrown, joker_free, self.sight.rules)
            self.pays[points] = self.pays.get(points, 0) | draws

    def melded(self, pattern: Pattern, closing: int, leaving: int) -> None:
        """Record draws of natural tiles that let the rack close, as bits of kinds of tiles.

        *closing* are the draws after which all Jokers lie in the arrangement, *leaving* those after which a
        Joker is the free tile.
        """
        jokers = self.sight.jokers
        self.offer(closing, pattern, jokers, False)
        if jokers:
            self.offer(leaving, pattern, jokers - 1, True)

    def pay(self, pattern: Pattern, gain: int, need: int) -> None:
        """Record the draws that let the rack close with a pattern.

        *gain* is the most tiles that 14 tiles showing the pattern share with the rack, and *need* are the
        tiles that these 14 may use and that have to be drawn, as bits of kinds.
        """
        if gain == 14 - self.sight.jokers:
            self.melded(pattern, ANY, need)
        elif gain == 13 - self.sight.jokers:
            self.melded(pattern, need, 0)
        self.joker_drawn(pattern, gain)

    def joker_drawn(self, pattern: Pattern, gain: int) -> None:
        """Record the draw of a Joker if it lets the rack close with a pattern.

        *gain* is the most tiles that 14 tiles showing the pattern share with the rack.
        """
        jokers = self.sight.jokers
        if gain >= 14 - jokers:
            self.offer(JOKER_BIT, pattern, jokers, True)
        elif gain == 13 - jokers:
            self.offer(JOKER_BIT, pattern, jokers + 1, False)


# ---- Fourteen tiles --------------------------------------------------------------------------------


def prospect(sight: Sight) -> Prospect:
    """Return how far 14 tiles are from a close, and which draws let them close or bring them nearer."""
    prices = _Prices(sight)
    goal = 14 - sight.jokers
    far: list[tuple[int, int]] = []  # distance, and the draws that lower it
    for pattern in MELDED:
        needed = 0 if pattern is Pattern.SIMPLE else goal - 1
        ends = Ends(sight, pattern, needed)
        gain = ends.best(needed)
        if gain >= 0:
            need = ends.links(gain).need
            prices.pay(pattern, gain, need)
            if pattern is Pattern.SIMPLE:
                far.append((goal - gain, need | JOKER_BIT))
    for pattern in WHOLES:
        far += _apart(sight, pattern, prices)
    distance = min((each for each, _ in far), default=14)
    lowers = reduce(or_, (draws for each, draws in far if each == distance > 0), 0)
    return Prospect(distance, prices.pays, lowers)


def _apart(sight: Sight, pattern: Pattern, prices: _Prices) -> Iterator[tuple[int, int]]:
    """Yield pairs for a pattern not made of melds: how many tiles it needs, and which draws bring it nearer.

    The draws are bits of kinds of tiles. There is one pair for Doubles or a Mosaic, none if the pattern is
    impossible, and for a Grand Care a pair for each possible number. Draws that let the rack close are
    recorded in *prices*.
    """
    if pattern is Pattern.GRAND_CARE:
        yield from _grand_care(sight, prices)
        return
    near = nearest_whole(pattern, sight.held, sight.known, sight.wild, sight.rules)
    if near is None:
        return
    if natural_only(pattern, sight.rules):
        if near.gain == 14:
            prices.offer(ANY, pattern, 0, False)
            prices.offer(JOKER_BIT, pattern, 0, True)
        elif near.gain == 13:
            prices.offer(near.need, pattern, 0, sight.jokers > 0)
        yield 14 - near.gain, near.need
    else:
        prices.pay(pattern, near.gain, near.need)
        yield max(0, 14 - sight.jokers - near.gain), near.need | JOKER_BIT


def _grand_care(sight: Sight, prices: _Prices) -> Iterator[tuple[int, int]]:
    """Yield a pair for each number's Grand Care: how many tiles are missing, and which draws bring it nearer.

    The draws are bits of kinds of tiles. Those that let the rack close are recorded in *prices* (PRO-50).
    """
    for number in range(13):
        held = sum(row[number] for row in sight.held)
        known = sum(row[number] for row in sight.known)
        missing, jokers = 8 - held, sight.jokers
        if 8 - known > sight.wild:
            continue
        need = need_of_number(number, sight.held, sight.known)
        if missing <= jokers:
            prices.offer(ANY | JOKER_BIT, Pattern.GRAND_CARE, missing, False)
        if missing <= jokers + 1:
            prices.offer(need, Pattern.GRAND_CARE, missing - 1, False)
            prices.offer(JOKER_BIT, Pattern.GRAND_CARE, missing, False)
        yield max(0, missing - jokers), need | JOKER_BIT


# ---- Fifteen tiles ---------------------------------------------------------------------------------


def prospects(sight: Sight) -> dict[Tile, Prospect]:
    """Return, for each discard of 15 tiles, what the next draw can do for the other 14.

    The draws that lower the distance are not computed for a discard after which the distance is 2 or more
    and longer than after another discard.
    """
    after = {tile: sight.without(tile) for tile in dict.fromkeys(sight.counts.tiles())}
    prices = {tile: _Prices(each) for tile, each in after.items()}
    far: dict[Tile, list[tuple[int, int | None]]] = {tile: [] for tile in after}
    goal = 14 - sight.jokers
    for pattern in MELDED:
        needed = 0 if pattern is Pattern.SIMPLE else goal - 1
        ends = Ends(sight, pattern, needed)
        gain = ends.best(needed)
        if gain < 0:
            continue
        for tile in after:
            row = _melded_after(ends, gain, tile, goal, prices[tile])
            if pattern is Pattern.SIMPLE:
                far[tile].append(row)
    by_melds = {tile: min((each for each, _ in far[tile]), default=14) for tile in after}
    for pattern in WHOLES:
        # A discard brings no pattern nearer. So a pattern matters only if it is already at most as far as
        # melds are after the discard.
        gap = gap_of(sight, pattern, max(1, *by_melds.values()) + 1)
        if gap is not None:
            for tile, each in after.items():
                if gap.tiles <= max(1, by_melds[tile]):
                    far[tile] += _apart(each, pattern, prices[tile])
    least = {tile: min((each for each, _ in far[tile]), default=14) for tile in after}
    best = min(least.values())
    return {
        tile: Prospect(least[tile], prices[tile].pays, _lowering(far[tile], least[tile], best, prices[tile]))
        for tile in after
    }


def _lowering(far: list[tuple[int, int | None]], least: int, best: int, prices: _Prices) -> int | None:
    if least == 0:
        return 0
    if least == 1:  # what lowers it lets the rack close
        return reduce(or_, prices.pays.values(), 0)
    if least > best:
        return None
    return reduce(or_, (draws or 0 for each, draws in far if each == least), 0)


def _melded_after(ends: Ends, gain: int, tile: Tile, goal: int, prices: _Prices) -> tuple[int, int | None]:
    """Record in *prices* which draws let the rack close after the discard of *tile*.

    This is for a pattern made of melds. *gain* is the most tiles that 14 tiles showing the pattern share with
    the rack before the discard, *goal* how many they must share for a close. Returns how far the pattern is
    after the discard, and the draws that bring it nearer as bits of kinds, or None if they are not known.
    """
    pattern, links = ends.pattern, ends.links(gain)
    if tile is JOKER:  # one Joker fewer, and the same natural tiles
        closing = ANY if gain > goal else links.need if gain == goal else 0
        prices.melded(pattern, closing, links.need if gain > goal else 0)
        prices.joker_drawn(pattern, gain)
        if links.forced > prices.sight.wild and pattern is Pattern.SIMPLE:
            # Some of these ends need the Joker that is thrown.
            left = Ends(prices.sight, pattern)
            gain = left.best()
            links = left.links(gain)
        return max(0, goal + 1 - gain), links.need | JOKER_BIT
    kind = KINDS.index(tile)
    spared = links.spare.get(kind)
    # If these ends need the discarded tile, an end that gains one tile less may do, or drawing its twin.
    missed = 0
    if gain >= goal:
        missed = links.need | ends.links(gain - 1).spare.get(kind, 0) | 1 << kind
    if gain > goal:
        prices.melded(pattern, ANY, missed)
    elif gain == goal:
        prices.melded(pattern, missed if spared is None else ANY, spared or 0)
    elif gain == goal - 1:
        prices.melded(pattern, spared or 0, 0)
    kept = gain - (spared is None)
    prices.joker_drawn(pattern, kept)
    if spared is None and pattern is Pattern.SIMPLE and not _can_be_had(links.end, prices.sight):
        kept = Ends(prices.sight, pattern).best()
    return max(0, goal - kept), None if spared is None else spared | JOKER_BIT


def _can_be_had(end: RunGroupEnd | None, sight: Sight) -> bool:
    """Return whether rack, unseen tiles and Jokers can make up all tiles of *end*; False if it is None."""
    if end is None:
        return False
    uses = zip(chain(*end.uses()), chain(*sight.known), strict=True)
    return sum([use - may for use, may in uses if use > may]) <= sight.wild
