"""Widgets for school classes: exercises that are answered by typing, simulations, and the projector.

`answers` is the state of one exercise or guess, `student` the work of one student, and `task_view` what the
page shows of an exercise.
"""

from __future__ import annotations

from .chances import Chances
from .exercise import Exercise
from .projector import Projector
from .simulation import Simulation
from .work import Classwork

__all__ = ["Chances", "Classwork", "Exercise", "Projector", "Simulation"]
