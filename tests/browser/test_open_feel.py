"""How an open table feels: a round that is won is celebrated, quietly until sounds are wanted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rummy_widget as rw
from browser.everywhere import FRAMES
from browser.sitting import Clicker, Push, end
from servers import App
from visits import MOVING

WINNING = """\
from dataclasses import replace
import rummy_widget as rw
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.layout import Arrangement, History
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.table_melds.drafts import layout_of
from rummy_widget.engine.tiles import parse_tiles
table = rw.Table(rules=rw.RUMMIKUB, seats=2, speed="none", seed=7)
desk = table._screen.deal()
spread, hand = parse_table("r5 r6 r7 | b9 y9 k9"), parse_tiles("r8")
hands = (Hand.of(hand), *desk.now.hands[1:])
game = replace(desk.now, spread=spread, hands=hands, opened=(True, True), seat=0)
turn = History(layout_of(spread, Arrangement((hand, ()))))
room = replace(desk.room, past=(game,), state=replace(desk.room.state, game=game))
table._screen = replace(desk, past=(game,), room=room, turn=turn)
table._refresh(None)
table
"""
COUNTS = """window.made = 0; const Own = window.AudioContext;
window.AudioContext = class extends Own { constructor() { super(); window.made += 1 } }"""
SOUND = "localStorage.setItem('rummy-widget:sound:v1', 'on')"
# What is celebrated is seen, and ended by a key as soon as it is.
SEEN = """() => {
  window.flying = 0;
  new MutationObserver(() => {
    const all = document.querySelectorAll('[data-staged] .rw-flying');
    if (!all.length || flying) return;
    flying = all.length;
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  }).observe(document.querySelector('.rw'), { subtree: true, childList: true });
}"""


# That it's quiet until it is wanted is seen in every run at the other table (`test_table_feel.py`).
@pytest.mark.parametrize(
    "sound", [pytest.param(True, id="on"), pytest.param(False, id="off", marks=pytest.mark.proof)]
)
def test_a_round_is_won(scratch: Callable[..., str], visit: Callable[..., Any], sound: bool) -> None:
    page = visit(None, viewport={"width": 1280, "height": 800}, **MOVING)
    page.add_init_script(COUNTS)
    if sound:
        page.add_init_script(SOUND)
    sitter = Clicker(page, rw.RUMMIKUB)
    page.goto(scratch(f"won-{sound}", WINNING), wait_until="commit")
    sitter.aloud.wait("list", "On the table")
    page.evaluate(SEEN)
    sitter.put(Push("red 8", None, end(0)))
    sitter.press("Done$")
    sitter.aloud.wait("region", "You're out of tiles")
    assert sitter.aloud.wait("cell", r"\+")
    page.wait_for_function("!document.querySelector('.rw-flying, [data-staged]')")
    assert page.evaluate("window.flying") == 1, "from the one who pays"
    assert (page.evaluate("window.made") > 0) is sound


def test_with_less_motion_all_is_there_at_once(
    scratch: Callable[..., str], visit: Callable[..., Any]
) -> None:
    page = visit(None, viewport={"width": 1280, "height": 800})
    page.add_init_script(SOUND)
    sitter = Clicker(page, rw.RUMMIKUB)
    page.goto(scratch("won-still", WINNING), wait_until="commit")
    sitter.aloud.wait("list", "On the table")
    page.evaluate(SEEN)
    sitter.put(Push("red 8", None, end(0)))
    sitter.press("Done$")
    sitter.aloud.wait("region", "You're out of tiles")
    assert page.evaluate("window.flying") == 0


# Buttons that are seen and whose word has no room, or that lie over another or outside of the window.
CROWDED = """() => {
  const all = [...document.querySelectorAll('.rw-tools .rw-button, .rw-setup-ways .rw-button, .rw-preset, .rw-game-card')].filter(each => each.checkVisibility());
  const found = all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => `${each.textContent.trim()} has no room`);
  const boxes = all.filter(each => each.closest('.rw-tools') && !each.closest('.rw-more-list')).map(each => [each.textContent.trim(), each.getBoundingClientRect()]);
  boxes.forEach(([name, a], i) => {
    if (a.left < 0 || a.right > innerWidth) found.push(`${name} is outside`);
    for (const [other, b] of boxes.slice(i + 1)) if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom && b.top < a.bottom) found.push(`${name} over ${other}`);
  });
  return found;
}"""
SIZES = ((1280, 800), (768, 1024), (390, 664), (320, 640))


@pytest.mark.proof  # in every run the screens of another game are looked at so (`test_spread.py`)
def test_no_button_is_crowded_on_any_screen(course: App, visit: Callable[..., Any]) -> None:
    sitter = Clicker(visit(None, viewport={"width": 1280, "height": 800}), rw.RUMMY_45)
    page = sitter.page

    def looks(screen: str) -> None:
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FRAMES)
            assert page.evaluate(CROWDED) == [], f"{screen} at {width} x {height}"
        page.set_viewport_size({"width": 1280, "height": 800})
        page.evaluate(FRAMES)

    page.goto(f"{course.page('notebooks/tables')}?game=rummy_45", wait_until="commit")
    sitter.aloud.wait("button", "Rummy 45 ")
    looks("set-up")
    sitter.press("My own ")
    sitter.aloud.wait("combobox", "Players")
    looks("one's own set-up")
    play = page.get_by_role("button", name="Play", exact=True)
    assert play.evaluate("it => it.getBoundingClientRect().bottom <= innerHeight"), "it is seen at once"
    sitter.sets("Rummy 45", "9JKT-TECV-301K")
    sitter.turn()
    sitter.turn()
    looks("play")
    page.locator(".rw-tools summary").first.click()
    sitter.press("Leave the game")
    sitter.press("Really leave")
    sitter.aloud.until(lambda: sitter.over, "the round goes on")
    looks("the end")
    sitter.press("Look back$")
    sitter.aloud.wait("slider", "Move")
    looks("looking back")
