"""What do they hold? Chances once something was seen, and Bayes' rule."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


@family("both-held", Topic.HOLDING)
def both(draw: SeededDraw) -> FamilyDraw:
    """Both copies, where at least one is known to be there: which one, nobody said."""
    unseen, size = draw.whole(30, 92), draw.whole(8, 15)
    two, none = comb(unseen - 2, size - 2), comb(unseen - 2, size)
    part = Fraction(size, unseen)
    key = Fraction(two, comb(unseen, size) - none)
    return FamilyDraw(
        given={"unseen": unseen, "size": size, "less": unseen - 2, "two": size - 2},
        formula=f"C({unseen - 2}, {size - 2})/(C({unseen}, {size}) - C({unseen - 2}, {size}))",
        wrong={
            "which-one-known": Fraction(size - 1, unseen - 1),
            "news-ignored": Fraction(two, comb(unseen, size)),
            "with-replacement": part / (2 - part),
            "complement": 1 - key,
        },
    )


@family("who-stayed", Topic.HOLDING)
def stayed(draw: SeededDraw) -> FamilyDraw:
    """Whether somebody may refuse who does not."""
    rare, of = draw.whole(8, 40), draw.whole(3, 9)
    refuse = draw.whole(1, of - 1)
    may, stay = Fraction(1, rare), Fraction(of - refuse, of)
    seen = may * stay + 1 - may
    return FamilyDraw(
        given={"rare": rare, "refuse": refuse, "of": of, "stay": of - refuse, "others": rare - 1},
        formula=f"(1/{rare} * {of - refuse}/{of})/(1/{rare} * {of - refuse}/{of} + {rare - 1}/{rare})",
        wrong={
            "news-ignored": may,
            "joint-for-conditional": may * stay,
            "turned-round": stay,
            "complement": (1 - may) / seen,
        },
    )


@family("which-plan", Topic.HOLDING)
def plan(draw: SeededDraw) -> FamilyDraw:
    """Which of two plans a player has who took a tile."""
    players, runs = draw.whole(5, 12), draw.whole(2, 10)
    one, other = draw.whole(2, 9), draw.whole(1, 8)
    if runs >= players or one <= other:
        # These are not fair: the answers come out the same.
        return FamilyDraw(given={}, formula="1/2", wrong={"complement": Fraction(1, 2)})
    both_one, both_other = runs * one, (players - runs) * other
    key = Fraction(both_one, both_one + both_other)
    return FamilyDraw(
        given={"players": players, "runs": runs, "groups": players - runs, "one": one, "other": other},
        formula=f"({runs}*{one})/({runs}*{one} + {players - runs}*{other})",
        wrong={
            "news-ignored": Fraction(runs, players),
            "base-rate-ignored": Fraction(one, one + other),
            "joint-for-conditional": Fraction(both_one, 10 * players),
            "turned-round": Fraction(one, 10),
            "complement": 1 - key,
        },
    )
