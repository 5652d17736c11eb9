"""Both pages of a live class in every state: axe, keys alone, a phone, a screen, a wall, light and dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.test_live_class import NARROW, WALL, WIDE, accessible, answer, says
from rummy_widget.classroom import exercise, seed_of
from rummy_widget.rooms.classes import open_classes
from servers import App

AT = "css => document.activeElement?.matches(css) ?? false"


def press(page: Any, css: str) -> None:
    """To a button by Tab alone, then Enter."""
    page.wait_for_selector(css)
    for _ in range(150):
        if page.evaluate(AT, css):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {css}")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_state_by_keys_alone(scheme: str, course: App, visit: Callable[..., Any]) -> None:
    teacher, red = (visit(viewport=WIDE, color_scheme=scheme) for _ in range(2))

    def look(*pages: Any) -> None:
        for page in pages or (teacher, red):
            accessible(page, NARROW, WALL, WIDE)

    teacher.goto(course.page("notebooks/home"), wait_until="commit")
    press(teacher, "[data-act=class]")
    press(teacher, "[data-act=live]")
    teacher.wait_for_selector("[data-act=open]")
    look(teacher)
    press(teacher, "[data-act=open]")
    code = teacher.inner_text("[data-code]")
    assert teacher.evaluate(AT, "[data-act=turn]"), "the focus goes where the next thing is done"
    look(teacher)
    red.goto(f"{course.page('notebooks/join')}?code={code}", wait_until="commit")
    red.wait_for_selector("[data-act=begin]")
    look(red)
    press(red, "[name=name]")  # Enter in an empty field asks for a name
    red.keyboard.type("red 7")
    red.keyboard.press("Enter")
    says(red, "[data-waiting]", "to open the first question")
    classes = open_classes()
    blue = classes.join(code, "<b>blue</b> 2")
    press(teacher, "[data-act=turn]")
    red.wait_for_selector("[data-task=guess-within] input")
    classes.hand_in(blue, "guess-within", "1 in 3", key="k1")
    says(teacher, "[data-answered]", "1 of 2")
    press(teacher, "[data-act=show]")
    says(teacher, "[data-problem]", "One student")
    look()
    answer(red, "lots")
    red.wait_for_selector("[data-outcome=unreadable]")
    look(red)
    answer(red, "30 %")
    red.wait_for_selector("[data-outcome=guess]")
    says(teacher, "[data-answered]", "2 of 2")
    press(teacher, "[data-act=size]")
    teacher.wait_for_selector("[data-size=projector]")
    look(teacher)
    press(teacher, "[data-act=show]")
    press(teacher, "[data-act=tell]")
    says(red, "[data-bars=shown]", "The answer is 29.2%.")
    look()
    press(teacher, "[data-act=size]")
    for at in (1, 2):
        press(teacher, "[data-act=turn]")
        teacher.wait_for_selector(f"[data-question='{at}']")
    red.wait_for_selector("[data-task=outs-next] input")
    answer(red, exercise("outs-next", seed_of(code, "red 7")).formula)
    red.wait_for_selector("[data-outcome=right]")
    classes.hand_in(blue, "outs-next", "7", key="k2")
    press(red, "[data-act=deal]")
    says(teacher, "[data-bars=dealt]", "300 racks")
    press(teacher, "[data-act=names]")
    press(teacher, "[data-act=pick]")
    teacher.wait_for_selector("[data-list=picked]")
    look()
    press(teacher, "[data-act=pause]")
    says(red, "[data-sent]", "paused")
    answer(red, "1/7")
    says(red, "[data-sent]", "isn't sent yet")
    look()
    press(teacher, "[data-act=go-on]")
    says(red, "[data-sent]", "All your answers have been sent")
    with teacher.expect_download():
        press(teacher, "[data-act=save]")
    teacher.wait_for_selector("[data-saved]")
    press(teacher, "[data-act=close]")
    press(teacher, "[data-act=close]")
    says(red, "[data-sent]", "The class is over")
    look()
    press(teacher, "[data-act=leave]")
    teacher.wait_for_selector("[data-act=open]")
