"""What runs can gain in one colour of a rack, by how many tiles lie in them. See `reach` for the words."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .run_masks import LENGTHS, PLANE, masks_of_runs

NONE = -99
"""A gain that cannot be: nothing of that length can be laid."""

MOST_BLOCKS = 16
"""So many are remembered of one colour of a rack: with other tiles to be had at every turn they never end."""

EXACT = 8
"""Runs of one colour up to this length are looked at always, longer ones only where they might matter."""


class ColourWay(NamedTuple):
    """Runs in one colour that gain the same and force as many Jokers: what they need, and need if they spare.

    Kinds are bits, for number 1 the lowest; `spare` has each kind of the rack that some of them leave out.
    """

    jokers: int  # places that only Jokers can take
    need: int
    spare: tuple[tuple[int, int], ...]
    mask: int  # one of them


class RunBundle(NamedTuple):
    """All runs in one colour that gain the same: together, and one by one with the Jokers that they force."""

    ways: tuple[ColourWay, ...]
    laid: tuple[tuple[int, int], ...]


class ColourRuns:
    """What runs gain in one colour of a rack, by how many tiles lie in them."""

    def __init__(self, held: int, low: int, high: int) -> None:
        self.held, self.low, self.high = held, low, high
        self.most = [0] + [NONE] * 14  # exact up to EXACT, beyond it no less than what can be
        self._gains: dict[int, bytes] = {}  # by length, of each of its masks: there are thousands
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
        """The most that runs of this length gain, for certain."""
        if length and length not in self._gains:
            self._look(length)
        return self.most[length]

    def block(self, length: int, gain: int, known: int) -> RunBundle:
        """The ways to lay so many tiles with this gain, where only the known tiles are to be had."""
        key = (length, gain, known)
        found = self._blocks.get(key)
        if found is None:
            masks = [0]
            if length:
                every, gains = masks_of_runs(self.low, self.high, length), self._gains[length]
                masks = [mask for mask, its in zip(every, gains, strict=True) if its == gain]
            if len(self._blocks) >= MOST_BLOCKS:
                self._blocks.clear()
            found = self._blocks[key] = _block(masks, self.held, known)
        return found


runs_in = lru_cache(maxsize=2048)(ColourRuns)


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
        ColourWay(wild, its[0], tuple(spare.items()), mask) for wild, (its, spare, mask) in by_wild.items()
    ]
    return RunBundle(tuple(ways), laid)


def _kinds(mask: int) -> int:
    """Return the numbers of a mask with two planes, each once."""
    return (mask | mask >> PLANE) & (1 << PLANE) - 1


@lru_cache(maxsize=16384)
def both(first: ColourRuns, second: ColourRuns) -> list[int]:
    """The most that two colours gain together, by how many tiles both have."""
    return sums(first.most, second.most)


def sums(first: list[int], second: list[int]) -> list[int]:
    """The most that two gain together, by how many tiles both have."""
    most = [NONE] * 15
    for mine in _ALL:
        gain = first[mine]
        if gain >= 0:
            for its in _ALL:
                whole = mine + its
                if whole > 14:
                    break
                if gain + second[its] > most[whole]:
                    most[whole] = gain + second[its]
    return most


_ALL = (0, *LENGTHS)
