"""From the release of a tile to the verdict on the screen, in Chromium, under Voila on this machine."""

from __future__ import annotations

import contextlib
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import nbformat
from playwright.sync_api import Locator, Page, sync_playwright

import chromium
from servers import App, own_server

from .report import Table, spread

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
WARM, DRAGS, OTHERS = 20, 250, 100

# A close of 500 points, whose proof is said; the black 11 goes beside the 13s, where it is a fault, and back.
FULL = "r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11"
# The cell of the page: a rack whose kernel writes down how long it worked on each message.
CELL = """\
import time
import rummy_widget as rw
rack = rw.Rack({tiles!r})
handle, spent = rack._handle_msg, open({spent!r}, "w")
def timed(message):
    start = time.perf_counter()
    handle(message)
    if message["content"]["data"]["content"]["type"] == "move":
        print((time.perf_counter() - start) * 1000, file=spent, flush=True)
rack.comm.on_msg(timed)
rack
"""


@dataclass(frozen=True)
class Scene:
    """A rack on a page, and a tile that goes to and fro between two places; each gives another verdict."""

    page: Page
    rack: Locator
    tile: Locator
    places: tuple[tuple[int, int], tuple[int, int]]  # shelf and slot

    def slot(self, turn: int) -> Locator:
        shelf, slot = self.places[turn % 2]
        return self.rack.locator(f'.rw-slot[data-shelf="{shelf}"][data-slot="{slot}"]')

    def arm(self, event: str) -> None:
        self.rack.evaluate("(element, event) => rummyBench.arm(element, event)", event)

    def seen(self) -> dict[str, float]:
        found: dict[str, float] = self.page.evaluate("rummyBench.seen")
        # Until all tiles have come to rest, and not in step with the frames of the screen.
        self.page.wait_for_timeout(random.uniform(30, 60))
        while self.rack.evaluate("element => element.getAnimations({ subtree: true }).length"):
            self.page.wait_for_timeout(20)
        return found


def centre(of: Locator) -> tuple[float, float]:
    box = of.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(scene: Scene, turn: int) -> dict[str, float]:
    mouse = scene.page.mouse
    mouse.move(*centre(scene.tile))
    mouse.down()
    mouse.move(*centre(scene.slot(turn)), steps=5)
    scene.arm("pointerup")
    mouse.up()
    return scene.seen()


def click(scene: Scene, turn: int) -> dict[str, float]:
    mouse = scene.page.mouse
    mouse.click(*centre(scene.tile))
    scene.arm("pointerup")
    mouse.click(*centre(scene.slot(turn)))
    return scene.seen()


def keys(scene: Scene, turn: int) -> dict[str, float]:
    keyboard = scene.page.keyboard
    scene.tile.focus()
    keyboard.press("Enter")
    before, after = scene.places[1 - turn % 2], scene.places[turn % 2]
    assert before[0] == after[0], "one shelf, so that the arrows lead there"
    for _ in range(abs(after[1] - before[1])):
        keyboard.press("ArrowRight" if after[1] > before[1] else "ArrowLeft")
    scene.arm("keydown")
    keyboard.press("Enter")
    return scene.seen()


def bench_course(folder: Path) -> Path:
    """A course with one more page: a full rack, alone."""
    spent = folder / "spent.txt"
    course_with(folder, {"rack": CELL.format(tiles=FULL, spent=str(spent))}, title="A full rack")
    return spent


def course_with(folder: Path, pages: Mapping[str, str], **metadata: str) -> None:
    """A copy of the course with more pages among its notebooks, each of one cell."""
    for part in ("lessons", "notebooks"):
        shutil.copytree(ROOT / part, folder / part)
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    for name, code in pages.items():
        made = nbformat.v4.new_notebook(
            metadata={**kernel, **metadata}, cells=[nbformat.v4.new_code_cell(code)]
        )
        nbformat.write(made, folder / "notebooks" / f"{name}.ipynb")


@contextlib.contextmanager
def opened(app: App, name: str) -> Iterator[Page]:
    path = chromium.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        page.add_init_script(path=HERE / "page.js")
        page.goto(app.page(name))
        yield page
        browser.close()


def full_rack(page: Page) -> Scene:
    rack = page.locator(".rw-rack").first
    tile = rack.locator('.rw-slot[data-shelf="1"][data-slot="5"] .rw-tile')
    tile.wait_for()
    tile = rack.locator(f'.rw-tile[data-id="{tile.get_attribute("data-id")}"]')
    return Scene(page, rack, tile, ((1, 4), (1, 5)))


def lesson_step(page: Page) -> Scene:
    """The first run of the lesson: the blue 7 goes beside red 5 and red 6, where it is a fault, and back."""
    rack = page.locator('.rw-step[data-step="first-run"] .rw-rack').first
    tile = rack.locator('.rw-tile[data-colour="blue"]')
    tile.wait_for()
    tile.scroll_into_view_if_needed()
    return Scene(page, rack, tile, ((0, 2), (1, 0)))


def times(scene: Scene, way: Callable[[Scene, int], dict[str, float]], count: int) -> dict[str, list[float]]:
    done = [way(scene, turn) for turn in range(WARM + count)][WARM:]
    return {part: [each[part] for each in done] for part in done[0]}


PARTS = {
    "input": "page takes the release",
    "send": "page: tile dropped, message sent",
    "line": "there, Python, and back",
    "draw": "page: new state drawn",
}


def measure() -> Table:
    rows: list[tuple[str, ...]] = []

    def row(what: str, values: list[float]) -> None:
        rows.append((what, str(len(values)), *spread(values)))
        print(rows[-1], file=sys.stderr)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        spent = bench_course(folder)
        app = own_server(folder, folder)
        try:
            with opened(app, "notebooks/rack") as page:
                scene = full_rack(page)
                found = times(scene, drag, DRAGS)
                worked = [float(line) for line in spent.read_text().split()][WARM : WARM + DRAGS]
                row("**drag, rack of 15: verdict in the DOM**", found["dom"])
                row("the same, until its frame is done", found["shown"])
                for part, text in PARTS.items():
                    row(f"· {text}", found[part])
                    if part == "line":
                        row("·· of it Python at work on the message", worked)
                row("click and click, rack of 15", times(scene, click, OTHERS)["dom"])
                row("keys, rack of 15", times(scene, keys, OTHERS)["dom"])
            with opened(app, "lessons/pro/02-runs") as page:
                row("drag, step of a lesson's page", times(lesson_step(page), drag, DRAGS)["dom"])
        finally:
            app.stop()
    return Table(
        "Drag to verdict",
        "From the release of the mouse (the click, the key) until the page shows the new verdict, in ms. The "
        "tile goes to and fro: on the rack of 15 between a close, whose proof is said, and a fault; in the "
        f"lesson between an unfinished run and a fault. {WARM} moves to warm up are not counted.",
        ("ms", "moves", "median", "p95"),
        tuple(rows),
    )
