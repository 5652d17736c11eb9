"""Lessons are solved under Voila from the first step to the last: by drag, by clicks, by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import Clicks, Drag, Hand, Keys
from browser.learner import play
from browser.sight import shows_done, unfold
from rummy_widget import tutor
from rummy_widget.text.words import languages
from servers import App

LESSONS = [lesson.key for lesson in tutor.course().lessons]


# Three lessons, each by one way, one of them in another language; `make proof` plays every lesson by all ways in each.
BY_TURNS = [("first-win", Drag, "en"), ("runs", Clicks, languages()[-1]), ("strategy", Keys, "en")]


@pytest.mark.parametrize(
    ("lesson", "way", "language"), BY_TURNS, ids=[f"{each}-{way.name}-{at}" for each, way, at in BY_TURNS]
)
def test_a_lesson_from_first_to_last_step(
    course: App, visit: Callable[..., Any], lesson: str, way: type[Hand], language: str
) -> None:
    play_under_voila(course, visit(), way, lesson, language)


def play_under_voila(course: App, page: Any, way: type[Hand], lesson: str, language: str = "en") -> None:
    """Solve a lesson opened from home, and see it done there: at once, and when home is loaded again."""
    data, hand = tutor.course().lesson(lesson), way(page)
    folder = "" if language == "en" else f"/{language}"
    page.goto(course.page(f"notebooks{folder}/home"))
    unfold(page)
    hand.press(f'.rw-card[data-lesson="{lesson}"] a')
    page.wait_for_url(course.page(f"lessons/{data.page_in(language).removesuffix('.ipynb')}"))
    won = play(hand, lesson)
    assert page.get_attribute("html", "lang") == language
    spoken = page.eval_on_selector_all(".rw", "all => all.map(each => each.lang)")
    assert {*spoken} == {language}

    assert won == {step.key: 3 for step in data.steps}, "whoever makes no mistake wins all stars"
    page.wait_for_selector(f'.rw-foot[data-done][data-stars="{3 * len(won)}"]')
    hand.press(".rw-foot [data-act=course]")
    page.wait_for_url(course.page(f"notebooks{folder}/home"))
    shows_done(page, lesson)
    page.reload()  # and so with a fresh kernel
    shows_done(page, lesson)
    hand.kept_its_word()
