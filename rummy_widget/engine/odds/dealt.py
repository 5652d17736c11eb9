"""Racks dealt by the million, each asked whether it closes, and one question that is answered yes more often.

Deals come in chunks. Each chunk has a generator of its own, made from the seed and its number, so that a seed
means the same deals in one go, in slices, or over processes. A rack is one long number, a bit for each
tile that it holds: where more of its tiles are in no run and no group than free tile and Jokers explain,
it cannot close, and the solver is not asked. That leaves it few.
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
"""Deals that share a generator."""

SIZE = 15
WANTED = 3
"""Doubles that give the right to refuse (PRO-7)."""
MELDED = 12


class DealQuestion(StrEnum):
    """What is asked of each dealt rack besides whether it closes."""

    DOUBLES = "doubles"
    MELDED = "melded"
    SHORT = "short"


class Estimate(NamedTuple):
    """How many of the deals closed, and the band where the chance lies 95 times out of 100 (Wilson 1927)."""

    closed: int
    deals: int
    low: float
    high: float

    @classmethod
    def of(cls, closed: int, deals: int, z: float = 1.96) -> Estimate:
        """Return the estimate with Wilson's interval, which holds for small chances too."""
        part, spread = closed / deals, z * z / deals
        middle = (part + spread / 2) / (1 + spread)
        half = z * sqrt(part * (1 - part) / deals + spread / (4 * deals)) / (1 + spread)
        return cls(closed, deals, max(0.0, middle - half), min(1.0, middle + half))

    @property
    def chance(self) -> float:
        """The part that closed."""
        return self.closed / self.deals


class DealTally(NamedTuple):
    """How many racks were dealt, how many of them close, and of how many the question holds."""

    deals: int = 0
    closed: int = 0
    found: int = 0

    def plus(self, other: DealTally) -> DealTally:
        """Both together.

        >>> DealTally(10, 0, 2).plus(DealTally(5, 1, 0))
        DealTally(deals=15, closed=1, found=2)
        """
        return DealTally(*(one + more for one, more in zip(self, other, strict=True)))

    @property
    def closing(self) -> Estimate:
        """The part that closes, with its band."""
        return Estimate.of(self.closed, self.deals)

    @property
    def answer(self) -> Estimate:
        """The part of which the question holds, with its band."""
        return Estimate.of(self.found, self.deals)


def tally(question: DealQuestion, seed: int, chunk: int, deals: int = CHUNK) -> DealTally:
    """One chunk, or its first deals.

    >>> tally(DealQuestion.DOUBLES, 7, chunk=0)
    DealTally(deals=250, closed=0, found=11)
    """
    closed = found = 0
    for dealt, mask, doubles in _deals(Random(f"dealt/{seed}/{chunk}"), deals):
        jokers = dealt.count(0)
        lonely = _lonely(mask)
        odd = _may_be_whole(mask, doubles, jokers)
        shut = (lonely <= 1 + 4 * jokers or odd) and closes(_counts(dealt))
        closed += shut
        if question is DealQuestion.DOUBLES:
            found += doubles >= WANTED
        elif question is DealQuestion.MELDED:
            found += shut or (lonely <= SIZE - MELDED + 4 * jokers and _melded(dealt) >= MELDED)
        elif not shut and (odd or lonely <= 6 + 4 * jokers):
            # The tile that would come can help four lonely ones, and the one that goes is one itself.
            found += distance(_counts(dealt)) == 1
    return DealTally(deals, closed, found)


@cache
def exact_chance(question: DealQuestion | str) -> Fraction | None:
    """The chance that the question holds, where there is a formula for it.

    >>> f"{float(exact_chance('doubles')):.4f}", exact_chance("short")
    ('0.0489', None)
    """
    if DealQuestion(question) is not DealQuestion.DOUBLES:
        return None
    return Fraction(1) - sum(doubles_chances()[:WANTED], Fraction(0))


@cache
def doubles_chances() -> tuple[Fraction, ...]:
    """How likely a rack of fifteen tiles has 0, 1, 2, ... 7 doubles of tiles that are no Jokers.

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
    """Of so many racks that a seed deals in that turn, how many have 0, 1, 2, ... 7 doubles.

    >>> doubles_dealt(7, 0, 300), sum(doubles_dealt(7, 1, 300))
    ((102, 129, 56, 11, 1, 1, 0, 0), 300)
    """
    found = [0] * (SIZE // 2 + 1)
    for _, _, doubles in _deals(Random(f"class/{seed}/{turn}"), deals):
        found[doubles] += 1
    return tuple(found)


# ---- Dealing ---------------------------------------------------------------------------------------

# A tile is a bit: sixteen bits a colour, the number less one in them; a 1 has the place after 13 too.
_LANE = 16
_ONES = sum(1 << _LANE * place for place in range(4))
_NUMBERS = _ONES * (2**13 - 1)


def _bits(tile: Tile) -> int:
    lane = _LANE * COLOURS.index(tile.colour or COLOURS[0])
    return 1 << lane + (tile.number or 1) - 1 | (1 << lane + 13 if tile.number == 1 else 0)


_TILE = {_bits(tile): tile for tile in ALL_TILES} | {0: JOKER}
_BOX = [*(bits for bits in _TILE if bits for _ in range(2)), 0, 0]


def _deals(chance: Random, deals: int) -> Iterator[tuple[list[int], int, int]]:
    """Racks: their pieces as bits, a Joker being 0, all bits together, and how many doubles they hold."""
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


def _lonely(mask: int) -> int:
    """How many different tiles of a rack are in no run and in no group, whatever the others do."""
    three = mask & mask >> 1 & mask >> 2
    held = three | three << 1 | three << 2
    red, yellow, blue, black = (mask >> _LANE * place & 0x1FFF for place in range(4))
    groups = red & yellow & (blue | black) | blue & black & (red | yellow)
    return (mask & _NUMBERS & ~(held | held >> 13 & _ONES | groups * _ONES)).bit_count()


def _may_be_whole(mask: int, doubles: int, jokers: int) -> bool:
    """Whether a rack may be near a Mosaic, Doubles or a Grand Care, which are no runs and groups."""
    if doubles >= 6 - jokers:
        return True
    red, yellow, blue, black = (mask >> _LANE * place & 0x1FFF for place in range(4))
    if (red | yellow | blue | black).bit_count() >= 12 - jokers:
        return True
    if doubles + jokers < 3:
        return False
    # Seven of a number, Jokers among them, are of four colours, or of three.
    return bool(
        red & yellow & (blue | black) | blue & black & (red | yellow)
        if jokers
        else red & yellow & blue & black
    )


_PLACES = {
    bits: (tile.number - 1, WORTH[tile.colour]) for bits, tile in _TILE.items() if tile.number and tile.colour
}


def _counts(dealt: list[int]) -> Counts:
    columns = [0] * 13
    for piece in dealt:
        if piece:
            number, worth = _PLACES[piece]
            columns[number] += worth
    return Counts(tuple(columns), dealt.count(0))


def _melded(dealt: list[int]) -> int:
    """The most tiles that can lie in runs and groups."""
    rows = best_arrangement([_TILE[bits] for bits in dealt]).rows()
    return sum(len(tiles) for _, _, tiles in rows if not isinstance(read_meld(tiles), Fault))
