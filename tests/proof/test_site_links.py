"""Links into the site, below a path: a step, a task by its seed, a language, and the front door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rummy_widget as rw
from browser import test_languages as spoken
from browser import test_practice as practised
from browser import test_puzzles as puzzling
from browser import test_stage as stage
from browser.everywhere import BESIDE, DRAWN
from browser.sitting import Clicker
from rummy_widget import tutor
from rummy_widget.text.words import languages
from servers import Site

STEPS = [
    (lesson.page_in(language).removesuffix(".ipynb"), [step.key for step in lesson.steps])
    for lesson in tutor.all_lessons().values()
    for language in languages()
]
HOME = {"en-GB": "notebooks/home", "ro-RO": "notebooks/ro/home", "de-DE": "notebooks/home"}


@pytest.mark.parametrize(("page_of", "steps"), STEPS, ids=[each for each, _ in STEPS])
def test_a_link_leads_to_each_step(
    offered: Site, passing: Callable[..., Any], page_of: str, steps: list[str]
) -> None:
    page = passing()
    for step in steps:
        page.goto(f"{offered.page(f'lessons/{page_of}')}?step={step}", wait_until="commit")
        page.wait_for_selector(f'.rw-step[data-step="{step}"]')
        page.wait_for_function(DRAWN)
        assert page.locator(".rw-step >> visible=true").count() == 1
        assert page.get_attribute(".rw-dot[aria-current=step]", "data-go") == step


def test_address_dots_and_buttons(offered: Site, passing: Callable[..., Any]) -> None:
    stage.test_the_address_the_dots_and_the_buttons_lead_to_a_step(offered, passing)


def test_a_task_of_practice_by_its_seed(offered: Site, passing: Callable[..., Any]) -> None:
    practised.test_a_link_opens_the_very_task_and_the_next_one_is_fresh(offered, passing)


def test_the_link_of_a_task_that_is_copied(offered: Site, passing: Callable[..., Any]) -> None:
    practised.test_the_link_that_is_copied_opens_it(offered, passing)


@pytest.mark.parametrize("query", ["?skill=is-red", "?skill=is-run&seed=x"])
def test_a_link_that_leads_nowhere(offered: Site, passing: Callable[..., Any], query: str) -> None:
    practised.test_a_link_that_leads_nowhere_says_so(offered, passing, query)


@pytest.mark.parametrize(
    ("rules", "band"), [(rw.RUMMY_45, "master"), (rw.BASIC_RUMMY, "middle")], ids=lambda each: str(each)
)
def test_a_puzzle_by_its_seed(
    offered: Site, passing: Callable[..., Any], rules: rw.Ruleset, band: str
) -> None:
    puzzling.test_puzzles_of_laying_are_solved(offered, passing, rules, band)


def test_a_table_by_its_game(offered: Site, passing: Callable[..., Any]) -> None:
    sitter = Clicker(passing(viewport={"width": 1280, "height": 800}), rw.RUMMY_45)
    sitter.page.goto(offered.page("notebooks/tables") + "?game=rummy_45", wait_until="commit")
    sitter.aloud.until(lambda: sitter.aloud.wait("button", "Rummy 45 ").pressed, "another game is picked")


@pytest.mark.parametrize("name", BESIDE)
def test_each_page_leads_to_itself_in_the_other_language(
    offered: Site, passing: Callable[..., Any], name: str
) -> None:
    spoken.test_a_page_leads_to_itself_in_the_other_language_and_back(offered, passing, name)


def test_stars_have_no_language(offered: Site, passing: Callable[..., Any]) -> None:
    spoken.test_a_lesson_keeps_its_stars_in_the_other_language(offered, passing)


def test_a_rule_is_shown_in_the_language_of_the_page(offered: Site, passing: Callable[..., Any]) -> None:
    spoken.test_a_rule_is_shown_in_the_language_of_the_page(offered, passing)


@pytest.mark.parametrize("wished", HOME)
def test_the_front_door_speaks_the_visitors_language(
    offered: Site, passing: Callable[..., Any], wished: str
) -> None:
    page = passing(f"{offered.url}{offered.where}/?x=1", locale=wished)
    page.wait_for_url(f"{offered.page(HOME[wished])}?x=1")
    page.wait_for_selector(".rw-fold")


def test_the_front_door_without_a_program(offered: Site, passing: Callable[..., Any]) -> None:
    page = passing(java_script_enabled=False)
    page.goto(f"{offered.url}{offered.where}/")
    page.wait_for_url(offered.page("notebooks/home"))  # by itself; the other language is one more way
    page.locator("[data-act=lang-ro]").first.click()
    page.wait_for_url(offered.page("notebooks/ro/home"))
