"""Whole games in Chromium, by clicks and by keys; the page loaded anew, the kernel killed in between."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.everywhere import DRAWN, FRAMES
from rummy_widget.game.deal import deal
from rummy_widget.game.position import Phase, new_game
from rummy_widget.game.records import deal_code
from rummy_widget.game.settings import Settings
from servers import App

SEATS = 2
MOST_TURNS = 60


def quiet_seed() -> int:
    """A deal that nobody may refuse, with the Trump's twin in somebody's hand."""
    return next(
        seed
        for seed in range(1, 200)
        if new_game(SEATS, seed).phase is Phase.DISCARD and deal(Settings(SEATS), seed).bonus is not None
    )


SEED = quiet_seed()
GAME = new_game(SEATS, SEED)
CODE = deal_code(GAME)


class Player:
    """Somebody who does what the coach says, by one way of input."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.root = page.locator(".rw[data-view='table']")

    def opens(self, url: str) -> None:
        self.page.goto(url, wait_until="commit")
        self.root.locator("[data-screen]").wait_for()

    @property
    def screen(self) -> str:
        return str(self.root.locator("[data-screen]").get_attribute("data-screen"))

    def act(self, name: str) -> Any:
        return self.root.locator(f"[data-act='{name}']").first

    def press(self, name: str) -> None:
        """Push a button of the table."""
        raise NotImplementedError

    def draw(self) -> None:
        raise NotImplementedError

    def discard(self, tile: str) -> None:
        """Discard a tile by its name."""
        raise NotImplementedError

    def choose(self, label: str, value: str) -> None:
        """Choose in the set-up."""
        self.root.get_by_label(label, exact=True).select_option(value)

    def tile(self, name: str) -> Any:
        wood = self.root.locator(".rw-wood")
        return wood.locator(f".rw-tile[aria-label^='{name},'], .rw-tile[aria-label='{name}']").first

    @property
    def count(self) -> int:
        return int(self.root.locator(".rw-wood .rw-tile").count())

    def held(self) -> list[str]:
        """The tiles of the rack by name."""
        labels = self.root.locator(".rw-wood .rw-tile").evaluate_all("all => all.map(it => it.ariaLabel)")
        return sorted(label.split(",")[0] for label in labels)

    def asked(self) -> str:
        return str(self.root.locator(".rw-asked-now").inner_text())

    def begins(self) -> None:
        """Set up a table of two, with the deal of a code, and look at the deal."""
        self.choose("Players", "2")
        self.choose("Speed of the others", "none")
        self.types("Deal code", CODE.lower())
        self.press("deal")
        self.root.locator("[data-screen='deal']").wait_for()

    def starts(self) -> None:
        """The deal has been looked at."""
        self.press("dealt")
        self.root.locator("[data-screen='play']").wait_for()

    def types(self, label: str, text: str) -> None:
        field = self.root.get_by_label(label, exact=True)
        field.focus()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Tab")
        self.page.wait_for_function(FRAMES)

    def turn(self) -> bool:
        """One step of the own turn, as the coach says; False once the game is over."""
        if self.screen != "play":
            return False
        if "discard" not in self.asked():
            before = self.count
            self.draw()
            self.page.wait_for_function(
                "([root, count]) => root.querySelectorAll('.rw-wood .rw-tile').length !== count",
                arg=[self.root.element_handle(), before],
            )
            return True
        self.press("do-coach")
        coach = self.root.locator(".rw-coach")
        coach.wait_for()
        said = coach.inner_text()
        if "These tiles close" in said:
            self.press("lay")
            self.press("do-check")
            self.root.locator(".rw-verdict[data-status='right']").first.wait_for()
            self.press("do-close")
        else:
            best = re.search(r"Discard (.+?)\.", said)
            assert best, said
            self.discard(best[1])
        self.page.wait_for_function(
            "root => root.querySelector('[data-screen]').dataset.screen !== 'play' ||"
            " !root.querySelector('.rw-coach')",
            arg=self.root.element_handle(),
        )
        return self.screen == "play"

    def plays(self, turns: int = MOST_TURNS) -> None:
        for _ in range(turns):
            if not self.turn():
                return


