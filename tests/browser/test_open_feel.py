"""How an open table feels: quiet until sounds are wanted, and then a round that is won is celebrated too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rummy_widget as rw
from browser.sitting import Clicker, Push, end
from visits import MOVING

WINNING = """\
from dataclasses import replace
import rummy_widget as rw
from rummy_widget.layout import Arrangement, History
from rummy_widget.spread import parse_spread
from rummy_widget.spread.drafts import layout_of
from rummy_widget.tiles import parse_tiles
table = rw.Table(rules=rw.RUMMIKUB, seats=2, speed="none", seed=7)
desk = table._desk.deal()
spread, hand = parse_spread("r5 r6 r7 | b9 y9 k9"), parse_tiles("r8")
game = replace(desk.now, spread=spread, hands=(hand, *desk.now.hands[1:]), opened=(True, True), seat=0)
turn = History(layout_of(spread, Arrangement((hand, ()))))
table._desk = replace(desk, past=(*desk.past[:-1], game), turn=turn)
table._refresh(None)
table
"""
COUNTS = """window.made = 0; const Own = window.AudioContext;
window.AudioContext = class extends Own { constructor() { super(); window.made += 1 } }"""
SOUND = "localStorage.setItem('rummy-widget:sound:v1', 'on')"
# What is celebrated is seen, and ended by a key as soon as it is.
SEEN = """() => {
  window.cheered = 0;
  new MutationObserver(() => {
    const sky = document.querySelector('.rw-sky');
    if (!sky || cheered) return;
    cheered = sky.children.length;
    document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
  }).observe(document.querySelector('.rw'), { subtree: true, childList: true });
}"""


@pytest.mark.parametrize("sound", [True, False], ids=["on", "off"])
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
    sitter.aloud.wait("region", "You have no tile left")
    assert sitter.aloud.wait("cell", r"\+")
    page.wait_for_function("!document.querySelector('.rw-sky, [data-cheered]')")
    assert (page.evaluate("window.cheered") > 0) is sound
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
    sitter.aloud.wait("region", "You have no tile left")
    assert page.evaluate("window.cheered") == 0
