"""Whether some tiles can open, by trying every choice of melds: shares nothing with the counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from math import comb, factorial
from typing import NamedTuple

Rack = tuple[tuple[int, int], ...]  # (colour, number), sorted


class Game(NamedTuple):
    """A small box and what opens with it; tiles count their numbers, or as in Rummy 45 (R45-4)."""

    numbers: int
    points: int
    forty_five: bool = False
    """A 1 ends a run too, the highest tiles count 10, others 5, a 1 in a group 25."""
    needs_run: bool = False


def can_open(rack: Rack, jokers: int, game: Game) -> bool:
    """Whether melds of these tiles and Jokers are worth enough, a run among them where one is needed."""
    with_run, any_melds = _most(tuple(sorted(rack)), jokers, game)
    return (with_run if game.needs_run else any_melds) >= game.points


@cache
def _most(rack: Rack, jokers: int, game: Game) -> tuple[int, int]:
    """The most points with a run among the melds (far below 0 if there is none), and at all."""
    with_run, any_melds = -(10**6), 0
    for row, wild, worth, is_run in _melds(rack, jokers, game):
        left = Counter(rack)
        left.subtract(row)
        its_run, its_any = _most(tuple(sorted(left.elements())), jokers - wild, game)
        with_run = max(with_run, worth + (its_any if is_run else its_run))
        any_melds = max(any_melds, worth + its_any)
    return with_run, any_melds


def value(number: int, game: Game, *, group: bool) -> int:
    """What a tile counts in the opening; number + 1 of the box is a 1 after the last."""
    if not game.forty_five:
        return number
    if group and number == 1:
        return 25
    return 10 if number > round(0.7 * game.numbers) else 5


def _melds(rack: Rack, jokers: int, game: Game) -> Iterator[tuple[Rack, int, int, bool]]:
    kinds = set(rack)
    for number in {number for _, number in kinds}:
        there = [kind for kind in sorted(kinds) if kind[1] == number]
        for count in range(1, len(there) + 1):
            for some in combinations(there, count):
                for wild in range(max(0, 3 - count), min(jokers, 4 - count) + 1):
                    yield some, wild, value(number, game, group=True) * (count + wild), False
    end = game.numbers + game.forty_five
    for colour in {colour for colour, _ in kinds}:
        for first in range(1, end - 1):
            for last in range(first + 2, end + 1):
                places = [
                    (colour, 1 if number > game.numbers else number) for number in range(first, last + 1)
                ]
                worth = sum(value(number, game, group=False) for number in range(first, last + 1))
                there = [place for place in places if place in kinds]
                for count in range(max(1, len(places) - jokers), len(there) + 1):
                    for row in combinations(there, count):
                        if not Counter(row) - Counter(rack):  # a 1 at both ends takes two
                            yield row, len(places) - count, worth, True


def listed(game: Game, naturals: int, jokers: int) -> list[int]:
    """Racks that cannot open, listed one by one but for the names of their colours, by their natural tiles.

    Each counts as often as it has copies of tiles to choose from and names to give to its colours.
    """
    rows = sorted((row for row in product(range(3), repeat=game.numbers) if sum(row) <= naturals), key=sum)
    closed = [0] * (naturals + 1)
    for four in _fours(rows, naturals):
        size = sum(map(sum, four))
        rack = tuple(
            (colour, number)
            for colour, row in enumerate(four)
            for number, count in enumerate(row, 1)
            for _ in range(count)
        )
        if can_open(rack, jokers, game):
            continue
        racks = factorial(4)
        for same in Counter(four).values():
            racks //= factorial(same)
        for row in four:
            for count in row:
                racks *= comb(2, count)
        closed[size] += racks
    return closed


def _fours(
    rows: list[tuple[int, ...]], naturals: int, count: int = 4
) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every choice of four rows, in their order, that has so many tiles at most; the rows come by size."""
    if not count:
        yield ()
        return
    for at, row in enumerate(rows):
        if sum(row) * count > naturals:
            return
        for others in _fours(rows[at:], naturals - sum(row), count - 1):
            yield row, *others
