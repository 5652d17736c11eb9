"""The page that asks for the token, for everybody, in both schemes, on a phone; addresses that end oddly."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES
from browser.test_layout import CUT, OUTSIDE, WIDER
from parts import part_of
from servers import App

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def room(serve: Callable[..., App]) -> App:
    """The course for others too."""
    return serve(ROOT, token="Vx3-a_Bc9")


@pytest.mark.whole
@pytest.mark.parametrize(
    ("scheme", "wish"), part_of([("light", "en"), ("dark", "en"), ("light", "ro"), ("dark", "ro")], 3)
)
def test_everybody_can_read_and_fill_it(room: App, visit: Callable[..., Any], wish: str, scheme: str) -> None:
    page = visit(room.url, locale=wish, color_scheme=scheme)
    page.wait_for_selector("form.login")
    assert barriers(page) == []
    page.keyboard.type("something else")  # the field has the focus
    page.keyboard.press("Enter")
    page.wait_for_selector("[aria-invalid] ~ .wrong")
    assert page.evaluate("document.activeElement.id") == "token"
    assert barriers(page) == []
    for width in (320, 390, 640, 1920):
        page.set_viewport_size({"width": width, "height": 700})
        page.evaluate(FRAMES)
        assert page.evaluate(WIDER) <= 0
        assert page.evaluate(OUTSIDE) == page.evaluate(CUT) == []


def test_it_opens_the_page_that_was_asked_for(room: App, visit: Callable[..., Any]) -> None:
    page = visit(f"{room.page('notebooks/rules')}#PRO-20")
    page.fill("form.login #token", room.token)
    page.click("form.login [type=submit]")
    page.wait_for_function(DRAWN)
    assert page.url.startswith(room.page("notebooks/rules"))


@pytest.mark.whole
@pytest.mark.parametrize(
    "end", part_of(["rules.ipynb#%E0%A4", "rules.ipynb#%", "home.ipynb#%", "score.ipynb#step-%zz"], 3)
)
def test_an_address_that_ends_oddly_opens_its_page(course: App, visit: Callable[..., Any], end: str) -> None:
    page = visit(f"{course.url}voila/render/notebooks/{end}")  # which fails where an error is thrown
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)


def test_a_lesson_whose_step_is_written_oddly_opens(course: App, visit: Callable[..., Any]) -> None:
    page = visit(f"{course.page('lessons/pro/02-runs')}?step=%zz#step-%")
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
