"""The table when it holds all that a set has, on screens of every size: what is drawn and how it moves.

The page is the program alone with a state made here; nobody answers but a script.
"""

from __future__ import annotations

import functools
import json
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from browser.everywhere import FRAMES, IN_THE_AIR
from parts import WHOLE, part_of
from rummy_widget.text import words

STATIC = Path(words.__file__).parents[2] / "static"
SIZES = ((1280, 800), (1024, 768), (768, 1024), (390, 664), (320, 640))
COLOURS = ("red", "yellow", "blue", "black")
LEAST = 24  # px; what a finger is owed
PAGE = """<!doctype html><html lang="en" data-stage="table"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/rummy-table.css">
<style>body { margin: 0 } #page { display: flex; height: 100dvh } #page > div { flex: 1; min-width: 0; display: flex }</style>
<body data-voila="yes"><main id="page"><div></div></main>
<script type="module">
import make from "/rummy-table.js";
const heard = {};
const values = STATE;
window.sent = [];
window.model = {
  get: name => values[name],
  on: (name, then) => (heard[name] ??= new Set()).add(then),
  off: (name, then) => heard[name]?.delete(then),
  send(message) {
    sent.push(message);
    setTimeout(() => heard["msg:custom"]?.forEach(then => then({ answer: message.seq, ok: true, error: null })), 5);
  },
};
const widget = make();
widget.initialize({ model });
widget.render({ model, el: document.querySelector("#page > div") });
</script>"""
# Tiles that are too small, that lie over each other, or outside of their zone to either side.
WRONG = """least => {
  const tiles = [...document.querySelectorAll('.rw-spread .rw-tile')].map(it => [it.ariaLabel, it.getBoundingClientRect()]);
  const zone = document.querySelector('.rw-spread').getBoundingClientRect();
  const found = [];
  tiles.forEach(([name, a], i) => {
    if (a.width < least || a.height < least) found.push(`${name} is ${a.width} x ${a.height}`);
    if (a.left < zone.left || a.right > zone.right) found.push(`${name} is outside`);
    for (const [other, b] of tiles.slice(i + 1)) {
      if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push(`${name} over ${other}`);
    }
  });
  for (const each of document.querySelectorAll('.rw-spread .rw-bar, .rw-spread .rw-place')) {
    const { width, height } = each.getBoundingClientRect();
    if (width < least || height < least) found.push(`${each.ariaLabel} is ${width} x ${height}`);
  }
  return found;
}"""
OUTSIDE = """() => {
  const { scrollHeight: high, scrollWidth: wide } = document.documentElement;
  const found = high > innerHeight || wide > innerWidth ? [`page ${wide} x ${high}`] : [];
  for (const each of document.querySelectorAll('.rw-table-page > *, .rw-tools .rw-button')) {
    if (!each.checkVisibility() || each.closest('.rw-more-list')) continue;
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${each.className} ${[left, top, right, bottom]}`);
  }
  return found;
}"""
LIES = "() => [...document.querySelectorAll('.rw-tray, .rw-spread .rw-slot, .rw-wood .rw-slot')].map(it => [it.offsetLeft, it.offsetTop, it.offsetWidth])"


def tile(id: int, colour: str, number: int) -> dict[str, Any]:
    return {"id": id, "text": str(number), "colour": colour, "name": f"{colour} {number}"}


def tray(at: int, tiles: list[dict[str, Any]]) -> dict[str, Any]:
    name = f"meld {at + 1}: run, {tiles[0]['name']} to {tiles[-1]['name']}"
    return {"tiles": tiles, "state": "valid", "label": "run", "reason": None, "clause": None, "marked": [], "name": name, "own": [], "changed": False}  # fmt: skip


def full_table() -> list[dict[str, Any]]:
    """104 tiles in 32 runs, and a Joker at the end of two of them."""
    rows, id = [], 100
    for colour in COLOURS:
        for cut in ((1, 4, 8, 11, 14), (1, 5, 8, 11, 14)):
            for first, end in pairwise(cut):
                row = []
                for number in range(first, end):
                    row.append(tile(id, colour, number))
                    id += 1
                rows.append(row)
    for at in (0, 8):
        rows[at].append({"id": 300 + at, "text": "", "colour": "joker", "name": "Joker"})
    return [tray(at, row) for at, row in enumerate(rows)]


