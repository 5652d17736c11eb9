"""Every step of every lesson, in each language: axe-core finds nothing on its screen, by day and by night.

And at four sizes no step and no task of practice is larger than the window.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.everywhere import DRAWN, pages, screens
from browser.test_access import blocked_on
from browser.test_practice import nothing_is_higher
from browser.test_stage import SIZES, fits
from rummy_widget.text.words import languages
from servers import App

LESSONS = [page for language in languages() for page in pages(language) if "lessons/" in page]


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing(course: App, visit: Callable[..., Any], lesson: str, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800}, color_scheme="light")
    page.goto(course.page(lesson), wait_until="commit")
    page.wait_for_function(DRAWN)
    assert blocked_on(page) == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_task_is_higher_than_the_window(
    course: App, visit: Callable[..., Any], width: int, height: int, language: str
) -> None:
    nothing_is_higher(course, visit, width, height, "" if language == "en" else f"{language}/")


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_step_is_larger_than_the_window(
    course: App, visit: Callable[..., Any], lesson: str, width: int, height: int
) -> None:
    page = visit(course.page(lesson), viewport={"width": width, "height": height}, has_touch=width < 480)
    page.wait_for_function(DRAWN)
    for where in screens(page):
        fits(page, where)
