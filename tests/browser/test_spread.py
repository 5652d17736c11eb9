"""A game whose melds lie on the table, in Chromium: a turn by drag, by clicks, by keys alone, and what may not be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES, IN_THE_AIR
from browser.test_open_feel import CROWDED
from parts import part_of
from rummy_widget.engine.game.deal_codes import deal_code
from rummy_widget.engine.game.round import new_game
from rummy_widget.engine.rules import RUMMIKUB
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.text.sentences.tiles import tile_name
from servers import App

RUN = "b9 b10 b11 b12"  # 42 points, in the hand that is dealt
TILES = [tile_name(each) for each in parse_tiles(RUN)]
SIZES = ((1280, 800), (1024, 768), (768, 1024), (390, 664), (320, 640))
FOCUS = "document.activeElement?.ariaLabel ?? ''"
MOST_KEYS = 80
OUTSIDE = """() => {
  const { scrollHeight: high, scrollWidth: wide } = document.documentElement;
  const found = high > innerHeight || wide > innerWidth ? [`page ${wide} x ${high}`] : [];
  for (const each of document.querySelectorAll('.rw-table-page > *, .rw-tools .rw-button')) {
    if (!each.checkVisibility() || each.closest('.rw-more-list')) continue;
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`${each.className} ${[left, top, right, bottom]}`);
    const one = each.closest('.rw-tools')?.querySelector('.rw-the-one');
    const first = one !== each && one?.getBoundingClientRect();
    if (first && right > first.left && bottom > first.top && top < first.bottom) found.push(`${each.textContent} under the first button`);
  }
  return found;
}"""


def dealt() -> str:
    """The code of a deal that begins with the person at the table, who has the run."""
    for seed in range(1, 400):
        game = new_game(2, seed, rules=RUMMIKUB)
        hand = [str(getattr(each, "kind", each)) for each in game.hands[0]]
        if game.seat == 0 and set(RUN.split()) <= set(hand) and "*" not in hand:
            return deal_code(game)
    raise AssertionError("no such deal")


CODE = dealt()


class Hand:
    """Somebody at the table, who finds all by its name."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.root = page.locator(".rw[data-view='table']")

    def sits_down(self, course: App) -> None:
        self.page.goto(course.page("notebooks/tables"), wait_until="commit")
        self.root.locator(".rw-open-setup").wait_for()
        self.page.wait_for_function(DRAWN)
        self.root.locator("[data-act=games]").click()
        self.root.locator("[data-act=game-rummikub]").click()
        self.root.get_by_role("button", name="My own", exact=False).click()
        self.root.locator("[data-act=more-settings]").click()
        for name, value in (("seats", "2"), ("speed", "none")):
            self.root.locator(f"select[name='{name}']").select_option(value)
            self.page.wait_for_function(
                f"document.querySelector(\"select[name='{name}']\").value === '{value}'"
            )
        self.root.locator("input[name='code']").fill(CODE)
        self.root.get_by_role("button", name="Play", exact=True).click()
        self.root.locator(".rw-spread").wait_for()
        self.settled()

    def settled(self) -> None:
        self.page.wait_for_function("css => !document.querySelector(css)", arg=IN_THE_AIR)
        self.page.evaluate(FRAMES)

    @property
    def melds(self) -> list[str]:
        return list(self.root.get_by_role("list", name="On the table").get_by_role("listitem").evaluate_all(
            "all => all.filter(it => it.ariaLabel).map(it => it.ariaLabel)"))  # fmt: skip

    @property
    def rack(self) -> list[str]:
        labels = self.root.locator(".rw-wood .rw-tile").evaluate_all("all => all.map(it => it.ariaLabel)")
        return sorted(each.split(",")[0] for each in labels)

    def tile(self, name: str, zone: str = ".rw-wood") -> Any:
        return self.root.locator(
            f"{zone} .rw-tile[aria-label^='{name},'], {zone} .rw-tile[aria-label^='Before {name},']"
        ).first

    def said(self, text: str) -> None:
        self.root.locator(".rw-above").get_by_text(text, exact=False).first.wait_for()

    def lay(self, name: str, meld: int | None) -> None:
        """A tile of the rack behind the last of a meld, or as a new one."""
        before = len(self.rack)
        self.put(name, meld)
        self.page.wait_for_function(
            "count => document.querySelectorAll('.rw-wood .rw-tile').length < count", arg=before
        )
        self.settled()

    def put(self, name: str, meld: int | None) -> None:
        raise NotImplementedError

    def press(self, text: str) -> None:
        self.root.locator(".rw-the-one").get_by_text(text, exact=True).wait_for()
        self.root.locator(".rw-the-one").click()