def state(trays: list[dict[str, Any]]) -> dict[str, Any]:
    own = [tile(at, COLOURS[at % 4], 1 + at) for at in range(9)]
    rack = {
        "shelves": [own, []], "slots": 12, "most_slots": 60, "segments": [], "undo": False, "redo": False,
        "verdict": {"status": "idle", "word": "", "text": "", "clause": None, "lines": [], "points": None},
        "readonly": False, "choose": False, "chosen": [], "size": "normal", "label": "Rack",
        "tools": ["undo", "redo", "sort-run", "sort-group"], "house": None, "trays": trays,
    }  # fmt: skip
    actions = [{"key": key, "text": text, "enabled": True, "why": None}
               for key, text in (("draw", "Draw"), ("done", "Done"), ("revert", "Take back the turn"), ("advise", "What can I lay?"))]  # fmt: skip
    seats = [{"seat": seat, "name": name, "kind": "Steady", "you": seat == 0, "turn": seat == 0, "first": seat == 0, "tiles": 14, "score": 0,
              "thrown": [], "known": [], "notes": [], "hand": None, "label": name} for seat, name in enumerate(("You", "Ana", "Mihai", "Ilinca"))]  # fmt: skip
    felt = {
        "kind": "game",
        "label": "Table",
        "sentences": [],
        "seats": seats,
        "stacks": [],
        "piles": [],
        "row": [],
    }
    game = {"felt": felt, "rack": rack, "prompt": "Your turn.", "phase": "play", "mine": True, "trying": False, "actions": actions, "primary": "done",
            "meter": None, "done": None, "news": None, "penalty": None, "wait": None, "time": None, "after": None, "turns": [], "takeback": False, "verdict": None, "code": None}  # fmt: skip
    setup = {"fields": [], "text": None, "saved": [], "warning": None, "games": [], "preset": "published"}
    table = {"screen": "play", "setup": setup, "game": game, "settlement": None, "replay": None, "deal": None, "panels": {}, "notice": None,
             "token": "T", "save_key": "p", "unfinished": "p", "stale": False, "ended": None}  # fmt: skip
    return {"rev": 1, "table": table}


TRAYS = full_table()
COUNT = sum(len(each["tiles"]) for each in TRAYS)


