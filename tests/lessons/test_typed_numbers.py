"""One reader reads every number that is typed; what differs is what each place can know about its marks.

A lesson knows the language that is spoken, which says what a mark means. An exercise of a class is graded
again from a file, elsewhere and in any language: there only what is asked can say it.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from rummy_widget.formulas import FormulaError, read_formula, value
from rummy_widget.text import words
from rummy_widget.tutor.answers import read_answer

UNCLEAR = None
# What is typed, and how it is read: in a lesson in English, in one in Romanian, in a class where a whole
# number or a formula is asked, and there where decimals are.
READ = [
    ("1000", 1000, 1000, 1000, 1000),
    ("0007", 7, 7, 7, 7),
    ("1 000", 1000, 1000, 1000, 1000),
    ("1\u202f000\u00a0000", 10**6, 10**6, 10**6, 10**6),
    ("1,000", 1000, 1, UNCLEAR, 1),
    ("1.000", 1, UNCLEAR, UNCLEAR, 1),
    ("8,333", 8333, "8.333", UNCLEAR, "8.333"),
    ("8.333", "8.333", UNCLEAR, UNCLEAR, "8.333"),
    ("1,000,000", 10**6, 10**6, 10**6, 10**6),
    ("1.000.000", 10**6, 10**6, 10**6, 10**6),
    ("1,000.5", "1000.5", "1000.5", "1000.5", "1000.5"),
    ("1.000,5", "1000.5", "1000.5", "1000.5", "1000.5"),
    ("1 000,5", "1000.5", "1000.5", "1000.5", "1000.5"),
    ("0.5", "0.5", "0.5", "0.5", "0.5"),
    ("0,500", "0.5", "0.5", "0.5", "0.5"),
    ("12,5", "12.5", "12.5", "12.5", "12.5"),
    ("1,000%", "0.01", "0.01", "0.01", "0.01"),
    ("1,00,0", UNCLEAR, UNCLEAR, UNCLEAR, UNCLEAR),
    ("1,000.000", "1000", "1000", "1000", "1000"),
]


def in_a_lesson(typed: str, language: str) -> Fraction | None:
    with words.speaking(language):
        read = read_answer(typed)
    return read if isinstance(read, Fraction) else UNCLEAR


def in_a_class(typed: str, *, decimal: bool) -> Fraction | None:
    try:
        return value(read_formula(typed, decimal=decimal))
    except FormulaError:
        return UNCLEAR


@pytest.mark.parametrize(("typed", "english", "romanian", "whole", "decimals"), READ)
def test_a_typed_number_is_read(
    typed: str,
    english: int | str | None,
    romanian: int | str | None,
    whole: int | str | None,
    decimals: int | str | None,
) -> None:
    found = in_a_lesson(typed, "en"), in_a_lesson(typed, "ro")
    for language in words.languages():
        with words.speaking(language):
            in_class = in_a_class(typed, decimal=False), in_a_class(typed, decimal=True)
        expected = (english, romanian, whole, decimals)
        assert (*found, *in_class) == tuple(None if each is None else Fraction(each) for each in expected)
