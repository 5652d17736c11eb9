"""When the kernel goes: the page says so and keeps its racks in sight, and comes back where it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.cuts import lines_of
from browser.desk import START, Desk
from browser.hands import Clicks
from browser.sight import Card, wait_for_focus
from parts import part_of
from servers import App
from visits import wait_until_said

DONE = "r5 r6 r7 _ _ b9 b10 / k12 k13 k1 k2 | y4 *"
GONE = "Connection lost. Your tiles stay where they are."
# Left by a page that is loaded anew, so that a test cannot take the old page for the new one.
FRESH = "!window.old && window.python && document.querySelector('.rw-tile')"
SHUT_DOWN = """async () => {
  const { kernelId, baseUrl } = JSON.parse(document.getElementById('jupyter-config-data').textContent);
  const token = document.cookie.match(/\\b_xsrf=([^;]*)/)[1];
  const headers = { 'X-XSRFToken': token };
  const { ok, status } = await fetch(`${baseUrl}voila/api/shutdown/${kernelId}`, { method: 'POST', headers });
  if (!ok) throw new Error(`the kernel was not shut down: ${status}`);
}"""


def end_kernel(app: App, page: Any, way: str) -> None:
    """A crash, or what culling does."""
    if way == "shut down":
        page.evaluate(SHUT_DOWN)
        return
    for kernel in app.kernels():
        kernel.kill()


def banner(desk: Desk) -> Any:
    return desk.root.locator(".rw-banner")


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of(["killed", "shut down"], 2))
def test_a_page_of_voila_says_so_and_wakes_with_its_rack(
    racks: App, keep: Callable[..., Any], way: str
) -> None:
    page = keep(racks.page("notebooks/rack"))
    desk = Desk(page)
    desk.drag(desk.tile("r7"), desk.slot(0, 2))
    desk.becomes(DONE)
    page.evaluate("window.old = true")
    end_kernel(racks, page, way)
    desk.tile("y4").click(force=True)  # which finds it out, where the page has not heard of it before
    desk.slot(1, 13).click(force=True)

    banner(desk).get_by_text(GONE).wait_for(timeout=15_000)
    assert desk.lies() == DONE, "nothing has moved that the kernel does not know of"
    assert desk.root.locator(".rw-tile").count() == 11
    assert desk.tile("r5").get_attribute("aria-disabled") == "true"
    wait_until_said(page, GONE)
    assert desk.said().count(GONE) == 1
    assert page.locator(".jp-Dialog").count() == 0, "no dialog of Voila lies over the page"
    desk.drag(desk.tile("r5"), desk.slot(1, 9))
    assert desk.lies() == DONE

    desk.tool("wake").click()
    page.wait_for_function(FRESH)
    desk.becomes(DONE)
    assert not banner(desk).is_visible()
    page.wait_for_function("window.said.includes('Connected again.')")
    assert desk.focused(), "the focus is back in the rack"
    desk.tool("undo").click()
    desk.becomes(START)
    page.context.close()


def test_a_line_that_the_server_has_ended_for_good_is_not_tried_again(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit()
    lines = lines_of(page)
    page.goto(course.page("lessons/pro/02-runs"), wait_until="commit")
    page.wait_for_selector(".rw-tile")
    lines[0].close(code=1008)
    page.get_by_text(GONE).first.wait_for()
    assert len(lines) == 1


def test_a_lesson_wakes_at_the_same_step_and_place(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page("lessons/pro/02-runs"))
    drill, step = (Desk(page, f"[data-step='{each}'] > .rw-rack") for each in ("drill", "either-end"))
    view = page.locator(".rw[data-view=step]:has(> .rw-body > [data-step='either-end'])")
    right = "[data-step='either-end'][data-outcome='right']"
    solved_card, drill_card = (Card.of(page, "runs", each) for each in ("either-end", "drill"))
    solved_card.wait()
    step.tile("y1").click()
    step.slot(0, 2).click()
    page.wait_for_selector(right)
    drill_card.wait()
    hand = Clicks(page)
    for _ in range(2):
        hand.press(drill_card.button("another"))
    page.locator("[data-step=drill]").get_by_text("Exercise 3").wait_for()
    tasks, solved = drill.lies(), step.lies()
    solved_card.wait()
    page.evaluate("window.old = true")
    end_kernel(course, page, "killed")
    step.tool("undo").click(force=True)
    view.locator("> .rw-banner [data-act=wake]").scroll_into_view_if_needed()
    view.locator("> .rw-banner [data-act=wake]").click()
    page.wait_for_function("!window.old && document.querySelector('[data-step=drill] .rw-tile')")
    page.wait_for_selector(right)
    page.locator("[data-step=drill]").get_by_text("Exercise 3").wait_for(state="attached")
    assert step.lies() == solved
    assert drill.lies() == tasks
    assert page.locator(right).is_visible()
    assert page.locator(".rw-step >> visible=true").count() == 1
    wait_for_focus(page, ".rw:has(> .rw-body > [data-step='either-end']) *")


@pytest.mark.parametrize("name", ["notebooks/home", "lessons/pro/02-runs"])
def test_a_page_is_drawn_before_its_kernel_answers(course: App, page: Any, name: str) -> None:
    page.route_web_socket("**/channels?*", lambda _: None)  # it opens, and nothing goes through
    page.goto(course.page(name), wait_until="commit")
    page.locator(".rw-tile >> visible=true").first.wait_for()
    assert page.locator("#loading").count() == 0
