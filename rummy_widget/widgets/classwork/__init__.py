"""Widgets for a class: exercises to answer by typing, alone or with a class code, simulations, the projector.

`answers` is one exercise or guess with what was typed, `student` whose work it is, `task_view` what is shown
of both.
"""

from __future__ import annotations

from .chances import Chances
from .exercise import Exercise
from .projector import Projector
from .simulation import Simulation
from .work import Classwork

__all__ = ["Chances", "Classwork", "Exercise", "Projector", "Simulation"]
