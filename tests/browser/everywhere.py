"""Pages of the course, and one with racks alone, each loaded once for all tests that look at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rummy_widget.text.words import languages
from rummy_widget.tutor import all_lessons

BESIDE = ["home", "class", "progress", "play", "rules", "score", "practice", "puzzles"]
# These lessons are looked at in every run, the first of them in other languages, and all in `make proof`.
TRIED = ["runs", "deal", "payments"]
MORE = ["first-win", "strategy", "splitting"]


def pages(language: str = "en") -> list[str]:
    """The pages of all courses in a language."""
    folder = "" if language == "en" else f"{language}/"
    lessons = [each.page_in(language).removesuffix(".ipynb") for each in all_lessons().values()]
    return [
        *(f"notebooks/{folder}{each}" for each in BESIDE),
        *(f"lessons/{each}" for each in lessons),
    ]


def tried(language: str) -> list[str]:
    """Those of them that every run looks at."""
    lessons = [*TRIED, *MORE] if language == "en" else TRIED[:1]
    return [each for each in pages(language) if "lessons/" not in each or each.split("-", 1)[1] in lessons]


COURSE = [page for language in languages() for page in tried(language)]
RACKS = ["notebooks/looks", "notebooks/rack"]
EVERYWHERE = [*COURSE, *RACKS]

# Of this one every run looks at each step, of all the proof (`tests/proof/test_all_screens.py`).
EACH_STEP = ["first-win"]

# Every widget that is to be seen has drawn itself, and nothing moves any more by itself. Where a lesson is one step a
# screen, one is seen, and all are there to be turned to.
DRAWN = """() => !document.getElementById('loading') && document.querySelector('.rw')
  && [...document.querySelectorAll('.rw')].every(root => root.offsetHeight > 0 || root.closest('[hidden]'))
  && (document.documentElement.dataset.stage !== 'lesson'
    || [...document.querySelectorAll('.rw-step, .rw-foot')].some(each => each.checkVisibility())
    && document.querySelector('.rw-foot')
    && !document.querySelector('script[type="application/vnd.voila.cell-output+json"]'))
  && !document.getAnimations().some(each => each.playState === 'running' && each.timeline === document.timeline)"""
# Keys that are pressed before an answer has come are kept for later.
# What is still in the air: tiles on their way, and messages without an answer.
IN_THE_AIR = ".rw-aloft, [data-away], [data-parked], [data-asking]"
# A function, as whatever is waited for on the site: its policy lets nothing else be asked again and again.
ANSWERED = "() => !document.querySelector('[data-asking]')"
"""A page that waits for an answer takes no other wish: `answered(page)` stands before whatever presses a button."""
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def answered(page: Any) -> None:
    """Wait until the page has the answer that it waits for, if any."""
    page.wait_for_function(ANSWERED)


def screens(page: Any) -> Iterator[str]:
    """All that a page shows one after the other: the steps of a lesson and its end; any other page is one."""
    if page.locator("html[data-stage=lesson]").count() == 0:
        yield page.url
        return
    steps = page.eval_on_selector_all(".rw-dot", "all => all.map(dot => dot.dataset.go)")
    for step in steps:
        page.click(f'.rw-dot[data-go="{step}"]')
        page.wait_for_selector(f'.rw-step[data-step="{step}"]')
        page.wait_for_function(DRAWN)
        yield step
    shown = f'.rw-step[data-step="{steps[-1]}"]'
    page.click(f"{shown} .rw-tools summary")
    page.click(f"{shown} [data-act=skip]")
    page.wait_for_selector(".rw-foot")
    yield "the end"
