"""Find out which racks can open, by choosing melds number by number, from the highest number down.

Opening means laying a player's first melds, which must be worth enough points. A *partial solution* is one
choice of melds among the tiles read so far, number by number. It is coded as an integer that says:

- for each colour, how many open runs (runs that may still be continued) have one tile, two tiles, or three
  and more (see `solver.open_games.open_runs`);
- how many Jokers are used;
- whether it contains any run, finished or not, because some rules require a run for opening;
- for each colour, how many 1s it *owes*. A run may end with a 1 after the last number, as in 12-13-1. Since
  tiles are read from the highest number down, such a run begins with a 1 that hasn't been read yet. The
  partial solution owes this 1 until the 1s are read, last of all.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from ..solver.open_games.open_runs import BITS, LANES, MASK, MUST, NEXT, OPEN, Vector
from ..solver.open_games.tile_uses import PAIRS, joker_splits, tile_uses

Solutions = list[tuple[int, int]]
"""Choices of melds among the tiles read so far: for each choice its code, and the points of its melds."""

SIZES = (3, 4)
"""The possible sizes of a group."""
HALF_BITS = 2 * BITS
HALF = (1 << HALF_BITS) - 1
LANE_BITS = 4 * BITS
WILD = LANE_BITS
RUN = WILD + 2
OWED = RUN + 1
"""The first bit of the part of a code that says how many 1s of each colour the choice of melds owes.

An owed 1 ends a run after the last number, but has not been read yet. `WILD` is the first bit of the number
of Jokers used. `RUN` is the bit that says whether the choice contains a run, or needs none to open.
"""

NEVER = 99
"""A number larger than any number of unmatched runs; it means that a choice can't replace another."""
IMPOSSIBLE = -10_000
"""The points of a partial solution that can't open."""


class OpeningColumn(NamedTuple):
    """A choice of tiles of one number: how many tiles of each colour (none, one or two) a rack has.

    For instance, the 5s of a rack may be two red ones and a black one.

    Attributes:
        tiles: the number of tiles of each colour.
        size: the number of tiles in all.
        copies: the number of sets of physical tiles that the choice stands for. Each colour with a single
            tile doubles this number, because that tile can be either of two copies.
    """

    tiles: Vector
    size: int
    copies: int


def _columns() -> tuple[OpeningColumn, ...]:
    """Return all 81 choices of tiles of one number (none to two of each colour), the smallest first."""
    copies = (1, 2, 1)
    found = [
        OpeningColumn((r, y, b, k), r + y + b + k, copies[r] * copies[y] * copies[b] * copies[k])
        for k, b, y, r in product(range(3), repeat=4)
    ]
    return tuple(sorted(found, key=lambda each: each.size))


COLUMNS = _columns()
"""All 81 choices of tiles of one number (none to two of each colour), the smallest first."""

SUPERSETS = tuple(
    sum(
        1 << at
        for at, other in enumerate(COLUMNS)
        if all(a <= b for a, b in zip(column.tiles, other.tiles, strict=True))
    )
    for column in COLUMNS
)
"""For each entry of `COLUMNS`, a bit mask of the entries that contain all its tiles, itself included."""


class OpeningTerms(NamedTuple):
    """What decides which racks can open: the points needed, the points of each tile, and the Jokers.

    Opening means laying a player's first melds, which must be worth at least a certain number of points.

    Attributes:
        points: the number of points needed.
        in_run: the points of a tile in a run, by its number.
        in_group: the points of a tile in a group, by its number.
        high: the points of a 1 that ends a run after the last number; None if no 1 may follow there.
        needs_run: whether one of the melds must be a run.
        jokers: the number of Jokers in the rack.
    """

    points: int
    in_run: tuple[int, ...]
    in_group: tuple[int, ...]
    high: int | None = None
    needs_run: bool = False
    jokers: int = 0

    @property
    def numbers(self) -> int:
        """The number of different numbers on the tiles, such as 13 for the numbers 1 to 13."""
        return len(self.in_run)

    def run(self, number: int) -> int:
        """Return the points that a tile with this number is worth in a run; 0 for numbers below 1."""
        return self.in_run[number - 1] if number > 0 else 0

    def most(self, number: int) -> int:
        """Return the most points that a tile with this number can be worth, in a run or in a group.

        A 1 at the high end of a run, which may be worth more, is not considered.
        """
        return max(self.in_run[number - 1], self.in_group[number - 1])


