"""A live class in Chromium: a teacher, a student who loses the line for a while, and one without a browser."""

from __future__ import annotations

import io
import os
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from rummy_widget.classroom import exercise, grade_files, seed_of
from rummy_widget.rooms.classes import open_classes
from rummy_widget.rooms.locations import CLASS_DAYS, database
from rummy_widget.text.words import languages, say, speaking
from servers import App

WIDE, NARROW, WALL = ({"width": w, "height": h} for w, h in ((1280, 800), (390, 664), (1920, 1080)))
FITS = "most => document.documentElement.scrollWidth <= most"
HOLDS = "([css, text]) => document.querySelector(css)?.textContent.includes(text)"


class Line:
    """What lies between a page and its kernel: it can be cut, and joined again."""

    def __init__(self, page: Any) -> None:
        self.whole, self.sockets = True, []
        page.route_web_socket("**/*", self._opened)

    def _opened(self, socket: Any) -> None:
        if not self.whole:
            socket.close(code=1012)
            return
        self.sockets.append(socket)
        socket.connect_to_server()

    def cut(self) -> None:
        self.whole = False
        for socket in self.sockets:
            socket.close(code=1012)
        self.sockets.clear()

    def join(self) -> None:
        self.whole = True


def accessible(page: Any, *sizes: dict[str, int]) -> None:
    for size in sizes:
        page.set_viewport_size(size)
        page.wait_for_function(FITS, arg=size["width"])
        found = [each["id"] for each in Axe().run(page).response["violations"]]
        assert found == [], found


def says(page: Any, css: str, text: str) -> None:
    page.wait_for_function(HOLDS, arg=[css, text])


def answer(page: Any, text: str) -> None:
    page.fill(".rw-sheet input", text)
    page.press(".rw-sheet input", "Enter")


def test_a_class_answers_live(course: App, visit: Callable[..., Any]) -> None:
    teacher, red = visit(viewport=WALL), visit(viewport=NARROW)
    teacher.goto(course.page("notebooks/live"), wait_until="commit")
    teacher.click("[data-act=open]")
    code = teacher.inner_text("[data-code]")
    assert code in teacher.get_attribute("[data-link]", "href")
    line = Line(red)
    red.goto(f"{course.page('notebooks/join')}?code={code}", wait_until="commit")
    red.fill("[name=name]", "red 7")
    red.click("[data-act=begin]")
    says(red, "[data-waiting]", "to open the first question")
    classes = open_classes()
    blue = classes.join(code, "blue 2")
    says(teacher, "[data-standing]", "2 students")

    # All guess first. One's line is down: the guess is kept, though the page is loaded again, and sent at last.
    teacher.click("[data-act=turn]")
    red.wait_for_selector("[data-task=guess-within] input")
    classes.hand_in(blue, "guess-within", "1 in 3", key="k1")
    says(teacher, "[data-answered]", "1 of 2")
    line.cut()
    answer(red, "6 * 5 / 92")
    says(red, "[data-sent]", "kept here")
    red.wait_for_selector(".rw-banner:not([hidden])")
    teacher.click("[data-act=show]")
    says(teacher, "[data-problem]", "One student hasn't answered")
    red.reload(wait_until="commit")
    line.join()
    says(teacher, "[data-answered]", "2 of 2")
    says(red, "[data-sent]", "All your answers have been sent")
    red.wait_for_selector('.rw-live-place[data-unsent="0"]')
    says(teacher, "[data-list=answers]", "32.6%")

    # The wall: nothing before it is shown; then the class sees it too, and nobody's name.
    teacher.click("[data-act=size]")
    teacher.wait_for_selector("[data-size=projector]")
    assert teacher.locator("[data-bars=answers], [data-list=answers]").count() == 0
    teacher.click("[data-act=show]")
    says(teacher, "[data-bars=answers]", "2 guesses")
    teacher.click("[data-act=tell]")
    says(teacher, "[data-bars=answers]", "The answer is 29.2%.")
    says(red, "[data-bars=shown]", "The answer is 29.2%.")
    accessible(teacher, WALL)
    accessible(red, NARROW)

    # Exercises: what went wrong is named, nobody is; racks are dealt; what was handed in is graded.
    teacher.click("[data-act=size]")
    for at in (1, 2):
        teacher.click("[data-act=turn]")
        teacher.wait_for_selector(f"[data-question='{at}']")
    red.wait_for_selector("[data-task=outs-next] input")
    right, wrong = (exercise("outs-next", seed_of(code, name)) for name in ("red 7", "blue 2"))
    answer(red, right.formula)
    red.wait_for_selector("[data-outcome=right]")
    classes.hand_in(blue, "outs-next", str(wrong.misconceptions["complement"]), key="k2")
    says(teacher, "[data-list=answers]", "the opposite counted")
    assert "red 7" not in teacher.inner_text("main"), "nobody is named unless that is asked for"
    red.click("[data-act=deal]")
    says(teacher, "[data-bars=dealt]", "300 racks")
    with teacher.expect_download() as saved:
        teacher.click("[data-act=save]")
    whole = zipfile.ZipFile(io.BytesIO(Path(saved.value.path()).read_bytes()))
    files = {name: whole.read(name) for name in whole.namelist()}
    assert b"6 * 5 / 92" in files.pop("guesses.csv")
    graded = grade_files(files)
    assert {each.pseudonym: each.score[:2] for each in graded.students} == {"red 7": (1, 1), "blue 2": (0, 0)}
    teacher.click("[data-act=close]")
    teacher.click("[data-act=close]")
    says(red, "[data-sent]", "The class is over")


