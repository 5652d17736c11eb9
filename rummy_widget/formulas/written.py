"""A number that was written out, not calculated: its digits, and what it may be the rounding of."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from .tree import Negative, Node, Number, Percent, Power, Product


@dataclass(frozen=True, slots=True)
class Written:
    """A number and how exactly it was given."""

    number: Fraction
    places: int
    """Digits after the point, a percentage counted as the decimal that it is."""
    whole: bool
    """Without point, percent or power of ten."""

    def rounds(self, exact: Fraction) -> bool:
        """Whether an exact value, rounded to the last digit written, is this; a half may go either way.

        >>> from rummy_widget.formulas import read_formula
        >>> for text in ("0.667", "0.666", "66.67%", "6.7e-1"):
        ...     print(text, written(read_formula(text).tree).rounds(Fraction(2, 3)))
        0.667 True
        0.666 False
        66.67% True
        6.7e-1 True
        """
        return abs(self.number - exact) <= Fraction(10) ** -self.places / 2

    def near(self, exact: Fraction) -> bool:
        """Return whether only the last digit is off by one, as where it was cut and not rounded."""
        return abs(self.number - exact) <= Fraction(10) ** -self.places


def written(node: Node) -> Written | None:
    """The number that was written out: 0.25, 25%, -3, 2.5e-3, 2.5 × 10^-3; None for anything calculated.

    >>> from rummy_widget.formulas import read_formula
    >>> written(read_formula("12,50%").tree)
    Written(number=Fraction(1, 8), places=4, whole=False)
    >>> written(read_formula("1/8").tree) is None
    True
    """
    match node:
        case Number():
            return Written(node.value, node.places, "." not in node.digits and not node.exponent)
        case Negative(part):
            found = written(part)
            return found and Written(-found.number, found.places, found.whole)
        case Percent(part):
            found = written(part)
            return found and Written(found.number / 100, found.places + 2, False)
        case Product((Number() as number, Power(Number("10", 0), exponent)), (False, False)):
            power = written(exponent)
            if power and power.whole:
                shift = int(power.number)
                return Written(number.value * Fraction(10) ** shift, number.places - shift, False)
    return None
