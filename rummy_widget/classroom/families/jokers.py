"""Jokers and the Trump's twin: drawing without putting back."""

from __future__ import annotations

from fractions import Fraction
from math import comb

from .boxes import Box, a_box
from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


def with_jokers(box: Box, size: int, jokers: int) -> Fraction:
    """The chance that a rack holds exactly so many Jokers."""
    return Fraction(comb(box.jokers, jokers) * comb(box.naturals, size - jokers), comb(box.tiles, size))


@family("jokers-exactly", Topic.JOKERS)
def exactly(draw: SeededDraw) -> FamilyDraw:
    """The chance of exactly one or two Jokers."""
    box = a_box(draw, (4, 4), (9, 13), (3, 6))
    size, asked = draw.whole(14, 15), draw.whole(1, 2)
    key, part = with_jokers(box, size, asked), Fraction(box.jokers, box.tiles)
    at_least = sum(with_jokers(box, size, each) for each in range(asked, box.jokers + 1))
    return FamilyDraw(
        given={**box._asdict(), "size": size, "asked": asked},
        formula=f"(C({box.jokers}, {asked})*C({box.naturals}, {size - asked}))/C({box.tiles}, {size})",
        wrong={
            "with-replacement": comb(size, asked) * part**asked * (1 - part) ** (size - asked),
            "choice-forgotten": Fraction(comb(box.naturals, size - asked), comb(box.tiles, size)),
            "at-least-for-exactly": at_least,
            "fourteen-for-fifteen": with_jokers(box, 29 - size, asked),
            "complement": 1 - key,
        },
    )


@family("jokers-any", Topic.JOKERS)
def at_least_one(draw: SeededDraw) -> FamilyDraw:
    """The chance of a Joker or more."""
    box, size = a_box(draw, (4, 4), (9, 13), (2, 6)), draw.whole(14, 15)
    none = with_jokers(box, size, 0)
    return FamilyDraw(
        given={**box._asdict(), "size": size},
        formula=f"1 - C({box.naturals}, {size})/C({box.tiles}, {size})",
        wrong={
            "complement": none,
            "exactly-for-at-least": with_jokers(box, size, 1),
            "with-replacement": 1 - Fraction(box.naturals, box.tiles) ** size,
            "chances-added": Fraction(size * box.jokers, box.tiles),
            "fourteen-for-fifteen": 1 - with_jokers(box, 29 - size, 0),
        },
    )


@family("trump-twin", Topic.JOKERS)
def twin(draw: SeededDraw) -> FamilyDraw:
    """The chance that the Trump's twin is dealt to somebody asked for (PRO-3, PRO-5)."""
    box = a_box(draw, (4, 4), (11, 13), (2, 6))
    players, who = draw.whole(2, 4), draw.one_of(("first", "last", "anybody", "others"))
    first, rest = 15, 14 * (players - 1)
    dealt = {"first": first, "last": 14, "anybody": first + rest, "others": rest}[who]
    slip = dealt + 1 if who in ("last", "others") else dealt - 1
    hidden = box.tiles - 1
    return FamilyDraw(
        given={
            **box._asdict(),
            "players": players,
            "who": who,
            "dealt": dealt,
            "tiles": box.tiles,
            "hidden": hidden,
        },
        formula=f"{dealt}/{hidden}",
        wrong={
            "trump-not-set-aside": Fraction(dealt, box.tiles),
            "jokers-forgotten": Fraction(dealt, box.naturals - 1),
            "both-copies-counted": Fraction(2 * dealt, box.tiles),
            "fourteen-for-fifteen": Fraction(slip, hidden),
            "complement": 1 - Fraction(dealt, hidden),
        },
    )
