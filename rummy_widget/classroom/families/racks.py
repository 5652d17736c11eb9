"""How many racks there are: combinations, 14 against 15, two copies of each."""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial, perm

from .boxes import a_box
from .draw import SeededDraw
from .records import FamilyDraw, Topic, family


@family("racks-sized", Topic.RACKS)
def sized(draw: SeededDraw) -> FamilyDraw:
    """Racks of 14 or 15 tiles, every piece counting as itself."""
    box, size = a_box(draw, numbers=(9, 13), jokers=(2, 6)), draw.whole(14, 15)
    return FamilyDraw(
        given={**box._asdict(), "size": size},
        formula=f"C({box.tiles}, {size})",
        wrong={
            "order-counted": perm(box.tiles, size),
            "with-replacement": box.tiles**size,
            "jokers-forgotten": comb(box.naturals, size),
            "second-copy-forgotten": comb(box.kinds + box.jokers, size),
            "fourteen-for-fifteen": comb(box.tiles, 29 - size),
        },
    )


@family("racks-alike", Topic.RACKS)
def alike(draw: SeededDraw) -> FamilyDraw:
    """Racks as they look: two copies of a tile cannot be told apart."""
    box, size = a_box(draw, colours=(2, 4), numbers=(4, 9)), draw.whole(4, 5)
    kinds, pairs = box.kinds, range(size // 2 + 1)
    ways = [comb(kinds, twice) * comb(kinds - twice, size - 2 * twice) for twice in pairs]
    in_order = sum(way * factorial(size) // 2**twice for twice, way in enumerate(ways))
    return FamilyDraw(
        given={**box._asdict(), "size": size, "kinds": kinds},
        formula=" + ".join(f"C({kinds}, {twice})*C({kinds - twice}, {size - 2 * twice})" for twice in pairs),
        wrong={
            "order-counted": in_order,
            "with-replacement": comb(kinds + size - 1, size),
            "second-copy-forgotten": comb(kinds, size),
            "copies-told-apart": comb(2 * kinds, size),
        },
    )


@family("racks-ratio", Topic.RACKS)
def ratio(draw: SeededDraw) -> FamilyDraw:
    """How many times as many racks of one size as of one tile less."""
    box, size = a_box(draw, numbers=(9, 13), jokers=(2, 6)), 15
    rest = box.tiles - size + 1
    return FamilyDraw(
        given={**box._asdict(), "size": size, "less": size - 1, "tiles": box.tiles, "rest": rest},
        formula=f"{rest}/{size}",
        wrong={
            "order-counted": rest,
            "fourteen-for-fifteen": Fraction(rest + 1, size - 1),
            "jokers-forgotten": Fraction(rest - box.jokers, size),
            "second-copy-forgotten": Fraction(rest - box.kinds, size),
            "upside-down": Fraction(size, rest),
        },
    )


@family("racks-symbols", Topic.RACKS)
def symbols(draw: SeededDraw) -> FamilyDraw:
    """Racks of k tiles of a box of n kinds, as a formula."""
    copies, jokers = draw.whole(2, 5), draw.whole(2, 9)
    pieces = f"{copies}*n + {jokers}"
    return FamilyDraw(
        given={"copies": copies, "jokers": jokers},
        formula=f"C({pieces}, k)",
        symbols=("n", "k"),
        wrong={
            "order-counted": f"A({pieces}, k)",
            "with-replacement": f"({pieces})^k",
            "jokers-forgotten": f"C({copies}*n, k)",
            "second-copy-forgotten": f"C(n + {jokers}, k)",
        },
    )