@pytest.fixture(scope="module")
def alone() -> Iterator[str]:
    """The address of a page with the full table."""
    values = {"view": "table", "lang": "en", "words": words.ui_words(), "state": state(TRAYS)}
    page = PAGE.replace("STATE", json.dumps(values).replace("</", "<\\/")).encode()

    class Answer(SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            if self.path != "/":
                return super().do_GET()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Answer, directory=str(STATIC)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


def opened(visit: Callable[..., Any], alone: str, **options: Any) -> Any:
    page = visit(None, **options)
    page.goto(alone)
    page.wait_for_selector(".rw-spread .rw-tile")
    page.evaluate(FRAMES)
    return page


def sent(page: Any) -> list[dict[str, Any]]:
    found = page.evaluate("sent")
    return [
        {key: value for key, value in each.items() if key != "seq"}
        for each in found
        if each["type"] in ("move", "meld", "fit")
    ]


def middle(page: Any, css: str) -> tuple[float, float]:
    box = page.locator(css).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_all_tiles_have_room_at_every_size(visit: Callable[..., Any], alone: str) -> None:
    page = opened(visit, alone)
    assert page.locator(".rw-spread .rw-tile").count() == COUNT == 106
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        assert page.evaluate(OUTSIDE) == [], f"at {width} x {height}"
        assert page.evaluate(WRONG, LEAST) == [], f"at {width} x {height}"


@pytest.mark.whole
def test_lifting_moves_nothing_but_the_tile(visit: Callable[..., Any], alone: str) -> None:
    for width, height in part_of(((390, 664), (1280, 800)), 2):
        page = opened(visit, alone, viewport={"width": width, "height": height})
        before = page.evaluate(LIES)
        page.mouse.move(*middle(page, '.rw-wood [data-id="0"]'))
        page.mouse.down()
        page.mouse.move(*middle(page, '.rw-spread [data-id="104"]'), steps=6)
        page.wait_for_selector(".rw-aloft")
        assert page.locator(".rw-spread .rw-place").count() == len(TRAYS) + 1
        assert page.evaluate(WRONG, LEAST) == []
        assert page.evaluate(LIES) == before
        page.keyboard.press("Escape")
        page.wait_for_selector(".rw-aloft", state="detached")
        assert page.evaluate(LIES) == before
        assert sent(page) == []
        page.mouse.up()


def swiped_to(page: Any, cdp: Any, css: str) -> tuple[float, float]:
    """Where a place of the table is met by a finger, after as many swipes as it takes to see it."""
    for _ in range(40):
        table, box = page.locator(".rw-spread").bounding_box(), page.locator(css).bounding_box()
        x, y = box["x"] + min(box["width"] / 2, 20), box["y"] + min(box["height"] / 2, 20)
        top, bottom = table["y"] + 22, table["y"] + table["height"] - 22
        if top <= y <= bottom:
            page.wait_for_function(RESTS, arg=IN_THE_AIR)  # nothing glides on under the finger
            assert page.evaluate(MEETS, [css, x, y]), f"something lies over {css}"
            return x, y
        far = min(bottom - top - 10, max(40, abs(y - (top if y < top else bottom))))
        swipe(page, cdp, top + 5 if y < top else bottom - 5, far if y < top else -far)
    raise AssertionError(f"no swipe leads to {css}")


def swipe(page: Any, cdp: Any, y: float, way: float) -> None:
    """A finger over the table, in steps; it rests before it leaves, so that nothing goes on by itself."""
    before = page.evaluate("document.querySelector('.rw-spread').scrollTop")
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 200, "y": y}]})
    for step in range(1, 9):
        point = {"x": 200, "y": y + way * step / 8}
        cdp.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    for step in range(8):
        page.evaluate("new Promise(requestAnimationFrame)")
        point = {"x": 200, "y": y + way + step % 2}
        cdp.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(STILL, arg=before)


# It has scrolled, and does so no more from one frame to the next.
STILL = """async before => {
  const at = () => document.querySelector('.rw-spread').scrollTop, frame = () => new Promise(requestAnimationFrame);
  const now = at();
  await frame();
  await frame();
  return now !== before && at() === now;
}"""
RESTS = """async css => {
  const frame = () => new Promise(requestAnimationFrame);
  const at = () => [...document.querySelectorAll('.rw-spread, .rw-spread .rw-tile')].map(it => it.scrollTop + it.getBoundingClientRect().top).join();
  const now = at();
  await frame();
  await frame();
  return at() === now && !document.querySelector(css);
}"""
MEETS = """([css, x, y]) => {
  const met = document.elementFromPoint(x, y), there = document.querySelector(css);
  return met !== null && (there.contains(met) || met.contains(there));
}"""
REACHED = range(0, COUNT, 53 if WHOLE else COUNT)  # all over the table, and the last one