def place_css(meld: int | None) -> str:
    return ".rw-spread .rw-new" if meld is None else f'.rw-spread .rw-end[data-shelf="{meld + 1}"]'


class Drag(Hand):
    def put(self, name: str, meld: int | None) -> None:
        self.drag(self.tile(name), self.root.locator(place_css(meld)))

    def drag(self, what: Any, to: Any) -> None:
        start, end = what.bounding_box(), to.bounding_box()
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + min(end["height"] / 2, 30), steps=6)
        mouse.up()


class Clicks(Hand):
    def put(self, name: str, meld: int | None) -> None:
        self.tile(name).click()
        self.root.locator(f"{place_css(meld)} .rw-place").click()


class Keys(Hand):
    """By keys alone: where the focus is, its name says."""

    def put(self, name: str, meld: int | None) -> None:
        self.walks_to(name, ".rw-wood")
        self.page.keyboard.press("Enter")
        if meld is None:
            return self.page.keyboard.press("n")
        self.page.keyboard.press("F6")
        self.page.keyboard.press("Control+Home")
        for _ in range(meld - 1):
            self.page.keyboard.press("PageDown")
        self.page.keyboard.press("End")
        assert self.page.evaluate(FOCUS).startswith(f"At the end of meld {meld}"), self.page.evaluate(FOCUS)
        self.page.keyboard.press("Enter")

    def walks_to(self, name: str, zone: str) -> None:
        for _ in range(MOST_KEYS):
            if self.page.evaluate("css => document.activeElement?.closest(css) !== null", zone):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Control+Home")
        for shelf in (0, 1):
            last = None
            while (here := self.page.evaluate(FOCUS)) != last:
                if here.startswith(f"{name},"):
                    return
                last = here
                self.page.keyboard.press("ArrowRight")
            if shelf == 0:
                self.page.keyboard.press("ArrowDown")
                self.page.keyboard.press("Home")
        raise AssertionError(f"the arrow keys do not reach {name}")

    def press(self, text: str) -> None:
        for _ in range(MOST_KEYS):
            if self.page.evaluate(
                "text => document.activeElement?.textContent.trim() === text && document.activeElement.matches('.rw-the-one')",
                text,
            ):
                return self.page.keyboard.press("Enter")
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {text}")


@pytest.mark.whole
# By drag the same is laid where it is taken back.
@pytest.mark.parametrize("kind", part_of([Keys, Clicks, Drag], 3))
def test_an_opening(course: App, visit: Callable[..., Any], kind: type[Hand]) -> None:
    page = visit(None, viewport={"width": 1280, "height": 800})
    hand = kind(page)
    hand.sits_down(course)
    assert len(hand.rack) == 14
    hand.lay(TILES[0], None)
    assert [each.split(",")[0] for each in hand.rack].count(TILES[0]) == 0
    for name in TILES[1:]:
        hand.lay(name, 1)
    assert len(hand.melds) == 1
    assert "run" in hand.melds[0]
    hand.said("42 of 30")
    assert barriers(page, within=(".rw",)) == []
    hand.press("Done")
    page.wait_for_function(
        "document.querySelector('.rw-asked-now[data-mine]') && !document.querySelector('.rw-meter')"
    )
    assert len(hand.rack) == 10
    assert "run" in hand.melds[0]


