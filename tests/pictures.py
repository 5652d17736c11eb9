"""Take the pictures that README and the docs show: `make pictures`.

The program starts the course, plays some rounds of a game, opens a lesson with a mistake on its rack,
and shows the home page to a learner who has finished one lesson. Then it goes
the walks of the looking test as far as the screens of `docs/screens.md`, and takes each on a desk and on a
phone.
"""

from __future__ import annotations

import json
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

import chromium
from browser.everywhere import DRAWN, FRAMES
from browser.looking import WINDOWS, EnoughSeenError, Looker
from browser.seat import Clicker
from browser.walks import WALKS, Visits
from rummy_widget.engine.game.deal_codes import deal_code
from rummy_widget.engine.game.round import new_game
from rummy_widget.text.svg import rack_svg
from rummy_widget.tutor import course
from servers import App, own_server
from visits import Visitor

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "browser" / "pictures"
LESSON, STEP, TILE, SLOT = "runs", "joker", "red 7", 2
TABLE_SEED, TABLE_TURNS = 10, 18  # long enough for a row of discards, and a tile is just drawn
VIEWS = {
    "light": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "320": {"viewport": {"width": 320, "height": 700}, "color_scheme": "light", "device_scale_factor": 2},
}


@dataclass(frozen=True)
class Screen:
    """Where to find a screen of `docs/screens.md`: a walk of the looking test, and a state on its way.

    Attributes:
        walk: the name of the walk in `WALKS`.
        state: the name of the state.
        steps: in a lesson, the steps to go through; None for all.
    """

    walk: str
    state: str
    steps: tuple[str, ...] | None = None


SCREENS = {
    "home": Screen("home", "at first"),
    "first-step": Screen("lesson first-win", "one-tile, at the start"),
    "mistake": Screen("lesson runs", "one-colour, after a mistake"),
    "turn": Screen("lesson turn", "throw, at the start", ("throw",)),
    "lesson-end": Screen("lesson first-win", "the end"),
    "set-up": Screen("tables Rummikub", "the set-up"),
    "table": Screen("play", "drawn"),
    "melds": Screen("tables Rummikub", "after some turns"),
    "people": Screen("people play", "the lobby, all ready"),
    "puzzle": Screen("puzzles", "puzzle ?mode=daily, asked"),
    "score": Screen("score", "the example simple"),
}
"""The screens of `docs/screens.md` by the names of their pictures; that of a won round is taken apart."""

SIZES = (WINDOWS[0], WINDOWS[3])


def take_screens(app: App, browser: Any) -> None:
    """Take the pictures of `docs/screens.md`: each screen in each of `SIZES`."""
    (FOLDER / "screens" / "now").mkdir(parents=True, exist_ok=True)
    for name, screen in SCREENS.items():
        visitor, lookers = Visitor(browser), list[Looker]()
        visits = Visits(app, visitor.visit, "en", (), (screen.state,), screen.steps, lookers)
        with suppress(EnoughSeenError):  # it ends at the state
            WALKS[screen.walk].go(visits)
        take_in_each_size(next(each for each in lookers if each.states), name)
        visitor.leave()
    visitor = Visitor(browser)
    page = visitor.visit()
    win_round(page, app.page("notebooks/play"))
    take_in_each_size(Looker(page, "the table"), "round-end")
    visitor.leave()


def take_in_each_size(looker: Looker, name: str) -> None:
    """Take pictures of the page of *looker* as it is now, one in each of `SIZES`, with names like *name*."""
    for size in SIZES:
        looker.resize(size)
        save_picture(looker.page, FOLDER / "screens" / "now" / f"{name}-{size[0]}.jpg")


def win_round(page: Any, url: str) -> None:
    """Open a table of two and play as the coach says, until the round is won."""
    player = Clicker(page)
    player.opens(url)
    player.begins()
    player.starts()
    player.plays()
    page.wait_for_selector("[data-screen=settled]")
    settle(page)


QUALITY = 74  # of JPEG; with more, the pictures of the screens would weigh twice as much


def save_picture(page: Any, file: Path) -> None:
    """Save what the window shows of a page as a JPEG file, and print the file's size."""
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} kB")