@pytest.mark.whole
def test_a_finger_reaches_any_tile_and_puts_it(visit: Callable[..., Any], alone: str) -> None:
    """Swiped to, tapped, carried to the other end of the table, and to a meld of its own: real touches alone."""
    page = opened(visit, alone, viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    cdp = page.context.new_cdp_session(page)
    spots = [(at, slot) for at, tray in enumerate(TRAYS) for slot in range(len(tray["tiles"]))]
    for moves, number in enumerate({*REACHED, COUNT - 1}, 1):
        at, slot = spots[number]
        id = TRAYS[at]["tiles"][slot]["id"]
        to = len(TRAYS) - 1 if number < COUNT / 2 else 0
        page.touchscreen.tap(*swiped_to(page, cdp, f'.rw-spread [data-id="{id}"]'))
        page.wait_for_selector(f'[data-id="{id}"][data-lifted]')
        new = number % 2 == 1
        end = ".rw-new .rw-place" if new else f'.rw-end[data-shelf="{2 + to}"] .rw-place'
        page.touchscreen.tap(*swiped_to(page, cdp, f".rw-spread {end}"))
        page.wait_for_function("count => sent.filter(it => 'tiles' in it).length === count", arg=moves)
        length = len(TRAYS[to]["tiles"])
        gone = {"type": "meld", "tiles": [id], "gap": len(TRAYS)}
        assert sent(page)[-1] == (
            gone if new else {"type": "move", "tiles": [id], "shelf": 2 + to, "slot": length}
        )
        page.wait_for_selector("[data-lifted]", state="detached")


def test_a_finger_that_stays_takes_all_that_follows(visit: Callable[..., Any], alone: str) -> None:
    page = opened(visit, alone, viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    row = [each["id"] for each in TRAYS[1]["tiles"]]
    x, y = middle(page, f'.rw-spread [data-id="{row[1]}"]')
    cdp = page.context.new_cdp_session(page)
    cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.wait_for_function(
        "count => document.querySelectorAll('.rw-aloft').length === count", arg=len(row) - 1
    )
    assert (
        page.locator("[data-lifted]").evaluate_all("all => all.map(it => Number(it.dataset.id))") == row[1:]
    )
    cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_selector(".rw-aloft", state="detached")


def test_the_table_scrolls_under_what_is_carried_to_its_edge(visit: Callable[..., Any], alone: str) -> None:
    page = opened(visit, alone, viewport={"width": 390, "height": 664})
    page.mouse.move(*middle(page, '.rw-wood [data-id="0"]'))
    page.mouse.down()
    box = page.locator(".rw-spread").bounding_box()
    page.mouse.move(150, box["y"] + box["height"] / 2, steps=4)
    page.mouse.move(150, box["y"] + box["height"] - 6, steps=2)
    end = "(it => it.scrollTop > 100 && it.scrollTop + it.clientHeight >= it.scrollHeight - 2)(document.querySelector('.rw-spread'))"
    page.wait_for_function(end)
    # What lies under it now is what it falls into, wherever that lay when it was lifted.
    aim = page.locator(f'.rw-spread [data-id="{TRAYS[-1]["tiles"][1]["id"]}"]').bounding_box()
    page.mouse.move(aim["x"] + 4, aim["y"] + aim["height"] / 2)
    page.mouse.up()
    page.wait_for_function("sent.some(it => it.type === 'move')")
    assert sent(page) == [{"type": "move", "tiles": [0], "shelf": 1 + len(TRAYS), "slot": 1}]


def test_a_drag_over_a_hundred_tiles_leaves_a_frame_its_time(visit: Callable[..., Any], alone: str) -> None:
    """Of a frame's 16 ms the processor is at work for less than half, whoever else has it meanwhile."""
    page = opened(visit, alone, viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
    page.mouse.move(*middle(page, '.rw-wood [data-id="0"]'))
    page.mouse.down()
    page.mouse.move(300, 300, steps=3)
    page.wait_for_selector(".rw-aloft")
    cdp = page.context.new_cdp_session(page)
    cdp.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        found = {each["name"]: each["value"] for each in cdp.send("Performance.getMetrics")["metrics"]}
        return float(found["ScriptDuration"] + found["LayoutDuration"] + found["RecalcStyleDuration"])

    before, moves = worked(), 120
    page.evaluate(
        """async moves => {
          for (let at = 0; at < moves; at += 1) {
            const [x, y] = [620 + 480 * Math.cos(at / 20), 230 + 90 * Math.sin(at / 13)];
            dispatchEvent(new PointerEvent('pointermove', { pointerId: 1, clientX: x, clientY: y }));
            await new Promise(requestAnimationFrame);
          }
        }""",
        moves,
    )
    assert (worked() - before) / moves < 0.008
    page.mouse.up()
