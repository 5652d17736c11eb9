"""Every lesson is solved under Voila from its first step to its last: by drag, by clicks, by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import HANDS, Hand
from browser.learner import play
from browser.sight import shows_done
from rummy_widget import tutor
from servers import App

LESSONS = [lesson.key for lesson in tutor.course().lessons]


# Each lesson by one way, the ways in turn; `make proof` plays every lesson by all of them.
BY_TURNS = [(lesson, HANDS[place % len(HANDS)]) for place, lesson in enumerate(LESSONS)]


@pytest.mark.parametrize(("lesson", "way"), BY_TURNS, ids=[f"{each}-{way.name}" for each, way in BY_TURNS])
def test_a_lesson_from_first_to_last_step(
    course: App, visit: Callable[..., Any], lesson: str, way: type[Hand]
) -> None:
    play_under_voila(course, visit(), way, lesson)


def play_under_voila(course: App, page: Any, way: type[Hand], lesson: str) -> None:
    """Solve a lesson opened from home, and see it done there: at once, and when home is loaded again."""
    data, hand = tutor.course().lesson(lesson), way(page)
    page.goto(course.page("notebooks/home"))
    hand.press(f'.rw-card[data-lesson="{lesson}"] a')
    page.wait_for_url(f"**/lessons/{data.page}")
    won = play(hand, lesson)

    assert won == {step.key: 3 for step in data.steps}, "whoever makes no mistake wins all stars"
    page.wait_for_selector(f'.rw-foot[data-done][data-stars="{3 * len(won)}"]')
    hand.press(".rw-foot [data-act=course]")
    page.wait_for_url("**/notebooks/home.ipynb")
    shows_done(page, lesson)
    page.reload()  # and so with a fresh kernel
    shows_done(page, lesson)
    hand.kept_its_word()
