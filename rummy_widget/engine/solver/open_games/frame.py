"""A task of laying tiles prepared for a search: the ways to lay each number, and what can follow it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from operator import mul

from .column import NO_TILES, Ahead, Halves, column_of, halves_before
from .open_runs import LANES, MOST, Vector
from .task import NO_FLOOR, LayTask, MeldBlock, floors, trimmed
from .ways import GroupRoom, Way


class Frame:
    """A task of laying tiles, prepared for `LayScan`: everything that can be worked out before the search.

    `dead[n]` is the total weight of the rack tiles of number n and higher that no meld can contain. With
    *idle* the search may leave out Jokers that no meld needs.
    """

    def __init__(self, task: LayTask, *, idle: bool = False) -> None:
        self.task, self.idle = task, idle
        self.last = 13 + task.ends
        self.jokers = task.must + task.may
        low, weights = task.low, task.weights
        high = self.high = trimmed(task, self.jokers)
        self.floors = floors(task, high, self.jokers) if self.jokers else [NO_FLOOR]
        self.room = [sum(task.high[n]) - sum(low[n]) for n in range(13)]
        paid = max(0, self.jokers - task.unpaid) * task.joker
        self.whole: int = paid + task.more + sum(map(mul, weights, self.room))
        self.dead: list[int] = [0] * (self.last + 3)
        for n in range(13, 0, -1):
            behind = self.room[n - 1] - sum(high[n - 1]) + sum(low[n - 1])
            self.dead[n] = self.dead[n + 1] + weights[n - 1] * behind
        self.weights = (0, *weights, 0)

    @cached_property
    def columns(self) -> list[tuple[Way, ...]]:
        """The ways to lay the tiles of each number, with number 1 at index 1."""
        task, jokers, sizes = self.task, self.jokers, self.task.sizes
        rows = zip(task.low, self.high, strict=True)
        if not task.blocks and not task.ends and task.runs:
            return [(), *[column_of(low, high, jokers, (), sizes, NO_TILES, self.idle) for low, high in rows]]
        found: list[tuple[Way, ...]] = [()]
        for number, (low, high) in enumerate(rows, 1):
            ends = self._ends() if task.ends and number == 1 else NO_TILES
            uses = column_of(low, high, jokers, self.fills(number), sizes, ends, self.idle)
            if not task.runs:
                uses = tuple(use for use in uses if use[2:] == (0, 0, 0, 0))
            found.append(uses)
        return found

    def fills(self, number: int) -> tuple[GroupRoom, ...]:
        """Return, for each group of this number that stays together, which colours can be added to it."""
        return tuple(each.fill for each in self.task.blocks if each.fill and each.first == number)

    def _ends(self) -> Vector:
        """Return how many 1s of each colour may follow a 13, which is 0 if no run can reach the 13."""
        there = [self.jokers] * 4
        for number in (12, 13):
            for lane in LANES:
                lies = any(each.lane == lane and each.first <= number <= each.last for each in self._runs)
                there[lane] += lies or self.high[number - 1][lane] > 0
        return tuple(MOST if each >= 2 else 0 for each in there)  # type: ignore[return-value]

    @cached_property
    def ahead(self) -> list[list[tuple[Ahead, Halves, Ahead, Halves]]]:
        """How many tiles can go into runs at numbers n + 1 and n + 2, as entry [j][n] for j Jokers left.

        Each entry has these bounds for the first two colours and the cached tables of `halves_before` for
        them, then the same for the other two colours.
        """
        return [self._ahead_with(more) for more in range(self.jokers + 1)]

    def _ahead_with(self, more: int) -> list[tuple[Ahead, Halves, Ahead, Halves]]:
        ends = self.task.ends
        last = _ahead_of(self.high[0], more) if ends else NO_TILES
        found = [NO_TILES, *(_ahead_of(each, more) for each in self.high), last, NO_TILES, NO_TILES]
        rows = list(pairwise(found[1:]))
        if self._runs:  # a run that joins a block that begins needs no tiles to go on
            begin = self.begin
            rows = [
                (_sum(a, begin[n]), _sum(b, _sum(begin[n], begin[n + 1]))) for n, (a, b) in enumerate(rows, 1)
            ]
        return [_paired(*each) for each in rows]

    @cached_property
    def _runs(self) -> list[MeldBlock]:
        return [each for each in self.task.blocks if each.fill is None]

    @cached_property
    def _blocked(self) -> int:
        """The numbers at which a run that stays together begins or ends, as bits.

        Bit 14, for the 1s that follow a 13, is always set.
        """
        found = 1 << 14
        for each in self._runs:
            found |= 1 << each.first | 1 << each.last
        return found

    @cached_property
    def begin(self) -> list[Vector]:
        """For each number, how many of the runs that stay together begin there, by colour."""
        return _counted((each.first, each.lane) for each in self._runs)

    @cached_property
    def finish(self) -> list[Vector]:
        """For each number, how many of the runs that stay together end there, by colour."""
        return _counted((each.last, each.lane) for each in self._runs)


@cache
def _ahead_of(high: Vector, jokers: int) -> Vector:
    """Return how many tiles of each colour can be in runs at a number that has *high* tiles."""
    return tuple(min(MOST, count + jokers) for count in high)  # type: ignore[return-value]


def _counted(places: Iterable[tuple[int, int]]) -> list[Vector]:
    """Count pairs (number, colour index): return four counts, one for each colour, for each number."""
    found = [[0, 0, 0, 0] for _ in range(17)]
    for number, lane in places:
        found[number][lane] += 1
    return [tuple(each) for each in found]  # type: ignore[misc]


def _sum(a: Vector, b: Vector) -> Vector:
    if b == NO_TILES:
        return a
    return min(MOST, a[0] + b[0]), min(MOST, a[1] + b[1]), min(MOST, a[2] + b[2]), min(MOST, a[3] + b[3])


@lru_cache(maxsize=8_000)
def _paired(a: Vector, b: Vector) -> tuple[Ahead, Halves, Ahead, Halves]:
    first, second = (*a[:2], *b[:2]), (*a[2:], *b[2:])
    return first, halves_before(first), second, halves_before(second)
