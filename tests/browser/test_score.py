"""The score page in Chromium: a rack put together by tapping, by typing, by dragging and by keys alone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES
from browser.sight import fits, wait_for_focus
from browser.test_access import SMALL
from browser.test_layout import OUTSIDE, OVERLAPPING, WIDER
from parts import part_of
from rummy_widget.engine.tiles import parse_tiles
from servers import App

SCORE = "notebooks/score"
BICOLOR = "r2 r3 r4 r5 r6 b10 b11 b12 b13 b1 r11 r12 r13 r1 k8"
MENU = ".rw-score-menu > summary"
PRICE = ".rw-worth[data-points='{}']"


@pytest.fixture
def page(course: App, visit: Callable[..., Any]) -> Any:
    page = visit(course.page(SCORE))
    page.wait_for_selector(".rw-palette")
    page.wait_for_function(DRAWN)
    return page


def tap(page: Any, tiles: str) -> None:
    for number, tile in enumerate(parse_tiles(tiles), page.locator(".rw-wood .rw-tile").count() + 1):
        page.click(f'.rw-palette [data-tile="{tile}"]')
        page.wait_for_function(f"() => document.querySelectorAll('.rw-wood .rw-tile').length === {number}")


def test_a_rack_is_tapped_priced_and_made_dearer(page: Any) -> None:
    tap(page, BICOLOR)
    page.wait_for_selector(PRICE.format(500))
    assert page.inner_text(".rw-worth .rw-points b") == "500"
    page.click("[data-act=swap][data-received='*']")
    page.wait_for_selector(PRICE.format(1000))
    page.click("[data-act=undo]")
    page.wait_for_selector(PRICE.format(500))
    page.click(MENU)
    page.select_option("select[name=multiplier]", "2")
    page.wait_for_selector(PRICE.format(1000))
    assert page.locator(".rw-pays tbody td").all_inner_texts() == ["+3000", "−1000", "−1000", "−1000"]


def test_what_cannot_be_is_said_and_nothing_is_lost(page: Any) -> None:
    tap(page, "r7 r7")
    page.click('[data-tile="r7"]')
    page.wait_for_selector("[data-problem]:has-text('Red 7 is in the box twice, but you have 3 copies.')")
    assert page.inner_text("[data-problem] .rw-chip") == "PRO-1"
    page.wait_for_function("said.some(line => line.includes('Red 7 is in the box twice'))")
    page.fill(".rw-score-typed input", "r2 r3 x9")
    page.press(".rw-score-typed input", "Enter")
    page.wait_for_selector("[data-problem]:has-text(\"There's no tile 'x9'\")")
    assert page.input_value(".rw-score-typed input") == "r2 r3 x9"
    assert page.locator(".rw-wood .rw-tile").count() == 2
    page.fill(".rw-score-typed input", "r2 r3 r4 | k9")
    page.click("[data-act=read]")
    page.wait_for_selector("[data-problem]", state="detached")
    assert page.input_value(".rw-score-typed input") == "r2 r3 r4 | k9"
    assert page.locator(".rw-wood .rw-tile").count() == 4


def test_tiles_are_taken_out_by_drag_button_and_key(page: Any) -> None:
    tap(page, "r5 r6 r7 k9")
    count = "document.querySelectorAll('.rw-wood .rw-tile').length === {}".format
    page.drag_and_drop('.rw-wood .rw-tile[data-id="3"]', '.rw-palette [data-tile="b5"]')
    page.wait_for_function(count(3))
    page.click('.rw-wood .rw-tile[data-id="2"]')
    page.click("[data-act=take-out]")
    page.wait_for_function(count(2))
    page.focus(".rw-wood .rw-tile[data-id='1']")
    page.keyboard.press("Delete")
    page.wait_for_function(count(1))
    wait_for_focus(page, ".rw-slot *")  # it stays on the rack
    page.click("[data-act=clear]")
    page.wait_for_function(count(0))
    page.click("[data-act=undo]")
    page.wait_for_function(count(1))


def test_keys_alone_do(page: Any) -> None:
    page.focus('.rw-palette [tabindex="0"]')
    for key in ("Enter", "ArrowRight", "Enter", "ArrowRight", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    page.wait_for_function("document.querySelectorAll('.rw-wood .rw-tile').length === 4")
    assert page.input_value(".rw-score-typed input") == "r1 r2 r3 | y3"
    page.keyboard.press("Tab")
    wait_for_focus(page, ".rw-score-typed input")  # one stop for all tiles


def test_it_is_for_everybody(page: Any) -> None:
    """With a price, with a problem, with house rules open; light, dark, on a phone and on a wall."""
    page.click(MENU)
    page.click('[data-example="jokers"]')
    page.wait_for_selector(PRICE.format(150))
    page.click(MENU)
    page.click(".rw-switches summary")
    page.select_option("select[name=grand_care_rest]", "melds")
    page.wait_for_selector("[data-act=house-reset]")
    page.evaluate(FRAMES)
    assert barriers(page) == []
    assert page.evaluate(SMALL) == []
    page.keyboard.press("Escape")
    page.click('[data-tile="k1"]')
    page.wait_for_selector("[data-problem]")
    for width in (1920, 320):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(FRAMES)
        page.wait_for_function(DRAWN)
        assert page.evaluate(WIDER) <= 0, width
        assert page.evaluate(OUTSIDE) == [], width
        assert page.evaluate(OVERLAPPING) == [], width
        assert page.evaluate(SMALL) == [], width
    assert barriers(page) == []
    page.emulate_media(color_scheme="dark")
    page.evaluate(FRAMES)
    assert barriers(page, only=["color-contrast"]) == []


@pytest.mark.proof  # each page has a kernel of its own; games in two tabs are in every run (`test_table_kept.py`)
def test_two_pages_do_not_mix(course: App, visit: Callable[..., Any]) -> None:
    pages = [visit(course.page(SCORE)) for _ in range(2)]
    for each, text in zip(pages, ("r5 r6 r7", "k1 k2"), strict=True):
        each.wait_for_selector(".rw-palette")
        tap(each, text)
    assert [each.input_value(".rw-score-typed input") for each in pages] == ["r5 r6 r7", "k1 k2"]


def test_it_says_what_it_shows_to_a_screen_reader(page: Any) -> None:
    tap(page, "r5")
    assert page.get_attribute('[data-tile="r5"]', "aria-label") == "red 5, one left"
    page.wait_for_function("document.querySelector('.rw-live').textContent.includes('red 5 added.')")
    tree = json.dumps(page.accessibility.snapshot()) if hasattr(page, "accessibility") else ""
    assert not tree or "red 5, one left" in tree


@pytest.mark.whole
@pytest.mark.parametrize(("width", "height", "lang"), part_of([(390, 664, "ro/"), (1280, 800, "")], 2))
def test_nothing_is_higher_than_the_window(
    course: App, visit: Callable[..., Any], width: int, height: int, lang: str
) -> None:
    """Empty, with a price, with its reasons, with a problem; where to type is in sight."""
    page = visit(course.page(f"notebooks/{lang}score"), viewport={"width": width, "height": height})
    page.wait_for_selector(".rw-palette")
    page.wait_for_function(DRAWN)
    fits(page, width, height)
    page.click(MENU)
    fits(page, width, height)
    page.click('[data-example="jokers"]')
    page.wait_for_selector(PRICE.format(150), state="attached")
    fits(page, width, height)
    page.click('[data-tile="k1"]')
    page.wait_for_selector("[data-problem]")
    fits(page, width, height)
    if page.locator("[data-act=worth]").is_visible():
        assert page.inner_text(".rw-score-rack .rw-points b") == "150"
        page.click("[data-act=worth]")
    page.wait_for_selector(".rw-worth .rw-why-tree")
    fits(page, width, height)
