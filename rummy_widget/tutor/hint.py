"""Hints, and the moves of tiles (lifts) that they recommend."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.layout import Layout
from .plan.lifts import Lift, Spot

TOP = 4  # the grade of a hint that gives the move
BACK = "undo"  # the move of a hint that only tells the learner to undo


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint that is shown: its text, and the tiles (`marked`, by id) and `slots` that it marks.

    `grade` is 0 for a hint of the author, and from 1 (vague) to 4 for a computed one. A hint of grade 4 tells
    the answer or the next move, and has it as data too: a `lift`, the `chosen` ids, the `answer`, or a `move`
    of the game. `number` counts the hints of a step that do not give the answer, from 1; it is 0 for a hint
    that does.
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
        """Whether the hint gives the answer or the next move towards it; a hint to undo does not."""
        return self.grade == TOP and self.move != BACK


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A layout on the path to a solution, and the next lift on that path."""

    layout: Layout
    lift: Lift
