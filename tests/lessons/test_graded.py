"""Answers are compared exactly, decimals by the digits given, formulas at many points and then by proof."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from math import comb

import psutil
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rummy_widget.formulas import GradedAnswer, Key, Mark, grade, key_of, proofs, read_formula
from rummy_widget.formulas.points import compare
from rummy_widget.formulas.proofs import Prover
from rummy_widget.text import words

THIRD = Key(
    Fraction(1, 3),
    digits=3,
    misconceptions={"complement": Fraction(2, 3), "with-replacement": Fraction(1, 4)},
)
COUNT = Key(Fraction(comb(52, 5)), misconceptions={"order-counted": Fraction(52 * 51 * 50 * 49 * 48)})


def told(graded: GradedAnswer) -> str:
    return f"{graded.outcome} {graded.how or graded.misconception or ''}".strip()


NUMBERS = [
    # A chance, to at least three digits after the point.
    (THIRD, "1/3", "right exact"),
    (THIRD, "2/6", "right exact"),
    (THIRD, "C(3,2)/9", "right exact"),
    (THIRD, "100/3 %", "wrong"),
    (THIRD, "(100/3)%", "right exact"),
    (THIRD, "0.333", "right rounded"),
    (THIRD, "0,333", "right rounded"),
    (THIRD, ".3333", "right rounded"),
    (THIRD, "33.3%", "right rounded"),
    (THIRD, "33,3333 %", "right rounded"),
    (THIRD, "3.33e-1", "right rounded"),
    (THIRD, "3.33 × 10^-1", "right rounded"),
    (THIRD, "0.33", "unreadable"),
    (THIRD, "0.3", "unreadable"),
    (THIRD, "33%", "unreadable"),
    (THIRD, "0.9", "unreadable"),
    (THIRD, "0.334", "wrong"),
    (THIRD, "0.3334", "wrong"),
    (THIRD, "-0.333", "wrong"),
    (THIRD, "33.3", "unreadable"),
    (THIRD, "0", "wrong"),
    (THIRD, "1", "wrong"),
    (THIRD, "333/1000", "wrong"),
    (THIRD, "2/3", "wrong complement"),
    (THIRD, "66.7%", "wrong complement"),
    (THIRD, "0.25", "unreadable"),
    (THIRD, "0.250", "wrong with-replacement"),
    (THIRD, "1/4", "wrong with-replacement"),
    (THIRD, "0.3333333333333333333333333333333333333333", "right rounded"),
    # A count: only exactly.
    (COUNT, "C(52,5)", "right exact"),
    (COUNT, "2598960", "right exact"),
    (COUNT, "2,598,960", "right exact"),
    (COUNT, "2 598 960.0", "right exact"),
    (COUNT, "52!/(5!47!)", "right exact"),
    (COUNT, "A(52,5)/5!", "right exact"),
    (COUNT, "2.598960e6", "right exact"),
    (COUNT, "2.6e6", "unreadable"),
    (COUNT, "2.7e6", "wrong"),
    (COUNT, "2598961", "wrong"),
    (COUNT, "A(52,5)", "wrong order-counted"),
    (COUNT, "311875200", "wrong order-counted"),
    (COUNT, "52^5", "wrong"),
]


@pytest.mark.parametrize(("key", "typed", "wanted"), NUMBERS, ids=[typed for _, typed, _ in NUMBERS])
def test_numbers_are_compared_exactly(key: Key, typed: str, wanted: str) -> None:
    assert told(grade(typed, key)) == wanted


def test_a_whole_number_may_be_asked_for_what_is_none() -> None:
    key = Key(Fraction(31, 3), digits=0)
    assert [told(grade(typed, key)) for typed in ("10", "10.3", "31/3", "11", "9")] == [
        "right rounded", "right rounded", "right exact", "wrong", "wrong",
    ]  # fmt: skip


def test_a_half_may_be_rounded_either_way() -> None:
    key = Key(Fraction(1, 8), digits=2)
    assert [told(grade(typed, key)) for typed in ("0.12", "0.13", "0.125", "12%", "13%", "0.11")] == [
        "right rounded", "right rounded", "right exact", "right rounded", "right rounded", "wrong",
    ]  # fmt: skip


@given(st.fractions(0, Fraction(99, 100)), st.integers(3, 8), st.integers(0, 4), st.booleans())
def test_a_rounded_value_is_right_and_one_beside_it_wrong(
    exact: Fraction, asked: int, more: int, percent: bool
) -> None:
    places = asked + more
    nearest = round(exact * 10**places)

    def typed(units: int) -> str:
        shown = places - 2 if percent else places
        return f"{Decimal(units).scaleb(-shown):.{shown}f}" + "%" * percent

    key = Key(exact, digits=asked)
    assert grade(typed(nearest), key).outcome == "right"
    assert grade(typed(nearest + 2), key).outcome == "wrong"


def test_what_was_cut_in_place_of_rounded_is_told() -> None:
    graded = grade("0.666", Key(Fraction(2, 3), digits=3))
    assert graded.outcome == "wrong"
    assert graded.sentence == "Very near. Round the last digit the other way."


def test_an_answer_is_said_back_before_it_is_graded() -> None:
    graded = grade("2x3 + C_5^2", COUNT)
    assert graded.read_as == "2 · 3 + C(5, 2)"
    assert graded.typeset.startswith('<math alttext="2 · 3 + C(5, 2)"')


def test_what_cannot_be_read_points_at_its_place() -> None:
    graded = grade("2 + 1,000", COUNT)
    assert (graded.outcome, graded.start, graded.end) == ("unreadable", 4, 9)
    assert graded.read_as == ""


# -- misconceptions ----------------------------------------------------------------------------------

SLIPS = (
    "order-counted", "with-replacement", "jokers-forgotten", "second-copy-forgotten", "fourteen-for-fifteen",
    "complement",
)  # fmt: skip


@pytest.mark.parametrize("name", SLIPS)
def test_a_usual_misconception_is_known_by_its_value_and_gets_its_hint(name: str) -> None:
    key = Key(Fraction(2, 7), digits=3, misconceptions={name: Fraction(5, 9)})
    for typed in ("5/9", "10/18", "C(5,1)/9", "0.556", "55.56%"):
        graded = grade(typed, key)
        assert told(graded) == f"wrong {name}"
        assert graded.sentence == words.say(f"mistake-{name}.hint")


def test_a_misconception_that_gives_the_right_answer_is_refused() -> None:
    with pytest.raises(ValueError, match="gives the right answer"):
        Key(Fraction(1, 2), misconceptions={"complement": Fraction(1, 2)})
    with pytest.raises(ValueError, match="gives the right answer"):
        key_of("C(n, k)", symbols=("n", "k"), misconceptions={"complement": "C(n, n - k)"})
    with pytest.raises(ValueError, match="another kind"):
        Key(Fraction(1, 2), misconceptions={"complement": read_formula("n")})


# -- formulas ----------------------------------------------------------------------------------------

PAIRS = key_of(
    "C(n, 2) * 2^k",
    symbols=("n", "k"),
    misconceptions={"order-counted": "A(n, 2) * 2^k", "second-copy-forgotten": "C(n, 2)"},
)


@pytest.mark.parametrize(
    "typed",
    [
        "n(n-1)2^(k-1)",
        "C(n,2)2^k",
        "n!/(2!(n-2)!)*2^k",
        "2^k*n*(n-1)/2",
        "(n^2-n)/2 * 2^k",
        "C(n, n-2) 2^k",
        "0.5n(n-1)2^k",
    ],
)
def test_equal_formulas_are_right_and_proved(typed: str, warm: Prover) -> None:
    assert told(grade(typed, PAIRS, prover=warm.prove)) == "right proved"
    assert told(grade(typed, PAIRS, prover=None)) in ("right proved", "right tested at 40 points")


@pytest.mark.parametrize(
    ("typed", "outcome"),
    [
        ("n(n-1)2^k", "wrong order-counted"),
        ("n(n-1)/2", "wrong second-copy-forgotten"),
        ("n(n+1)2^(k-1)", "wrong"),
        ("C(n,2)2^k + 1", "wrong"),
        ("12", "wrong"),
        ("n/(k-k)", "unreadable"),
        ("m", "unreadable"),
    ],
)
def test_other_formulas_are_wrong_at_a_point(typed: str, outcome: str) -> None:
    assert told(grade(typed, PAIRS, prover=None)) == outcome


def test_a_formula_that_has_a_value_where_it_is_right_alone_does_not_pass() -> None:
    for typed in ("1 + 0*(0-n)!", "C(n,k) + 0*(k-n)!", "C(n,k)*(n!)!/(n!)!"):
        graded = grade(typed, key_of("C(n, k)", symbols=("n", "k")), prover=None)
        assert told(graded) == "unreadable"
        assert typed[graded.start : graded.end] in ("(0-n)", "(k-n)", "(n!)!")


def test_a_formula_may_have_no_value_at_some_points() -> None:
    assert (
        told(grade("n/k*C(n-1,k-1)", key_of("C(n, k)", symbols=("n", "k")), prover=None))
        == "right tested at 40 points"
    )


def test_points_are_large_too() -> None:
    """A polynomial that vanishes at small numbers does not pass for 0."""
    product = "".join(f"(n-{each})" for each in range(25))
    assert not compare(read_formula(f"n + {product}"), read_formula("n", ["n"])).same


# -- the process that proves -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def warm() -> Iterator[Prover]:
    prover = Prover(seconds=20)
    assert prover.prove(read_formula("n"), read_formula("n"))
    yield prover
    prover.stop()


def test_where_there_is_no_other_process_it_is_proved_in_this_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "SINGLE_PROCESS", True)
    prover, one = Prover(seconds=60), read_formula("n!/(2(n - 2)!)", "n")
    assert prover.prove(one, read_formula("C(n, 2)", "n"))
    assert not prover.prove(one, read_formula("C(n, 3)", "n"))
    assert prover.pid is None
    prover.seconds = 0
    assert not prover.prove(one, read_formula("C(n, 2)", "n")), "it takes too long"
    monkeypatch.setitem(sys.modules, "sympy", None)
    assert not prover.prove(one, read_formula("C(n, 2)", "n")), "it can't be fetched"


def test_it_is_kept_warm(warm: Prover) -> None:
    before = warm.pid
    assert warm.prove(read_formula("C(n, k)"), read_formula("n!/(k!(n-k)!)"))
    assert warm.pid == before


def test_what_is_not_equal_is_never_proved(warm: Prover) -> None:
    assert not warm.prove(read_formula("C(n, k)"), read_formula("A(n, k)"))
    assert not warm.prove(read_formula("n^2"), read_formula("n^2 + 1"))


def test_one_that_does_not_answer_is_killed_and_started_anew() -> None:
    prover = Prover(seconds=20)
    assert prover.prove(read_formula("n"), read_formula("n"))
    stuck = prover.pid
    assert stuck is not None
    os.kill(stuck, signal.SIGSTOP)
    prover.seconds = 0.3
    assert not prover.prove(read_formula("n"), read_formula("n + k - k"))
    assert not psutil.pid_exists(stuck)
    prover.seconds = 20
    assert prover.prove(read_formula("n"), read_formula("n + k - k"))
    prover.stop()
    assert prover.pid is None


def test_one_that_was_ended_is_started_anew(warm: Prover) -> None:
    assert warm.pid is not None
    os.kill(warm.pid, signal.SIGKILL)
    time.sleep(0.2)
    assert warm.prove(read_formula("n + n"), read_formula("2n"))


def test_who_cannot_start_it_has_no_proof_and_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/nowhere/python")
    prover = Prover()
    assert not prover.prove(read_formula("n"), read_formula("n"))
    graded = grade("n + n", key_of("2 n", symbols=("n",)), prover=prover.prove)
    assert told(graded) == "right tested at 40 points"


def test_a_proof_has_its_limits(warm: Prover) -> None:
    resource = pytest.importorskip("resource")
    assert warm.pid is not None
    held = psutil.Process(warm.pid)
    assert held.rlimit(resource.RLIMIT_AS)[0] <= 512 << 20
    assert held.rlimit(resource.RLIMIT_FSIZE)[0] == 0
    assert held.rlimit(resource.RLIMIT_CPU)[0] < 3600


@pytest.mark.parametrize("typed", ["8.333", "8,333", " 8.333 ", "8.3333", "8,3333", "+8.333"])
def test_where_decimals_are_asked_a_number_has_them(typed: str) -> None:
    assert grade(typed, Key(Fraction(25, 3), digits=3)).outcome is Mark.RIGHT
    negative = typed.replace("8", "-8").replace("+", "")
    assert grade(negative, Key(Fraction(-25, 3), digits=3)).outcome is Mark.RIGHT


@pytest.mark.parametrize("typed", ["1,000", "1.000", "8.333", "2 + 1,000"])
def test_where_a_whole_number_is_asked_it_may_be_meant_in_two_ways(typed: str) -> None:
    """Marks are the same in every language, so none decides."""
    for language in words.languages():
        with words.speaking(language):
            assert grade(typed, Key(Fraction(1000))).outcome is Mark.UNREADABLE
            assert grade("1,000/3", Key(Fraction(1, 3), digits=3)).outcome is Mark.UNREADABLE
