"""`Lesson("runs")` as a stepper in a notebook, in step with `lesson.step(...)` in the cells beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import Clicks, Drag, Hand, Keys
from browser.learner import solve
from browser.sight import Card, wait_for_focus
from parts import WHOLE, part_of
from rummy_widget import tutor
from rummy_widget.tutor import Attempt

LESSON = "runs"
STEPPER = ".rw[data-view=lesson]"
CELLS = (
    f"import rummy_widget as rw\n\nlesson = rw.Lesson({LESSON!r})\nlesson",
    'lesson.step("first-run")',
    'lesson.step("one-colour")',
)


@pytest.fixture
def page(scratch: Callable[..., str], visit: Callable[..., Any]) -> Any:
    page = visit()
    page.stepper = scratch("stepper", *CELLS)
    return page


def data() -> tutor.LessonData:
    return tutor.course().lesson(LESSON)


def stepper(page: Any, step: str) -> Card:
    return Card(page, f'{STEPPER} .rw-step[data-step="{step}"]')


def cell(page: Any, step: str) -> Card:
    return Card(page, f'.rw[data-view=step] .rw-step[data-step="{step}"]')


def dots(page: Any) -> list[str]:
    states: list[str] = page.eval_on_selector_all(
        f"{STEPPER} .rw-dot", "dots => dots.map(dot => dot.dataset.state)"
    )
    return states


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of([Keys, Drag], 2), ids=lambda way: way.name)
def test_a_stepper_from_first_to_last_step(page: Any, way: type[Hand]) -> None:
    """On the way the page is loaded anew: what is right stays right for whoever comes back.

    Every run solves the first steps and, by its dot, the last; `make proof` all of them.
    """
    hand = way(page)
    page.goto(page.stepper)
    steps = data().steps
    solved = steps if WHOLE else (*steps[:3], steps[-1])
    for at, step in enumerate(solved):
        if at == 2:
            page.reload()
            page.wait_for_function(
                f"document.querySelectorAll('{STEPPER} .rw-dot[data-state=right]').length === 2"
            )
        if at == 2 or (at > 0 and step is not steps[at]):
            hand.press(f'{STEPPER} .rw-dot[data-go="{step.key}"]')
        solve(hand, stepper(page, step.key), Attempt.begin(step))
        assert page.locator(f"{STEPPER} .rw-dot[aria-current=step]").get_attribute("data-go") == step.key
        if step is not steps[-1]:
            hand.press(f"{STEPPER} [data-act=next]")
    assert dots(page).count("right") == len(solved)
    assert page.locator(f"{STEPPER} [data-act=next]").count() == 0, "the last step leads nowhere"
    hand.kept_its_word()


def test_a_stepper_and_the_cells_beside_it_are_in_step(page: Any) -> None:
    hand = Drag(page)
    page.goto(page.stepper)
    first, second = (Attempt.begin(step) for step in data().steps[:2])
    solve(hand, cell(page, "first-run"), first)
    shown = stepper(page, "first-run").wait()
    shown.wait_for_outcome("right")
    assert shown.stars == 3
    hand.press(shown.button("next"))
    solved = solve(hand, stepper(page, "one-colour"), second)
    cell(page, "one-colour").shows(solved)
    hand.press(cell(page, "one-colour").button("retry"))
    stepper(page, "one-colour").shows(solved.retry())
    assert dots(page)[:2] == ["right", "right"], "what is won stays won"


def test_skip_back_and_dots_lead_through_a_stepper(page: Any) -> None:
    hand = Clicks(page)
    page.goto(page.stepper)
    keys = [step.key for step in data().steps]
    assert page.locator(f"{STEPPER} [data-act=back]").count() == 0, "nothing lies before the first step"
    hand.press(stepper(page, keys[0]).wait().button("skip"))
    stepper(page, keys[1]).wait()
    wait_for_focus(page, f"{STEPPER} .rw-step")
    hand.press(stepper(page, keys[1]).button("back"))
    left = stepper(page, keys[0]).wait()
    assert "Left for later" in left.find(".rw-verdict").inner_text()
    assert "Left for later" in cell(page, keys[0]).find(".rw-verdict").inner_text()
    hand.press(f'{STEPPER} .rw-dot[data-go="{keys[4]}"]')
    stepper(page, keys[4]).wait()
    assert left.find("[data-act=next]").count() == 0
    page.locator(f"{STEPPER} [data-act=next][aria-disabled=true]").click(force=True)
    page.wait_for_function("[...document.querySelectorAll('.rw-live')].some(live => live.textContent.trim())")
    assert stepper(page, keys[4]).outcome == "untried", "Next waits until the step is right"
