"""Finger and pen on a small screen: tiles can be dragged, and the page can be scrolled over them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.desk import START, Desk, Finger
from servers import App
from visits import MOVING

DONE = "r5 r6 r7 _ _ b9 b10 / k12 k13 k1 k2 | y4 *"


@pytest.fixture(scope="module")
def phone(racks: App, keep: Callable[..., Any]) -> Any:
    """The same page on a small screen that is touched and has to be scrolled."""
    return keep(
        racks.page("notebooks/rack"),
        has_touch=True,
        is_mobile=True,
        viewport={"width": 390, "height": 420},
        **MOVING,
    )


@pytest.fixture
def touched(phone: Any) -> Desk:
    desk = Desk(phone)
    desk.anew()
    phone.evaluate("scrollTo(0, 0)")
    return desk


def test_a_swipe_over_tiles_scrolls_the_page_and_picks_nothing_up(touched: Desk) -> None:
    finger, at = Finger(touched.page), touched.middle(touched.tile("r7"))
    before = touched.page.evaluate("scrollY")
    finger.down(at)
    finger.move(at, (at[0] + 4, at[1] - 120), steps=12)
    assert touched.lifted() == 0
    finger.up()
    touched.page.wait_for_function("(before) => scrollY > before + 40", arg=before)
    assert touched.lifted() == 0
    assert touched.settled() == START
    assert touched.said() == []


def test_a_tile_held_for_a_moment_can_be_dragged_anywhere(touched: Desk) -> None:
    finger, start = Finger(touched.page), touched.middle(touched.tile("r7"))
    end = touched.middle(touched.slot(0, 2))
    finger.down(start)
    touched.page.wait_for_selector(".rw-tile[data-lifted]")
    top = touched.page.evaluate("scrollY")
    finger.move(start, (end[0], end[1] + 60))  # down, which would scroll, and back
    finger.move((end[0], end[1] + 60), end)
    assert touched.page.evaluate("scrollY") == top
    finger.up()
    touched.becomes(DONE)


def test_a_tile_moved_sideways_is_dragged_at_once(touched: Desk) -> None:
    finger, start = Finger(touched.page), touched.middle(touched.tile("r7"))
    end = touched.middle(touched.slot(0, 2))
    finger.down(start)
    finger.move(start, end)
    finger.up()
    touched.becomes(DONE)


def test_the_line_under_a_segment_is_a_handle_for_a_finger(touched: Desk) -> None:
    finger, start = Finger(touched.page), touched.middle(touched.handle(0))
    end = touched.middle(touched.slot(0, 7))
    finger.down(start)
    touched.page.wait_for_selector(".rw-tile[data-lifted]")
    finger.move(start, end)
    finger.up()
    touched.settled()
    assert "r5 r6" in touched.lies()
    assert not touched.lies().startswith("r5")


def test_tap_and_tap(touched: Desk) -> None:
    touched.tile("r7").tap()
    assert touched.lifted() == 1
    touched.slot(0, 2).tap()
    touched.becomes(DONE)


def test_a_tile_dragged_with_a_pen(touched: Desk) -> None:
    pen, start = Finger(touched.page), touched.middle(touched.tile("r7"))
    end = touched.middle(touched.slot(0, 2))
    pen.pen("mouseMoved", start, pressed=False)
    pen.pen("mousePressed", start)
    touched.page.wait_for_selector(".rw-tile[data-lifted]")
    for part in (0.3, 0.7, 1):
        pen.pen("mouseMoved", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    pen.pen("mouseReleased", end, pressed=False)
    touched.becomes(DONE)
