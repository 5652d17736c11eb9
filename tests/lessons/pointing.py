"""The hints for where an attempt stands, all at once and without asking for them."""

from __future__ import annotations

from rummy_widget.tutor import Attempt, hints
from rummy_widget.tutor.doing import Arranging
from rummy_widget.tutor.hints import Hint, Waypoint


def ladder(attempt: Attempt) -> tuple[Hint, ...]:
    """The computed hints, by grade."""
    return hints.ladder(attempt.step, attempt.doing, attempt.tries)


def grades(attempt: Attempt) -> tuple[int, ...]:
    """Their grades, as they are found without the hints."""
    return hints.grades(attempt.step, attempt.doing, attempt.tries)


def waypoints(attempt: Attempt) -> tuple[Waypoint, ...]:
    """The way from here to the nearest answer."""
    assert isinstance(attempt.doing, Arranging)
    return hints.waypoints(attempt.step, attempt.doing)
