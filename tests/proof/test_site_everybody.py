"""The site for everybody: axe-core, a phone, no program at all; what is said of stars and of servers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import BESIDE, DRAWN, FRAMES, pages
from browser.test_layout import WIDER
from proof import test_languages as in_the_app
from rummy_widget import tutor
from rummy_widget.text.rulebook import BOOKS
from rummy_widget.text.words import clauses, languages, say, speaking
from servers import Site

EVERY = [name for language in languages() for name in pages(language)]
LESSONS = [name for name in EVERY if name.startswith("lessons/")]
OTHERS = [name for name in EVERY if name not in LESSONS]
BY_PAGE = {
    each.page_in(language).removesuffix(".ipynb"): each
    for each in tutor.all_lessons().values()
    for language in languages()
}
# Of each step what is seen with no program: what it asks, and how many tiles lie on its rack and its table.
SEEN = """() => [...document.querySelectorAll('.rw-step')].map(step => {
  const shown = each => {
    const { width, left } = each.getBoundingClientRect();
    return !each.closest('.rw-figure') && each.checkVisibility() && width > 4 && left >= 0;
  };
  const seen = css => [...step.querySelectorAll(css)].filter(shown);
  const goal = seen('.rw-goal').map(each => each.textContent.trim()).join();
  return [step.dataset.step, goal, seen('.rw-wood .rw-tile').length, seen('.rw-spread .rw-tile').length];
})"""
TOLD = """() => [...document.querySelectorAll('.jp-MarkdownOutput')].filter(each => !each.checkVisibility())
  .map(each => each.textContent)"""
IS_LIGHT = "of => +getComputedStyle(document.body).getPropertyValue(of).match(/\\d+/)[0] > 127"
TOPS = "all => all.map(each => each.getBoundingClientRect().top)"
CUT_OFF = """() => [...document.querySelectorAll('.rw-step .rw-tile, .rw-figure .rw-tile')].filter(tile => {
  const { left, right, top, bottom } = tile.getBoundingClientRect();
  for (let up = tile.parentElement; up; up = up.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(up);
    const frame = up.getBoundingClientRect();
    if (/hidden|clip/.test(overflowX) && (left < frame.left - 1 || right > frame.right + 1)) return true;
    if (/hidden|clip/.test(overflowY) && (top < frame.top - 1 || bottom > frame.bottom + 1)) return true;
  }
  return left < 0;
}).length"""

# Sentences of a step that are not all there to be read.
UNSAID = """() => [...document.querySelectorAll('.rw-step')].flatMap(step => {
  const { right } = step.getBoundingClientRect();
  const said = '.rw-goal, .rw-text, .rw-verdict-text, .rw-scene-told, .rw-scene-seats li';
  return [...step.querySelectorAll(said)]
    .filter(each => each.clientHeight
      && (each.scrollHeight > each.clientHeight + 3 || each.getBoundingClientRect().right > right + 1))
    .map(each => each.textContent);
})"""


def lying(step: tutor.StepData) -> tuple[int, int]:
    """How many tiles lie on the rack of a step as it begins, and how many on its table."""
    layout = tutor.Attempt.begin(step).layout
    on_table = sum(map(len, layout.melds))
    return len(layout.tiles) - on_table, on_table


@pytest.mark.parametrize("name", EVERY)
def test_every_page_fits_a_phone_and_works_for_everybody(
    offered: Site, passing: Callable[..., Any], name: str
) -> None:
    in_the_app.test_every_page_fits_a_phone_and_works_for_everybody(offered, passing, name)


@pytest.mark.parametrize("name", EVERY)
def test_so_it_does_before_its_programs_have_come(
    offered: Site, passing: Callable[..., Any], name: str
) -> None:
    page = passing(viewport={"width": 320, "height": 800})
    page.route("**/shell.js", lambda route: route.abort())
    page.goto(offered.page(name))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.evaluate(FRAMES)
        assert barriers(page) == [], scheme
    assert page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_read_without_a_program(
    offered: Site, passing: Callable[..., Any], name: str, width: int
) -> None:
    lesson = BY_PAGE[name.removeprefix("lessons/")]
    page = passing(viewport={"width": width, "height": 800}, java_script_enabled=False)
    page.goto(offered.page(name))
    with speaking(page.get_attribute("html", "lang")):
        wanted = [[step.key, str(step.goal), *lying(step)] for step in lesson.steps]
    assert page.evaluate(SEEN) == wanted
    assert page.evaluate(TOLD) == []
    assert page.evaluate(CUT_OFF) == 0
    assert page.evaluate(UNSAID) == []
    assert page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("name", OTHERS)
def test_other_pages_are_read_without_a_program(
    offered: Site, passing: Callable[..., Any], name: str, width: int
) -> None:
    page = passing(viewport={"width": width, "height": 800}, java_script_enabled=False)
    page.goto(offered.page(name))
    shown = page.locator("main").inner_text()
    assert len(shown) > 100
    if name.endswith("rules"):
        every = [clause.id for book in BOOKS for clause in clauses(book)]
        assert [each for each in every if not page.locator(f"[id='{each}']").first.is_visible()] == []
    if name.endswith("home"):
        links = page.locator("main a >> visible=true").evaluate_all("all => all.map(each => each.href)")
        language = page.get_attribute("html", "lang")
        own = {offered.page(each) for each in pages(language) if each in LESSONS}
        assert own <= {*links}
    assert page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("name", [*BESIDE, "tables", "class/01-how-many-racks", "class/ro/03-doubles"])
def test_a_page_without_a_program_says_so_in_the_systems_colours(
    offered: Site, passing: Callable[..., Any], name: str, width: int
) -> None:
    page = passing(viewport={"width": width, "height": 800}, java_script_enabled=False)
    page.goto(offered.page(f"notebooks/{name}"))
    with speaking(page.get_attribute("html", "lang")):
        assert page.inner_text(".script-off") == say("site-script-off")
    assert page.evaluate("document.elementFromPoint(innerWidth / 2, 12).className") == "script-off"
    for scheme, lighter in (("light", True), ("dark", False)):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(IS_LIGHT, "background-color") is lighter
        assert page.evaluate(IS_LIGHT, "color") is not lighter
    assert page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("name", ["home", "rules"])
def test_the_head_of_a_page_keeps_off_the_edge_of_a_phone(
    offered: Site, passing: Callable[..., Any], name: str
) -> None:
    page = passing(offered.page(f"notebooks/{name}"), viewport={"width": 390, "height": 664})
    page.wait_for_selector("html[data-live]", state="attached")  # its head is drawn anew until then
    page.wait_for_function(DRAWN)
    parts = page.locator(".rw-page-bar > * >> visible=true").evaluate_all(TOPS)
    assert min(parts) >= 6


@pytest.mark.parametrize("language", languages())
def test_it_says_where_stars_live(offered: Site, passing: Callable[..., Any], language: str) -> None:
    """With a program and without one."""
    address = offered.page(f"notebooks/{'' if language == 'en' else f'{language}/'}home")
    with speaking(language):
        told = say("progress-about")
    page = passing(address)
    page.wait_for_function(DRAWN)
    for one in (page, passing(address, java_script_enabled=False)):
        one.click("[data-page=progress] a")
        one.locator(".rw-progress-row", has_text=told).wait_for()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["play", "tables"])
def test_it_says_that_people_need_a_server(
    offered: Site, passing: Callable[..., Any], language: str, name: str
) -> None:
    page = passing(offered.page(f"notebooks/{'' if language == 'en' else f'{language}/'}{name}"))
    page.locator("[data-act=people]").click()
    assert "server" in page.locator("[data-needs]").inner_text()
    assert page.locator("[data-act=people-make]").count() == 0


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["join", "live"])
def test_so_do_the_pages_that_are_only_there_with_one(
    offered: Site, passing: Callable[..., Any], language: str, name: str
) -> None:
    page = passing(offered.page(f"notebooks/{'' if language == 'en' else f'{language}/'}{name}"))
    with speaking(language):
        assert say("site-served") in page.inner_text("main")
    assert barriers(page) == []
    page.locator("main a").click()
    page.wait_for_selector(".rw-fold")
    assert page.get_attribute("html", "lang") == language


def test_no_page_asks_any_other_address(whole_site: Path) -> None:
    """Its policy, and what stands in it."""
    for path in whole_site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', text)
        lite = path.is_relative_to(whole_site / "lite")  # which compiles programs as it runs, from here alone
        assert policy.startswith("default-src 'self'" if lite else "default-src 'none'"), path
        assert {*re.findall(r"https?://[^ ;]+", policy)} == set(), path
        assert not re.findall(r'<(?:script|link|img|iframe)[^>]*(?:src|href)="(?:https?:)?//', text), path
    assert json.loads((whole_site / "site.webmanifest").read_text())["start_url"] == "./"
