"""Hints, and the moves of tiles that they recommend.

Such a move is called a lift: some adjacent tiles are picked up and put down together somewhere else.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.layout import Layout
from .plan.lifts import Lift, Spot

TOP = 4  # the grade of a hint that gives the answer or the next move
BACK = "undo"  # the `move` of a hint that tells the learner to undo the last move


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint to a learner.

    A hint of grade 4 gives the answer or the next move: in words, and as data in one of the attributes
    `lift`, `chosen`, `answer` and `move`, depending on the kind of step.

    Attributes:
        grade: How much the hint gives away: from 1 (little) to 4 (the answer or the next move) if it was
            computed, and 0 if the author of the lesson wrote it.
        text: The hint in words.
        marked: The ids of the tiles that the hint marks.
        slots: The places on the rack or the table that the hint marks.
        lift: The tiles to move together, and where to put them; None if the hint does not say.
        chosen: The ids of the tiles to choose; empty if the hint does not say.
        answer: The answer to give; "" if the hint does not say.
        move: The move of the game to make; "" if the hint does not say.
        number: The number that the learner sees with the hint. The hints shown in a step are numbered from 1,
            except one that gives the answer or the next move, which has the number 0.
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
        """Whether the hint gives the answer or the next move towards it; a hint to undo a move doesn't."""
        return self.grade == TOP and self.move != BACK


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A point on the way to a solution: the places of the tiles (`layout`) and the next move (`lift`)."""

    layout: Layout
    lift: Lift
