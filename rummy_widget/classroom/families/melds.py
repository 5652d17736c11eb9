"""How many runs and groups there are: closed forms, with and without 12-13-1."""

from __future__ import annotations

from fractions import Fraction
from math import comb, perm

from .boxes import a_box
from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


@family("runs-lengths", Topic.MELDS)
def lengths(draw: SeededDraw) -> FamilyDraw:
    """Runs of some lengths, two copies looking alike (PRO-20)."""
    box, most = a_box(draw, (3, 6), (9, 15)), draw.whole(5, 6)
    colours, last = box.colours, box.numbers
    sizes = range(3, most + 1)
    return FamilyDraw(
        given={"colours": colours, "numbers": last, "most": most},
        formula=f"{colours}*(" + " + ".join(str(last - size + 2) for size in sizes) + ")",
        wrong={
            "high-one-forgotten": colours * sum(last - size + 1 for size in sizes),
            "wrapped-round": colours * last * len(sizes),
            "one-colour-only": sum(last - size + 2 for size in sizes),
            "copies-told-apart": colours * sum((last - size + 2) * 2**size for size in sizes),
        },
    )


@family("groups-pieces", Topic.MELDS)
def groups(draw: SeededDraw) -> FamilyDraw:
    """Groups of three and four, every piece counting as itself (PRO-21)."""
    box = a_box(draw, (4, 7), (8, 15))
    colours, numbers = box.colours, box.numbers
    return FamilyDraw(
        given={"colours": colours, "numbers": numbers},
        formula=f"{numbers}*(C({colours}, 3)*2^3 + C({colours}, 4)*2^4)",
        wrong={
            "second-copy-forgotten": numbers * (comb(colours, 3) + comb(colours, 4)),
            "colour-repeated": numbers * (comb(2 * colours, 3) + comb(2 * colours, 4)),
            "order-counted": numbers * (perm(colours, 3) * 8 + perm(colours, 4) * 16),
            "fours-forgotten": numbers * comb(colours, 3) * 8,
        },
    )


@family("runs-symbols", Topic.MELDS)
def symbols(draw: SeededDraw) -> FamilyDraw:
    """Runs of k tiles in a box of n numbers, as a formula."""
    colours, one = draw.whole(2, 12), draw.one_of(("both", "low"))
    more, less = (2, 1) if one == "both" else (1, 2)
    return FamilyDraw(
        given={"colours": colours, "one": one},
        formula=f"{colours}*(n - k + {more})",
        symbols=("n", "k"),
        wrong={
            "high-one-misread": f"{colours}*(n - k + {less})",
            "fence-post": f"{colours}*(n - k)",
            "one-colour-only": f"n - k + {more}",
            "wrapped-round": f"{colours}*n",
        },
    )


@family("three-dealt", Topic.MELDS)
def three(draw: SeededDraw) -> FamilyDraw:
    """The chance that the first three tiles are a meld."""
    box = a_box(draw, (3, 6), (9, 15))
    colours, numbers = box.colours, box.numbers
    runs, sets, triples = colours * (numbers - 1), numbers * comb(colours, 3), comb(box.naturals, 3)
    return FamilyDraw(
        given={"colours": colours, "numbers": numbers, "runs": runs, "groups": sets, "tiles": box.naturals},
        formula=f"(({colours}*{numbers - 1} + {numbers}*C({colours}, 3))*2^3)/C({box.naturals}, 3)",
        wrong={
            "high-one-forgotten": Fraction(8 * (runs - colours + sets), triples),
            "copies-not-chosen": Fraction(runs + sets, triples),
            "second-copy-forgotten": Fraction(runs + sets, comb(box.kinds, 3)),
            "groups-forgotten": Fraction(8 * runs, triples),
            "order-counted": Fraction(8 * (runs + sets), perm(box.naturals, 3)),
        },
    )
