"""Hints, and the lifts that they recommend; a lift moves adjacent tiles together to another place."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.layout import Layout
from .plan.lifts import Lift, Spot

TOP = 4  # the grade of a hint that gives the move
BACK = "undo"  # the move of a hint that only tells the learner to undo


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint to a learner: its text, and the tiles (`marked`, by id) and `slots` of the rack that it marks.

    `grade` is 0 for a hint of the author, and from 1 (vague) to 4 for a computed one. A hint of grade 4 tells
    the answer or the next move, and has it as data too: a `lift` (tiles to move together, and where to put
    them), the `chosen` ids, the `answer`, or a `move` of the game. `number` counts the hints of a step that
    do not give the answer, from 1; it is 0 for a hint that does.
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
    """A position of the tiles on the path to a solution, and the tiles to move next (`lift`)."""

    layout: Layout
    lift: Lift
