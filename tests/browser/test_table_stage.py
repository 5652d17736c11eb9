"""The table as one screen: nothing is higher than the window, at four sizes, in each of its states."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES
from browser.seat import Clicker
from browser.test_table_feel import CLOSING
from browser.turns import SEATS, long_game
from parts import WHOLE, part_of
from rummy_widget.engine.game.deal_codes import deal_code
from servers import App

# Every run looks at the largest and the smallest after some turns, `make proof` at all after many.
SIZES = part_of(((1280, 800), (1024, 768), (768, 1024), (390, 664)), 3)
ROUNDS = 15 if WHOLE else 5
# What lies outside the window, or scrolls though it need not.
OUTSIDE = """() => {
  const { scrollHeight: high, scrollWidth: wide } = document.documentElement;
  const found = high > innerHeight || wide > innerWidth ? [`page ${wide} x ${high}`] : [];
  const seen = css => [...document.querySelectorAll(css)].filter(each =>
    each.checkVisibility() && !each.closest('.rw-setup-own, .rw-more-list'));
  for (const each of seen('.rw-table-page > *, .rw-tools .rw-button, .rw-felt .rw-primary')) {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    if (!inside) found.push(`${each.className} ${[left, top, right, bottom]}`);
  }
  const [one] = seen('.rw-the-one').map(each => each.getBoundingClientRect());
  for (const each of one ? seen('.rw-tools .rw-button:not(.rw-the-one)') : []) {
    const { top, right, bottom } = each.getBoundingClientRect();
    const under = right > one.left && bottom > one.top && top < one.bottom;
    if (under) found.push(`${each.textContent} under the first button`);
  }
  return found;
}"""
SCROLLS = """() => [...document.querySelectorAll('.rw-felt-main')]
  .filter(each => each.scrollHeight > each.clientHeight + 1)
  .map(each => `${each.scrollHeight} > ${each.clientHeight}`)"""
SHELVES = """() => [...document.querySelectorAll('.rw-wood')].filter(it => it.checkVisibility())
  .map(it => it.querySelectorAll('.rw-shelf').length)"""


def fits(page: Any, *, scrolls: bool = False, axe: bool = WHOLE) -> None:
    """At each size all is seen; only what is longer than any window may scroll within the felt.

    Screens that `test_table.py` shows to axe-core in every run are shown to it again in `make proof` only.
    """
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        page.wait_for_function(DRAWN)
        where = f"at {width} x {height}"
        assert page.evaluate(OUTSIDE) == [], where
        assert set(page.evaluate(SHELVES)) <= {2}, where
        if not scrolls:
            assert page.evaluate(SCROLLS) == [], where
    page.set_viewport_size({"width": 1024, "height": 768})
    page.evaluate(FRAMES)
    assert not axe or barriers(page) == []


@pytest.mark.whole
def test_no_screen_is_higher_than_the_window(course: App, visit: Callable[..., Any]) -> None:
    page = visit(reduced_motion="reduce")
    player = Clicker(page)
    player.opens(course.page("notebooks/play"))
    fits(page)
    player.own_table()
    fits(page, scrolls=True)
    player.choose("How fast the computers play", "none")
    for seat in range(1, SEATS):
        player.root.locator(f"select[name='seat-{seat}']").select_option("beginner")
    player.choose("The deal", "steps")
    player.types("Deal code", deal_code(long_game(ROUNDS)))
    player.press("deal")
    player.root.locator("[data-screen='deal']").wait_for()
    fits(page)
    for step in range(2, 6):
        player.press("deal-next")
        player.root.get_by_text(f"Step {step} of", exact=False).wait_for()
    fits(page)
    player.starts()
    fits(page)

    places = set()
    for turn in range(ROUNDS):
        if turn:
            player.draw()
            player.root.locator(".rw-wood [data-new]").wait_for()
        places.add(str(player.root.locator(".rw-the-one").bounding_box()))
        drawn = player.root.locator(".rw-wood [data-new]")
        (drawn if turn else player.root.locator(".rw-wood .rw-tile").first).click()
        places.add(str(player.root.locator(".rw-the-one").bounding_box()))
        player.press("do-discard")
        player.act("do-draw").wait_for()
    assert len(places) == 1, "the first button never moves"
    fits(page)
    player.press("do-coach")
    player.root.locator(".rw-coach").wait_for()
    fits(page, axe=True)
    player.press("coach-off")
    player.press("log")
    player.root.locator(".rw-table-drawer").wait_for()
    fits(page, axe=True)
    player.press("drawer-close")

    player.press("do-leave")
    player.root.get_by_text("Really leave?").first.wait_for()
    player.press("do-leave")
    player.root.locator("[data-screen='settled']").wait_for()
    fits(page)
    player.press("replay")
    player.root.locator("[data-screen='replay']").wait_for()
    fits(page)
    if player.act("moments").count():
        player.press("moments")
        fits(page)


@pytest.mark.proof  # `test_table_feel.py` begins so in every run
def test_a_quick_game_is_one_click(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    player = Clicker(page)
    player.opens(course.page("notebooks/play"))
    player.press("quick")
    player.root.locator("[data-screen='play']").wait_for()
    assert player.count in (14, 15)


# What is said under the felt and is not wholly seen; and words of tools that touch their border.
CUT = """() => [...document.querySelectorAll('.rw-verdict-main > *')].filter(each => each.checkVisibility()).filter(each => {
  const [box, panel] = [each, each.closest('.rw-verdict')].map(one => one.getBoundingClientRect());
  return box.top < panel.top || box.bottom > panel.bottom;
}).map(each => each.className)"""
TIGHT = """() => [...document.querySelectorAll('.rw-tools .rw-button:not([data-act^=sort])')].filter(each => each.checkVisibility()).filter(each => {
  const words = document.createRange();
  words.selectNodeContents(each);
  const [inner, outer] = [words, each].map(one => one.getBoundingClientRect());
  return inner.left - outer.left < 3 || outer.right - inner.right < 3;
}).map(each => each.textContent.trim())"""


@pytest.mark.parametrize(
    ("size", "scheme"), [({"width": 390, "height": 664}, "light"), ({"width": 360, "height": 640}, "dark")]
)
def test_a_refusal_is_seen_whole_and_no_word_touches_its_border(
    scratch: Callable[..., str], visit: Callable[..., Any], size: dict[str, int], scheme: str
) -> None:
    page = visit(viewport=size, color_scheme=scheme)
    for lang in ("en", "ro"):
        player = Clicker(page)
        name = f"refused-{size['width']}-{lang}"
        player.opens(scratch(name, CLOSING.replace("seed=2", f"seed=2, lang={lang!r}")))
        player.root.locator("[data-screen='play']").wait_for()
        page.evaluate(FRAMES)
        assert page.evaluate(TIGHT) == []
        player.root.locator(".rw-stock").click(force=True)  # a tile is drawn already
        player.root.locator("[data-problem]").wait_for()
        assert page.evaluate(CUT) == []
        assert not player.root.locator(".rw-own .rw-verdict-line").is_visible()
