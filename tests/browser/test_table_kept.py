"""Tables in Chromium that are loaded anew at each moment, and in two tabs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.seat import Clicker
from browser.test_table import works_for_all
from servers import App


def loaded_anew(player: Clicker, screen: str) -> None:
    """The page loaded anew, by a kernel of its own."""
    player.page.evaluate("window.old = true")
    player.page.reload(wait_until="commit")
    player.page.wait_for_function("!window.old")
    player.root.locator(f"[data-screen='{screen}']").wait_for()


def leaves(player: Clicker) -> None:
    player.press("do-leave")
    player.root.get_by_text("Really leave?").first.wait_for()
    player.press("do-leave")
    player.root.locator("[data-screen='settled']").wait_for()


def sat_down(page: Any, url: str) -> Clicker:
    player = Clicker(page)
    player.opens(url)
    return player


@pytest.mark.proof  # what open games keep is looked at in each run
def test_a_reload_at_each_moment_of_a_match(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    player = sat_down(page, course.page("notebooks/play"))

    player.own_table()
    player.choose("Coach", "yes")
    player.choose("Multiplier", "5")
    player.choose("Players", "2")
    player.choose("How fast the computers play", "none")
    player.root.locator("select[name='seat-2']").wait_for(state="detached")
    loaded_anew(player, "setup")
    multiplier = player.root.locator("select[name='multiplier']")
    page.wait_for_function("field => field.value === '5'", arg=multiplier.element_handle())
    assert player.root.locator("select[name='practice']").input_value() == "yes"

    player.begins()
    for step in (2, 3, 4):
        player.press("deal-next")
        player.root.get_by_text(f"Step {step} of", exact=False).wait_for()
    said = player.root.locator(".rw-above .rw-goal").inner_text()
    loaded_anew(player, "deal")
    player.root.get_by_text("Step 4 of", exact=False).wait_for()
    assert player.root.locator(".rw-above .rw-goal").inner_text() == said
    player.starts()

    held = player.held()
    loaded_anew(player, "play")
    assert player.held() == held
    player.root.locator(".rw-wood .rw-tile").first.click()
    player.act("discard-here").click()
    player.act("do-takeback").wait_for()
    advised = player.root.locator(".rw-coach").inner_text()
    loaded_anew(player, "play")
    assert player.root.locator(".rw-coach").inner_text() == advised
    player.press("do-takeback")
    player.act("do-takeback").wait_for(state="detached")
    assert player.held() == held

    leaves(player)
    paid = player.root.locator(".rw-settled").inner_text()
    loaded_anew(player, "settled")
    assert player.root.locator(".rw-settled").inner_text() == paid
    player.root.locator("[data-notice]").get_by_text("Here's your last game").wait_for()

    player.press("replay")
    player.root.locator("[data-screen='replay']").wait_for()
    player.press("replay-on")
    player.root.get_by_text("Move 1 of", exact=False).first.wait_for()
    loaded_anew(player, "replay")
    player.root.get_by_text("Move 1 of", exact=False).first.wait_for()
    player.press("replay-end")
    player.press("next-game")
    player.starts()
    loaded_anew(player, "play")
    player.press("statistics")
    player.root.locator(".rw-table-drawer").get_by_text("Games so far: 1").first.wait_for()


def test_two_tabs_of_one_game(course: App, visit: Callable[..., Any]) -> None:
    """What was done first counts; the other tab says so, and goes on after loading."""
    page = visit()
    player = sat_down(page, course.page("notebooks/play"))
    player.begins()
    player.starts()
    player.plays(1)
    other = sat_down(page.context.new_page(), course.page("notebooks/play"))
    other.root.locator("[data-notice]").get_by_text("Here's your").wait_for()
    assert other.held() == player.held()

    page.bring_to_front()  # a page behind another one hardly draws
    player.turn()
    held, asked = player.held(), player.asked()
    other.page.bring_to_front()
    other.press("sort-group")
    notice = other.root.locator("[data-notice]")
    notice.get_by_text("played on in another tab", exact=False).wait_for()
    works_for_all(other.page)
    notice.get_by_role("button", name="Load the game").click()
    other.root.locator("[data-notice]").get_by_text("Here's your").wait_for()
    assert (other.held(), other.asked()) == (held, asked)
    assert other.turn()

    page.bring_to_front()
    player.press("sort-group")
    player.root.locator("[data-notice]").get_by_text("played on in another tab", exact=False).wait_for()
    assert player.held() == held, "nothing of it was changed here"


def test_tabs_with_games_of_their_own(course: App, visit: Callable[..., Any]) -> None:
    """Each goes on with its own after a reload; the set-up offers the other."""
    page = visit()
    player = sat_down(page, course.page("notebooks/play"))
    other = sat_down(page.context.new_page(), course.page("notebooks/play"))
    for each in (other, player):
        each.page.bring_to_front()
        each.begins()
        each.starts()
    player.plays(1)
    held, others = player.held(), other.held()
    assert held != others
    loaded_anew(player, "play")
    other.page.bring_to_front()
    loaded_anew(other, "play")
    assert (player.held(), other.held()) == (held, others)
    leaves(other)
    other.press("to-setup")
    other.root.get_by_role("button", name="Back to: 2 players", exact=False).click()
    other.root.locator("[data-screen='play']").wait_for()
    assert other.held() == held
