"""Puzzles."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from .fields import SetupFieldProps
from .racks import RackProps
from .steps import StepProps, TongueProps


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


class PuzzleState(TypedDict):
    """The view "puzzle"."""

    rev: NotRequired[int]
    said: NotRequired[str]  # for the live region
    title: str
    about: str
    home: str | None  # href
    tongues: NotRequired[list[TongueProps]]
    modes: list[PuzzleModeProps]
    fields: list[SetupFieldProps]  # the game, and how hard
    rating: str
    review: str | None  # what went wrong waits for another look
    notice: str | None  # an address that leads nowhere
    task: PuzzleTaskProps | None
    step: StepProps | None
    rack: RackProps | None
    record: object  # what the browser is to keep