class OpeningSearch:
    """The steps of a search for racks that can open.

    To open is to lay first melds that are worth enough points. Tiles are read number by number, from the
    highest number down. A choice of melds among the tiles read so far is called a partial solution and coded
    as an integer. The methods return the first choices, the choices after one more number, and the choices
    that are worth keeping.
    """

    def __init__(self, terms: OpeningTerms) -> None:
        self.terms = terms
        numbers = range(terms.numbers + 1)
        self._gap = [terms.run(number - 1) + terms.run(number - 2) for number in numbers]
        self._below = [sum(8 * terms.most(each) for each in range(1, number)) for number in numbers]
        self._most_below = [
            max((terms.most(each) for each in range(1, number)), default=0) for number in numbers
        ]
        self._unmatched = _Unmatched()

    def start(self) -> Solutions:
        """Return the possible choices of melds before any tile is read, as codes with their points.

        In one choice no run has begun. If a run may end with a 1 after the last number, there are further
        choices in which some runs of each colour begin with such a 1, because tiles are read from the highest
        number down. These 1s are *owed*: the rack must contain them when the 1s are read, last of all. A
        Joker may take the place of such a 1.
        """
        terms = self.terms
        has_run = not terms.needs_run
        if terms.high is None:
            return [(has_run << RUN, 0)]
        found = []
        for owed in product(range(3), repeat=4):
            for wild in joker_splits(terms.jokers):
                begun = [a + b for a, b in zip(owed, wild, strict=True)]
                code = sum(OPEN.index((count, 0, 0)) << BITS * lane for lane, count in enumerate(begun))
                code |= sum(count << OWED + 2 * lane for lane, count in enumerate(owed))
                code |= sum(wild) << WILD | (has_run or any(begun)) << RUN
                found.append((code, terms.high * sum(begun)))
        return found

    def points_of_ones(self, code: int, column: Vector) -> int:
        """Return the most points that 1s add to the melds chosen so far; -1 if the melds can't be finished.

        *code* stands for the melds chosen among all higher tiles, and *column* says how many 1s of each
        colour there are. Runs that were begun with a 1 after the last number use these 1s up first. The melds
        can't be finished if there are too few 1s for these runs, or if a run stays too short.
        """
        left = tuple(column[lane] - (code >> OWED + 2 * lane & 3) for lane in LANES)
        if min(left) < 0:
            return -1
        short = code & (1 << OWED) - 1
        rows = self.expand(short, left, 1)[1]  # type: ignore[arg-type]
        return max((points for _, points in rows), default=-1)

    def expand(self, code: int, column: Vector, number: int) -> tuple[int, Solutions]:
        """Return what one choice of melds can become when the tiles of one more number are read.

        *code* stands for the melds chosen among the higher tiles, and *column* says how many tiles of the new
        number there are of each colour. The first item of the result is the largest number of points gained
        if no lower number is used and Jokers complete the runs; it is `IMPOSSIBLE` if they can't. The second
        item lists the choices of melds after this number, each with the points that it gains.
        """
        terms = self.terms
        wild, has_run, owed = code >> WILD & 3, code >> RUN & 1, code >> OWED
        r, y, b, k = (NEXT[code >> BITS * lane & MASK] for lane in LANES)
        in_run, in_group = terms.in_run[number - 1], terms.in_group[number - 1]
        found: dict[int, int] = {}
        opens, whole = IMPOSSIBLE, sum(column)
        for short, more, _, i, j, _ in tile_uses((0, 0, 0, 0), column, terms.jokers - wild, (), SIZES):
            one, two = PAIRS[i], PAIRS[j]
            places = (r[one[0]], y[one[1]], b[two[0]], k[two[1]])
            if min(places) < 0:
                continue
            laid = sum(one) + sum(two)
            points = in_run * laid + in_group * (whole - short + more - laid)
            used = wild + more
            runs_now = has_run or laid > 0
            if runs_now and not owed:
                opens = max(opens, points + self._filled(places, number, terms.jokers - used))
            after = places[0] | places[1] << BITS | places[2] << 2 * BITS | places[3] << 3 * BITS
            after |= used << WILD | runs_now << RUN | owed << OWED
            if found.get(after, -1) < points:
                found[after] = points
        return opens, self.unbeaten(found, number)

    def _filled(self, runs: tuple[int, ...], number: int, jokers: int) -> int:
        """Return the points that *jokers* Jokers add to open runs, which may still be continued.

        Returns `IMPOSSIBLE` if the Jokers are too few to complete the runs that are still too short. Jokers
        not needed for that make other runs longer. *number* is the lowest number in each of the runs. *runs*
        holds, for each colour, the code of its open runs, an index of `OPEN`.
        """
        points, more = 0, False
        for code in runs:
            ones, twos, threes = OPEN[code]
            more = more or threes > 0
            if ones or twos:
                jokers -= 2 * ones + twos
                if jokers < 0 or number < 2 + (ones > 0):
                    return IMPOSSIBLE
                points += ones * self._gap[number] + twos * self.terms.run(number - 1)
        if more:
            points += sum(self.terms.run(number - each) for each in range(1, jokers + 1))
        return points

    def points_left(self, code: int, number: int) -> int:
        """Return an upper bound on the points that lower numbers and Jokers can add to some melds.

        *code* stands for the melds chosen so far. Numbers are read from the highest down, and *number* is the
        last one read.
        """
        return self._below[number] + self._most_below[number] * (self.terms.jokers - (code >> WILD & 3))

    def unbeaten(self, found: dict[int, int], number: int, points: int | None = None) -> Solutions:
        """Return the choices of melds that are worth keeping after a number was read.

        A choice is left out if another choice that is kept is as good, or if it can't be completed any more.
        *found* maps the code of each choice to its points, and *number* is the last number read. *points* is
        the number of points needed to open: choices that can't reach it are left out too. If it is None, no
        choice is left out for that reason, because the points in *found* are only those that the last number
        adds.

        A choice A is as good as B if A has used no more Jokers, contains a run if B does, and owes no more 1s
        (those that end a run after the last number but have not been read yet). Each run of A that must be
        continued must also be at least as long as a run of B. For each run of B without such a match, A must
        also be ahead by the points of the next two numbers, because that run may still grow by two tiles. (If
        the run grows by three tiles, these form a run of their own, which A can lay as well.)
        """
        gap = self._gap[number]
        unmatched = self._unmatched
        kept: Solutions = []
        beaten_by: list[tuple[int, int, int, int]] = []
        for code, worth in sorted(found.items(), key=lambda each: (-each[1], each[0] >> WILD & 3, each[0])):
            if points is not None and worth + self.points_left(code, number) < points:
                continue
            right, left, rest = code & HALF, code >> HALF_BITS & HALF, code >> WILD
            for its_right, its_left, its_rest, its_worth in beaten_by:
                runs = unmatched[its_right | right] + unmatched[its_left | left]
                if (
                    runs < NEVER
                    and (its_worth - worth >= runs * gap or its_worth == points)
                    and (its_rest == rest or _no_worse(its_rest, rest))
                ):
                    break
            else:
                if number > 3 or _can_complete_runs(code, number):
                    kept.append((code, worth))
                    beaten_by.append((right << HALF_BITS, left << HALF_BITS, rest, worth))
        return kept


