"""The widgets of a class in Chromium: answered by keys, kept over a reload, dealt while others are used."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from rummy_widget.classroom import exercise, read_results, seed_of

RW = "import rummy_widget as rw\n\n"
NARROW = {"width": 320, "height": 700}
SHOWN = {
    "class-exercise": ("rw.Exercise('outs-next', seed=5)", ".rw-sheet input"),
    "class-work": ("rw.Classwork('waiting')", ".rw-door input"),
    "class-simulation": ("rw.Simulation('doubles', deals=20_000)", "[data-act=start]"),
    "class-projector": ("rw.Projector()", "[data-act=projector]"),
    "class-chances": ("rw.Chances('r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 / y1 k1 k10')", ".rw-numbers"),
}


def opened(visit: Callable[..., Any], url: str, css: str) -> Any:
    page = visit()
    page.goto(url, wait_until="commit")
    page.wait_for_selector(css)
    return page


@pytest.mark.proof  # every run looks so at notebooks that have them all (`test_class_notebooks.py`)
@pytest.mark.parametrize("name", SHOWN)
def test_it_is_accessible_and_fits_a_narrow_page(
    scratch: Callable[..., str], visit: Callable[..., Any], name: str
) -> None:
    made, css = SHOWN[name]
    page = opened(visit, scratch(name, RW + made), css)
    found = {each["id"] for each in Axe().run(page).response["violations"]}
    assert found <= {"page-has-heading-one"}  # a page's title is its notebook's
    page.set_viewport_size(NARROW)
    page.wait_for_function("most => document.documentElement.scrollWidth <= most", arg=NARROW["width"])


def test_an_answer_is_read_back_graded_kept_and_saved(
    scratch: Callable[..., str], visit: Callable[..., Any]
) -> None:
    page = opened(visit, scratch("class-work", RW + SHOWN["class-work"][0]), ".rw-door input")
    page.focus("[name=code]")
    page.keyboard.type("7b maths")
    page.keyboard.press("Tab")
    page.keyboard.type("red 7")
    page.keyboard.press("Enter")
    page.wait_for_selector("[name=code]:focus")  # no live class has this code
    page.click("[data-act=begin-alone]")
    page.wait_for_selector(".rw-sheet input:focus")
    right = exercise("outs-next", seed_of("7b maths", "red 7")).formula
    page.keyboard.type(right)
    page.wait_for_selector("[data-reading] math mfrac")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-outcome=right]")
    page.reload()
    page.wait_for_selector("[data-own]")
    assert page.inner_text("[data-standing]") == "1 of 3 right"
    with page.expect_download() as saved:
        page.click("[data-act=export]")
    results = read_results(Path(saved.value.path()).read_text(encoding="utf-8"))
    assert [answer.text for answer in results.works[0].answers] == [right]
    assert results.score == (1, 1, 1)


def test_racks_are_dealt_while_another_widget_answers(
    scratch: Callable[..., str], visit: Callable[..., Any]
) -> None:
    cells = (f"{RW}rw.Simulation('doubles', deals=1_000_000)", "rw.Exercise('outs-next', seed=5)")
    page = opened(visit, scratch("class-both", *cells), "[data-act=start]")
    page.wait_for_selector(".rw-sheet input")
    page.click("[data-act=start]")
    page.wait_for_selector(".rw-sim tbody tr")
    page.fill(".rw-sheet input", "1/2")
    page.press(".rw-sheet input", "Enter")
    page.wait_for_selector("[data-outcome=wrong]")
    assert page.is_visible("[data-act=stop]"), "it still deals"
    page.click("[data-act=stop]")
    page.wait_for_selector("[data-act=start]")
    stood = page.inner_text("[data-told]")
    page.wait_for_timeout(600)
    assert page.inner_text("[data-told]") == stood


def test_a_tile_exchanged_moves_the_numbers(scratch: Callable[..., str], visit: Callable[..., Any]) -> None:
    page = opened(visit, scratch("class-chances", RW + SHOWN["class-chances"][0]), ".rw-numbers")
    assert page.inner_text("[data-line=chance-outs] dd") == "6"
    page.select_option("[name=given]", "k10")
    page.select_option("[name=received]", "b1")
    page.click("[data-act=swap]")
    page.wait_for_function("document.querySelector('[data-line=chance-distance] dd').textContent === '0'")


def test_a_page_on_the_projector_is_as_it_was_left_when_it_is_loaded_again(
    scratch: Callable[..., str], visit: Callable[..., Any]
) -> None:
    sheets = [f"lab.agree(one={number}, other={number})" for number in range(3)]
    rack = "rw.Rack('r5 r6 r7', readonly=True)"
    cells = (RW + "from rummy_widget.classroom import lab\n\nrw.Projector()", rack, *sheets)
    page = opened(visit, scratch("class-wall", *cells), "[data-act=projector]")
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_selector(".rw-wood")
    page.click("[data-act=projector]")
    page.keyboard.press("ArrowRight")
    for _ in range(2):
        page.wait_for_selector(".rw-rack[data-size=projector]")
        seen = [each.is_visible() for each in page.query_selector_all("[data-rw-result] table")]
        assert seen == [True, False, False]
        assert page.text_content("[data-standing]") == "1 of 3 shown"
        page.reload()
    page.wait_for_selector(".rw-cover")
    page.click("[data-act=projector]")
    page.wait_for_selector(".rw-rack[data-size=normal]")
    assert page.locator("table:visible").count() == 3
    page.reload()
    page.wait_for_selector(".rw-rack[data-size=normal]")
    assert page.locator(".rw-cover").count() == 0
