"""The most tiles of a rack that runs of one colour can use, for each total number of tiles in the runs.

Runs may contain tiles that aren't in the rack: such tiles must be drawn, or Jokers stand for them. The *gain*
of a combination of runs is how many of its tiles are in the rack. A combination *needs* the tiles that must
be drawn for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .run_masks import LENGTHS, PLANE, masks_of_runs

NONE = -99
"""The value used instead of a number of shared tiles if no runs have the given total number of tiles."""

MOST_BUNDLES = 16
"""The largest number of `RunBundle` objects that are cached for each colour of a rack.

A `RunBundle` depends on the tiles that can still be drawn, which change every turn.
"""

EXACT = 8
"""Up to this total number of tiles in runs, the most tiles shared with the rack are computed exactly.

For more tiles an upper bound is used, until the exact number is asked for.
"""


class RunSummary(NamedTuple):
    """A summary of combinations of runs of one colour that use equally many rack tiles and Jokers.

    Numbers are given as a bit mask, in which the lowest bit stands for number 1.

    Attributes:
        jokers: how many tiles of each combination must be Jokers, because no copy is left to draw.
        need: the numbers that must be drawn for at least one of the combinations.
        unused: a pair for each number in the rack that at least one combination leaves unused: the position
            of the number's bit, and the numbers that must be drawn for the combinations that leave it unused.
        mask: the tiles of one of the combinations, as a bit mask (see `run_masks`).
    """

    jokers: int
    need: int
    unused: tuple[tuple[int, int], ...]
    mask: int


class RunBundle(NamedTuple):
    """All combinations of runs of one colour that have equally many tiles and share equally many with a rack.

    Attributes:
        summaries: a `RunSummary` for each number of Jokers that at least one of the combinations needs.
        choices: each combination as a pair: the bit mask of its tiles, and the number of Jokers that it needs
            because no copy of a tile is left to draw.
    """

    summaries: tuple[RunSummary, ...]
    choices: tuple[tuple[int, int], ...]


class ColourRuns:
    """The most tiles of a rack that runs of one colour can contain, for each total number of tiles in them.

    *held* is the bit mask of the rack's tiles of this colour (see `run_masks`). The runs are between the
    numbers *low* and *high*, inclusive; 14 is the 1 after 13. `most[n]` is the most tiles of the rack that
    runs with n tiles in all can contain; for large n it may be only an upper bound. `most[n]` is negative if
    no runs have n tiles in all.
    """

    def __init__(self, held: int, low: int, high: int) -> None:
        self.held, self.low, self.high = held, low, high
        self.most = [0] + [NONE] * 14  # exact up to EXACT, an upper bound beyond it
        self._gains: dict[int, bytes] = {}  # by length, one byte for each of thousands of masks
        self._bundles: dict[tuple[int, int, int], RunBundle] = {}
        tiles = held.bit_count()
        for length in LENGTHS:
            if length <= EXACT:
                self._compute_gains(length)
            else:  # runs share no more tiles than their parts together
                parts = [self.most[piece] + self.most[length - piece] for piece in (3, 4, 5)]
                self.most[length] = min(tiles, max(parts)) if max(parts) >= 0 else NONE

    def _compute_gains(self, length: int) -> None:
        """Compute the gain of each combination of runs with *length* tiles in all, and store the gains.

        The gain is how many of the tiles are in the rack. The largest gain is stored in `most[length]`.
        """
        held = self.held
        gains = bytes([(mask & held).bit_count() for mask in masks_of_runs(self.low, self.high, length)])
        self._gains[length] = gains
        self.most[length] = max(gains, default=NONE)

    def exact(self, length: int) -> int:
        """Return the most tiles that runs with *length* tiles in all can share with the rack.

        The result is negative if no runs have that many tiles. Unlike `most[length]`, it is never just an
        upper bound.
        """
        if length and length not in self._gains:
            self._compute_gains(length)
        return self.most[length]

    def bundle(self, length: int, gain: int, available: int) -> RunBundle:
        """Return all combinations of runs with *length* tiles, of which exactly *gain* are in the rack.

        *available* is the bit mask of the tiles in the rack or unseen; any other tile of a run must be a
        Joker.
        """
        key = (length, gain, available)
        found = self._bundles.get(key)
        if found is None:
            masks = [0]
            if length:
                every, gains = masks_of_runs(self.low, self.high, length), self._gains[length]
                masks = [mask for mask, shared in zip(every, gains, strict=True) if shared == gain]
            if len(self._bundles) >= MOST_BUNDLES:
                self._bundles.clear()
            found = self._bundles[key] = _bundle(masks, self.held, available)
        return found


colour_runs = lru_cache(maxsize=2048)(ColourRuns)


def _bundle(masks: list[int], held: int, available: int) -> RunBundle:
    """Return the `RunBundle`, a list with summaries, of some combinations of runs of one colour.

    *masks* holds the bit mask of the tiles of each combination. *held* is the bit mask of the tiles of this
    colour in the rack, and *available* that of those in the rack or unseen; any other tile of a run must be a
    Joker.
    """
    by_wild: dict[int, tuple[list[int], dict[int, int], int]] = {}
    laid = tuple([(mask, (mask & ~available).bit_count()) for mask in masks])
    for mask, wild in laid:
        need, left = _kinds(mask & ~held & available), _kinds(held & ~mask)
        whole, rest, _ = by_wild.setdefault(wild, ([0], {}, mask))
        whole[0] |= need
        while left:
            low = left & -left
            rest[low.bit_length() - 1] = rest.get(low.bit_length() - 1, 0) | need
            left ^= low
    ways = [
        RunSummary(wild, need[0], tuple(rest.items()), mask) for wild, (need, rest, mask) in by_wild.items()
    ]
    return RunBundle(tuple(ways), laid)


def _kinds(mask: int) -> int:
    """Return the numbers that a tile mask contains at least once, as 13 bits; the lowest is number 1."""
    return (mask | mask >> PLANE) & (1 << PLANE) - 1


@lru_cache(maxsize=16384)
def joint_gains(first: ColourRuns, second: ColourRuns) -> list[int]:
    """Return the most tiles of a rack that runs of two colours can contain, for each total number of tiles.

    Entry n of the list is for runs with n tiles in all; for large n it may be only an upper bound. It is
    negative if no runs have that many tiles.
    """
    return add_gains(first.most, second.most)


def add_gains(first: list[int], second: list[int]) -> list[int]:
    """Return the most rack tiles that two separate parts of an arrangement can use, for each number of tiles.

    Entry n of *first* and of *second* is the most rack tiles that the part can use if it consists of n tiles;
    it is negative if the part can't consist of n tiles. Entry n of the result is the most rack tiles that
    both parts together can use if they consist of n tiles in all, up to 14: the best sum of an entry of
    *first* and an entry of *second* whose indexes add up to n.
    """
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
