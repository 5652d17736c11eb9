"""The scan over the numbers: how much can still be laid from a column on, given the runs that are open.

What lies on the table must lie there afterwards, tiles of the rack may. Melds that are not to be taken apart
are *blocks*: a run that begins may take up an open run, and once it has ended it can be gone on with; a group
may have room. Everything else is loose. A free Joker is one more tile, of any colour, at any number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import NamedTuple

from .lanes import (
    BITS,
    KEPT,
    LANES,
    MASK,
    MUST,
    NEXT,
    Fill,
    Vector,
    Way,
    absorbed,
    last_uses,
    ways,
    with_open,
)

__all__ = ["LOST", "NONE", "Block", "Scan", "Task", "Use"]

LOST = 10**9
"""What is lost where a table cannot be laid."""
NONE = -LOST
"""And what can be laid of it."""


class Use(NamedTuple):
    """One use of a column: what is lost by it, the way, and the 1s kept for the end as bits of a state."""

    loss: int
    way: Way
    kept: int


@dataclass(frozen=True)
class Block:
    """A meld that stays together: a run from one place to another, or a group with room for some colours."""

    number: int  # which
    lane: int = -1  # of a run
    first: int = 0
    last: int = 0
    fill: Fill | None = None  # of a group, whose number is `first`


@dataclass(frozen=True)
class Task:
    """What is to be laid: for each column the fewest and the most loose tiles of each colour.

    `weights` say what a tile of each column counts, `joker` what a Joker counts beyond the first `unpaid`;
    `must` Jokers have to be laid, `may` more can be. `more` is what counts already. With `ends`, a 1 may
    follow the 13.
    """

    low: tuple[Vector, ...]
    high: tuple[Vector, ...]
    weights: tuple[int, ...]
    joker: int = 0
    must: int = 0
    may: int = 0
    unpaid: int = 0
    blocks: tuple[Block, ...] = ()
    sizes: tuple[int, ...] = (3, 4)
    ends: bool = False
    more: int = 0


class Scan:
    """A task being worked on. What stays in the rack is a loss; the least is found by raising a budget.

    Of each state that was looked at it is known how little can be lost from there on: at least so much, and,
    where a way was found, at most so much.
    """

    def __init__(self, task: Task) -> None:
        self.task = task
        self.last = 13 + task.ends
        self.jokers = task.must + task.may
        self._known: list[dict[int, list[int]]] = [{} for _ in range(self.last + 2)]
        self._fitting: list[dict[int, list[Use]]] = [{} for _ in range(15)]
        paid = max(0, self.jokers - task.unpaid) * task.joker
        high = trimmed(task.low, task.high, self.jokers, task)
        self.high = high
        there = [sum(task.high[n]) - sum(task.low[n]) for n in range(13)]
        left = [sum(high[n]) - sum(task.low[n]) for n in range(13)]
        self.whole = paid + task.more + sum(task.weights[n] * there[n] for n in range(13))
        self.room = there
        self.dead = [0] * (self.last + 3)
        for n in range(13, 0, -1):
            self.dead[n] = self.dead[n + 1] + task.weights[n - 1] * (there[n - 1] - left[n - 1])
        self._least: int | None = None

    @cached_property
    def columns(self) -> list[list[Use]]:
        """The uses of each column, from number 1 on at place 1, those first that lose least."""
        task = self.task
        found: list[list[Use]] = [[]]
        for number in range(1, 14):
            fills = tuple(each.fill for each in task.blocks if each.fill and each.first == number)
            low, high = task.low[number - 1], self.high[number - 1]
            weight, room = task.weights[number - 1], self.room[number - 1]
            if number > 1 or not task.ends:
                mine = [Use(weight * (room - each.tiles), each, 0)
                        for each in ways(low, high, self.jokers, fills, task.sizes)]  # fmt: skip
            else:
                mine = []
                for kept in product(*(range(most + 1) for most in high)):
                    less = [_without(row, kept) for row in (low, high)]
                    code = sum(count << KEPT + 2 * lane for lane, count in enumerate(kept))
                    more = sum(kept) - sum(low) + sum(less[0])
                    mine += [Use(weight * (room - each.tiles - more), each, code)
                             for each in ways(less[0], less[1], self.jokers, fills, task.sizes)]  # fmt: skip
            mine.sort(key=_loss)
            found.append(mine)
        return found

    def uses(self, number: int, state: int) -> list[Use]:
        """What may be laid of a column in a state; no use that leaves a run behind that must go on."""
        if number == 14:
            return [Use(0, way, 0) for way in last_uses(state, self.jokers)]
        musts = (
            MUST[state & MASK]
            | MUST[state >> BITS & MASK] << 3
            | MUST[state >> 2 * BITS & MASK] << 6
            | MUST[state >> 3 * BITS & MASK] << 9
        )
        found = self._fitting[number].get(musts)
        if found is None:
            least = [(musts >> 3 * lane & 7) - self.begin[number][lane] for lane in LANES]
            r, y, b, k = least
            found = self._fitting[number][musts] = [
                each for each in self.columns[number]
                if (runs := each.way.runs)[0] >= r and runs[1] >= y and runs[2] >= b and runs[3] >= k
            ]  # fmt: skip
        return found

    @cached_property
    def begin(self) -> list[Vector]:
        return [self._count(lambda each, n=number: each.first == n) for number in range(16)]

    @cached_property
    def finish(self) -> list[Vector]:
        return [self._count(lambda each, n=number: each.last == n) for number in range(16)]

    @cached_property
    def _plain(self) -> list[bool]:
        """At which columns no block begins or ends."""
        none = (0, 0, 0, 0)
        return [a == b == none for a, b in zip(self.begin, self.finish, strict=True)]

    def _count(self, is_meant) -> Vector:  # type: ignore[no-untyped-def]
        runs = [each for each in self.task.blocks if each.fill is None and is_meant(each)]
        return tuple(sum(each.lane == lane for each in runs) for lane in LANES)  # type: ignore[return-value]

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
            budget = self.dead[1]
            while (found := self._search(1, 0, 0, budget)) > budget and found < LOST:
                budget = found
            self._least = found
        return self._least

    def within(self, number: int, state: int, wild: int, budget: int) -> bool:
        """Whether from a state on no more than so much need be lost."""
        return budget >= 0 and self._search(number, state, wild, budget) <= budget

    def _search(self, number: int, state: int, wild: int, budget: int) -> int:
        """What is lost by some way, if no more than the budget; else something that is lost by every way."""
        key = state << 3 | wild
        known = self._known[number].get(key)
        if known is not None:
            if known[1] <= budget:
                return known[1]
            if known[0] > budget:
                return known[0]
        if number > self.last:
            found = self.ended(state, wild)
            self._known[number][key] = [found, found]
            return found
        least = LOST
        following = number + 1
        floor = self.dead[following]
        left = self.jokers - wild
        there = self._known[following]
        plain = self._plain[number]
        next_r, next_y = NEXT[state & MASK], NEXT[state >> BITS & MASK]
        next_b, next_k = NEXT[state >> 2 * BITS & MASK], NEXT[state >> 3 * BITS & MASK]
        kept = state >> KEPT << KEPT
        for loss, way, more in self.uses(number, state):
            rest = budget - loss
            if rest < floor:
                if loss + floor < least:
                    least = loss + floor
                break
            if way[2] > left:
                continue
            if plain:
                r, y, b, k = way[0]
                r, y, b, k = next_r[r], next_y[y], next_b[b], next_k[k]
                if r < 0 or y < 0 or b < 0 or k < 0:
                    continue
                one = r | y << BITS | b << 2 * BITS | k << 3 * BITS | kept + more
                seen = there.get(one << 3 | wild + way[2])
                if seen is not None and seen[0] > rest:
                    least = min(least, loss + seen[0])
                    continue
                after: Iterable[int] = (one - more,)
            else:
                after = self.steps(number, state, way[0])
            for each in after:
                found = self._search(number + 1, each + more, wild + way[2], rest)
                if found <= rest:
                    self._known[number][key] = [known[0] if known else 0, loss + found]
                    return loss + found
                if loss + found < least:
                    least = loss + found
        self._known[number][key] = [least, known[1] if known else LOST]
        return least

    def steps(self, number: int, state: int, runs: Vector) -> list[int]:
        """The states that so many tiles of each colour lead to: one, but for where a block begins."""
        begin, finish = self.begin[number], self.finish[number]
        lanes = []
        for lane in LANES:
            mine = {state >> BITS * lane & MASK}
            for _ in range(begin[lane]):
                mine = {left for each in mine for left in absorbed(each)}
            after = {NEXT[each][runs[lane]] for each in mine} - {-1}
            lanes.append([with_open(each, finish[lane]) for each in after])
        rest = state >> KEPT << KEPT
        return [rest + sum(each << BITS * lane for lane, each in enumerate(some)) for some in product(*lanes)]

    def ended(self, state: int, wild: int) -> int:
        task = self.task
        if wild < task.must:
            return LOST
        for lane in LANES:
            if MUST[state >> BITS * lane & MASK]:
                return LOST
        return (max(0, self.jokers - task.unpaid) - max(0, wild - task.unpaid)) * task.joker

    def path(self) -> list[tuple[Way, int]]:
        """One best way through the columns: each with the state after it."""
        state, wild, left = 0, 0, self.least
        found: list[tuple[Way, int]] = []
        for number in range(1, self.last + 1):
            loss, way, after = next(
                (loss, way, after + more)
                for loss, way, more in self.uses(number, state)
                if loss <= left and wild + way.wild <= self.jokers
                for after in self.steps(number, state, way.runs)
                if self.within(number + 1, after + more, wild + way.wild, left - loss)
            )
            found.append((way, after))
            state, wild, left = after, wild + way.wild, left - loss
        return found


def _without(row: Vector, kept: Sequence[int]) -> Vector:
    return tuple(max(0, a - b) for a, b in zip(row, kept, strict=True))  # type: ignore[return-value]


def _loss(use: Use) -> int:
    return use.loss


def trimmed(low: Sequence[Vector], high: Sequence[Vector], jokers: int, task: Task) -> list[Vector]:
    """The most tiles of each column, without those of the rack that no meld can hold."""
    runs = [set[int]() for _ in LANES]  # numbers at which a tile may be in a run
    for lane in LANES:
        there = [False, *(high[n][lane] > 0 for n in range(13)), task.ends and high[0][lane] > 0]
        for block in task.blocks:
            if block.fill is None and block.lane == lane:
                for n in range(block.first, block.last + 1):
                    there[n] = True
        top = 13 + task.ends
        for first in range(1, top - 1):
            if sum(there[first : first + 3]) + jokers >= 3:
                runs[lane] |= {first, first + 1, first + 2}
    if task.ends:
        for mine in runs:
            mine |= {1} if 14 in mine else set()
    found = []
    for n in range(13):
        fill = any(each.fill and each.first == n + 1 for each in task.blocks)
        grouped = fill or sum(count > 0 for count in high[n]) + jokers >= 3
        found.append(tuple(
            most if grouped or n + 1 in runs[lane] else low[n][lane] for lane, most in enumerate(high[n])
        ))  # fmt: skip
    return found  # type: ignore[return-value]
