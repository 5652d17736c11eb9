"""How many racks of 14 natural tiles form each pattern, found by other ways than `odds` has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import product
from math import comb
from types import MappingProxyType
from typing import Any

from .boxes import Box, Rack
from .counting import coefficients
from .melds import count_lain, melds
from .reader import in_colours

__all__ = ["COUNTED", "all_of_a_number", "has_all_of_a_number", "list_mosaics", "mosaics", "walks"]


def walks(steps: int, colours: int = 4) -> Any:
    """Walks of so many steps from colour to colour, never staying: a power of a matrix.

    >>> walks(2)
    Matrix([
    [3, 2, 2, 2],
    [2, 3, 2, 2],
    [2, 2, 3, 2],
    [2, 2, 2, 3]])
    """
    from sympy import eye, ones

    return (ones(colours, colours) - eye(colours)) ** steps


def mosaics(numbers: int = 13) -> int:
    """Mosaics from the walks: 1 to 4 in all colours, then each colour another than before, up to the other 1.

    >>> mosaics(), mosaics(5) == list_mosaics(5)
    (18865520640, True)
    """
    step = walks(numbers - 3)  # from the 4 to the final 1
    found = 0
    for first, last in product(range(4), repeat=2):
        # Each of the three other colours may be that of the 4, and the 2 and the 3 share the rest.
        ways = sum(2 * int(step[fourth, last]) for fourth in range(4) if fourth != first)
        # Which 1 comes first cannot be both: the 2, 3 and 4 have all colours but its own.
        found += ways * (1 if first == last else 4)
    return found << numbers - 1


def list_mosaics(numbers: int) -> int:
    """Return the same for a box with few numbers, all colourings listed; sets of pieces."""
    found = set()
    for row in product(range(4), repeat=numbers + 1):
        if len(set(row[:4])) == 4 and all(row[at] != row[at - 1] for at in range(4, numbers + 1)):
            found.add((tuple(sorted((row[0], row[-1]))), row[1:-1]))
    return sum((1 if ones[0] == ones[1] else 4) << numbers - 1 for ones, _ in found)


def all_of_a_number(box: Box, size: int) -> int:
    """Racks with all pieces of some number: chosen once for each, less what is counted for two of them.

    >>> all_of_a_number(Box(2, 5), 8), all_of_a_number(Box(4, 13), 14)
    (9090, 12051627952)
    """
    each = 2 * box.colours
    rest = box.naturals - each
    one = comb(rest, size - each)
    two = comb(rest - each, size - 2 * each) if size >= 2 * each else 0
    return box.numbers * one - comb(box.numbers, 2) * two


def has_all_of_a_number(rack: Rack, box: Box) -> bool:
    """Return whether a rack holds all pieces of some number.

    >>> from rummy_widget import parse_tiles
    >>> has_all_of_a_number(parse_tiles("r1 r1 r2"), Box(1, 4))
    True
    """
    held = Counter(tile.number for tile in rack if not tile.joker)
    return 2 * box.colours in held.values()


def _few_colours() -> int:
    """Bicolor: each pair of colours; one colour alone is counted with three pairs, so taken away twice."""
    return comb(4, 2) * in_colours(2) - 4 * 2 * in_colours(1)


COUNTED: Mapping[str, Callable[[], int]] = MappingProxyType({
    "mosaic": mosaics,
    "bicolor": _few_colours,
    "minor": lambda: count_lain(melds(Box(4, 7), high=False), 14),
    "doubles": lambda: coefficients([1, 1], 52, 7)[7],  # seven of the 52 kinds
    "grand_care": lambda: all_of_a_number(Box(4, 13), 14),
    "monocolor": lambda: 4 * in_colours(1),
})  # fmt: skip
"""A way to count each pattern, by its name. Simple is too many to list: `melds.estimate_lain`."""
