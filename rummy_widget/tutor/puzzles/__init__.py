"""Rearrangement puzzles without end: positions of games that were really played, and how hard they are.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> found = puzzle(12, RUMMIKUB, "easy")
>>> found.band, found.measures.band, found.asked.fulfilled(found.solution)
(<PuzzleBand.EASY: 'easy'>, <PuzzleBand.EASY: 'easy'>, True)

`measures` says how hard a position is, by a solver that knows only some techniques (`restricted`); `dealing`
gives the puzzle of a seed, `record` and `rating` keep what a learner does with them.
"""

from __future__ import annotations

from .bands import PuzzleBand, band_of
from .dealing import MOST_SEED, PuzzleData, bands, daily, games, nearest, puzzle
from .measures import Measures, measured
from .question import PuzzleGoal, PuzzleQuestion, solve
from .rating import Rating, expected
from .record import Mode, PuzzleRecord, PuzzleResult, ShownPuzzle, read_record
from .survival import MISSES, Survival

__all__ = [
    "MISSES",
    "MOST_SEED",
    "Measures",
    "Mode",
    "PuzzleBand",
    "PuzzleData",
    "PuzzleGoal",
    "PuzzleQuestion",
    "PuzzleRecord",
    "PuzzleResult",
    "Rating",
    "ShownPuzzle",
    "Survival",
    "band_of",
    "bands",
    "daily",
    "expected",
    "games",
    "measured",
    "nearest",
    "puzzle",
    "read_record",
    "solve",
]
