"""Counting deals by a scan over the numbers: an automaton that is made deterministic on the way.

A deal is met column by column: all 1s, all 2s, up to the 13s. After each column we keep every *way* in which
the tiles so far can still become melds. A way is small: for each colour how long its open runs are, 3 meaning
three or more; how many 1s wait for the end of a run after 13 (decided at the start, when the 1s are met); how
many Jokers are used; whether a tile was left out, or can be. Given how many tiles of a column go to groups
the rest is settled: open runs of one or two go on, then those of three or more, then new ones begin. So all
that a deal can still become is a set of ways, and deals with the same set have the same future: they count
together.

Sets that differ only by the names of the colours have equally many futures, so they count together too. A way
that another one beats (a finished run can do all that an open one or none can, an unused Joker more than a
used one, a tile that can be spared more than one left out), and a way that wants more tiles than are to come,
are struck out. Some ten thousand sets remain; a tile to leave out and Jokers make it some hundred thousand.
What open runs and groups make of the tiles of a number is told in `solver.tiling.step`.
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
Ways: TypeAlias = "set[int]"
"""Ways, each with the Jokers that it used in the lowest bits."""


@dataclass(frozen=True)
class PatternArea:
    """What a pattern allows: runs and groups of these numbers, in the first so many colours, groups or none.

    `low` is whether a 1 may begin a run, `high` whether it may end one after the last number.
    """

    numbers: int = 13  # in the box
    first: int = 1
    last: int = 13
    low: bool = True
    high: bool = True
    groups: bool = True
    colours: int = 4


class ColumnGroup(NamedTuple):
    """Some columns that are alike: how many tiles each has, how many of them alone, how many such deals."""

    tiles: int = 0
    single: int = 0
    deals: int = 1


@cache
def _plus(column: ColumnGroup, copies: int) -> ColumnGroup:
    """Return the columns with so many copies of one colour more."""
    return ColumnGroup(column.tiles + copies, column.single + (copies == 1), column.deals * comb(2, copies))


class DealScan:
    """Deals of natural tiles that are all melded, with some Jokers and but for a tile left out.

    A Joker may be the tile that is left out. Jokers that the others do not want can be added to them: that is
    so for 14 tiles arranged, where one Joker finds a run or a group of three, and two make a meld with a tile
    of a group of four. (It is not so for, say, two groups of four and one Joker.)
    """

    def __init__(self, area: PatternArea, jokers: int = 0, free: int = 0) -> None:
        self.area, self.jokers, self.free = area, jokers, free
        self.runs = RunCodes(2 + jokers)
        self.inside = steps_of(self.runs, area.groups, jokers, free, begin=False)
        # A Joker that begins a run may as well follow it, but for a run that ends at the top; those begin
        # near it, because runs longer than five divide.
        self.top = steps_of(self.runs, area.groups, jokers, free, begin=True) if jokers else self.inside
        self.outside = steps_of(self.runs, False, jokers, free, laid=False)
        self.lacks = [_pairs([self._lack(lane, near) for lane in range(1 << LANE)]) for near in (False, True)]
        self.beats = self.runs.lanes_beaten()
        self.strength = _pairs(
            [
                sum(self.runs.open[lane & 63]) if lane & 63 < len(self.runs.open) else 0
                for lane in range(1 << LANE)
            ]
        )

    def count(self, size: int, ones: int | None = None) -> int:
        """How many sets of that many physical tiles there are; if asked, those with so many 1s."""
        now = defaultdict[tuple[int, State], int](int)  # by the tiles still to come
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
        """What the columns of 1s can become; those that differ by their colours only, together."""
        alike = self.area.colours == 4
        for copies in combinations_with_replacement(range(3), 4) if alike else product(range(3), repeat=4):
            column = ColumnGroup()
            for each in copies:
                column = _plus(column, each)
            if column.tiles <= size:
                deals = column.deals * (len(set(permutations(copies))) if alike else 1)
                yield column._replace(deals=deals), self.state(self.ones(copies), size - column.tiles, 1)

    def ones(self, column: tuple[int, ...]) -> Ways:
        """The ways of a first column: some of its 1s wait for the end of a run."""
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
        """What a state becomes by the columns of a number; *every*: also where nothing can come of it."""
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
        """What ways become by the tiles of one colour in a column."""
        steps = self.steps(number, colour)[copies]
        mask = steps.mask
        return {way + change for way in ways for change in steps[way & mask]}

    def steps(self, number: int, colour: int) -> list[ColourSteps]:
        """What the tiles of a number and a colour may do."""
        area = self.area
        if colour >= area.colours or (number > 1 and not area.first <= number <= area.last):
            return self.outside[colour]
        return (self.top if number > area.last - 5 + area.high else self.inside)[colour]

    # ---- Striking out ------------------------------------------------------------------------------

    def state(self, ways: Ways, room: int, number: int) -> State:
        """The ways worth keeping, the colours in a canonical order."""
        jokers, free, strength = self.jokers, self.free, self.strength
        lack = self.lacks[number > self.area.last - 4]
        alike: dict[int, list[tuple[int, int, int]]] = {}
        for each in ways:
            way, used = each >> COST, each & 7
            one, other = way & TWO_LANES, way >> 2 * LANE & TWO_LANES
            if lack[one] + lack[other] > room + jokers - used:
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
        """Of ways with the same waiting 1s, those that no other beats."""
        beats, kept = self.beats, []  # type: list[frozenset[int]], list[tuple[frozenset[int], ...]]
        found: list[int] = []
        savings: list[tuple[int, ...]] = []  # by what is left out
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

    def _lack(self, lane: int, near: bool) -> int:
        """The least tiles that the open runs and the waiting 1s of a colour still want.

        Near the top one tile may serve both.
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
        """Whether a state can end after the last number: the waiting 1s are laid, and no run is too short."""
        for kept in state:
            way, jokers = kept >> COST, self.jokers - (kept & 7)
            wanted = self.free and not way >> TOP  # a Joker may be what is left out
            for colour in range(4):
                lane = way >> LANE * colour & LANES
                # Jokers may follow the 13 as well.
                jokers -= self.runs.jokers_at_end(lane & 63, lane >> 6 & 3, jokers, self.area.high)
                wanted = wanted and not self.runs.longer_at_end(lane & 63, lane >> 6 & 3)
            if jokers >= wanted:
                return True
        return False


def _pairs(lanes: list[int]) -> list[int]:
    """The sums for two lanes, from what there is for one."""
    return [one + other for other in lanes for one in lanes]


@lru_cache(maxsize=200_000)
def _canonical(kept: tuple[int, ...]) -> State:
    """The same ways with the colours in an order that does not depend on their names."""
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
    """The four lanes of a way, and all else of it."""
    rest = way & 7 | way >> COST + TOP << COST + TOP
    way >>= COST
    return way & LANES, way >> LANE & LANES, way >> 2 * LANE & LANES, way >> 3 * LANE & LANES, rest
