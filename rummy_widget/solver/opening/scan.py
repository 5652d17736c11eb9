"""The scan over the numbers: how much can still be laid from a column on, given the runs that are open.

What lies on the table must lie there afterwards, tiles of the rack may. Melds that are not to be taken apart
are *blocks*: a run that begins may take up an open run, and once it has ended it can be gone on with; a group
may have room. Everything else is loose. A free Joker is one more tile, of any colour, at any number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import pairwise
from operator import mul

from .column import (
    HALF,
    LOW,
    NO_TILES,
    Ahead,
    Halves,
    Use,
    column_of,
    halves,
    halves_before,
    laid_last,
    laid_out,
    last_column,
    plain_halves,
)
from .lanes import BITS, KEPT, LANES, MASK, MOST, MUST, Vector
from .task import NO_FLOOR, Block, Task, floors, trimmed
from .ways import Fill, Laid

__all__ = ["LOST", "NONE", "Scan"]

_ALL = (1 << 4 * BITS) - 1

STRIDE = 4_000
"""How much farther than proved the best is looked for where tiles weigh that much."""

LOST = 10**9
"""What is lost where a table cannot be laid."""
NONE = -LOST
"""And what can be laid of it."""


class Scan:
    """A task being worked on. What stays in the rack is a loss; the least is found by raising a budget.

    Of each state that was looked at it is known how little can be lost from there on: at least so much, and,
    where a way was found, at most so much. Tiles that no meld can hold (`dead`) are reckoned apart.
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        self.last = 13 + task.ends
        self.jokers = task.must + task.may
        self._lost: list[dict[int, int]] = [{} for _ in range(self.last + 2)]
        self._found: list[dict[int, int]] = [{} for _ in range(self.last + 2)]
        low, weights = task.low, task.weights
        high = self.high = trimmed(task, self.jokers)
        self._floors = floors(task, high, self.jokers) if self.jokers else [NO_FLOOR]
        self.room = [sum(task.high[n]) - sum(low[n]) for n in range(13)]
        paid = max(0, self.jokers - task.unpaid) * task.joker
        self.whole: int = paid + task.more + sum(map(mul, weights, self.room))
        self.dead: list[int] = [0] * (self.last + 3)
        for n in range(13, 0, -1):
            behind = self.room[n - 1] - sum(high[n - 1]) + sum(low[n - 1])
            self.dead[n] = self.dead[n + 1] + weights[n - 1] * behind
        self.weights = (0, *weights, 0)
        self._least: int | None = None
        self._best = False  # whether the best way is looked for, and not any within the budget
        self._stride = STRIDE if max(weights) > 50 else 0

    @cached_property
    def columns(self) -> list[tuple[Use, ...]]:
        """The uses of each column, from number 1 on at place 1."""
        task, jokers, sizes = self.task, self.jokers, self.task.sizes
        rows = zip(task.low, self.high, strict=True)
        if not task.blocks and not task.ends and task.runs:
            return [(), *[column_of(low, high, jokers, (), sizes) for low, high in rows]]
        found: list[tuple[Use, ...]] = [()]
        for number, (low, high) in enumerate(rows, 1):
            ends = self._ends() if task.ends and number == 1 else NO_TILES
            uses = column_of(low, high, jokers, self.fills(number), sizes, ends)
            if not task.runs:
                uses = tuple(use for use in uses if not (use.first or use.second or use.kept))
            found.append(uses)
        return found

    def fills(self, number: int) -> tuple[Fill, ...]:
        """The groups that lie at a number and stay together."""
        return tuple(each.fill for each in self.task.blocks if each.fill and each.first == number)

    def _ends(self) -> Vector:
        """How many 1s of each colour can follow a 13 at all."""
        there = [self.jokers] * 4
        for number in (12, 13):
            for lane in LANES:
                lies = any(each.lane == lane and each.first <= number <= each.last for each in self._runs)
                there[lane] += lies or self.high[number - 1][lane] > 0
        return tuple(MOST if each >= 2 else 0 for each in there)  # type: ignore[return-value]

    @cached_property
    def _ahead(self) -> list[list[tuple[Ahead, Halves, Ahead, Halves]]]:
        """How many tiles can follow in runs at the two numbers after each, with the tables of the halves.

        For so many Jokers that are left, none to all.
        """
        return [self._ahead_with(more) for more in range(self.jokers + 1)]

    def ahead(self, number: int, wild: int) -> tuple[Ahead, Ahead]:
        """How many tiles can follow after a number, for each half, with so many Jokers laid."""
        first, _, second, _ = self._ahead[self.jokers - wild][number]
        return first, second

    def _ahead_with(self, more: int) -> list[tuple[Ahead, Halves, Ahead, Halves]]:
        ends = self.task.ends
        last = _ahead_of(self.high[0], more) if ends else NO_TILES
        found = [NO_TILES, *(_ahead_of(each, more) for each in self.high), last, NO_TILES, NO_TILES]
        if not self._blocked:
            return [_paired(a, b) for a, b in pairwise(found[1:])]
        begin = self.begin  # a block that begins takes up a run, which then need not go on
        return [
            _paired(_sum(a, begin[n]), _sum(b, _sum(begin[n], begin[n + 1])))
            for n, (a, b) in enumerate(pairwise(found[1:]), 1)
        ]

    @cached_property
    def _runs(self) -> list[Block]:
        return [each for each in self.task.blocks if each.fill is None]

    @cached_property
    def _blocked(self) -> int:
        """The columns at which a block begins or ends, as bits."""
        found = 0
        for each in self._runs:
            found |= 1 << each.first | 1 << each.last
        return found

    @cached_property
    def begin(self) -> list[Vector]:
        """How many blocks of each colour begin at each number."""
        return _counted((each.first, each.lane) for each in self._runs)

    @cached_property
    def finish(self) -> list[Vector]:
        """And how many end there."""
        return _counted((each.last, each.lane) for each in self._runs)

    # ---- The search --------------------------------------------------------------------------------

    @property
    def most(self) -> int:
        """The most that can be laid, or NONE."""
        least = self.least
        return NONE if least >= LOST else self.whole - least

    @property
    def least(self) -> int:
        """The least that can be lost; LOST where the table cannot be laid at all."""
        if self._least is None:
            found = budget = self._floors[self.jokers][0]
            self._best = True
            while (found := self._search(1, 0, 0, budget + self._stride)) > budget + self._stride:
                if found >= LOST:
                    break
                budget = found
            self._best = False
            self._least = min(LOST, found + self.dead[1])
        return self._least

    @property
    def bound(self) -> int:
        """What is not exceeded, as far as it is known without a search."""
        return self.whole - self.dead[1] - self._floors[self.jokers][0]

    @property
    def looked(self) -> int:
        """How many states were looked at so far."""
        return sum(map(len, self._lost)) + sum(map(len, self._found))

    def reaches(self, most: int) -> bool:
        """Whether so much can be laid; if not, it may not be known how much can."""
        return self.whole - self.dead[1] >= most and self.within(1, 0, 0, self.whole - most)

    def within(self, number: int, state: int, wild: int, budget: int) -> bool:
        """Whether from a state on no more than so much need be lost."""
        budget -= self.dead[number]
        if budget < 0:
            return False
        key = state << 3 | wild
        if self._lost[number].get(key, 0) > budget:
            return False
        return (
            self._found[number].get(key, LOST) <= budget
            or self._search(number, state, wild, budget) <= budget
        )

    def _search(self, number: int, state: int, wild: int, budget: int) -> int:
        """What is lost by some way, if no more than the budget; else something that is lost by every way."""
        key = state << 3 | wild
        least = self._lost[number].get(key, 0)
        if least > budget:
            return least
        known = self._found[number].get(key, LOST)
        if known <= (least if self._best else budget):
            return known
        if number > self.last:
            found = self.ended(state, wild)
            self._found[number][key] = self._lost[number][key] = found
            return found
        following = number + 1
        uses: Sequence[Use] = last_column(state, self.jokers) if number == 14 else self.columns[number]
        lost, there, search = self._lost[following], self._found[following], self._search
        weight, left, least, best, all_ = self.weights[number], self.jokers - wild, LOST, LOST, self._best
        if self._blocked >> number & 1:
            return self._search_blocked(number, state, wild, budget)
        one, two, laid = state & LOW, state >> HALF & LOW, -1
        base = (state >> KEPT << KEPT + 3) + wild
        for short, more, a, b, code in uses:
            loss = weight * short
            rest = budget - loss
            if rest < 0:
                if loss < least:
                    least = loss
                break
            if more != laid:
                if more > left:
                    continue
                laid = more
                ahead = self._ahead[left - more][number]
                first = (ahead[1].get(one) or plain_halves(one, ahead[0]))[0]
                second = (ahead[3].get(two) or plain_halves(two, ahead[2]))[1]
                floor = self._floors[left - more][following]
            if rest < floor:
                if loss + floor < least:
                    least = loss + floor
                continue
            low = first[a]
            if low < 0:
                continue
            high = second[b]
            if high < 0:
                continue
            its = (low | high) + code << 3
            its += base + more
            found = lost.get(its, 0)
            if found <= rest:
                if all_ or (found := there.get(its, LOST)) > rest:
                    found = search(following, its >> 3, wild + more, rest)
                if found <= rest:
                    best = loss + found
                    if not all_:
                        break
                    budget = best - 1
            if loss + found < least:
                least = loss + found
        return self._kept(number, key, least, best)

    def _kept(self, number: int, key: int, least: int, best: int) -> int:
        """Remember what was found out about a state: what every way loses at least, and some way at most."""
        if best < LOST:
            self._found[number][key] = best
            if self._best:
                self._lost[number][key] = best
            return best
        self._lost[number][key] = least
        return least

    def _search_blocked(self, number: int, state: int, wild: int, budget: int) -> int:
        """The same at a column where a block begins or ends."""
        uses: Sequence[Use] = last_column(state, self.jokers) if number == 14 else self.columns[number]
        begin, finish, following = self.begin[number], self.finish[number], number + 1
        ends = begin[:2], finish[:2], begin[2:], finish[2:]
        one, two, kept = state & LOW, state >> HALF & LOW, state >> KEPT << KEPT
        weight, left, least, best = self.weights[number], self.jokers - wild, LOST, LOST
        for short, more, a, b, code in uses:
            loss = weight * short
            rest = budget - loss
            if rest < 0:
                least = min(least, loss)
                break
            if more > left:
                continue
            floor = self._floors[left - more][following]
            if rest < floor:
                least = min(least, loss + floor)
                continue
            first, _, second, _ = self._ahead[left - more][number]
            low = halves(one, a, ends[0], ends[1], first)
            for high in halves(two, b, ends[2], ends[3], second) if low else ():
                base = kept + code + (high << HALF)
                for each in low:
                    found = self._search(following, base + each, wild + more, rest)
                    if found <= rest:
                        best = loss + found
                        if not self._best:
                            return self._kept(number, state << 3 | wild, least, best)
                        budget = best - 1
                        rest = budget - loss
                    least = min(least, loss + found)
        return self._kept(number, state << 3 | wild, least, best)

    def steps_of(self, number: int, state: int, wild: int) -> Iterator[tuple[Use, int]]:
        """The uses of a column in a state, each with the states that it leads to."""
        uses: Sequence[Use] = last_column(state, self.jokers) if number == 14 else self.columns[number]
        kept = state >> KEPT << KEPT
        for use in uses:
            if wild + use.wild <= self.jokers:
                for after in self.after(number, state, use.first, use.second, wild + use.wild):
                    yield use, kept + after + use.kept

    def after(self, number: int, state: int, first: int, second: int, wild: int) -> Iterator[int]:
        """The states that so many tiles in runs lead to: one, but for where a block begins.

        *wild* are the Jokers laid up to there.
        """
        one, two = self.ahead(number, wild)
        begin, finish = self.begin[number], self.finish[number]
        low = halves(state & LOW, first, begin[:2], finish[:2], one)
        if low:
            for high in halves(state >> HALF & LOW, second, begin[2:], finish[2:], two):
                for each in low:
                    yield each | high << HALF

    def ended(self, state: int, wild: int) -> int:
        """What is lost at the end: Jokers that were not laid, or everything."""
        task = self.task
        if wild < task.must or (state & _ALL and any(MUST[state >> BITS * lane & MASK] for lane in LANES)):
            return LOST
        return (max(0, self.jokers - task.unpaid) - max(0, wild - task.unpaid)) * task.joker

    def path(self) -> list[tuple[Laid, int]]:
        """One best way through the columns: each with the state after it."""
        state, wild, left = 0, 0, self.least - self.dead[1]
        found: list[tuple[Laid, int]] = []
        for number in range(1, self.last + 1):
            for use, after in self.steps_of(number, state, wild):
                rest = left - self.weights[number] * use.short
                more = wild + use.wild
                if rest >= 0 and more <= self.jokers and self._search(number + 1, after, more, rest) <= rest:
                    found.append((self._laid(number, use, state), after))
                    state, wild, left = after, more, rest
                    break
            else:
                raise AssertionError("no way through the columns")
        return found

    def _laid(self, number: int, use: Use, state: int) -> Laid:
        """A use of a column in full."""
        if number == 14:
            return laid_last(state, use)
        low, high = self.task.low[number - 1], self.high[number - 1]
        return laid_out(low, high, use, self.fills(number), self.task.sizes)


@cache
def _ahead_of(high: Vector, jokers: int) -> Vector:
    """How many tiles of each colour there can be in runs at a number."""
    return tuple(min(MOST, count + jokers) for count in high)  # type: ignore[return-value]


def _counted(places: Iterable[tuple[int, int]]) -> list[Vector]:
    """How many there are at each number of each colour."""
    found = [[0, 0, 0, 0] for _ in range(17)]
    for number, lane in places:
        found[number][lane] += 1
    return [tuple(each) for each in found]  # type: ignore[misc]


def _sum(a: Vector, b: Vector) -> Vector:
    if b == NO_TILES:
        return a
    return min(MOST, a[0] + b[0]), min(MOST, a[1] + b[1]), min(MOST, a[2] + b[2]), min(MOST, a[3] + b[3])


@cache
def _paired(a: Vector, b: Vector) -> tuple[Ahead, Halves, Ahead, Halves]:
    first, second = (*a[:2], *b[:2]), (*a[2:], *b[2:])
    return first, halves_before(first), second, halves_before(second)
