"""Repeated random deals: how often an event happens in them, and the confidence interval of its chance."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import product
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from ...engine.tiles import JOKER
from .boxes import FULL, Box, Rack, deal_from, pieces

__all__ = [
    "ConfidenceInterval", "Trial", "coverage", "shares", "shares_by_listing", "simulate", "simulate_draws",
    "trial", "wilson",
]  # fmt: skip

Z = 1.96
"""The number of standard deviations on each side of the mean within which 95% of all results lie."""


class ConfidenceInterval(NamedTuple):
    """A confidence interval with its lower and upper end; `in` tells whether it contains a number."""

    low: float
    high: float

    def __contains__(self, value: object) -> bool:
        return isinstance(value, (int, float, Fraction)) and self.low <= value <= self.high


class Trial(NamedTuple):
    """The result of a trial: how many random deals were made from a seed, and how often an event happened.

    *deals* is the number of deals, and *hits* the number of those in which the event happened.

    >>> found = simulate(lambda rack: rack[0].joker, deals=1000, seed=7, size=1)
    >>> found.hits, round(found.share, 3), found.interval.low < 2 / 106 < found.interval.high
    (15, 0.015, True)
    """

    hits: int
    deals: int
    seed: int

    @property
    def share(self) -> float:
        """The fraction of the deals in which the event happened."""
        return self.hits / self.deals

    @property
    def interval(self) -> ConfidenceInterval:
        """The 95% confidence interval for the chance that the event happens in a deal."""
        return wilson(self.hits, self.deals)


def simulate(
    happens: Callable[[Rack], bool],
    deals: int,
    seed: int,
    size: int = 14,
    box: Box = FULL,
    jokers: int | None = None,
) -> Trial:
    """Deal racks at random, each from all tiles of *box*, and count those for which *happens* returns true.

    *deals* is the number of racks, *size* the number of tiles in each, and *seed* determines which tiles are
    dealt. If *jokers* is given, each rack has exactly that many Jokers, and only its other tiles are random.

    >>> simulate(lambda rack: sum(tile.joker for tile in rack) == 2, deals=10, seed=7, jokers=2).hits
    10
    """
    tiles, rng = pieces(box if jokers is None else box._replace(jokers=0)), Random(seed)
    held = (JOKER,) * (jokers or 0)
    racks = ((*deal_from(tiles, size - len(held), rng), *held) for _ in range(deals))
    return trial(map(happens, racks), seed)


def simulate_draws(good: int, others: int, draws: int, deals: int, seed: int) -> Trial:
    """Draw several tiles at random, many times, and count the draws that contain a good tile.

    *good* is the number of good tiles in the box, and *others* the number of other tiles. *draws* is the
    number of tiles that are drawn each time, without replacement, and *deals* is the number of times. *seed*
    determines which tiles are drawn.

    >>> simulate_draws(4, 0, 1, deals=10, seed=7).hits
    10
    """
    tiles, rng = [True] * good + [False] * others, Random(seed)
    return trial((any(deal_from(tiles, draws, rng)) for _ in range(deals)), seed)


def trial(outcomes: Iterable[bool], seed: int) -> Trial:
    """Return a trial that counts how many of the *outcomes* are true; *seed* is only recorded.

    >>> trial([True, False, False], seed=1).share
    0.3333333333333333
    """
    found = list(outcomes)
    return Trial(sum(found), len(found), seed)


def shares(chance: Fraction, deals: int) -> tuple[Fraction, ...]:
    """Return the chances that an event happens exactly 0, 1, 2, ... times in a number of deals.

    *chance* is the chance of the event in one deal, and *deals* is the number of deals. The binomial formula
    is used.

    >>> shares(Fraction(1, 2), 2)
    (Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))
    """
    miss, counts = 1 - chance, range(deals + 1)
    return tuple(math.comb(deals, hits) * chance**hits * miss ** (deals - hits) for hits in counts)


def shares_by_listing(chance: Fraction, deals: int) -> tuple[Fraction, ...]:
    """Return the chances that an event happens exactly 0, 1, 2, ... times, by listing all outcomes.

    *deals* is the number of deals, and *chance* the chance of the event in one deal. Every sequence of
    outcomes, yes or no in each deal, is listed. The result equals that of `shares`.

    >>> shares_by_listing(Fraction(1, 3), 5) == shares(Fraction(1, 3), 5)
    True
    """
    found = [Fraction(0)] * (deals + 1)
    for outcomes in product((True, False), repeat=deals):
        found[sum(outcomes)] += math.prod(chance if yes else 1 - chance for yes in outcomes)
    return tuple(found)


def coverage(chance: Fraction, deals: int) -> Fraction:
    """Return the actual coverage of 95% confidence intervals: how likely they are to contain the true chance.

    The coverage isn't exactly 95%, and depends on the true *chance* and on the number of *deals* in a trial.

    >>> round(float(coverage(Fraction(1, 2), 100)), 3)
    0.943
    """
    chances = shares(chance, deals)
    return sum((each for hits, each in enumerate(chances) if chance in wilson(hits, deals)), Fraction(0))


def mean_interval(found: Sequence[float]) -> ConfidenceInterval:
    """Return the 95% confidence interval of a mean, from a sample of at least two numbers.

    >>> 20 in mean_interval([0, 0, 0, 0, 100] * 100)
    True
    """
    mean, spread = fmean(found), Z * stdev(found) / math.sqrt(len(found))
    return ConfidenceInterval(mean - spread, mean + spread)


def wilson(hits: int, deals: int, z: float = Z) -> ConfidenceInterval:
    """Return Wilson's confidence interval for the chance of an event, from the results of a trial.

    *deals* is the number of deals in the trial, and *hits* the number of those in which the event happened.
    The interval contains all chances that are at most *z* standard deviations away from the observed share.

    >>> interval = wilson(1, 10)
    >>> round(interval.low, 4), round(interval.high, 4)
    (0.0179, 0.4042)
    """
    part, extra = hits / deals, z * z / deals
    middle = (part + extra / 2) / (1 + extra)
    half = z * math.sqrt(part * (1 - part) / deals + extra / (4 * deals)) / (1 + extra)
    return ConfidenceInterval(max(0.0, middle - half), min(1.0, middle + half))
