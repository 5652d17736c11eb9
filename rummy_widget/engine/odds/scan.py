"""Count the deals that form runs and groups, by reading them number by number as an automaton does.

A deal is read column by column: all 1s, all 2s, up to the 13s. A *partial solution* is one choice of melds
among the tiles read so far. It consists of:

- for each colour, the lengths of its open runs (runs that may still be continued); 3 means three or more;
- for each colour, how many 1s wait to end a run after 13, which is decided when the 1s are read;
- how many Jokers are used;
- whether a tile was left out, or can be spared because it is at the end of a meld of four or more.

Once it is decided how many tiles of a column go to groups, the rest is determined: open runs of one or two
tiles are continued, then those of three or more, then new ones begin. The *state* of a deal is the set of its
partial solutions. It decides what the deal can become, so all deals in the same state are counted together.

States that differ only by the names of the colours are counted together too. A partial solution is dropped if
it needs more tiles than are still to come, or if another is at least as good: a finished run is as good as an
open one or none, an unused Joker is better than a used one, and a tile that can be spared is better than one
left out. Some ten thousand states remain, or some hundred thousand with Jokers and a tile to leave out. How
the tiles of one number change open runs and groups is explained in `solver.tiling.step`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations, product
from math import comb
from typing import NamedTuple, TypeAlias

from ..solver.tiling.step import tiles_missing
from . import run_codes
from .run_codes import COST, LANE, LANES, TOP, TWO_LANES, WAITING, ColourSteps, dominated_limits, steps_of

State: TypeAlias = "tuple[int, ...]"
"""The choices of melds worth keeping among the tiles read so far, as sorted integers (see `run_codes`)."""
Solutions: TypeAlias = "set[int]"
"""Choices of melds among the tiles read so far, each coded as an integer (see `run_codes`)."""


@dataclass(frozen=True)
class PatternArea:
    """The tiles and melds that may be used for a pattern, such as only the numbers 1 to 7 for Minor.

    Attributes:
        numbers: how many different numbers the tiles of the box have.
        first: the lowest number that may be used, apart from 1 (see `low` and `high`).
        last: the highest number that may be used.
        low: whether a 1 may begin a run.
        high: whether a 1 may end a run after the last number.
        groups: whether groups are allowed.
        colours: how many colours may be used; if it is less than 4, only the first colours may be used.
    """

    numbers: int = 13
    first: int = 1
    last: int = 13
    low: bool = True
    high: bool = True
    groups: bool = True
    colours: int = 4


class ColumnGroup(NamedTuple):
    """Choices of tiles of one number that differ only by colours or copies, counted together.

    Attributes:
        tiles: the number of tiles in each choice.
        single: the number of these tiles whose other copy isn't in the choice.
        deals: the number of sets of physical tiles that the choices stand for.
    """

    tiles: int = 0
    single: int = 0
    deals: int = 1


@cache
def _plus(column: ColumnGroup, copies: int) -> ColumnGroup:
    """Return *column* with *copies* tiles of one more colour added to each choice of tiles that it counts."""
    return ColumnGroup(column.tiles + copies, column.single + (copies == 1), column.deals * comb(2, copies))


class DealScan:
    """A count of the sets of natural tiles that can all be put in melds together with *jokers* Jokers.

    *area* says which tiles and melds are allowed. If *free* is 1, one of the tiles or Jokers is left out of
    the melds. It is assumed that Jokers that aren't needed can always be added to the melds. That is true for
    14 arranged tiles: one Joker can join a run or a group of three, and two Jokers can form a meld with a
    tile of a group of four. (It isn't true for two groups of four and one Joker, for instance.)
    """

    def __init__(self, area: PatternArea, jokers: int = 0, free: int = 0) -> None:
        self.area, self.jokers, self.free = area, jokers, free
        self.runs = run_codes.RunCodes(2 + jokers)
        self.inside = steps_of(self.runs, area.groups, jokers, free, begin=False)
        # A Joker that begins a run may as well be put at its end, unless the run ends with the last number.
        # Such a run begins near the last number, because runs longer than five tiles can be divided.
        self.top = steps_of(self.runs, area.groups, jokers, free, begin=True) if jokers else self.inside
        self.outside = steps_of(self.runs, False, jokers, free, laid=False)
        self.missing = [
            _paired([self._missing_tiles(lane, near) for lane in range(1 << LANE)]) for near in (False, True)
        ]
        self.beats = self.runs.lanes_beaten()
        self.strength = _paired(
            [
                sum(self.runs.open[lane & 63]) if lane & 63 < len(self.runs.open) else 0
                for lane in range(1 << LANE)
            ]
        )

    def count(self, size: int, ones: int | None = None) -> int:
        """Return how many sets of *size* physical tiles can all be put in melds.

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
        return sum(deals for (room, state), deals in now.items() if room == 0 and self.all_melded(state))

    def first(self, size: int) -> Iterator[tuple[ColumnGroup, State]]:
        """Yield each choice of 1s that a deal of *size* tiles may contain, with the state after reading them.

        A state is the set of the choices of melds that are possible with the tiles read so far, without those
        that can be dropped. Choices of 1s that differ only by an exchange of colours are combined, unless
        the pattern allows only some of the colours.
        """
        alike = self.area.colours == 4
        for copies in combinations_with_replacement(range(3), 4) if alike else product(range(3), repeat=4):
            column = ColumnGroup()
            for each in copies:
                column = _plus(column, each)
            if column.tiles <= size:
                deals = column.deals * (len(set(permutations(copies))) if alike else 1)
                yield column._replace(deals=deals), self.state(self.ones(copies), size - column.tiles, 1)

    def ones(self, column: tuple[int, ...]) -> Solutions:
        """Return the choices of melds that the 1s of a deal allow.

        *column* is how many 1s of each colour there are. A 1 may begin a run, be in a group or be left out,
        or wait to be laid after a 13.
        """
        solutions: Solutions = set()
        may_wait = [
            copies if self.area.high and at < self.area.colours else 0 for at, copies in enumerate(column)
        ]
        for high in product(*(range(most + 1) for most in may_wait)):
            begun: Solutions = {0}
            for colour, (copies, wait) in enumerate(zip(column, high, strict=True)):
                begun = self.step(begun, colour, copies - wait, 1)
            waiting = sum(wait * run_codes.HIGH << LANE * colour for colour, wait in enumerate(high))
            for code in begun:
                if self.area.low or not any(code >> COST + LANE * colour & 63 for colour in range(4)):
                    solutions.add(code | waiting << COST)
        return solutions

    def after(
        self, state: State, room: int, number: int, every: bool = False
    ) -> Iterator[tuple[ColumnGroup, State]]:
        """Yield the choices of tiles of *number* that a deal may have, each with the state after reading it.

        A state is the set of the choices of melds that are possible with the tiles read so far; choices of
        melds that are no better than another one are left out. *state* is the state before *number* is read,
        and *room* is how many tiles of the deal are still to come at that point. Unless *every* is set, the
        choices of tiles that can't all be in melds are not yielded.
        """
        stack: list[tuple[Solutions, int, ColumnGroup]] = [(set(state), 0, ColumnGroup())]
        while stack:
            solutions, colour, column = stack.pop()
            if colour == 4:
                yield column, self.state(solutions, room - column.tiles, number)
                continue
            left = room - column.tiles
            # After the last number no tiles are left.
            least = left - 2 * (3 - colour) if number == self.area.numbers else 0
            for copies in range(max(0, least), min(2, left) + 1):
                then = self.step(solutions, colour, copies, number)
                if then or every:
                    stack.append((then, colour + 1, _plus(column, copies)))

    def step(self, solutions: Solutions, colour: int, copies: int, number: int) -> Solutions:
        """Return the choices of melds that are possible after *copies* copies of a tile are read.

        *solutions* are the choices that were possible before, coded as integers; *number* and *colour* (an
        index) describe the tile.
        """
        steps = self.steps(number, colour)[copies]
        mask = steps.mask
        return {code + change for code in solutions for change in steps[code & mask]}

    def steps(self, number: int, colour: int) -> list[ColourSteps]:
        """Return the ways to use a tile in melds or leave it out, for 0, 1 and 2 copies of the tile.

        *number* and *colour* (an index) describe the tile. Each way is an integer that is added to the code
        of a choice of melds among the tiles read before (see `ColourSteps`).
        """
        area = self.area
        if colour >= area.colours or (number > 1 and not area.first <= number <= area.last):
            return self.outside[colour]
        return (self.top if number > area.last - 5 + area.high else self.inside)[colour]

    # ---- Dropping partial solutions ----------------------------------------------------------------

    def state(self, solutions: Solutions, room: int, number: int) -> State:
        """Return the choices of melds that are worth keeping, with their colours sorted.

        *solutions* are all choices that are possible after the tiles up to *number* were read. A choice is
        dropped if it needs more tiles than are still to come (*room*), or if another is at least as good. The
        colours are sorted so that deals that differ only in which colour is which have the same state; if
        the pattern allows only some of the colours, they are not sorted.
        """
        jokers, free, strength = self.jokers, self.free, self.strength
        missing = self.missing[number > self.area.last - 4]
        alike: dict[int, list[tuple[int, int, int]]] = {}
        for each in solutions:
            code, used = each >> COST, each & 7
            one, other = code & TWO_LANES, code >> 2 * LANE & TWO_LANES
            if missing[one] + missing[other] > room + jokers - used:
                continue
            if free and not code >> TOP and room + jokers == used and not code & WAITING:
                continue
            alike.setdefault(code & WAITING, []).append((strength[one] + strength[other], -used, code))
        kept: list[int] = []
        for some in alike.values():
            kept += (
                self._unbeaten(some) if len(some) > 1 else [code << COST | -saved for _, saved, code in some]
            )
        kept.sort()
        return _canonical_state(tuple(kept)) if self.area.colours == 4 else tuple(kept)

    def _unbeaten(self, candidates: list[tuple[int, int, int]]) -> list[int]:
        """Return the codes of the candidates, choices of melds, that are worth keeping.

        A choice isn't worth keeping if another choice that is kept is at least as good. In all candidates the
        same 1s wait to end a run, after the highest number. Each candidate is given as three numbers: the
        total length of its open runs (those that may still be continued), the negated number of Jokers used,
        and its code without these Jokers.
        """
        beats, kept = self.beats, []  # type: list[frozenset[int]], list[tuple[frozenset[int], ...]]
        found: list[int] = []
        savings: list[tuple[int, ...]] = []  # for each one kept, its `dominated_limits`
        candidates.sort(reverse=True)
        for _, saved, key in candidates:
            a, b, c, d = key & LANES, key >> LANE & LANES, key >> 2 * LANE & LANES, key >> 3 * LANE & LANES
            left = key >> TOP
            for (e, f, g, h), its in zip(kept, savings, strict=True):
                if its[left] >= saved and a in e and b in f and c in g and d in h:
                    break
            else:
                kept.append((beats[a], beats[b], beats[c], beats[d]))
                savings.append(dominated_limits(saved, left))
                found.append(key << COST | -saved)
        return found

    def _missing_tiles(self, lane: int, near: bool) -> int:
        """Return the fewest tiles that a colour still needs for its open runs and its waiting 1s.

        Open runs may still be continued; waiting 1s will end a run after 13. The integer *lane* encodes both.
        *near* says whether the scan has come close to the last number. Then a waiting 1 may be the last tile
        that an open run needs, so that fewer other tiles are needed.
        """
        code, waiting = lane & 63, lane >> 6 & 3
        if code >= len(self.runs.open):
            return 0
        runs = self.runs.open[code]
        if not near:
            return tiles_missing(runs) + 2 * waiting
        short = len(runs) - runs.count(3)
        return tiles_missing(runs) - min(waiting, short) + 2 * max(0, waiting - len(runs))

    def all_melded(self, state: State) -> bool:
        """Return whether all tiles of a deal can be in melds, now that the last number has been read.

        *state* holds the possible choices of melds. One of them must put each 1 that waited to end a run into
        a run, and must have no run that is too short once the remaining Jokers are used.
        """
        for kept in state:
            code, jokers = kept >> COST, self.jokers - (kept & 7)
            wanted = self.free and not code >> TOP  # a Joker may be the tile left out
            for colour in range(4):
                lane = code >> LANE * colour & LANES
                # Jokers may stand after the 13 too.
                jokers -= self.runs.jokers_at_end(lane & 63, lane >> 6 & 3, jokers, self.area.high)
                wanted = wanted and not self.runs.longer_at_end(lane & 63, lane >> 6 & 3)
            if jokers >= wanted:
                return True
        return False


def _paired(single: list[int]) -> list[int]:
    """Return a lookup table of sums for two colours, given the table *single* for one colour.

    An index of *single* is an eight-bit code of one colour's runs. An index of the result consists of two
    such codes, one after the other, and the entry there is the sum of the entries for both codes in *single*.
    """
    return [one + other for other in single for one in single]


@lru_cache(maxsize=200_000)
def _canonical_state(state: tuple[int, ...]) -> State:
    """Return a state with its colours sorted, so that states that differ only by their colours become equal.

    A state is a sorted tuple with the code of each choice of melds that is worth keeping.
    """
    if not state:
        return ()
    split = [_split_code(code) for code in state]
    looks = [sorted((code[colour], code[4]) for code in split) for colour in range(4)]
    order = sorted(range(4), key=looks.__getitem__)
    ties: list[list[int]] = []
    for colour in order:
        if ties and looks[ties[-1][0]] == looks[colour]:
            ties[-1].append(colour)
        else:
            ties.append([colour])
    best: list[int] | None = None
    for some in product(*map(permutations, ties)) if len(state) > 1 else [tuple(map(tuple, ties))]:
        a, b, c, d = (colour for tie in some for colour in tie)
        named = sorted(
            ((code[a] | code[b] << LANE | code[c] << 2 * LANE | code[d] << 3 * LANE) << COST) | code[4]
            for code in split
        )
        if best is None or named < best:
            best = named
    return tuple(best or ())


def _split_code(code: int) -> tuple[int, int, int, int, int]:
    """Return the parts of the code of a choice of melds: a number for each of the four colours, and the rest.

    The rest is an integer with all bits that belong to no colour, at their old positions.
    """
    rest = code & 7 | code >> COST + TOP << COST + TOP
    code >>= COST
    return code & LANES, code >> LANE & LANES, code >> 2 * LANE & LANES, code >> 3 * LANE & LANES, rest
