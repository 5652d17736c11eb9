"""The first minute of somebody who has never been here: what is moved, won and thrown, and when.

It waits as people do: a glance at each screen and at each thing before it is touched, and a hand that
takes its time to drag.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import chromium
from browser.everywhere import DRAWN
from rummy_widget.engine.layout import Layout, parse_arrangement
from rummy_widget.tutor import StepData, course
from servers import App, own_server

from .report import Table, spread

ROOT = Path(__file__).parents[2]
ROUNDS = 5
GLANCE, DRAG = 0.7, 0.6  # seconds: to see what there is, and to carry a tile
STEPS = 20  # of a hand on its way
FIRST_TILE, FIRST_WIN, CLICKS = 5.0, 20.0, 2  # what is asked for
SIZES = {"desktop": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 664}}


@dataclass
class Newcomer:
    """Somebody with a mouse, on a page that was just asked for."""

    page: Any
    began: float = field(default_factory=time.monotonic)
    clicks: int = 0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def glances(self) -> None:
        self.page.wait_for_timeout(GLANCE * 1000)

    def clicks_on(self, css: str) -> None:
        self.glances()
        self.page.locator(f"{css} >> visible=true").first.click()
        self.clicks += 1

    def drags(self, tile: str, to: str) -> None:
        """Carry a tile to where something lies, at the pace of a hand."""
        self.glances()
        target = self.page.locator(f"{to} >> visible=true").first
        box = target.bounding_box()
        if not 0 <= box["x"] <= self.page.viewport_size["width"] - box["width"]:  # a rack is pushed sideways
            target.scroll_into_view_if_needed()
            self.glances()
        ends = [self.page.locator(f"{css} >> visible=true").first.bounding_box() for css in (tile, to)]
        (x, y), (to_x, to_y) = [(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2) for at in ends]
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(1, STEPS + 1):
            self.page.mouse.move(x + (to_x - x) * step / STEPS, y + (to_y - y) * step / STEPS)
            self.page.wait_for_timeout(DRAG * 1000 / STEPS)
        self.page.mouse.up()


def comes(page: Any, app: App) -> Newcomer:
    """Home, asked for; it is there when its rack is."""
    who = Newcomer(page)
    page.goto(app.page("notebooks/home"), wait_until="commit")
    page.wait_for_selector(".rw-hero .rw-tile")
    return who


def wins_at_home(page: Any, app: App) -> Newcomer:
    """One tile of the first rack, put where the page says: it is the first that is moved right, and a win."""
    who = comes(page, app)
    who.glances()
    who.drags('.rw-hero .rw-tile[aria-label^="red 9"]', '.rw-hero .rw-slot[data-shelf="0"][data-slot="4"]')
    page.wait_for_selector('.rw-hero[data-won="true"]')
    return who


def wins_a_lesson(page: Any, app: App) -> Newcomer:
    """*Play it*, and the first step of the first lesson."""
    who = comes(page, app)
    step = course().lessons[0].steps[0]
    who.clicks_on("[data-act=continue]")
    card = f'.rw-step[data-step="{step.key}"]'
    page.wait_for_selector(f"{card} .rw-tile")
    page.wait_for_function(DRAWN)
    who.glances()
    tile, slot = the_move(step)
    place = f"{card} .rw-slot[data-shelf='{slot[0]}'][data-slot='{slot[1]}']"
    who.drags(f"{card} .rw-tile[data-id='{tile}']", place)
    page.wait_for_selector(f"{card}[data-outcome=right]")
    return who


def the_move(step: StepData) -> tuple[int, tuple[int, int]]:
    """The id of the one tile that has to be moved, and where to: shelf and slot."""
    start, end = Layout.of(step.start), parse_arrangement(str(step.solution))
    before = {(shelf, at): id for shelf, row in enumerate(start.shelves) for at, id in enumerate(row)}
    after = {(shelf, at): tile for shelf, row in enumerate(end.shelves) for at, tile in enumerate(row)}
    (tile,) = [id for place, id in before.items() if id is not None and not after.get(place)]
    (slot,) = [place for place, tile in after.items() if tile and before.get(place) is None]
    return tile, slot


def throws(page: Any, app: App) -> Newcomer:
    """*A quick game*, and a tile carried onto the discards; who may refuse the deal keeps it first."""
    who = comes(page, app)
    who.clicks_on("[data-act=quick]")
    page.wait_for_selector("[data-screen=play] .rw-wood .rw-tile")
    page.wait_for_function(DRAWN)
    if page.locator("[data-act=do-keep]").count():
        who.clicks_on("[data-act=do-keep]")
    who.glances()
    who.drags(".rw-wood .rw-tile", ".rw-middle")
    who.clicks += 1
    page.wait_for_function("document.querySelectorAll('.rw-wood .rw-tile').length === 14")
    return who


MINUTES: dict[str, Callable[[Any, App], Newcomer]] = {
    "first tile moved right, and the first win, on the rack of home": wins_at_home,
    "a win in the first lesson, by *Play it*": wins_a_lesson,
    "the first discard, by *A quick game*": throws,
}


def lived(
    app: App, browser: Any, size: str, live: Callable[[Any, App], Newcomer], rounds: int = ROUNDS
) -> list[tuple[float, int]]:
    """Seconds and clicks, each time of somebody who has never been here."""
    found = []
    for _ in range(rounds):
        context = browser.new_context(viewport=SIZES[size])
        who = live(context.new_page(), app)
        found.append((who.seconds, who.clicks))
        context.close()
    return found


def measure() -> Table:
    path = chromium.find()
    assert path, "no Chromium: run `python tests/chromium.py`"
    rows = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        os.environ["RUMMY_WIDGET_STATE"] = str(Path(scratch, "games"))
        app = own_server(ROOT, Path(scratch))
        browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        for name, live in MINUTES.items():
            for size in SIZES:
                seconds, clicks = zip(*lived(app, browser, size, live), strict=True)
                rows.append((f"{name}, {size}", str(max(clicks)), *spread(seconds)))
        browser.close()
        app.stop()
    return Table(
        "The first minute",
        f"From home, cold, by somebody who waits {GLANCE} s before each thing is touched and "
        f"{DRAG} s to carry a tile; {ROUNDS} times each, in s.",
        ("s", "clicks", "median", "p95"),
        tuple(rows),
    )
