"""Dealt a close: counting what overlaps, and chances from the exact counts."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb, perm

from ...engine.closes.prices import Pattern
from ...engine.odds import count_closing
from ...engine.odds.counting import scan_of
from .boxes import Box
from .draw import SeededDraw
from .records import FamilyDraw, Topic, family

PATTERNS = (*Pattern, None)
"""Each pattern, or any of them."""


@family("care-overlap", Topic.CLOSES)
def care(draw: SeededDraw) -> FamilyDraw:
    """Racks with all pieces of some number, where two numbers may be whole at once (PRO-50, smaller)."""
    box, size = Box(3, draw.whole(8, 16)), draw.whole(12, 15)
    each, rest, numbers = 6, box.naturals - 6, box.numbers
    one, two = comb(rest, size - each), comb(rest - each, size - 2 * each)
    return FamilyDraw(
        given={"numbers": numbers, "size": size, "tiles": box.naturals, "more": size - each},
        formula=f"{numbers}*C({rest}, {size - each}) - C({numbers}, 2)*C({rest - each}, {size - 2 * each})",
        wrong={
            "overlap-counted-twice": numbers * one,
            "overlap-added": numbers * one + comb(numbers, 2) * two,
            "one-number-only": one,
            "second-copy-forgotten": numbers * comb(box.kinds - 3, size - 3),
        },
    )


@family("one-in", Topic.CLOSES)
def one_in(draw: SeededDraw) -> FamilyDraw:
    """One deal in how many is a pattern, from the exact counts; the box is always the game's, 106 tiles."""
    pattern, jokers = draw.one_of(PATTERNS), draw.one_of((None, 0, 1, 2))
    count = count_closing(14, jokers=jokers, pattern=pattern)
    return FamilyDraw(
        given={
            "pattern": str(pattern) if pattern else "any",
            "jokers": "any" if jokers is None else ("without", "single", "both")[jokers],
            "count": count,
        },
        formula=f"C(106, 14)/{count}",
        wrong={
            "jokers-forgotten": Fraction(comb(104, 14), count),
            "order-counted": Fraction(perm(106, 14), count),
            "fourteen-for-fifteen": Fraction(comb(106, 15), count),
            "second-copy-forgotten": Fraction(comb(54, 14), count),
            "upside-down": Fraction(count, comb(106, 14)),
        },
    )


@family("two-colours", Topic.CLOSES)
def two_colours(draw: SeededDraw) -> FamilyDraw:
    """Runs in two colours at most, from those in two given colours and in one (PRO-42, smaller)."""
    colours, numbers, size = draw.whole(4, 6), draw.whole(8, 13), draw.whole(6, 8)
    two, one = in_colours(Pattern.BICOLOR, numbers, size), in_colours(Pattern.MONOCOLOR, numbers, size)
    pairs = comb(colours, 2)
    return FamilyDraw(
        given={"colours": colours, "numbers": numbers, "size": size, "two": two, "one": one, "pairs": pairs,
               "often": colours - 1, "much": colours - 2},
        formula=f"C({colours}, 2)*{two} - {colours}*{colours - 2}*{one}",
        wrong={
            "overlap-counted-twice": pairs * two,
            "overlap-taken-once": pairs * two - colours * one,
            "one-colour-left-out": pairs * (two - 2 * one),
            "order-counted": perm(colours, 2) * two - colours * (colours - 2) * one,
        },
    )  # fmt: skip


@lru_cache(maxsize=64)
def in_colours(pattern: Pattern, numbers: int, size: int) -> int:
    """Sets of pieces that lie in runs of the first two colours, or of the first."""
    return scan_of(pattern, 0, 0, False, numbers).count(size)
