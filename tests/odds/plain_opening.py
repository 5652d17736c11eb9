"""Whether some tiles can open, by trying every choice of melds: shares nothing with the counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

Rack = tuple[tuple[int, int], ...]  # (colour, number), sorted


@cache
def most_points(rack: Rack, jokers: int, numbers: int) -> int:
    """The most points that melds of these tiles and Jokers make, a 1 being only low."""
    best = 0
    for row, wild, worth in _melds(rack, jokers, numbers):
        left = Counter(rack)
        left.subtract(row)
        best = max(best, worth + most_points(tuple(sorted(left.elements())), jokers - wild, numbers))
    return best


def _melds(rack: Rack, jokers: int, numbers: int) -> Iterator[tuple[Rack, int, int]]:
    kinds = set(rack)
    for number in {number for _, number in kinds}:
        there = [kind for kind in sorted(kinds) if kind[1] == number]
        for count in range(1, len(there) + 1):
            for some in combinations(there, count):
                for wild in range(max(0, 3 - count), min(jokers, 4 - count) + 1):
                    yield some, wild, number * (count + wild)
    for colour in {colour for colour, _ in kinds}:
        for first in range(1, numbers - 1):
            for last in range(first + 2, numbers + 1):
                places = [(colour, number) for number in range(first, last + 1)]
                there = [kind for kind in places if kind in kinds]
                for count in range(max(1, len(places) - jokers), len(there) + 1):
                    for some in combinations(there, count):
                        yield some, len(places) - count, sum(number for _, number in places)
