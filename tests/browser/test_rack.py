"""The rack in hand: with a mouse, dragging or not, and with keys; everybody hears what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.desk import START, Desk
from parts import WHOLE, part_of
from rummy_widget.engine.layout import parse_arrangement
from servers import App
from visits import MOVING, wait_until_said

TILES = sorted(map(str, parse_arrangement(START).tiles))
DONE = "r5 r6 r7 _ _ b9 b10 / k12 k13 k1 k2 | y4 *"
WAYS = (
    "drag the line",
    "drag with Shift",
    "click the line",
    "double click",
    "Shift and click",
    "Shift and Enter",
    "S",
)


@pytest.fixture(scope="module")
def table(racks: App, keep: Callable[..., Any]) -> Any:
    """A page with one rack, as a mouse and a keyboard meet it."""
    return keep(racks.page("notebooks/rack"), **MOVING)


@pytest.fixture
def desk(table: Any) -> Desk:
    """That rack, laid anew, with the focus nowhere and the mouse out of the way."""
    table.keyboard.press("Escape")
    table.mouse.move(2, 2)
    table.evaluate("document.activeElement.blur()")
    desk = Desk(table)
    desk.anew()
    return desk


# -- the mouse ---------------------------------------------------------------------------------


def test_a_tile_dragged_to_an_empty_slot_lies_there(desk: Desk) -> None:
    desk.drag(desk.tile("r7"), desk.slot(0, 2))
    desk.becomes(DONE)
    assert desk.root.locator(".rw-seg").first.get_attribute("data-state") == "valid"


def test_a_tile_dragged_onto_a_tile_is_inserted_before_it(desk: Desk) -> None:
    desk.drag(desk.tile("r7"), desk.tile("r6"), drop=False)
    assert desk.root.locator('.rw-slot[data-over="before"]').count() == 1
    desk.page.mouse.up()
    desk.becomes("r5 r7 r6 _ _ b9 b10 / k12 k13 k1 k2 | y4 *")


def test_a_tile_dropped_outside_goes_back(desk: Desk) -> None:
    desk.drag(desk.tile("r7"), desk.page.locator(".rw-verdict"), drop=False)
    desk.page.mouse.move(500, 760)
    assert desk.lifted() == 1
    desk.page.mouse.up()
    desk.becomes(START)
    assert desk.lifted() == 0
    wait_until_said(desk.page, "Put back: red 7.")
    assert desk.said()[-1] == "Put back: red 7."


def test_escape_in_the_middle_of_a_drag_puts_back(desk: Desk) -> None:
    desk.drag(desk.tile("r7"), desk.slot(1, 9), drop=False)
    desk.press("Escape")
    desk.page.mouse.up()
    desk.becomes(START)
    assert desk.lifted() == 0
    assert desk.python("rack.state['rack']['undo']") == "False"


def test_a_press_that_shakes_is_a_click_and_no_drag(desk: Desk) -> None:
    x, y = desk.middle(desk.tile("r7"))
    desk.page.mouse.move(x, y)
    desk.page.mouse.down()
    desk.page.mouse.move(x + 2, y + 1)
    desk.page.mouse.up()
    assert desk.lifted() == 1
    desk.slot(0, 2).click()
    desk.becomes(DONE)


def test_a_tile_and_then_a_place_without_any_drag(desk: Desk) -> None:
    desk.tile("r7").click()
    assert desk.lifted() == 1
    desk.slot(0, 2).click()
    desk.becomes(DONE)
    desk.tile("*").click()
    desk.tile("r6").click()  # onto a tile: before it
    desk.becomes("r5 * r6 r7 | b9 b10 / k12 k13 k1 k2 | y4")


def test_a_second_click_puts_back(desk: Desk) -> None:
    desk.tile("r7").click()
    desk.tile("r7").click()
    assert desk.lifted() == 0
    assert desk.settled() == START


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of(WAYS, 2))
def test_a_whole_segment_in_each_way(desk: Desk, way: str) -> None:
    tile, line, to = desk.tile("k13"), desk.handle(3), desk.slot(0, 9)
    if way == "drag the line":
        desk.drag(line, to)
    elif way == "drag with Shift":
        desk.page.keyboard.down("Shift")
        desk.drag(desk.tile("k12"), to)
        desk.page.keyboard.up("Shift")
    elif way in ("Shift and Enter", "S"):
        tile.focus()
        desk.press("s" if way == "S" else "Shift+Enter")
        assert desk.lifted() == 4
        to.locator(".rw-place").focus()
        desk.press("Enter")
    else:
        if way == "click the line":
            desk.page.mouse.click(*desk.middle(line))
        elif way == "double click":
            tile.dblclick()
        else:
            tile.click(modifiers=["Shift"])
        assert desk.lifted() == 4
        to.click()
    desk.becomes("r5 r6 | r7 | b9 b10 _ _ k12 k13 k1 k2 / _ _ _ _ _ y4 *")


def test_a_segment_pushes_what_it_meets(desk: Desk) -> None:
    desk.drag(desk.handle(3), desk.tile("r5"))
    desk.settled()
    assert desk.lies().startswith("k12 k13 k1 k2 r5 r6")
    assert parse_arrangement(desk.lies()).tiles != parse_arrangement(START).tiles
    assert sorted(map(str, parse_arrangement(desk.lies()).tiles)) == TILES


# -- the keyboard ------------------------------------------------------------------------------


def test_the_keyboard_alone_lays_a_run(desk: Desk) -> None:
    desk.page.locator(".skip").focus()
    stops = 0
    while not desk.focused().startswith("red 5, upper shelf, place 1"):
        desk.press("Tab")
        stops += 1
        assert stops < 20, "Tab does not reach the tiles"
    desk.press("ArrowRight", "ArrowRight", "ArrowRight", "Enter")
    assert desk.lifted() == 1
    desk.press("ArrowLeft", "Enter")
    desk.becomes(DONE)
    assert desk.focused() == "red 7, upper shelf, place 3, run, red 5 to red 7"


def test_keys_typed_ahead_of_the_answers_are_not_lost(desk: Desk) -> None:
    desk.tile("r7").focus()
    keys = "Enter ArrowLeft Enter Home Enter ArrowDown Enter Control+z Control+z Control+y"
    desk.press(*keys.split())
    desk.becomes(DONE)


def test_the_arrows_reach_every_place_and_stop_at_the_ends(desk: Desk) -> None:
    desk.tile("r5").focus()
    desk.press("ArrowLeft", "ArrowUp")
    assert desk.focused().startswith("red 5")
    desk.press("End")
    assert desk.focused() == "empty, upper shelf, place 14"
    desk.press("ArrowRight", "ArrowDown", "ArrowDown")
    assert desk.focused() == "empty, lower shelf, place 14"
    desk.press("Home")
    assert desk.focused().startswith("black 12, lower shelf, place 1")
    desk.press("Control+Home")
    assert desk.focused().startswith("red 5")
    desk.press("Control+End")
    assert desk.focused() == "empty, lower shelf, place 14"


def test_escape_puts_back_and_the_focus_with_it(desk: Desk) -> None:
    desk.tile("r7").focus()
    desk.press("Enter", "ArrowDown", "ArrowRight")
    assert desk.focused() == "Empty, lower shelf, place 5."
    desk.press("Escape")
    assert desk.lifted() == 0
    assert desk.focused().startswith("red 7, upper shelf, place 4")
    assert desk.settled() == START


def test_one_tab_stop_that_moves(desk: Desk) -> None:
    assert desk.stops() == 1
    desk.tile("k13").focus()
    assert desk.stops() == 1
    desk.press("Tab")
    assert desk.page.evaluate("document.activeElement.dataset.act") == "why", (
        "the next stop is past the tiles"
    )
    desk.press("Shift+Tab")
    assert desk.focused().startswith("black 13"), "and the way back leads where one was"
    desk.tile("y4").click()
    desk.slot(1, 13).click()
    desk.settled()
    assert desk.stops() == 1


def test_the_focus_is_never_lost(desk: Desk) -> None:
    desk.tile("r7").focus()
    desk.press("Enter", "ArrowLeft", "Enter")
    desk.becomes(DONE)
    for act in ("undo", "redo", "sort-run", "sort-group", "undo", "undo", "undo", "undo"):
        desk.tool(act).focus()
        desk.press("Enter")
        desk.settled()
        assert desk.focused().lower() == act.replace("-", " by ").lower(), (
            "a button that is used up keeps the focus"
        )
    desk.tile("r7").focus()
    desk.python("rack.arrangement = 'y1 y2 y3'")
    desk.becomes("y1 y2 y3")
    assert desk.focused(), "where its tile is gone, the focus stays in the rack"
    assert desk.stops() == 1


def test_escape_closes_the_rule_and_returns_to_its_question(desk: Desk) -> None:
    why = desk.root.locator(".rw-label .rw-why").first
    why.focus()
    desk.press("Enter")
    rule = desk.root.locator(".rw-rule")
    assert rule.is_visible()
    assert rule.inner_text().startswith("PRO-20")
    desk.press("Escape")
    assert not rule.is_visible()
    assert desk.page.evaluate("document.activeElement.dataset.act") == "why"


# -- what is said ------------------------------------------------------------------------------


def test_screen_readers_hear_what_happened_in_the_words_of_the_game(desk: Desk) -> None:
    desk.tile("r7").focus()
    desk.press("Enter", "ArrowLeft", "Enter")
    desk.becomes(DONE)
    desk.press("Control+z")
    desk.becomes(START)
    desk.tool("sort-group").click()
    desk.settled()
    for sentence in (
        "red 7 picked up. Arrow keys choose a place, Enter puts down, Escape puts back.",
        "red 7 put down, upper shelf, place 3: run, red 5 to red 7.",
        "Last move undone.",
        "Sorted by group.",
        "11 loose tiles. Put tiles side by side to make melds.",
    ):
        wait_until_said(desk.page, sentence)
    said = " | ".join(desk.said())
    words = ("picked up", "put down", "undone", "Sorted", "loose tiles")
    assert sorted(words, key=said.index) == list(words), "what was done comes before what it led to"


def test_each_tile_has_a_name_a_place_and_a_segment(desk: Desk) -> None:
    names = desk.root.locator(".rw-tile").evaluate_all(
        "(all) => all.map((it) => it.getAttribute('aria-label'))"
    )
    assert names[0] == "red 5, upper shelf, place 1, unfinished, needs red 4 or red 7"
    assert names[2] == "red 7, upper shelf, place 4"
    assert names[8].startswith("black 2, lower shelf, place 4, not valid")
    assert names[8].endswith("doesn't fit")
    assert names[-1].startswith("Joker, lower shelf, place 7")
    live = desk.root.locator(".rw-live")
    assert live.get_attribute("aria-live") == "polite"


# -- tools -------------------------------------------------------------------------------------


@pytest.mark.whole
def test_undo_and_redo_without_limit(desk: Desk) -> None:
    assert desk.tool("undo").get_attribute("aria-disabled") == "true"
    been = [desk.settled()]
    for slot in range(13, 7 if WHOLE else 10, -1):
        desk.tile("b9" if slot % 2 else "b10").click()
        desk.slot(0, slot).click()
        been.append(desk.settled())
    for wanted in reversed(been[:-1]):
        desk.tool("undo").click()
        desk.becomes(wanted)
    assert desk.tool("undo").get_attribute("aria-disabled") == "true"
    for wanted in been[1:]:
        desk.tool("redo").click()
        desk.becomes(wanted)
    assert desk.tool("redo").get_attribute("aria-disabled") == "true"


def test_sorting_is_a_move_that_can_be_undone(desk: Desk) -> None:
    desk.tool("sort-run").click()
    desk.page.wait_for_function("document.querySelector('[data-act=undo]').ariaDisabled === null")
    by_run = desk.settled()
    assert by_run != START
    desk.tool("sort-group").click()
    desk.page.wait_for_function("(said) => window.said.includes(said)", arg="Sorted by group.")
    assert desk.settled() != by_run
    desk.press("Control+z")
    desk.becomes(by_run)
    desk.press("Control+z")
    desk.becomes(START)
