"""A phone and a finger: lessons in which no rack scrolls, and a whole round of each kind of game.

What a turn takes, in taps and drags, is printed for `FIGURES.md`.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from typing import Any

import pytest

from browser.desk import Finger
from browser.hands import Taps
from browser.open_steps import solves
from browser.seat import Player
from browser.sight import Card
from browser.sitting import MOST_TURNS, Toucher
from browser.test_open_games import DEALS
from rummy_widget import tutor
from servers import App

PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True, "is_mobile": True}
SMALL = {**PHONE, "viewport": {"width": 360, "height": 640}}
LESSONS = [
    *("tiles", "runs", "groups"),
    *("rummikub/first-turn", "rummikub/melds", "rummikub/opening"),
]
KINDS = ("rummikub", "rummy_45", "basic_rummy")
# Counts how often a rack is scrolled, and lists the tiles of racks that lie outside the window.
WATCH = """window.scrolls = 0;
addEventListener("scroll", ({ target }) => {
  if (target.closest?.(".rw-rack") && (target.scrollTop || target.scrollLeft)) window.scrolls += 1;
}, true);"""
OUTSIDE = """() => [...document.querySelectorAll('.rw-wood .rw-tile')].filter(tile => {
  const { left, right, top, bottom, width } = tile.getBoundingClientRect();
  const outside = left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
  return width && tile.checkVisibility() && outside;
}).map(tile => tile.ariaLabel)"""


@pytest.mark.parametrize("window", [PHONE, SMALL], ids=["390x664", "360x640"])
@pytest.mark.parametrize("key", LESSONS)
def test_no_rack_of_the_first_lessons_scrolls(
    course: App, visit: Callable[..., Any], key: str, window: dict[str, Any]
) -> None:
    lesson = tutor.find_lesson(key)
    page = visit(None, **window)
    page.add_init_script(WATCH)
    page.goto(course.page(f"lessons/{lesson.page.removesuffix('.ipynb')}"), wait_until="commit")
    hand, sitter = Taps(page), Toucher(page, lesson.rules)
    for step in lesson.steps:
        card = Card.of(page, lesson.key, step.key).wait()
        assert page.evaluate(OUTSIDE) == [], step.key
        solves(hand, sitter, lesson.key, step)
        assert page.evaluate("window.scrolls") == 0, step.key
        hand.press(card.button("next"))
    page.wait_for_selector(".rw-foot[data-done]")


@pytest.mark.parametrize("kind", KINDS)
def test_a_round_with_melds_on_the_table_by_taps(course: App, visit: Callable[..., Any], kind: str) -> None:
    rules, game, code = next(deal for deal in DEALS if deal[0].name == kind)
    page = visit(None, **PHONE)
    sitter = Toucher(page, rules)
    sitter.sits_down(course.page("notebooks/tables"), game, code)
    drawing, laying = [], []
    for _ in range(MOST_TURNS):
        before = sitter.saw["touchstart"]
        goes_on = sitter.turn()
        (laying if sitter.laid else drawing).append(sitter.saw["touchstart"] - before)
        if not goes_on:
            break
    assert sitter.over
    least = 1 if kind == "rummikub" else 3  # draw; or draw, lift a tile, discard it
    assert statistics.median(drawing) == least
    print(
        f"{game}: {len(drawing)} turns without melds, {statistics.median(drawing)} taps; {len(laying)} others"
    )


class Fingertip(Player):
    """At a table of Rummy PRO, with a finger."""

    def __init__(self, page: Any) -> None:
        super().__init__(page)
        self.finger = Finger(page)

    def press(self, name: str) -> None:
        in_menu = f"menu-{name.removeprefix('do-')}"  # a phone has room for fewer buttons
        if not self.act(name).is_visible() and self.act(in_menu).count():
            name = in_menu
        menu = self.root.locator(f"details.rw-more:not([open]):has([data-act='{name}']) > summary")
        if menu.count():
            menu.tap()
        self.act(name).tap()

    def draw(self) -> None:
        self.root.locator("[data-move='draw']").tap()

    def discard(self, tile: str) -> None:
        boxes = [each.bounding_box() for each in (self.tile(tile), self.act("discard-here"))]
        start, end = [(each["x"] + each["width"] / 2, each["y"] + each["height"] / 2) for each in boxes]
        self.finger.down(start)
        self.page.wait_for_selector(".rw-tile[data-lifted]")
        self.finger.move(start, end)
        self.finger.up()


def test_a_round_of_rummy_pro_by_one_tap_and_one_drag_a_turn(course: App, visit: Callable[..., Any]) -> None:
    player = Fingertip(visit(None, **PHONE))
    player.opens(course.page("notebooks/play"))
    player.begins()
    player.starts()
    player.plays()
    assert player.screen == "settled"
