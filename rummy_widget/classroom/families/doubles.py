"""Doubles, and the right to refuse a deal with three of them (PRO-7)."""

from __future__ import annotations

from fractions import Fraction
from math import comb, perm

from .boxes import a_box
from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


def with_doubles(kinds: int, size: int, doubles: int) -> int:
    """Racks of natural tiles with exactly so many doubles."""
    single = size - 2 * doubles
    return comb(kinds, doubles) * comb(kinds - doubles, single) * 2**single if single >= 0 else 0


@family("doubles-none", Topic.DOUBLES)
def none(draw: SeededDraw) -> FamilyDraw:
    """The chance of a rack without doubles."""
    box, size = a_box(draw, colours=(3, 5), numbers=(9, 15)), draw.whole(14, 15)
    kinds, racks, other = box.kinds, comb(box.naturals, size), 29 - size
    key = Fraction(with_doubles(kinds, size, 0), racks)
    return FamilyDraw(
        given={**box._asdict(), "size": size, "kinds": kinds},
        formula=f"(C({kinds}, {size})*2^{size})/C({2 * kinds}, {size})",
        wrong={
            "complement": 1 - key,
            "copies-not-chosen": Fraction(comb(kinds, size), racks),
            "with-replacement": Fraction(perm(kinds, size), kinds**size),
            "fourteen-for-fifteen": Fraction(with_doubles(kinds, other, 0), comb(box.naturals, other)),
        },
    )


@family("doubles-exactly", Topic.DOUBLES)
def exactly(draw: SeededDraw) -> FamilyDraw:
    """How many small racks have two or three doubles."""
    box, size, doubles = a_box(draw, colours=(3, 5), numbers=(9, 15)), draw.whole(7, 9), draw.whole(2, 3)
    kinds, single = box.kinds, size - 2 * doubles
    at_least = sum(with_doubles(kinds, size, each) for each in range(doubles, size // 2 + 1))
    return FamilyDraw(
        given={**box._asdict(), "size": size, "doubles": doubles, "kinds": kinds, "single": single},
        formula=f"C({kinds}, {doubles})*C({kinds - doubles}, {single})*2^{single}",
        wrong={
            "order-counted": perm(kinds, doubles) * perm(kinds - doubles, single) * 2**single,
            "copies-not-chosen": comb(kinds, doubles) * comb(kinds - doubles, single),
            "overlap-counted-twice": comb(kinds, doubles) * comb(2 * (kinds - doubles), single),
            "at-least-for-exactly": at_least,
        },
    )


@family("doubles-refuse", Topic.DOUBLES)
def refuse(draw: SeededDraw) -> FamilyDraw:
    """The chance that a deal may be refused: three doubles or more."""
    box, size = a_box(draw, colours=(3, 5), numbers=(9, 15)), draw.whole(14, 15)
    kinds = box.kinds

    def least(doubles: int, size: int = size) -> Fraction:
        fewer = sum(with_doubles(kinds, size, each) for each in range(doubles))
        return 1 - Fraction(fewer, comb(box.naturals, size))

    fewer = " + ".join(
        f"C({kinds}, {each})*C({kinds - each}, {size - 2 * each})*2^{size - 2 * each}" for each in range(3)
    )
    return FamilyDraw(
        given={**box._asdict(), "size": size, "kinds": kinds},
        formula=f"1 - ({fewer})/C({2 * kinds}, {size})",
        wrong={
            "complement": 1 - least(3),
            "exactly-for-at-least": least(3) - least(4),
            "boundary-left-out": least(4),
            "overlap-counted-twice": Fraction(
                comb(kinds, 3) * comb(2 * kinds - 6, size - 6), comb(box.naturals, size)
            ),
            "fourteen-for-fifteen": least(3, 29 - size),
        },
    )
