"""Compute the exact value of a formula, without ever computing a number that is too large.

A power or a factorial may be huge, so the number of bits of the result is estimated before it is computed; if
there would be too many, the formula is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb, e, factorial, log2, perm
from typing import NamedTuple

from . import tree
from .errors import FormulaError, quote_typed
from .formula import Formula
from .tree import Node

MOST_BITS = 8_192
"""The largest number of bits of a numerator or denominator.

The numbers of racks that can be dealt from all tiles of the game have up to 400 bits.
"""
MOST_FACTORIAL = 800


def value(formula: Formula, at: Mapping[str, int | Fraction] | None = None) -> Fraction:
    """Return the exact value of a formula; *at* gives the values of its letters, if it contains any.

    Raises FormulaError if the formula has no value, or if its value is too large, and KeyError if *at* gives
    no value for one of its letters.

    >>> from rummy_widget.formulas import read_formula
    >>> value(read_formula("C(106, 14) / C(106, 15)"))
    Fraction(15, 92)
    >>> value(read_formula("n! / (n - k)!"), {"n": 5, "k": 2})
    Fraction(20, 1)
    """
    return _Evaluator(formula.text, at or {}).of(formula.tree)


class _Evaluator(NamedTuple):
    """A calculator that computes the values of the parts of one formula.

    `text` is the formula as it was typed, for error messages, and `at` gives the values of its letters.
    """

    text: str
    at: Mapping[str, int | Fraction]

    def of(self, node: Node) -> Fraction:
        """Return the value of a node; raise FormulaError if it has no value or too large a value."""
        return self._checked(node, self._of(node))

    def _of(self, node: Node) -> Fraction:
        """Return the value of a node without checking its size; the values of its parts are checked."""
        match node:
            case tree.Number():
                return node.value
            case tree.Symbol(name):
                return Fraction(self.at[name])
            case tree.Negative(part):
                return -self.of(part)
            case tree.Percent(part):
                return self.of(part) / 100
            # A sum or product of two results of at most MOST_BITS bits has at most about twice as many bits.
            case tree.Sum(parts):
                total = Fraction(0)
                for part in parts:
                    total = self._checked(node, total + self.of(part))
                return total
            case tree.Product(parts, over):
                product = Fraction(1)
                for part, divides in zip(parts, over, strict=True):
                    factor = self.of(part)
                    if divides and factor == 0:
                        raise self._error("formula-over-zero", part)
                    product = self._checked(node, product / factor if divides else product * factor)
                return product
            case tree.Power(base, exponent):
                return self._power(node, self.of(base), self.of(exponent))
            case tree.Factorial(part):
                number = self._whole("formula-factorial-whole", part)
                if number > MOST_FACTORIAL:
                    raise self._too_large(node)
                return Fraction(factorial(number))
            case tree.Choose(many, few) | tree.Arrange(many, few):
                numbers = (self._whole("formula-choose-whole", part) for part in (many, few))
                return self._count(node, *numbers)

    def _whole(self, key: str, part: Node) -> int:
        """Return the value of a node that must be a whole number of at least 0.

        Raises FormulaError if the value is any other number; *key* is the key of the error's message.
        """
        number = self.of(part)
        if number.denominator != 1 or number < 0:
            raise self._error(key, part, number=quote_typed(str(number)))
        return number.numerator

    def _power(self, node: tree.Power, base: Fraction, exponent: Fraction) -> Fraction:
        """Return a base raised to an exponent; raise FormulaError if the power is undefined or too large."""
        if exponent.denominator != 1:
            raise self._error("formula-power-whole", node.exponent)
        if base == 0 and exponent < 0:
            raise self._error("formula-over-zero", node.base)
        if abs(exponent) > MOST_BITS or (bits(base) - 1) * abs(exponent) > MOST_BITS:
            raise self._too_large(node)
        return Fraction(base**exponent.numerator)

    def _count(self, node: tree.Choose | tree.Arrange, n: int, k: int) -> Fraction:
        """Return the value of C(n, k) or A(n, k); raise FormulaError if it would be too large."""
        if k > n:
            return Fraction(0)
        ordered = isinstance(node, tree.Arrange)
        factors = k if ordered else min(k, n - k)
        if factors > MOST_BITS or factors * _factor_bits(n, factors, ordered) > MOST_BITS:
            raise self._too_large(node)
        return Fraction(perm(n, k) if ordered else comb(n, factors))

    def _checked(self, node: tree.FormulaPart, number: Fraction) -> Fraction:
        """Return a number unchanged, or raise FormulaError if it has too many bits."""
        if bits(number) > MOST_BITS:
            raise self._too_large(node)
        return number

    def _too_large(self, node: tree.FormulaPart) -> FormulaError:
        """Return the error for a result that is too large."""
        return self._error("formula-large", node)

    def _error(self, key: str, node: tree.FormulaPart, **said: str | int) -> FormulaError:
        """Return an error that points at *node*, a part of the formula.

        *key* is the id of the error's message, and *said* are the values to fill into it.
        """
        return FormulaError(key, self.text, node.start, node.end, **said)


def bits(number: Fraction) -> int:
    """Return the number of bits of the numerator or denominator, whichever has more.

    >>> bits(Fraction(255, 2)), bits(Fraction(1, 1024))
    (8, 11)
    """
    return max(number.numerator.bit_length(), number.denominator.bit_length())


def _factor_bits(n: int, factors: int, ordered: bool) -> float:
    """Return a number r such that C(n, k) is at most 2 ** (k * r); k is the argument *factors*.

    If *ordered* is true, the result holds for A(n, k) instead. C(n, k) is the number of ways to choose k of n
    things; A(n, k) is this number if their order counts. The result follows from C(n, k) <= (e * n / k) ** k
    and A(n, k) <= n ** k.
    """
    if not factors:
        return 0.0
    return log2(n) if ordered else log2(n) - log2(factors) + log2(e)
