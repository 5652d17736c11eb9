"""The law of large numbers: what to expect of many deals, and how sure one may be."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


@family("deals-expected", Topic.LAWS)
def expected(draw: SeededDraw) -> FamilyDraw:
    """How many of some deals hold a Joker, on average."""
    deals, size = 50 * draw.whole(4, 40), draw.whole(14, 15)
    none = Fraction(comb(104, size), comb(106, size))
    return FamilyDraw(
        given={"deals": deals, "size": size},
        formula=f"{deals}*(1 - C(104, {size})/C(106, {size}))",
        wrong={
            "complement": deals * none,
            "chances-added": deals * Fraction(2 * size, 106),
            "exactly-for-at-least": deals * Fraction(2 * comb(104, size - 1), comb(106, size)),
            "chance-for-count": 1 - none,
            "fourteen-for-fifteen": deals * (1 - Fraction(comb(104, 29 - size), comb(106, 29 - size))),
        },
    )


@family("band-narrower", Topic.LAWS)
def narrower(draw: SeededDraw) -> FamilyDraw:
    """How many deals make the band some times narrower."""
    deals, times = 100 * draw.whole(2, 20), draw.one_of((3, 4, 5, 6, 8, 10))
    return FamilyDraw(
        given={"deals": deals, "times": times},
        formula=f"{deals}*{times}^2",
        wrong={
            "square-forgotten": deals * times,
            "only-the-new": deals * (times**2 - 1),
            "doubled-for-squared": deals * 2 * times,
            "upside-down": Fraction(deals, times**2),
        },
    )


@family("band-middle", Topic.LAWS)
def middle(draw: SeededDraw) -> FamilyDraw:
    """The middle of Wilson's interval with z = 2."""
    deals = draw.whole(20, 60)
    seen = draw.whole(2, deals // 4)
    return FamilyDraw(
        given={"deals": deals, "seen": seen},
        formula=f"({seen} + 2)/({deals} + 4)",
        wrong={
            "plain-share": Fraction(seen, deals),
            "one-for-two": Fraction(seen + 1, deals + 2),
            "below-forgotten": Fraction(seen + 2, deals),
            "complement": Fraction(deals - seen + 2, deals + 4),
        },
    )


@family("once-at-least", Topic.LAWS)
def once(draw: SeededDraw) -> FamilyDraw:
    """The chance that something rare comes at least once in some deals."""
    rare, deals = draw.whole(20, 60), draw.whole(6, 16)
    none = Fraction(rare - 1, rare) ** deals
    return FamilyDraw(
        given={"rare": rare, "deals": deals},
        formula=f"1 - ({rare - 1}/{rare})^{deals}",
        wrong={
            "chances-added": Fraction(deals, rare),
            "complement": none,
            "exactly-for-at-least": deals * Fraction(1, rare) * Fraction(rare - 1, rare) ** (deals - 1),
            "all-for-one": Fraction(1, rare) ** deals,
        },
    )
