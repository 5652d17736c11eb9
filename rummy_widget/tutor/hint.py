"""Hints, and the way that they point along."""

from __future__ import annotations

from dataclasses import dataclass

from ..layout import Layout
from .plan import Lift, Spot

TOP = 4  # the grade that says the move


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in sight: what it says, and the tiles and slots that it shows.

    `grade` is 0 for the author's, 1 to 4 for the computed ones. A hint of grade 4 carries the move: `lift`,
    the ids to choose, the answer or the move of the game.
    """

    grade: int
    text: str
    marked: tuple[int, ...] = ()
    slots: tuple[Spot, ...] = ()
    lift: Lift | None = None
    chosen: tuple[int, ...] = ()
    answer: str = ""
    move: str = ""


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A layout on the way to an answer, and the lift that comes next there."""

    layout: Layout
    lift: Lift