def learner() -> str:
    """Return a script that gives a page stored stars: one lesson finished, the next one begun."""
    lessons = course().lessons
    won = {
        lessons[0].key: {step.key: {"stars": 3} for step in lessons[0].steps},
        lessons[1].key: {step.key: {"stars": 2} for step in lessons[1].steps[:4]},
    }
    stored = {
        f"rummy-widget:v1:lesson:{key}": json.dumps({"v": 1, "steps": steps}) for key, steps in won.items()
    }
    return (
        f"for (const [key, value] of Object.entries({json.dumps(stored)})) localStorage.setItem(key, value);"
    )


def settle(page: Any) -> None:
    """Wait until everything is drawn and nothing moves."""
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)


def home(page: Any, url: str) -> None:
    """Open the home page of a learner."""
    page.goto(url)
    page.wait_for_selector(".rw-hero[data-goes-on]:not([data-waits])")
    settle(page)


def lesson(page: Any, url: str) -> None:
    """Open a step of a lesson and move a tile to a wrong place."""
    page.goto(f"{url}?step={STEP}")
    settle(page)
    card = page.locator(f'.rw-step[data-step="{STEP}"]')
    card.locator(f'.rw-tile[aria-label^="{TILE}"]').click()
    card.locator(f'.rw-slot[data-shelf="0"][data-slot="{SLOT}"]').click()
    card.locator(".rw-tile[data-marked]").first.wait_for()
    page.wait_for_function("document.querySelectorAll('[data-parked]').length === 0")
    page.mouse.move(0, 0)
    settle(page)


SOCIAL = ROOT / "rummy_widget" / "site" / "files" / "social.jpg"
POSTED = """<style>
  body { display: grid; place-content: center; justify-items: center; gap: 26px;
    margin: 0; width: 1200px; height: 630px; color: #fff; font: 800 92px system-ui, sans-serif;
    background: radial-gradient(circle at 50% 40%, #33795a, #1f5038); }
  svg { width: 1010px; height: auto; }
</style>Rummy"""


def social(page: Any) -> None:
    """Take the picture that is shown when somebody posts a link to the site; it has no language."""
    page.set_viewport_size({"width": 1200, "height": 630})
    page.set_content(POSTED + rack_svg("r5 r6 r7 r8 | k9 y9 b9 / b10 b11 b12 b13 b1 | *"))
    page.screenshot(path=SOCIAL, type="jpeg", quality=72)


def table(page: Any, url: str) -> None:
    """Play some rounds of a game of four, then sort the rack."""
    player = Clicker(page)
    player.opens(url)
    player.own_table()
    player.choose("How fast the computers play", "none")
    player.choose("The deal", "steps")
    player.types("Deal code", deal_code(new_game(4, TABLE_SEED)))
    player.press("deal")
    player.starts()
    player.plays(TABLE_TURNS)
    player.press("lay" if player.act("lay").is_visible() else "sort-run")  # there is less room on a phone
    page.mouse.move(0, 0)
    settle(page)


def take_pictures() -> None:
    """Take all pictures, in each view."""
    FOLDER.mkdir(exist_ok=True)
    path = chromium.find()
    assert path, "no Chromium: run `python tests/chromium.py`"
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        app = own_server(ROOT, Path(scratch), env={"XDG_STATE_HOME": scratch})  # with no tables yet
        browser = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        pages = {
            "table": (table, app.page("notebooks/play")),
            "home": (home, app.page("notebooks/home")),
            "lesson": (lesson, app.page(f"lessons/{course().lesson(LESSON).page.removesuffix('.ipynb')}")),
        }
        for name, (prepare, url) in pages.items():
            for view, options in VIEWS.items():
                context = browser.new_context(**options, reduced_motion="reduce")
                context.add_init_script(learner())
                page = context.new_page()
                prepare(page, url)
                save_picture(page, FOLDER / f"{name}-{view}.jpg")
                context.close()
        take_screens(app, browser)
        social(browser.new_page())
        print(f"{SOCIAL.relative_to(ROOT)}: {SOCIAL.stat().st_size / 1000:.0f} kB")
        browser.close()
        app.stop()


if __name__ == "__main__":
    take_pictures()
