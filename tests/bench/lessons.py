"""All lessons: how soon a page is there for a first visit, and how soon each step is judged."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import chromium
from browser.hands import Clicks
from browser.learner import play
from browser.sight import Card
from rummy_widget.tutor import Attempt, course
from servers import own_server

from .report import Table, spread

ROOT = Path(__file__).parents[2]
# From the last press of a mouse button until a step is seen to be right.
WATCH = """(() => {
  let pressed = 0;
  window.rummyVerdicts = [];
  addEventListener('pointerup', () => { pressed = performance.now(); }, true);
  new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (!target.matches('.rw-step') || target.dataset.outcome !== 'right' || oldValue === 'right') continue;
      window.rummyVerdicts.push(performance.now() - pressed);
    }
  }).observe(document, {
    subtree: true, attributes: true, attributeFilter: ['data-outcome'], attributeOldValue: true,
  });
})()"""
# Every cell has drawn its widget, the foot of the page last.
THERE = "() => performance.now() * Boolean(document.querySelector('.rw[data-view=footer] .rw-foot'))"
FIRST = "() => performance.now() * Boolean(document.querySelector('.rw-step'))"


QUIET = 150  # ms in which nobody asks the page how it stands: that takes time from it


def unwatched() -> None:
    """Let a card be looked at only after it has had time to show the verdict."""
    look = Card.shows

    def shows(card: Card, attempt: Attempt) -> None:
        card.page.wait_for_timeout(QUIET)
        look(card, attempt)

    Card.shows = shows  # type: ignore[method-assign]


def opened(page: Page, url: str) -> tuple[float, float]:
    """Seconds from the request until the first step is drawn, and until the whole page is."""
    page.goto(url, wait_until="commit")
    found = [page.wait_for_function(each).json_value() / 1000 for each in (FIRST, THERE)]
    return found[0], found[1]


def measure() -> Table:
    path = chromium.find()
    assert path, "no Chromium: run `python tests/chromium.py`"
    unwatched()
    first: list[float] = []
    whole: list[float] = []
    verdicts: list[float] = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        app = own_server(ROOT, Path(scratch))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
            for lesson in course().lessons:
                context = browser.new_context(viewport={"width": 1280, "height": 900})  # nothing in its cache
                page = context.new_page()
                hand = Clicks(page)
                page.add_init_script(WATCH)
                one, other = opened(page, app.page(f"lessons/{lesson.page.removesuffix('.ipynb')}"))
                first.append(one)
                whole.append(other)
                play(hand, lesson.key)
                verdicts += page.evaluate("window.rummyVerdicts")
                context.close()
                app.wait_for_kernels(0)
        finally:
            app.stop()
    rows = (
        ("first step drawn, s", str(len(first)), *spread(first), f"{max(first):.1f}"),
        ("**whole page drawn, s**", str(len(whole)), *spread(whole), f"{max(whole):.1f}"),
        ("**press to verdict, ms**", str(len(verdicts)), *spread(verdicts), f"{max(verdicts):.1f}"),
    )
    return Table(
        "Lessons",
        "Each lesson opened once by a browser that has nothing in its cache, under Voila on loopback, from "
        "the request on; then solved by clicks. The verdict is from the last press until the step is seen "
        "to be right.",
        ("", "values", "median", "p95", "most"),
        rows,
    )
