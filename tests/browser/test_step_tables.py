"""A step of a lesson with a table, and a rack alone with one, in Chromium: by drag, by clicks, by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import nbformat
import pytest

import rummy_widget as rw
from browser.desk import notebook
from browser.sitting import NEW, WAYS, Clicker, Push, Sitter, end
from lessons.tabled import write_course
from parts import part_of
from servers import App

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 664}
WIRE = """\
from pathlib import Path
import rummy_widget as rw
from rummy_widget.tutor import courses
found = courses.read_courses(Path({folder!r}))
courses.all_courses = lambda: found
"""


@pytest.fixture(scope="module")
def tabled(serve: Callable[..., App], tmp_path_factory: pytest.TempPathFactory) -> App:
    """The app on a lesson with tables: as a page, in one place, and a rack alone."""
    kept, folder = tmp_path_factory.mktemp("kept"), tmp_path_factory.mktemp("tabled")
    write_course(kept)
    (folder / "lessons" / "rummikub").mkdir(parents=True)
    (folder / "notebooks").mkdir()
    wire = WIRE.format(folder=str(kept))
    lesson = 'lesson = rw.Lesson("rummikub/first-turn")'
    steps = [f"lesson.step({key!r})" for key in ("add", "split", "open")]
    rack = 'rw.Rack("r8 k1 _ r9", spread="r5 r6 r7 | b9 y9 k9", rules=rw.RUMMIKUB)'
    pages = {
        "lessons/rummikub/01-first-turn": [wire + lesson, "lesson.header()", *steps, "lesson.footer()"],
        "notebooks/whole": [wire + lesson, "lesson"],
        "notebooks/rack": ["import rummy_widget as rw", rack],
    }
    for name, cells in pages.items():
        page = notebook(*cells)
        for cell in page.cells:
            cell["id"] = "header" if "header()" in cell["source"] else cell["id"]
        nbformat.write(page, folder / f"{name}.ipynb")
    return serve(folder)


def sits(sitter: Sitter, url: str) -> None:
    sitter.page.goto(url, wait_until="commit")
    sitter.aloud.wait("list", "On the table: ")


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of([WAYS[0], WAYS[-1]], 2), ids=lambda way: way.__name__)
def test_a_lesson_is_solved(tabled: App, visit: Callable[..., Any], way: type[Sitter]) -> None:
    sitter = way(visit(None, viewport=WIDE), rw.RUMMIKUB)
    sits(sitter, tabled.page("notebooks/whole"))
    sitter.put(Push("red 8", None, end(0)))
    assert sitter.looks().melds[0] == ("red 5", "red 6", "red 7", "red 8")
    sitter.put(Push("red 9", None, end(0)))
    sitter.aloud.until(lambda: sitter.says("A run may be added to at either end"), "it is not right")
    sitter.press("Next step")
    sitter.aloud.until(lambda: sitter.says("In the middle"), "no next step")
    sitter.put(Push("red 5", None, end(0)))
    sitter.aloud.until(lambda: sitter.says("Two of one number can't lie in one run"), "no word on it")
    sitter.press("Undo")
    sitter.aloud.until(lambda: (now := sitter.sight()) and len(now.rack) == 2, "not undone")
    sitter.put(Push("red 6", (0, 3), NEW, count=2))
    sitter.put(Push("red 5", None, ("before", 2, 0)))
    sitter.aloud.until(lambda: sitter.may("Next step"), "it is not right")
    sitter.kept_its_word()


def test_hints_are_shown_on_the_table_and_done_there(tabled: App, visit: Callable[..., Any]) -> None:
    sitter = Clicker(visit(None, viewport=WIDE), rw.RUMMIKUB)
    page = sitter.page
    sits(sitter, tabled.page("notebooks/whole"))
    for button, said in (
        ("Hint", "Look at what the red run goes on with"),
        ("Hint", "Leave the table as it is"),
        ("Hint", "Look at meld 1"),
        ("Hint", "Red 8 goes with red 5, red 6, red 7 and red 9"),
        ("Tell me", "Move red 8 after red 7"),
    ):
        sitter.press(button)
        sitter.aloud.until(lambda said=said: sitter.says(said), said)  # type: ignore[misc]
        if said == "Look at meld 1":
            page.wait_for_function("document.querySelectorAll('.rw-tray [data-hinted]').length === 3")
    page.wait_for_selector(".rw-end[data-hinted]")
    sitter.press("Show me")
    sitter.aloud.until(lambda: (now := sitter.sight()) and "red 8" in now.melds[0], "not shown")


def test_a_rack_alone_has_a_table(tabled: App, visit: Callable[..., Any]) -> None:
    sitter = Clicker(visit(None, viewport=WIDE), rw.RUMMIKUB)
    sits(sitter, tabled.page("notebooks/rack"))
    sitter.put(Push("red 8", None, end(0)))
    sitter.aloud.until(lambda: sitter.says("That works: one tile laid"), "not judged")
    sitter.put(Push("black 1", None, end(0)))
    sitter.aloud.wait("button", "red 5, 1 of 5, meld 1: ")
    assert sitter.page.locator(".rw-tray[data-state=fault]").count() == 1


@pytest.mark.whole
@pytest.mark.parametrize("size", part_of([PHONE, WIDE], 2), ids=lambda size: str(size["width"]))
def test_it_has_room_on_the_stage(tabled: App, visit: Callable[..., Any], size: dict[str, int]) -> None:
    page = visit(None, viewport=size)
    page.goto(tabled.page("lessons/rummikub/01-first-turn"), wait_until="commit")
    page.wait_for_selector(".rw-stage .rw-spread .rw-tile:visible")
    seen = page.evaluate(
        """() => {
          const step = [...document.querySelectorAll('.rw-step')].find(it => it.offsetHeight);
          const box = it => it.getBoundingClientRect();
          const [table, wood] = [box(step.querySelector('.rw-spread')), box(step.querySelector('.rw-wood'))];
          return {
            inside: [...step.querySelectorAll('.rw-spread .rw-tile')].every(it => box(it).left >= table.left && box(it).right <= table.right),
            above: table.bottom <= wood.top,
            seen: table.height, least: Math.min(...[...step.querySelectorAll('.rw-tile')].map(it => box(it).width)),
            whole: box(step).bottom <= innerHeight + 1,
          };
        }"""
    )
    assert seen["inside"], "a tile is outside of its table"
    assert seen["above"], "the table lies over the rack"
    assert seen["whole"], "the step is cut off"
    assert seen["seen"] > 100
    assert seen["least"] >= 24
