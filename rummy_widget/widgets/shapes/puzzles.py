"""Types of the data with which the puzzle page shows puzzles."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import TileProps
from .steps import TaskPageState


class PuzzleModeProps(TypedDict):
    """A mode in which puzzles are played, such as the puzzle of the day.

    Attributes:
        key: its name in the code.
        title: its name on the page.
        about: a sentence about it.
        standing: the learner's best result in it, such as "Your best: 12"; None if there is none.
    """

    key: str
    title: str
    about: str
    standing: str | None


class PuzzleRatingProps(TypedDict):
    """The learner's rating, which rises with solved puzzles and falls with missed ones.

    Attributes:
        now: the estimated rating.
        width: the margin of error: the true rating is probably within this many points.
        standing: how many puzzles were solved, such as "3 of 5 solved".
    """

    now: int
    width: int
    standing: str


class PuzzleBoardProps(TypedDict):
    """The position of today's puzzle: the melds on the table, the learner's tiles, and the goal."""

    melds: list[list[TileProps]]
    rack: list[TileProps]
    goal: str


class PuzzleTaskProps(TypedDict):
    """The puzzle on the page.

    Attributes:
        mode: the mode in which it is played.
        standing: its game, its level and what is known of the result, such as "Rummikub · hard · 2 of 3
            misses".
        note: why it doesn't count for the rating; None if it does.
        gain: by how much it has changed the rating, such as "+12"; None if it hasn't.
        query: the query string that opens this puzzle if it follows the page's address.
    """

    mode: str
    standing: str
    note: str | None
    gain: str | None
    query: str


class PuzzleState(TaskPageState):
    """State of the view "puzzle": the modes, the learner's rating, and the current puzzle.

    Attributes:
        modes: the modes to choose from.
        fields: the fields in which the game and the level are chosen.
        rating: the learner's rating.
        board: the position of today's puzzle, shown beside the modes; None at other times.
        review: the text of the button that repeats puzzles the learner has missed; None if there are none.
        task: the puzzle on the page; None while the page shows the modes.
    """

    modes: list[PuzzleModeProps]
    fields: list[SetupFieldProps]
    rating: PuzzleRatingProps
    board: PuzzleBoardProps | None
    review: str | None
    task: PuzzleTaskProps | None
