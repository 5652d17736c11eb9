"""The most tiles of a rack that runs of one colour can use, for each total number of tiles in the runs.

Runs may contain tiles that aren't in the rack: such tiles must be drawn, or Jokers stand for them. The *gain*
of a combination of runs is how many of its tiles are in the rack. A combination *needs* the tiles that must
be drawn for it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from .run_masks import LENGTHS, masks_of_runs

NONE = -99
"""The value used instead of a number of shared tiles if no runs have the given total number of tiles."""

MOST_CHOICES = 16
"""The largest number of `RunChoices` that are cached for each colour of a rack.

They depend on the tiles that can still be drawn, which change every turn.
"""

EXACT = 8
"""Up to this total number of tiles in runs, the most tiles shared with the rack are computed exactly.

For more tiles an upper bound is used, until the exact number is asked for.
"""


RunChoices: TypeAlias = "tuple[tuple[int, int], ...]"
"""Combinations of runs of one colour that have equally many tiles and share equally many with a rack.

Each is a pair: the bit mask of its tiles (see `run_masks`), and the number of Jokers that it needs because no
copy of a tile is left to draw.
"""


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
        self._choices: dict[tuple[int, int, int, int], RunChoices] = {}
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

    def choices(self, length: int, gain: int, available: int, wild: int) -> RunChoices:
        """Return all combinations of runs with *length* tiles, of which exactly *gain* are in the rack.

        *available* is the bit mask of the tiles in the rack or unseen; any other tile of a run must be a
        Joker. Combinations that need more than *wild* Jokers are left out.
        """
        key = (length, gain, available, wild)
        found = self._choices.get(key)
        if found is None:
            masks = [0]
            if length:
                every, gains = masks_of_runs(self.low, self.high, length), self._gains[length]
                masks = [mask for mask, shared in zip(every, gains, strict=True) if shared == gain]
            if len(self._choices) >= MOST_CHOICES:
                self._choices.clear()
            with_jokers = [(mask, (mask & ~available).bit_count()) for mask in masks]
            found = self._choices[key] = tuple([each for each in with_jokers if each[1] <= wild])
        return found


colour_runs = lru_cache(maxsize=2048)(ColourRuns)


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
