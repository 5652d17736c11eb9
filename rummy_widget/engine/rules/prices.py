"""The price table of a game of closes."""

from __future__ import annotations

from dataclasses import dataclass

from .switches import GrandCareRest, JokerOverflow, MosaicJokers, ThrownJoker
from .validation import Choices


@dataclass(frozen=True, slots=True)
class PriceRules(Choices):
    """The price table: points of each tier with 0, 1, 2, ... Jokers, and the switches of its rows."""

    small: tuple[int, ...] = (250, 200, 150)
    big: tuple[int, ...] = (500, 400, 300)
    special: tuple[int, ...] = (1000, 900, 800)
    minor_to: int = 7  # Minor is 1 to this number
    major_from: int = 8  # Major is this number to 13, and the 1 after it
    mosaic_jokers: MosaicJokers = MosaicJokers.REDUCED
    mosaic_ends_differ: bool = False
    big_with_thrown_joker: ThrownJoker = ThrownJoker.BIG
    grand_care_rest: GrandCareRest = GrandCareRest.FREE
    joker_overflow: JokerOverflow = JokerOverflow.CLAMP