def test_what_is_tried_is_taken_back_and_a_tile_of_the_table_stays_there(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit(None, viewport={"width": 1280, "height": 800})
    hand = Drag(page)
    hand.sits_down(course)
    before = hand.rack
    for name, meld in zip(TILES, (None, 1, 1, 1), strict=True):
        hand.lay(name, meld)
    # The last two as a meld of their own, by Shift; then it says what is missing, and Done does nothing.
    page.keyboard.down("Shift")
    hand.drag(hand.tile(TILES[2], ".rw-spread"), page.locator(".rw-spread .rw-new"))
    page.keyboard.up("Shift")
    page.wait_for_function("document.querySelectorAll('.rw-tray').length === 2")
    hand.settled()
    assert page.locator(".rw-tray[data-state='unfinished']").count() == 2
    assert page.locator(".rw-the-one").get_attribute("aria-disabled") == "true"
    # An own tile of this turn may go back to the rack.
    hand.drag(
        hand.tile(TILES[3], ".rw-spread"),
        page.locator('.rw-wood .rw-slot[data-shelf="1"]:not(:has(.rw-tile))').last,
    )
    page.wait_for_function("document.querySelectorAll('.rw-wood .rw-tile').length === 11")
    hand.settled()
    page.locator(".rw-tools-end [data-act='do-revert']").click()
    page.wait_for_function("document.querySelectorAll('.rw-wood .rw-tile').length === 14")
    assert hand.rack == before
    assert hand.melds == []

    hand.settled()
    for name, meld in zip(TILES, (None, 1, 1, 1), strict=True):
        hand.lay(name, meld)
    hand.press("Done")
    page.wait_for_function(
        "document.querySelector('.rw-asked-now[data-mine]') && !document.querySelector('.rw-meter')"
    )
    hand.settled()
    melds = hand.melds
    hand.drag(
        hand.tile(TILES[0], ".rw-spread"),
        page.locator('.rw-wood .rw-slot[data-shelf="1"]:not(:has(.rw-tile))').last,
    )
    page.locator(".rw-refused").wait_for()
    hand.settled()
    assert hand.melds == melds
    assert hand.tile(TILES[0], ".rw-spread").count() == 1


def test_a_double_click_sends_a_tile_to_where_it_fits(course: App, visit: Callable[..., Any]) -> None:
    page = visit(None, viewport={"width": 1024, "height": 768})
    hand = Clicks(page)
    hand.sits_down(course)
    for name, meld in zip(TILES[:3], (None, 1, 1), strict=True):
        hand.lay(name, meld)
    hand.tile(TILES[3]).dblclick()
    page.wait_for_function("document.querySelectorAll('.rw-tray .rw-tile').length === 4")
    assert len(hand.melds) == 1


def fits(page: Any, screen: str) -> None:
    """At each size all of this screen is seen, and no button is crowded."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        assert page.evaluate(OUTSIDE) == [], f"{screen} at {width} x {height}"
        assert page.evaluate(CROWDED) == [], f"{screen} at {width} x {height}"
    page.set_viewport_size({"width": 1024, "height": 768})


def test_it_is_one_screen_at_every_size(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    hand = Clicks(page)
    page.goto(course.page("notebooks/tables"), wait_until="commit")
    hand.root.locator(".rw-open-setup").wait_for()
    fits(page, "set-up")
    hand.sits_down(course)
    hand.lay(TILES[0], None)
    fits(page, "play")
    hand.root.locator(".rw-tools summary").click()
    hand.root.locator("[data-act=do-leave]").click()
    hand.root.get_by_text("Really leave?").click()
    hand.root.locator("[data-screen=settled] [data-act=replay]").click()
    hand.root.locator("[data-screen=replay] [data-act=moments]").wait_for()
    fits(page, "replay")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        assert barriers(page) == [], theme
