"""At an open table: from the release of a tile to the verdict, and the frames while one is carried."""

from __future__ import annotations

import random
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

from servers import own_server

from .moves import PARTS, course_with, opened
from .report import Table, spread

WARM, DRAGS = 10, 150
FRAMES = 360
FORTY = (
    "r1 r2 r3 r4 | y4 y5 y6 y7 | b8 b9 b10 b11 | k5 k6 k7 k8 | r9 y9 b9 k9 | r12 y12 k12 | y1 b1 k1 | "
    "k11 *k12 k13 | b2 b3 b4 | r5 r6 r7 r8"
)
COLOURS, CUTS = "rybk", ((1, 4, 8, 11, 14), (1, 5, 8, 11, 14))
RUNS = [
    [f"{colour}{number}" for number in range(first, end)]
    for colour in COLOURS
    for cut in CUTS
    for first, end in pairwise(cut)
]
ALL = " | ".join(" ".join(row) for row in RUNS[1:])  # but for three tiles, which are on the rack
TABLES = {
    "40 tiles on the table": (FORTY, "r9 k1 y13 b13 k3 r13 y2 b6 b7 k10 r10 y10 b12 y8"),
    "all but three": (ALL, "r1 r2 r3"),
}
# The kernel writes down how long it worked on each move, by its processor's time.
CELL = """\
import time
from dataclasses import replace
import rummy_widget as rw
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.layout import Arrangement, History
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.table_melds.drafts import layout_of
from rummy_widget.engine.tiles import parse_tiles
table = rw.Table(rules=rw.RUMMIKUB, seats=4, speed="none", seed=7)
desk = table._screen.deal()
spread, hand = parse_table({lying!r}), tuple(parse_tiles({rack!r}))
hands = (Hand.of(hand), *desk.now.hands[1:])
game = replace(desk.now, spread=spread, hands=hands, opened=(True,) * 4, seat=0)
room = replace(desk.room, past=(game,), state=replace(desk.room.state, game=game))
turn = History(layout_of(spread, Arrangement((hand, ()))))
table._screen = replace(desk, past=(game,), room=room, turn=turn)
table._refresh(None)
handle, spent = table._handle_msg, open({spent!r}, "w")
def timed(message):
    start = time.process_time()
    handle(message)
    if message["content"]["data"].get("content", {{}}).get("type") == "move":
        print((time.process_time() - start) * 1000, file=spent, flush=True)
table.comm.on_msg(timed)
table
"""
GAPS = """() => {
  window.gaps = [];
  let last = null;
  const frame = now => {
    if (last !== null) gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
STILL = """() => !document.querySelector('.rw-aloft, [data-away]')
  && !document.getAnimations().some(it => it.playState === 'running' && it.timeline === document.timeline)"""
ID = "it => it.dataset.id"


def measure() -> Table:
    rows: list[tuple[str, ...]] = []

    def row(what: str, values: list[float]) -> None:
        rows.append((what, str(len(values)), *spread(values)))
        print(rows[-1], file=sys.stderr)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        pages = {
            f"table-{at}": CELL.format(lying=lying, rack=rack, spent=str(folder / f"spent-{at}.txt"))
            for at, (lying, rack) in enumerate(TABLES.values())
        }
        course_with(folder, pages, title="A table", bundle="rummy-table")
        app = own_server(folder, folder)
        try:
            for at, what in enumerate(TABLES):
                with opened(app, f"notebooks/table-{at}") as page:
                    page.wait_for_selector(".rw-spread .rw-tile")
                    found = _drags(page)
                    row(f"**{what}: release to verdict**", [each["dom"] for each in found])
                    row("the same, until its frame is done", [each["shown"] for each in found])
                    for part, text in PARTS.items():
                        row(f"· {text}", [each[part] for each in found])
                    worked = (folder / f"spent-{at}.txt").read_text().split()
                    row("·· Python's processor on the message", [float(each) for each in worked][WARM:])
                    gaps = _carried(page)
                    row("ms from frame to frame while a tile is carried", gaps)
                    long = sum(each > 25 for each in gaps) / len(gaps)
                    rows.append(
                        (
                            f"frames a second; over 25 ms long: {100 * long:.1f} %",
                            "",
                            f"{1000 * len(gaps) / sum(gaps):.1f}",
                            "",
                        )
                    )
        finally:
            app.stop()
    return Table(
        "Drags at an open table",
        "From the release of the mouse until the page shows the new verdict, in ms: a tile goes from the "
        f"rack to where it fits, and back. {WARM} moves to warm up are not counted. Then one goes in circles "
        f"over the whole table for {FRAMES} frames.",
        ("ms", "count", "median", "p95"),
        tuple(rows),
    )


def _middle(page: Any, css: str) -> tuple[float, float]:
    box = page.locator(css).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _drags(page: Any) -> list[dict[str, float]]:
    """The first tile of the rack to the end of a meld, and back to the last slot of the shelf."""
    mouse, root = page.mouse, page.locator(".rw").first
    id = page.locator(".rw-wood .rw-tile").first.evaluate(ID)
    tile = f'.rw-tile[data-id="{id}"]'
    there = page.locator(".rw-tray").count() - 1
    found = []
    for turn in range(WARM + DRAGS):
        mouse.move(*_middle(page, tile))
        mouse.down()
        x, y = _middle(
            page,
            f'.rw-spread .rw-end[data-shelf="{2 + there}"]'
            if turn % 2 == 0
            else '.rw-wood .rw-slot[data-shelf="1"][data-slot="5"]',
        )
        mouse.move(x, y if turn % 2 else y - 8, steps=5)
        root.evaluate("(element, event) => rummyBench.arm(element, event)", "pointerup")
        mouse.up()
        found.append(page.evaluate("rummyBench.seen"))
        page.wait_for_function(STILL)
        page.wait_for_timeout(random.uniform(5, 40))  # not in step with the frames of the screen
    return found[WARM:]


def _carried(page: Any) -> list[float]:
    """The times between frames while a tile is carried over the table by the page's own events."""
    mouse = page.mouse
    mouse.move(*_middle(page, ".rw-wood .rw-tile"))
    mouse.down()
    mouse.move(300, 300, steps=3)
    page.wait_for_selector(".rw-aloft")
    page.evaluate(GAPS)
    page.evaluate(
        """async frames => {
          for (let at = 0; at < frames; at += 1) {
            const [x, y] = [620 + 480 * Math.cos(at / 20), 250 + 110 * Math.sin(at / 13)];
            dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX: x, clientY: y }));
            await new Promise(requestAnimationFrame);
          }
        }""",
        FRAMES,
    )
    gaps = [float(each) for each in page.evaluate("gaps")]
    page.keyboard.press("Escape")
    mouse.up()
    return gaps
