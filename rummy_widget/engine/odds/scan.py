"""Counting the deals that form runs and groups, by reading them number by number as an automaton does.

A deal is read column by column: all 1s, all 2s, up to the 13s. After each column all *ways* are kept in which
the tiles so far can still become melds. A way has: for each colour the lengths of its open runs, 3 meaning
three or more; how many 1s wait to end a run after 13 (which is decided when the 1s are read); how many Jokers
are used; and whether a tile was left out, or can be spared. If it is given how many tiles of a column go to
groups, the rest is certain: open runs of one or two tiles go on, then those of three or more, then new ones
begin. The *state* of a deal is the set of its ways. It decides what the deal can become, so all deals in the
same state are counted together.

States that differ only by the names of the colours are counted together too. Ways are dropped if they need
more tiles than are still to come, or if another way is at least as good: a finished run is as good as an open
one or none, an unused Joker is better than a used one, and a tile that can be spared is better than one left
out. Some ten thousand states remain, or some hundred thousand with Jokers and a tile to leave out. What the
tiles of one number can do with open runs and groups is explained in `solver.tiling.step`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations, product
from math import comb
from typing import NamedTuple, TypeAlias

from ..solver.tiling.step import lacking
from .run_codes import (
    COST,
    HIGH,
    LANE,
    LANES,
    TOP,
    TWO_LANES,
    WAITING,
    ColourSteps,
    RunCodes,
    saving,
    steps_of,
)

State: TypeAlias = "tuple[int, ...]"
"""The sorted ways of a deal that are worth keeping."""
Ways: TypeAlias = "set[int]"
"""Ways as integers, coded as `run_codes` explains."""


@dataclass(frozen=True)
class PatternArea:
    """The tiles and melds that a pattern allows."""

    numbers: int = 13  # how many numbers the box has
    first: int = 1  # the lowest number allowed
    last: int = 13  # the highest number allowed
    low: bool = True  # whether a 1 may begin a run
    high: bool = True  # whether a 1 may end a run after the last number
    groups: bool = True  # whether groups are allowed
    colours: int = 4  # how many colours are allowed, the first ones


class ColumnGroup(NamedTuple):
    """Columns (choices of tiles of one number) that differ only by colours or copies, counted together."""

    tiles: int = 0  # how many tiles each has
    single: int = 0  # how many of these have no twin
    deals: int = 1  # how many sets of physical tiles they stand for


@cache
def _plus(column: ColumnGroup, copies: int) -> ColumnGroup:
    """Return *column* with *copies* tiles of one more colour added to each of its choices of tiles."""
    return ColumnGroup(column.tiles + copies, column.single + (copies == 1), column.deals * comb(2, copies))


class DealScan:
    """A count of the deals of natural tiles that, with *jokers* Jokers, can all be in melds.

    If *free* is 1, one of the tiles or Jokers is left out. It is assumed that Jokers that aren't needed can
    always be added to the melds. That is so for 14 arranged tiles: one Joker can join a run or a group of
    three, and two can form a meld with a tile of a group of four. (It isn't so for, say, two groups of four
    and one Joker.)
    """

    def __init__(self, area: PatternArea, jokers: int = 0, free: int = 0) -> None:
        self.area, self.jokers, self.free = area, jokers, free
        self.runs = RunCodes(2 + jokers)
        self.inside = steps_of(self.runs, area.groups, jokers, free, begin=False)
        # A Joker that begins a run may as well be put at its end, unless the run ends with the last number.
        # Such a run begins near the last number, because runs longer than five tiles can be divided.
        self.top = steps_of(self.runs, area.groups, jokers, free, begin=True) if jokers else self.inside
        self.outside = steps_of(self.runs, False, jokers, free, laid=False)
        self.missing = [
            _pairs([self._missing_tiles(lane, near) for lane in range(1 << LANE)]) for near in (False, True)
        ]
        self.beats = self.runs.lanes_beaten()
        self.strength = _pairs(
            [
                sum(self.runs.open[lane & 63]) if lane & 63 < len(self.runs.open) else 0
                for lane in range(1 << LANE)
            ]
        )

    def count(self, size: int, ones: int | None = None) -> int:
        """Return how many sets of *size* physical tiles form melds.

        If *ones* is given, only the sets with that number of 1s are counted.
        """
        now = defaultdict[tuple[int, State], int](int)  # deals, by tiles still to come and state
        for column, state in self.first(size):
            if state and ones in (None, column.tiles):
                now[size - column.tiles, state] += column.deals
        for number in range(2, self.area.numbers + 1):
            after = defaultdict[tuple[int, State], int](int)
            for (room, state), deals in now.items():
                for column, new in self.after(state, room, number):
                    if new:
                        after[room - column.tiles, new] += deals * column.deals
            now = after
        return sum(deals for (room, state), deals in now.items() if room == 0 and self.ends(state))

    def first(self, size: int) -> Iterator[tuple[ColumnGroup, State]]:
        """Yield the choices of 1s that a deal may have, and the state after each.

        Choices that differ only by colours come as one, if all colours are allowed.
        """
        alike = self.area.colours == 4
        for copies in combinations_with_replacement(range(3), 4) if alike else product(range(3), repeat=4):
            column = ColumnGroup()
            for each in copies:
                column = _plus(column, each)
            if column.tiles <= size:
                deals = column.deals * (len(set(permutations(copies))) if alike else 1)
                yield column._replace(deals=deals), self.state(self.ones(copies), size - column.tiles, 1)

    def ones(self, column: tuple[int, ...]) -> Ways:
        """Return the ways to meld a column of 1s; some 1s may wait to end a run after the last number."""
        ways: Ways = set()
        may_wait = [
            copies if self.area.high and at < self.area.colours else 0 for at, copies in enumerate(column)
        ]
        for high in product(*(range(most + 1) for most in may_wait)):
            begun: Ways = {0}
            for colour, (copies, wait) in enumerate(zip(column, high, strict=True)):
                begun = self.step(begun, colour, copies - wait, 1)
            waiting = sum(wait * HIGH << LANE * colour for colour, wait in enumerate(high))
            for way in begun:
                if self.area.low or not any(way >> COST + LANE * colour & 63 for colour in range(4)):
                    ways.add(way | waiting << COST)
        return ways

    def after(
        self, state: State, room: int, number: int, every: bool = False
    ) -> Iterator[tuple[ColumnGroup, State]]:
        """Yield the choices of tiles of a number that a deal may have, and the state after each.

        *state* is the state before, *room* how many tiles are still to come. Choices after which the tiles
        can't all be in melds are left out, unless *every* is set.
        """
        stack: list[tuple[Ways, int, ColumnGroup]] = [(set(state), 0, ColumnGroup())]
        while stack:
            ways, colour, column = stack.pop()
            if colour == 4:
                yield column, self.state(ways, room - column.tiles, number)
                continue
            left = room - column.tiles
            # After the last number no tiles are left.
            least = left - 2 * (3 - colour) if number == self.area.numbers else 0
            for copies in range(max(0, least), min(2, left) + 1):
                then = self.step(ways, colour, copies, number)
                if then or every:
                    stack.append((then, colour + 1, _plus(column, copies)))

    def step(self, ways: Ways, colour: int, copies: int, number: int) -> Ways:
        """Return the ways to meld after adding *copies* of the tile with this number and colour."""
        steps = self.steps(number, colour)[copies]
        mask = steps.mask
        return {way + change for way in ways for change in steps[way & mask]}

    def steps(self, number: int, colour: int) -> list[ColourSteps]:
        """Return the changes that a tile can make to coded ways, for 0, 1 and 2 copies of it."""
        area = self.area
        if colour >= area.colours or (number > 1 and not area.first <= number <= area.last):
            return self.outside[colour]
        return (self.top if number > area.last - 5 + area.high else self.inside)[colour]

    # ---- Dropping ways -----------------------------------------------------------------------------

    def state(self, ways: Ways, room: int, number: int) -> State:
        """Return the ways to meld that are worth keeping, with the colours in a canonical order.

        Ways are dropped if they need more tiles than are still to come (*room*), or if another is as good.
        """
        jokers, free, strength = self.jokers, self.free, self.strength
        missing = self.missing[number > self.area.last - 4]
        alike: dict[int, list[tuple[int, int, int]]] = {}
        for each in ways:
            way, used = each >> COST, each & 7
            one, other = way & TWO_LANES, way >> 2 * LANE & TWO_LANES
            if missing[one] + missing[other] > room + jokers - used:
                continue
            if free and not way >> TOP and room + jokers == used and not way & WAITING:
                continue
            alike.setdefault(way & WAITING, []).append((strength[one] + strength[other], -used, way))
        kept: list[int] = []
        for some in alike.values():
            kept += (
                self._unbeaten(some) if len(some) > 1 else [way << COST | -saved for _, saved, way in some]
            )
        kept.sort()
        return _canonical(tuple(kept)) if self.area.colours == 4 else tuple(kept)

    def _unbeaten(self, some: list[tuple[int, int, int]]) -> list[int]:
        """Return the ways to meld that are worth keeping: no other of the given ways is at least as good.

        All have the same 1s waiting to end a run. Each is given as three numbers: the total length of its
        open runs, the negated number of Jokers used, and its code without these Jokers. The result holds
        the whole codes of those kept.
        """
        beats, kept = self.beats, []  # type: list[frozenset[int]], list[tuple[frozenset[int], ...]]
        found: list[int] = []
        savings: list[tuple[int, ...]] = []  # for each way kept, the result of `saving`
        some.sort(reverse=True)
        for _, saved, way in some:
            a, b, c, d = way & LANES, way >> LANE & LANES, way >> 2 * LANE & LANES, way >> 3 * LANE & LANES
            left = way >> TOP
            for (e, f, g, h), its in zip(kept, savings, strict=True):
                if its[left] >= saved and a in e and b in f and c in g and d in h:
                    break
            else:
                kept.append((beats[a], beats[b], beats[c], beats[d]))
                savings.append(saving(saved, left))
                found.append(way << COST | -saved)
        return found

    def _missing_tiles(self, lane: int, near: bool) -> int:
        """Return the fewest tiles that a colour still needs for its open runs and waiting 1s.

        Both are coded in *lane*. *near* is whether the last number is near, so that one tile may serve both
        an open run and a waiting 1.
        """
        code, waiting = lane & 63, lane >> 6 & 3
        if code >= len(self.runs.open):
            return 0
        runs = self.runs.open[code]
        if not near:
            return lacking(runs) + 2 * waiting
        short = len(runs) - runs.count(3)
        return lacking(runs) - min(waiting, short) + 2 * max(0, waiting - len(runs))

    def ends(self, state: State) -> bool:
        """Return whether all tiles of a deal in this state are in melds after the last number.

        Then all waiting 1s are laid, and no run is too short.
        """
        for kept in state:
            way, jokers = kept >> COST, self.jokers - (kept & 7)
            wanted = self.free and not way >> TOP  # a Joker may be the tile left out
            for colour in range(4):
                lane = way >> LANE * colour & LANES
                # Jokers may stand after the 13 too.
                jokers -= self.runs.jokers_at_end(lane & 63, lane >> 6 & 3, jokers, self.area.high)
                wanted = wanted and not self.runs.longer_at_end(lane & 63, lane >> 6 & 3)
            if jokers >= wanted:
                return True
        return False


def _pairs(lanes: list[int]) -> list[int]:
    """Return a table for two colours of a coded way, made from the table *lanes* for one colour.

    Each entry is the sum of the entries for the two colours.
    """
    return [one + other for other in lanes for one in lanes]


@lru_cache(maxsize=200_000)
def _canonical(kept: tuple[int, ...]) -> State:
    """Return coded ways with the colours renamed, so that states that differ only by colours become equal."""
    if not kept:
        return ()
    split = [_lanes(way) for way in kept]
    looks = [sorted((way[colour], way[4]) for way in split) for colour in range(4)]
    order = sorted(range(4), key=looks.__getitem__)
    ties: list[list[int]] = []
    for colour in order:
        if ties and looks[ties[-1][0]] == looks[colour]:
            ties[-1].append(colour)
        else:
            ties.append([colour])
    best: list[int] | None = None
    for some in product(*(permutations(tie) for tie in ties)) if len(kept) > 1 else [tuple(map(tuple, ties))]:
        a, b, c, d = (colour for tie in some for colour in tie)
        named = sorted(
            ((way[a] | way[b] << LANE | way[c] << 2 * LANE | way[d] << 3 * LANE) << COST) | way[4]
            for way in split
        )
        if best is None or named < best:
            best = named
    return tuple(best or ())


def _lanes(way: int) -> tuple[int, int, int, int, int]:
    """Split a coded way into the bits of its four colours, and all its other bits."""
    rest = way & 7 | way >> COST + TOP << COST + TOP
    way >>= COST
    return way & LANES, way >> LANE & LANES, way >> 2 * LANE & LANES, way >> 3 * LANE & LANES, rest
