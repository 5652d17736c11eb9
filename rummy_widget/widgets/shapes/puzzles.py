"""Types of what the puzzle page shows."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import TileProps
from .steps import TaskPageState


class PuzzleModeProps(TypedDict):
    """A mode in which puzzles are chosen, such as the puzzle of the day."""

    key: str
    title: str
    about: str
    standing: str | None  # "Your best run: 12"


class PuzzleRatingProps(TypedDict):
    """The learner's rating, and how sure it is."""

    now: int
    width: int  # the rating is right within this much
    standing: str  # "3 of 5 solved"


class PuzzleBoardProps(TypedDict):
    """The position of today's puzzle: the melds on the table, the learner's tiles, and the goal."""

    melds: list[list[TileProps]]
    rack: list[TileProps]
    goal: str


class PuzzleTaskProps(TypedDict):
    """The puzzle on the page: its mode and difficulty, and whether it counts for the learner's rating."""

    mode: str
    standing: str  # "Rummikub · hard · 2 of 3 misses · You took a hint, so it's a miss."
    note: str | None  # why it doesn't count
    gain: str | None  # "+12", once it has changed the rating
    query: str  # query that opens it, after the page's address


class PuzzleState(TaskPageState):
    """State of the view "puzzle": the modes, the learner's rating, and the current puzzle."""

    modes: list[PuzzleModeProps]
    fields: list[SetupFieldProps]  # game and difficulty
    rating: PuzzleRatingProps
    board: PuzzleBoardProps | None  # on the page with the modes, once it is made
    review: str | None  # button text, if a missed puzzle can be repeated
    task: PuzzleTaskProps | None