class Clicker(Player):
    """By mouse, without dragging."""

    def press(self, name: str) -> None:
        self.act(name).click()

    def draw(self) -> None:
        self.act("stock").click()

    def discard(self, tile: str) -> None:
        self.tile(tile).click()
        self.act("discard-here").click()


class Typist(Player):
    """By keys alone: Tab, arrows, Enter and letters."""

    def press(self, name: str) -> None:
        for _ in range(120):
            if self.page.evaluate("name => document.activeElement.dataset.act === name", name):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {name} by Tab")

    def choose(self, label: str, value: str) -> None:
        field = self.root.get_by_label(label, exact=True)
        options = field.evaluate("field => [...field.options].map(each => each.value)")
        here = options.index(field.input_value())
        way = options.index(value) - here
        for _ in range(60):
            if field.evaluate("field => field === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        for _ in range(abs(way)):
            self.page.keyboard.press("ArrowDown" if way > 0 else "ArrowUp")
        self.page.wait_for_function(FRAMES)

    def to_rack(self) -> None:
        for _ in range(120):
            if self.page.evaluate("!!document.activeElement.closest('.rw-wood')"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("no way to the rack by Tab")

    def draw(self) -> None:
        self.to_rack()
        self.page.keyboard.press("s")

    def discard(self, tile: str) -> None:
        self.to_rack()
        self.page.keyboard.press("Control+Home")
        name = "document.activeElement.getAttribute('aria-label') || ''"
        for line in range(6):  # to and fro, line by line
            before = None
            while (at := self.page.evaluate(name)) != before:
                if at == tile or at.startswith(f"{tile},"):
                    self.page.keyboard.press("d")
                    return
                before = at
                self.page.keyboard.press("ArrowLeft" if line % 2 else "ArrowRight")
            self.page.keyboard.press("ArrowDown")
        raise AssertionError(f"no {tile} on the rack")


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
    page.wait_for_function(DRAWN)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


@pytest.mark.parametrize("kind", [Clicker, Typist])
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
    names = sorted(
        player.root.locator(".rw-wood .rw-tile").evaluate_all("all => all.map(it => it.dataset.id)")
    )
    assert len(set(names)) == 15

    player.plays(4)
    page.reload(wait_until="commit")
    player.root.locator("[data-notice]").get_by_text("here again").wait_for()
    player.plays(4)
    stored = page.evaluate("JSON.stringify(localStorage)")
    player.plays()
    assert player.screen == "settled"

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
    assert CODE in player.root.locator(".rw-settled code").inner_text()
    assert page.evaluate("localStorage.getItem('rummy-widget:table:v1')") is None
    works_for_all(page)

    player.press("replay")
    player.root.locator("[data-screen='replay']").wait_for()
    player.press("replay-on")
    player.root.get_by_text("You discarded", exact=False).first.wait_for()
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
    player.plays(5)
    held = player.held()
    page.evaluate("window.old = true")
    for kernel in course.kernels():
        kernel.kill()
    player.act("do-coach").click()
    player.root.locator("[data-act='wake']").click(timeout=20_000)
    page.wait_for_function("!window.old")
    player.root.locator("[data-notice]").get_by_text("here again").wait_for()
    assert player.held() == held
    player.plays()
    assert player.screen == "settled"
    assert sum(settlement(player)) == 0


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
    page.get_by_role("link", name="Go on with your game").click()
    player.root.locator("[data-notice]").get_by_text("here again").wait_for()


def test_a_wrong_code_is_told(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    player = Clicker(page)
    player.opens(course.page("notebooks/play"))
    player.types("Deal code", "AAAAA-AAAAB")
    player.root.get_by_text("a letter is wrong", exact=False).first.wait_for()
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
    player.root.get_by_text("Your turn: draw", exact=False).first.wait_for()
    assert player.count == 14
    page.wait_for_function(DRAWN)
    drag(player.act("stock"), player.root.locator(".rw-wood"))
    player.root.get_by_text("Your turn: discard", exact=False).first.wait_for()
    assert player.count == 15
