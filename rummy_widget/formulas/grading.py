"""Grade a typed answer: parse it, and compare it with the right answer and with typical wrong ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from typing import Any, TypeAlias

from ..text import words
from .errors import FormulaError
from .formula import Formula, echo, mathml
from .keys import Key
from .points import compare
from .proofs import prove
from .reading import read_formula
from .values import value
from .written import written_number


class Mark(StrEnum):
    """The outcome of grading: an answer is right, wrong or unreadable.

    An answer that is not precise enough counts as unreadable, too, and so does not count as a try.
    """

    RIGHT = "right"
    WRONG = "wrong"
    UNREADABLE = "unreadable"


class ProofMethod(StrEnum):
    """The way in which an answer was found to be right.

    The answer equals the right one (EXACT), is a rounded value of it (ROUNDED), is a formula that was proved
    equal to it (PROVED), or is a formula that was equal to it for many tested values of the letters (TESTED).
    """

    EXACT = "exact"
    ROUNDED = "rounded"
    PROVED = "proved"
    TESTED = "tested"


Prover: TypeAlias = Callable[[Formula, Formula], bool]
"""A function that returns True if it proves two formulas equal, and False if it finds no proof in time."""


@dataclass(frozen=True, slots=True)
class GradedAnswer:
    """The grade of one answer.

    `outcome` says whether the answer is right. `read_as` and `typeset` are the answer as it was understood,
    as plain text and as MathML. `sentence` is the message for the student; `start` and `end` mark the part of
    the typed answer that the message is about. `misconception` is the name of the misconception that leads to
    this wrong answer, if there is a known one. `method` says how the answer was found to be right, and
    `points` is the number of points (combinations of values of the letters) at which it was tested; 0 if it
    was not found right by testing.
    """

    outcome: Mark
    sentence: str
    read_as: str = ""
    typeset: str = ""
    misconception: str | None = None
    method: ProofMethod | None = None
    points: int = 0
    start: int = 0
    end: int = 0

    @property
    def how(self) -> str:
        """The phrase that says how the answer was found to be right, or "" if it is not right."""
        return words.say("graded-how", way=str(self.method), points=self.points) if self.method else ""


def grade(text: str, key: Key, prover: Prover | None = prove) -> GradedAnswer:
    """Return the grade of a typed answer, found by comparing it with the answer key.

    *prover* is a function that tries to prove two formulas equal; if it is None, no proof is tried. An answer
    that cannot be read gets the mark `UNREADABLE`.

    >>> third = Key(Fraction(1, 3), digits=3, misconceptions={"complement": Fraction(2, 3)})
    >>> for typed in ("2/6", "33,33%", "0.3", "0.667", "1,000/3"):
    ...     base = grade(typed, third)
    ...     print(typed, "->", base.outcome, base.how or base.misconception)
    2/6 -> right exact
    33,33% -> right rounded
    0.3 -> unreadable None
    0.667 -> wrong complement
    1,000/3 -> unreadable None

    A formula with letters is compared with the formula of the key at many values of the letters. If the two
    are always equal, *prover* is asked for a proof.

    >>> from rummy_widget.formulas import key_of
    >>> grade("n!/(2 (n-2)!)", key_of("C(n, 2)", symbols=["n"]), prover=None).how
    'tested at 40 points'
    """
    try:
        formula = read_formula(text, key.symbols, decimal=key.digits is not None)
    except FormulaError as error:
        return GradedAnswer(Mark.UNREADABLE, error.sentence, start=error.start, end=error.end)
    sentence = words.say("graded-wrong")
    base = GradedAnswer(Mark.WRONG, sentence, read_as=echo(formula), typeset=mathml(formula), end=len(text))
    if isinstance(key.answer, Formula):
        return _symbolic(base, formula, key, key.answer, prover)
    return _numeric(base, formula, key, key.answer)


def _numeric(base: GradedAnswer, formula: Formula, key: Key, answer: Fraction) -> GradedAnswer:
    """Return the grade of an answer to an exercise whose right answer is a number.

    Args:
        base: The grade so far, which says how the answer was understood.
        formula: The student's answer.
        key: The answer key: the right answer, the number of digits needed, and known wrong answers.
        answer: The right answer in *key*, as a fraction.
    """
    number = value(formula)
    if number == answer:
        return _right(base, ProofMethod.EXACT)
    typed = written_number(formula.tree)
    if typed is None or (typed.whole and (key.digits or answer.denominator == 1)):
        # Fractions and calculations aren't rounded values, and neither are whole numbers if the exercise asks
        # for decimals.
        return _wrong(base, key, lambda wrong: number == wrong)
    if key.digits is None or answer.denominator == 1:
        if typed.is_rounding_of(answer):
            return replace(base, outcome=Mark.UNREADABLE, sentence=words.say("graded-exact-asked"))
        return _wrong(base, key, typed.is_rounding_of)
    if typed.places < key.digits:
        return replace(base, outcome=Mark.UNREADABLE, sentence=words.say("graded-digits", digits=key.digits))
    if typed.is_rounding_of(answer):
        return _right(base, ProofMethod.ROUNDED)
    base = _wrong(base, key, typed.is_rounding_of)
    if base.misconception is None and typed.is_near(answer):
        return replace(base, sentence=words.say("graded-near"))
    return base


def _symbolic(
    base: GradedAnswer, formula: Formula, key: Key, answer: Formula, prover: Prover | None
) -> GradedAnswer:
    """Return the grade of an answer to an exercise whose right answer is a formula with letters.

    Args:
        base: The grade so far, which says how the answer was understood.
        formula: The student's answer.
        key: The answer key.
        answer: The right answer.
        prover: A function that tries to prove two formulas equal; if it is None, no proof is tried.
    """
    found = compare(formula, answer)
    if found.problem:
        start, end, sentence = found.problem.start, found.problem.end, found.problem.sentence
        return replace(base, outcome=Mark.UNREADABLE, sentence=sentence, start=start, end=end)
    if not found.same:
        return _wrong(base, key, lambda wrong: compare(formula, wrong).same)
    if formula.tree == answer.tree or (prover and prover(formula, answer)):
        return _right(base, ProofMethod.PROVED)
    return _right(base, ProofMethod.TESTED, found.points)


def _right(base: GradedAnswer, method: ProofMethod, points: int = 0) -> GradedAnswer:
    """Return the grade of a right answer.

    *base* is the grade so far, which says how the answer was understood. *method* says how the answer was
    found to be right. If the method is testing, *points* is the number of tested combinations of values of
    the letters.
    """
    sentence = words.say("graded-right", way=str(method), points=points)
    return replace(base, outcome=Mark.RIGHT, sentence=sentence, method=method, points=points)


def _wrong(base: GradedAnswer, key: Key, matches: Callable[[Any], bool]) -> GradedAnswer:
    """Return the grade of a wrong answer, with the known misconception that leads to the answer, if any.

    *base* is the grade so far, and *key* the answer key, which lists known wrong answers with the
    misconceptions that lead to them. *matches* is a function that takes a known wrong answer, and returns
    whether the student's answer is equal to it.
    """
    for name, wrong in key.misconceptions.items():
        if matches(wrong):
            hint = words.say(f"mistake-{name}.hint") if words.has(f"mistake-{name}") else base.sentence
            return replace(base, misconception=name, sentence=hint)
    return base
