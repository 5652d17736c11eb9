"""The server stands: hundreds of pages in every order, few descriptors, a visitor who does all harm."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from statistics import median, quantiles

import psutil

from app.test_leaving import ORDERS, held, leaves
from attacks import step_of
from lines import Line, Page
from rummy_widget.app.capacity import DESCRIPTORS_EACH, DESCRIPTORS_SPARE
from servers import App

ROOT = Path(__file__).parents[2]
LESSON = "lessons/pro/02-runs"
VISITORS, SECONDS = 5, 40.0
PATIENCE = 0.2
ENEMY = "127.0.0.66"
FEW = ("bash", "-c", 'ulimit -n 512; exec "$@"', "bash")


def megabytes(app: App) -> float:
    return float(psutil.Process(app.process.pid).memory_info().rss / 2**20)


def worked(app: App) -> float:
    """Seconds of a processor that the server has had."""
    times = psutil.Process(app.process.pid).cpu_times()
    return float(times.user + times.system)


def test_three_hundred_pages_in_every_order_leave_nothing(serve: Callable[..., App]) -> None:
    app = serve(ROOT, closed=1, every=1, awaited=5)
    orders = [order for order in ORDERS for _ in range(25)]
    random.Random(7).shuffle(orders)
    for order in orders[:50]:
        order(Page(app, LESSON))
    before, memory = held(app), megabytes(app)
    for order in orders[50:]:
        order(Page(app, LESSON))
    more, grown = leaves(app, before), megabytes(app) - memory
    start = worked(app)
    time.sleep(10)
    idle = (worked(app) - start) / 10
    print(
        f"{len(orders)} pages: {more} descriptors more, {grown:.0f} MB more, {idle:.1%} of a processor idle"
    )
    assert more <= 0
    assert grown < 40
    assert idle < 0.05


def test_a_thousand_pages_with_few_descriptors(serve: Callable[..., App]) -> None:
    app = serve(ROOT, before=FEW, closed=1, every=1, awaited=5)
    before = held(app)
    for number in range(1000):
        page = Page(app, LESSON)
        assert page.status == 200, f"page {number}: {page.body[:300]}"
        line = page.line()
        line.states()
        page.give_back_soon()
        line.close()
    assert leaves(app, before) <= 12  # what the first page has left open for all others
    places = (512 - DESCRIPTORS_SPARE) // DESCRIPTORS_EACH
    with ThreadPoolExecutor(10) as crowd:
        pages = list(crowd.map(lambda _: Page(app, LESSON), range(2 * places)))
        told = [page.status for page in pages]
        lines = [page.line() for page in pages if page.status == 200]
    assert sorted(told) == [200] * places + [503] * places
    assert [bool(line.states()) for line in lines] == [True] * places
    assert app.process.poll() is None


def verdicts(line: Line, step: str, seconds: float) -> list[float]:
    """How long each answer took of somebody who checks a step a few times a second."""
    waited = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        waited.append(line.asked(step, len(waited), type="check"))
        time.sleep(random.uniform(0.1, 0.4))
    return waited


def everybodys(lines: list[tuple[Line, str]], seconds: float) -> list[float]:
    with ThreadPoolExecutor(VISITORS) as room:
        return sorted(chain.from_iterable(room.map(lambda one: verdicts(*one, seconds), lines)))


def said(waited: list[float]) -> str:
    middle, p95, longest = (
        round(each * 1000) for each in (median(waited), quantiles(waited, n=20)[-1], waited[-1])
    )
    return f"{len(waited)} verdicts, median {middle} ms, p95 {p95} ms, longest {longest} ms"


def test_a_visitor_who_does_all_harm_at_once_keeps_nobody_waiting(serve: Callable[..., App]) -> None:
    app = serve(ROOT, shared=True)
    lines = []
    for number in range(VISITORS):
        line = Page(app, LESSON, address=f"127.0.1.{number + 1}").line()
        lines.append((line, step_of(line.states())))
    alone = everybodys(lines, SECONDS / 2)
    memory = megabytes(app)
    # As if on another machine: what the attacker's own program takes of this one is not what is measured.
    command = [sys.executable, str(ROOT / "tests" / "attacks.py"), str(app.port), ENEMY, str(SECONDS + 5)]
    attack = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.nice(14) and None
    )
    time.sleep(5)  # it has begun
    beside = everybodys(lines, SECONDS)
    done, _ = attack.communicate(timeout=60)
    after = everybodys(lines, SECONDS / 4)
    print(f"\nalone: {said(alone)}\nbeside: {said(beside)}\nafter: {said(after)}")
    print(f"server {memory:.0f} -> {megabytes(app):.0f} MB, {len(app.kernels())} kernels; attacks: {done}")
    assert quantiles(beside, n=20)[-1] < PATIENCE
    assert quantiles(after, n=20)[-1] < PATIENCE
    assert Page(app, LESSON, address="127.0.1.9").status == 200
