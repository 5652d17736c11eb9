"""Format numbers for teachers and students: exactly if that is short, otherwise as a rounded decimal number.

An exact number is a whole number or a fraction.
"""

from __future__ import annotations

from fractions import Fraction

from ..text.words import say
from .families.records import decimal_places, rounded, written

LONG = 10**15
SHORT = 10**6
MILLIONS = 10**7
DIGITS = 4
"""The number of significant digits in a rounded number: one more than students are asked for."""


def exact_text(value: Fraction) -> str:
    """Return a number as a string for an answer key: its exact form, if short, and a rounded decimal number.

    The decimal number is left out if the exact form is a short whole number.

    >>> exact_text(Fraction(3, 46)), exact_text(Fraction(42)), exact_text(Fraction(10**9, 10**9 + 1))
    ('3/46 ≈ 0.06522', '42', '≈ 1.0000')
    """
    fraction = exact(value)
    return fraction if fraction and value.denominator == 1 else f"{fraction} ≈ {approx(value)}".strip()


def exact(value: Fraction) -> str:
    """Return a number as a string, written as a whole number or fraction; "" if that is too long to read.

    >>> exact(Fraction(1, 3)), exact(Fraction(1, 10**9))
    ('1/3', '')
    """
    if value.denominator == 1:
        return str(written(value.numerator)) if abs(value) < LONG else ""
    short = value.denominator < SHORT and abs(value.numerator) < SHORT
    return f"{value.numerator}/{value.denominator}" if short else ""


def approx(value: Fraction) -> str:
    """Return a number as a string: a whole number below 10^15 in full, others with four significant digits.

    Numbers from 10^15 on, and numbers closer to zero than 1/10000, are written with a power of ten.

    >>> approx(Fraction(2, 3)), approx(Fraction(123456)), approx(Fraction(10**20)), approx(Fraction(1, 10**9))
    ('0.6667', '123 456', '1.000 · 10²⁰', '1.000 · 10⁻⁹')
    """
    if value.denominator == 1 and abs(value) < LONG:
        return str(written(value.numerator))
    if value and not Fraction(1, 10**DIGITS) <= abs(value) < LONG:
        return _with_power_of_ten(value)
    return decimal(value, max(0, decimal_places(value, DIGITS)))


def percent(chance: Fraction | float, digits: int | None = None) -> str:
    r"""Return a chance as a percentage, such as 4.89 %.

    *digits* is the number of digits after the point. If it is None, there are as many as three
    significant digits need, but at least two and at most nine; 0 % and 100 % are written without a point.

    >>> percent(Fraction(1, 3), 1), percent(0.5, 0)
    ('33.3\xa0%', '50\xa0%')
    >>> percent(0.04893), percent(0.00016), percent(0), percent(1)
    ('4.89\xa0%', '0.0160\xa0%', '0\xa0%', '100\xa0%')
    """
    value = 100 * Fraction(chance)
    if digits is None:
        digits = min(9, max(2, decimal_places(value, 3))) if value and value != 100 else 0
    return f"{decimal(value, digits)}\u00a0%"


def brief(value: Fraction) -> str:
    """Return a number as a string that is short enough to be written beside a bar of a chart.

    Numbers of ten million or more, and numbers closer to zero than 1/10000, are written with a power of ten.
    Other whole numbers are written in full, and all other numbers with four significant digits.

    >>> brief(Fraction(2082068)), brief(Fraction(86321258844)), brief(Fraction(1, 3))
    ('2 082 068', '8.632 · 10¹⁰', '0.3333')
    """
    return _with_power_of_ten(value) if abs(value) >= MILLIONS else approx(value)


def _with_power_of_ten(value: Fraction) -> str:
    ten = DIGITS - 1 - decimal_places(value, DIGITS)
    front = rounded(abs(value) / Fraction(10) ** ten, DIGITS - 1)
    if front >= 10:
        front, ten = front / 10, ten + 1
    digits = localize_decimal(f"{float(front):.{DIGITS - 1}f}")
    return f"{'−' if value < 0 else ''}{digits} · {power_of_ten(ten)}"


def power_of_ten(power: int) -> str:
    """Return a power of ten as a string, with the exponent *power* in superscript digits.

    >>> power_of_ten(-3)
    '10⁻³'
    """
    return "10" + raised(power)


def raised(number: int) -> str:
    """Return a whole number as a string of superscript digits."""
    return str(number).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))


def decimal(value: Fraction, digits: int) -> str:
    """Return a number as a string, rounded to a given number of digits after the point.

    >>> decimal(Fraction(1, 3), 2), decimal(Fraction(-5), 1)
    ('0.33', '−5.0')
    """
    whole, part = divmod(abs(int(rounded(value, digits) * 10**digits)), 10**digits)
    sign = "−" if value < 0 else ""
    return sign + localize_decimal(f"{written(whole)}.{part:0{digits}}" if digits else str(written(whole)))


def localize_decimal(text: str) -> str:
    """Return a number, given as a string, with the decimal sign of the current language.

    >>> localize_decimal("0.25"), localize_decimal("3")
    ('0.25', '3')
    """
    whole, _, part = text.partition(".")
    return say("number-decimal", whole=whole, part=part) if part else whole
