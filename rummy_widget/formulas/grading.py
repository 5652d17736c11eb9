"""Grade a typed answer: parse it, compare it exactly with the key, name the misconception if it is wrong."""

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
from .points import agree
from .proofs import prove
from .reading import read_formula
from .values import value
from .written import written


class Mark(StrEnum):
    """The result of grading. An answer that is unreadable or not precise enough costs the student nothing."""

    RIGHT = "right"
    WRONG = "wrong"
    UNREADABLE = "unreadable"


class ProofWay(StrEnum):
    """How an answer was found to be right."""

    EXACT = "exact"
    ROUNDED = "rounded"
    PROVED = "proved"
    TESTED = "tested"


Prover: TypeAlias = Callable[[Formula, Formula], bool]
"""A function that returns True if it proves two formulas equal, and False if it finds no proof in time."""


@dataclass(frozen=True, slots=True)
class GradedAnswer:
    """The grade of one answer.

    `read_as` and `typeset` are the answer as it was understood, as text and as MathML. `sentence` is the
    message for the student; `start` and `end` mark the part of the typed text that it refers to.
    `misconception` is the name of the misconception that leads to this wrong answer, if it is known. `way`
    says how the answer was found to be right, and `points` at how many values it was tested.
    """

    outcome: Mark
    sentence: str
    read_as: str = ""
    typeset: str = ""
    misconception: str | None = None
    way: ProofWay | None = None
    points: int = 0
    start: int = 0
    end: int = 0

    @property
    def how(self) -> str:
        """The sentence that says how the answer was found to be right, or "" if it is not right."""
        return words.say("graded-how", way=str(self.way), points=self.points) if self.way else ""


def grade(text: str, key: Key, prover: Prover | None = prove) -> GradedAnswer:
    """Grade an answer as it was typed.

    >>> third = Key(Fraction(1, 3), digits=3, misconceptions={"complement": Fraction(2, 3)})
    >>> for typed in ("2/6", "33,33%", "0.3", "0.667", "1,000/3"):
    ...     graded = grade(typed, third)
    ...     print(typed, "->", graded.outcome, graded.how or graded.misconception)
    2/6 -> right exact
    33,33% -> right rounded
    0.3 -> unreadable None
    0.667 -> wrong complement
    1,000/3 -> unreadable None

    A formula is compared with the key's at many values of its letters. If all agree, *prover* is asked for a
    proof.

    >>> from rummy_widget.formulas import key_of
    >>> grade("n!/(2 (n-2)!)", key_of("C(n, 2)", symbols=["n"]), prover=None).how
    'tested at 40 points'
    """
    try:
        formula = read_formula(text, key.symbols, decimal=key.digits is not None)
    except FormulaError as error:
        return GradedAnswer(Mark.UNREADABLE, error.sentence, start=error.start, end=error.end)
    sentence = words.say("graded-wrong")
    read = GradedAnswer(Mark.WRONG, sentence, read_as=echo(formula), typeset=mathml(formula), end=len(text))
    if isinstance(key.answer, Formula):
        return _symbolic(read, formula, key, key.answer, prover)
    return _numeric(read, formula, key, key.answer)


def _numeric(read: GradedAnswer, formula: Formula, key: Key, answer: Fraction) -> GradedAnswer:
    """Grade an answer whose key is a number; *read* has what was understood of the answer."""
    number = value(formula)
    if number == answer:
        return _right(read, ProofWay.EXACT)
    typed = written(formula.tree)
    if typed is None or (typed.whole and (key.digits or answer.denominator == 1)):
        # A fraction or a calculation is never a rounded value, nor is a whole number if decimals are asked
        # for.
        return _wrong(read, key, lambda wrong: number == wrong)
    if key.digits is None or answer.denominator == 1:
        if typed.rounds(answer):
            return replace(read, outcome=Mark.UNREADABLE, sentence=words.say("graded-exact-asked"))
        return _wrong(read, key, typed.rounds)
    if typed.places < key.digits:
        return replace(read, outcome=Mark.UNREADABLE, sentence=words.say("graded-digits", digits=key.digits))
    if typed.rounds(answer):
        return _right(read, ProofWay.ROUNDED)
    graded = _wrong(read, key, typed.rounds)
    if graded.misconception is None and typed.near(answer):
        return replace(graded, sentence=words.say("graded-near"))
    return graded


def _symbolic(
    read: GradedAnswer, formula: Formula, key: Key, answer: Formula, prover: Prover | None
) -> GradedAnswer:
    """Grade an answer whose key is a formula with letters; *read* has what was understood of the answer."""
    found = agree(formula, answer)
    if found.problem:
        start, end, sentence = found.problem.start, found.problem.end, found.problem.sentence
        return replace(read, outcome=Mark.UNREADABLE, sentence=sentence, start=start, end=end)
    if not found.same:
        return _wrong(read, key, lambda wrong: agree(formula, wrong).same)
    if formula.tree == answer.tree or (prover and prover(formula, answer)):
        return _right(read, ProofWay.PROVED)
    return _right(read, ProofWay.TESTED, found.points)


def _right(read: GradedAnswer, way: ProofWay, points: int = 0) -> GradedAnswer:
    """Return the grade of a right answer; *points* is the number of values tested, if any."""
    sentence = words.say("graded-right", way=str(way), points=points)
    return replace(read, outcome=Mark.RIGHT, sentence=sentence, way=way, points=points)


def _wrong(read: GradedAnswer, key: Key, is_it: Callable[[Any], bool]) -> GradedAnswer:
    """Return the grade of a wrong answer, with the misconception in the key that leads to it, if any.

    *is_it* returns whether a wrong answer from the key is the one that the student gave.
    """
    for name, wrong in key.misconceptions.items():
        if is_it(wrong):
            hint = words.say(f"mistake-{name}.hint") if words.has(f"mistake-{name}") else read.sentence
            return replace(read, misconception=name, sentence=hint)
    return read
