"""Answer keys: the right answer to an exercise and known wrong answers, as values, not as typed text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from .formula import Formula
from .points import compare
from .reading import read_formula


@dataclass(frozen=True, slots=True)
class Key:
    """The right answer to an exercise, and the wrong answers that known misconceptions lead to.

    `digits` is the number of digits after the point that a decimal answer needs (a percentage needs two
    fewer); None means that only the exact value is accepted. `misconceptions` maps the name of each known
    misconception to the wrong answer that it leads to. If the answers are formulas with several letters, they
    are compared only for values that do not increase in the order of `symbols`, as in n ≥ k.

    >>> Key(Fraction(1, 4), digits=3, misconceptions={"complement": Fraction(3, 4)}).symbols
    ()
    >>> Key(Fraction(1, 4), misconceptions={"complement": Fraction(1, 4)})
    Traceback (most recent call last):
    ValueError: the misconception 'complement' gives the right answer
    """

    answer: Fraction | Formula
    digits: int | None = None
    misconceptions: Mapping[str, Fraction | Formula] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.digits is not None and self.digits < 0:
            raise ValueError(f"digits after the point are 0 or more, not {self.digits}")
        for name, wrong in self.misconceptions.items():
            if isinstance(wrong, Formula) != isinstance(self.answer, Formula):
                raise ValueError(f"the misconception {name!r} is of another kind than the answer")
            if self._same(wrong):
                raise ValueError(f"the misconception {name!r} gives the right answer")

    @property
    def symbols(self) -> tuple[str, ...]:
        """The letters that an answer may contain."""
        return self.answer.symbols if isinstance(self.answer, Formula) else ()

    def _same(self, wrong: Fraction | Formula) -> bool:
        """Return whether an answer that is listed as wrong has in fact the same value as the right one."""
        if isinstance(self.answer, Formula) and isinstance(wrong, Formula):
            return compare(wrong, self.answer).same
        return wrong == self.answer


def key_of(
    answer: Fraction | str,
    *,
    digits: int | None = None,
    misconceptions: Mapping[str, Fraction | str] | None = None,
    symbols: Sequence[str] = (),
) -> Key:
    """Return an answer key; answers given as strings are parsed as formulas with the letters *symbols*.

    *digits* is the number of digits after the point that a decimal answer needs; if it is None, only the
    exact value is right. *misconceptions* maps the name of each known misconception to the wrong answer that
    it leads to. Raises ValueError if an answer cannot be parsed or a wrong answer is in fact right.

    >>> key_of("C(n, k)", symbols=["n", "k"], misconceptions={"order-counted": "A(n, k)"}).answer
    read_formula('C(n, k)', symbols=('n', 'k'))
    """

    def read(given: Fraction | str) -> Fraction | Formula:
        return read_formula(given, symbols) if isinstance(given, str) else Fraction(given)

    wrong = {name: read(given) for name, given in (misconceptions or {}).items()}
    return Key(read(answer), digits, wrong)
