"""A table as a graph: in how many ways tiles may lie, how many must move, and what no move changes."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


@cache
def _cut(tiles: int, least: int = 3, in_order: bool = True) -> int:
    """In how many ways a row is cut into parts of so many at least, their order counted or not."""
    if tiles < least:
        return int(tiles == 0)
    parts = range(least, tiles + 1)
    return sum(_cut(tiles - part, least if in_order else part, in_order) for part in parts)


@family("ways-to-lie", Topic.GRAPH)
def ways(draw: SeededDraw) -> FamilyDraw:
    """In how many ways the tiles of two colours may lie as runs."""
    red, black = draw.whole(7, 13), draw.whole(7, 13)
    one, other = _cut(red), _cut(black)
    return FamilyDraw(
        given={"red": red, "black": black, "one": one, "other": other},
        formula=f"{one} * {other}",
        wrong={
            "ways-added": one + other,
            "too-short-runs": _cut(red, 2) * _cut(black, 2),
            "same-parts-once": _cut(red, in_order=False) * _cut(black, in_order=False),
            "cut-anywhere": 2 ** (red + black - 2),
        },
    )


@family("groups-to-runs", Topic.GRAPH)
def to_runs(draw: SeededDraw) -> FamilyDraw:
    """How few tiles change their meld where groups become runs."""
    colours, length = draw.whole(3, 4), draw.whole(3, 9)
    first = draw.whole(1, 14 - length)
    tiles, less = colours * length, min(colours, length)
    return FamilyDraw(
        given={"colours": colours, "length": length, "first": first, "last": first + length - 1,
               "tiles": tiles, "less": less},
        formula=f"{colours}*{length} - {less}",
        wrong={
            "all-moved": tiles,
            "more-than-fit": tiles - max(colours, length),
            "one-stays": tiles - 1,
        },
    )  # fmt: skip


@family("sum-by-three", Topic.GRAPH)
def by_three(draw: SeededDraw) -> FamilyDraw:
    """Choices of three numbers whose sum is divided by three."""
    last = draw.whole(8, 40)
    none, one, two = (len([each for each in range(1, last + 1) if each % 3 == rest]) for rest in range(3))
    alike = comb(none, 3) + comb(one, 3) + comb(two, 3)
    return FamilyDraw(
        given={"last": last, "none": none, "one": one, "two": two},
        formula=f"C({none}, 3) + C({one}, 3) + C({two}, 3) + {none}*{one}*{two}",
        wrong={
            "third-of-all": Fraction(comb(last, 3), 3),
            "alike-only": alike,
            "mixed-only": none * one * two,
            "every-choice": comb(last, 3),
        },
    )
