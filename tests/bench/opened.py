"""How soon a page shows its first tile, and how much moves while it loads: here, and in another checkout.

`RUMMY_BEFORE=/path/to/a/checkout python tests/bench opened` opens both in turns, each time in a browser
that has seen neither.
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
ROUNDS = 7
# What is looked for on each page: a tile, or at the table what deals some. Paths are those of now and before.
PAGES = {
    "home": (("notebooks/home",), ".rw-face"),
    "a lesson": (("lessons/pro/02-runs", "lessons/02-runs"), ".rw-step .rw-face"),
    "the table": (("notebooks/play",), "[data-act=quick], [data-act=deal]"),
}
SIZES = {"": {"width": 1280, "height": 800}, " (phone)": {"width": 390, "height": 664}}
# Notes the first frame in which it is to be seen, and all that is laid out anew without being asked to.
WATCH = """css => {
  window.rummyShown = 0; window.rummyShift = 0;
  new PerformanceObserver(list => list.getEntries().forEach(({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.rummyShift += value;
  })).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const seen = [...document.querySelectorAll(css)].some(it => it.checkVisibility() && it.offsetWidth > 0);
    if (seen) window.rummyShown = performance.now(); else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
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


def opened(browser: Any, app: App, folder: Path, name: str, size: str) -> tuple[float, float]:
    """Milliseconds until the first tile is seen, and the layout shift of the loading page."""
    paths, css = PAGES[name]
    path = next(each for each in paths if (folder / f"{each}.ipynb").is_file())
    context = browser.new_context(viewport=SIZES[size])
    page = context.new_page()
    page.add_init_script(f"({WATCH})({css!r})")
    page.goto(app.page(path), wait_until="commit")
    page.wait_for_function("window.rummyShown > 0")
    page.wait_for_timeout(SETTLES)
    found: tuple[float, float] = tuple(page.evaluate("[rummyShown, rummyShift]"))
    context.close()
    return found


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
                found: dict[str, list[tuple[float, float]]] = {when: [] for when in folders}
                for round in range(ROUNDS + 1):  # in turns; the first of each warms the server up
                    for when, folder in folders.items():
                        one_time = opened(browser, apps[when], folder, name, size)
                        if round:
                            found[when].append(one_time)
                rows.append(row(name + size, found))
        browser.close()
        servers.close()
    return Table(
        "Page to first tile",
        f"From the request to the first frame with a tile (at the table: with what deals), {ROUNDS} first "
        "visits each, in turns where another checkout is measured beside; and what moved by itself while it "
        "loaded.",
        ("ms", "median", "p95", "CLS", "before: median", "p95", "CLS", "now / before"),
        tuple(rows),
    )


def row(name: str, found: dict[str, list[tuple[float, float]]]) -> tuple[str, ...]:
    """A line of the table; what was not measured is a dash."""
    cells: list[str] = [name]
    medians = []
    for when in ("now", "before"):
        if when not in found:
            cells += ["–"] * 3
            continue
        times, shifts = zip(*found[when], strict=True)
        medians.append(statistics.median(times))
        cells += [f"{medians[-1]:.0f}", f"{p95(times):.0f}", f"{statistics.median(shifts):.3f}"]
    cells.append(f"{medians[0] / medians[1]:.2f}" if len(medians) == 2 else "–")
    return tuple(cells)
