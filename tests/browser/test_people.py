"""A table of people: two browsers meet by a code, deal, play, and find their seats again."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from parts import part_of
from servers import App

WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 664}
MINE = ".rw-asked-now[data-mine]"


def made(page: Any, name: str) -> str:
    """A table made by hand; its code."""
    page.click("[data-act=people]")
    page.fill("[name=people-name]", name)
    page.click("[data-act=people-make]")
    code: str = page.inner_text("[data-code]")
    assert re.fullmatch("[3479B-DF-HJ-NP-TV-Z]{6}", code)
    return code


def joined(page: Any, name: str) -> None:
    page.fill("[name=people-name]", name)
    page.click("[data-act=people-join]")
    page.click("[data-act=people-ready]")


LYING = """[...document.querySelectorAll(".rw-wood .rw-slot")].map(
    (it) => it.querySelector(".rw-tile")?.ariaLabel ?? "").join()"""


def lying(page: Any) -> str:
    """The own rack, slot by slot."""
    found: str = page.evaluate(LYING)
    return found


def panel(page: Any) -> None:
    page.click(".rw-own .rw-more summary")
    page.click(".rw-own [data-act=people]")
    page.wait_for_selector(".rw-beside")


def test_two_browsers_meet_play_and_come_back(course: App, visit: Callable[..., Any]) -> None:
    ana = visit(course.page("notebooks/tables"), viewport=WIDE)
    code = made(ana, "Ana")
    assert ana.url.endswith(f"?room={code}")
    assert ana.locator(".rw-qr").is_visible()
    dan = visit(f"{course.page('notebooks/tables')}?room={code.lower()}", viewport=PHONE, color_scheme="dark")
    joined(dan, "Dan")
    ana.wait_for_selector("[data-act=people-deal]:not([aria-disabled])")
    for page in (ana, dan):
        assert page.locator(".rw-people-seats li").count() == 2
        assert not barriers(page)
    ana.click("[data-act=people-deal]")
    for page in (ana, dan):
        page.wait_for_selector("[data-screen=play]")
    assert ana.locator(MINE).count() == 1
    ana.click("[data-act=do-draw]")
    dan.wait_for_selector(MINE)
    assert dan.get_by_text("Ana drew a tile.").count()
    rack = dan.locator(".rw-wood .rw-tile").evaluate_all("them => them.map(it => it.ariaLabel).sort()")
    dan.evaluate("window.old = true")
    dan.reload(wait_until="commit")
    dan.wait_for_function("!window.old")
    dan.wait_for_selector(MINE)
    assert (
        dan.locator(".rw-wood .rw-tile").evaluate_all("them => them.map(it => it.ariaLabel).sort()") == rack
    )
    panel(ana)
    ana.click("[data-act=say-nice]")
    dan.wait_for_selector(".rw-bubbles >> text=Nice move")
    assert not barriers(ana)
    dan.click("[data-act=do-draw]")
    ana.wait_for_selector(MINE)


@pytest.mark.proof  # every run kills kernels at a table (`test_people_faults.py`)
def test_a_seat_is_back_when_its_kernel_dies(course: App, visit: Callable[..., Any]) -> None:
    ana = visit(course.page("notebooks/play"), viewport=WIDE)
    made(ana, "Ana")
    ana.click("[data-act=people-fill] >> nth=0")
    ana.click("[data-act=people-deal]:not([aria-disabled])")
    ana.wait_for_selector("[data-screen=play]")
    before = lying(ana)
    ana.click("[data-act=sort-group]")
    ana.wait_for_function(f"before => {LYING} !== before", arg=before)
    before = lying(ana)
    url = ana.url
    for kernel in course.kernels():
        kernel.kill()
    ana.goto(url, wait_until="commit")
    ana.wait_for_selector("[data-screen=play]")
    ana.wait_for_selector(MINE)
    assert ana.url == url
    assert lying(ana) == before


@pytest.mark.whole
@pytest.mark.parametrize("page", part_of(["tables", "play"], 2))
def test_who_plays_alone_is_not_held_up(course: App, visit: Callable[..., Any], page: str) -> None:
    alone = visit(course.page(f"notebooks/{page}"))
    alone.wait_for_selector(".rw-door")
    assert alone.locator(".rw-door[open]").count() == 0
    alone.click("[data-act=deal]" if page == "tables" else "[data-act=quick]")
    alone.wait_for_selector("[data-screen=play], [data-screen=deal]")


def test_from_home_to_a_seconds_first_move_while_a_third_watches(
    course: App, visit: Callable[..., Any], record_property: Callable[[str, object], None]
) -> None:
    clicks, begun = 0, time.monotonic()

    def click(page: Any, act: str) -> None:
        nonlocal clicks
        page.click(f"[data-act={act}]:not([aria-disabled])")
        clicks += 1

    ana = visit(course.page("notebooks/home"), viewport=WIDE)
    click(ana, "people")
    click(ana, "people-make")
    link = ana.inner_text(".rw-people-link code")
    dan = visit(link, viewport=PHONE)
    click(dan, "people-join")
    click(dan, "people-ready")
    click(ana, "people-deal")
    ana.wait_for_selector("[data-screen=play]")
    first, second = (ana, dan) if ana.locator(MINE).count() else (dan, ana)
    click(first, "do-draw")
    second.wait_for_selector(MINE)
    click(second, "do-draw")
    first.wait_for_selector(MINE)
    record_property("clicks", clicks)
    record_property("seconds", round(time.monotonic() - begun, 1))
    assert clicks == 7
    eve = visit(link, viewport=PHONE, color_scheme="dark")
    click(eve, "people-join")
    click(eve, "people-watch")
    eve.wait_for_selector(".rw-watch .rw-seat")
    assert not barriers(eve)
    assert not eve.locator(".rw-wood").count()
    told = eve.locator(".rw-log li").count()
    click(first, "do-draw")
    eve.wait_for_function("told => document.querySelectorAll('.rw-log li').length > told", arg=told)
    eve.evaluate("window.old = true")
    eve.reload(wait_until="commit")
    eve.wait_for_function("!window.old")
    eve.wait_for_selector(".rw-watch .rw-seat")
    panel(ana)
    ana.wait_for_selector("[data-watchers]")
    click(eve, "people-leave")
    eve.wait_for_selector("[data-screen=setup]")
    assert "room=" not in eve.url
