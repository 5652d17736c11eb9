"""Read numbers as people write them: with a point or a comma, in groups of three, or with a power of ten.

An ambiguous number is refused: 1,000 may mean a thousand or one, unless the language or the exercise makes
clear which is meant.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .errors import FormulaError

MOST_EXPONENT = 2_000

_SPACES = " \u00a0\u2009\u202f"
_GROUPED = re.compile(rf"[0-9]{{1,3}}(?:[{_SPACES}][0-9]{{3}})+(?![0-9])")
_WITH_POINT = re.compile(r"[0-9.]+")
_WITH_EITHER = re.compile(r"[0-9.,]+")
_EXPONENT = re.compile(r"[eE]([+−-]?)([0-9]+)")
_PERCENT = re.compile(rf"[{_SPACES}]*%")
_THREES = re.compile(r"[0-9]{1,3}([.,])[0-9]{3}(?:\1[0-9]{3})*")


def unambiguous_digits(digits: str) -> str:
    """Return a decimal number, with a zero added if its point could be mistaken for a separator of thousands.

    >>> unambiguous_digits("1.000"), unambiguous_digits("0.125"), unambiguous_digits("1.25")
    ('1.0000', '0.125', '1.25')
    """
    return digits + "0" if _THREES.fullmatch(digits) and digits.partition(".")[0].strip("0") else digits


class Numeral(NamedTuple):
    """A parsed number: its digits with a point before the decimals, its power of ten and its end position."""

    digits: str
    exponent: int
    end: int


def read_number(
    text: str, at: int = 0, *, comma: bool = True, decimal: bool = False, decimal_sign: str | None = None
) -> Numeral:
    """Read the number that begins at position *at* of a typed answer.

    Raises FormulaError if the number is ambiguous, is badly written, or has too large a power of ten.

    Args:
        text: The whole typed answer.
        at: The position at which the number begins, counted from 0.
        comma: Whether a comma can be part of the number; inside a function call it separates arguments.
        decimal: Whether it is clear that a point or comma before exactly three digits is the decimal sign.
        decimal_sign: The decimal sign of the user's language. If it is the comma, a point is still ambiguous,
            because the number may have been copied from a calculator.

    >>> read_number("3,50")
    Numeral(digits='3.50', exponent=0, end=4)
    >>> [read_number(text)[:2] for text in ("1 000 000", "1.250.000,5", "1.5e-3")]
    [('1000000', 0), ('1250000.5', 0), ('1.5', -3)]
    >>> read_number("106,14", comma=False)
    Numeral(digits='106', exponent=0, end=3)
    >>> read_number("1,000", decimal_sign=".").digits, read_number("1,000", decimal_sign=",").digits
    ('1000', '1.000')
    >>> read_number("1.000")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    rummy_widget.formulas.errors.FormulaError: “1.000” can mean two numbers. ...
    """
    run = _WITH_EITHER if comma else _WITH_POINT
    spaced = _GROUPED.match(text, at)
    start = spaced.end() if spaced else at
    found = run.match(text, start)
    end = found.end() if found else start
    written = text[at:end].translate({ord(space): None for space in _SPACES})
    power = _EXPONENT.match(text, end)
    # Before a percent sign, the point or comma must be the decimal sign: nobody means thousands of per cent.
    decimal = decimal or bool(power or spaced or _PERCENT.match(text, end))
    digits = _digits(text, at, end, written, decimal=decimal, grouped=bool(spaced), decimal_sign=decimal_sign)
    if not power:
        return Numeral(digits, 0, end)
    if len(power[2]) > 4 or int(power[2]) > MOST_EXPONENT:
        raise FormulaError("formula-large", text, at, power.end())
    exponent = int(power[2]) * (-1 if power[1] in ("-", "−") else 1)
    return Numeral(digits, exponent, power.end())


def _digits(
    text: str, at: int, end: int, written: str, *, decimal: bool, grouped: bool, decimal_sign: str | None
) -> str:
    """Return the digits of a number, without grouping and with a point before the decimals.

    *written* is the number as typed, but without spaces; *grouped* says whether spaces grouped its digits.
    For *decimal* and *decimal_sign*, see `read_number`. Raises FormulaError, which points at the part
    `text[at:end]` of the typed answer, if the number is ambiguous.
    """
    marks = [sign for sign in written if sign in ".,"]
    if not marks:
        return _plain(written)
    if not written[-1].isdigit():
        raise FormulaError("formula-number-ends", text, at, end, number=written)
    whole, _, decimals = written.rpartition(marks[-1])
    if len(marks) == 1:
        if not decimal and marks[0] != decimal_sign and _THREES.fullmatch(written) and whole.strip("0"):
            if marks[0] == "," and decimal_sign == ".":
                return _plain(whole + decimals)
            raise FormulaError(
                "formula-number-two", text, at, end,
                number=written, whole=_plain(whole + decimals), decimal=f"{_plain(whole)}.{decimals}0",
            )  # fmt: skip
        return f"{_plain(whole)}.{decimals}"
    if not grouped and _THREES.fullmatch(written):
        return _plain(written.replace(marks[0], ""))
    if not grouped and marks[-1] not in marks[:-1] and _THREES.fullmatch(whole):
        return f"{_plain(whole.replace(marks[0], ''))}.{decimals}"
    raise FormulaError("formula-number-unclear", text, at, end, number=written[:40])


def _plain(whole: str) -> str:
    """Return a whole number without leading zeros."""
    return whole.lstrip("0") or "0"
