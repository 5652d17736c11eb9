"""Parse the answers that students type, echo them as understood, compute their exact values and grade them.

Nothing that was typed is ever executed as code.

>>> from rummy_widget.formulas import echo, read_formula, value
>>> typed = read_formula("C_52^5 / 4")
>>> echo(typed), value(typed)
('C(52, 5)/4', Fraction(649740, 1))
"""

from __future__ import annotations

from .errors import FormulaError
from .formula import Formula, echo, mathml
from .grading import GradedAnswer, Mark, ProofMethod, grade
from .keys import Key, key_of
from .reading import read_formula
from .values import value

__all__ = [
    "Formula", "FormulaError", "GradedAnswer", "Key", "Mark", "ProofMethod", "echo", "grade", "key_of",
    "mathml", "read_formula", "value",
]  # fmt: skip
