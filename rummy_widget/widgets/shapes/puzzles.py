"""Types of the data with which the puzzle page shows puzzles."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .racks import TileProps
from .steps import TaskPageState


class PuzzleModeProps(TypedDict):
    """A mode of the puzzle page, such as "Today's puzzle", which decides which puzzles the learner gets.

    Attributes:
        key: the name of the mode in the code.
        title: the name of the mode on the page.
        about: a sentence about the mode.
        standing: a label such as "Your best: 12" that says what the learner has achieved in the mode, if
            anything.
    """

    key: str
    title: str
    about: str
    standing: str | None


class PuzzleRatingProps(TypedDict):
    """The learner's rating, which rises with solved puzzles and falls with missed ones.

    Attributes:
        now: the estimated rating.
        width: the margin of error: the true rating is probably at most this far above or below `now`.
        standing: a label such as "3 of 5 solved" that says how many puzzles the learner has solved.
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
        mode: the key of the mode in which the puzzle is played.
        standing: the game, the level and the result so far, as a label such as "Rummikub · hard · 2 of 3
            misses".
        note: a sentence that says why the puzzle doesn't count for the learner's rating, if it doesn't.
        gain: the change that the puzzle has made to the learner's rating, as a string such as "+12", if it
            has made any.
        query: the query string that, appended to the page's address, opens this puzzle.
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
        board: the position of today's puzzle, as a picture beside the list of modes, while the list is shown.
        review: the label of the button that repeats puzzles that the learner has missed, if there are any.
        task: the puzzle on the page, unless the page shows the list of modes.
    """

    modes: list[PuzzleModeProps]
    fields: list[SetupFieldProps]
    rating: PuzzleRatingProps
    board: PuzzleBoardProps | None
    review: str | None
    task: PuzzleTaskProps | None
