"""Glicko-2 ratings, by the published formulas: a rating, its uncertainty, and its volatility.

The formulas are in Mark Glickman, "Example of the Glicko-2 system" (2013), which gives this example:

>>> player = Rating(1500, 200, 0.06)
>>> games = [(Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)]
>>> after = player.after(games)
>>> f"{after.rating:.2f} {after.deviation:.2f} {after.volatility:.5f}"
'1464.05 151.52 0.06000'

(The example rounds intermediate results and gets 1464.06 and 0.05999.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
TAU = 0.5  # how fast the volatility may change; Glickman suggests 0.3 to 1.2
CLOSE = 1e-6

PUZZLE_DEVIATION = 80.0
"""The uncertainty assumed for the predicted rating of a puzzle."""

MOST_DEVIATION = 350.0
"""The highest uncertainty of a rating, which is that of a new player."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A Glicko-2 rating: a player's strength, its uncertainty (`deviation`), and its `volatility`.

    The volatility says how much the strength is expected to change. A new player has a rating of 1500 with
    the highest uncertainty.
    """

    rating: float = 1500.0
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    def after(self, games: Sequence[tuple[Rating, float]]) -> Rating:
        """Return the rating after several games, each given as the opponent's rating and the player's score.

        The score is 1 for a win, 0.5 for a draw and 0 for a loss. Without games only the uncertainty grows.
        """
        phi = self.deviation / SCALE
        if not games:
            return Rating(self.rating, _bounded(SCALE * sqrt(phi**2 + self.volatility**2)), self.volatility)
        mu = (self.rating - 1500) / SCALE
        weights = []
        gain = 0.0
        for other, score in games:
            factor = _certainty(other.deviation / SCALE)
            chance = 1 / (1 + exp(-factor * (mu - (other.rating - 1500) / SCALE)))
            weights.append(factor**2 * chance * (1 - chance))
            gain += factor * (score - chance)
        variance = 1 / sum(weights)
        sigma = _volatility(phi, self.volatility, variance, variance * gain)
        wide = sqrt(phi**2 + sigma**2)
        narrow = 1 / sqrt(1 / wide**2 + 1 / variance)
        return Rating(1500 + SCALE * (mu + narrow**2 * gain), _bounded(SCALE * narrow), sigma)


def expected(player: Rating, other: Rating) -> float:
    """Return the expected score of a player against another, from 0 to 1.

    If *other* is the rating of a puzzle, the result is the chance that the player solves the puzzle.

    >>> puzzle = Rating(1500, 80)
    >>> round(expected(Rating(1500, 50), puzzle), 2), round(expected(Rating(1700), puzzle), 2)
    (0.5, 0.68)
    """
    both = sqrt(player.deviation**2 + other.deviation**2) / SCALE
    return 1 / (1 + exp(-_certainty(both) * (player.rating - other.rating) / SCALE))


def _bounded(deviation: float) -> float:
    return min(MOST_DEVIATION, deviation)


def _certainty(phi: float) -> float:
    """Return the factor by which a difference of ratings is multiplied because the ratings are uncertain.

    It is at most 1; the more uncertain the ratings are, the smaller it is. *phi* is the uncertainty
    (`deviation`), divided by `SCALE`. The function is called g in Glickman's paper.
    """
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Return the new volatility of a player, by the Illinois algorithm of step 5 in Glickman's paper.

    The arguments have the names of the paper; *variance* is its v.
    """
    start = log(sigma**2)

    def f(x: float) -> float:
        e = exp(x)
        return (
            e * (delta**2 - phi**2 - variance - e) / (2 * (phi**2 + variance + e) ** 2) - (x - start) / TAU**2
        )

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(start - k * TAU) < 0:
            k += 1
        high = start - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        new = low + (low - high) * f_low / (f_high - f_low)
        f_new = f(new)
        if f_new * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = new, f_new
    return exp(low / 2)
