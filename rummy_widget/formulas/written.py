"""Recognize an answer that is a single number, not a calculation, and find out how precise it is."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from .tree import Negative, Node, Number, Percent, Power, Product


@dataclass(frozen=True, slots=True)
class WrittenNumber:
    """An answer that is a single number, not a calculation, and how precisely it was written.

    `places` is the number of digits written after the point; a percentage counts as the decimal number that
    it stands for. `whole` says whether the answer was written as a whole number, without a point, percent
    sign or power of ten.
    """

    number: Fraction
    places: int
    whole: bool

    def is_rounding_of(self, exact: Fraction) -> bool:
        """Return whether this number is the result of rounding *exact* to as many decimal places as it has.

        A half may be rounded up or down.

        >>> from rummy_widget.formulas import read_formula
        >>> for text in ("0.667", "0.666", "66.67%", "6.7e-1"):
        ...     print(text, written_number(read_formula(text).tree).is_rounding_of(Fraction(2, 3)))
        0.667 True
        0.666 False
        66.67% True
        6.7e-1 True
        """
        return abs(self.number - exact) <= Fraction(10) ** -self.places / 2

    def is_near(self, exact: Fraction) -> bool:
        """Return whether this number differs from *exact* by at most one unit of its last written digit."""
        return abs(self.number - exact) <= Fraction(10) ** -self.places


def written_number(node: Node) -> WrittenNumber | None:
    """Return the number that a node of a formula consists of, such as 0.25, 25%, -3 or 2.5 × 10^-3.

    Returns None if the node is a calculation or contains letters.

    >>> from rummy_widget.formulas import read_formula
    >>> written_number(read_formula("12,50%").tree)
    WrittenNumber(number=Fraction(1, 8), places=4, whole=False)
    >>> written_number(read_formula("1/8").tree) is None
    True
    """
    match node:
        case Number():
            return WrittenNumber(node.value, node.places, "." not in node.digits and not node.exponent)
        case Negative(part):
            found = written_number(part)
            return found and WrittenNumber(-found.number, found.places, found.whole)
        case Percent(part):
            found = written_number(part)
            return found and WrittenNumber(found.number / 100, found.places + 2, False)
        case Product((Number() as number, Power(Number("10", 0), exponent)), (False, False)):
            power = written_number(exponent)
            if power and power.whole:
                shift = int(power.number)
                return WrittenNumber(number.value * Fraction(10) ** shift, number.places - shift, False)
    return None
