"""Hints: first the author's, then those computed from where the learner is.

The first computed grade names no tile and no place, the second a place, the third tiles, the fourth the move.
The way is found from where the tiles lie now, so it also helps a learner who has wandered off.
"""

from __future__ import annotations

from ..hint import TOP as TOP
from ..hint import Hint as Hint
from ..hint import Waypoint as Waypoint
from .arrange import waypoints as waypoints
from .asking import grades as grades
from .asking import grades_left as grades_left
from .asking import hint_count as hint_count
from .asking import hinted as hinted
from .asking import ladder as ladder
