"""The notebooks of a class under Voila and in JupyterLab: shown, used, and on the projector.

Each is opened once, and all is looked at on that page: running a notebook takes longer than looking at it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import nbformat
import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES
from browser.jupyter import command, open_lab, open_notebook, run_all
from browser.test_layout import CUT, OUTSIDE, OVERLAPPING, WIDER
from rummy_widget.classroom import exercise, seed_of
from servers import App, Lab
from visits import Visitor

ROOT = Path(__file__).parents[2]
NAMES = [path.stem for path in sorted((ROOT / "notebooks" / "class").glob("*.ipynb"))]
# Every run looks at one in each language under Voila, `make proof` at all of them there and in JupyterLab.
TRIED = ["06-outs-and-waiting"]  # all of them, in both languages: make proof
TRIED_IN_LAB = TRIED
CLASS, PUPIL = "7b maths", "red 7"

LAPTOP = {"width": 1280, "height": 900}
PHONE = {"width": 320, "height": 700}
WALL = {"width": 1920, "height": 1080}

# Everything that a cell gave is drawn: so many outputs, each with something in it.
SHOWN = """count => {
  const outputs = [...document.querySelectorAll('.jp-OutputArea-output')];
  return outputs.length === count && outputs.every(each => each.firstElementChild || each.textContent.trim());
}"""
WRONG = """() => [...document.querySelectorAll(
    '[data-mime-type$=error], [data-mime-type$=stderr], mjx-merror, .rw-problem, .rw-banner:not([hidden])')]
  .map(each => each.textContent.trim().slice(0, 200))"""
# In JupyterLab every widget runs a copy of our program, and still no id may be there twice.
TWICE = """() => {
  const ids = [...document.querySelectorAll('.rw [id]')].map(each => each.id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}"""
# How large text is: prose and what cells gave, and our own; a rack has sizes of its own.
LETTERS = """() => [...document.querySelectorAll(
    '.jp-MarkdownOutput p, [data-rw-result] :is(th, td), :is(.rw-class, .rw-chances) *')]
  .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .filter(each => each.checkVisibility() && !each.closest('.rw-rack, .rw-face, math, .rw-visually-hidden'))
  .map(each => [each.closest('.rw') ? 'widget' : 'page', parseFloat(getComputedStyle(each).fontSize)])"""
TILES = "() => [...document.querySelectorAll('.rw-wood .rw-tile')].map(each => each.offsetWidth)"
LARGE = """() => [...document.querySelectorAll('.rw [data-size]')]
  .every(each => each.dataset.size === 'projector')"""
SMALL = "() => !document.querySelector('.rw [data-size=projector]')"
# How far JupyterLab's notebook runs out of its panel.
OVER = """() => {
  const sheet = document.querySelector('.jp-WindowedPanel-outer');
  return sheet.scrollWidth - sheet.clientWidth;
}"""
# How many results are not to be seen; and widgets that are not, of which there must be none.
HIDDEN = """() => [...document.querySelectorAll('[data-rw-result]')]
  .filter(area => !area.querySelector('.jp-OutputArea-output').checkVisibility()).length"""
LEFT = """() => ['header.question a', '#page h1'].map(each => document.querySelector(each).getBoundingClientRect().left)"""
LOST = "() => [...document.querySelectorAll('.rw')].filter(each => !each.checkVisibility()).length"
MARKS = "() => document.querySelectorAll('.rw-cover, [data-rw-result], [data-rw-projector]').length"
# Of JupyterLab's page what is ours to answer for.
OURS = (".rw", ".jp-MarkdownOutput", ".jp-OutputArea-output")
# MathJax draws a formula after the page has been given it; meanwhile its prose may be wider than its place.
SETTLED = """() => [...document.querySelectorAll('.jp-MarkdownOutput')].every(
  each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight)"""
END = "async () => { panel.dispose(); await jupyterapp.serviceManager.sessions.shutdownAll(); }"


@dataclass(frozen=True)
class Room:
    """A class notebook that is open on a page."""

    page: Any
    name: str

    @property
    def cells(self) -> list[Any]:
        """Its cells of code, as they are kept."""
        book = nbformat.read(ROOT / "notebooks" / "class" / f"{self.name}.ipynb", as_version=4)
        return [cell for cell in book.cells if cell.cell_type == "code"]

    def has(self, widget: str) -> bool:
        return any(f"rw.{widget}(" in cell.source for cell in self.cells)

    def shown(self) -> None:
        """Every cell has run and shows what it gives."""
        count = sum(len(cell.outputs) for cell in self.cells)
        assert count > 5
        self.page.wait_for_function(SHOWN, arg=count, timeout=60_000)
        self.page.wait_for_selector(".rw-work [name=code]", state="attached")
        assert self.page.evaluate(WRONG) == []
        assert self.page.evaluate(TWICE) == []

    def used(self) -> None:
        """An exercise is answered by keys; where there are any, racks are dealt and a tile is exchanged."""
        self.answered()
        if self.has("Simulation"):
            self.dealt()
        if self.has("Chances"):
            self.exchanged()
        assert self.page.evaluate(WRONG) == []

    def answered(self) -> None:
        page = self.page
        page.focus(".rw-work [name=code]")
        page.keyboard.type(CLASS)
        page.keyboard.press("Tab")
        page.keyboard.type(PUPIL)
        page.keyboard.press("Enter")
        page.click(".rw-work [data-act=begin-alone]")
        page.wait_for_selector(".rw-work .rw-sheet input:focus")
        asked = page.get_attribute(".rw-work .rw-sheet", "data-task")
        page.keyboard.type(exercise(asked, seed_of(CLASS, PUPIL)).formula)
        page.keyboard.press("Enter")
        page.wait_for_selector(".rw-work [data-outcome=right]")

    def dealt(self) -> None:
        page = self.page
        page.select_option(".rw-sim select >> nth=1", "1000000")
        page.click(".rw-sim [data-act=start]")
        page.wait_for_selector(".rw-sim tbody tr")
        page.click(".rw-sim [data-act=stop]")
        page.wait_for_selector(".rw-sim [data-act=start]")
        assert 0 < page.evaluate("document.querySelector('.rw-sim progress').value") < 1

    def exchanged(self) -> None:
        page, outs = self.page, ".rw-chances [data-line=chance-outs] dd"
        before = page.text_content(outs)
        page.select_option(".rw-chances [name=given]", "k10")
        page.select_option(".rw-chances [name=received]", "r1")
        page.click(".rw-chances [data-act=swap]")
        page.wait_for_function(
            "([css, old]) => document.querySelector(css).textContent !== old", arg=[outs, before]
        )

    def projected(self) -> None:
        """Large, with every result hidden; two of them are shown by keys."""
        page = self.page
        assert page.evaluate(MARKS) == 0
        page.click("[data-act=projector]")
        page.wait_for_function(LARGE)
        count = page.evaluate(HIDDEN)
        given = [cell for cell in self.cells[1:] if cell.outputs]
        assert count >= sum("lab." in cell.source.splitlines()[-1] for cell in given) > 2
        assert page.evaluate(LOST) == 0
        first = page.locator(".rw-cover button").first
        first.focus()
        page.keyboard.press("Enter")
        assert page.evaluate(HIDDEN) == count - 1
        assert first.evaluate("each => each === document.activeElement"), "the focus stays"
        page.keyboard.press("ArrowRight")
        assert page.evaluate(HIDDEN) == count - 2
        page.evaluate(FRAMES)

    def read_from_the_back(self) -> None:
        """Letters and tiles have the size that is promised on 1920 x 1080."""
        letters = self.page.evaluate(LETTERS)
        assert min(size for where, size in letters if where == "page") > 27.9
        assert min(size for where, size in letters if where == "widget") > 22
        assert all(width >= 64 for width in self.page.evaluate(TILES))

    def ended(self) -> None:
        """The projector is put away, and nothing of it is left."""
        self.page.click("[data-act=projector]")
        self.page.wait_for_function(SMALL)
        assert self.page.evaluate(MARKS) == 0


def fits(page: Any) -> list[Any]:
    """What runs out of a page, lies over something else, or is cut off."""
    page.evaluate(FRAMES)
    page.wait_for_function(DRAWN)
    return [found for found in map(page.evaluate, (WIDER, OUTSIDE, OVERLAPPING, CUT)) if found not in (0, [])]


def title(name: str) -> str:
    """What a class notebook is called."""
    return str(nbformat.read(ROOT / "notebooks" / "class" / f"{name}.ipynb", as_version=4).metadata.title)


def listen(page: Any) -> list[str]:
    """What a page says to the console as an error, from now on."""
    heard: list[str] = []
    page.on("console", lambda line: line.type == "error" and heard.append(line.text))
    return heard


@pytest.mark.parametrize("name", TRIED)
def test_under_voila(name: str, course: App, visit: Callable[..., Any]) -> None:
    look_under_voila(course, visit, name)


def look_under_voila(course: App, visit: Callable[..., Any], name: str) -> None:
    """A class notebook in the app: shown, an exercise answered, used, on the projector, narrow, for axe."""
    page = visit(viewport=LAPTOP, color_scheme="light")
    heard = listen(page)
    page.goto(course.page(f"notebooks/class/{name}"), wait_until="commit")
    room = Room(page, name)
    room.shown()
    at = NAMES.index(name.split("/")[-1]) + 1
    assert f"{at} " in page.inner_text("header.question")
    onward = page.eval_on_selector_all(".next-question a", "all => all.map(each => each.href)")
    assert onward == [
        course.page(f"notebooks/class/{name}").replace(NAMES[at - 1], each) for each in NAMES[at : at + 1]
    ]
    room.used()
    assert barriers(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(PHONE)
    assert fits(page) == []
    assert barriers(page, only=["color-contrast"]) == []
    page.set_viewport_size(WALL)
    room.projected()
    room.read_from_the_back()
    assert len({*map(round, page.evaluate(LEFT))}) == 1, "the bar stands over the page"
    assert fits(page) == []
    assert barriers(page) == []
    room.ended()
    assert heard == []


@pytest.mark.proof  # each run sees where the link leads
def test_one_question_leads_to_the_next_and_home(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page(f"notebooks/class/{NAMES[-2]}"))
    page.wait_for_selector(".rw-work [name=code]")
    page.click(".next-question a")
    page.wait_for_selector(f"h1:text-is('{title(NAMES[-1])}')")
    page.wait_for_selector(".rw-work [name=code]")
    assert page.locator(".next-question").count() == 0, "it is the last one"
    assert f"question {len(NAMES)} of {len(NAMES)}" in page.inner_text("header.question")
    page.click("header.question a")
    page.wait_for_selector(".rw-home")


@pytest.fixture(scope="module")
def laboratory(lab: Lab, browser: Any) -> Iterator[Any]:
    """JupyterLab, loaded once."""
    visitor = Visitor(browser)
    page = visitor.visit(viewport=WALL)
    open_lab(page, lab)
    yield page
    visitor.leave()


@pytest.mark.proof
@pytest.mark.parametrize("name", TRIED_IN_LAB)
def test_in_jupyterlab(name: str, laboratory: Any) -> None:
    look_in_lab(laboratory, name)


def look_in_lab(page: Any, name: str) -> None:
    """A class notebook in JupyterLab: run, used, on the projector, light and dark."""
    heard = listen(page)
    page.evaluate("localStorage.clear()")
    open_notebook(page, f"notebooks/class/{name}.ipynb")
    try:
        command(page, "apputils:change-theme", theme="JupyterLab Light")
        run_all(page)
        room = Room(page, name)
        room.shown()
        room.used()
        page.wait_for_function(SETTLED)
        assert barriers(page, within=OURS) == []
        command(page, "apputils:change-theme", theme="JupyterLab Dark")
        room.projected()
        room.read_from_the_back()
        assert page.evaluate(OVER) <= 0
        page.wait_for_function(SETTLED)
        assert barriers(page, within=OURS) == []
        room.ended()
    finally:
        page.evaluate(END)  # the next notebook has the page to itself
    assert heard == []
