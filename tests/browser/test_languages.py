"""The switch between the languages of a page, as it is seen and used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.everywhere import BESIDE, DRAWN
from parts import part_of
from servers import App

RUNS = "lessons/pro/02-runs"


@pytest.mark.whole
@pytest.mark.parametrize("name", part_of(BESIDE, len(BESIDE)))
def test_a_page_leads_to_itself_in_the_other_language_and_back(
    course: App, visit: Callable[..., Any], name: str
) -> None:
    page = visit(course.page(f"notebooks/{name}"))
    page.wait_for_function(DRAWN)
    english = page.inner_text(".rw-body")
    page.get_by_role("navigation", name="Language of the page").get_by_role("link", name="Română").click()
    page.wait_for_url(course.page(f"notebooks/ro/{name}"))
    page.wait_for_function(DRAWN)
    assert page.get_attribute("html", "lang") == page.get_attribute(".rw", "lang") == "ro"
    assert page.inner_text(".rw-body") != english
    page.get_by_role("navigation", name="Limba paginii").get_by_role("link", name="English").click()
    page.wait_for_url(course.page(f"notebooks/{name}"))
    page.wait_for_function(DRAWN)
    assert page.get_attribute("html", "lang") == "en"


def test_a_lesson_keeps_its_stars_in_the_other_language(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page(RUNS))
    page.wait_for_selector(".rw-step")
    page.evaluate("""() => localStorage.setItem('rummy-widget:v1:lesson:runs',
        JSON.stringify({ v: 1, steps: { 'first-run': { stars: 2 } } }))""")
    page.click("[data-view=header] [data-act=lang-ro]")
    page.wait_for_url(course.page("lessons/pro/ro/02-runs"))
    page.wait_for_selector('[data-view=footer] [data-stars="2"]', state="attached")
    page.click("[data-view=header] [data-act=course]")
    page.wait_for_url(course.page("notebooks/ro/home"))
    page.wait_for_selector('.rw-card[data-lesson="runs"]', state="attached")


def test_a_rule_is_shown_in_the_language_of_the_page(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page("notebooks/ro/score"))
    page.locator(".rw-palette").wait_for()
    page.click(".rw-score-menu > summary")
    page.get_by_role("button", name="Bicolor").first.click()
    page.wait_for_selector("a.rw-chip[href$='PRO-42']")
    links = page.eval_on_selector_all("a.rw-chip", "all => all.map(each => each.href)")
    rules = course.page("notebooks/ro/rules")
    assert [href for href in links if not href.startswith(f"{rules}#PRO-")] == []
