"""The best play by trying everything: every choice of rack tiles, every way to lay them all out in melds.

It shares nothing with the package but the tiles; what a turn may do with Jokers is asked of the second judge
(`tests/engine/table_melds/plain.py`). Small tables only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, permutations

from engine.table_melds.plain import allowed
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.tiles import COLOURS, JOKER, Colour, Tile

Row = tuple[Tile, ...]


def best_by_trying(
    before: Sequence[Row], rack: Sequence[Tile], rules: Ruleset, *, worth: bool = False
) -> tuple[int, int, int] | None:
    """The most tiles (or value) that can be laid, the fewest melds broken by it, the fewest tiles moved."""
    table = tuple(sorted(each.kind for row in before for each in row))
    subsets = {
        some for size in range(1, len(rack) + 1) for some in combinations(sorted(rack), size)
    }  # fmt: skip
    by_value: dict[int, list[Row]] = {}
    for some in subsets:
        by_value.setdefault(sum(map(_value, some)) if worth else len(some), []).append(some)
    for value in sorted(by_value, reverse=True):
        found = [
            disturbed(before, after)
            for some in by_value[value]
            for after in layouts(tuple(sorted((*table, *some))), rules.groups.max_length)
            if allowed(before, after, rack, rules)
        ]
        if found:
            return (value, *min(found))
    return None


def _value(tile: Tile) -> int:
    return tile.number or 30


def layouts(tiles: Row, most: int) -> list[tuple[Row, ...]]:
    """Every way to lay all of these tiles out in melds."""
    naturals = tuple(each for each in tiles if not each.joker)
    return [tuple(rows) for rows in _layouts(naturals, len(tiles) - len(naturals), most)]


@lru_cache(maxsize=200_000)
def _layouts(naturals: Row, jokers: int, most: int) -> tuple[tuple[Row, ...], ...]:
    if not naturals:
        return () if jokers else ((),)
    found = set()
    for row in _with_first(naturals, jokers, most):
        left = Counter(naturals)
        left.subtract(each for each in row if not each.joker)
        rest = tuple(sorted(left.elements()))
        for more in _layouts(rest, jokers - sum(each.joker for each in row), most):
            found.add(tuple(sorted((row, *more), key=str)))
    return tuple(found)


def _with_first(naturals: Row, jokers: int, most: int) -> Iterator[Row]:
    """Every meld that holds the first tile: runs with their Jokers in place, groups with theirs at large.

    The Jokers of a group are bound only beside a single tile, since at large they could be a run as well.
    """
    first = naturals[0]
    assert first.colour is not None
    assert first.number is not None
    kinds = set(naturals)
    others = sorted(each for each in kinds if each.number == first.number and each.colour != first.colour)
    for count in range(len(others) + 1):
        for some in combinations(others, count):
            for wild in range(jokers + 1):
                if 3 <= 1 + count + wild <= min(4, most):
                    bound = [Tile(each, first.number, joker=True) for each in COLOURS if each != first.colour]
                    yield (first, *some, *((JOKER,) * wild if some else bound[:wild]))
    for low in range(1, first.number + 1):
        for high in range(max(first.number, low + 2), 14):
            yield from _runs(first.colour, low, high, first.number, kinds, jokers)


def _runs(colour: Colour, low: int, high: int, at: int, kinds: set[Tile], jokers: int) -> Iterator[Row]:
    rows: list[tuple[Row, int]] = [((), jokers)]
    for number in range(low, high + 1):
        tile, wild = Tile(colour, number), Tile(colour, number, joker=True)
        rows = [
            ((*row, each), left - each.joker)
            for row, left in rows
            for each in (tile, wild)
            if (left if each.joker else tile in kinds) and not (number == at and each.joker)
        ]
    yield from (row for row, _ in rows)


def disturbed(before: Sequence[Row], after: Sequence[Row]) -> tuple[int, int]:
    """How many melds no longer lie together, and how many tiles left the meld that continues theirs."""
    old = [Counter(each.kind for each in row) for row in before]
    new = [Counter(each.kind for each in row) for row in after]
    whole = _most_whole(old, new)
    return len(old) - whole, sum(meld.total() for meld in old) - _most_shared(old, new)


def _most_whole(old: list[Counter[Tile]], new: list[Counter[Tile]]) -> int:
    if not old:
        return 0
    best = _most_whole(old[1:], new)
    for place, meld in enumerate(new):
        if not old[0] - meld:
            best = max(best, 1 + _most_whole(old[1:], [*new[:place], meld - old[0], *new[place + 1 :]]))
    return best


def _most_shared(old: list[Counter[Tile]], new: list[Counter[Tile]]) -> int:
    if len(old) < len(new):
        return max(
            sum((a & b).total() for a, b in zip(old, some, strict=True))
            for some in permutations(new, len(old))
        )
    return max(
        sum((a & b).total() for a, b in zip(some, new, strict=True)) for some in permutations(old, len(new))
    )
