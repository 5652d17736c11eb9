"""Compare two formulas exactly at many values of their letters: one difference proves them unequal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from .errors import FormulaError
from .formula import Formula
from .values import value

ENOUGH = 40
_SMALL = 25
_LARGE = (97, 106, 211, 307, 401, 523)


class Agreement(NamedTuple):
    """The result of comparing two formulas.

    A point is a value for each letter. `points` is the number of points at which the formulas agreed, and
    `differ` the first point at which they differed, None if they never did. `problem` is an error of
    the typed formula if it agrees at fewer points than those at which it has no value, otherwise None.
    """

    points: int
    differ: dict[str, int] | None = None
    problem: FormulaError | None = None

    @property
    def same(self) -> bool:
        """Whether the formulas agree at every point compared."""
        return self.points > 0 and self.differ is None and self.problem is None


def agree(typed: Formula, right: Formula) -> Agreement:
    """Compare a typed formula with the right one, at up to 40 points at which both have a value.

    A point is a value for each letter; the first point at which they differ ends the comparison.

    >>> from rummy_widget.formulas import read_formula
    >>> typed = read_formula("n(n-1)(n-2)/6", ["n"])
    >>> agree(typed, read_formula("C(n, 3)", ["n"]))
    Agreement(points=40, differ=None, problem=None)
    >>> agree(typed, read_formula("C(n, 2)", ["n"])).differ
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
            return Agreement(compared, dict(point))
        compared += 1
        if compared == ENOUGH:
            break
    return Agreement(compared, None, problem if without > compared else None)


@lru_cache(maxsize=32)
def points(symbols: tuple[str, ...]) -> tuple[dict[str, int], ...]:
    """Return the points at which formulas are compared: a value for each letter.

    Small numbers come first, then larger ones. A letter is never smaller than the next letter.

    >>> for point in points(("n", "k"))[:3] + points(("n", "k"))[-2:]:
    ...     print(point)
    {'n': 0, 'k': 0}
    {'n': 1, 'k': 0}
    {'n': 1, 'k': 1}
    {'n': 201, 'k': 142}
    {'n': 497, 'k': 91}
    """
    return tuple(dict(zip(symbols, point, strict=True)) for point in _points(len(symbols)))


def _points(letters: int) -> Iterator[tuple[int, ...]]:
    """Yield points, each a tuple of as many numbers as *letters* says: first small ones, then larger ones."""
    places = range(letters)
    small = combinations_with_replacement(range(_SMALL), letters)
    yield from sorted(tuple(reversed(each)) for each in small)[:_SMALL]
    for at in range(60):
        spread = [(at + 1) * (17 + 12 * place) % _LARGE[(at + place) % len(_LARGE)] for place in places]
        yield tuple(sorted(spread, reverse=True))
