"""The best first lay of a rack, by trying every meld of its lowest tile; nothing of the solver is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from rummy_widget.engine.tiles import Tile

Kind = tuple[int, int]  # number, colour
Left = tuple[tuple[Kind, int], ...]


class Opening(NamedTuple):
    """The points that open; in Rummy 45 a 1 may end a run too, and tiles count otherwise (R45-4)."""

    points: int
    forty_five: bool = False


def best_first_lay(rack: Iterable[Tile], opening: Opening) -> int:
    """The most tiles that a lay worth enough to open has; 0 if the rack cannot open. Two Jokers at most."""
    naturals = Counter(
        (each.number, "rybk".index(str(each.colour)[0])) for each in rack if each.number is not None
    )
    jokers = sum(each.number is None for each in rack)
    found = _lays(tuple(sorted(naturals.items())), jokers, opening)
    return max((tiles for tiles, points in found if points >= opening.points), default=0)


@cache
def _lays(left: Left, jokers: int, opening: Opening) -> frozenset[tuple[int, int]]:
    """Tiles and points of every lay that no other one outdoes; points beyond enough do not count."""
    if not left:
        return frozenset({(0, 0)})
    lowest, count = left[0]
    without = ((lowest, count - 1), *left[1:]) if count > 1 else left[1:]
    found = set(_lays(without, jokers, opening))
    for used, wild, points in _melds(lowest, dict(left), jokers, opening):
        rest = Counter(dict(left))
        rest.subtract(used)
        after = tuple(sorted((kind, number) for kind, number in rest.items() if number))
        for tiles, more in _lays(after, jokers - wild, opening):
            found.add((tiles + len(used) + wild, min(opening.points, points + more)))
    return frozenset(
        one for one in found if not any(one != two and one[0] <= two[0] and one[1] <= two[1] for two in found)
    )


def _melds(
    lowest: Kind, left: dict[Kind, int], jokers: int, opening: Opening
) -> Iterator[tuple[tuple[Kind, ...], int, int]]:
    """The melds with this tile: natural tiles, Jokers, and points."""
    number, colour = lowest
    others = [(number, each) for each in range(4) if each != colour and left.get((number, each))]
    for size in range(4):
        for some in combinations(others, size):
            for wild in range(max(0, 2 - size), min(jokers, 3 - size) + 1):
                yield (lowest, *some), wild, _worth(number, opening, group=True) * (1 + size + wild)
    last = 14 if opening.forty_five else 13
    for first in range(1, last - 1):
        for end in range(first + 2, min(first + 4, last) + 1):  # longer runs are two runs
            kinds = [((place - 1) % 13 + 1, colour) for place in range(first, end + 1)]
            if lowest not in kinds:
                continue
            points = sum(_worth(place, opening, group=False) for place in range(first, end + 1))
            for wild in range(min(jokers, len(kinds) - 1) + 1):
                for places in combinations(range(len(kinds)), len(kinds) - wild):
                    used = tuple(kinds[place] for place in places)
                    if lowest in used and all(left.get(kind, 0) >= used.count(kind) for kind in used):
                        yield used, wild, points


def _worth(place: int, opening: Opening, *, group: bool) -> int:
    if not opening.forty_five:
        return place
    if group and place == 1:
        return 25
    return 10 if place > 9 else 5
