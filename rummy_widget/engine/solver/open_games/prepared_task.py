"""Values that are computed before `LayScan` searches a task, such as the ways to lay each number's tiles.

A task says which tiles and Jokers must be laid, and which others may be.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from operator import mul

from .column import NO_TILES, Ahead, HalfTables, column_uses, half_table_cache
from .open_runs import LANES, MOST, Vector
from .task import NO_FLOOR, LayTask, MeldBlock, floors, layable_tiles
from .tile_uses import GroupRoom, TileUse


class PreparedTask:
    """A task of laying tiles, with everything that can be computed before `LayScan` searches it.

    If *idle* is True, the search may leave out Jokers that no meld needs.

    Attributes:
        task: the task.
        last: the last number of the search; 14 if a 1 may follow the 13.
        jokers: the largest number of Jokers that can be laid.
        high: for each number, an upper bound on the tiles of each colour that can be laid.
        floors: lower bounds on what must stay in the rack (see the function `floors` in `task`).
        room: the number of tiles of each number that may, but need not, be laid.
        whole: the worth, in tiles or points, of all tiles counted in `room`, of the Jokers, and of the tiles
            that are laid in any case.
        dead: `dead[n]` is the worth, in tiles or points, of the rack tiles of number n and higher that fit in
            no meld.
        weights: the worth of a tile of each number; that of number 1 is at index 1.
    """

    def __init__(self, task: LayTask, *, idle: bool = False) -> None:
        self.task, self.idle = task, idle
        self.last = 13 + task.ends
        self.jokers = task.must + task.may
        low, weights = task.low, task.weights
        high = self.high = layable_tiles(task, self.jokers)
        self.floors = floors(task, high, self.jokers) if self.jokers else [NO_FLOOR]
        self.room = [sum(task.high[n]) - sum(low[n]) for n in range(13)]
        paid = max(0, self.jokers - task.unpaid) * task.joker
        self.whole: int = paid + task.more + sum(map(mul, weights, self.room))
        self.dead: list[int] = [0] * (self.last + 3)
        for n in range(13, 0, -1):
            unmeldable = self.room[n - 1] - sum(high[n - 1]) + sum(low[n - 1])
            self.dead[n] = self.dead[n + 1] + weights[n - 1] * unmeldable
        self.weights = (0, *weights, 0)

    @cached_property
    def columns(self) -> list[tuple[TileUse, ...]]:
        """For each number, the ways to lay its tiles; the entry at index 0 is empty."""
        task, jokers, sizes = self.task, self.jokers, self.task.sizes
        rows = zip(task.low, self.high, strict=True)
        if not task.blocks and not task.ends and task.runs:
            return [(), *[column_uses(a, b, jokers, (), sizes, NO_TILES, self.idle) for a, b in rows]]
        found: list[tuple[TileUse, ...]] = [()]
        for number, (low, high) in enumerate(rows, 1):
            ends = self._ends() if task.ends and number == 1 else NO_TILES
            uses = column_uses(low, high, jokers, self.fills(number), sizes, ends, self.idle)
            if not task.runs:
                uses = tuple(use for use in uses if use[2:] == (0, 0, 0, 0))
            found.append(uses)
        return found

    def fills(self, number: int) -> tuple[GroupRoom, ...]:
        """Return the colours that can be added to each group on the table that must stay together.

        Only the groups of tiles with this *number* are considered.
        """
        return tuple(each.fill for each in self.task.blocks if each.fill and each.first == number)

    def _ends(self) -> Vector:
        """Return how many 1s of each colour may follow a 13.

        For each colour it is `MOST`, the largest possible number of runs, or 0 if no run of the colour can
        reach the 13.
        """
        there = [self.jokers] * 4
        for number in (12, 13):
            for lane in LANES:
                lies = any(each.lane == lane and each.first <= number <= each.last for each in self._runs)
                there[lane] += lies or self.high[number - 1][lane] > 0
        return tuple(MOST if each >= 2 else 0 for each in there)  # type: ignore[return-value]

    @cached_property
    def tiles_ahead(self) -> list[list[tuple[Ahead, HalfTables, Ahead, HalfTables]]]:
        """Upper bounds on how many tiles of each colour can go into runs at the next two numbers.

        Entry [j][n] is for the numbers n + 1 and n + 2, if j Jokers are left. An entry has four parts: the
        upper bounds for the first two colours, the cache of the results of `half_tables` for these bounds,
        then the same for the other two colours.
        """
        return [self._tiles_ahead(jokers_left) for jokers_left in range(self.jokers + 1)]

    def _tiles_ahead(self, jokers_left: int) -> list[tuple[Ahead, HalfTables, Ahead, HalfTables]]:
        """Return the entries of `tiles_ahead`, one for each number, if *jokers_left* Jokers are left.

        Entry n contains upper bounds on the tiles that can go into runs at the numbers n + 1 and n + 2, and
        the caches of the tables of open runs that depend on these bounds.
        """
        ends = self.task.ends
        last = _most_in_runs(self.high[0], jokers_left) if ends else NO_TILES
        found = [
            NO_TILES,
            *(_most_in_runs(each, jokers_left) for each in self.high),
            last,
            NO_TILES,
            NO_TILES,
        ]
        rows = list(pairwise(found[1:]))
        if self._runs:  # a run that a run of the table continues needs no further tiles
            begin = self.begin
            rows = [
                (_sum(a, begin[n]), _sum(b, _sum(begin[n], begin[n + 1]))) for n, (a, b) in enumerate(rows, 1)
            ]
        return [_paired(*each) for each in rows]

    @cached_property
    def _runs(self) -> list[MeldBlock]:
        """The runs on the table that must stay together."""
        return [each for each in self.task.blocks if each.fill is None]

    @cached_property
    def _blocked(self) -> int:
        """The numbers, as bits, at which a run of the table that must stay together begins or ends.

        At these *blocked* numbers the search can't use the tables of `half_tables`. Bit n stands for number
        n. Bit 14, for the 1s that follow a 13, is always set.
        """
        found = 1 << 14
        for each in self._runs:
            found |= 1 << each.first | 1 << each.last
        return found

    @cached_property
    def begin(self) -> list[Vector]:
        """For each number, how many runs of the table that stay together begin with it, by colour."""
        return _counted((each.first, each.lane) for each in self._runs)

    @cached_property
    def finish(self) -> list[Vector]:
        """For each number and colour, how many of the runs that stay on the table unbroken end there."""
        return _counted((each.last, each.lane) for each in self._runs)


@cache
def _most_in_runs(high: Vector, jokers: int) -> Vector:
    """Return, for each colour, the largest number of tiles of one number that can be in runs.

    *high* counts the natural tiles of this number by colour, and *jokers* is the number of Jokers that can
    stand for further tiles of it. No count is larger than `MOST`.
    """
    return tuple(min(MOST, count + jokers) for count in high)  # type: ignore[return-value]


def _counted(places: Iterable[tuple[int, int]]) -> list[Vector]:
    """Count the pairs (number, index of a colour) in *places*.

    Returns, for each number from 0 to 16, a tuple with one count for each colour.
    """
    found = [[0, 0, 0, 0] for _ in range(17)]
    for number, lane in places:
        found[number][lane] += 1
    return [tuple(each) for each in found]  # type: ignore[misc]


def _sum(a: Vector, b: Vector) -> Vector:
    """Return *a* plus *b*, two counts of tiles by colour, but at most `MOST` for each colour."""
    if b == NO_TILES:
        return a
    return min(MOST, a[0] + b[0]), min(MOST, a[1] + b[1]), min(MOST, a[2] + b[2]), min(MOST, a[3] + b[3])


@lru_cache(maxsize=8_000)
def _paired(a: Vector, b: Vector) -> tuple[Ahead, HalfTables, Ahead, HalfTables]:
    """Return an entry of `tiles_ahead`: bounds and a cache for the first two colours, then for the last two.

    *a* and *b* are upper bounds on the tiles that can go into runs, by colour: *a* at the next number, *b* at
    the number after it. Each cache holds results of `half_tables` for the bounds that come before the cache
    in the tuple.
    """
    first, second = (*a[:2], *b[:2]), (*a[2:], *b[2:])
    return first, half_table_cache(first), second, half_table_cache(second)
