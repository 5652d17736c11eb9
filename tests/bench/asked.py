"""At an open table: from the press of *What can I lay?* until the coach's first grade is on the screen."""

from __future__ import annotations

import json
import random
import sys
import tempfile
from itertools import islice
from pathlib import Path
from typing import Any

from rummy_widget.engine.tiles import spaced
from servers import own_server

from .moves import course_with, opened
from .report import Table, spread
from .spreads import positions

WARM, ASKED = 5, 100
TILES = range(38, 43)
# Whenever the advice is put away, the next position lies there.
CELL = """\
import json
from dataclasses import replace
import rummy_widget as rw
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.layout import Arrangement, History
from rummy_widget.engine.table_melds import layout_of, parse_table
from rummy_widget.engine.tiles import parse_tiles
table = rw.Table(rules=rw.RUMMIKUB, seats=4, speed="none", seed=7)
begun = table._screen.deal()
left = iter(json.load(open({kept!r})))
def lay():
    lying, rack = next(left)
    spread, hand = parse_table(lying), tuple(parse_tiles(rack))
    hands = (Hand.of(hand), *begun.now.hands[1:])
    game = replace(begun.now, spread=spread, hands=hands, opened=(True,) * 4, seat=0)
    room = replace(begun.room, past=(game,), state=replace(begun.room.state, game=game))
    turn = History(layout_of(spread, Arrangement((hand, ()))))
    table._screen = replace(begun, past=(game,), room=room, turn=turn)
    table._refresh(None)
lay()
handle = table._handle_msg
def heard(message):
    handle(message)
    if message["content"]["data"].get("content", {{}}).get("type") == "advise-off":
        lay()
table.comm.on_msg(heard)
table
"""
WATCH = """() => {
  window.asked = new Promise(resolve => {
    let stamp = 0;
    addEventListener("pointerup", event => (stamp = event.timeStamp), { capture: true, once: true });
    const watch = new MutationObserver(() => {
      if (!stamp || !document.querySelector(".rw-advice")) return;
      watch.disconnect();
      const dom = performance.now() - stamp;
      requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = () => resolve({ dom, shown: performance.now() - stamp });
        after.port2.postMessage(null);
      });
    });
    watch.observe(document.body, { subtree: true, childList: true });
  });
}"""


def measure() -> Table:
    full = (each for each in positions(20_000, "asked") if len(each[0].tiles) in TILES)
    lying = [(each.notation(), spaced(rack)) for each, rack in islice(full, WARM + ASKED + 1)]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kept = folder / "positions.json"
        kept.write_text(json.dumps(lying), encoding="utf-8")
        pages = {"asked": CELL.format(kept=str(kept))}
        course_with(folder, pages, title="A table", bundle="rummy-table")
        app = own_server(folder, folder)
        try:
            with opened(app, "notebooks/asked") as page:
                page.wait_for_selector(".rw-spread .rw-tile")
                found = [_asked(page) for _ in range(WARM + ASKED)][WARM:]
        finally:
            app.stop()
    rows = tuple(
        (what, str(len(found)), *spread([each[key] for each in found]))
        for what, key in (("**press to advice**", "dom"), ("the same, until its frame is done", "shown"))
    )
    for row in rows:
        print(row, file=sys.stderr)
    return Table(
        "What can I lay?",
        f"From the release of the button until the first grade is on the screen, in ms: {ASKED} positions, "
        f"{TILES[0]} to {TILES[-1]} tiles on the table and 14 on the rack. {WARM} before are not counted.",
        ("ms", "count", "median", "p95"),
        rows,
    )


def _asked(page: Any) -> dict[str, float]:
    """The first grade at the position that lies there; then the next one is laid."""
    before = page.locator(".rw-spread").inner_text()
    page.evaluate(WATCH)
    page.locator("[data-act=do-advise]").click()
    found: dict[str, float] = page.evaluate("asked")
    page.locator(".rw-advice .rw-coach-head button").click()
    page.wait_for_selector(".rw-advice", state="detached")
    page.wait_for_function("before => document.querySelector('.rw-spread').innerText !== before", arg=before)
    page.wait_for_timeout(random.uniform(5, 40))  # not in step with the frames of the screen
    return found
