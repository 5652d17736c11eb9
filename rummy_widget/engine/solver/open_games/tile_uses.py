"""The ways to lay the tiles of one number: how many go into runs, and which tiles are laid in groups.

First it is decided how many tiles go into runs; Jokers go into runs only if there are too few natural tiles.
All other tiles are laid in groups or left over. The number left over depends only on the tiles that aren't in
runs, so it is cached for each number of Jokers. The groups themselves are computed only on demand.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple, TypeAlias

from .open_runs import LANES, MOST, Vector

Lanes: TypeAlias = "tuple[int, ...]"
"""A set of colours, as a tuple of their indexes."""


TileUse: TypeAlias = "tuple[int, int, int, int, int, int]"
"""A way to lay the tiles of one number, as six integers.

They are: the natural tiles left over; the Jokers laid; the negated number of tiles in runs; codes for how
many tiles of the first two colours, and of the other two, are in runs (see `PAIRS`); and the 1s kept to
follow a 13, as bits (see `KEPT`).
"""

SIDE = MOST + 1
PAIRS = [divmod(each, SIDE) for each in range(SIDE * SIDE)]
"""For each code (an index of this list), the numbers of tiles of two colours that it stands for."""


class FullUse(NamedTuple):
    """A way to lay the tiles of one number, in detail.

    Attributes:
        runs: the tiles in runs, counted by colour.
        used: the natural tiles laid, counted by colour.
        jokers: the Jokers laid, counted by the colour that they stand for.
        groups: the indexes of the colours of each new group.
        fills: the indexes of the colours that are added to each group of the table.
    """

    runs: Vector
    used: Vector
    jokers: Vector
    groups: tuple[Lanes, ...]
    fills: tuple[Lanes, ...]


class GroupRoom(NamedTuple):
    """The room that a group on the table has for more tiles.

    Attributes:
        lanes: the colours that the group does not contain yet.
        most: how many tiles can be added until the group is full.
    """

    lanes: Lanes
    most: int


def addable_colours(room: GroupRoom) -> list[Lanes]:
    """Return the combinations of colours that can be added to a group, including the empty combination.

    *room* says which colours the group can take, and how many of them.
    """
    return [some for size in range(room.most + 1) for some in combinations(room.lanes, size)]


@cache
def group_vectors(sizes: tuple[int, ...], most: int) -> tuple[tuple[Vector, tuple[Lanes, ...]], ...]:
    """Return the possible combinations of groups of one number, and how many tiles of each colour they use.

    Each result is a pair: how many tiles of each colour are used, and the groups, each as the indexes of its
    colours. *most* is the largest number of tiles of a colour that may be used; *sizes* are the sizes that a
    group may have. Of combinations that use the same number of tiles of each colour, only one is returned.
    Those with few groups come first.
    """
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
def joker_splits(most: int) -> tuple[Vector, ...]:
    """Return every way to divide up to *most* Jokers among the colours of the tiles that they stand for.

    A way is the number of Jokers for each colour. It may use fewer Jokers than *most*.
    """
    return tuple(each for each in product(range(most + 1), repeat=4) if sum(each) <= most)  # type: ignore[misc]


# ---- Tiles left over -------------------------------------------------------------------------------


class _GroupUse(NamedTuple):
    """A choice of groups of one number, and of tiles added to groups of the table.

    Attributes:
        short: the number of natural tiles left over.
        used: the natural tiles laid, counted by colour.
        taken: all tiles laid, Jokers included, counted by colour.
        groups: the indexes of the colours of each new group.
        fills: the indexes of the colours that are added to each group of the table.
    """

    short: int
    used: Vector
    taken: Vector
    groups: tuple[Lanes, ...]
    fills: tuple[Lanes, ...]


def _groupings(
    low: Vector, high: Vector, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...]
) -> Iterator[tuple[int, _GroupUse]]:
    """Yield every way to lay tiles of one number in groups.

    Each way is a pair: the number of Jokers laid, and the groups. Of each colour, at least *low* and at most
    *high* natural tiles are laid; in all, at most *jokers* Jokers are laid. *fills* are groups of the table
    to which tiles can be added, and *sizes* the sizes that a new group may have.
    """
    enough = sum(map(bool, high)) + jokers >= sizes[0]
    vectors = group_vectors(sizes, min(4, max(high) + jokers)) if enough else _NO_GROUP
    whole = sum(high)
    for joined in product(*map(addable_colours, fills)):
        base = [sum(lane in some for some in joined) for lane in LANES]
        for vector, groups in vectors:
            r, y, b, k = taken = tuple(a + c for a, c in zip(vector, base, strict=True))
            if r < low[0] or y < low[1] or b < low[2] or k < low[3]:
                continue
            used = min(r, high[0]), min(y, high[1]), min(b, high[2]), min(k, high[3])
            wild = r + y + b + k - sum(used)
            if wild > jokers or (wild > 2 and _has_joker_only_group(used, vector, groups)):
                continue
            yield wild, _GroupUse(whole - sum(used), used, taken, groups, joined)  # type: ignore[arg-type]
            while wild < jokers and used != low:  # a Joker replaces a tile that may be left over
                lane = max(LANES, key=lambda each: (used[each] > low[each], used[each] - vector[each]))
                used = (*used[:lane], used[lane] - 1, *used[lane + 1 :])  # type: ignore[assignment]
                wild += 1
                if wild > 2 and _has_joker_only_group(used, vector, groups):
                    break
                yield wild, _GroupUse(whole - sum(used), used, taken, groups, joined)  # type: ignore[arg-type]


def _has_joker_only_group(used: Vector, in_groups: Vector, groups: tuple[Lanes, ...]) -> bool:
    """Return whether one of *groups* would consist only of Jokers if just the natural tiles *used* are laid.

    *used* counts these natural tiles, and *in_groups* all tiles of the groups, both by colour.
    """
    return sum(map(min, used, in_groups)) < len(groups)


_NO_GROUP = (((0, 0, 0, 0), ()),)

SHIFT = 4
MOST_LEFT = 60_000
"""The largest number of different sets of tiles of one number that are cached, about 10 MB."""
Left: TypeAlias = "dict[int, tuple[int, ...]]"
"""The least possible number of leftover tiles of one number, if its other tiles are laid in groups.

