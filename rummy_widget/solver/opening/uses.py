"""The uses of a column as numbers, made once: what groups may take of it, where Jokers lie in runs.

A column is the number of its tiles, a byte for each colour: how many lie on the table (2 bits) and in the
rack (2). What a use leaves for runs is told for two colours at a time. A half of a state (the situations of
two colours) and what is left for runs give the halves that can follow, with what they lose.

Of ways to lay Jokers that lose as much one is enough. So a Joker lies in a run only where no tile of the rack
that could lie there stays behind; none begins a run, which could lie at its end just as well, but for that
of 11, 12 and 13; and none ends a run that is long enough without it.
"""

from __future__ import annotations

from array import array
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from math import log
from typing import TypeAlias

from .column import cut
from .lanes import LANES, MUST, NEXT, OPEN, Vector, outdoes
from .ways import group_vectors

__all__ = ["COLUMNS", "LATE", "SITUATIONS", "Column", "Left", "Row", "as_good", "column_of"]

SITUATIONS = 35
"""Situations of one colour with two copies and two Jokers."""
BITS = 7
"""Bits of what is left of one colour."""
LATE = 3
"""Added to a number of Jokers: those of the number 11."""

Rest: TypeAlias = "tuple[tuple[Left, tuple[Left, ...]], ...]"
"""What is left for runs: of the first two colours, each with what may be left of the others."""


class Column:
    """A column: the signs of its colours for their hopes, and what it makes of each half of a state.

    That is the half with no more open runs than can go on, where so many Jokers are left; then its uses.
    `width` tells how many there are.
    """

    __slots__ = ("_groupings", "_taken", "first", "rests", "second", "signs", "width")

    def __init__(self, code: int, jokers: int) -> None:
        signs = [code >> 8 * lane & 15 for lane in LANES]
        high = [(sign & 3) + (sign >> 2) for sign in signs]
        order = sorted(LANES, key=lambda lane: -high[lane])
        self._groupings, prices = _groupings(tuple(high[lane] for lane in order), jokers)
        self.width = log(len(self._groupings))
        place = [order.index(lane) for lane in LANES]
        self.signs = tuple(signs[lane] | prices[place[lane]] << 4 for lane in LANES)
        left = [_left(sign, BITS * (lane & 1)) for lane, sign in enumerate(signs)]
        self._taken = list(zip(place, left, strict=True))
        self.first = tuple(followed(_ahead(high[0], high[1], left)) for left in range(jokers + 1))
        self.second = tuple(followed(_ahead(high[2], high[3], left)) for left in range(jokers + 1))
        self.rests: list[Rest | None] = [None] * (LATE + jokers + 1)

    def rest(self, which: int) -> Rest:
        """The uses with so many Jokers; `LATE` added, those of 11, where Jokers may begin a run."""
        jokers, late = which % LATE, which // LATE << 2 * BITS
        (p, red), (q, yellow), (s, blue), (t, black) = self._taken
        found: dict[int, dict[int, None]] = {}
        for wild, taken in self._groupings:
            if wild <= jokers:
                reds, yellows = red[taken[p]], yellow[taken[q]]
                blues, blacks = blue[taken[s]], black[taken[t]]
                for one, two, three, four in _extras(jokers - wild):
                    others = found.setdefault(reds[one] | yellows[two] | late, {})
                    others[blues[three] | blacks[four] | late] = None
        rest = self.rests[which] = tuple([_one_of(one, tuple(others)) for one, others in found.items()])
        return rest


COLUMNS: tuple[dict[int, Column], ...] = ({}, {}, {})
MOST_COLUMNS = 1_300
"""Columns that are kept in memory for each number of Jokers."""


def column_of(code: int, jokers: int) -> Column:
    """A column with so many Jokers in play."""
    known = COLUMNS[jokers]
    found = known.get(code)
    if found is None:
        if len(known) >= MOST_COLUMNS:
            known.clear()
        found = known[code] = Column(code, jokers)
    return found


@cache
def _left(sign: int, shift: int) -> tuple[tuple[int, ...], ...]:
    """What is left of a colour for runs, by how many tiles groups take of it and how many Jokers join it.

    That is how many must go there, (8 each) how many more may, and (32 each) how many are Jokers; beside
    Jokers nothing stays behind.
    """
    low, high = sign & 3, (sign & 3) + (sign >> 2)
    found = []
    for taken in range(high + 1):
        least = max(0, low - taken)
        alone = least | (high - taken - least) << 3
        beside = [high - taken + jokers | jokers << 5 for jokers in (1, 2)]
        found.append(tuple([each << shift for each in (alone, *beside)]))
    return tuple(found)


def _ahead(one: int, two: int, jokers: int) -> int:
    return 5 * min(4, one + jokers) + min(4, two + jokers)


@cache
def _extras(jokers: int) -> tuple[Vector, ...]:
    """The colours in whose runs so many Jokers lie."""
    some = combinations_with_replacement(LANES, jokers)
    return tuple(tuple(each.count(lane) for lane in LANES) for each in some)  # type: ignore[misc]


