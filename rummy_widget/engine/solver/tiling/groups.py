"""The groups that may be laid of one number, and what they leave of it. See `reach` for the words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from .rack_counts import column_digits
from .run_masks import PLANE
from .step import COPIES


class GroupChoice(NamedTuple):
    """Some groups of one number: how many tiles, how many of them the rack has, and what is left of it."""

    size: int
    gain: int
    wild: int  # places that only Jokers can take
    copies: tuple[int, ...]  # of r, y, b and k
    colours: tuple[int, ...]  # those that are used
    need: int  # bits as in Links, for number 1
    held: tuple[int, ...]  # what is left of the rack, as masks for number 1
    known: tuple[int, ...]


def column_of(masks: Sequence[int], number: int) -> int:
    """The code of a column (see `rack_counts`)."""
    return sum(
        ((mask >> number & 1) + (mask >> PLANE + number & 1)) * 3**colour for colour, mask in enumerate(masks)
    )


_UNARY = (0, 1, 1 | 1 << PLANE)


@cache
def choices(held: int, known: int, wild: int) -> tuple[tuple[int, tuple[GroupChoice, ...]], ...]:
    """All groups of a number that may be had, by size, those first that gain most."""
    have, may = column_digits(held), column_digits(known)
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
