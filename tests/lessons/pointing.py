"""Attempts put where a test wants them, and the hints there, all at once and without asking for them."""

from __future__ import annotations

from rummy_widget.layout import History, Layout
from rummy_widget.tutor import Attempt, hints
from rummy_widget.tutor.doing import Arranging
from rummy_widget.tutor.hints import Hint, Waypoint


def laid(attempt: Attempt, layout: Layout) -> Attempt:
    """The attempt with its tiles moved so, by lifting one."""
    return attempt._judged(Arranging(History(attempt.layout).do(layout, 1)))


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
