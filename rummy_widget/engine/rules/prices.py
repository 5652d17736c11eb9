"""The points for ending a round with a whole rack, in a game such as Rummy PRO."""

from __future__ import annotations

from dataclasses import dataclass

from .switches import GrandCareRest, JokerOverflow, MosaicJokers, ThrownJoker
from .validation import Choices


@dataclass(frozen=True, slots=True)
class PriceRules(Choices):
    """The points for ending a round with a whole rack, by tier and by the number of Jokers in it (0, 1, 2).

    Each pattern that the tiles can form belongs to a tier: small, big or special. The other fields are rules
    for some patterns.
    """

    small: tuple[int, ...] = (250, 200, 150)
    big: tuple[int, ...] = (500, 400, 300)
    special: tuple[int, ...] = (1000, 900, 800)
    minor_to: int = 7  # the pattern Minor has the numbers from 1 to this
    major_from: int = 8  # the pattern Major has the numbers from this to 13, and the 1 after 13
    mosaic_jokers: MosaicJokers = MosaicJokers.REDUCED
    mosaic_ends_differ: bool = False
    big_with_thrown_joker: ThrownJoker = ThrownJoker.BIG
    grand_care_rest: GrandCareRest = GrandCareRest.FREE
    joker_overflow: JokerOverflow = JokerOverflow.CLAMP
