"""Ways to be given puzzles: one by its seed, a run that three misses end, a row without end, one a day.

>>> from datetime import date
>>> daily(date(2026, 11, 23)), daily(date(2026, 11, 29))
((900327, <PuzzleBand.EASY: 'easy'>), (900333, <PuzzleBand.MASTER: 'master'>))
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from random import Random

from .bands import PuzzleBand
from .dealing import MOST_SEED

__all__ = ["MISSES", "Mode", "Survival", "daily"]

MISSES = 3
"""So many misses end a run."""

STEP = 4
"""So many solved in a run, and the next band begins."""


class Mode(StrEnum):
    """How puzzles follow one another."""

    ONE = "single"
    RUN = "run"
    ROW = "row"
    DAILY = "daily"
    REVIEW = "review"


@dataclass(frozen=True, slots=True)
class Survival:
    """A run: it begins easy, gets harder, and three misses end it.

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
        """The run once that puzzle is done."""
        if self.over:
            return self
        return replace(self, solved=self.solved + solved, misses=self.misses + (not solved))


_FIRST_DAY = date(2026, 1, 1)
_FIRST_SEED = 900_001
_WEEK = (
    PuzzleBand.EASY,
    PuzzleBand.EASY,
    PuzzleBand.MIDDLE,
    PuzzleBand.MIDDLE,
    PuzzleBand.HARD,
    PuzzleBand.HARD,
    PuzzleBand.MASTER,
)


def daily(day: date) -> tuple[int, PuzzleBand]:
    """The seed and the band of a day: easy on Monday, the hardest on Sunday."""
    since = (day - _FIRST_DAY).days % (MOST_SEED - _FIRST_SEED + 1)
    return _FIRST_SEED + since, _WEEK[day.weekday()]
