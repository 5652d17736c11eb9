"""The groups that can be laid of one number, and which tiles of that number they leave over.

The *gain* of some groups is how many of their tiles are in the rack; they *need* the tiles that have to be
drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from .rack_counts import column_digits
from .run_masks import PLANE
from .step import COPIES


class GroupChoice(NamedTuple):
    """One choice of groups of one number: how many tiles they use, and what they leave over.

    Kinds of tiles and tiles left over are bit masks. They are written as if the number were 1, and have to be
    shifted for other numbers.
    """

    size: int  # tiles of the groups
    gain: int  # how many of them are in the rack
    wild: int  # places that only Jokers can take
    copies: tuple[int, ...]  # tiles used of r, y, b and k
    colours: tuple[int, ...]  # the colours used
    need: int  # kinds that have to be drawn: bits as in `TargetSummary`, as if the number were 1
    held: tuple[int, ...]  # the rack tiles left over, a mask for each colour, as if the number were 1
    available: tuple[int, ...]  # the same for all available tiles


def column_of(masks: Sequence[int], number: int) -> int:
    """Return how many tiles of one number there are in each colour, packed into one integer below 81.

    A red tile counts 1 in it, a yellow one 3, a blue one 9 and a black one 27. *masks* are the bit masks of
    the tiles of the four colours (see `run_masks`); *number* is counted from 0.
    """
    return sum(
        ((mask >> number & 1) + (mask >> PLANE + number & 1)) * 3**colour for colour, mask in enumerate(masks)
    )


_UNARY = (0, 1, 1 | 1 << PLANE)


@cache
def group_choices(held: int, available: int, wild: int) -> tuple[tuple[int, tuple[GroupChoice, ...]], ...]:
    """Return every possible choice of groups of one number, as pairs: number of tiles, choices of that size.

    The choices of a pair are sorted by how many of their tiles the rack has, the most first. *held* says how
    many of the number's tiles the rack has in each colour, and *available* how many are in the rack or
    unseen; both are packed as in `column_of`. At most *wild* tiles of a choice may have to be Jokers because
    no copy is left.
    """
    have, may = column_digits(held), column_digits(available)
    by_size: dict[int, list[GroupChoice]] = {}
    for copies in COPIES:
        jokers = sum(max(0, count - most) for count, most in zip(copies, may, strict=True))
        if jokers <= wild:
            gain = sum(map(min, copies, have))
            need = sum(
                1 << PLANE * colour for colour in range(4) if min(copies[colour], may[colour]) > have[colour]
            )
            choice = GroupChoice(
                sum(copies), gain, jokers, copies, tuple(each for each in range(4) if copies[each]), need,
                tuple(_UNARY[max(0, count - less)] for count, less in zip(have, copies, strict=True)),
                tuple(_UNARY[max(0, count - less)] for count, less in zip(may, copies, strict=True)),
            )  # fmt: skip
            by_size.setdefault(choice.size, []).append(choice)
    return tuple(
        (size, tuple(sorted(some, key=lambda choice: -choice.gain))) for size, some in sorted(by_size.items())
    )
