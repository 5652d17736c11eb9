"""Ten visitors who come at once: how long each waits for the first rack, and what each costs in memory."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil

import chromium
from app.test_visitors import VISITORS, first_racks
from servers import App, own_server

from .report import Table, spread

ROOT = Path(__file__).parents[2]
ROUNDS = 3
LESSON = "lessons/pro/02-runs", ".rw-tile", "first rack, s"
CLASS = "notebooks/class/03-doubles", "[data-view=classwork]", "all of it, s"


def memory(of: psutil.Process) -> tuple[float, float]:
    """What would be free without the process (USS), and its share of what several use (PSS); in MB."""
    info = of.memory_full_info()
    return info.uss / 2**20, info.pss / 2**20


def one_round(app: App, path: str, page: str, seen: str) -> tuple[list[float], list[tuple[float, float]]]:
    """Seconds until each visitor sees that, and the memory of each one's kernel when all were there."""
    kernels: list[tuple[float, float]] = []
    with ThreadPoolExecutor(1) as aside:
        task = aside.submit(lambda: asyncio.run(first_racks(path, app.page(page), seen)))
        while not task.done():
            time.sleep(1)
            alive = [one for one in app.kernels() if one.is_running()]
            found = [memory(one) for one in alive]
            kernels = found if len(found) >= len(kernels) else kernels
        return task.result(), kernels


def measure() -> Table:
    """Of a lesson."""
    return _measured(*LESSON)


def measure_class() -> Table:
    """Of a notebook of a class, with sympy and pictures."""
    return _measured(*CLASS)


def _measured(page: str, css: str, seen: str) -> Table:
    path = chromium.find()
    assert path
    waited: list[float] = []
    kernels: list[tuple[float, float]] = []
    slowest: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        app = own_server(ROOT, Path(folder), closed=2, every=1)
        try:
            for _ in range(ROUNDS):
                seconds, found = one_round(app, path, page, css)
                waited += seconds
                kernels += found
                slowest.append(max(seconds))
                app.wait_for_kernels(0)
            server = memory(psutil.Process(app.process.pid))
        finally:
            app.stop()
    uss, pss = zip(*kernels, strict=True)
    return Table(
        f"{VISITORS} visitors at once, `{page}`",
        f"{VISITORS} browser contexts open `{page}` on one server at once, {ROUNDS} times; server, "
        "kernels and browser share the machine. The memory of a visitor is the kernel's: its own (USS), "
        "and with its part of what is shared (PSS).",
        ("", "median", "p95"),
        (
            (seen, *spread(waited)),
            ("slowest of the ten, s", f"{statistics.median(slowest):.1f}", f"{max(slowest):.1f}"),
            ("memory of a visitor, own, MB", *spread(uss, 0)),
            ("memory of a visitor, with its part of what is shared, MB", *spread(pss, 0)),
            ("the server itself, own, MB", f"{server[0]:.0f}", ""),
        ),
    )
