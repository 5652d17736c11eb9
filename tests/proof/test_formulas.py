"""Typed answers at length: much fuzzing, identities proved, costly formulas kept within their limits."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import permutations

import psutil
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lessons import test_formulas as fuzzing
from rummy_widget.formulas import Formula, grade, key_of, read_formula
from rummy_widget.formulas.points import compare
from rummy_widget.formulas.proofs import SECONDS, Prover
from rummy_widget.formulas.tree import Node, Symbol

MANY = settings(max_examples=20_000)
SOME = settings(max_examples=150)
LETTERED = fuzzing.trees(fuzzing.NUMBERS | st.sampled_from([Symbol("n"), Symbol("k")]))

# The fuzzing of `make test`, two hundred times as much of it.
test_anything_typed_is_read_or_refused = MANY(
    given(fuzzing.SIGNS | fuzzing.PIECES)(
        fuzzing.test_anything_typed_is_read_or_refused.hypothesis.inner_test  # type: ignore[attr-defined]
    )
)
test_a_value_is_what_plain_arithmetic_gives = MANY(
    given(fuzzing.trees(fuzzing.NUMBERS))(
        fuzzing.test_a_value_is_what_plain_arithmetic_gives.hypothesis.inner_test  # type: ignore[attr-defined]
    )
)
test_what_is_said_reads_back_as_the_same = MANY(
    given(LETTERED)(
        fuzzing.test_what_is_said_reads_back_as_the_same.hypothesis.inner_test  # type: ignore[attr-defined]
    )
)


@pytest.fixture(scope="module")
def warm() -> Iterator[Prover]:
    """Made warm, and then with the patience that learners have."""
    prover = Prover(seconds=60)
    assert prover.prove(read_formula("n"), read_formula("n"))
    prover.seconds = SECONDS
    yield prover
    prover.stop()


# Ways to write the same; all in a line are equal, and no two lines are.
SAME = (
    ("C(n, k)", "n!/(k!(n-k)!)", "C(n, n-k)", "A(n,k)/k!", "C(n-1,k)+C(n-1,k-1)", "n/k*C(n-1,k-1)"),
    ("A(n, k)", "n!/(n-k)!", "k!*C(n,k)", "n*A(n-1,k-1)"),
    ("C(n, 2)", "n(n-1)/2", "(n^2-n)/2", "n!/(2(n-2)!)", "0.5n(n-1)"),
    ("C(n, 3)", "n(n-1)(n-2)/6", "(n^3-3n^2+2n)/6", "C(n,2)(n-2)/3"),
    ("n!", "n(n-1)!", "(n+1)!/(n+1)", "A(n,n)", "A(n,n-1)"),
    ("2^n", "2*2^(n-1)", "4^n/2^n", "8^n/4^n", "2^(n+k)/2^k"),
    ("C(n, 2)*2^k", "n(n-1)*2^(k-1)", "A(n,2)*2^k/2"),
    ("C(2n, 2)", "n(2n-1)", "C(n,2)*2 + n^2", "2n^2-n"),
    ("C(2n+2, k)", "C(2n+2, 2n+2-k)", "(2n+2)!/(k!(2n+2-k)!)"),
    ("C(n, k)*2^k", "n!*2^k/(k!(n-k)!)", "C(n,n-k)*4^k/2^k"),
    ("1 - C(n-2, k)/C(n, k)", "(C(n,k)-C(n-2,k))/C(n,k)", "1 - (n-k)(n-k-1)/(n(n-1))"),
    ("4(n-2)", "4n-8", "(n-2)+(n-2)+(n-2)*2"),
    ("n^k", "n*n^(k-1)", "n^(k+1)/n"),
    ("C(n,k)^2", "C(n,k)*C(n,n-k)"),
)
PAIRS = [(one, other) for line in SAME for one, other in permutations(line, 2)]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_equal_formulas_agree_and_are_proved(one: str, other: str, warm: Prover) -> None:
    left, right = read_formula(one), read_formula(other)
    assert compare(left, right).same
    assert warm.prove(left, right)


@pytest.mark.parametrize(("one", "other"), list(permutations([line[0] for line in SAME], 2)))
def test_others_differ_at_a_point_and_are_not_proved(one: str, other: str, warm: Prover) -> None:
    left, right = read_formula(one), read_formula(other)
    assert not compare(left, right).same
    warm.seconds = 0.5
    assert not warm.prove(left, right)
    warm.seconds = SECONDS


COSTLY = (
    "C(n,k) + C(n,9999)",
    "C(n,k) + n^8000 - n^8000",
    "(n+1)^8000/(n+1)^8000*C(n,k)",
    "C(n,k)*(n^n^n)/(n^n^n)",
    "C(n,k) + (n+k+1)^900 - (n+k+1)^900",
    "C(n,k)+C(n^9,k^9)-C(n^9,k^9)",
    "C(C(C(n,k),k),k)/C(C(C(n,k),k),k)*C(n,k)",
    "C(n,k)*((n!)!)/((n!)!)",
    "C(n,k)+(n+1)^99(k+1)^99-(k+1)^99(n+1)^99",
    "C(n,k)+C(n,700)+C(n,800)",
    "n^n^n^n",
    "((n!)!)!",
    "(n+k)^(n+k)^(n+k)",
    "C(n,k)+2^n^n-2^n^n",
    "C(n,k)+(1/(n+1)+1/(n+2)+1/(n+3)+1/(n+4)+1/(n+5))^40-1",
    "C(n,k)*(n+1)(n+2)(n+3)(n+4)(n+5)(n+6)(n+7)(n+8)/A(n+8,8)",
    "C(n,k)+(n+1)^300(n+2)^300(k+3)^300*0",
)


@pytest.mark.parametrize("typed", COSTLY)
def test_a_costly_formula_stays_within_its_limits(typed: str, warm: Prover) -> None:
    process = psutil.Process()
    before = process.memory_info().rss
    started = time.perf_counter()
    graded = grade(typed, key_of("C(n, k)", symbols=("n", "k")), prover=warm.prove)
    assert time.perf_counter() - started < SECONDS + 2
    assert graded.outcome in ("right", "wrong", "unreadable")
    assert process.memory_info().rss - before < 50 << 20
    if warm.pid is not None:
        assert psutil.Process(warm.pid).memory_info().rss < 512 << 20


@SOME
@given(LETTERED, LETTERED)
def test_what_is_proved_agrees_at_all_points(one: Node, other: Node) -> None:
    """Asked of pairs that nobody has compared at points first."""
    prover = ASKED
    left, right = Formula("", one, ("n", "k")), Formula("", other, ("n", "k"))
    if prover.prove(left, right):
        assert compare(left, right).counterexample is None


ASKED = Prover(seconds=1)
