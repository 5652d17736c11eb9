"""How the table feels: a deal that runs by itself, nothing that shifts, a close that is staged, one word about a lost line."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psutil
import pytest

from browser.everywhere import FRAMES
from browser.seat import Clicker
from browser.turns import long_game, plays_on, sits_down
from servers import App
from visits import MOVING, wait_until_said

PHONE = {"width": 390, "height": 664}
# Every shift counts, those just after a press too.
SHIFTS = """window.shifts = [];
new PerformanceObserver(list => window.shifts.push(...list.getEntries().map(each => [each.value,
  ...each.sources.map(({ node, previousRect: a, currentRect: b }) =>
    `${node?.className || node?.nodeName}: ${[a.x, a.y, a.width, a.height]} to ${[b.x, b.y, b.width, b.height]}`),
]))).observe({ type: 'layout-shift', buffered: true });"""
# Buttons that are seen and smaller than they should be, each with its size: the main ones, and all others.
SMALL = """() => [...document.querySelectorAll('.rw button, .rw summary, .rw a[href], .rw select, .rw input')]
  .filter(each => each.checkVisibility() && !each.closest('p, [data-narrow]'))
  .map(each => [each, each.getBoundingClientRect()])
  .filter(([each, { width, height }]) => {
    const main = each.matches('.rw-tools *, .rw-setup-card .rw-button, .rw-stock, .rw-middle .rw-tile, .rw-here, .rw-more-list *');
    return height < (main ? 44 : 24) || width < (each.matches('.rw-the-one, .rw-here, .rw-setup-card *') ? 44 : 24);
  })
  .map(([each, { width, height }]) => `${each.className} ${each.dataset.act ?? ''} ${width} x ${height}`)"""
# Which steps of the deal are seen; at the second of them something is done.
STEPS = """() => {
  const all = css => [...document.querySelectorAll(css)].map(each => each.dataset.act);
  const press = key => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  window.steps = [];
  const look = () => {
    const text = document.querySelector('.rw-deal .rw-where')?.textContent;
    if (!text || text === steps.at(-1)) return;
    steps.push(text);
    if (steps.length === 2) { ACT }
  };
  new MutationObserver(look).observe(document.querySelector('.rw'),
    { subtree: true, childList: true, characterData: true });
}"""
# A close is left as soon as it is staged.
LEAVE = """() => {
  window.numbers = [];
  new MutationObserver(() => {
    const counting = document.querySelector('.rw-counting');
    if (!counting) return;
    numbers.push(counting.textContent);
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
  }).observe(document.querySelector('.rw'), { subtree: true, childList: true, characterData: true });
}"""
BANNERS = "[...document.querySelectorAll('.rw-banner')].filter(each => each.checkVisibility()).length"
CLOSING = """\
from dataclasses import replace
import rummy_widget as rw
from rummy_widget.engine.game.hand import Hand
table = rw.Table(seats=2, speed="none", show="no", seed=2)
desk = table._screen.deal()
rack = rw.parse_tiles("r1 r2 r3 r4 b5 b6 b7 y9 b9 k9 r11 r12 r13 r1 k2")
hands = (Hand.of(rack), *desk.now.hands[1:])
game = replace(desk.now, hands=hands)
room = replace(desk.room, past=(game,), state=replace(desk.room.state, game=game))
table._screen = replace(desk, past=(game,), room=room).follow((game,), desk.match)
table._refresh(None)
table
"""


def opened(course: App, visit: Callable[..., Any], **options: Any) -> Clicker:
    player = Clicker(visit(**options))
    player.page.add_init_script(SHIFTS)
    player.opens(course.page("notebooks/play"))
    return player


def place(player: Clicker) -> str:
    return str(player.root.locator(".rw-the-one").bounding_box())


def watched(course: App, visit: Callable[..., Any], act: str = "", **options: Any) -> Clicker:
    """A quick game whose deal is watched from within the page, where `act` is done at its second step."""
    player = opened(course, visit, **options)
    player.page.evaluate(STEPS.replace("ACT", act))
    player.press("quick")
    return player


def steps_of(player: Clicker) -> tuple[list[int], int]:
    """The steps of the deal that were seen until play began, and how many it has (a Joker adds one)."""
    player.root.locator("[data-screen='play']").wait_for()
    seen = [each.split() for each in player.page.evaluate("window.steps")]
    return [int(each[1]) for each in seen], int(seen[-1][3]) if seen else 0


def test_from_a_quick_game_to_the_first_turn_nobody_has_to_click(
    course: App, visit: Callable[..., Any]
) -> None:
    player = watched(course, visit, "window.ways = all('.rw-tools [data-act]')", **MOVING)
    seen, count = steps_of(player)
    assert seen == list(range(1, count + 1))
    assert player.page.evaluate("window.ways") == ["stage", "dealt"], "step by step, or skip"
    wait_until_said(player.page, "You have ")
    said = player.page.evaluate("said")
    assert said[0].startswith("You have ")
    assert len(said) <= 2, "one sentence of the deal, one of the turn"


@pytest.mark.parametrize(
    "way",
    [
        "press('Enter')",
        pytest.param("press(' ')", marks=pytest.mark.proof),
        "document.querySelector('.rw-towers').click()",
    ],
)
def test_a_deal_is_skipped_by_a_key_or_a_click(course: App, visit: Callable[..., Any], way: str) -> None:
    player = watched(course, visit, way, **MOVING)
    assert steps_of(player)[0] == [1, 2], "what was pressed led to its end"


def test_step_by_step_goes_on_from_where_the_deal_is(course: App, visit: Callable[..., Any]) -> None:
    player = watched(course, visit, "document.querySelector('[data-act=stage]').click()", **MOVING)
    player.act("deal-next").wait_for()
    assert player.root.locator(".rw-deal .rw-where").inner_text().startswith("Step 2 of")
    player.press("deal-next")
    player.root.get_by_text("Step 3 of", exact=False).wait_for()


def test_with_less_motion_the_deal_is_there_at_once(course: App, visit: Callable[..., Any]) -> None:
    player = watched(course, visit, reduced_motion="reduce")
    seen, count = steps_of(player)
    assert seen in ([], [count])


# Longer games, at four sizes, are the proof's (`tests/proof/test_table_feel.py`).
def test_nothing_shifts_in_three_turns(course: App, visit: Callable[..., Any]) -> None:
    nothing_shifts(course, visit, 1280, 800, 3)


def nothing_shifts(course: App, visit: Callable[..., Any], width: int, height: int, turns: int) -> None:
    """Tiles fly in a game of so many turns, and nothing else moves."""
    player = opened(course, visit, **MOVING)
    sits_down(player, long_game(turns), speed="fast")
    player.root.locator("[data-screen='play']").wait_for()
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.evaluate(FRAMES)
    player.page.evaluate("window.shifts.length = 0")
    plays_on(player, turns)
    assert player.page.evaluate("window.shifts") == []


def the_first_button_stays(
    course: App, visit: Callable[..., Any], width: int, height: int, turns: int
) -> None:
    """In a game of so many turns it has one place."""
    player = opened(course, visit)
    sits_down(player, long_game(turns, 2))
    player.root.locator("[data-screen='play']").wait_for()
    player.page.set_viewport_size({"width": width, "height": height})
    player.page.evaluate(FRAMES)
    places: set[str] = set()
    plays_on(player, turns, look=lambda: places.add(place(player)))
    assert len(places) == 1


def test_what_is_pressed_on_a_phone_is_large_enough_and_the_first_button_stays(
    course: App, visit: Callable[..., Any]
) -> None:
    player = opened(course, visit, viewport=PHONE)
    page = player.page

    def large() -> None:
        page.evaluate(FRAMES)
        assert page.evaluate(SMALL) == []
        menu = player.root.locator(".rw-tools details.rw-more > summary")
        if menu.count():
            menu.first.click()
            assert page.evaluate(SMALL) == []
            menu.first.click()

    large()
    page.set_viewport_size({"width": 1024, "height": 768})
    sits_down(player, long_game(5), show="steps")
    page.set_viewport_size(PHONE)
    player.root.locator("[data-screen='deal']").wait_for()
    large()
    player.starts()
    large()
    places: set[str] = set()
    plays_on(player, 4, look=lambda: places.add(place(player)))
    assert len(places) == 1
    player.root.locator(".rw-the-one[data-act='do-draw']").wait_for()
    large()
    player.press("do-leave")
    player.root.get_by_text("Really leave?").first.wait_for()
    player.act("do-leave").click()
    player.root.locator("[data-screen='settled']").wait_for()
    large()
    player.press("replay")
    player.root.locator("[data-screen='replay']").wait_for()
    large()


# Each width that tiles of the rack have at the table, from now on.
TILE_WIDTHS = """() => {
  window.widths = [];
  new MutationObserver(() => {
    const wood = document.querySelector('[data-screen=play] .rw-wood');
    const width = wood?.style.getPropertyValue('--rw-tile');
    if (width && width !== widths.at(-1)) widths.push(width);
  }).observe(document.querySelector('.rw'), { subtree: true, childList: true, attributes: true });
}"""


def test_the_next_round_draws_its_rack_only_once_in_its_final_size(
    course: App, visit: Callable[..., Any]
) -> None:
    player = opened(course, visit)
    sits_down(player, long_game(2), show="steps")
    player.page.set_viewport_size(PHONE)
    player.starts()
    player.press("do-leave")
    player.root.get_by_text("Really leave?").first.wait_for()
    player.act("do-leave").click()
    player.root.locator("[data-screen='settled']").wait_for()
    player.root.locator(".rw-the-one").click()
    player.root.locator("[data-screen='deal']").wait_for()
    player.page.evaluate(TILE_WIDTHS)
    player.starts()
    player.page.evaluate(FRAMES)
    assert len(player.page.evaluate("window.widths")) == 1


@pytest.mark.parametrize("motion", ["no-preference", pytest.param("reduce", marks=pytest.mark.proof)])
def test_a_close_is_staged(scratch: Callable[..., str], visit: Callable[..., Any], motion: str) -> None:
    page = visit(reduced_motion=motion)
    page.add_init_script(SHIFTS)
    player = Clicker(page)
    player.opens(scratch(f"closing-{motion}", CLOSING))
    player.root.locator("[data-screen='play']").wait_for()
    player.press("lay")
    gold = player.root.locator(".rw-the-one[data-gold][data-act='do-close']")
    gold.wait_for()
    page.evaluate(FRAMES)
    page.evaluate("window.numbers = []; new MutationObserver(() => { const seen = "
                  "document.querySelector('.rw-counting'); if (seen) numbers.push(Number(seen.textContent)) })"
                  ".observe(document.querySelector('.rw'), { subtree: true, childList: true, characterData: true })")  # fmt: skip
    gold.click()
    player.root.locator("[data-screen='settled']").wait_for()
    page.evaluate("window.shifts.length = 0")
    staged = player.root.locator(".rw-settled[data-staged]")
    assert player.root.locator(".rw-why-paid li").count() >= 2
    if motion == "reduce":
        assert staged.count() == 0
    else:
        player.root.locator(".rw-settled:not([data-staged])").wait_for()
        numbers = page.evaluate("window.numbers")
        assert numbers == sorted(numbers), "it counts up"
        assert len(set(numbers)) > 2, "in steps, however few frames a busy machine draws"
        assert int(player.root.locator(".rw-settled .rw-gain b").inner_text()) == numbers[-1]
    assert page.evaluate("window.shifts") == [], "what appears has its place from the start"
    assert player.root.locator(".rw-flying").count() == 0
    assert player.root.locator(".rw-own > .rw-closed > li").count() == 5, "four melds and the free tile"
    told = player.act("told")
    assert told.get_attribute("aria-expanded") == "false", "the proof is folded"
    told.click()
    player.root.locator(".rw-table-drawer .rw-proof").first.wait_for()
    player.press("drawer-close")
    assert told.evaluate("each => each === document.activeElement")


def test_what_is_pressed_ends_the_staging(scratch: Callable[..., str], visit: Callable[..., Any]) -> None:
    page = visit(**MOVING)
    player = Clicker(page)
    player.opens(scratch("closing-skipped", CLOSING))
    player.root.locator("[data-screen='play']").wait_for()
    player.press("lay")
    gold = player.root.locator(".rw-the-one[data-gold]")
    gold.wait_for()
    page.evaluate(LEAVE)
    gold.click()
    player.root.locator("[data-screen='settled']").wait_for()
    player.root.locator(".rw-settled:not([data-staged])").wait_for()
    assert page.evaluate("window.numbers") == ["0"], "it did not begin to count"
    assert player.root.locator(".rw-counting").count() == 0


def test_a_page_says_once_that_its_line_is_gone(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page("lessons/pro/02-runs"))
    page.locator(".rw-step >> visible=true").wait_for()
    page.wait_for_selector(".rw-step .rw-tile")
    for kernel in course.kernels():
        with suppress(psutil.NoSuchProcess):  # of another page that was closed before
            kernel.kill()
    page.locator(".rw-banner >> visible=true").first.wait_for(timeout=20_000)
    roots = "[...document.querySelectorAll('.rw')].every(root => root.querySelector('.rw-banner').dataset.line === 'gone')"
    page.wait_for_function(roots)
    assert page.evaluate(BANNERS) == 1
    page.locator(".rw-dot").nth(2).click()
    page.evaluate(FRAMES)
    assert page.evaluate(BANNERS) == 1
    wait_until_said(page, "Connection lost")
    aloud = page.evaluate("said")
    assert len([each for each in aloud if "Connection lost" in each]) == 1


def test_sounds_are_off_until_they_are_switched_on(course: App, visit: Callable[..., Any]) -> None:
    player = Clicker(visit())
    page = player.page
    page.add_init_script("window.made = 0; const Own = window.AudioContext;"
                         "window.AudioContext = class extends Own { constructor() { super(); window.made += 1 } }")  # fmt: skip
    player.opens(course.page("notebooks/play"))
    player.press("quick")
    player.root.locator("[data-screen='play']").wait_for()
    assert page.evaluate("window.made") == 0
    menu = page.locator(".rw-page-menu")
    menu.locator("summary").click()
    item = menu.get_by_role("button", name="Sound")
    assert item.get_attribute("aria-pressed") == "false"
    item.click()
    page.wait_for_function("window.made === 1")
    page.reload(wait_until="commit")
    player.root.locator("[data-screen='play']").wait_for()
    assert page.evaluate("window.made") == 0, "nobody has touched it yet"
    menu.locator("summary").click()
    assert item.get_attribute("aria-pressed") == "true"
