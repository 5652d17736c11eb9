"""When the kernel goes: the page says so and keeps its racks in sight, and comes back where it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.conftest import PAGES
from browser.cuts import lines_of
from browser.desk import START, Desk
from browser.hands import Clicks
from browser.jupyter import command, open_lab, open_notebook, run_all
from browser.sight import Card, wait_for_focus
from parts import part_of
from servers import App, Lab

DONE = "r5 r6 r7 _ _ b9 b10 / k12 k13 k1 k2 | y4 *"
GONE = "The page has lost its connection. Your tiles stay as you see them."
CELL = "This notebook has no connection to Python. Run all its cells again to play on."
# Left by a page that is loaded anew, so that a test cannot take the old page for the new one.
FRESH = "!window.old && window.python && document.querySelector('.rw-tile')"
SHUT_DOWN = """async () => {
  const { kernelId, baseUrl } = JSON.parse(document.getElementById('jupyter-config-data').textContent);
  const token = document.cookie.match(/\\b_xsrf=([^;]*)/)[1];
  const headers = { 'X-XSRFToken': token };
  await fetch(`${baseUrl}voila/api/shutdown/${kernelId}`, { method: 'POST', headers });
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
    assert desk.said().count(GONE) == 1
    assert page.locator(".jp-Dialog").count() == 0, "no dialog of Voila lies over the page"
    desk.drag(desk.tile("r5"), desk.slot(1, 9))
    assert desk.lies() == DONE

    desk.tool("wake").click()
    page.wait_for_function(FRESH)
    desk.becomes(DONE)
    assert not banner(desk).is_visible()
    page.wait_for_function("window.said.includes('Connected again, where you were.')")
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
    page.locator("[data-step=drill]").get_by_text("Exercise number 3").wait_for()
    tasks, solved = drill.lies(), step.lies()
    solved_card.wait()
    page.evaluate("window.old = true")
    end_kernel(course, page, "killed")
    step.tool("undo").click(force=True)
    view.locator("> .rw-banner [data-act=wake]").scroll_into_view_if_needed()
    view.locator("> .rw-banner [data-act=wake]").click()
    page.wait_for_function("!window.old && document.querySelector('[data-step=drill] .rw-tile')")
    page.wait_for_selector(right)
    page.locator("[data-step=drill]").get_by_text("Exercise number 3").wait_for(state="attached")
    assert step.lies() == solved
    assert drill.lies() == tasks
    assert page.locator(right).is_visible()
    assert page.locator(".rw-step >> visible=true").count() == 1
    wait_for_focus(page, ".rw:has(> .rw-body > [data-step='either-end']) *")


@pytest.fixture(scope="module")
def in_lab(lab: Lab, keep: Callable[..., Any]) -> Desk:
    page = keep(viewport={"width": 1400, "height": 1000})
    open_lab(page, lab)
    open_notebook(page, "wake.ipynb", *PAGES["rack"])
    run_all(page)
    desk = Desk(page)
    desk.tile("r7").wait_for()
    return desk


RESTART = "panel.sessionContext.session.kernel.restart()"
STOP = "panel.sessionContext.shutdown()"


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of([RESTART, STOP], 2))
def test_a_notebook_in_jupyterlab_says_which_cell_to_run(in_lab: Desk, way: str) -> None:
    desk, page = in_lab, in_lab.page
    desk.anew()
    desk.drag(desk.tile("r7"), desk.slot(0, 2))
    desk.becomes(DONE)
    page.evaluate(way)
    banner(desk).get_by_text(CELL).wait_for(timeout=15_000)
    assert banner(desk).get_by_role("button").count() == 0, "no button that could not help"
    assert desk.lies() == DONE
    assert desk.tile("r5").get_attribute("aria-disabled") == "true"
    page.evaluate("window.python = null")
    if way == STOP:
        page.evaluate("panel.sessionContext.startKernel()")
    run_all(page)
    page.wait_for_function("!!window.python")
    desk.becomes(START)
    assert not banner(desk).is_visible()


def test_of_many_racks_in_jupyterlab_one_says_it(lab: Lab, keep: Callable[..., Any]) -> None:
    """Each has a program of its own there; the one that somebody tries to play on says it, where it's seen."""
    page = keep(viewport={"width": 1400, "height": 700})
    open_lab(page, lab)
    open_notebook(page, "three.ipynb", "import rummy_widget as rw", *["rw.Rack('r5 r6 | b9')"] * 3)
    run_all(page)
    page.wait_for_function("document.querySelectorAll('.rw-wood').length === 3")
    page.evaluate(RESTART)
    shown = page.locator(".rw-banner >> visible=true")
    shown.first.wait_for(timeout=15_000)
    page.wait_for_function("document.querySelectorAll('.rw-banner[data-line=gone]').length === 3")
    assert shown.count() == 1
    last = page.locator(".rw").nth(2)
    last.locator(".rw-tile").first.click(force=True)  # it is locked
    page.wait_for_function("!document.querySelectorAll('.rw')[2].querySelector('.rw-banner').hidden")
    assert shown.count() == 1
    box = shown.bounding_box()
    assert 0 < box["y"] < 700


OUTPUTS = (
    "[...panel.model.cells].map((cell) => cell.outputs?.toJSON().map((it) => Object.keys(it.data ?? {})))"
)


def test_a_saved_notebook_holds_its_racks_as_pictures_and_shows_them_again(
    lab: Lab, keep: Callable[..., Any]
) -> None:
    page = keep(viewport={"width": 1400, "height": 1000})
    open_lab(page, lab)
    open_notebook(page, "saved.ipynb", f"import rummy_widget as rw\nrw.Rack({START!r})")
    run_all(page)
    page.locator(".rw-tile").first.wait_for()
    command(page, "@jupyter-widgets/jupyterlab-manager:saveWidgetState")
    command(page, "docmanager:save")
    page.evaluate(STOP)
    open_lab(page, lab)
    open_notebook(page, "saved.ipynb")
    desk = Desk(page)
    banner(desk).get_by_text(CELL).wait_for()
    assert desk.lies() == START
    ((kinds,),) = page.evaluate(OUTPUTS)
    assert {"image/svg+xml", "text/plain"} <= set(kinds), "for readers who run nothing, as on GitHub"


def test_a_lesson_that_has_not_been_run_shows_pictures(lab: Lab, visit: Callable[..., Any]) -> None:
    page = visit(lab.page("lessons/pro/02-runs"), viewport={"width": 1400, "height": 1000})
    picture = page.locator(".jp-RenderedSVG img").first
    picture.wait_for(timeout=60_000)
    assert picture.bounding_box()["width"] > 300
    assert page.locator(".rw").count() == 0
