"""Count racks and compute chances without formulas: with sums, with polynomials, or tile by tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import comb

__all__ = ["by_doubles", "coefficients", "first_good", "one_by_one", "pascal", "with_doubles"]


def pascal(pieces: int, size: int) -> int:
    """Return the number of ways to choose *size* tiles from a box whose tiles all count as different.

    *pieces* is the number of tiles in the box. Only additions are used (Pascal's triangle).

    >>> pascal(20, 3)
    1140
    """
    row = [1]
    for _ in range(pieces):
        row = [1, *(left + right for left, right in pairwise(row)), 1]
    return row[size]


def coefficients(factor: Sequence[int], exponent: int, most: int) -> list[int]:
    """Return the coefficients of a power of a polynomial, beginning with the coefficient of x^0.

    *factor* lists the coefficients of the polynomial itself in the same order, and *exponent* is the power to
    which it is raised. Coefficients of powers of x above x^*most* are left out.

    >>> coefficients([1, 1, 1], 2, 4)
    [1, 2, 3, 2, 1]
    """
    found = [1]
    for _ in range(exponent):
        longer = [0] * min(len(found) + len(factor) - 1, most + 1)
        for power, ways in enumerate(found):
            for more, each in enumerate(factor):
                if power + more <= most:
                    longer[power + more] += ways * each
        found = longer
    return found


def one_by_one(good: int, bad: int, draws: int) -> tuple[Fraction, ...]:
    """Return the chances of drawing exactly 0, 1, 2, ... good tiles.

    *good* is the number of good tiles in the box, *bad* the number of other tiles, and *draws* the number of
    draws. Tiles are drawn one by one, without replacement.

    >>> one_by_one(2, 2, 2)
    (Fraction(1, 6), Fraction(2, 3), Fraction(1, 6))
    """
    chances = [Fraction(1)]
    for drawn in range(draws):
        left = good + bad - drawn
        after = [Fraction(0)] * (len(chances) + 1)
        for have, chance in enumerate(chances):
            hit = Fraction(max(0, good - have), left)
            after[have + 1] += chance * hit
            after[have] += chance * (1 - hit)
        chances = after
    return tuple(chances)


def by_doubles(kinds: int, size: int, jokers: int = 0) -> tuple[int, ...]:
    """Return how many racks of *size* tiles have 0 doubles, 1, 2, ...; a double is both copies of a tile.

    *kinds* is the number of different tiles in the box, which contains two copies of each. *jokers* is the
    number of Jokers in the box; they form no doubles. The racks are counted by going through the kinds of
    tiles, and adding 0, 1 or 2 copies of each.

    >>> by_doubles(10, 4)
    (3360, 1440, 45)
    """
    now = Counter({(held, 0): comb(jokers, held) for held in range(jokers + 1)})
    for _ in range(kinds):
        after: Counter[tuple[int, int]] = Counter()
        for (tiles, twice), ways in now.items():
            for copies in range(min(2, size - tiles) + 1):
                after[tiles + copies, twice + (copies == 2)] += ways * comb(2, copies)
        now = after
    return tuple(now[size, twice] for twice in range(size // 2 + 1))


def first_good(good: int, bad: int) -> tuple[Fraction, ...]:
    """Return the chances that the first good tile appears on the first draw, on the second, and so on.

    *good* is the number of good tiles in the box, and *bad* the number of other tiles. Tiles are drawn
    without replacement.

    >>> first_good(1, 2)
    (Fraction(1, 3), Fraction(1, 3), Fraction(1, 3))
    """
    chances, missed = [], Fraction(1)
    for drawn in range(bad + 1):
        hit = Fraction(good, good + bad - drawn)
        chances.append(missed * hit)
        missed *= 1 - hit
    return tuple(chances)


def with_doubles(doubles: int, size: int, kinds: int = 52, jokers: int = 2) -> int:
    """Return the number of racks with a given number of doubles, computed by a formula.

    A double is both copies of a tile. *doubles* is the exact number of doubles in a rack, and *size* the
    number of its tiles. The box contains *jokers* Jokers, and two copies of each of *kinds* other tiles. A
    rack may hold any number of the Jokers.

    >>> with_doubles(2, 4, kinds=10, jokers=0)
    45
    """
    return sum(comb(jokers, held) * _of_naturals(kinds, size - held, doubles) for held in range(jokers + 1))


def _of_naturals(kinds: int, size: int, doubles: int) -> int:
    """Return the number of racks without Jokers that contain a given number of doubles.

    A double is both copies of a tile. *doubles* is the exact number of doubles in a rack, and *size* the
    number of its tiles. The box contains two copies of each of *kinds* tiles.
    """
    single = size - 2 * doubles
    return comb(kinds, doubles) * comb(kinds - doubles, single) * 2**single if single >= 0 else 0
