"""How few melds of the table must be broken: the scan once more, each meld of the table kept whole or not.

A run that is kept is a block while it lasts, a group that is kept leaves its column at once. Melds with
Jokers are left out: what is said here of the others is certain, and of all together a lower bound.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from .board import Board, Old
from .cases import Case
from .column import HALF, LOW, column_of, halves, laid_out
from .lanes import BITS, LANES, MASK, MOST, OPEN, Vector
from .scan import LOST, Scan
from .task import Block
from .ways import Fill, Laid, Way

__all__ = ["LOSS", "Exhausted", "Keep", "Limit", "plus_run"]

LOSS = 64
"""What a point of loss weighs against a broken meld."""


@dataclass
class Limit:
    """How much may still be looked at: choices of melds, and states of scans for what can be kept."""

    left: int
    kept: int


_FOR_A_PATH = 2_000


class Exhausted(Exception):
    """Nothing more may be looked at."""


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

    def __init__(self, board: Board, case: Case, scan: Scan, limit: Limit) -> None:
        self.limit = limit
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
        self._going: list[dict[int, tuple[tuple[tuple[int, int], ...], Vector, int]]] = [
            {} for _ in range(15)
        ]
        task = scan.task
        self.behind = [0] + [
            self.weights[n] * (scan.room[n] - sum(scan.high[n]) + sum(task.low[n])) for n in range(13)
        ]
        self._fills = [scan.fills(number) for number in range(14)]

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
        self.limit.kept -= 1
        if self.limit.kept < 0:
            raise Exhausted
        least = LOST
        floor = self.dead[number + 1] * LOSS
        for choice in self.choices(number, kept):
            if choice.broken + floor > budget:
                least = min(least, choice.broken + floor)
                break
            on = kept | choice.kept
            going, finished, later = self._at(number, on)
            base, weight = self.behind[number], self.weights[number - 1]
            for use in self.uses(number, choice):
                cost = (base + weight * use[0]) * LOSS + choice.broken
                rest = budget - cost
                if rest < floor:
                    least = min(least, cost + floor)
                    break
                laid = wild + use[1]
                if laid > self.jokers:
                    continue
                for after in self._steps(number, state, use, choice.begin, finished, wild):
                    seen = after
                    for lane, length in going:
                        place = seen >> BITS * lane & MASK
                        seen += (plus_run(place, length) - place) << BITS * lane
                    if not self.scan.within(number + 1, seen, laid, rest // LOSS):
                        least = min(least, cost + (rest // LOSS + 1) * LOSS)
                        continue
                    found = self.search(number + 1, after, laid, later, rest)
                    if found <= rest:
                        self._known[number][key] = [known[0] if known else 0, cost + found]
                        return cost + found
                    least = min(least, cost + found)
        least = max(least, budget + 1)
        self._known[number][key] = [least, known[1] if known else LOST]
        return least

    def path(self) -> tuple[list[tuple[Laid, int]], list[Block]]:
        """One way that breaks the fewest: its uses of the columns, and the melds that are kept as blocks."""
        self.limit.kept = max(self.limit.kept, _FOR_A_PATH)
        budget = self.scan.least * LOSS + self.fewest()
        state = wild = kept = 0
        found: list[tuple[Laid, int]] = []
        blocks: list[Block] = []
        for number in range(1, 14):
            choice, use, after, later, rest = next(self._good(number, state, wild, kept, budget))
            way = laid_out(choice.low, choice.high, use, choice.fills, self.sizes)
            found.append((way, after))
            for meld in self.runs + self.groups:
                if choice.kept >> meld.number & 1:
                    blocks.append(self._block(meld))
            state, wild, kept, budget = after, wild + use[1], later, rest
        return found, blocks

    def _good(
        self, number: int, state: int, wild: int, kept: int, budget: int
    ) -> Iterator[tuple[_Choice, Way, int, int, int]]:
        """The uses of a column from which the rest can be had for what is left."""
        for choice in self.choices(number, kept):
            on = kept | choice.kept
            _, finished, later = self._at(number, on)
            for use in self.uses(number, choice):
                loss = self.behind[number] + self.weights[number - 1] * use[0]
                rest = budget - loss * LOSS - choice.broken
                if rest < 0 or wild + use[1] > self.jokers:
                    continue
                for after in self._steps(number, state, use, choice.begin, finished, wild):
                    if self.search(number + 1, after, wild + use[1], later, rest) <= rest:
                        yield choice, use, after, later, rest

    def _block(self, meld: Old) -> Block:
        if meld.run:
            lane, first, last = self.span[meld.number]
            return Block(meld.number, lane, first, last)
        fills: list[Fill] = []
        self._take(meld, [0, 0, 0, 0], [0, 0, 0, 0], fills)
        return Block(meld.number, first=meld.naturals[0][1], fill=fills[0] if fills else None)

    def _at(self, number: int, kept: int) -> tuple[tuple[tuple[int, int], ...], Vector, int]:
        """Of the kept runs: those that go on after a column, as lane and length; how many melds that stay
        together end there, by lane; and the bits of those that go on."""
        found = self._going[number].get(kept)
        if found is None:
            going, ended, later = [], list(self.scan.finish[number]), kept
            for meld in self.runs:
                if kept >> meld.number & 1:
                    lane, first, last = self.span[meld.number]
                    if last <= number:
                        later &= ~(1 << meld.number)
                    if last == number:
                        ended[lane] += 1
                    elif first <= number < last:
                        going.append((lane, min(3, number - first + 1)))
            r, y, b, k = ended
            found = self._going[number][kept] = tuple(going), (r, y, b, k), later
        return found

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

    def uses(self, number: int, choice: _Choice) -> tuple[Way, ...]:
        """The uses of what is left of a column, those first that lose least."""
        return column_of(choice.low, choice.high, self.jokers, choice.fills, self.sizes, idle=self.scan.idle)

    def _steps(
        self, number: int, state: int, use: Way, begin: Vector, finish: Vector, wild: int
    ) -> Iterator[int]:
        """The states that a use leads to."""
        one, two = self.scan.ahead(number, wild + use[1])
        low = halves(state & LOW, use[3], begin[:2], finish[:2], one)
        if low:
            for high in halves(state >> HALF & LOW, use[4], begin[2:], finish[2:], two):
                for each in low:
                    yield each | high << HALF
