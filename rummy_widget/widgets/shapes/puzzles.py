"""Puzzles."""

from __future__ import annotations

from typing import TypedDict

from .fields import SetupFieldProps
from .steps import TaskPageState


class PuzzleModeProps(TypedDict):
    """A way to be given puzzles."""

    key: str
    title: str
    about: str
    standing: str | None  # "Your best run: 12"


class PuzzleTaskProps(TypedDict):
    """The puzzle in sight."""

    mode: str
    standing: str  # "Rummikub · hard · 2 of 3 misses"
    note: str | None  # why it doesn't count
    query: str  # what opens it, after the page's address
    over: str | None  # how a run ended


class PuzzleState(TaskPageState):
    """The view "puzzle"."""

    modes: list[PuzzleModeProps]
    fields: list[SetupFieldProps]  # the game, and how hard
    rating: str
    review: str | None  # what went wrong waits for another look
    task: PuzzleTaskProps | None
