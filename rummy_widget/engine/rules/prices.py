"""The rules about how many points a player gets for closing: ending the round with tiles in a pattern.

They are used in games such as Rummy PRO.
"""

from __future__ import annotations

from dataclasses import dataclass

from .switches import GrandCareRest, JokerOverflow, MosaicJokers, ThrownJoker
from .validation import Choices


@dataclass(frozen=True, slots=True)
class PriceRules(Choices):
    """The price table, which lists the points for closes, and the rules for some patterns.

    A player closes (ends the round) with tiles that form one of eight patterns. Each pattern belongs to a
    tier, which is a row of the price table: small, big or special.

    Attributes:
        small: the points of the patterns Simple and Mosaic with 0, 1 and 2 Jokers among their tiles.
        big: the points of Bicolor, Minor and Major, in the same way.
        special: the points of Doubles, Grand Care and Monocolor, in the same way.
        minor_to: the highest number allowed in a Minor, a pattern of low numbers from 1 on.
        major_from: the lowest number allowed in a Major, a pattern of high numbers up to 13; a 1 is allowed
            too, after a 13 or in a group.
        mosaic_jokers: whether a Mosaic may contain Jokers.
        mosaic_ends_differ: whether the 1s at the two ends of a Mosaic must have different colours.
        big_with_thrown_joker: the tier of Bicolor, Minor and Major if the player has discarded one Joker.
        grand_care_rest: which tiles a Grand Care may contain besides its eight tiles of one number.
        joker_overflow: how many points a pattern with more than two Jokers is worth.
    """

    small: tuple[int, ...] = (250, 200, 150)
    big: tuple[int, ...] = (500, 400, 300)
    special: tuple[int, ...] = (1000, 900, 800)
    minor_to: int = 7
    major_from: int = 8
    mosaic_jokers: MosaicJokers = MosaicJokers.REDUCED
    mosaic_ends_differ: bool = False
    big_with_thrown_joker: ThrownJoker = ThrownJoker.BIG
    grand_care_rest: GrandCareRest = GrandCareRest.FREE
    joker_overflow: JokerOverflow = JokerOverflow.CLAMP
