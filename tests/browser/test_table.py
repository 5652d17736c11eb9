"""Whole games in Chromium, by clicks and by keys; the page loaded anew, the kernel killed in between."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES
from browser.labs import Notebook
from browser.looking import WINDOWS
from browser.seat import CODE, GAME, SEED, Clicker, Player, Typist
from browser.test_access import SMALL
from servers import App, Lab


@pytest.fixture
def sent(visit: Callable[..., Any]) -> tuple[Any, list[str]]:
    """A page, and everything that the server sends to it."""
    page = visit()
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    return page, frames


def settlement(player: Player) -> list[int]:
    """The totals of the game as the page shows them, you first."""
    cells = player.root.locator(".rw-settled tbody tr td:first-of-type").all_inner_texts()
    return [int(re.sub(r"[^\d−-]", "", each).replace("−", "-")) for each in cells]


def fits(page: Any) -> None:
    for width in (320, 1024, 1920):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(FRAMES)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"{wide} px wide at {width}"
    page.set_viewport_size({"width": 1024, "height": 768})


def works_for_all(page: Any) -> None:
    fits(page)
    page.set_viewport_size({"width": 320, "height": 700})
    page.evaluate(FRAMES)
    assert page.evaluate(SMALL) == [], "targets are large enough on a phone"
    page.set_viewport_size({"width": 1024, "height": 768})
    page.wait_for_function(DRAWN)
    assert barriers(page) == []


# What a seat says of its player, made as long as it can get: the parts that lie outside the seat.
CUT_NOTES = """() => [...document.querySelectorAll('.rw-seat')].flatMap((seat) => {
  const line = seat.querySelector('.rw-seat-more');
  const added = ['first player', 'Trump bonus: 100'].map((text) => Object.assign(document.createElement('span'), { textContent: text }));
  line.append(...added);
  const edge = seat.getBoundingClientRect();
  const cut = [...line.children].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.right > edge.right || box.bottom > edge.bottom;
  }).map((it) => it.textContent);
  added.forEach((it) => it.remove());
  return cut;
})"""


def says_all_at_each_seat(page: Any) -> None:
    for width, height in WINDOWS[:3]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        assert page.evaluate(CUT_NOTES) == [], (width, height)
    page.set_viewport_size({"width": 1024, "height": 768})


@pytest.mark.parametrize("kind", [Typist])
def test_a_whole_game(course: App, sent: tuple[Any, list[str]], kind: type[Player]) -> None:
    page, frames = sent
    player = kind(page)
    player.opens(course.page("notebooks/play"))
    works_for_all(page)
    player.begins()
    works_for_all(page)
    player.starts()
    assert player.count == 15
    works_for_all(page)
    says_all_at_each_seat(page)
    names = sorted(
        player.root.locator(".rw-wood .rw-tile").evaluate_all("all => all.map(it => it.dataset.id)")
    )
    assert len(set(names)) == 15

    player.plays(4)
    page.reload(wait_until="commit")
    player.root.locator("[data-notice]").get_by_text("Here's your").wait_for()
    player.plays(4)
    stored = page.evaluate("JSON.stringify(localStorage)")
    player.plays()
    assert player.screen == "settled"
    assert len(player.places) == 1, "the first button never moves"

    end = next(at for at, frame in enumerate(frames) if '"screen": "settled"' in frame)
    before = "".join(frames[:end])
    assert len(before) > 5_000
    assert not re.search(rf'"seed"|\b{SEED}\b.{{0,3}}seed', before + stored)
    assert '"hand": [' not in before, "nobody's tiles are open before the end"
    kept = json.loads(stored)
    assert len(kept["rummy-widget:table:v1"]) == 32

    totals = settlement(player)
    bonus = 100 if GAME.deal.bonus == 0 else -100
    title = player.root.locator(".rw-settled h1, .rw-settled h2").first.inner_text()
    points = re.search(r"(\d+) points", title)
    worth = int(points[1]) if points else 0
    assert worth in (0, 150, 200, 250, 300, 400, 500, 800, 900, 1000)
    assert sum(totals) == 0
    assert totals[0] == bonus + (worth if title.startswith("You close") else -worth)
    player.press("told")
    assert CODE in player.root.locator(".rw-table-drawer code").inner_text()
    player.press("drawer-close")
    assert page.evaluate("localStorage.getItem('rummy-widget:table:unfinished:v1')") == "none"
    works_for_all(page)

    player.press("replay")
    player.root.locator("[data-screen='replay']").wait_for()
    page.evaluate(FRAMES)  # where the screen has come to lie
    told = player.root.locator(".rw-above .rw-goal")
    assert told.inner_text().startswith("You discarded")
    player.press("replay-on")
    player.root.locator("[data-act='replay-back']:not([aria-disabled])").wait_for()
    assert not told.inner_text().startswith("You")
    works_for_all(page)
    player.press("replay-end")
    player.root.locator("[data-screen='settled']").wait_for()
    player.press("same-deal")
    player.root.locator("[data-screen='deal']").wait_for()


def test_a_game_goes_on_after_its_kernel_was_killed(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    player = Clicker(page)
    player.opens(course.page("notebooks/play"))
    player.begins()
    player.starts()
    player.plays(3)
    held = player.held()
    page.evaluate("window.old = true")
    for kernel in course.kernels():
        kernel.kill()
    player.root.locator("[data-act='wake']").click(timeout=20_000)
    page.wait_for_function("!window.old")
    player.root.locator("[data-notice]").get_by_text("Here's your").wait_for()
    assert player.held() == held
    assert player.turn()


@pytest.mark.proof  # in every run home goes on with a quick game (`test_home.py`) and an open one (`test_open_kept.py`)
def test_home_offers_the_unfinished_game(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    player = Clicker(page)
    page.goto(course.page("notebooks/home"), wait_until="commit")
    page.get_by_role("link", name="Play a game").click()
    player.root.locator("[data-screen='setup']").wait_for()
    player.begins()
    player.starts()
    player.plays(2)
    page.goto(course.page("notebooks/home"), wait_until="commit")
    page.get_by_role("link", name="Back to your game").click()
    player.root.locator("[data-notice]").get_by_text("Here's your").wait_for()


def test_a_wrong_code_is_told(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    player = Clicker(page)
    player.opens(course.page("notebooks/play"))
    player.own_table()
    player.types("Deal code", "AAAA-AAAA-AAAB")
    player.root.get_by_text("No deal has that code", exact=False).first.wait_for()
    works_for_all(page)


def test_tiles_are_dragged(course: App, visit: Callable[..., Any]) -> None:
    """From the stock to the rack, and from the rack to the discards."""
    page = visit()
    player = Clicker(page)
    player.opens(course.page("notebooks/play"))
    player.begins()
    player.starts()
    page.wait_for_function(DRAWN)

    def drag(source: Any, target: Any) -> None:
        start, end = source.bounding_box(), target.bounding_box()
        page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        page.mouse.down()
        page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
        page.mouse.up()

    drag(player.root.locator(".rw-wood .rw-tile").first, player.act("discard-here"))
    player.root.locator(".rw-asked-now").get_by_text("Your turn: draw", exact=False).wait_for()
    assert player.count == 14
    page.wait_for_function(DRAWN)
    drag(player.root.locator("[data-move='draw']"), player.root.locator(".rw-wood"))
    player.root.locator(".rw-asked-now").get_by_text("Your turn: discard", exact=False).wait_for()
    assert player.count == 15


@pytest.mark.proof
def test_in_jupyterlab_a_game_is_there_again_after_a_restart(lab: Lab, visit: Callable[..., Any]) -> None:
    """By keys alone, which JupyterLab must not take for its own."""
    page = visit(viewport={"width": 1280, "height": 900})
    notebook = Notebook(page, lab)
    notebook.open("notebooks/play")
    notebook.run()
    player = Typist(page)
    player.root.locator("[data-screen='setup']").wait_for()
    player.root.locator("[data-act='own-table']").focus()
    player.begins()
    player.starts()
    player.plays(3)
    held = player.held()
    notebook.restart()
    player.root.locator("[data-notice]").get_by_text("Here's your").wait_for()
    assert player.held() == held

    player.plays(2)
    held = player.held()
    page.evaluate("document.querySelector('.rw').dataset.old = ''")
    notebook.run()
    page.wait_for_selector(".rw:not([data-old]) [data-notice]")
    assert player.held() == held
    notebook.close()
