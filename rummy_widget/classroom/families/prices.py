"""Is the price right? Points against chance, and what a draw is worth on average."""

from __future__ import annotations

from fractions import Fraction

from ...engine.closes.prices import Pattern, price
from ...engine.odds import count_closing
from .draw import SeededDraw
from .records import FamilyDraw, Topic, family

CHEAP = (Pattern.SIMPLE, Pattern.MOSAIC)
DEARER = (Pattern.BICOLOR, Pattern.MINOR, Pattern.DOUBLES, Pattern.GRAND_CARE, Pattern.MONOCOLOR)


@family("draw-worth", Topic.PRICES)
def worth(draw: SeededDraw) -> FamilyDraw:
    """What the next draw brings on average (PRO-54)."""
    unseen, players = draw.whole(40, 92), draw.whole(3, 4)
    few, many = draw.whole(1, 4), draw.whole(2, 8)
    small, big = price(Pattern.SIMPLE)[1], price(Pattern.BICOLOR)[1]
    total = many * small + few * big
    return FamilyDraw(
        given={"unseen": unseen, "players": players, "many": many, "few": few, "small": small, "big": big,
               "others": players - 1},
        formula=f"(({many}*{small} + {few}*{big})*{players - 1})/{unseen}",
        wrong={
            "opponents-forgotten": Fraction(total, unseen),
            "closer-pays-too": Fraction(total * players, unseen),
            "only-when-closing": Fraction(total * (players - 1), many + few),
            "prices-averaged": Fraction((small + big) * (many + few) * (players - 1), 2 * unseen),
        },
    )  # fmt: skip


@family("aim-higher", Topic.PRICES)
def aim(draw: SeededDraw) -> FamilyDraw:
    """From which chance on it pays to aim at a dearer pattern."""
    cheap, dear = draw.one_of(CHEAP), draw.one_of(DEARER)
    jokers, players, unseen = draw.whole(0, 2), draw.whole(3, 4), draw.whole(40, 92)
    good = draw.whole(5, 12)
    now, then, chance = price(cheap, jokers)[1], price(dear)[1], Fraction(good, unseen)
    key = chance * now / then
    return FamilyDraw(
        given={"cheap": str(cheap), "dear": str(dear), "now": now, "then": then, "good": good,
               "unseen": unseen, "players": players, "jokers": jokers},
        formula=f"({good}*{now})/({unseen}*{then})",
        wrong={
            "prices-ignored": chance,
            "upside-down": chance * then / now,
            "opponents-counted": key * (players - 1),
            "complement": 1 - key,
        },
    )  # fmt: skip


@family("fair-price", Topic.PRICES)
def rarity(draw: SeededDraw) -> FamilyDraw:
    """Which price would make a pattern bring as much as a cheap one, by the exact counts.

    Its key is older than its name: results of earlier years know it by that, and draw its numbers from it.
    """
    cheap, pattern, jokers = draw.one_of(CHEAP), draw.one_of(DEARER), draw.whole(0, 2)
    often = count_closing(14, jokers=jokers, pattern=cheap)
    other = count_closing(14, jokers=jokers, pattern=pattern)
    base, own = price(cheap, jokers)[1], price(pattern, jokers)[1]
    return FamilyDraw(
        given={"cheap": str(cheap), "dear": str(pattern), "jokers": jokers, "often": often, "other": other,
               "price": base},
        formula=f"({base}*{often})/{other}",
        wrong={
            "upside-down": Fraction(base * other, often),
            "prices-ignored": Fraction(often, other),
            "chances-subtracted": Fraction(base * (often - other), other),
            "own-price": Fraction(own * often, other),
        },
    )  # fmt: skip
