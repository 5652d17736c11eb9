"""The groups of one number that can be laid, and which tiles of that number they leave over.

A choice of groups is one way to lay such groups. Its *gain* is how many of the tiles in these groups are in
the rack.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from .rack_counts import column_digits
from .run_masks import PLANE
from .step import COPIES


class GroupChoice(NamedTuple):
    """One choice of groups of one number: how many tiles the groups use, and which tiles they leave over.

    Bit masks are written as if the number were 1; for a higher number, shift them to the left by number - 1
    bits.

    Attributes:
        size: how many tiles the groups contain.
        gain: how many of these tiles are in the rack.
        wild: how many of these tiles must be Jokers, because no copy is left in the rack or unseen.
        copies: how many red, yellow, blue and black tiles the groups contain.
        colours: the indexes of the colours of these tiles.
        held: for each colour, a bit mask of the rack's tiles of this number that the groups leave over (see
            `run_masks`).
        available: for each colour, a bit mask of the tiles in the rack or unseen that the groups leave over.
    """

    size: int
    gain: int
    wild: int
    copies: tuple[int, ...]
    colours: tuple[int, ...]
    held: tuple[int, ...]
    available: tuple[int, ...]


def column_of(masks: Sequence[int], number: int) -> int:
    """Return how many tiles of one number there are in each colour, packed into one integer below 81.

    A red tile adds 1 to this integer, a yellow tile 3, a blue tile 9 and a black tile 27. *masks* are the bit
    masks of the tiles of the four colours (see `run_masks`); *number* is counted from 0.
    """
    return sum(
        ((mask >> number & 1) + (mask >> PLANE + number & 1)) * 3**colour for colour, mask in enumerate(masks)
    )


_UNARY = (0, 1, 1 | 1 << PLANE)


@cache
def group_choices(held: int, available: int, wild: int) -> tuple[tuple[int, tuple[GroupChoice, ...]], ...]:
    """Return every possible choice of groups of one number, as pairs (number of tiles, choices of that size).

    The choices of a pair are sorted by how many of their tiles are in the rack, the most first. *held* says
    how many tiles of the number the rack contains in each colour, and *available* how many are in the rack or
    unseen; both are integers as returned by `column_of`. A choice is left out if more than *wild* of its
    tiles would have to be Jokers, because not enough copies are available.
    """
    have, may = column_digits(held), column_digits(available)
    by_size: dict[int, list[GroupChoice]] = {}
    for copies in COPIES:
        jokers = sum(max(0, count - most) for count, most in zip(copies, may, strict=True))
        if jokers <= wild:
            gain = sum(map(min, copies, have))
            choice = GroupChoice(
                sum(copies), gain, jokers, copies, tuple(each for each in range(4) if copies[each]),
                tuple(_UNARY[max(0, count - less)] for count, less in zip(have, copies, strict=True)),
                tuple(_UNARY[max(0, count - less)] for count, less in zip(may, copies, strict=True)),
            )  # fmt: skip
            by_size.setdefault(choice.size, []).append(choice)
    return tuple(
        (size, tuple(sorted(some, key=lambda choice: -choice.gain))) for size, some in sorted(by_size.items())
    )
