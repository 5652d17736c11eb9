"""The course as a site: how soon a lesson is seen, can be played, and is judged."""

from __future__ import annotations

import functools
import http.server
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

import chromium

from .report import Table, spread

ROUNDS = 10
LINE = 20_000_000 / 8  # bytes a second
DELAY = 0.02  # seconds, there and back
LESSON = "lessons/pro/02-runs.html"
WHAT = ("prose and tiles are seen", "a tile can be moved", "the first verdict from Python", "MB until then")
# Seen: the prose and the tiles of the first step, on the felt and on the wood.
SEEN = """() => document.querySelector('.jp-MarkdownOutput')?.getClientRects().length
  && document.querySelector('.rw-wood .rw-tile')?.getClientRects().length ? performance.now() : 0"""
LIVE = "() => 'live' in document.documentElement.dataset ? performance.now() : 0"
KEPT = "() => navigator.serviceWorker.controller !== null"
RIGHT = "() => document.querySelector('.rw-step[data-outcome=right]') ? performance.now() : 0"


class Slow(http.server.SimpleHTTPRequestHandler):
    """Python's own server at the end of such a line: the browser's own brake doesn't hold its workers."""

    free = 0.0  # when the line is
    line = threading.Lock()
    sent = 0

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        time.sleep(DELAY)
        super().do_GET()

    def handle(self) -> None:
        with suppress(ConnectionError):  # the browser may hang up
            super().handle()

    def copyfile(self, source: Any, outputfile: Any) -> None:
        while part := source.read(16_384):
            with Slow.line:
                Slow.sent += len(part)
                Slow.free = max(Slow.free, time.monotonic()) + len(part) / LINE
                until = Slow.free
            time.sleep(max(0, until - time.monotonic()))
            outputfile.write(part)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of what lies in that folder."""
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Slow, directory=folder)) as own:
        threading.Thread(target=own.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{own.server_port}/"
        own.shutdown()


def visit(context: BrowserContext, address: str) -> tuple[float, float, float]:
    """One visit that solves the first step by a drag: ms from its beginning."""
    page = context.pages[0]
    page.goto(address, wait_until="commit")
    seen = page.wait_for_function(SEEN).json_value()
    live = page.wait_for_function(LIVE).json_value()
    carry(page)
    right = page.wait_for_function(RIGHT, timeout=60_000).json_value()
    return seen, live, right


def carry(page: Page) -> None:
    """The red 7 to the red 5 and 6."""
    step = page.locator(".rw-step[data-step=first-run]")
    tile = step.locator(
        ".rw-wood .rw-tile[data-id='4']"
    ).last.bounding_box()  # the first ones are on its felt
    slot = step.locator(".rw-wood .rw-slot[data-shelf='0'][data-slot='2']").last.bounding_box()
    assert tile
    assert slot
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(slot["x"] + 20, slot["y"] + 20, steps=4)
    page.mouse.up()


def rounds(kind: BrowserType, path: str, address: str) -> Iterator[tuple[tuple[float, ...], ...]]:
    """A first visit by a browser that has nothing, and a second one after it was closed."""
    for _ in range(ROUNDS):
        with tempfile.TemporaryDirectory() as profile:
            both = []
            for _ in range(2):
                context = kind.launch_persistent_context(
                    profile,
                    executable_path=path,
                    args=chromium.ARGUMENTS,
                    viewport={"width": 1280, "height": 800},
                )
                Slow.sent = 0
                both.append((*visit(context, address), Slow.sent / 1e6))
                context.pages[0].wait_for_function(KEPT, timeout=120_000)
                context.pages[0].evaluate(
                    "localStorage.clear()"
                )  # or the second visit begins with another step
                context.close()
            yield tuple(both)


def measure(made: Path | None = None) -> Table:
    with tempfile.TemporaryDirectory() as folder:
        root = made or Path(folder)
        if made is None:
            command = "import sys; from rummy_widget.app.launch import main; sys.exit(main())"
            subprocess.run([sys.executable, "-c", command, "site", str(root / "some/where")], check=True)
        path = chromium.find()
        assert path
        with served(root) as address, sync_playwright() as play:
            found = list(rounds(play.chromium, path, f"{address}some/where/{LESSON}"))
    columns = [[spread([one[which][at] for one in found], at // 3) for which in (0, 1)] for at in range(4)]
    return Table(
        "The course as a site",
        f"A lesson of the site from Python's own server, below a path, {ROUNDS} times: by a browser that has "
        "nothing, and once more after it was closed. The server sends 20 Mbit/s at most for all together, "
        "files as they lie there, and answers 20 ms late. From the beginning of the visit, in ms.",
        ("ms", "first visit, median", "p95", "second visit, median", "p95"),
        tuple((what, *first, *second) for what, (first, second) in zip(WHAT, columns, strict=True)),
    )
