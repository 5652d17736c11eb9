"""All pages of the course in every language: those of others solved, and each looked at on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES, pages
from browser.hands import HANDS, Hand
from browser.test_layout import CUT, OUTSIDE, OVERLAPPING, WIDER
from browser.test_lessons import LESSONS, play_under_voila
from rummy_widget.text.words import languages
from servers import App
from visits import MOVING

OTHERS = languages()[1:]
WAYS = pytest.mark.parametrize("way", HANDS, ids=[hand.name for hand in HANDS])


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("lesson", LESSONS)
@WAYS
def test_every_lesson_is_solved(
    course: App, visit: Callable[..., Any], way: type[Hand], lesson: str, language: str
) -> None:
    play_under_voila(course, visit(**MOVING), way, lesson, language)


@pytest.mark.parametrize("name", [page for language in languages() for page in pages(language)])
def test_every_page_fits_a_phone_and_works_for_everybody(
    course: App, visit: Callable[..., Any], name: str
) -> None:
    page = visit(course.page(name), viewport={"width": 320, "height": 800})
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
    assert page.evaluate(WIDER) <= 0
    assert [page.evaluate(each) for each in (OUTSIDE, OVERLAPPING, CUT)] == [[], [], []]
    assert barriers(page) == []
