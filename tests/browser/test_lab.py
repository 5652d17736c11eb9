"""JupyterLab: a lesson from first to last step in all three ways, what stays when kernels go, and pictures of racks.

What each run looks at there is in this file alone, so that one worker starts it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.conftest import PAGES
from browser.desk import START, Desk
from browser.hands import Hand, Keys
from browser.jupyter import command, open_lab, open_notebook, run_all
from browser.labs import Notebook
from browser.learner import play
from browser.sight import shows_done
from browser.test_wake import DONE, banner
from parts import part_of
from rummy_widget import tutor
from servers import Lab

LESSON = "first-win"
WIDE, LOW = {"width": 1400, "height": 1000}, {"width": 1400, "height": 700}
CELL = "No connection to Python. Run all the cells again."
RESTART = "panel.sessionContext.session.kernel.restart()"
STOP = "panel.sessionContext.shutdown()"
CLOSE = "panel.dispose()"
IDLE = "panel.sessionContext.session?.kernel?.status === 'idle'"
OUTPUTS = (
    "[...panel.model.cells].map((cell) => cell.outputs?.toJSON().map((it) => Object.keys(it.data ?? {})))"
)


@pytest.mark.proof  # where all ways are tried, too
@pytest.mark.parametrize("way", [Keys], ids=[Keys.name])
def test_a_lesson_in_jupyterlab(lab: Lab, visit: Callable[..., Any], way: type[Hand]) -> None:
    play_in_lab(lab, visit(viewport={"width": 1280, "height": 900}), way, LESSON)


def test_in_jupyterlab_a_lesson_is_a_page_to_be_read_downwards(lab: Lab, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 1280, "height": 900})
    data, notebook = tutor.course().lesson("first-win"), Notebook(page, lab)
    notebook.open(f"lessons/{data.page.removesuffix('.ipynb')}")
    first = page.locator(".jp-CodeCell .cm-content").first.inner_text().splitlines()[0]
    assert "Run All Cells" in first, "it says how to run it"
    picture = page.locator(".jp-RenderedSVG img").first
    picture.wait_for()
    assert picture.bounding_box()["width"] > 300, "its racks are pictures as yet"
    assert page.locator(".rw").count() == 0
    notebook.run()
    page.wait_for_selector(".rw-foot")
    assert page.evaluate("() => document.documentElement.dataset.stage") is None
    assert page.locator(".rw-stage").count() == 0
    assert page.locator(".jp-Cell[hidden]").count() == 0, "nobody turns pages"
    steps = page.eval_on_selector_all(
        ".rw-step", "all => all.map(each => [each.dataset.step, each.checkVisibility()])"
    )
    assert steps == [[step.key, True] for step in data.steps]
    tops = page.eval_on_selector_all(".rw-step", "all => all.map(each => each.getBoundingClientRect().top)")
    assert tops == sorted(tops)
    notebook.close()


def play_in_lab(lab: Lab, page: Any, way: type[Hand], lesson: str) -> None:
    """Solve a lesson, and see it done: at once, with a fresh kernel, and when Lab is loaded again."""
    data = tutor.course().lesson(lesson)
    hand, notebook = way(page), Notebook(page, lab)
    notebook.open(f"lessons/{data.page.removesuffix('.ipynb')}")
    notebook.run()
    won = play(hand, lesson)
    assert won == {step.key: 3 for step in data.steps}
    done = f'.rw-foot[data-done][data-stars="{3 * len(won)}"]'
    page.wait_for_selector(done)

    notebook.restart()
    page.wait_for_selector(done)
    hand.press(".rw-foot [data-act=course]")
    notebook.ready("notebooks/home")
    notebook.run()
    shows_done(page, lesson)
    notebook.restart()
    shows_done(page, lesson)
    page.reload()
    notebook.ready("notebooks/home")
    notebook.run()
    shows_done(page, lesson)
    hand.kept_its_word()
    notebook.close()


@pytest.fixture(scope="module")
def laboratory(lab: Lab, keep: Callable[..., Any]) -> Any:
    """JupyterLab, loaded once."""
    page = keep(viewport=WIDE)
    open_lab(page, lab)
    return page


@pytest.fixture
def bench(laboratory: Any) -> Iterator[Any]:
    """That with nothing open in it."""
    laboratory.set_viewport_size(WIDE)
    laboratory.evaluate("window.python = null")
    yield laboratory
    laboratory.wait_for_function(
        IDLE
    )  # what is closed while it asks its kernel for something throws an error
    laboratory.evaluate(CLOSE)


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of([RESTART, STOP], 2))
def test_a_notebook_in_jupyterlab_says_which_cell_to_run(bench: Any, way: str) -> None:
    page, desk = bench, Desk(bench)
    open_notebook(page, "wake.ipynb", *PAGES["rack"])
    run_all(page)
    desk.tile("r7").wait_for()
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


def test_of_many_racks_in_jupyterlab_one_says_it(bench: Any) -> None:
    """Each has a program of its own there; the one that somebody tries to play on says it, where it's seen."""
    page = bench
    page.set_viewport_size(LOW)
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
    assert 0 < box["y"] < LOW["height"]


@pytest.mark.proof  # every run sees the pictures of a notebook that was saved
def test_a_saved_notebook_holds_its_racks_as_pictures_and_shows_them_again(
    lab: Lab, keep: Callable[..., Any]
) -> None:
    page = keep(viewport=WIDE)
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
