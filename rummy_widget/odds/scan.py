"""Counting deals by a scan over the numbers: an automaton that is made deterministic on the way.

A deal is met column by column: all 1s, all 2s, up to the 13s. After each column we keep every *way* in which
the tiles so far can still become melds. A way is small: for each colour how long its open runs are, 3 meaning
three or more; how many 1s wait for the end of a run after 13 (decided at the start, when the 1s are met); how
many Jokers are used; whether a tile was left out. Given how many tiles of a column go to groups the rest is
settled: open runs of one or two go on, then those of three or more, then new ones begin. So all that a deal
can still become is a set of ways, and deals with the same set have the same future: they count together.

Sets that differ only by the names of the colours have equally many futures, so they count together too. A way
that another one beats (a finished run can do all that an open one or none can, an unused Joker more than a
used one), and a way that wants more tiles than are to come, are struck out. Some ten thousand sets remain.
What open runs and groups make of the tiles of a number is told in `solver.tiling.step`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations, product
from math import comb
from typing import NamedTuple, TypeAlias

from ..solver.tiling.step import COPIES, Open, as_good, begun, ending, lacking, situations, step

__all__ = ["Area", "Column", "Scan"]

# A colour of a way is a lane of LANE bits: six for its open runs, two for its waiting 1s. Above
# the four lanes stand what the groups of this column have so far, and whether a tile was left out.
LANE = 8
HIGH = 64
TOP = 4 * LANE
LANES = (1 << LANE) - 1
TWO_LANES = (1 << 2 * LANE) - 1
APART = sum(HIGH * 3 << LANE * colour for colour in range(4)) | 1 << TOP
COST = 3  # bits below a way, for the Jokers it used

State: TypeAlias = "tuple[int, ...]"
Ways: TypeAlias = "set[int]"
"""Ways, each with the Jokers that it used in the lowest bits."""


@dataclass(frozen=True)
class Area:
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


class Column(NamedTuple):
    """Some columns that are alike: how many tiles each has, how many of them alone, how many such deals."""

    tiles: int = 0
    single: int = 0
    deals: int = 1

    def plus(self, copies: int) -> Column:
        """With so many copies of one colour more."""
        return _plus(self, copies)


@cache
def _plus(column: Column, copies: int) -> Column:
    return Column(column.tiles + copies, column.single + (copies == 1), column.deals * comb(2, copies))


class Scan:
    """Deals of natural tiles that are all melded, with some Jokers and but for a tile left out.

    A Joker may be the tile that is left out. Jokers that the others do not want can be added to them: that is
    so for 14 tiles arranged, where one Joker finds a run or a group of three, and two make a meld with a tile
    of a group of four. (It is not so for, say, two groups of four and one Joker.)
    """

    def __init__(self, area: Area, jokers: int = 0, free: int = 0) -> None:
        self.area, self.jokers, self.free = area, jokers, free
        self.runs = _Runs(2 + jokers)
        self.inside = _steps(self.runs, area.groups, jokers, free, begin=False)
        # A Joker that begins a run may as well follow it, but for a run that ends at the top; those begin
        # near it, because runs longer than five divide.
        self.top = _steps(self.runs, area.groups, jokers, free, begin=True) if jokers else self.inside
        self.outside = _steps(self.runs, False, jokers, free, laid=False)
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
        now = self.start(size, ones)
        for number in range(2, self.area.numbers + 1):
            after: dict[tuple[int, State], int] = {}
            for (room, state), deals in now.items():
                for column, new in self.after(state, room, number):
                    if new:
                        key = (room - column.tiles, new)
                        after[key] = after.get(key, 0) + deals * column.deals
            now = after
        return sum(deals for (room, state), deals in now.items() if room == 0 and self.ends(state))

    def start(self, size: int, ones: int | None) -> dict[tuple[int, State], int]:
        """What the 1s can become, by the tiles still to come."""
        found: dict[tuple[int, State], int] = {}
        for column, state in self.first(size):
            if state and ones in (None, column.tiles):
                key = (size - column.tiles, state)
                found[key] = found.get(key, 0) + column.deals
        return found

    def first(self, size: int) -> Iterator[tuple[Column, State]]:
        """What the columns of 1s can become; those that differ by their colours only, together."""
        alike = self.area.colours == 4
        for copies in combinations_with_replacement(range(3), 4) if alike else product(range(3), repeat=4):
            column = Column()
            for each in copies:
                column = column.plus(each)
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
    ) -> Iterator[tuple[Column, State]]:
        """What a state becomes by the columns of a number; *every*: also where nothing can come of it."""
        stack: list[tuple[Ways, int, Column]] = [(set(state), 0, Column())]
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
                    stack.append((then, colour + 1, column.plus(copies)))

    def step(self, ways: Ways, colour: int, copies: int, number: int) -> Ways:
        """What ways become by the tiles of one colour in a column."""
        steps = self.steps(number, colour)[copies]
        mask = steps.mask
        return {way + change for way in ways for change in steps[way & mask]}

    def steps(self, number: int, colour: int) -> list[_Steps]:
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
            if free - (way >> TOP & 1) > room + jokers - used:
                continue
            alike.setdefault(way & APART, []).append((strength[one] + strength[other], -used, way))
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
        savings: list[int] = []
        some.sort(reverse=True)
        for _, saved, way in some:
            a, b, c, d = way & LANES, way >> LANE & LANES, way >> 2 * LANE & LANES, way >> 3 * LANE & LANES
            for (e, f, g, h), its in zip(kept, savings, strict=True):
                if its >= saved and a in e and b in f and c in g and d in h:
                    break
            else:
                kept.append((beats[a], beats[b], beats[c], beats[d]))
                savings.append(saved)
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
            jokers -= self.free - (way >> TOP & 1)  # a Joker may be what is left out
            for colour in range(4):
                lane = way >> LANE * colour & LANES
                # Jokers may follow the 13 as well.
                jokers -= self.runs.jokers_at_end(lane & 63, lane >> 6 & 3, jokers, self.area.high)
            if jokers >= 0:
                return True
        return False


class _Runs:
    """Codes for the open runs of one colour, and what becomes of them."""

    def __init__(self, most: int) -> None:
        self.open = situations(most)
        self._codes: dict[Open | None, int] = {runs: code for code, runs in enumerate(self.open)}
        self._ending = [ending(runs) for runs in self.open]

    def lanes_beaten(self) -> list[frozenset[int]]:
        """For each lane those that it beats or equals: its runs can do all that theirs can."""
        beaten = [[code for code, runs in enumerate(self.open) if as_good(mine, runs)] for mine in self.open]
        return [
            frozenset(lane & ~63 | code for code in beaten[lane & 63])
            if lane & 63 < len(beaten)
            else frozenset()
            for lane in range(1 << LANE)
        ]

    def extended(self, code: int, tiles: int) -> int | None:
        """The runs after so many tiles of the next number; None if one is too short, or they are too many."""
        return self._codes.get(step(self.open[code], tiles))

    def begun(self, code: int, tiles: int) -> int:
        """How many new runs so many tiles begin."""
        return begun(self.open[code], tiles)

    def jokers_at_end(self, code: int, waiting: int, most: int, high: bool) -> int:
        """The least Jokers with which these runs end well after the last number; over *most* if none do."""
        least, up = self._ending[code]
        jokers = max(0, least - waiting)
        return jokers if waiting + jokers <= up and jokers <= (most if high else 0) else most + 1


@cache
def _partial(groups: bool, jokers: int) -> tuple[dict[tuple[int, ...], int], ...]:
    """What groups may have of the colours met so far in a column, for 0 to 4 colours, each with a number."""
    none = (0, 0, 0, 0)
    some = [copies for copies in COPIES if groups and sum(max(0, each - 2) for each in copies) <= jokers]
    whole = [none, *some]
    parts = [sorted({tuple(sorted(copies[:colours])) for copies in whole}) for colours in range(5)]
    return tuple({part: number for number, part in enumerate(each)} for each in parts)


class _Steps(dict[int, tuple[int, ...]]):
    """What some copies of a colour may do: go to groups, go to runs, stay out; with how many Jokers.

    By what of a way matters to it (its `mask`), what is added to the way. Worked out when it is asked for.
    """

    def __init__(
        self, runs: _Runs, parts: tuple[dict[tuple[int, ...], int], ...], colour: int, copies: int,
        jokers: int, free: int, laid: bool, begin: bool,
    ) -> None:  # fmt: skip
        self.runs, self.colour, self.copies, self.jokers, self.free = runs, colour, copies, jokers, free
        self.laid, self.begin = laid, begin
        self.before, self.then = list(parts[colour]), parts[colour + 1]
        self.mask = (1 << COST) - 1 | 63 << COST + LANE * colour | -1 << COST + TOP

    def __missing__(self, way: int) -> tuple[int, ...]:
        lane, at = COST + LANE * self.colour, way >> COST + TOP
        code, part, left_out = way >> lane & 63, self.before[at >> 1], at & 1
        best: dict[int, int] = {}
        for out in range(min(self.copies, self.free - left_out) + 1):
            for extra in range(self.jokers - (way & 7) + 1):
                tiles = self.copies - out + extra
                if tiles and not self.laid:
                    continue
                for grouped in range(tiles + 1):
                    number = self.then.get(tuple(sorted((*part, grouped))))
                    after = self.runs.extended(code, tiles - grouped)
                    if number is None or after is None:
                        continue
                    if not self.begin and self.runs.begun(code, tiles - grouped) > self.copies - out:
                        continue
                    # After the last colour all groups are whole, and forgotten.
                    kept = 0 if self.colour == 3 else number << 1
                    key = (after << lane) + (kept + left_out + out << COST + TOP)
                    best[key] = min(extra, best.get(key, extra))
        old = (code << lane) + (at << COST + TOP)
        found = self[way] = tuple([key - old + extra for key, extra in best.items()])
        return found


def _steps(
    runs: _Runs, groups: bool, jokers: int, free: int, *, laid: bool = True, begin: bool = True
) -> list[list[_Steps]]:
    """By colour and copies."""
    parts = _partial(groups, jokers)
    return [
        [_Steps(runs, parts, colour, copies, jokers, free, laid, begin) for copies in range(3)]
        for colour in range(4)
    ]


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
