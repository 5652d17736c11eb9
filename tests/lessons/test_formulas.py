"""Typed answers are read as students mean them, said back, and computed exactly."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from math import comb, factorial, perm
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_widget.formulas import Formula, FormulaError, echo, mathml, read_formula, value
from rummy_widget.formulas.tree import (
    Arrange,
    Choose,
    Factorial,
    Negative,
    Node,
    Number,
    Percent,
    Power,
    Product,
    Sum,
    Symbol,
)

RACKS = comb(106, 14)
READ = {
    # Choosing, in all ways of writing it.
    "C(106,14)": ("C(106, 14)", RACKS),
    "C(106, 14)": ("C(106, 14)", RACKS),
    "C(106;14)": ("C(106, 14)", RACKS),
    "c(106,14)": ("C(106, 14)", RACKS),
    "binom(106,14)": ("C(106, 14)", RACKS),
    "Binomial(106,14)": ("C(106, 14)", RACKS),
    "choose(106,14)": ("C(106, 14)", RACKS),
    "nCr(106,14)": ("C(106, 14)", RACKS),
    "COMBIN(106;14)": ("C(106, 14)", RACKS),
    "C_106^14": ("C(106, 14)", RACKS),
    "C_{106}^{14}": ("C(106, 14)", RACKS),
    "C^14_106": ("C(106, 14)", RACKS),
    "106C14": ("C(106, 14)", RACKS),
    "106 C 14": ("C(106, 14)", RACKS),
    "106 choose 14": ("C(106, 14)", RACKS),
    r"\binom{106}{14}": ("C(106, 14)", RACKS),
    "C(5+1, 2*2)": ("C(5 + 1, 2 · 2)", 15),
    "C(C(5,2),2)": ("C(C(5, 2), 2)", 45),
    "C(2,3)": ("C(2, 3)", 0),
    "C(5,007)": ("C(5, 7)", 0),
    # In order, and factorials.
    "A(5,2)": ("A(5, 2)", 20),
    "P(5,2)": ("A(5, 2)", 20),
    "A_5^2": ("A(5, 2)", 20),
    "5P2": ("A(5, 2)", 20),
    "5!": ("5!", 120),
    "5 !": ("5!", 120),
    "fact(5)": ("5!", 120),
    "0!": ("0!", 1),
    "(5!)!/5!": ("(5!)!/5!", factorial(119)),
    # Signs.
    "2x3": ("2 · 3", 6),
    "2 X 3": ("2 · 3", 6),
    "2*3": ("2 · 3", 6),
    "2·3": ("2 · 3", 6),
    "2 × 3": ("2 · 3", 6),
    r"2 \cdot 3": ("2 · 3", 6),
    "2(3)": ("2 · 3", 6),
    "(2)3": ("2 · 3", 6),
    "C(5,2)3": ("C(5, 2) · 3", 30),
    "52!/(5!47!)": ("52!/(5! · 47!)", comb(52, 5)),
    "(2)(3)": ("2 · 3", 6),
    "4C(13,3)": ("4 · C(13, 3)", 1144),
    "[5 - 2] * {3}": ("(5 − 2) · 3", 9),
    "5 − 2 – 1": ("5 − 2 − 1", 2),
    "6 ÷ 3": ("6/3", 2),
    r"\frac{1}{3}": ("1/3", Fraction(1, 3)),
    "1/2/3": ("1/2/3", Fraction(1, 6)),
    "12/106*11/105": ("12/106 · 11/105", Fraction(12 * 11, 106 * 105)),
    "2-(3-4)": ("2 − (3 − 4)", 3),
    "--5": ("−(−5)", 5),
    "+5": ("5", 5),
    "2*-3": ("2 · (−3)", -6),
    # Powers.
    "2^10": ("2^10", 1024),
    "2**10": ("2^10", 1024),
    "2¹⁰": ("2^10", 1024),
    "2⁻³": ("2^(−3)", Fraction(1, 8)),
    "2^{10}": ("2^10", 1024),
    "2^-3": ("2^(−3)", Fraction(1, 8)),
    "2^3^2": ("2^(3^2)", 512),
    "(2^3)^2": ("(2^3)^2", 64),
    "-2^2": ("−2^2", -4),
    "(-2)^2": ("(−2)^2", 4),
    "2^3!": ("2^(3!)", 64),
    "3!^2": ("3!^2", 36),
    "2*3^2": ("2 · 3^2", 18),
    "0^0": ("0^0", 1),
    # Numbers.
    "0.25": ("0.25", Fraction(1, 4)),
    "0,25": ("0.25", Fraction(1, 4)),
    ".5": ("0.5", Fraction(1, 2)),
    "0,125": ("0.125", Fraction(1, 8)),
    "3.14159": ("3.14159", Fraction(314159, 100000)),
    "1234,567": ("1234.567", Fraction(1234567, 1000)),
    "12,5%": ("12.5%", Fraction(1, 8)),
    "12.5 %": ("12.5%", Fraction(1, 8)),
    "1.125e0 + 1": ("1.1250 + 1", Fraction(17, 8)),
    "C^1_1.000%": ("C(1.0000, 1)%", Fraction(1, 100)),
    "33.333%": ("33.333%", Fraction(33333, 100000)),
    "1/4%": ("1/4%", 25),
    "1 000": ("1000", 1000),
    "1 000 000": ("1000000", 1_000_000),
    "1\u202f000\u00a0000": ("1000000", 1_000_000),
    "1 000,5": ("1000.5", Fraction(2001, 2)),
    "1,000,000": ("1000000", 1_000_000),
    "1.000.000": ("1000000", 1_000_000),
    "1,000.5": ("1000.5", Fraction(2001, 2)),
    "1.000,5": ("1000.5", Fraction(2001, 2)),
    "1.5e-3": ("1.5e-3", Fraction(3, 2000)),
    "2E3": ("2e3", 2000),
    "1,2e-5": ("1.2e-5", Fraction(12, 10**6)),
    "007": ("7", 7),
}


@pytest.mark.parametrize("typed", READ, ids=repr)
def test_what_students_write_is_read_as_they_mean_it(typed: str) -> None:
    said, worth = READ[typed]
    formula = read_formula(typed, ())
    assert (echo(formula), value(formula)) == (said, worth)


WITH_LETTERS = {
    "n(n-1)/2": "n · (n − 1)/2",
    "N(N-1)/2": "n · (n − 1)/2",
    "n!/(k!(n-k)!)": "n!/(k! · (n − k)!)",
    "nCk": "C(n, k)",
    "n C k": "C(n, k)",
    "C_n^k": "C(n, k)",
    "2n": "2 · n",
    "2n*3": "2 · n · 3",
    "-2n*3": "−2 · n · 3",
    "nk": "n · k",
    "nxk": "n · k",
    "2^n-1": "2^n − 1",
    "2^(n-1)": "2^(n − 1)",
    "n(n-1)2^k": "n · (n − 1) · 2^k",
    "2n^2": "2 · n^2",
    "n²": "n^2",
    "C(n+k-1, k)": "C(n + k − 1, k)",
}


@pytest.mark.parametrize("typed", WITH_LETTERS)
def test_letters_stand_for_numbers(typed: str) -> None:
    formula = read_formula(typed, ("n", "k"))
    assert echo(formula) == WITH_LETTERS[typed]
    assert value(formula, {"n": 7, "k": 3}) == value(read_formula(WITH_LETTERS[typed]), {"n": 7, "k": 3})


def test_where_the_letters_are_n_and_r_a_name_may_be_three_of_them() -> None:
    assert echo(read_formula("nCr", ("n", "r"))) == "C(n, r)"
    assert echo(read_formula("nCr(5, 2)", ("n", "r"))) == "C(5, 2)"


@pytest.mark.parametrize("symbols", ["x", "C", "e", "nk", "", "é", "P"])
def test_letters_that_mean_something_else_are_no_symbols(symbols: str) -> None:
    with pytest.raises(ValueError, match="a symbol is one letter"):
        read_formula("5", (symbols,))


# What cannot be read: the place that is pointed at, and part of what is said.
REFUSED = {
    "1,000": ("1,000", "two numbers. Type 1000, or 1.0000"),
    "1.000": ("1.000", "two numbers. Type 1000, or 1.0000"),
    "3 * 12,345 + 1": ("12,345", "Type 12345, or 12.3450"),
    "C((1,000),2)": ("1,000", "two numbers"),
    "C(1.000, 2)": ("1.000", "two numbers"),
    "C(1,000,2)": ("C(1,000,2)", "needs two numbers"),
    "C(5)": ("C(5)", "not one"),
    "fact(5, 2)": ("fact(5, 2)", "needs one number"),
    "5 + C": ("C", "numbers in brackets"),
    "C 5": ("C", "numbers in brackets"),
    "1/2n": ("1/2n", "What do you divide by"),
    "5!!": ("5!!", "two things"),
    "1:3": (":", "odds"),
    "C(5,2) = 10": ("=", "alone"),
    "5 6": ("5 6", "sign is missing"),
    "n2": ("n2", "sign is missing"),
    "5% 3": ("5% 3", "sign is missing"),
    "2^3 4": ("2^3 4", "sign is missing"),
    "C_5^2 3": ("C_5^2 3", "sign is missing"),
    "1 1/2": ("1 1", "sign is missing"),
    "(5 + 3": ("(", "never closed"),
    "5 + 3)": (")", "doesn't close"),
    "(5]": ("]", "doesn't close"),
    "5 + ()": ("()", "nothing between"),
    "5 +": ("+", "missing after"),
    "* 5": ("*", "missing before"),
    "5 */ 3": ("/", "missing before"),
    "3.": ("3.", "A digit is missing"),
    "1,23,456": ("1,23,456", "as a number"),
    "5 tiles": ("tiles", "means nothing"),
    "5m": ("m", "these letters: n, k"),
    "С(5,2)": ("С", "looks like “C”"),
    "5 + √4": ("√", "means nothing"),
    "5/(3-3)": ("(3-3)", "divides by zero"),
    "C(5,2)/0": ("0", "divides by zero"),
    "(2-5)!": ("(2-5)", "not -3"),
    "C(5/2, 2)": ("5/2", "not 5/2"),
    "4^(1/2)": ("(1/2)", "whole number"),
    "1 + 9^9^9": ("9^9^9", "that large"),
    "  ": ("  ", "typed anything yet"),
}


@pytest.mark.parametrize("typed", REFUSED, ids=repr)
def test_what_cannot_be_read_is_pointed_at(typed: str) -> None:
    place, said = REFUSED[typed]
    with pytest.raises(FormulaError) as found:
        read_formula(typed)
    assert typed[found.value.start : found.value.end] == place
    assert said in found.value.sentence
    assert found.value.text == typed


def test_the_libraries_are_loaded_with_the_first_answer_and_no_sooner() -> None:
    code = "import sys, rummy_widget.formulas; print({'lark', 'sympy', 'fluent'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "set()\n"


# -- fuzzing: anything at all is read or refused, and trees survive being said ------------------------

SIGNS = st.text(
    st.sampled_from([*"0123456789", *"+-*/^!%()[]{}.,;:_=", *"nkxCAPe", *" \\²−×·"]) | st.characters(),
    max_size=60,
)
WORDS = [
    "C(", "A(", ")", "(", ",", "5", "12", "0.5", "n", "k", "!", "%", "^", "+", "-", "*", "/", " ", "1,000",
    "C_5^2", "5C2", "x", "\\frac{1}{2}",
]  # fmt: skip
PIECES = st.lists(st.sampled_from(WORDS), max_size=25).map("".join)


def attempt(typed: str) -> Formula | FormulaError:
    try:
        return read_formula(typed)
    except FormulaError as error:
        return error


@given(SIGNS | PIECES)
def test_anything_typed_is_read_or_refused(typed: str) -> None:
    found = attempt(typed)
    if isinstance(found, FormulaError):
        assert found.sentence
        assert 0 <= found.start <= found.end <= len(typed)
        return
    said = echo(found)
    assert echo(read_formula(said)) == said
    ElementTree.fromstring(mathml(found))


def trees(leaves: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
    def over(inner: st.SearchStrategy[Node]) -> st.SearchStrategy[Node]:
        several = st.lists(inner, min_size=2, max_size=3).map(tuple)
        signs = st.lists(st.booleans(), min_size=2, max_size=2)
        one: list[Callable[[Node], Node]] = [Negative, Percent, Factorial]
        two: list[Callable[[Node, Node], Node]] = [Power, Choose, Arrange]
        return (
            several.map(Sum)
            | st.builds(lambda parts, over: Product(parts, (False, *over[: len(parts) - 1])), several, signs)
            | st.builds(lambda make, part: make(part), st.sampled_from(one), inner)
            | st.builds(lambda make, left, right: make(left, right), st.sampled_from(two), inner, inner)
        )

    return st.recursive(leaves, over, max_leaves=8)


NUMBERS = st.integers(0, 12).map(lambda number: Number(str(number))) | st.sampled_from(
    [Number("0.25"), Number("2.50", -1), Number("1", 2)]
)


def plainly(node: Node, at: dict[str, int]) -> Fraction:
    """The value again, with no care for what it takes."""
    match node:
        case Number(digits, exponent):
            return Fraction(f"{digits}e{exponent}")
        case Symbol(name):
            return Fraction(at[name])
        case Negative(part):
            return -plainly(part, at)
        case Sum(parts):
            return sum((plainly(part, at) for part in parts), Fraction(0))
        case Product(parts, over):
            found = Fraction(1)
            for part, below in zip(parts, over, strict=True):
                found *= 1 / plainly(part, at) if below else plainly(part, at)
            return found
        case Power(base, exponent):
            return Fraction(plainly(base, at) ** whole(plainly(exponent, at)))
        case Percent(part):
            return plainly(part, at) / 100
        case Factorial(part):
            return Fraction(factorial(whole(plainly(part, at))))
        case Choose(many, few):
            return Fraction(comb(whole(plainly(many, at)), whole(plainly(few, at))))
        case Arrange(many, few):
            return Fraction(perm(whole(plainly(many, at)), whole(plainly(few, at))))


def whole(number: Fraction) -> int:
    if number.denominator != 1:
        raise ValueError(f"{number} is not whole")
    return number.numerator


@given(trees(NUMBERS))
def test_a_value_is_what_plain_arithmetic_gives(tree: Node) -> None:
    try:
        found = value(Formula("", tree))
    except FormulaError as error:
        if error.key != "formula-large":
            with pytest.raises((ValueError, ZeroDivisionError)):
                plainly(tree, {})
        return
    assert found == plainly(tree, {})


@given(trees(NUMBERS | st.sampled_from([Symbol("n"), Symbol("k")])))
def test_what_is_said_reads_back_as_the_same(tree: Node) -> None:
    formula = Formula("", tree, ("n", "k"))
    at = {"n": 5, "k": 2}
    again = attempt(echo(formula))
    if isinstance(again, FormulaError):
        # It was read, and has no value.
        assert re.fullmatch("formula-(large|over-zero|.*-whole)", again.key)
        return
    assert again.letters == formula.letters
    assert echo(again) == echo(formula)
    try:
        found = value(formula, at)
    except FormulaError:
        return
    assert value(again, at) == found


# -- typeset -----------------------------------------------------------------------------------------

TYPESET = {
    "1/3": "<mfrac><mn>1</mn><mn>3</mn></mfrac>",
    "C(n,k)": '<mo>(</mo><mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac><mo>)</mo>',
    "(n-1)/2": "<mfrac><mrow><mi>n</mi><mo>−</mo><mn>1</mn></mrow><mn>2</mn></mfrac>",
    "n(n-1)/2": "<mfrac><mrow><mi>n</mi><mo>·</mo><mrow><mo>(</mo>",
    "12/106*11/105": "</mfrac><mo>·</mo><mfrac><mn>11</mn><mn>105</mn></mfrac>",
    "(1+n)/2*3": "<mfrac><mrow><mo>(</mo><mrow><mn>1</mn>",
    "-2*3": "<mrow><mrow><mo>−</mo><mn>2</mn></mrow><mo>·</mo><mn>3</mn></mrow>",
    "2^(n-1)": "<msup><mn>2</mn><mrow><mi>n</mi><mo>−</mo><mn>1</mn></mrow></msup>",
    "1.5e-3": "<mn>1.5</mn><mo>×</mo><msup><mn>10</mn><mrow><mo>−</mo><mn>3</mn></mrow></msup>",
    "A(5,2)": "<msubsup><mi>A</mi><mn>5</mn><mn>2</mn></msubsup>",
    "(1/2)^2": "<mo>(</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><mo>)</mo>",
}


@pytest.mark.parametrize("typed", TYPESET)
def test_a_formula_is_typeset_for_eyes_and_ears(typed: str) -> None:
    formula = read_formula(typed)
    shown = mathml(formula)
    assert TYPESET[typed] in shown
    assert ElementTree.fromstring(shown).attrib["alttext"] == echo(formula)