@contextmanager
def database_away(classes: Any) -> Iterator[None]:
    """Nobody can open the database."""
    file = Path(database().removeprefix("sqlite:///"))
    classes.store.close()
    os.rename(file, f"{file}.away")
    file.mkdir()
    try:
        yield
    finally:
        file.rmdir()
        os.rename(f"{file}.away", file)


@pytest.mark.parametrize("lang", languages())
def test_whatever_code_is_typed_one_joins_or_is_told_why(
    course: App, visit: Callable[..., Any], lang: str
) -> None:
    """On a phone: mistyped, of a class that is over, in small letters; then the server is out of reach."""
    page = visit(viewport=NARROW)
    classes = open_classes()
    mine, over = classes.open("waiting"), classes.open("racks")
    classes.close(over)
    folder = "" if lang == "en" else f"{lang}/"

    def told(key: str) -> None:
        with speaking(lang):
            says(page, ".rw-door .rw-problem", say(key))
        assert page.locator("[data-own]").count() == 0
        page.wait_for_function(FITS, arg=NARROW["width"])

    page.goto(course.page(f"notebooks/{folder}join"), wait_until="commit")
    page.wait_for_selector("[data-act=begin]")
    assert str(CLASS_DAYS) in page.inner_text("[data-stored]")
    wrong = mine.code[:-1] + ("B" if mine.code[-1] != "B" else "C")
    for _ in range(2):
        page.fill("[name=code]", wrong)
        page.fill("[name=name]", "red 7")
        page.press("[name=name]", "Enter")
        told("live-no-such-class")
        page.wait_for_selector("[name=code]:focus")
        assert page.input_value("[name=code]") == wrong
        assert page.input_value("[name=name]") == "red 7"
        assert page.is_visible("[data-act=begin-alone]")
        page.keyboard.press("End")
    page.fill("[name=code]", over.code)
    page.click("[data-act=begin]")
    told("live-class-over")
    assert page.locator("[data-act=begin-alone]").count() == 0
    page.fill("[name=code]", f" {mine.code[:3].lower()}-{mine.code[3:].lower()} ")
    page.click("[data-act=begin]")
    page.wait_for_selector("[data-waiting]")

    with database_away(classes):
        page.reload(wait_until="commit")
        told("live-gone")
    page.click("[data-act=again]")
    page.wait_for_selector("[data-waiting]")
    assert [each.pseudonym for each in classes.teacher_view(mine).students] == ["red 7"]

    classes.store.delete_room(mine.room)
    page.wait_for_selector("[data-act=rejoin]")
    page.wait_for_function(FITS, arg=NARROW["width"])
    page.reload(wait_until="commit")
    page.wait_for_selector(".rw-door [data-problem]")
    assert page.locator("[data-own]").count() == 0, "it isn't left working alone"
