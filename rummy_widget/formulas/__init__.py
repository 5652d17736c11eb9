"""Answers as students type them: read, said back, computed exactly and graded. Nothing typed is ever run.

>>> from rummy_widget.formulas import echo, read_formula, value
>>> typed = read_formula("C_52^5 / 4")
>>> echo(typed), value(typed)
('C(52, 5)/4', Fraction(649740, 1))
"""

from __future__ import annotations

from .errors import FormulaError
from .formula import Formula, echo, mathml
from .grading import GradedAnswer, Mark, ProofWay, grade
from .keys import Key, key_of
from .reading import read_formula
from .values import value

__all__ = [
    "Formula", "FormulaError", "GradedAnswer", "Key", "Mark", "ProofWay", "echo", "grade", "key_of",
    "mathml", "read_formula", "value",
]  # fmt: skip
