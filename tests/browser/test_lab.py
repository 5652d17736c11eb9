"""A lesson in JupyterLab, from first to last step, in all three ways; and what stays when kernels go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import Hand, Keys
from browser.labs import Notebook
from browser.learner import play
from browser.sight import shows_done
from rummy_widget import tutor
from servers import Lab

LESSON = "first-win"


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
