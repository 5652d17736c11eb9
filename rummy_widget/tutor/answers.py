"""Read a learner's answer: the key of an option that was picked, or a number in any usual notation.

>>> read_answer("1 / 3"), read_answer("25 %"), read_answer("1 000"), read_answer("red-1")
(Fraction(1, 3), Fraction(1, 4), Fraction(1000, 1), 'red-1')
"""

from __future__ import annotations

import re
from collections.abc import Collection
from fractions import Fraction

from ..formulas.errors import FormulaError
from ..formulas.numerals import read_number
from ..text import words
from .errors import AttemptError

Answer = Fraction | str

MOST_TYPED = 40
"""The greatest number of characters allowed in an answer."""

_SIGN = re.compile(r"[-−+]?(?=[0-9])")
_REST = re.compile(r"\s*(?:/\s*(?P<below>[0-9]{1,12})|(?P<percent>%))?")
_PARTS = re.compile(r"[0-9]{1,12}(?:\.[0-9]{1,12})?")


def read_answer(typed: str) -> Answer:
    """Return a learner's answer as a number or, if it is not a number, as a string.

    A string is returned without leading and trailing spaces. A number may have spaces between thousands, and
    the decimal sign of the current language. Nothing is calculated: `2 + 2` is returned as a string, and so
    is a number that could be read in two ways. Raises ValueError if *typed* has more than 40 characters.

    >>> with words.speaking("ro"):
    ...     read_answer("1,5"), read_answer("1 000"), read_answer("1.000")
    (Fraction(3, 2), Fraction(1000, 1), '1.000')
    """
    if len(typed) > MOST_TYPED:
        raise ValueError(f"an answer has at most {MOST_TYPED} characters, not {len(typed)}")
    text = typed.strip()
    try:
        number = _number(text)
    except FormulaError:
        return text
    return text if number is None else number


def _number(text: str) -> Fraction | None:
    """Return the value of *text* if it is a number as written in the current language, otherwise None.

    Raises FormulaError if it is a number that is badly written or could be read in two ways.
    """
    sign = _SIGN.match(text)
    if sign is None:
        return None
    found = read_number(text, sign.end(), decimal_sign=words.say("number-decimal", whole="", part=""))
    rest = _REST.fullmatch(text, found.end)
    if rest is None or found.exponent or not _PARTS.fullmatch(found.digits) or "e" in text.lower():
        return None
    below = int(rest["below"] or 1)
    if below == 0:
        return None
    top = Fraction(found.digits) * (-1 if sign[0] in ("-", "−") else 1)
    return top / below / (100 if rest["percent"] else 1)


def typed_answer(typed: object, options: Collection[str] = ()) -> str:
    """Check that a learner's picked or typed answer is a possible one, and return it.

    *options* are the keys of the answers to pick from. If there are none, the answer has to be a number, and
    it is returned as typed, without leading and trailing spaces. Raises AttemptError, with a message for the
    learner, if *typed* is not one of the options, or not a number.
    """
    if not isinstance(typed, str) or not typed.strip():
        raise AttemptError(words.say("answer-none"))
    if options:
        if typed not in options:
            raise AttemptError(words.say("answer-not-option"))
        return typed
    try:
        number = _number(typed.strip()) if len(typed) <= MOST_TYPED else None
    except FormulaError as error:  # its sentence says how to write the number
        raise AttemptError(error.sentence) from None
    if number is None:
        raise AttemptError(words.say("answer-not-number", answer=typed.strip()[:20]))
    return typed.strip()


def answer_text(answer: Answer) -> str:
    """Return an answer as a short string; a number is written as a whole number, decimal or fraction.

    >>> answer_text(read_answer(" 1,000 ")), answer_text(read_answer("0.5")), answer_text(read_answer("2/6"))
    ('1000', '0.5', '1/3')
    """
    if isinstance(answer, str):
        return answer
    if answer.denominator == 1:
        return str(answer.numerator)
    return f"{float(answer):.4g}" if (answer * 10_000).denominator == 1 else str(answer)