@cache
def _no_worse(rest: int, other: int) -> bool:
    """Return whether one choice of melds is no worse than another, apart from unfinished runs and points.

    The first choice is no worse if it uses no more Jokers than the second, contains a run if the second does,
    and owes no more 1s of any colour (1s that end a run after the last number but haven't been read yet).
    *rest* is the code of the first choice and *other* that of the second, both without their unfinished runs
    (the bits from `WILD` on).
    """
    owed, its_owed = rest >> OWED - WILD, other >> OWED - WILD
    return (
        rest & 3 <= other & 3
        and rest >> RUN - WILD & 1 >= other >> RUN - WILD & 1
        and all(owed >> 2 * lane & 3 <= its_owed >> 2 * lane & 3 for lane in LANES)
    )


@cache
def _can_complete_runs(code: int, number: int) -> bool:
    """Return whether the numbers below *number* are enough to complete all runs that are still too short.

    *code* stands for the melds chosen so far; their runs of one or two tiles must be continued. If a run is
    needed to open and there is none yet, the numbers must also be enough for one.
    """
    if not code >> RUN & 1 and number <= 3:
        return False
    for lane in LANES:
        place = code >> BITS * lane & MASK
        if MUST[place] and number < 2 + (OPEN[place][0] > 0):
            return False
    return True


class _Unmatched(dict[int, int]):
    """For two colours, how many open runs of one choice of melds, A, have no match in another choice, B.

    Open runs are those that may still be continued. Entries are computed when they are first used. The lower
    half of a key (`HALF_BITS` bits) is the code of A's open runs in both colours, the upper half the code of
    B's. The value is `NEVER` or more if a run of B that must be continued has no match in A; then B can't
    replace A.
    """

    def __missing__(self, key: int) -> int:
        other, one = key >> HALF_BITS, key & HALF
        found = self[key] = _unmatched_runs(other & MASK, one & MASK) + _unmatched_runs(
            other >> BITS, one >> BITS
        )
        return found


@cache
def _unmatched_runs(other: int, one: int) -> int:
    """Return how many of the open runs *one* have no match among the open runs *other*.

    Open runs are those that may still be continued. Both arguments are codes (indexes of `OPEN`) for the open
    runs of one colour, in two choices of melds. A run of *other* can match one run of *one* that isn't
    longer; all lengths from three on count as equal. Returns `NEVER` if a run of *other* with one or two
    tiles, which must be continued, has no match in *one*.
    """
    ones, twos, threes = OPEN[other]
    its_ones, its_twos, its_threes = OPEN[one]
    if ones > its_ones:
        return NEVER
    found = NEVER
    for short in range(min(twos, its_ones - ones) + 1):
        if twos - short <= its_twos:
            left = its_ones - ones - short + its_twos - (twos - short) + its_threes
            found = min(found, max(0, left - threes))
    return found
