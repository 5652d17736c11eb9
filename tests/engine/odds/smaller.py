"""Closing deals of a smaller box, counted by listing them all: nothing of the engine is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from math import comb

Tile = tuple[int, int]
"""A colour and a number, both from 0."""
Deal = tuple[Tile, ...]


def melds(numbers: int) -> list[Deal]:
    """Every run, the 1 after the last number among them, and every group."""
    line = [*range(numbers), 0]
    runs = [
        tuple((colour, number) for number in line[start:end])
        for colour in range(4)
        for start in range(len(line))
        for end in range(start + 3, len(line) + 1)
    ]
    groups = [
        tuple((colour, number) for colour in colours)
        for number in range(numbers)
        for size in (3, 4)
        for colours in combinations(range(4), size)
    ]
    return runs + groups


def is_run(meld: Deal) -> bool:
    return len({number for _, number in meld}) > 1


def lain(tiles: int, allowed: list[Deal]) -> set[Deal]:
    """All that lies in melds with so many tiles; a tile may come as often as it likes."""
    found: set[Deal] = set()

    def add(left: int, first: int, laid: Deal) -> None:
        if left == 0:
            found.add(tuple(sorted(laid)))
        for at in range(first, len(allowed)):
            if len(allowed[at]) <= left:
                add(left - len(allowed[at]), at, laid + allowed[at])

    add(tiles, 0, ())
    return found


def mosaics(numbers: int) -> set[Deal]:
    """Every Mosaic."""
    return {
        tuple(sorted((colour, place % numbers) for place, colour in enumerate(row)))
        for row in product(range(4), repeat=numbers + 1)
        if len(set(row[:4])) == 4 and all(row[at] != row[at - 1] for at in range(4, numbers + 1))
    }


def naturals(ends: set[Deal], jokers: int, free: int, numbers: int) -> set[Deal]:
    """The natural tiles of deals: an end with Jokers in place of some tiles, perhaps one tile beside it."""
    found = set()
    for end in ends:
        for out in combinations(range(len(end)), jokers):
            rest = tuple(tile for at, tile in enumerate(end) if at not in out)
            if not free:
                found.add(rest)
            else:
                found |= {tuple(sorted((*rest, tile))) for tile in product(range(4), range(numbers))}
        if free and jokers:  # a Joker is the tile beside it
            for out in combinations(range(len(end)), jokers - 1):
                found.add(tuple(tile for at, tile in enumerate(end) if at not in out))
    return found


def physical(deals: set[Deal]) -> int:
    """How many sets of physical tiles they are, two copies of each being there."""
    total = 0
    for deal in deals:
        counts = Counter(deal).values()
        if max(counts, default=0) <= 2:
            sets = 1
            for count in counts:
                sets *= comb(2, count)
            total += sets
    return total


SHOWS: dict[str, Callable[[Deal, int], bool]] = {
    "simple": lambda meld, numbers: True,
    "minor": lambda meld, numbers: all(number < 4 for _, number in meld),
    "major": lambda meld, numbers: (
        all(number >= 3 or number == 0 for _, number in meld) and not {0, 1} <= {n for _, n in meld}
    ),
    "bicolor": lambda meld, numbers: is_run(meld),
    "monocolor": lambda meld, numbers: is_run(meld),
}
"""Which melds a pattern is made of where there are six numbers: Minor has 1 to 4, Major 4 to 6 and 1."""


def ends_of(pattern: str, tiles: int, numbers: int) -> set[Deal]:
    """All ends of a pattern with so many tiles."""
    allowed = [meld for meld in melds(numbers) if SHOWS[pattern](meld, numbers)]
    colours = {"bicolor": 2, "monocolor": 1}.get(pattern, 4)
    found: set[Deal] = set()
    for some in combinations(range(4), colours):
        found |= lain(tiles, [meld for meld in allowed if colours == 4 or meld[0][0] in some])
    return found
