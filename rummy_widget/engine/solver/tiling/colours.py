"""How many rack tiles the runs of one colour can use, by the number of tiles in the runs.

See `reach` for the words *gain*, *need* and *spare*.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .run_masks import LENGTHS, PLANE, masks_of_runs

NONE = -99
"""The gain of an impossible length: no runs have that many tiles."""

MOST_BLOCKS = 16
"""Maximum number of cached run bundles for each colour of a rack, as available tiles change every turn."""

EXACT = 8
"""The gain of runs with up to this many tiles is always computed exactly; longer ones only on demand."""


class ColourWay(NamedTuple):
    """Runs in one colour that share the same number of tiles with the rack and force as many Jokers.

    Kinds of tiles are bits, number 1 being the lowest. `need` has the kinds that some of these runs need.
    `spare` has, for each kind of the rack that some of them do not use, what those runs need.
    """

    jokers: int  # places that only Jokers can take
    need: int
    spare: tuple[tuple[int, int], ...]
    mask: int  # the tiles of one of these runs


class RunBundle(NamedTuple):
    """All runs in one colour that share the same number of tiles with the rack.

    `ways` has them by the number of Jokers that they force, `laid` one by one as (mask, Jokers forced).
    """

    ways: tuple[ColourWay, ...]
    laid: tuple[tuple[int, int], ...]


class ColourRuns:
    """The gains (tiles shared with the rack) of runs in one colour, by the number of tiles in the runs."""

    def __init__(self, held: int, low: int, high: int) -> None:
        self.held, self.low, self.high = held, low, high
        self.most = [0] + [NONE] * 14  # exact up to EXACT, an upper bound beyond it
        self._gains: dict[int, bytes] = {}  # by length, one byte for each mask: there are thousands
        self._blocks: dict[tuple[int, int, int], RunBundle] = {}
        tiles = held.bit_count()
        for length in LENGTHS:
            if length <= EXACT:
                self._look(length)
            else:  # runs gain no more than the pieces that they are made of
                parts = [self.most[piece] + self.most[length - piece] for piece in (3, 4, 5)]
                self.most[length] = min(tiles, max(parts)) if max(parts) >= 0 else NONE

    def _look(self, length: int) -> None:
        held = self.held
        gains = bytes([(mask & held).bit_count() for mask in masks_of_runs(self.low, self.high, length)])
        self._gains[length] = gains
        self.most[length] = max(gains, default=NONE)

    def exact(self, length: int) -> int:
        """Return the most tiles that runs with this many tiles share with the rack, exactly."""
        if length and length not in self._gains:
            self._look(length)
        return self.most[length]

    def block(self, length: int, gain: int, known: int) -> RunBundle:
        """Return the runs with *length* tiles of which *gain* are in the rack.

        Only Jokers can take the places for which there is no *known* tile.
        """
        key = (length, gain, known)
        found = self._blocks.get(key)
        if found is None:
            masks = [0]
            if length:
                every, gains = masks_of_runs(self.low, self.high, length), self._gains[length]
                masks = [mask for mask, shared in zip(every, gains, strict=True) if shared == gain]
            if len(self._blocks) >= MOST_BLOCKS:
                self._blocks.clear()
            found = self._blocks[key] = _block(masks, self.held, known)
        return found


colour_runs = lru_cache(maxsize=2048)(ColourRuns)


def _block(masks: list[int], held: int, known: int) -> RunBundle:
    by_wild: dict[int, tuple[list[int], dict[int, int], int]] = {}
    laid = tuple([(mask, (mask & ~known).bit_count()) for mask in masks])
    for mask, wild in laid:
        need, left = _kinds(mask & ~held & known), _kinds(held & ~mask)
        whole, spare, _ = by_wild.setdefault(wild, ([0], {}, mask))
        whole[0] |= need
        while left:
            low = left & -left
            spare[low.bit_length() - 1] = spare.get(low.bit_length() - 1, 0) | need
            left ^= low
    ways = [
        ColourWay(wild, need[0], tuple(spare.items()), mask) for wild, (need, spare, mask) in by_wild.items()
    ]
    return RunBundle(tuple(ways), laid)


def _kinds(mask: int) -> int:
    """Return the numbers that a mask has at least once, as bits of its lowest plane."""
    return (mask | mask >> PLANE) & (1 << PLANE) - 1


@lru_cache(maxsize=16384)
def joint_gains(first: ColourRuns, second: ColourRuns) -> list[int]:
    """Return the most tiles that runs of two colours share with the rack, by their number of tiles."""
    return add_gains(first.most, second.most)


def add_gains(first: list[int], second: list[int]) -> list[int]:
    """Return the best sums of two lists of gains, by the total number of tiles."""
    most = [NONE] * 15
    for length in _ALL:
        gain = first[length]
        if gain >= 0:
            for other in _ALL:
                total = length + other
                if total > 14:
                    break
                if gain + second[other] > most[total]:
                    most[total] = gain + second[other]
    return most


_ALL = (0, *LENGTHS)
