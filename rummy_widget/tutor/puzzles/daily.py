"""A puzzle for each day.

>>> from datetime import date
>>> daily(date(2026, 11, 23)), daily(date(2026, 11, 29))
((900327, <PuzzleBand.EASY: 'easy'>), (900333, <PuzzleBand.MASTER: 'master'>))
"""

from __future__ import annotations

from datetime import date

from .bands import PuzzleBand
from .dealing import MOST_SEED

_FIRST_DAY = date(2026, 1, 1)
_FIRST_SEED = 900_001


def daily(day: date) -> tuple[int, PuzzleBand]:
    """Return the seed and the band of a day: easy on Monday, harder every two days."""
    since = (day - _FIRST_DAY).days % (MOST_SEED - _FIRST_SEED + 1)
    return _FIRST_SEED + since, list(PuzzleBand)[day.weekday() // 2]
