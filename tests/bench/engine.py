"""What Python does between a message and its answer, piece by piece, without a browser."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from itertools import cycle

import rummy_widget as rw
from rummy_widget.engine.layout import Arrangement, Layout
from rummy_widget.engine.shuffle import shuffled
from rummy_widget.text.sentences.racks import rack_sentence
from rummy_widget.text.svg import rack_svg
from rummy_widget.tutor import LessonProgress, course
from rummy_widget.widgets.rack_view import rack_view, verdict_view
from rummy_widget.widgets.steps import step_view

from .moves import FULL
from .report import Table, spread

CALLS, WARM = 300, 20
RACKS = {
    "a close, 500 points": FULL,
    "a fault in it": FULL.replace("k13 | k11", "k13 k11"),
    "two Jokers in melds": "r8 * r10 r11 r12 | b10 b11 * b13 b1 / r13 y13 b13 k13 | k11",
    "fifteen tiles in one row": "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 * *",
    "fifteen tiles mixed": "r8 b10 k3 y7 * r13 b1 / y13 k11 b13 r9 b12 k13 * y2",
    "fifteen lone tiles": "r8 | b10 | k3 | y7 | r13 | b1 | y13 / k11 | b13 | r9 | b12 | k13 | y2 | r1 | b5",
}


def times(call: Callable[[], object]) -> list[float]:
    """Times of one call, in ms."""
    found = []
    for _ in range(WARM + CALLS):
        start = time.perf_counter()
        call()
        found.append((time.perf_counter() - start) * 1000)
    return found[WARM:]


def step_moves() -> Callable[[], object]:
    """A move in a step and all that the page is told of it."""
    walk = LessonProgress.begin(course().lesson("runs"))
    attempt = walk.attempt("first-run")
    (tile,) = (each for each, kind in enumerate(attempt.layout.tiles) if str(kind) == "b7")
    places = cycle([(0, 2), (1, 0)])

    def call() -> object:
        nonlocal attempt
        attempt = attempt.move((tile,), *next(places))
        return step_view(walk.with_attempt(attempt), attempt, alone=True, size="normal")

    return call


def dealt(count: int) -> list[Arrangement]:
    """Racks of fifteen tiles, dealt by seed and sorted by run: each is read for the first time."""
    box = (*rw.ALL_TILES, *rw.ALL_TILES, rw.JOKER, rw.JOKER)
    racks = (Arrangement((shuffled(box, seed)[:15], ())) for seed in range(count))
    return [Layout.of(rack).sorted_by("run").arrangement() for rack in racks]


def measure() -> Table:
    rows: list[tuple[str, ...]] = []

    def row(what: str, call: Callable[[], object]) -> None:
        rows.append((what, *spread(times(call), 2)))

    for name, tiles in RACKS.items():
        row(f"`read_rack`: {name}", lambda tiles=tiles: rw.read_rack(tiles))  # type: ignore[misc]
    new = iter(dealt(WARM + CALLS))
    row("`read_rack`: fifteen tiles, other ones each time", lambda: rw.read_rack(next(new)))
    reading = rw.read_rack(FULL)
    layout = Layout.of(reading.arrangement)
    row("its verdict in a sentence", lambda: rack_sentence(reading))
    row("its verdict with the proof", lambda: verdict_view(reading))
    view = rack_view(layout, reading, verdict=verdict_view(reading))
    row("all that the page is told of it", lambda: rack_view(layout, reading, verdict=verdict_view(reading)))
    row(f"the same as JSON ({len(json.dumps(view)) / 1000:.0f} kB)", lambda: json.dumps(view))
    row("its picture as SVG", lambda: rack_svg(layout.arrangement(), reading))
    row("a step: move, outcome, all that the page is told", step_moves())
    return Table(
        "Python",
        f"Each {CALLS} times in one process, after {WARM} to warm up, in ms.",
        ("ms", "median", "p95"),
        tuple(rows),
    )
