"""Random numbers, colours, runs, groups, and tiles that fit no meld, made with a seeded random generator.

The argument `draw` of the functions is the generator. Tiles are in notation.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from ...engine.shuffle import shuffled
from ...engine.tiles import ALL_TILES, COLOURS, Tile, tile
from .rows import flat

T = TypeVar("T")


def number_from(draw: Random, low: int, high: int) -> int:
    """Return a random whole number from *low* to *high*, both included."""
    return low + int(draw.random() * (high - low + 1))


def pick(draw: Random, items: Sequence[T]) -> T:
    """Return a random item of *items*."""
    return items[int(draw.random() * len(items))]


def colours(draw: Random, count: int) -> tuple[str, ...]:
    """Return *count* different colours in random order, each as its letter in notation."""
    return tuple(str(colour) for colour in shuffled(COLOURS, draw)[:count])


def any_tile(draw: Random) -> str:
    """Return a random tile in notation, not a Joker."""
    return f"{pick(draw, 'rybk')}{number_from(draw, 1, 13)}"


def other_colour(draw: Random, *not_these: str) -> str:
    """Return the letter of a random colour that is not one of *not_these*."""
    return pick(draw, [colour for colour in "rybk" if colour not in not_these])


def run(colour: str, low: int, length: int) -> list[str]:
    """Return a run in notation: *length* tiles of one colour from the number *low* on; a 1 follows the 13.

    >>> run("k", 12, 3)
    ['k12', 'k13', 'k1']
    """
    return [f"{colour}{number if number <= 13 else 1}" for number in range(low, low + length)]


def group(number: int, colours: Sequence[str]) -> list[str]:
    """Return a group in notation: the tiles of one number in these *colours*.

    >>> group(7, "ryk")
    ['r7', 'y7', 'k7']
    """
    return [f"{colour}{number}" for colour in colours]


def mosaic_row(draw: Random) -> list[str]:
    """Return the tiles of a random Mosaic (PRO-41) in order: the numbers 1 to 13, then 1 again.

    Adjacent tiles have different colours, and the first four tiles have all four colours.
    """
    row = [f"{colour}{number}" for number, colour in enumerate(colours(draw, 4), 1)]
    for number in (*range(5, 14), 1):
        row.append(f"{other_colour(draw, row[-1][0])}{number}")
    return row


def melds(draw: Random, lengths: Sequence[int]) -> list[list[str]]:
    """Return random runs and groups of these *lengths*, in which no tile occurs more than twice.

    >>> [len(row) for row in melds(Random(1), (4, 3, 3))]
    [4, 3, 3]
    """
    rows: list[list[str]] = []
    for length in lengths:
        held, row = flat(rows), list[str]()
        while not row or any(held.count(tile) > 1 for tile in row):
            if draw.random() < 0.5:
                row = run(colours(draw, 1)[0], number_from(draw, 1, 15 - length), length)
            else:
                row = group(number_from(draw, 1, 13), colours(draw, length))
        rows.append(row)
    return rows


def shuffled_melds(draw: Random, *lengths: int) -> list[list[str]]:
    """Return random melds of these lengths, in random order; without lengths, of 4, 4, 3 and 3 tiles."""
    return list(shuffled(melds(draw, lengths or (4, 4, 3, 3)), draw))


def unrelated_tiles(draw: Random, tiles: Sequence[str], count: int) -> list[str]:
    """Return *count* random tiles, none of which is near one of *tiles* or near another tile in the result.

    Two tiles are near each other if they are equal or could be in the same meld of three. If there are not
    enough tiles to return, the result is shorter. All tiles are in notation.
    """
    found: list[str] = []
    for each in shuffled(ALL_TILES, draw):
        if len(found) < count and not any(_near(each, tile(other)) for other in (*tiles, *found)):
            found.append(str(each))
    return found


def _near(one: Tile, other: Tile) -> bool:
    """Return whether two tiles are near each other: equal, or able to be in the same meld of three.

    The result is also True if one of them is a Joker.
    """
    if one.number is None or other.number is None:
        return True
    apart = abs(one.number - other.number)
    return apart == 0 or (one.colour is other.colour and min(apart, 13 - apart) <= 2)