The key encodes the tiles (see `_fewest_left`); the value is indexed by how many Jokers are laid.
"""
_LEFT: dict[tuple[int, tuple[GroupRoom, ...], tuple[int, ...], bool], Left] = {}
_cached = 0
_COUNTS = [(low, high) for high in range(5) for low in range(high + 1)]
"""The fewest and the most tiles of one colour to be laid; a pair's index in this list is its code."""


def _fewest_left(
    code: int, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...], known: Left, *, idle: bool
) -> tuple[int, ...]:
    """Return how few tiles of one number can be left over if its tiles are laid only in groups.

    The result has an entry for each number of Jokers laid; entry j is for j Jokers. An entry is -1 if that
    many Jokers can't be laid. If *idle* is True, an entry is also -1 if fewer Jokers would leave equally few
    tiles over, or even fewer. *code* says how many tiles of each colour must and can be laid (see `_COUNTS`),
    and at most *jokers* Jokers are laid. *fills* are groups of the table to which tiles can be added, and
    *sizes* the sizes that a new group may have. The result is stored in *known*.
    """
    global _cached
    lanes = [code >> SHIFT * lane & (1 << SHIFT) - 1 for lane in LANES]
    if not fills:  # the colours don't matter
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
    if _cached > MOST_LEFT:
        for each in _LEFT.values():
            each.clear()
        _cached = 0
    _cached += 1
    found = known[code] = tuple(best)
    if not fills:
        known[same] = found
    return found


@cache
def _picks(low: tuple[int, int], high: tuple[int, int], jokers: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return the ways to put tiles of two colours into runs, those with the fewest Jokers first.

    *low* says how many natural tiles of each of the two colours must be laid in runs or groups, and *high*
    how many can be; at most *jokers* Jokers are laid with them. Each result is a tuple: the number of Jokers
    among the tiles in runs, a code of the tiles left for groups (see `_COUNTS`), the negated number of tiles
    in runs, and a code of how many tiles of each colour are in runs (see `PAIRS`).
    """
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


def tile_uses(
    low: Vector, high: Vector, jokers: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...],
    kept_ones: int = 0, *, idle: bool = False,
) -> list[TileUse]:  # fmt: skip
    """Return the ways to lay *low* to *high* tiles of each colour of a number, and up to *jokers* Jokers.

    Of the ways with the same tiles in runs and the same number of Jokers, only the one that leaves the fewest
    tiles over is returned. *fills* are groups of the table to which tiles can be added, and *sizes* the sizes
    that a new group may have. *kept_ones* encodes how many 1s are kept to follow a 13, and is put into each
    result. If *idle* is True, a way is left out if its groups can be made with fewer Jokers without leaving
    more tiles over.
    """
    key = jokers, fills, sizes, idle
    known = _LEFT.get(key)
    if known is None:
        known = _LEFT[key] = {}
    found = []
    others = _picks(low[2:], high[2:], jokers)
    for some, code_one, order, first in _picks(low[:2], high[:2], jokers):
        left = jokers - some
        for more, code, further, second in others:
            if more > left:
                break
            code = code_one | code << 2 * SHIFT
            wild = some + more
            for short in known.get(code) or _fewest_left(code, jokers, fills, sizes, known, idle=idle):
                if short >= 0:
                    found.append((short, wild, order + further, first, second, kept_ones))
                wild += 1
                if wild > jokers:
                    break
    return found


@lru_cache(maxsize=20_000)
def best_full_use(
    low: Vector, high: Vector, runs: Vector, wild: int, fills: tuple[GroupRoom, ...], sizes: tuple[int, ...]
) -> FullUse:
    """Return in detail the way to lay a number's tiles that leaves the fewest of them unused.

    *runs* is how many tiles of each colour go into runs, and *wild* how many Jokers are laid; other tiles go
    into groups. Of each colour at least *low* and at most *high* natural tiles are laid. *fills* are groups
    of the table to which tiles can be added, and *sizes* the sizes that a new group may have.
    """
    own = tuple(map(min, runs, high))
    more = tuple(a - b for a, b in zip(runs, own, strict=True))
    least, most = (tuple(max(0, a - b) for a, b in zip(row, runs, strict=True)) for row in (low, high))
    wild -= sum(more)
    best: _GroupUse | None = None
    for count, grouped in _groupings(least, most, wild, fills, sizes):  # type: ignore[arg-type]
        if count == wild and (best is None or grouped.short < best.short):
            best = grouped
    assert best is not None
    used = tuple(a + b for a, b in zip(own, best.used, strict=True))
    jokers = tuple(a + b - c for a, b, c in zip(more, best.taken, best.used, strict=True))
    return FullUse(runs, used, jokers, best.groups, best.fills)  # type: ignore[arg-type]
