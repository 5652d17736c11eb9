"""The uses of a column as numbers, made once: what groups may take of it, where Jokers lie in runs.

A column is the number of its tiles, a byte for each colour: how many lie on the table (2 bits) and in the
rack (2). What a use leaves for runs is told for two colours at a time. A half of a state (the situations of
two colours) and what is left for runs give the halves that can follow, with what they lose. A state is one
number, so what follows is found by adding up.

What groups may take depends only on how many tiles there are of each colour. What can follow a half depends
only on what is left for its runs, wherever that comes from: so little has to be made and kept.

Of ways to lay Jokers that lose as much one is enough. So a Joker lies in a run only where no tile of the rack
that could lie there stays behind; none begins a run, which could lie at its end just as well, but for that
of 11, 12 and 13; and none ends a run that is long enough without it.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import log
from typing import NamedTuple, TypeAlias

from .colour_bounds import PLACES, UNIT, sign_of
from .column import cut
from .open_runs import LANES, MUST, NEXT, OPEN, Vector, outdoes
from .ways import group_vectors

HALF = 7, 9, 11
"""The bits of a half of a state, by the Jokers in play."""
LOST = tuple(2 * each for each in HALF)
"""Where a state tells what was lost, in 8 bits, above its two halves."""
Rest: TypeAlias = "tuple[tuple[int, tuple[int, ...]], ...]"
"""Uses: what they leave of the first two colours (its place in `Rows`), each with what of the others."""
Entry: TypeAlias = "tuple[int, int, int, int]"
"""A half that can follow, as a state has it and with what is lost; its two situations; what is lost."""
Row: TypeAlias = "tuple[Entry, ...]"
Rows: TypeAlias = "list[Row | None]"
"""The halves that can follow one, by what is left for runs, as far as that was asked for."""
Lefts: TypeAlias = "list[Rows | None]"
"""For each half what can follow it, once that was asked for."""
Cut: TypeAlias = "tuple[int, ...]"
"""For each half the same with no more open runs than can go on."""


class UseColumn(NamedTuple):
    """A column: the signs of its colours for their hopes, and what it makes of each half of a state.

    That is the half that can go on where so many Jokers are left; then its uses with so many Jokers, once
    they were asked for, and what these are made of. `width` tells how many uses there are.
    """

    red: int
    yellow: int
    blue: int
    black: int
    first: tuple[Cut, ...]
    second: tuple[Cut, ...]
    rests: list[Rest | None]
    groups: GroupUses
    ones: list[int]
    twos: list[int]
    width: float


COLUMNS: tuple[dict[int, UseColumn], ...] = ({}, {}, {})


def column_of(code: int, jokers: int) -> UseColumn:
    """A column with so many Jokers in play."""
    signs = [code >> 8 * lane & 15 for lane in LANES]
    r, y, b, k = ((sign & 3) + (sign >> 2) for sign in signs)
    groups = _groups((r, y, b, k), jokers)
    red, yellow, blue, black = (
        sign_of(sign | price << 4) for sign, price in zip(signs, groups.prices, strict=True)
    )
    found = COLUMNS[jokers][code] = UseColumn(
        red, yellow, blue, black, _cuts(r, y, jokers), _cuts(b, k, jokers), [None] * (jokers + 1), groups,
        _lefts(*signs[:2], jokers), _lefts(*signs[2:], jokers), groups.width,
    )  # fmt: skip
    return found


def rest_of(column: UseColumn, jokers: int) -> Rest:
    """The uses of a column with so many Jokers."""
    first, second, groups = column.ones, column.twos, column.groups
    rest = column.rests[jokers] = tuple(
        [
            (first[one], _same(tuple([second[two] for two in others])))
            for one, others in groups.rests[jokers] or groups.rest(jokers)
        ]
    )
    return rest


@cache
def _same(lists: tuple[int, ...]) -> tuple[int, ...]:
    """The same numbers: there are only some hundred lists of them."""
    return lists


# ---- Groups ----------------------------------------------------------------------------------------


class GroupUses:
    """What groups may take of a column of so many tiles of each colour, and in whose runs Jokers lie.

    `prices` are what it costs each colour in halves of Jokers to have one tile in a group, and two (8 each).
    """

    __slots__ = ("_found", "_places", "prices", "rests", "width")

    def __init__(self, high: Vector, jokers: int) -> None:
        order = sorted(LANES, key=high.__getitem__, reverse=True)
        r, y, b, k = (order.index(lane) for lane in LANES)
        found, prices = _groupings(tuple([high[lane] for lane in order]), jokers)
        self._found = [(wild, (taken[r], taken[y], taken[b], taken[k])) for wild, taken in found]
        self.prices = prices[r], prices[y], prices[b], prices[k]
        self.width = log(len(found))
        self.rests: list[Rest | None] = [None] * (jokers + 1)
        own = jokers + 1
        self._places = [(own, own * own * (high[lane + 1] + 1)) for lane in (0, 2)]

    def rest(self, jokers: int) -> Rest:
        """The uses with so many Jokers, as `_lefts` counts what they leave."""
        found: dict[int, dict[int, None]] = {}
        (own, each), (_, other) = self._places
        for wild, (red, yellow, blue, black) in self._found:
            if wild <= jokers:
                for r, y, b, k in _extras(jokers - wild):
                    one = each * red + each // own * r + own * yellow + y
                    two = other * blue + other // own * b + own * black + k
                    found.setdefault(one, {})[two] = None
        rest = self.rests[jokers] = tuple([(one, tuple(others)) for one, others in found.items()])
        return rest


_groups = cache(GroupUses)


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
    found = sorted(
        ((wild, taken) for taken, wild in fewest.items()),
        key=lambda each: (each[0], sum(each[1]), each[1]),
        reverse=True,
    )
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


# ---- Halves of states ------------------------------------------------------------------------------


LEFT = [(least, more, 0) for least in range(3) for more in range(3 - least)] + [
    (jokers + tiles, 0, jokers) for jokers in (1, 2) for tiles in range(3)
]
"""What is left of a colour for runs: how many must go there, how many more may, and how many are Jokers.

