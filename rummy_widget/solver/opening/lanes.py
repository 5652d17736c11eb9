"""Open runs of one colour, and what one column of tiles makes of them.

Read the numbers from 1 to 13. Of the runs begun so far in one colour it matters only how many of them have
length 1, 2, and "3 or more". If it is known how many tiles of the colour go into runs at the next number, the
best step is certain: runs of 1 and 2 must go on, then those of 3 go on, and what is left begins (a run of 3
may end at any time, so going on is never worse than beginning anew). Such a situation is a small number, the
four colours together are one number, a *state*.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

__all__ = [
    "BITS", "KEPT", "LANES", "MASK", "MOST", "MUST", "NEXT", "OPEN", "Fill", "Vector", "Way", "blocked",
    "group_vectors", "last_uses", "packed", "ways", "wilds",
]  # fmt: skip

LANES = range(4)
BITS = 7
MASK = (1 << BITS) - 1
KEPT = 4 * BITS
"""Where a state has the 1s that are kept for the end of a run, two bits a colour."""

MOST = 6
"""Runs of one colour that may be open at once: two copies of a tile, and Jokers."""

Vector: TypeAlias = "tuple[int, int, int, int]"

OPEN = [
    (ones, twos, threes)
    for size in range(MOST + 1)
    for ones in range(size + 1)
    for twos in range(size + 1 - ones)
    for threes in (size - ones - twos,)
]
"""Each situation of one colour: how many open runs of length 1, of 2, of 3 or more."""

_PLACE = {each: place for place, each in enumerate(OPEN)}


def _next(ones: int, twos: int, threes: int, tiles: int) -> int:
    """The situation after one more number of which so many tiles go into runs; -1 if there is none."""
    begun = tiles - ones - twos
    if begun < 0:
        return -1
    further = min(begun, threes)
    return _PLACE.get((begun - further, ones, twos + further), -1)


NEXT = [tuple(_next(*each, tiles) for tiles in range(MOST + 1)) for each in OPEN]
"""For each situation what so many tiles of the next number make of it."""


MUST = [ones + twos for ones, twos, _ in OPEN]
"""For each situation how many runs must go on."""


@cache
def blocked(place: int, tiles: int, begin: int, finish: int) -> tuple[int, ...]:
    """What so many tiles make of a situation where blocks begin and end: nothing that another outdoes.

    A block that begins may take up one run that must go on, one that ends can be gone on with.
    """
    taken = {OPEN[place]}
    for _ in range(begin):
        taken |= {(ones - 1, twos, threes) for ones, twos, threes in taken if ones} | {
            (ones, twos - 1, threes) for ones, twos, threes in taken if twos
        }
    found = {_next(*each, tiles) for each in taken} - {-1}
    after = {_with_open(*OPEN[each], finish) for each in found}
    return tuple(
        _PLACE[each] for each in sorted(after)
        if not any(_outdoes(other, each) for other in after if other != each)
    )  # fmt: skip


Situation: TypeAlias = "tuple[int, int, int]"


def _with_open(ones: int, twos: int, threes: int, more: int) -> Situation:
    """A situation and so many runs of 3 or more."""
    return ones, twos, min(threes + more, MOST - ones - twos)


def _outdoes(one: Situation, other: Situation) -> bool:
    """Whether whatever can follow the other can follow this one: its runs are as long, no more must go on."""
    longer = one[2] - other[2]
    return one[0] <= other[0] and 0 <= other[0] + other[1] - one[0] - one[1] <= longer


def packed(counts: list[list[int]]) -> int:
    """A state from how many open runs each colour has of length 1, 2, 3."""
    state = 0
    for lane in LANES:
        ones, twos, threes = counts[lane]
        state |= _PLACE[_with_open(ones, twos, 0, threes)] << BITS * lane
    return state


# ---- One column ------------------------------------------------------------------------------------


class Way(NamedTuple):
    """One use of a column: tiles of each colour for runs, how many more than must be, Jokers among them.

    `used` are the natural tiles of each colour, `jokers` the places that Jokers take, `groups` and `fills`
    what is laid in new groups and added to groups that lie there.
    """

    runs: Vector
    tiles: int
    wild: int
    used: Vector
    jokers: Vector
    groups: tuple[tuple[int, ...], ...]
    fills: tuple[tuple[int, ...], ...]


class Fill(NamedTuple):
    """A group that lies there: the colours that may join it, at least and at most so many of them."""

    lanes: tuple[int, ...]
    least: int
    most: int


@cache
def group_vectors(
    sizes: tuple[int, ...], most: int
) -> tuple[tuple[Vector, tuple[tuple[int, ...], ...]], ...]:
    """What new groups of one number take of each colour, up to so many of a colour, fewest groups first."""
    one = [some for size in sizes for some in combinations(LANES, size)]
    found: dict[Vector, tuple[tuple[int, ...], ...]] = {(0, 0, 0, 0): ()}
    new = dict(found)
    while new:
        further: dict[Vector, tuple[tuple[int, ...], ...]] = {}
        for vector, groups in new.items():
            for some in one:
                more = tuple(count + (lane in some) for lane, count in enumerate(vector))
                if max(more) <= most and more not in found and more not in further:
                    further[more] = (*groups, some)  # type: ignore[index]
        found |= further
        new = further
    return tuple(found.items())


@cache
def wilds(most: int) -> tuple[Vector, ...]:
    """The colours that up to so many Jokers may be of."""
    return tuple(each for each in product(range(most + 1), repeat=4) if sum(each) <= most)  # type: ignore[misc]


_KNOWN: dict[tuple[Vector, Vector, int, tuple[Fill, ...], tuple[int, ...]], tuple[Way, ...]] = {}
_VECTORS: dict[Vector, Vector] = {}
_kept = 0
MOST_KEPT = 60_000
"""Ways that are kept in memory, about 10 MB; beyond it they are worked out anew."""


def ways(
    low: Vector, high: Vector, jokers: int, fills: tuple[Fill, ...], sizes: tuple[int, ...]
) -> tuple[Way, ...]:
    """The uses of a column: `_ways`, remembered."""
    global _kept
    key = low, high, jokers, fills, sizes
    found = _KNOWN.get(key)
    if found is None:
        if _kept > MOST_KEPT:
            _KNOWN.clear()
            _kept = 0
        found = _KNOWN[key] = _ways(*key)
        _kept += len(found) + 2
    return found


def _ways(
    low: Vector, high: Vector, jokers: int, fills: tuple[Fill, ...], sizes: tuple[int, ...]
) -> tuple[Way, ...]:
    """The uses of a column: at least *low* and at most *high* tiles of each colour, and up to so many Jokers.

    Of those that leave the same for runs with as many Jokers, the one with most tiles. A Joker is one more
    tile that has to be laid.
    """
    if not jokers:
        return _natural(low, high, fills, sizes)
    best: dict[tuple[Vector, int], Way] = {}
    for wild in wilds(jokers):
        count = sum(wild)
        least = _VECTORS.setdefault(_sum(low, wild), _sum(low, wild))
        most = _VECTORS.setdefault(_sum(high, wild), _sum(high, wild))
        for way in ways(least, most, 0, fills, sizes):
            if count > 2 and sum(
                min(used - more, sum(lane in some for some in way.groups))
                for lane, (used, more) in enumerate(zip(way.used, wild, strict=True))
            ) < len(way.groups):
                continue  # a group of Jokers alone
            key = way.runs, count
            found = best.get(key)
            if found is None or way.tiles > found.tiles:
                natural = tuple(a - b for a, b in zip(way.used, wild, strict=True))
                natural = _VECTORS.setdefault(natural, natural)  # type: ignore[arg-type]
                best[key] = Way(way.runs, way.tiles, count, natural, wild, way.groups, way.fills)
    return tuple(best.values())


def _sum(a: Vector, b: Vector) -> Vector:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


def _natural(low: Vector, high: Vector, fills: tuple[Fill, ...], sizes: tuple[int, ...]) -> tuple[Way, ...]:
    """The same without Jokers."""
    best: dict[Vector, Way] = {}
    joins = [
        [some for size in range(each.least, each.most + 1) for some in combinations(each.lanes, size)]
        for each in fills
    ]
    least = sum(low)
    vectors = group_vectors(sizes, min(4, max(high))) if sum(map(bool, high)) >= sizes[0] else _NO_GROUP
    for joined in product(*joins):
        base = [sum(lane in some for some in joined) for lane in LANES]
        for vector, groups in vectors:
            taken = (vector[0] + base[0], vector[1] + base[1], vector[2] + base[2], vector[3] + base[3])
            if taken[0] > high[0] or taken[1] > high[1] or taken[2] > high[2] or taken[3] > high[3]:
                continue
            r0, y0, b0, k0 = taken
            for used in product(*(range(max(low[lane], taken[lane]), high[lane] + 1) for lane in LANES)):
                runs = (used[0] - r0, used[1] - y0, used[2] - b0, used[3] - k0)
                found = best.get(runs)
                tiles = sum(used) - least
                if (found is None or tiles > found.tiles) and max(runs) <= MOST:
                    runs = _VECTORS.setdefault(runs, runs)
                    used = _VECTORS.setdefault(used, used)  # type: ignore[arg-type]
                    best[runs] = Way(runs, tiles, 0, used, (0, 0, 0, 0), groups, joined)
    return tuple(best.values())


def last_uses(state: int, jokers: int) -> list[Way]:
    """The uses of the 1s that were kept for the end of a run, with Jokers beside them."""
    kept = [state >> KEPT + 2 * lane & 3 for lane in LANES]
    found = []
    for wild in wilds(jokers):
        runs = tuple(a + b for a, b in zip(kept, wild, strict=True))
        if max(runs) <= MOST:
            found.append(Way(runs, 0, sum(wild), tuple(kept), wild, (), ()))  # type: ignore[arg-type]
    return found


_NO_GROUP = (((0, 0, 0, 0), ()),)
