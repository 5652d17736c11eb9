"""How the runs of a rack may stand while its numbers are read downwards, and which way is as good as which.

A *way* is one choice of melds among the tiles read so far. It is kept as a number: for each colour how many
of its runs have one tile, two, or three and more (see `solver.open_games.open_runs`), the Jokers it has laid,
whether it has a run, and the 1s that it owes: where a run may end with a 1 after the last number, a way may
begin with that 1, and has to find it when the 1s are read, last of all.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from ..solver.open_games.open_runs import BITS, LANES, MASK, MUST, NEXT, OPEN, Vector
from ..solver.open_games.ways import PAIRS, ways, wilds

Rows = list[tuple[int, int]]
"""Ways, each with its points."""

SIZES = (3, 4)
HALF_BITS = 2 * BITS
HALF = (1 << HALF_BITS) - 1
LANE_BITS = 4 * BITS
WILD = LANE_BITS
RUN = WILD + 2
OWED = RUN + 1
"""Where a way has the Jokers laid, whether it has a run, and two bits a colour for the 1s that it owes."""

NEVER = 99
IMPOSSIBLE = -10_000


class OpeningColumn(NamedTuple):
    """The tiles of one number: how many of each colour, how many in all, in how many ways of two copies."""

    tiles: Vector
    size: int
    copies: int


def _columns() -> tuple[OpeningColumn, ...]:
    copies = (1, 2, 1)
    found = [
        OpeningColumn((r, y, b, k), r + y + b + k, copies[r] * copies[y] * copies[b] * copies[k])
        for k, b, y, r in product(range(3), repeat=4)
    ]
    return tuple(sorted(found, key=lambda each: each.size))


COLUMNS = _columns()
"""All 81 columns, those of few tiles first."""

SUPERSETS = tuple(
    sum(
        1 << at
        for at, other in enumerate(COLUMNS)
        if all(a <= b for a, b in zip(column.tiles, other.tiles, strict=True))
    )
    for column in COLUMNS
)
"""For each column the columns that have all its tiles, itself among them, as bits."""


class OpeningQuestion(NamedTuple):
    """What it takes to open, and with what: points by number for a tile in a run and in a group.

    *high* is what a 1 counts that ends a run after the last number, None where the 1 is only low.
    """

    points: int
    in_run: tuple[int, ...]
    in_group: tuple[int, ...]
    high: int | None = None
    needs_run: bool = False
    jokers: int = 0

    @property
    def numbers(self) -> int:
        """How many numbers the box has."""
        return len(self.in_run)

    def run(self, number: int) -> int:
        """What a tile of a number counts in a run; nothing below 1."""
        return self.in_run[number - 1] if number > 0 else 0

    def most(self, number: int) -> int:
        """The most that a tile of a number counts, save for a high 1."""
        return max(self.in_run[number - 1], self.in_group[number - 1])


class OpeningWays:
    """The ways of one question, and what one more number makes of them."""

    def __init__(self, asked: OpeningQuestion) -> None:
        self.asked = asked
        numbers = range(asked.numbers + 1)
        self._gap = [asked.run(number - 1) + asked.run(number - 2) for number in numbers]
        self._below = [sum(8 * asked.most(each) for each in range(1, number)) for number in numbers]
        self._dearest = [
            max((asked.most(each) for each in range(1, number)), default=0) for number in numbers
        ]
        self._unmatched = _Unmatched()

    def first(self) -> Rows:
        """The ways before anything is read: none, or runs that begin with a high 1, owed or a Joker."""
        asked = self.asked
        has_run = not asked.needs_run
        if asked.high is None:
            return [(has_run << RUN, 0)]
        found = []
        for owed in product(range(3), repeat=4):
            for wild in wilds(asked.jokers):
                begun = [a + b for a, b in zip(owed, wild, strict=True)]
                code = sum(OPEN.index((count, 0, 0)) << BITS * lane for lane, count in enumerate(begun))
                code |= sum(count << OWED + 2 * lane for lane, count in enumerate(owed))
                code |= sum(wild) << WILD | (has_run or any(begun)) << RUN
                found.append((code, asked.high * sum(begun)))
        return found

    def last(self, code: int, column: Vector) -> int:
        """The most points that the 1s add, after those that are owed are given; -1 where a run breaks off."""
        left = tuple(column[lane] - (code >> OWED + 2 * lane & 3) for lane in LANES)
        if min(left) < 0:
            return -1
        short = code & (1 << OWED) - 1
        rows = self.expand(short, left, 1)[1]  # type: ignore[arg-type]
        return max((points for _, points in rows), default=-1)

    def expand(self, code: int, column: Vector, number: int) -> tuple[int, Rows]:
        """What a way may become with one more column, and the points that it gains by that.

        First the most points with which it opens at once, all runs that stand open filled up by Jokers.
        """
        asked = self.asked
        wild, has_run, owed = code >> WILD & 3, code >> RUN & 1, code >> OWED
        r, y, b, k = (NEXT[code >> BITS * lane & MASK] for lane in LANES)
        in_run, in_group = asked.in_run[number - 1], asked.in_group[number - 1]
        found: dict[int, int] = {}
        opens, whole = IMPOSSIBLE, sum(column)
        for short, more, _, first, second, _ in ways((0, 0, 0, 0), column, asked.jokers - wild, (), SIZES):
            one, two = PAIRS[first], PAIRS[second]
            places = (r[one[0]], y[one[1]], b[two[0]], k[two[1]])
            if min(places) < 0:
                continue
            laid = sum(one) + sum(two)
            points = in_run * laid + in_group * (whole - short + more - laid)
            used = wild + more
            runs_now = has_run or laid > 0
            if runs_now and not owed:
                opens = max(opens, points + self._filled(places, number, asked.jokers - used))
            after = places[0] | places[1] << BITS | places[2] << 2 * BITS | places[3] << 3 * BITS
            after |= used << WILD | runs_now << RUN | owed << OWED
            if found.get(after, -1) < points:
                found[after] = points
        return opens, self.unbeaten(found, number)

    def _filled(self, places: tuple[int, ...], number: int, jokers: int) -> int:
        """What the Jokers left add by filling up the runs that stand open below a number."""
        points, more = 0, False
        for place in places:
            ones, twos, threes = OPEN[place]
            more = more or threes > 0
            if ones or twos:
                jokers -= 2 * ones + twos
                if jokers < 0 or number < 2 + (ones > 0):
                    return IMPOSSIBLE
                points += ones * self._gap[number] + twos * self.asked.run(number - 1)
        if more:
            points += sum(self.asked.run(number - each) for each in range(1, jokers + 1))
        return points

    def reach(self, code: int, number: int) -> int:
        """The most points that all tiles below a number and the Jokers left can add to a way."""
        return self._below[number] + self._dearest[number] * (self.asked.jokers - (code >> WILD & 3))

    def unbeaten(self, found: dict[int, int], number: int, points: int | None = None) -> Rows:
        """The ways after a number that no other one is as good as; with *points* those that may reach them.

        Without *points* what is known of them is only how much more one has than another. A way is as good
        as another if it has no more Jokers laid, owes no more 1s, and each of its runs that must go on is at
        least as long as one of the other's. For each run that only the other has, it must be ahead by the
        next two numbers: if that run goes on by three, they are a run of their own.
        """
        gap = self._gap[number]
        unmatched = self._unmatched
        kept: Rows = []
        beaten_by: list[tuple[int, int, int, int]] = []
        for code, worth in sorted(found.items(), key=lambda each: (-each[1], each[0] >> WILD & 3, each[0])):
            if points is not None and worth + self.reach(code, number) < points:
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
                if number > 3 or _can_end(code, number):
                    kept.append((code, worth))
                    beaten_by.append((right << HALF_BITS, left << HALF_BITS, rest, worth))
        return kept


@cache
def _no_worse(rest: int, other: int) -> bool:
    """Whether as few Jokers are laid, a run is there if the other has one, and as few 1s are owed."""
    owed, its_owed = rest >> OWED - WILD, other >> OWED - WILD
    return (
        rest & 3 <= other & 3
        and rest >> RUN - WILD & 1 >= other >> RUN - WILD & 1
        and all(owed >> 2 * lane & 3 <= its_owed >> 2 * lane & 3 for lane in LANES)
    )


@cache
def _can_end(code: int, number: int) -> bool:
    """Whether there are numbers enough below for what must go on, and for a run if none is there yet."""
    if not code >> RUN & 1 and number <= 3:
        return False
    for lane in LANES:
        place = code >> BITS * lane & MASK
        if MUST[place] and number < 2 + (OPEN[place][0] > 0):
            return False
    return True


class _Unmatched(dict[int, int]):
    """For two colours: how many runs one way has and another lacks; `NEVER` or more if that is no comparison.

    The key is the situation of two colours in the other way, then in the one. There is no comparison where
    a run of the other has to go on and has no like in the one.
    """

    def __missing__(self, key: int) -> int:
        other, one = key >> HALF_BITS, key & HALF
        found = self[key] = _lacks(other & MASK, one & MASK) + _lacks(other >> BITS, one >> BITS)
        return found


@cache
def _lacks(other: int, one: int) -> int:
    """The same for one colour: runs of one tile match their like, runs of two also those of one."""
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
