"""Widgets for school classes: exercises that are answered by typing, simulations, and a view for projectors.

`answers` defines the state of one exercise, or of one question whose answer students guess. `student` works
with the results of one student, and `task_view` makes the data with which the page shows an exercise.
"""

from __future__ import annotations

from .chances import Chances
from .exercise import Exercise
from .projector import Projector
from .simulation import Simulation
from .work import Classwork

__all__ = ["Chances", "Classwork", "Exercise", "Projector", "Simulation"]
