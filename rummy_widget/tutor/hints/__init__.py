"""Hints: first the author's, then those computed from where the learner is.

The first computed grade names no tile and no place, the second a place, the third tiles, the fourth the move.
The way is found from where the tiles lie now, so it also helps a learner who has wandered off.
"""

from __future__ import annotations

from ..hint import TOP, Hint, Waypoint
from .arrange import waypoints
from .asking import grades_left, hint_count, hinted
from .ladder import grades, ladder

__all__ = ["TOP", "Hint", "Waypoint", "grades", "grades_left", "hint_count", "hinted", "ladder", "waypoints"]
