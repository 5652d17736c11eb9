"""The uses of one column: how many tiles of each colour go into runs, and what groups make of the others.

So many tiles go into runs, Jokers only where there are no others; what then stays behind is the same for all
columns with the same tiles left, and is kept for each number of Jokers. The groups are worked out where they
are asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from .open_runs import LANES, MOST, Vector

Lanes: TypeAlias = "tuple[int, ...]"


Way: TypeAlias = "tuple[int, int, int, int, int, int]"
"""One use of a column: natural tiles that stay behind, Jokers laid, tiles in runs (less than none), and which
these are, of the first two colours and of the others; then the 1s that are kept, as they stand in a state."""

SIDE = MOST + 1
PAIRS = [divmod(each, SIDE) for each in range(SIDE * SIDE)]
"""How many tiles of each of two colours a number stands for."""


class LaidUse(NamedTuple):
    """A use in full: the natural tiles laid of each colour, the places of Jokers, groups, additions."""

    runs: Vector
    used: Vector
    jokers: Vector
    groups: tuple[Lanes, ...]
    fills: tuple[Lanes, ...]


class GroupRoom(NamedTuple):
    """A group that lies there: the colours that may join it, and how many of them at most."""

    lanes: Lanes
    most: int


def joining(room: GroupRoom) -> list[Lanes]:
    """Return the colours that may join a group together, in every way."""
    return [some for size in range(room.most + 1) for some in combinations(room.lanes, size)]


@cache
def group_vectors(sizes: tuple[int, ...], most: int) -> tuple[tuple[Vector, tuple[Lanes, ...]], ...]:
    """What new groups of one number take of each colour, up to so many of a colour, fewest groups first."""
    one = [some for size in sizes for some in combinations(LANES, size)]
    found: dict[Vector, tuple[Lanes, ...]] = {(0, 0, 0, 0): ()}
    new = dict(found)
    while new:
        further: dict[Vector, tuple[Lanes, ...]] = {}
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


# ---- What stays behind -----------------------------------------------------------------------------


class _Grouped(NamedTuple):
    """Groups and what is added to groups, with just so many Jokers: what stays behind, the naturals laid."""

    short: int
    used: Vector
    taken: Vector
    groups: tuple[Lanes, ...]
    fills: tuple[Lanes, ...]


def _groupings(
    low: Vector, high: Vector, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...]
) -> Iterator[tuple[int, _Grouped]]:
    """Every way to lay at least *low* and at most *high* tiles in groups, with how many Jokers."""
    enough = sum(map(bool, high)) + jokers >= sizes[0]
    vectors = group_vectors(sizes, min(4, max(high) + jokers)) if enough else _NO_GROUP
    whole = sum(high)
    for joined in product(*map(joining, fills)):
        base = [sum(lane in some for some in joined) for lane in LANES]
        for vector, groups in vectors:
            r, y, b, k = taken = tuple(a + c for a, c in zip(vector, base, strict=True))
            if r < low[0] or y < low[1] or b < low[2] or k < low[3]:
                continue
            used = min(r, high[0]), min(y, high[1]), min(b, high[2]), min(k, high[3])
            wild = r + y + b + k - sum(used)
            if wild > jokers or (wild > 2 and _alone(used, vector, groups)):
                continue
            yield wild, _Grouped(whole - sum(used), used, taken, groups, joined)  # type: ignore[arg-type]
            while wild < jokers and used != low:  # a Joker in the place of a tile that may stay behind
                lane = max(LANES, key=lambda each: (used[each] > low[each], used[each] - vector[each]))
                used = (*used[:lane], used[lane] - 1, *used[lane + 1 :])  # type: ignore[assignment]
                wild += 1
                if wild > 2 and _alone(used, vector, groups):
                    break
                yield wild, _Grouped(whole - sum(used), used, taken, groups, joined)  # type: ignore[arg-type]


def _alone(used: Vector, vector: Vector, groups: tuple[Lanes, ...]) -> bool:
    """Whether one of the groups would be of Jokers alone."""
    return sum(map(min, used, vector)) < len(groups)


_NO_GROUP = (((0, 0, 0, 0), ()),)

SHIFT = 4
MOST_LEFT = 60_000
"""What stays behind of so many kinds of columns is kept in memory, about 10 MB."""
Left: TypeAlias = "dict[int, tuple[int, ...]]"
_LEFT: dict[tuple[int, tuple[GroupRoom, ...], tuple[int, ...], bool], Left] = {}
_kept = 0
_COUNTS = [(low, high) for high in range(5) for low in range(high + 1)]
"""At least and at most so many tiles of a colour; where that stands here is its code."""


def _left(
    code: int, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...], known: Left, *, idle: bool
) -> tuple[int, ...]:
    """What stays behind at least with no Joker in groups, with one, and so on; -1 where that cannot be.

    With *idle* also where one Joker less does as well.
    """
    global _kept
    lanes = [code >> SHIFT * lane & (1 << SHIFT) - 1 for lane in LANES]
    if not fills:  # the colours do not matter
        lanes.sort()
        same = sum(each << SHIFT * lane for lane, each in enumerate(lanes))
        if same in known:
            found = known[code] = known[same]
            return found
    low, high = zip(*(_COUNTS[each] for each in lanes), strict=True)
    best = [-1] * (jokers + 1)
    for wild, grouped in _groupings(low, high, jokers, fills, sizes):
        if best[wild] < 0 or grouped.short < best[wild]:
            best[wild] = grouped.short
    for wild, short in enumerate(best):
        if idle and any(0 <= fewer <= short for fewer in best[:wild]):
            best[wild] = -1
    if _kept > MOST_LEFT:
        for each in _LEFT.values():
            each.clear()
        _kept = 0
    _kept += 1
    found = known[code] = tuple(best)
    if not fills:
        known[same] = found
    return found


@cache
def _rests(low: tuple[int, int], high: tuple[int, int], jokers: int) -> tuple[tuple[int, int, int, int], ...]:
    """For each number of tiles in runs of two colours: the Jokers among them, what is left of the colours as
    a code, and how many they are, in all and each; fewest Jokers first."""
    found = []
    for tiles in product(*(range(min(MOST, most + jokers) + 1) for most in high)):
        wild = sum(max(0, count - most) for count, most in zip(tiles, high, strict=True))
        if wild <= jokers:
            one, two = (
                _COUNTS.index((max(0, least - count), max(0, most - count)))
                for count, least, most in zip(tiles, low, high, strict=True)
            )
            found.append((wild, one | two << SHIFT, -sum(tiles), SIDE * tiles[0] + tiles[1]))
    return tuple(sorted(found))


def ways(
    low: Vector, high: Vector, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...],
    kept: int = 0, *, idle: bool = False,
) -> list[Way]:  # fmt: skip
    """The uses of a column: at least *low* and at most *high* tiles of each colour, and up to so many Jokers.

    Of those that leave the same for runs with as many Jokers, the one that leaves least behind; with *idle*
    none with a Joker that is not needed for that.
    """
    key = jokers, fills, sizes, idle
    known = _LEFT.get(key)
    if known is None:
        known = _LEFT[key] = {}
    found = []
    others = _rests(low[2:], high[2:], jokers)
    for some, its, order, first in _rests(low[:2], high[:2], jokers):
        left = jokers - some
        for more, code, further, second in others:
            if more > left:
                break
            code = its | code << 2 * SHIFT
            wild = some + more
            for short in known.get(code) or _left(code, jokers, fills, sizes, known, idle=idle):
                if short >= 0:
                    found.append((short, wild, order + further, first, second, kept))
                wild += 1
                if wild > jokers:
                    break
    return found


@lru_cache(maxsize=20_000)
def laid(
    low: Vector, high: Vector, runs: Vector, wild: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...]
) -> LaidUse:
    """A way with so many tiles in runs and so many Jokers in full: one that leaves least behind."""
    own = tuple(map(min, runs, high))
    more = tuple(a - b for a, b in zip(runs, own, strict=True))
    least, most = (tuple(max(0, a - b) for a, b in zip(row, runs, strict=True)) for row in (low, high))
    wild -= sum(more)
    best: _Grouped | None = None
    for count, grouped in _groupings(least, most, wild, fills, sizes):  # type: ignore[arg-type]
        if count == wild and (best is None or grouped.short < best.short):
            best = grouped
    assert best is not None
    used = tuple(a + b for a, b in zip(own, best.used, strict=True))
    jokers = tuple(a + b - c for a, b, c in zip(more, best.taken, best.used, strict=True))
    return LaidUse(runs, used, jokers, best.groups, best.fills)  # type: ignore[arg-type]
