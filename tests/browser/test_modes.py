"""A rack to look at only, a rack for a projector, and a rack that is full."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.desk import Desk
from servers import App


@pytest.fixture(scope="module")
def page(racks: App, keep: Callable[..., Any]) -> Any:
    page = keep(racks.page("notebooks/looks"))
    page.wait_for_function("document.querySelectorAll('.rw-rack').length === 3")
    return page


@pytest.fixture(scope="module")
def shown(page: Any) -> Desk:
    return Desk(page, ".rw >> nth=0", "shown")


@pytest.fixture(scope="module")
def large(page: Any) -> Desk:
    return Desk(page, ".rw >> nth=1", "large")


@pytest.fixture(scope="module")
def full(page: Any) -> Desk:
    return Desk(page, ".rw >> nth=2", "full")


def test_a_rack_to_look_at_takes_nothing(shown: Desk) -> None:
    before = shown.settled()
    shown.drag(shown.tile("r7"), shown.tile("*"))
    shown.tile("r7").click()
    shown.tile("r5").dblclick()
    shown.page.mouse.click(*shown.middle(shown.root.locator(".rw-bar").first))
    shown.tile("r5").focus()
    shown.press("Enter", "ArrowRight", "Enter", "s", "Control+z", "Delete")
    assert shown.lifted() == 0
    assert shown.settled() == before
    assert shown.root.locator("[data-act='undo'], [data-act^='sort']").count() == 0


def test_a_rack_to_look_at_is_read_like_any_other(shown: Desk) -> None:
    assert shown.stops() == 1
    assert set(shown.root.locator(".rw-tile").evaluate_all("(all) => all.map((it) => it.role)")) == {"img"}
    shown.tile("r5").focus()
    shown.press("ArrowRight")
    assert shown.focused() == "red 6, upper shelf, place 2, run, red 5 to red 7"
    shown.press("End")
    assert shown.focused().startswith("black 7, upper shelf")
    shown.press("ArrowDown")
    assert shown.focused().startswith("Joker, lower shelf")


def test_a_rack_becomes_one_to_look_at_and_back(full: Desk) -> None:
    full.tile("r13").click()
    full.python("full.readonly = True")
    full.page.wait_for_function("document.querySelectorAll('[data-readonly]').length === 2")
    assert full.lifted() == 0
    full.python("full.readonly = False")
    full.page.wait_for_function("document.querySelectorAll('[data-readonly]').length === 1")
    full.tile("k1").click()
    full.slot(1, 0).click()
    full.becomes("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 / k1")
    full.tool("undo").click()
    full.becomes("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k1")


def test_tiles_for_a_projector_are_large_and_are_dragged_like_others(large: Desk) -> None:
    width = large.tile("r5").bounding_box()["width"]
    assert width >= 64
    large.drag(large.tile("b9"), large.slot(1, 0))
    large.becomes("r5 r6 r7 / b9")
    large.tool("size").click()
    large.page.wait_for_function("document.querySelectorAll('[data-size=projector]').length === 0")
    assert large.tile("r5").bounding_box()["width"] < width
    assert large.python("large.size") == "normal"
    large.tool("size").click()
    large.page.wait_for_function("document.querySelectorAll('[data-size=projector]').length === 1")


def test_a_full_shelf_grows_when_one_more_tile_comes(full: Desk) -> None:
    full.python("full.arrangement = 'r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k1 / k2'")
    full.becomes("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k1 / k2")
    full.tile("k2").click()
    full.slot(0, 14).click()
    full.becomes("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k1 k2")
    full.tile("k2").focus()
    full.press("Enter", "ArrowRight", "Enter")
    full.becomes("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k1 | k2")
