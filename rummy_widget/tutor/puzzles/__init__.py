"""Endless puzzles about laying tiles on a table; the positions come from games between computer players.

>>> from rummy_widget.engine.rules import RUMMIKUB
>>> found = puzzle(12, RUMMIKUB, "easy")
>>> found.band, found.measures.band, found.question.is_solution(found.solution)
(<PuzzleBand.EASY: 'easy'>, <PuzzleBand.EASY: 'easy'>, True)

`measures` measures the difficulty of a position with a solver that uses only some techniques (`restricted`);
`dealing` makes the puzzle for a seed; `record` and `rating` keep a learner's results.
"""

from __future__ import annotations

from .bands import PuzzleBand as PuzzleBand
from .bands import band_of as band_of
from .dealing import MOST_SEED as MOST_SEED
from .dealing import PuzzleData as PuzzleData
from .dealing import bands as bands
from .dealing import daily as daily
from .dealing import games as games
from .dealing import nearest as nearest
from .dealing import puzzle as puzzle
from .measures import Measures as Measures
from .measures import measure as measure
from .question import PuzzleGoal as PuzzleGoal
from .question import PuzzleQuestion as PuzzleQuestion
from .question import solve as solve
from .rating import Rating as Rating
from .rating import expected as expected
from .record import MISSES as MISSES
from .record import Mode as Mode
from .record import PuzzleRecord as PuzzleRecord
from .record import PuzzleResult as PuzzleResult
from .record import ShownPuzzle as ShownPuzzle
from .record import Survival as Survival
from .record import read_record as read_record
