"""Puzzles one after the other that get harder, until three misses end it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from .bands import PuzzleBand
from .dealing import MOST_SEED

MISSES = 3
"""So many misses end it."""

STEP = 4
"""So many solved, and the next band begins."""


@dataclass(frozen=True, slots=True)
class Survival:
    """A row of puzzles: it begins easy, gets harder, and three misses end it.

    >>> run = Survival(seed=7).after(solved=True).after(solved=False)
    >>> run.solved, run.misses, run.over, run.band
    (1, 1, False, <PuzzleBand.EASY: 'easy'>)
    """

    seed: int
    solved: int = 0
    misses: int = 0

    @property
    def over(self) -> bool:
        return self.misses >= MISSES

    @property
    def band(self) -> PuzzleBand:
        """The band of the puzzle that it stands at."""
        bands = list(PuzzleBand)
        return bands[min(self.solved // STEP, len(bands) - 1)]

    @property
    def puzzle_seed(self) -> int:
        """The seed of the puzzle that it stands at."""
        return 1 + int(Random(f"run {self.seed} {self.solved + self.misses}").random() * MOST_SEED)

    def after(self, *, solved: bool) -> Survival:
        """Return the row once that puzzle is done."""
        if self.over:
            return self
        return replace(self, solved=self.solved + solved, misses=self.misses + (not solved))
