"""The chance that a deal closes, by dealing: where the exact count takes too long, and to check it."""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

from ..closes.prices import Pattern, pattern_of
from ..rules import RUMMY_PRO, Ruleset
from ..shuffle import shuffled
from ..solver.closing.automaton import closes
from ..solver.closing.distance import distance
from ..solver.tiling.rack_counts import Counts
from ..tiles import ALL_TILES, JOKER


class Estimate(NamedTuple):
    """How many of the deals closed, and the band where the chance lies 95 times out of 100 (Wilson 1927)."""

    closed: int
    deals: int
    low: float
    high: float

    @property
    def chance(self) -> float:
        """The part that closed."""
        return self.closed / self.deals


def simulate_closing(
    deals: int,
    seed: int,
    *,
    jokers: int = 0,
    pattern: Pattern | str | None = None,
    rules: Ruleset = RUMMY_PRO,
) -> Estimate:
    """Deal 15 tiles, so many Jokers among them, again and again; how often they close, or form a pattern.

    >>> found = simulate_closing(300, seed=7, jokers=2)
    >>> found.low <= found.chance <= found.high
    True
    """
    if type(deals) is not int or deals < 1:
        raise ValueError(f"no such deals: {deals!r}; expected a whole number, 1 or more")
    if jokers not in range(rules.tiles.jokers + 1):
        raise ValueError(f"no such jokers: {jokers!r}; expected 0 to {rules.tiles.jokers}")
    asked = None if pattern is None else pattern_of(pattern)
    box = [each for each in ALL_TILES for _ in range(rules.tiles.copies)]
    closed = 0
    chance = Random(seed)
    for _ in range(deals):
        dealt = shuffled(box, chance)[: 15 - jokers]
        rack = Counts.of([*dealt, *[JOKER] * jokers])
        closed += closes(rack, rules) if asked is None else distance(rack, asked, rules=rules) == 0
    return Estimate(closed, deals, *_band(closed, deals))


def _band(closed: int, deals: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval, which holds for small chances too."""
    part, spread = closed / deals, z * z / deals
    middle = (part + spread / 2) / (1 + spread)
    half = z * math.sqrt(part * (1 - part) / deals + spread / (4 * deals)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
