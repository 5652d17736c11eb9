"""Somebody at the table in Chromium, who plays as the coach says: by clicks, or by keys alone."""

from __future__ import annotations

import re
from typing import Any

from browser.everywhere import FRAMES, answered
from rummy_widget.engine.game.deal.stacks import deal
from rummy_widget.engine.game.deal_codes import deal_code
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.round import new_game
from rummy_widget.engine.game.settings import Settings

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
        self.places: set[str] = set()  # where the first button was at each turn

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

    def own_table(self) -> None:
        """Open what can be chosen for a table of one's own."""
        if self.root.locator(".rw-setup-own:not([open])").count():
            self.press("own-table")
        self.root.locator(".rw-setup-own[open]").wait_for()
        if self.root.locator(".rw-setup-own form .rw-switches:not([open])").count():
            self.press("more-settings")

    def begins(self) -> None:
        """Set up a table of two, with the deal of a code, and look at the deal."""
        self.own_table()
        self.choose("Players", "2")
        self.choose("How fast the computers play", "none")
        self.choose("The deal", "steps")
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
        self.places.add(str(self.root.locator(".rw-the-one").bounding_box()))
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
        if "You can close for" in said:
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
        answered(self.page)
        menu = self.root.locator(f"details.rw-more:not([open]):has([data-act='{name}']) > summary")
        if menu.count():
            menu.click()
        self.act(name).click()

    def draw(self) -> None:
        self.root.locator("[data-move='draw']").click()

    def discard(self, tile: str) -> None:
        self.tile(tile).click()
        self.press("do-discard")


class Typist(Player):
    """By keys alone: Tab, arrows, Enter and letters."""

    def press(self, name: str) -> None:
        answered(self.page)
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
