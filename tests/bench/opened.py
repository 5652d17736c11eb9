"""Measure how soon a page shows its first tile, what takes that time, and how much the page moves by itself.

`RUMMY_BEFORE=/path/to/a/checkout python tests/bench opened` opens the pages of this checkout and of that one
in turns, each time in a browser that has seen neither.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import chromium
from servers import App

from .report import Table, p95

ROOT = Path(__file__).parents[2]
BEFORE = "RUMMY_BEFORE"
ROUNDS = 20
# How each page is reached, asked for or by a click on home, and what is looked for there: a tile, at a table
# any of the game that was dealt.
PAGES = {
    "home": ("", ".rw-face"),
    "a lesson, from a click on home": ("[data-act=continue]", ".rw-step .rw-face"),
    "a table, from a click on home": (
        "[data-act=quick]",
        ":is([data-screen=deal], [data-screen=play]) :is(.rw-face, .rw-tile, .rw-tower)",
    ),
}
SIZES = {"": {"width": 1280, "height": 800}, " (phone)": {"width": 390, "height": 664}}
# The parts of that time, each by the mark that ends it.
PARTS = {
    "first": "the server: request, kernel forked",
    "kernel": "the kernel's start, the head of the page",
    "cells": "the notebook run and sent",
    "states": "scripts, the socket opened, the states asked for",
    "drawn": "the widgets' scripts loaded, parsed and run, the first drawn",
    "tile": "until a tile is seen",
}
# Notes when each part ends, with the first frame in which the tile is seen, and all that moves by itself.
WATCH = """css => {
  const marks = window.rummyMarks = {}; window.rummyShift = 0;
  const mark = name => { marks[name] ??= performance.now(); };
  const began = Number(sessionStorage.getItem('rummy-clicked') || performance.timeOrigin);
  marks.clicked = began - performance.timeOrigin;
  addEventListener('click', () => sessionStorage.setItem('rummy-clicked', Date.now()), true);
  new PerformanceObserver(list => list.getEntries().forEach(({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.rummyShift += value;
  })).observe({ type: 'layout-shift', buffered: true });
  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.addEventListener('message', ({ data }) => data.includes?.('"update_states"') && mark('states'));
    }
  };
  new MutationObserver(() => {
    if (document.getElementById('jupyter-config-data')) mark('kernel');
    if (document.getElementById('voila-scripts')) mark('cells');
    if (document.querySelector('.rw')) mark('drawn');
  }).observe(document, { childList: true, subtree: true });
  const look = () => {
    const seen = [...document.querySelectorAll(css)].some(it => it.checkVisibility() && it.offsetWidth > 0);
    if (seen) mark('tile'); else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
FOUND = """() => {
  const [{ responseStart }] = performance.getEntriesByType('navigation');
  return [{ ...rummyMarks, first: responseStart }, rummyShift];
}"""
SETTLES = 1500  # ms, in which what comes late may still push what is there


@contextmanager
def served(folder: Path, scratch: Path) -> Iterator[App]:
    """Serve the course of a checkout with its own code, started by the `own_server` of its own tests."""
    scratch.mkdir()
    inside = ("env", "-C", str(folder), f"PYTHONPATH={folder}", f"XDG_STATE_HOME={scratch}")
    its_tests = spec_from_file_location(f"servers_{scratch.name}", folder / "tests" / "servers.py")
    assert its_tests
    assert its_tests.loader
    servers = sys.modules[its_tests.name] = module_from_spec(its_tests)
    its_tests.loader.exec_module(servers)
    app = servers.own_server(folder, scratch, before=inside)
    try:
        yield app
    finally:
        app.stop()


def open_page(browser: Any, app: App, name: str, size: str) -> tuple[dict[str, float], float]:
    """Open a page; return the milliseconds of each part until a tile is seen, and the layout shift."""
    click, css = PAGES[name]
    context = browser.new_context(viewport=SIZES[size])
    page = context.new_page()
    page.add_init_script(f"({WATCH})({css!r})")
    page.goto(app.page("notebooks/home"), wait_until="commit")
    if click:
        page.wait_for_selector(".rw-hero .rw-tile")
        page.wait_for_timeout(SETTLES)
        page.locator(f"{click} >> visible=true").first.click()
        page.wait_for_url(lambda url: "home" not in url, wait_until="commit")
    page.wait_for_function("window.rummyMarks?.tile > 0")
    page.wait_for_timeout(SETTLES)
    marks, shift = page.evaluate(FOUND)
    context.close()
    parts, last = {}, marks["clicked"]
    for part in PARTS:
        # States that come after the first widget was drawn are those that nobody has waited for.
        end = marks.get(part, last)
        end = last if part == "states" and end > marks["drawn"] else max(last, end)
        parts[part], last = end - last, end
    return parts, shift


def measure() -> Table:
    executable = chromium.find()
    assert executable, "no Chromium: run `python tests/chromium.py`"
    before = os.environ.get(BEFORE)
    folders = {"now": ROOT, **({"before": Path(before).resolve()} if before else {})}
    rows = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        os.environ["RUMMY_WIDGET_STATE"] = str(Path(scratch, "games"))
        browser = playwright.chromium.launch(executable_path=executable, args=chromium.ARGUMENTS)
        servers = ExitStack()
        apps = {
            when: servers.enter_context(served(folder, Path(scratch, when)))
            for when, folder in folders.items()
        }
        for name in PAGES:
            for size in SIZES:
                found: dict[str, list[tuple[dict[str, float], float]]] = {when: [] for when in folders}
                for round in range(ROUNDS + 1):  # in turns; the first of each warms the server up
                    for when, each in found.items():
                        one_time = open_page(browser, apps[when], name, size)
                        if round:
                            each.append(one_time)
                rows.append(table_row(f"**{name}{size}**", found, tuple(PARTS)))
                if not size:
                    rows += [table_row(f"· {about}", found, (part,)) for part, about in PARTS.items()]
        browser.close()
        servers.close()
    return Table(
        "Page to first tile",
        f"From the request, or from the click on home, to the first frame with a tile: {ROUNDS} first visits "
        "each, in turns where another checkout is measured beside; and what moved by itself while the page "
        "loaded. A part ends where the next begins.",
        ("ms", "median", "p95", "CLS", "before: median", "p95", "CLS", "now / before"),
        tuple(rows),
    )


def table_row(
    name: str, found: dict[str, list[tuple[dict[str, float], float]]], parts: tuple[str, ...]
) -> tuple[str, ...]:
    """Return a row of the table, for the sum of some parts; what was not measured is a dash."""
    cells: list[str] = [name]
    medians = []
    for when in ("now", "before"):
        if when not in found:
            cells += ["–"] * 3
            continue
        times = [sum(each[part] for part in parts) for each, _ in found[when]]
        medians.append(statistics.median(times))
        shift = statistics.median(shift for _, shift in found[when])
        cells += [f"{medians[-1]:.0f}", f"{p95(times):.0f}", f"{shift:.3f}" if len(parts) > 1 else ""]
    cells.append(f"{medians[0] / medians[1]:.2f}" if len(medians) == 2 and medians[1] else "–")
    return tuple(cells)
