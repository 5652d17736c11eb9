"""The course as a site, as the app and in JupyterLite: how soon a lesson is seen, played, and judged."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import BrowserType, Page, sync_playwright

import chromium
from proof.sites import carry, run_all
from servers import own_server, site_server

from .line import Line, line_to
from .report import Table, spread

ROOT = Path(__file__).parents[2]
MADE = "RUMMY_SITE"
ROUNDS = 10
LESSON = "lessons/pro/02-runs"
STEP = ".rw-step[data-step=first-run]"
WHAT = ("prose and tiles are seen", "a tile can be moved", "the first verdict from Python", "MB until then")
# Seen: the prose and the tiles of the first step, on the felt and on the wood.
SEEN = """() => document.querySelector('.jp-MarkdownOutput')?.getClientRects().length
  && document.querySelector('.rw-wood .rw-tile')?.getClientRects().length ? performance.now() : 0"""
LIVE = "() => 'live' in document.documentElement.dataset ? performance.now() : 0"
ALIVE = f"() => document.querySelector('{STEP} .rw-wood .rw-tile') ? performance.now() : 0"
KEPT = "() => navigator.serviceWorker.controller !== null"
RIGHT = f"() => document.querySelector('{STEP}[data-outcome=right]') ? performance.now() : 0"


@dataclass(frozen=True)
class Way:
    """A way to the lesson: its address, the line to it, and how it is seen that tiles can be moved."""

    name: str
    address: str
    line: Line
    live: str = ALIVE
    begun: Callable[[Page], None] = lambda page: None
    kept: str = "() => true"  # whether all is there for another visit

    def visit(self, page: Page) -> tuple[float, ...]:
        """One visit that solves the first step by a drag: ms from its beginning, and MB."""
        page.set_default_timeout(180_000)
        self.line.sent = 0
        page.goto(self.address, wait_until="commit")
        self.begun(page)
        seen = page.wait_for_function(SEEN).json_value()
        live = page.wait_for_function(self.live).json_value()
        carry(page)
        right = page.wait_for_function(RIGHT).json_value()
        return seen, live, right, self.line.sent / 1e6


def both_visits(kind: BrowserType, path: str, way: Way) -> list[tuple[float, ...]]:
    """A first visit by a browser that has nothing, and a second one after it was closed."""
    both = []
    with tempfile.TemporaryDirectory() as profile:
        for _ in range(2):
            context = kind.launch_persistent_context(
                profile,
                executable_path=path,
                args=chromium.ARGUMENTS,
                viewport={"width": 1280, "height": 800},
            )
            page = context.pages[0]
            both.append(way.visit(page))
            page.wait_for_function(way.kept)
            page.evaluate("localStorage.clear()")  # or the second visit begins with another step
            context.close()
    return both


def ways(made: Path, scratch: Path, servers: ExitStack) -> Iterator[Way]:
    """The three, each at the end of a line of its own."""
    site, app = site_server(made, scratch), own_server(ROOT, scratch)
    for server in (site, app):
        servers.callback(server.stop)
    (root, line), (own, other) = (servers.enter_context(line_to(server.port)) for server in (site, app))
    yield Way("the site", f"{root}{site.where}/{LESSON}.html", line, LIVE, kept=KEPT)
    yield Way("the app", f"{own}voila/render/{LESSON}.ipynb", other)
    notebook = f"{root}{site.where}/lite/lab/index.html?path={LESSON}.ipynb"
    yield Way("JupyterLite", notebook, line, begun=run_all)


def rows(found: dict[str, list[list[tuple[float, ...]]]]) -> Iterator[tuple[str, ...]]:
    """What of each way, on first visits and on second ones."""
    for name, visits in found.items():
        for at, what in enumerate(WHAT):
            columns: Sequence[Sequence[str]] = [
                spread([both[which][at] for both in visits], at // 3) for which in (0, 1)
            ]
            yield (f"{name}: {what}", *columns[0], *columns[1])


def measure() -> Table:
    path = chromium.find()
    assert path
    with tempfile.TemporaryDirectory() as folder, ExitStack() as servers, sync_playwright() as play:
        scratch = Path(folder)
        made = Path(os.environ.get(MADE, scratch / "site"))
        if not made.exists():
            command = "import sys; from rummy_widget.command.main import main; sys.exit(main())"
            subprocess.run([sys.executable, "-c", command, "site", str(made), "--lite"], check=True)
        os.environ["RUMMY_WIDGET_STATE"] = str(scratch / "games")
        every = [*ways(made, scratch, servers)]
        found: dict[str, list[list[tuple[float, ...]]]] = {way.name: [] for way in every}
        for _ in range(ROUNDS):
            for way in every:  # in turns, so that a busy moment hits all of them
                found[way.name].append(both_visits(play.chromium, path, way))
    return Table(
        "The course as a site, as the app and in JupyterLite",
        f"A lesson of the site from Python's own server below a path, of the app, and of JupyterLite beside "
        f"the site, each {ROUNDS} times in turns: by a browser that has nothing, and once more after it was "
        "closed. Every line lets 20 Mbit/s through for all together and takes 20 ms there and back; Python's "
        "server sends files as they lie there. From the beginning of the visit, in ms.",
        ("ms", "first visit, median", "p95", "second visit, median", "p95"),
        tuple(rows(found)),
    )