Beside Jokers nothing stays behind.
"""
_FOR: dict[int, tuple[int, int, bool]] = {}
"""What each `Lefts` is for, by its identity."""
_ROWS: dict[Row, Row] = {}


@cache
def lefts(jokers: int, side: int, *, late: bool = False) -> Lefts:
    """What can follow the halves of one side with so many Jokers; *late* where it is a column of 11."""
    found: Lefts = [None] * PLACES[jokers] ** 2
    _FOR[id(found)] = jokers, side, late
    return found


@cache
def _left(sign: int, jokers: int) -> list[int]:
    """What is left of a colour (its place in `LEFT`), by what groups take and the Jokers that join."""
    low, high = sign & 3, (sign & 3) + (sign >> 2)
    found = []
    for taken in range(high + 1):
        least = max(0, low - taken)
        found.append(LEFT.index((least, high - taken - least, 0)))
        found += [LEFT.index((high - taken + more, 0, more)) for more in range(1, jokers + 1)]
    return found


@cache
def _lefts(one: int, two: int, jokers: int) -> list[int]:
    """What is left of two colours (its place in `Rows`), the same of one after the other."""
    return [len(LEFT) * a + b for a in _left(one, jokers) for b in _left(two, jokers)]


def rows_of(its: Lefts, half: int) -> Rows:
    """The rows of a half that was not met yet, to be filled."""
    found: Rows = [None] * len(LEFT) ** 2
    its[half] = found
    return found


def fill(its: Lefts, half: int, left: int) -> Row:
    """A row that was not asked for yet."""
    jokers, side, late = _FOR[id(its)]
    a, b = divmod(left, len(LEFT))
    one, two = divmod(half, PLACES[jokers])
    others = _of_colour(two, b, late)
    row = tuple(
        [
            _entry(i, j, lost + more, jokers, side)
            for i, lost in _of_colour(one, a, late)
            for j, more in others
        ]
    )
    rows = its[half]
    assert rows is not None
    found = rows[left] = _ROWS.setdefault(row, row)
    return found


@cache
def _entry(one: int, two: int, lost: int, jokers: int, side: int) -> Entry:
    half = PLACES[jokers] * one + two
    return (
        lost << LOST[jokers] | half << (0 if side else HALF[jokers]),
        one,
        two,
        lost * UNIT if jokers else lost,
    )


@cache
def _of_colour(place: int, left: int, late: bool) -> tuple[tuple[int, int], ...]:
    """The situations that can follow one, each with the tiles that stay behind; none that another outdoes."""
    least, more, jokers = LEFT[left]
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
def _cuts(one: int, two: int, jokers: int) -> tuple[Cut, ...]:
    """Each half with only so many runs of three or more as tiles can follow, by the Jokers that are left."""
    return tuple([_cut(min(4, one + left), min(4, two + left), jokers) for left in range(jokers + 1)])


@cache
def _cut(one: int, two: int, jokers: int) -> Cut:
    places = PLACES[jokers]
    first = [max(0, cut(place, one, one)) for place in range(places)]
    second = [max(0, cut(place, two, two)) for place in range(places)]
    return tuple([_HALVES[places * a + b] for a in first for b in second])


_HALVES = tuple(range(PLACES[-1] ** 2))
GOOD: list[list[bytes | None]] = [[None] * places**2 for places in PLACES]
"""For each half, by the Jokers in play, which ones are as good as it, once that was asked for."""


def as_good(half: int, jokers: int) -> bytes:
    """For each half whether it is as good as this one: whatever can follow this can follow that."""
    places = PLACES[jokers]
    one, two = (
        bytes([outdoes(each, there) for each in OPEN[:places]])
        for there in map(OPEN.__getitem__, divmod(half, places))
    )
    found = GOOD[jokers][half] = b"".join([two if each else bytes(places) for each in one])
    return found
