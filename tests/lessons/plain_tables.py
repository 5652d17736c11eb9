"""Whether tiles of a table and some more divide into runs and groups: found by trying, from RK-1 and BR-2.

It shares nothing with the package: tiles are texts. Tables with Jokers it leaves alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

RANKS = {"a": 1, "j": 11, "q": 12, "k": 13}


def number(tile: str) -> int:
    return RANKS.get(tile[1:]) or int(tile[1:])


def suit(tile: str) -> str:
    return tile[0]


def is_run(row: Sequence[str], *, high: bool = False) -> bool:
    """Neighbours of one colour in this order, no Joker; a 1 may come after the 13 only where that is said."""
    if "*" in row:
        return False
    places = [number(each) for each in row]
    if high and len(places) > 1 and places[-1] == 1:
        places[-1] = 14
    alike = len({suit(each) for each in row}) == 1
    return len(row) >= 3 and alike and places == list(range(places[0], places[0] + len(places)))


def is_group(row: Sequence[str]) -> bool:
    alike = len({number(each) for each in row}) == 1
    return 3 <= len(row) <= 4 and alike and len({suit(each) for each in row}) == len(row)


def is_meld(row: Sequence[str], *, high: bool = False) -> bool:
    """In any order."""
    order = sorted(row, key=number)
    if high and number(order[0]) == 1 and number(order[-1]) == 13:
        order = [*order[1:], order[0]]
    return is_run(order, high=high) or is_group(row)


def divides(tiles: Sequence[str]) -> bool:
    """Whether all of them lie in melds in some way, a 1 low only."""
    kinds = sorted(set(tiles), key=lambda each: (number(each), suit(each)))

    def melds_with(first: str, left: Counter[str]) -> Iterator[list[str]]:
        """Those in which this tile, the lowest that is left, lies."""
        row = [first]
        for step in range(1, 13):
            follower = next((each for each in kinds if suit(each) == suit(first)
                             and number(each) == number(first) + step and left[each]), None)  # fmt: skip
            if follower is None:
                break
            row.append(follower)
            if len(row) >= 3:
                yield list(row)
        mates = [each for each in kinds if number(each) == number(first) and each != first and left[each]]
        for mask in range(1 << len(mates)):
            row = [first, *(each for at, each in enumerate(mates) if mask >> at & 1)]
            if is_group(row):
                yield row

    @cache
    def goes(state: tuple[int, ...]) -> bool:
        left = Counter({each: count for each, count in zip(kinds, state, strict=True) if count})
        first = next((each for each in kinds if left[each]), None)
        if first is None:
            return True
        rests = (left - Counter(row) for row in melds_with(first, left))
        return any(goes(tuple(rest[each] for each in kinds)) for rest in rests)

    counted = Counter(tiles)
    return goes(tuple(counted[each] for each in kinds))
