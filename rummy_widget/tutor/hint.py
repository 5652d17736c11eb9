"""Hints, and the way that they point along."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.layout import Layout
from .plan.lifts import Lift, Spot

TOP = 4  # the grade that says the move
BACK = "undo"  # the move of a hint that leads nowhere but back


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in sight: what it says, and the tiles and slots that it shows.

    `grade` is 0 for the author's, 1 to 4 for the computed ones. A hint of grade 4 carries the move: `lift`,
    the ids to choose, the answer or the move of the game. `number` counts the hints of a step that don't tell
    the answer, from 1; it is 0 for one that does.
    """

    grade: int
    text: str
    marked: tuple[int, ...] = ()
    slots: tuple[Spot, ...] = ()
    lift: Lift | None = None
    chosen: tuple[int, ...] = ()
    answer: str = ""
    move: str = ""
    number: int = field(default=0, compare=False)

    @property
    def tells_answer(self) -> bool:
        """Whether it gives the answer away, or the next move of it."""
        return self.grade == TOP and self.move != BACK


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A layout on the way to an answer, and the lift that comes next there."""

    layout: Layout
    lift: Lift
