"""From the wish for the coach to its words on the screen, in Chromium, under Voila on this machine."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import chromium
from browser.seat import Clicker
from rummy_widget.engine.game.deal_codes import deal_code
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.round import new_game
from servers import own_server

from .report import Table, spread

ROOT = Path(__file__).parents[2]
ASKED, WARM = 120, 5
# Clicks the button; milliseconds from there until the panel is in the DOM, and until its frame is done.
ASK = """root => new Promise(done => {
  const start = performance.now();
  const watch = new MutationObserver(() => {
    if (!root.querySelector('.rw-coach')) return;
    watch.disconnect();
    const there = performance.now() - start;
    requestAnimationFrame(() => setTimeout(() => done([there, performance.now() - start])));
  });
  watch.observe(root, { childList: true, subtree: true });
  root.querySelector('[data-act=do-coach]').click();
})"""


def deals() -> list[str]:
    """Codes of deals for four that nobody may refuse."""
    games = (new_game(4, seed) for seed in range(1, 60))
    return [deal_code(game) for game in games if game.phase is Phase.DISCARD]


def measure() -> Table:
    path = chromium.find()
    assert path, "no Chromium: run `python tests/chromium.py`"
    shown: list[float] = []
    drawn: list[float] = []
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        os.environ["RUMMY_WIDGET_STATE"] = str(Path(scratch, "games"))
        app = own_server(ROOT, Path(scratch))
        browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        page = browser.new_page(viewport={"width": 1024, "height": 800})
        player = Clicker(page)
        for code in deals():
            if len(shown) >= ASKED + WARM:
                break
            player.opens(app.page("notebooks/play"))
            page.evaluate("localStorage.clear(); sessionStorage.clear()")
            player.opens(app.page("notebooks/play"))
            player.own_table()
            player.choose("How fast the computers play", "none")
            player.choose("The deal", "steps")
            player.types("Deal code", code)
            player.press("deal")
            player.starts()
            while player.screen == "play" and len(shown) < ASKED + WARM:
                if "discard" not in player.asked():
                    player.turn()
                    continue
                there, framed = page.evaluate(ASK, player.root.element_handle())
                shown.append(there)
                drawn.append(framed)
                player.press("coach-off")
                player.root.locator(".rw-coach").wait_for(state="detached")
                player.turn()
        browser.close()
        app.stop()
    rows = (
        ("**the coach's words in the DOM**", str(len(shown) - WARM), *spread(shown[WARM:])),
        ("the same, until its frame is done", str(len(shown) - WARM), *spread(drawn[WARM:])),
    )
    return Table(
        "The coach",
        "From the click on *Ask the coach* with fifteen tiles on the rack, in games of four; "
        "every discard is weighed. In ms.",
        ("ms", "asked", "median", "p95"),
        rows,
    )
