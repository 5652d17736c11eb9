"""Every step of every lesson, in each language: axe-core finds nothing on its screen, by day and by night."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.everywhere import DRAWN, pages
from browser.test_access import blocked_on
from rummy_widget.words import languages
from servers import App

LESSONS = [page for language in languages() for page in pages(language) if "lessons/" in page]


@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing(course: App, visit: Callable[..., Any], lesson: str, width: int) -> None:
    page = visit(viewport={"width": width, "height": 800}, color_scheme="light")
    page.goto(course.page(lesson), wait_until="commit")
    page.wait_for_function(DRAWN)
    assert blocked_on(page) == {}
