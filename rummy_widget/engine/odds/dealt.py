"""Deal random racks, and count those that close or have a certain property.

A rack of fifteen tiles closes if fourteen of them form melds or another pattern with which the round can be
ended. Racks are dealt in chunks. Each chunk has its own random generator, made from the seed and the chunk's
number, so a seed gives the same racks in one process or in several. The tiles of a rack are marked as bits of
one large integer. A rack in which too many tiles fit in no run and no group can't close, so the slow solver
isn't called for it; only a few racks need the solver.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from fractions import Fraction
from functools import cache
from math import comb, sqrt
from random import Random
from typing import NamedTuple

from ..faults import Fault
from ..melds import read_meld
from ..solver.closing.best import closes
from ..solver.closing.distance import distance
from ..solver.closing.lay_out import best_arrangement
from ..solver.tiling.rack_counts import WORTH, Counts
from ..tiles import ALL_TILES, COLOURS, JOKER, Tile

CHUNK = 250
"""The number of racks dealt with one random generator before a new generator is made."""

SIZE = 15
"""The number of tiles dealt to each rack."""
WANTED = 3
"""The number of doubles (pairs of equal tiles) with which a player may refuse a deal (PRO-7)."""
MELDED = 12
"""The number of tiles that must fit in runs and groups for the answer to `DealQuestion.MELDED` to be yes."""


class DealQuestion(StrEnum):
    """A yes-or-no question about each dealt rack, asked in addition to whether the rack closes.

    Attributes:
        DOUBLES: does it have three or more doubles (pairs of equal tiles)?
        MELDED: can 12 or more of its tiles be in runs and groups?
        SHORT: is one tile missing for a close, that is, for ending the round?
    """

    DOUBLES = "doubles"
    MELDED = "melded"
    SHORT = "short"


class Estimate(NamedTuple):
    """The probability that a dealt rack has some property, such as closing, estimated from random deals.

    Attributes:
        closed: the number of dealt racks that have the property.
        deals: the number of racks that were dealt.
        low: the lower end of the 95% confidence interval (Wilson 1927).
        high: the upper end of this interval.
    """

    closed: int
    deals: int
    low: float
    high: float

    @classmethod
    def of(cls, closed: int, deals: int, z: float = 1.96) -> Estimate:
        """Return the estimated probability that a rack has some property, such as that it closes.

        It is estimated from *deals* dealt racks, of which *closed* have the property. The result includes
        Wilson's confidence interval, which also works for small probabilities. *z* is the half-width of the
        interval in standard deviations: 1.96 for 95%.
        """
        part, spread = closed / deals, z * z / deals
        middle = (part + spread / 2) / (1 + spread)
        half = z * sqrt(part * (1 - part) / deals + spread / (4 * deals)) / (1 + spread)
        return cls(closed, deals, max(0.0, middle - half), min(1.0, middle + half))

    @property
    def chance(self) -> float:
        """The estimated probability: the fraction of the dealt racks that have the property."""
        return self.closed / self.deals


class DealTally(NamedTuple):
    """Counts of the racks that were dealt, of those that close, and of those with a certain property.

    Attributes:
        deals: the number of racks that were dealt.
        closed: the number of racks that close, that is, could end the round at once.
        found: the number of racks for which the answer to a `DealQuestion` is yes.
    """

    deals: int = 0
    closed: int = 0
    found: int = 0

    def plus(self, other: DealTally) -> DealTally:
        """Return a tally of the racks of both tallies, adding up each of the three counts.

        >>> DealTally(10, 0, 2).plus(DealTally(5, 1, 0))
        DealTally(deals=15, closed=1, found=2)
        """
        return DealTally(*(one + more for one, more in zip(self, other, strict=True)))

    @property
    def closing(self) -> Estimate:
        """The estimated probability that a rack closes, that is, could end the round at once."""
        return Estimate.of(self.closed, self.deals)

    @property
    def answer(self) -> Estimate:
        """The estimated probability that a rack has the property that the `DealQuestion` asks about."""
        return Estimate.of(self.found, self.deals)


def tally(question: DealQuestion, seed: int, chunk: int, deals: int = CHUNK) -> DealTally:
    """Deal random racks; count how many of them close, and for how many the answer to *question* is yes.

    A rack of fifteen tiles closes if fourteen of them form melds or another pattern. The racks are the first
    *deals* of the 250 in the chunk with the number *chunk*. The same *seed* and *chunk* always give the same
    racks.

    >>> tally(DealQuestion.DOUBLES, 7, chunk=0)
    DealTally(deals=250, closed=0, found=11)
    """
    closed = found = 0
    for dealt, mask, doubles in _deals(Random(f"dealt/{seed}/{chunk}"), deals):
        jokers = dealt.count(0)
        lonely = _count_unmeldable(mask)
        odd = _may_be_whole(mask, doubles, jokers)
        shut = (lonely <= 1 + 4 * jokers or odd) and closes(_counts(dealt))
        closed += shut
        if question is DealQuestion.DOUBLES:
            found += doubles >= WANTED
        elif question is DealQuestion.MELDED:
            found += shut or (lonely <= SIZE - MELDED + 4 * jokers and _count_meldable(dealt) >= MELDED)
        elif not shut and (odd or lonely <= 6 + 4 * jokers):
            # The tile drawn can bring four such tiles into melds, and the one discarded can be one of them.
            found += distance(_counts(dealt)) == 1
    return DealTally(deals, closed, found)


@cache
def exact_chance(question: DealQuestion | str) -> Fraction | None:
    """Return the exact probability that the answer to *question* is yes for a dealt rack.

    It is known only for `DealQuestion.DOUBLES`; there is no formula for the other questions, for which the
    result is None.

    >>> f"{float(exact_chance('doubles')):.4f}", exact_chance("short")
    ('0.0489', None)
    """
    if DealQuestion(question) is not DealQuestion.DOUBLES:
        return None
    return Fraction(1) - sum(doubles_chances()[:WANTED], Fraction(0))


@cache
def doubles_chances() -> tuple[Fraction, ...]:
    """Return the probabilities that a rack of 15 tiles has 0, 1, 2, ... 7 doubles (pairs of equal tiles).

    Two Jokers are not a double.

    >>> [f"{float(each):.4f}" for each in doubles_chances()[:4]], sum(doubles_chances())
    (['0.3239', '0.4250', '0.2021', '0.0441'], Fraction(1, 1))
    """
    kinds = len(ALL_TILES)
    return tuple(
        Fraction(
            sum(
                comb(kinds, twice) * comb(kinds - twice, once) * 2**once * comb(2, jokers)
                for jokers in range(3)
                if (once := SIZE - 2 * twice - jokers) >= 0
            ),
            comb(2 * kinds + 2, SIZE),
        )
        for twice in range(SIZE // 2 + 1)
    )


def doubles_dealt(seed: int, turn: int, deals: int) -> tuple[int, ...]:
    """Deal *deals* racks at random; return how many contain 0, 1, 2, ... 7 doubles (pairs of equal tiles).

    The same *seed* and *turn* always give the same racks; a different *turn* gives different racks. *turn* is
    the number of the simulation if several are made with one seed, for instance if a student deals racks
    again.

    >>> doubles_dealt(7, 0, 300), sum(doubles_dealt(7, 1, 300))
    ((102, 129, 56, 11, 1, 1, 0, 0), 300)
    """
    found = [0] * (SIZE // 2 + 1)
    for _, _, doubles in _deals(Random(f"class/{seed}/{turn}"), deals):
        found[doubles] += 1
    return tuple(found)


# ---- Dealing ---------------------------------------------------------------------------------------

# In the integer of a rack each colour has sixteen bits. A tile is one bit, the lowest for number 1; a 1 also
# has the bit after that of the 13.
_LANE = 16
_ONES = sum(1 << _LANE * place for place in range(4))
_NUMBERS = _ONES * (2**13 - 1)


def _bits(tile: Tile) -> int:
    """Return an integer with the bits that mark a natural tile in the integer for a whole rack.

    A tile has one bit; a 1 has two, because it can be before the 2 or after the 13 of a run. Both copies of a
    tile have the same bits.
    """
    lane = _LANE * COLOURS.index(tile.colour or COLOURS[0])
    return 1 << lane + (tile.number or 1) - 1 | (1 << lane + 13 if tile.number == 1 else 0)


_TILE = {_bits(tile): tile for tile in ALL_TILES} | {0: JOKER}
_BOX = [*(bits for bits in _TILE if bits for _ in range(2)), 0, 0]


def _deals(chance: Random, deals: int) -> Iterator[tuple[list[int], int, int]]:
    """Yield *deals* racks dealt with the random generator *chance*, each as a tuple of three.

    The first item is a list with an integer for each tile: the bits of its colour and number (see `_bits`),
    or 0 for a Joker. The second is an integer with the bits of all the tiles. The third is how many doubles
    (pairs of equal tiles) the rack has.
    """
    box, draw, left = list(_BOX), chance.random, [(at, len(_BOX) - at) for at in range(SIZE)]
    for _ in range(deals):
        mask = doubles = 0
        for at, rest in left:
            chosen = at + int(draw() * rest)
            piece = box[chosen]
            box[chosen] = box[at]
            box[at] = piece
            if mask & piece:
                doubles += 1
            else:
                mask |= piece
        yield box[:SIZE], mask, doubles


def _count_unmeldable(mask: int) -> int:
    """Return how many different tiles of a rack can't be in any run or group without Jokers.

    *mask* is an integer with the bits of all tiles of the rack.
    """
    three = mask & mask >> 1 & mask >> 2
    held = three | three << 1 | three << 2
    red, yellow, blue, black = (mask >> _LANE * place & 0x1FFF for place in range(4))
    groups = red & yellow & (blue | black) | blue & black & (red | yellow)
    return (mask & _NUMBERS & ~(held | held >> 13 & _ONES | groups * _ONES)).bit_count()


def _may_be_whole(mask: int, doubles: int, jokers: int) -> bool:
    """Check quickly whether a rack may be at most one tile short of a Mosaic, Doubles or Grand Care.

    If the result is False, the rack is certainly more than one tile short of each of these three patterns; if
    it is True, it may be nearer. *mask* is an integer with the bits of all tiles of the rack. *doubles* is
    how many pairs of equal tiles the rack has, and *jokers* how many Jokers.
    """
    if doubles >= 6 - jokers:
        return True
    red, yellow, blue, black = (mask >> _LANE * place & 0x1FFF for place in range(4))
    if (red | yellow | blue | black).bit_count() >= 12 - jokers:
        return True
    if doubles + jokers < 3:
        return False
    # Seven tiles of a number, Jokers included, have all four colours, or three of them with a Joker.
    return bool(
        red & yellow & (blue | black) | blue & black & (red | yellow)
        if jokers
        else red & yellow & blue & black
    )


_PLACES = {
    bits: (tile.number - 1, WORTH[tile.colour]) for bits, tile in _TILE.items() if tile.number and tile.colour
}


def _counts(dealt: list[int]) -> Counts:
    """Return a rack as `Counts`, the form that the solver needs.

    *dealt* holds an integer for each tile: the bits of its colour and number (see `_bits`), or 0 for a Joker.
    """
    columns = [0] * 13
    for piece in dealt:
        if piece:
            number, worth = _PLACES[piece]
            columns[number] += worth
    return Counts(tuple(columns), dealt.count(0))


def _count_meldable(dealt: list[int]) -> int:
    """Return the greatest number of tiles of a rack that can be in runs and groups.

    *dealt* holds an integer for each tile: the bits of its colour and number (see `_bits`), or 0 for a Joker.
    """
    rows = best_arrangement([_TILE[bits] for bits in dealt]).rows()
    return sum(len(tiles) for _, _, tiles in rows if not isinstance(read_meld(tiles), Fault))
