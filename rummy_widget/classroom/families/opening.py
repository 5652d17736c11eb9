"""Can I open? Melds that are worth enough, racks weighed by their Jokers, and what the next tile does."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


@family("three-open", Topic.OPENING)
def three(draw: SeededDraw) -> FamilyDraw:
    """Racks of three tiles that reach some points, which are three times a number."""
    colours, numbers = draw.whole(3, 4), draw.whole(8, 13)
    least = draw.whole(4, numbers - 2)
    runs, fours = numbers - least, comb(colours, 3)
    groups = fours * (runs + 1)
    key = 8 * (colours * runs + groups)
    return FamilyDraw(
        given={"colours": colours, "numbers": numbers, "points": 3 * least, "least": least, "runs": runs,
               "groups": runs + 1},
        formula=f"8*({colours}*{runs} + C({colours}, 3)*{runs + 1})",
        wrong={
            "second-copy-forgotten": key // 8,
            "just-enough-left-out": 8 * (colours * (runs - 1) + fours * runs),
            "high-one-misread": key + 8 * colours,
            "groups-forgotten": 8 * colours * runs,
            "runs-forgotten": 8 * groups,
        },
    )  # fmt: skip


@family("jokers-weighed", Topic.OPENING)
def weighed(draw: SeededDraw) -> FamilyDraw:
    """The chance to open from the chances by Jokers, each weighing as much as it is dealt."""
    naturals, size = 8 * draw.whole(8, 13), draw.whole(12, 15)
    none, both = draw.whole(20, 45), draw.whole(96, 99)
    one = draw.whole(80, 94)
    all_racks = comb(naturals + 2, size)
    no_joker, with_one, with_two = (comb(naturals, size - jokers) for jokers in range(3))
    key = Fraction(none * no_joker + one * 2 * with_one + both * with_two, 100 * all_racks)
    part = Fraction(size, naturals + 2)
    put_back = none * (1 - part) ** 2 + 2 * one * part * (1 - part) + both * part**2
    return FamilyDraw(
        given={"naturals": naturals, "pieces": naturals + 2, "size": size, "none": none, "one": one,
               "both": both},
        formula=f"({none}*C({naturals}, {size}) + {one}*2*C({naturals}, {size - 1}) + "
        f"{both}*C({naturals}, {size - 2}))/(100*C({naturals + 2}, {size}))",
        wrong={
            "plain-average": Fraction(none + one + both, 300),
            "choice-forgotten": Fraction(none * no_joker + one * with_one + both * with_two, 100 * all_racks),
            "jokers-forgotten": Fraction(none, 100),
            "with-replacement": put_back / 100,
            "complement": 1 - key,
        },
    )  # fmt: skip


@family("next-opens", Topic.OPENING)
def next_tile(draw: SeededDraw) -> FamilyDraw:
    """Whether the next tile opens a rack that could not be opened before."""
    now = draw.whole(30, 60)
    then = now + draw.whole(5, 12)
    key = Fraction(then - now, 100 - now)
    return FamilyDraw(
        given={"now": now, "then": then, "more": then - now, "left": 100 - now},
        formula=f"({then} - {now})/(100 - {now})",
        wrong={
            "joint-for-conditional": Fraction(then - now, 100),
            "news-ignored": Fraction(then, 100),
            "wrong-whole": Fraction(then - now, then),
            "complement": 1 - key,
        },
    )
