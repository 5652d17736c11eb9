"""A live class in Chromium: a teacher and two students, of whom one loses the line for a while."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from axe_playwright_python.sync_playwright import Axe

from rummy_widget.classroom import exercise, grade_files, seed_of
from servers import App

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 390, "height": 664}
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


def accessible(page: Any) -> None:
    for size in (WIDE, NARROW):
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
    teacher = visit()
    teacher.goto(course.page("notebooks/home"), wait_until="commit")
    teacher.click("[data-act=live]")
    teacher.wait_for_selector("[data-act=open]")
    accessible(teacher)
    teacher.click("[data-act=open]")
    code = teacher.inner_text("[data-code]")
    assert code in teacher.get_attribute("[data-link]", "href")

    pages, lines = [], []
    for name in ("red 7", "blue 2"):
        page = visit()
        lines.append(Line(page))
        page.goto(f"{course.page('notebooks/join')}?code={code}", wait_until="commit")
        page.wait_for_selector("[data-act=begin]")
        page.fill("[name=name]", name)
        page.click("[data-act=begin]")
        says(page, "[data-waiting]", "opens the first question")
        pages.append(page)
    red, blue = pages
    says(teacher, "[data-standing]", "2 students")
    teacher.click("[data-act=turn]")
    for page in pages:
        page.wait_for_selector(".rw-sheet input")

    # One answers, the other's line is down: that answer is kept, and sent when it is back.
    right, wrong = (exercise("outs-next", seed_of(code, name)) for name in ("red 7", "blue 2"))
    answer(red, right.formula)
    red.wait_for_selector("[data-outcome=right]")
    says(teacher, "[data-answered]", "1 of 2")
    lines[1].cut()
    answer(blue, str(wrong.misconceptions["complement"]))
    says(blue, "[data-sent]", "Kept here")
    blue.wait_for_selector(".rw-banner:not([hidden])")
    teacher.click("[data-act=show]")
    says(teacher, "[data-problem]", "One student hasn't answered")
    lines[1].join()
    says(teacher, "[data-answered]", "2 of 2")
    says(blue, "[data-sent]", "All your answers are sent")
    assert blue.get_attribute(".rw-live-place", "data-unsent") == "0"
    says(teacher, "[data-list=answers]", "the opposite counted")
    assert "red 7" not in teacher.inner_text("main"), "nobody is named unless that is asked for"

    # The wall: no answers before they are shown; then the class sees them too, and nobody's name.
    teacher.click("[data-act=size]")
    teacher.wait_for_selector("[data-size=projector]")
    assert teacher.locator("[data-bars=answers], [data-list=answers]").count() == 0
    teacher.click("[data-act=show]")
    teacher.wait_for_selector("[data-bars=answers]")
    accessible(teacher)
    for page in pages:
        page.wait_for_selector("[data-bars=shown]")
    assert "blue 2" not in red.inner_text("[data-bars=shown]")
    accessible(red)

    # Racks are dealt, everybody's page can be loaded again, and what was handed in is graded.
    red.click("[data-act=deal]")
    says(teacher, "[data-bars=dealt]", "300 racks")
    for page in (teacher, red):
        page.reload()
    says(red, "[data-standing]", "1 of 3 right")
    says(teacher, "[data-code]", code)
    with teacher.expect_download() as saved:
        teacher.click("[data-act=save]")
    whole = zipfile.ZipFile(io.BytesIO(Path(saved.value.path()).read_bytes()))
    graded = grade_files({name: whole.read(name) for name in whole.namelist()})
    assert {each.pseudonym: each.score[:2] for each in graded.students} == {"red 7": (1, 1), "blue 2": (0, 0)}
    teacher.click("[data-act=close]")
    teacher.click("[data-act=close]")
    says(red, "[data-sent]", "The class is over")
