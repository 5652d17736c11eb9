"""How few melds of the table must be broken: the scan once more, each meld of the table kept whole or not.

A run that is kept is a block while it lasts, a group that is kept leaves its column at once. Melds with
Jokers are left out: what is said here of the others is certain, and of all together a lower bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from .board import Board, Old
from .cases import Case
from .lanes import BITS, LANES, MASK, MOST, MUST, NEXT, OPEN, Fill, Vector, Way, absorbed, ways, with_open
from .scan import LOST, Block, Scan

__all__ = ["LOSS", "Keep", "plus_run"]

LOSS = 64
"""What a point of loss weighs against a broken meld."""


class _Choice(NamedTuple):
    """Which melds that begin at a column are kept, as bits; how many are not; what is left of the column."""

    broken: int
    kept: int
    low: Vector
    high: Vector
    fills: tuple[Fill, ...]
    begin: Vector


@cache
def plus_run(place: int, length: int) -> int:
    """A situation of one colour with one more open run."""
    counts = list(OPEN[place])
    if sum(counts) == MOST:
        return place
    counts[length - 1] += 1
    return OPEN.index((counts[0], counts[1], counts[2]))


class Keep:
    """A scan whose losses are known, being asked which melds can stay."""

    def __init__(self, board: Board, case: Case, scan: Scan) -> None:
        self.scan, self.sizes, self.last = scan, board.sizes, scan.last
        self.jokers, self.weights, self.dead = scan.jokers, scan.task.weights, scan.dead
        self.runs = [meld for meld in board.melds if meld.run and not meld.jokers]
        self.groups = [meld for meld in board.melds if not meld.run and not meld.jokers]
        self.span = {
            meld.number: (meld.naturals[0][0], meld.naturals[0][1], meld.naturals[-1][1])
            for meld in self.runs
        }
        self._known: list[dict[tuple[int, int], list[int]]] = [{} for _ in range(self.last + 2)]
        self._choices: list[dict[int, list[_Choice]]] = [{} for _ in range(15)]
        self._ways: dict[tuple[int, Vector, Vector, tuple[Fill, ...]], list[tuple[int, Way]]] = {}
        self._fills = [
            tuple(each.fill for each in scan.task.blocks if each.fill and each.first == n) for n in range(14)
        ]

    def fewest(self) -> int:
        """How few melds without Jokers are broken where least is lost."""
        floor = self.scan.least * LOSS
        budget = floor
        while (found := self.search(1, 0, 0, 0, budget)) > budget and found < LOST:
            budget = found
        return found - floor

    def search(self, number: int, state: int, wild: int, kept: int, budget: int) -> int:
        """What some way costs, if no more than the budget; else something that every way costs."""
        if budget < 0:
            return LOST
        key = state << 3 | wild, kept
        known = self._known[number].get(key)
        if known is not None:
            if known[1] <= budget:
                return known[1]
            if known[0] > budget:
                return known[0]
        if number > 13:
            found = self.scan.ended(state, wild) * LOSS
            self._known[number][key] = [found, found]
            return found
        least = LOST
        floor = self.dead[number + 1] * LOSS
        left = self.jokers - wild
        finish = self.scan.finish[number]
        for choice in self.choices(number, kept):
            if choice.broken + floor > budget:
                least = min(least, choice.broken + floor)
                break
            on = kept | choice.kept
            going, ended = self._at(number, on)
            finished: Vector = tuple(a + b for a, b in zip(finish, ended, strict=True))  # type: ignore[assignment]
            for loss, way in self.uses(number, choice):
                cost = loss * LOSS + choice.broken
                rest = budget - cost
                if rest < floor:
                    least = min(least, cost + floor)
                    break
                if way.wild > left:
                    continue
                for after in self._steps(state, way.runs, choice.begin, finished):
                    seen = after
                    for lane, length in going:
                        place = seen >> BITS * lane & MASK
                        seen += (plus_run(place, length) - place) << BITS * lane
                    if not self.scan.within(number + 1, seen, wild + way.wild, rest // LOSS):
                        least = min(least, cost + (rest // LOSS + 1) * LOSS)
                        continue
                    later = self.later(number, on)
                    found = self.search(number + 1, after, wild + way.wild, later, rest)
                    if found <= rest:
                        self._known[number][key] = [known[0] if known else 0, cost + found]
                        return cost + found
                    least = min(least, cost + found)
        least = max(least, budget + 1)
        self._known[number][key] = [least, known[1] if known else LOST]
        return least

    def path(self) -> tuple[list[tuple[Way, int]], list[Block]]:
        """One way that breaks the fewest: its uses of the columns, and the melds that are kept as blocks."""
        budget = self.scan.least * LOSS + self.fewest()
        state = wild = kept = 0
        found: list[tuple[Way, int]] = []
        blocks: list[Block] = []
        for number in range(1, 14):
            choice, way, after, later, rest = next(self._good(number, state, wild, kept, budget))
            found.append((way, after))
            for meld in self.runs + self.groups:
                if choice.kept >> meld.number & 1:
                    blocks.append(self._block(meld))
            state, wild, kept, budget = after, wild + way.wild, later, rest
        return found, blocks

    def _good(
        self, number: int, state: int, wild: int, kept: int, budget: int
    ) -> Iterator[tuple[_Choice, Way, int, int, int]]:
        """The uses of a column from which the rest can be had for what is left."""
        for choice in self.choices(number, kept):
            on = kept | choice.kept
            ended = self._at(number, on)[1]
            finished: Vector = tuple(  # type: ignore[assignment]
                a + b for a, b in zip(self.scan.finish[number], ended, strict=True)
            )
            for loss, way in self.uses(number, choice):
                rest = budget - loss * LOSS - choice.broken
                if rest < 0 or wild + way.wild > self.jokers:
                    continue
                later = self.later(number, on)
                for after in self._steps(state, way.runs, choice.begin, finished):
                    if self.search(number + 1, after, wild + way.wild, later, rest) <= rest:
                        yield choice, way, after, later, rest

    def _block(self, meld: Old) -> Block:
        if meld.run:
            lane, first, last = self.span[meld.number]
            return Block(meld.number, lane, first, last)
        fills: list[Fill] = []
        self._take(meld, [0, 0, 0, 0], [0, 0, 0, 0], fills)
        return Block(meld.number, first=meld.naturals[0][1], fill=fills[0] if fills else None)

    def later(self, number: int, kept: int) -> int:
        """The kept runs that go on after a column."""
        for meld in self.runs:
            if meld.naturals[-1][1] <= number:
                kept &= ~(1 << meld.number)
        return kept

    def _at(self, number: int, kept: int) -> tuple[list[tuple[int, int]], Vector]:
        """The kept runs that go on after a column, as lane and length; and how many end there, by lane."""
        going, ended = [], [0, 0, 0, 0]
        for meld in self.runs:
            if kept >> meld.number & 1:
                lane, first, last = self.span[meld.number]
                if last == number:
                    ended[lane] += 1
                elif first <= number < last:
                    going.append((lane, min(3, number - first + 1)))
        return going, tuple(ended)  # type: ignore[return-value]

    def choices(self, number: int, kept: int) -> list[_Choice]:
        """What may be kept of the melds that begin at a column, the fewest broken first."""
        found = self._choices[number].get(kept)
        if found is not None:
            return found
        found = []
        low, high = self.scan.task.low[number - 1], self.scan.high[number - 1]
        runs = [meld for meld in self.runs if self.span[meld.number][1] == number]
        groups = [meld for meld in self.groups if meld.naturals[0][1] == number]
        taken = [0, 0, 0, 0]
        for meld in self.runs:
            lane, first, last = self.span[meld.number]
            if kept >> meld.number & 1 and first < number <= last:
                taken[lane] += 1
        for stays in product((True, False), repeat=len(runs) + len(groups)):
            less, begin, bits = taken[:], list(self.scan.begin[number]), 0
            fills = list(self._fills[number])
            for meld, stay in zip((*runs, *groups), stays, strict=True):
                if stay:
                    bits |= 1 << meld.number
                    self._take(meld, less, begin, fills)
            least = tuple(a - b for a, b in zip(low, less, strict=True))
            most = tuple(a - b for a, b in zip(high, less, strict=True))
            found.append(_Choice(stays.count(False), bits, least, most, tuple(fills), tuple(begin)))  # type: ignore[arg-type]
        found.sort(key=lambda each: each.broken)
        self._choices[number][kept] = found
        return found

    def _take(self, meld: Old, less: list[int], begin: list[int], fills: list[Fill]) -> None:
        if meld.run:
            lane = meld.naturals[0][0]
            less[lane] += 1
            begin[lane] += 1
            return
        there = [lane for lane, _ in meld.naturals]
        for lane in there:
            less[lane] += 1
        room = self.sizes[-1] - len(there)
        if room > 0:
            fills.append(Fill(tuple(lane for lane in LANES if lane not in there), 0, room))

    def uses(self, number: int, choice: _Choice) -> list[tuple[int, Way]]:
        """The uses of what is left of a column, those first that lose least."""
        key = number, choice.low, choice.high, choice.fills
        found = self._ways.get(key)
        if found is None:
            weight, room = self.weights[number - 1], self.scan.room[number - 1]
            found = [
                (weight * (room - way.tiles), way)
                for way in ways(choice.low, choice.high, self.jokers, choice.fills, self.sizes)
            ]
            found.sort(key=_first)
            self._ways[key] = found
        return found

    def _steps(self, state: int, runs: Vector, begin: Vector, finish: Vector) -> list[int]:
        own = self.scan
        if begin == finish == (0, 0, 0, 0):
            after = 0
            for lane in LANES:
                place = NEXT[state >> BITS * lane & MASK][runs[lane]]
                if place < 0:
                    return []
                after |= place << BITS * lane
            return [after]
        lanes = []
        for lane in LANES:
            place = state >> BITS * lane & MASK
            if MUST[place] - begin[lane] > runs[lane]:
                return []
            mine = {place}
            for _ in range(begin[lane]):
                mine = {left for each in mine for left in absorbed(each)}
            some = {NEXT[each][runs[lane]] for each in mine} - {-1}
            if not some:
                return []
            lanes.append([with_open(each, finish[lane]) for each in some])
        assert own is not None
        return [sum(each << BITS * lane for lane, each in enumerate(some)) for some in product(*lanes)]


def _first(pair: tuple[int, Way]) -> int:
    return pair[0]
