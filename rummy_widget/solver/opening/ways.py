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

from .lanes import LANES, MOST, Vector

__all__ = ["Fill", "Laid", "Way", "group_vectors", "laid", "ways", "wilds"]

Lanes: TypeAlias = "tuple[int, ...]"


class Way(NamedTuple):
    """One use of a column: tiles of each colour for runs, natural tiles that stay behind, Jokers laid."""

    runs: Vector
    short: int
    wild: int


class Laid(NamedTuple):
    """The same in full: the natural tiles laid of each colour, the places of Jokers, groups, additions."""

    runs: Vector
    used: Vector
    jokers: Vector
    groups: tuple[Lanes, ...]
    fills: tuple[Lanes, ...]


class Fill(NamedTuple):
    """A group that lies there: the colours that may join it, at least and at most so many of them."""

    lanes: Lanes
    least: int
    most: int


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
    low: Vector, high: Vector, jokers: int, fills: tuple[Fill, ...], sizes: tuple[int, ...]
) -> Iterator[tuple[int, _Grouped]]:
    """Every way to lay at least *low* and at most *high* tiles in groups, with how many Jokers."""
    joins = [
        [some for size in range(each.least, each.most + 1) for some in combinations(each.lanes, size)]
        for each in fills
    ]
    enough = sum(map(bool, high)) + jokers >= sizes[0]
    vectors = group_vectors(sizes, min(4, max(high) + jokers)) if enough else _NO_GROUP
    whole = sum(high)
    for joined in product(*joins):
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
_LEFT: dict[tuple[int, tuple[Fill, ...], tuple[int, ...]], dict[int, tuple[int, ...]]] = {}
_kept = 0


@cache
def _code(low: int, high: int) -> int:
    """At least and at most so many tiles of a colour, as a small number."""
    return high * (high + 1) // 2 + low


_PAIRS = [(low, high) for high in range(5) for low in range(high + 1)]


def _left(
    code: int, jokers: int, fills: tuple[Fill, ...], sizes: tuple[int, ...], known: dict[int, tuple[int, ...]]
) -> tuple[int, ...]:
    """What stays behind at least with no Joker in groups, with one, and so on; -1 where that cannot be."""
    global _kept
    lanes = [code >> SHIFT * lane & (1 << SHIFT) - 1 for lane in LANES]
    if not fills:  # the colours do not matter
        lanes.sort()
        same = sum(each << SHIFT * lane for lane, each in enumerate(lanes))
        if same in known:
            found = known[code] = known[same]
            return found
    low, high = zip(*(_PAIRS[each] for each in lanes), strict=True)
    best = [-1] * (jokers + 1)
    for wild, grouped in _groupings(low, high, jokers, fills, sizes):  # type: ignore[arg-type]
        if best[wild] < 0 or grouped.short < best[wild]:
            best[wild] = grouped.short
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
def _rests(low: int, high: int, jokers: int) -> tuple[tuple[int, int], ...]:
    """For each number of tiles in runs: the Jokers among them, and what is left of the colour as a code."""
    return tuple(
        (max(0, tiles - high), _code(max(0, low - tiles), max(0, high - tiles)))
        for tiles in range(min(MOST, high + jokers) + 1)
    )


def ways(
    low: Vector, high: Vector, jokers: int, fills: tuple[Fill, ...], sizes: tuple[int, ...]
) -> list[Way]:
    """The uses of a column: at least *low* and at most *high* tiles of each colour, and up to so many Jokers.

    Of those that leave the same for runs with as many Jokers, the one that leaves least behind.
    """
    key = jokers, fills, sizes
    known = _LEFT.get(key)
    if known is None:
        known = _LEFT[key] = {}
    found = []
    rows = [_rests(a, b, jokers) for a, b in zip(low, high, strict=True)]
    for r, (r_wild, r_code) in enumerate(rows[0]):
        for y, (y_wild, y_code) in enumerate(rows[1]):
            first = r_wild + y_wild
            if first > jokers:
                break
            ry_code = r_code | y_code << SHIFT
            for b, (b_wild, b_code) in enumerate(rows[2]):
                second = first + b_wild
                if second > jokers:
                    break
                ryb_code = ry_code | b_code << 2 * SHIFT
                for k, (k_wild, k_code) in enumerate(rows[3]):
                    wild = second + k_wild
                    if wild > jokers:
                        break
                    code = ryb_code | k_code << 3 * SHIFT
                    for short in known.get(code) or _left(code, jokers, fills, sizes, known):
                        if wild > jokers:
                            break
                        if short >= 0:
                            found.append(Way((r, y, b, k), short, wild))
                        wild += 1
    return found


@lru_cache(maxsize=20_000)
def laid(
    low: Vector, high: Vector, runs: Vector, wild: int, fills: tuple[Fill, ...], sizes: tuple[int, ...]
) -> Laid:
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
    return Laid(runs, used, jokers, best.groups, best.fills)  # type: ignore[arg-type]
