"""Some pages of the site, as Python's own server offers them below a path, with what else a server may do."""

from __future__ import annotations

import functools
import http.server
import os
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rummy_widget.site.command import LITE, build_environment

ROOT = Path(__file__).parents[2]
PAGES = (
    "lessons/pro/02-runs",
    "lessons/pro/ro/02-runs",
    "lessons/rummikub/04-splitting",
    "notebooks/home",
    "notebooks/ro/home",
    "notebooks/play",
    "notebooks/practice",
    "notebooks/puzzles",
    "notebooks/rules",
    "notebooks/score",
)
RUNS = "lessons/pro/02-runs.html"
WITHOUT_PYTHON = """
import sys
from contextlib import nullcontext
from pathlib import Path
from rummy_widget.site import build

build.packing_python = lambda *_: nullcontext()
course, out, *pages = map(Path, sys.argv[1:])
build.make(course, out, pages)
"""
READY = "html[data-python=ready]"


class Served(http.server.SimpleHTTPRequestHandler):
    """Python's own server; what comes late waits for `late`, and no type is right that need not be."""

    late = threading.Event()
    away: str | None = None  # the end of an address that isn't there
    policy: str | None = None  # a content policy for every file
    blind = False  # to what a program is
    before = b""  # what is put before the worker's program
    asked: list[str] = []  # noqa: RUF012
    extensions_map = {  # noqa: RUF012
        ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css",
    }  # fmt: skip

    def guess_type(self, path: Any) -> str:
        known = {} if Served.blind and str(path).endswith(".js") else self.extensions_map
        return known.get(Path(path).suffix, "text/plain")

    def end_headers(self) -> None:
        if Served.policy:
            self.send_header("Content-Security-Policy", Served.policy)
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        Served.asked.append(self.path)
        if self.path.endswith("/memory.zst"):
            Served.late.wait(60)
        if Served.away and self.path.endswith(Served.away):
            return self.send_error(404)
        if self.path.endswith("/worker.js") and Served.before:
            return self.send_worker()
        super().do_GET()

    def send_worker(self) -> None:
        body = Served.before + Path(self.translate_path(self.path)).read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def make_some(out: Path) -> Path:
    """The site with some of its pages."""
    pages = [f"{page}.ipynb" for page in PAGES]
    command = [sys.executable, "-m", "rummy_widget.site.build", str(ROOT), str(out), *pages]
    subprocess.run(command, env={**os.environ, **build_environment()}, check=True)
    return out


def make_without_python(out: Path, pages: Sequence[str], lite: str = "") -> Path:
    """Some pages that nobody judges; with JupyterLite beside them, if that Python has it."""
    command = [
        sys.executable,
        "-c",
        WITHOUT_PYTHON,
        str(ROOT),
        str(out),
        *(f"{page}.ipynb" for page in pages),
    ]
    subprocess.run(command, env={**os.environ, **build_environment(), LITE: lite}, check=True)
    return out


class Site:
    """The site as it is offered."""

    def __init__(self, made: Path) -> None:
        self.made = made
        Served.late.set()
        Served.away, Served.policy, Served.blind, Served.before, Served.asked = None, None, False, b"", []
        handler = functools.partial(Served, directory=made.parents[1])
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/some/where/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def carry(page: Any, tile_id: int = 4, slot_at: int = 2) -> None:
    """A tile, the red 7, to the upper shelf, to the red 5 and 6; what lies on the felt is not meant."""
    step = page.locator(".rw-step[data-step=first-run]")
    step.locator(".rw-wood").last.scroll_into_view_if_needed()
    tile = step.locator(f".rw-wood .rw-tile[data-id='{tile_id}']").last.bounding_box()
    slot = step.locator(f".rw-wood .rw-slot[data-shelf='0'][data-slot='{slot_at}']").last.bounding_box()
    page.mouse.move(tile["x"] + 20, tile["y"] + 20)
    page.mouse.down()
    page.mouse.move(slot["x"] + 20, slot["y"] + 20, steps=4)
    page.mouse.up()


def run_all(page: Any) -> None:
    """Every cell, from the menu; JupyterLab runs none while it is still choosing a kernel."""
    page.locator("#jp-main-statusbar", has_text="Python (Pyodide) | Idle").wait_for()
    page.locator(".lm-MenuBar-itemLabel", has_text="Run").first.click()
    page.locator(".lm-Menu-itemLabel:text-is('Run All Cells')").click()
