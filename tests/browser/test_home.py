"""The first page: a rack that is won at once by every hand, and the ways on within the first screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES
from browser.hands import HANDS, Hand
from browser.sight import Card
from browser.test_access import SMALL
from browser.test_layout import OUTSIDE, OVERLAPPING, WIDER
from rummy_widget import tutor
from rummy_widget.layout import Layout, parse_arrangement
from rummy_widget.widgets.hero import MOVED, TILES, hero
from servers import App

HOME = "notebooks/home"
BOTTOM = "css => document.querySelector(css).getBoundingClientRect().bottom"


def opened(course: App, page: Any) -> Card:
    page.goto(course.page(HOME), wait_until="commit")
    page.wait_for_selector(".rw-hero .rw-tile")
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
    return Card(page, ".rw-hero")


@pytest.mark.parametrize("way", HANDS, ids=[hand.name for hand in HANDS])
def test_one_move_wins_by_every_hand(course: App, visit: Callable[..., Any], way: type[Hand]) -> None:
    page = visit()
    hand = way(page)
    own = opened(course, page)
    start, end = Layout.of(parse_arrangement(TILES)), parse_arrangement(MOVED)
    (slot,) = [at for at, tile in enumerate(end.shelves[0]) if tile and start.shelves[0][at] is None]
    nine = next(id for id, tile in enumerate(start.tiles) if str(tile) == "r9")
    own.wait_for(start)
    hand.move(own, start, [nine], 0, slot)
    page.wait_for_selector('.rw-hero[data-won="true"]')
    own.wait_for(hero().current.move([nine], 0, slot).layout)
    assert "250" in page.inner_text(".rw-hero .rw-lead")
    hand.kept_its_word()
    hand.press("[data-act=hero-again]")
    page.wait_for_selector('.rw-hero[data-won="false"]')
    own.wait_for(start)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 664)])
@pytest.mark.parametrize("lang", ["", "ro/"])
def test_the_rack_and_the_way_on_stand_in_the_first_screen(
    course: App, visit: Callable[..., Any], width: int, height: int, lang: str
) -> None:
    page = visit(viewport={"width": width, "height": height})
    page.goto(course.page(f"notebooks/{lang}home"), wait_until="commit")
    page.wait_for_selector(".rw-hero .rw-tile")
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
    for css in (".rw-hero .rw-wood", "[data-act=continue]", "[data-act=quick]"):
        assert page.evaluate(BOTTOM, css) <= height, css
    assert page.locator(".rw-hero [data-scrolls]").count() == 0, "all of it is seen"
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(SMALL) == []


def test_it_goes_on_at_the_step_that_is_open(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    opened(course, page)
    first = tutor.course().lessons[0]
    with page.expect_navigation(wait_until="commit"):
        page.click("[data-act=continue]")
    assert page.url.endswith(f"{first.page.split('/')[-1]}?step={first.steps[0].key}")
    page.wait_for_selector(f'.rw-step[data-step="{first.steps[0].key}"]')


def test_the_task_of_the_day_opens(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    opened(course, page)
    with page.expect_navigation(wait_until="commit"):
        page.click("[data-act=today]")
    page.wait_for_selector(".rw-practice .rw-step")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_for_everybody(course: App, visit: Callable[..., Any], scheme: str) -> None:
    page = visit(viewport={"width": 320, "height": 700}, color_scheme=scheme)
    opened(course, page)
    assert barriers(page) == []
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(SMALL) == []
