"""The distribution of the number of rare events: mean, variance, and Poisson and binomial probabilities."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Any

from .sheets import Sheet

__all__ = ["binomial", "compare_nearly", "mean_of", "poisson", "poisson_ratios", "variance"]


def mean_of(chances: Sequence[Fraction]) -> Fraction:
    """Return the expected number of events, given the chances of 0, 1, 2, ... events.

    >>> mean_of([Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)])
    Fraction(1, 1)
    """
    return sum((count * chance for count, chance in enumerate(chances)), Fraction(0))


def variance(chances: Sequence[Fraction]) -> Fraction:
    """Return the variance of the number of events, given the chances of 0, 1, 2, ... events.

    >>> variance([Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)])
    Fraction(1, 2)
    """
    middle = mean_of(chances)
    return sum(((count - middle) ** 2 * chance for count, chance in enumerate(chances)), Fraction(0))


def poisson_ratios(mean: Fraction, most: int) -> tuple[Fraction, ...]:
    """Return the ratios of successive Poisson probabilities: of 1 event to 0 events, of 2 to 1, and so on.

    *mean* is the expected number of events, and *most* is the number of ratios.

    >>> poisson_ratios(Fraction(3), 4)
    (Fraction(3, 1), Fraction(3, 2), Fraction(1, 1), Fraction(3, 4))
    """
    return tuple(Fraction(mean) / count for count in range(1, most + 1))


def poisson(mean: Fraction | float, most: int) -> tuple[float, ...]:
    """Return the Poisson probabilities of 0, 1, 2, ... events; *mean* is the expected number of events.

    *most* is the largest number of events whose probability is returned. Each probability is computed from
    the one before.

    >>> [round(chance, 4) for chance in poisson(2.0, 3)]
    [0.1353, 0.2707, 0.2707, 0.1804]
    """
    found = [math.exp(-mean)]
    for count in range(1, most + 1):
        found.append(found[-1] * float(mean) / count)
    return tuple(found)


def binomial(chance: Fraction, deals: int, most: int) -> tuple[float, ...]:
    """Return the binomial probabilities of 0, 1, 2, ... hits in a number of deals.

    *chance* is the chance of a hit in one deal; it must be above 0 and below 1. *most* is the largest number
    of hits whose probability is returned. *deals*, the number of deals, may be very large, because the
    results are rounded numbers (floats).

    >>> [round(each, 4) for each in binomial(Fraction(1, 2), 2, 2)]
    [0.25, 0.5, 0.25]
    """
    # Uses logarithms, because a power of a small fraction has too many digits.
    none, one = math.log1p(-float(chance)), math.log(float(chance))
    return tuple(
        math.exp(math.log(math.comb(deals, hits)) + hits * one + (deals - hits) * none)
        for hits in range(most + 1)
    )


def compare_nearly(headings: Sequence[str], rows: Iterable[Sequence[Any]], within: Any) -> Sheet:
    """Return a table whose rows consist of a label and two numbers that are nearly equal.

    *headings* are the headings of the three columns. Raises ValueError if the numbers of a row differ by more
    than *within*.

    >>> compare_nearly(("hits", "exact", "nearly"), [(0, 0.125, 0.1353)], within=0.02)
    hits  exact   nearly
    0     0.1250  0.1353
    """
    found = [tuple(row) for row in rows]
    for about, one, other in found:
        if abs(one - other) > within:
            raise ValueError(f"these are too far apart: {about}: {float(one)}, {float(other)}")
    return Sheet(headings, found)