@cache
def _groupings(high: Vector, jokers: int) -> tuple[list[tuple[int, Vector]], tuple[int, ...]]:
    """What groups may take of a column, with how many Jokers at least: the most first, nothing last.

    And what it costs each colour in halves of Jokers to have one tile in a group, and two (8 each).
    """
    fewest: dict[Vector, int] = {}
    for vector, _ in group_vectors((3, 4), 3):
        wild = sum(max(0, a - b) for a, b in zip(vector, high, strict=True))
        for more in range(jokers - wild + 1):
            for instead in _extras(more):
                r, y, b, k = (min(a, c) - d for a, c, d in zip(vector, high, instead, strict=True))
                if min(r, y, b, k) >= 0 and (r or y or b or k or not any(vector)):
                    taken = r, y, b, k
                    fewest[taken] = min(wild + more, fewest.get(taken, wild + more))
    found = sorted(((wild, taken) for taken, wild in fewest.items()), key=_least_taken, reverse=True)
    one = [
        min((2 * wild // sum(map(bool, taken)) for wild, taken in found if taken[lane]), default=7)
        for lane in LANES
    ]
    further = [min((_more(wild, taken, one) for wild, taken in found if taken[lane] > 1), default=7)
               for lane in LANES]  # fmt: skip
    return found, tuple(a | min(7, a + b) << 3 for a, b in zip(one, further, strict=True))


def _more(wild: int, taken: Vector, one: list[int]) -> int:
    """What is left to pay for each second tile of a colour, each first one being paid."""
    paid = sum(price for price, count in zip(one, taken, strict=True) if count)
    return (2 * wild - paid) // sum(count > 1 for count in taken)


def _least_taken(grouping: tuple[int, Vector]) -> tuple[int, int, Vector]:
    return grouping[0], sum(grouping[1]), grouping[1]


# ---- Halves of states ------------------------------------------------------------------------------

Row: TypeAlias = "tuple[tuple[int, int, int, int], ...]"
"""The halves that can follow one: the half, its two situations, and what is lost."""


class Left(list["Row | None"]):
    """What is left of two colours for runs: for each half the row that follows, once it was asked for.

    There are some 200 of them, 2 MB, and far fewer different rows than halves: each is one object, so that
    little memory is gone over in a search.
    """

    __slots__ = ("_left",)

    def __init__(self, left: int) -> None:
        super().__init__([None] * SITUATIONS**2)
        self._left = left

    def row(self, half: int) -> Row:
        """A row that was not asked for yet."""
        one, two = divmod(half, SITUATIONS)
        mask, late = (1 << BITS) - 1, self._left >> 2 * BITS > 0
        others = _of_colour(two, self._left >> BITS & mask, late)
        row = tuple(
            [
                _step(SITUATIONS * i + j, i, j, lost + more)
                for i, lost in _of_colour(one, self._left & mask, late)
                for j, more in others
            ]
        )
        found = self[half] = _ROWS.setdefault(row, row)
        return found


_ROWS: dict[Row, Row] = {}


@cache
def _step(half: int, one: int, two: int, lost: int) -> tuple[int, int, int, int]:
    return half, one, two, lost


@cache
def _left_of(left: int) -> Left:
    return Left(left)


@cache
def _lefts_of(lefts: tuple[int, ...]) -> tuple[Left, ...]:
    return tuple(map(_left_of, lefts))


@lru_cache(maxsize=16_000)
def _one_of(one: int, others: tuple[int, ...]) -> tuple[Left, tuple[Left, ...]]:
    return _left_of(one), _lefts_of(others)


@cache
def _of_colour(place: int, left: int, late: bool) -> tuple[tuple[int, int], ...]:
    """The situations that can follow one, each with the tiles that stay behind; none that another outdoes."""
    least, more, jokers = left & 7, left >> 3 & 3, left >> 5
    found: dict[int, int] = {}
    for behind in range(more + 1):
        after = _after(place, least + more - behind, jokers, late)
        if after >= 0 and not any(outdoes(OPEN[each], OPEN[after]) for each in found):
            found[after] = behind
    return tuple(found.items())


def _after(place: int, tiles: int, jokers: int, late: bool) -> int:
    """What so many tiles make of a situation, Jokers among them; -1 if there is none."""
    after = NEXT[place][tiles] if tiles < len(NEXT[place]) else -1
    if after < 0 or not jokers:
        return after
    begun, twos, threes = OPEN[after]
    bridges = max(0, jokers - MUST[place] - (begun if late else 0))
    if bridges > tiles - begun - MUST[place]:
        return -1
    return OPEN.index((begun, twos + bridges, threes - bridges))  # who goes on with a Joker goes on after it


@cache
def followed(ahead: int) -> array[int]:
    """Each half with only so many runs of three or more as tiles can follow."""
    one, two = (
        [max(0, cut(place, following, following)) for place in range(SITUATIONS)]
        for following in divmod(ahead, 5)
    )
    return array("H", [SITUATIONS * a + b for a in one for b in two])


@cache
def as_good(half: int) -> bytes:
    """For each half whether it is as good as this one: whatever can follow this can follow that."""
    one, two = (
        bytes(outdoes(each, there) for each in OPEN[:SITUATIONS])
        for there in map(OPEN.__getitem__, divmod(half, SITUATIONS))
    )
    return b"".join([two if each else bytes(SITUATIONS) for each in one])
