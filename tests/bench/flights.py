"""How many frames a second there are while tiles fly at the table, in Chromium, under Voila."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import chromium
from browser.seat import Clicker
from browser.turns import long_game, plays_on, sits_down
from servers import own_server

from .report import Table, spread

ROOT = Path(__file__).parents[2]
TURNS = 20
SIZES = ((1280, 800), (390, 664))
# The time between two frames, of those between which a tile flew all the time.
WATCH = """window.gaps = [];
(() => {
  let last = null;
  const frame = now => {
    const flies = document.getAnimations().some(each => each.id === 'rw-fly' && each.playState === 'running');
    if (last !== null && flies) window.gaps.push(now - last);
    last = flies ? now : null;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""


def measure() -> Table:
    path = chromium.find()
    assert path, "no Chromium: run `python tests/chromium.py`"
    rows: list[tuple[str, ...]] = []
    game = long_game(TURNS, 2)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        os.environ["RUMMY_WIDGET_STATE"] = str(Path(scratch, "games"))
        app = own_server(ROOT, Path(scratch))
        browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        for width, height in SIZES:
            page = browser.new_context(viewport={"width": 1024, "height": 768}).new_page()
            player = Clicker(page)
            player.opens(app.page("notebooks/play"))
            sits_down(player, game, speed="fast")
            player.root.locator("[data-screen='play']").wait_for()
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(WATCH)
            plays_on(player, TURNS)
            gaps = [float(each) for each in page.evaluate("window.gaps")]
            long = sum(each > 25 for each in gaps) / len(gaps)
            fps = f"{1000 * len(gaps) / sum(gaps):.1f}"
            rows.append((f"{width} x {height}", str(len(gaps)), *spread(gaps), fps, f"{100 * long:.1f} %"))
            page.context.close()
        browser.close()
        app.stop()
    return Table(
        "Tiles that fly",
        f"Draws and discards of {TURNS} turns: ms from a frame to the next; a long one lasts over 25 ms.",
        ("window", "frames", "median", "p95", "a second", "long"),
        rows=tuple(rows),
    )
