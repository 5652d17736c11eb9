"""Compare two formulas at many values of their letters; a single difference proves them unequal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from .errors import FormulaError
from .formula import Formula
from .values import value

ENOUGH = 40
"""The number of points at which formulas are compared."""
_SMALL = 25
_LARGE = (97, 106, 211, 307, 401, 523)


class Comparison(NamedTuple):
    """The result of comparing a typed formula with the right one at many points.

    A point is a value for each letter. `points` is the number of points at which the formulas were equal, and
    `counterexample` is the first point at which they differed, or None. `problem` is the first error that was
    raised when the typed formula was computed. It is only given if the formulas never differed, and if there
    were more points with an error than points at which the formulas were equal; otherwise it is None.
    """

    points: int
    counterexample: dict[str, int] | None = None
    problem: FormulaError | None = None

    @property
    def same(self) -> bool:
        """Whether the comparison shows no difference between the formulas, so that they count as equal.

        The formulas must have been equal at one or more points, and `counterexample` and `problem` must be
        None. A point is a value for each letter of the formulas.
        """
        return self.points > 0 and self.counterexample is None and self.problem is None


def compare(typed: Formula, right: Formula) -> Comparison:
    """Compare a typed formula with the right one, at up to 40 points at which both have a value.

    A point is a value for each letter. The comparison stops at the first point at which the formulas differ.

    >>> from rummy_widget.formulas import read_formula
    >>> typed = read_formula("n(n-1)(n-2)/6", ["n"])
    >>> compare(typed, read_formula("C(n, 3)", ["n"]))
    Comparison(points=40, counterexample=None, problem=None)
    >>> compare(typed, read_formula("C(n, 2)", ["n"])).counterexample
    {'n': 2}
    """
    compared = without = 0
    problem = None
    for point in points(right.symbols):
        try:
            wanted = value(right, point)
        except FormulaError:
            continue
        try:
            found = value(typed, point)
        except FormulaError as error:
            problem = problem or error
            without += 1
            continue
        if found != wanted:
            return Comparison(compared, dict(point))
        compared += 1
        if compared == ENOUGH:
            break
    return Comparison(compared, None, problem if without > compared else None)


@lru_cache(maxsize=32)
def points(symbols: tuple[str, ...]) -> tuple[dict[str, int], ...]:
    """Return the points at which formulas are compared; each gives a value to each of the letters *symbols*.

    Small values come first, then larger ones. The value of each letter is at least as large as the value of
    the next letter.

    >>> for point in points(("n", "k"))[:3] + points(("n", "k"))[-2:]:
    ...     print(point)
    {'n': 0, 'k': 0}
    {'n': 1, 'k': 0}
    {'n': 1, 'k': 1}
    {'n': 201, 'k': 142}
    {'n': 497, 'k': 91}
    """
    return tuple(dict(zip(symbols, point, strict=True)) for point in _points(len(symbols)))


def _points(count: int) -> Iterator[tuple[int, ...]]:
    """Yield points at which to evaluate formulas; small values come first.

    A point is a tuple with a value for each letter, and *count* is the number of letters. In a point, no
    value is larger than the one before it.
    """
    places = range(count)
    small = combinations_with_replacement(range(_SMALL), count)
    yield from sorted(tuple(reversed(each)) for each in small)[:_SMALL]
    for at in range(60):
        spread = [(at + 1) * (17 + 12 * place) % _LARGE[(at + place) % len(_LARGE)] for place in places]
        yield tuple(sorted(spread, reverse=True))
