"""A table of people: two browsers meet by a code, deal, play, and find their seats again."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from browser.barriers import barriers
from browser.looking import AT_REST
from parts import part_of
from rummy_widget.rooms.locations import SHARED
from servers import App, free_port

ROOT = Path(__file__).parents[2]
WIDE, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 664}
SMALL = {"width": 360, "height": 640}
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


def gather(course: App, visit: Callable[..., Any], page: str = "tables", **phone: Any) -> tuple[Any, Any]:
    """Two people at a table, by a link: the first on a desktop, the second on a phone by touch; both may deal."""
    ana = visit(course.page(f"notebooks/{page}"), viewport=WIDE)
    made(ana, "Ana")
    link = ana.inner_text(".rw-people-link code")
    dan = visit(link, **{"viewport": SMALL, "has_touch": True, **phone})
    dan.fill("[name=people-name]", "Dan")
    dan.tap("[data-act=people-join]")
    dan.tap("[data-act=people-ready]")
    ana.wait_for_selector("[data-act=people-deal]:not([aria-disabled])")
    return ana, dan


def deals(ana: Any, dan: Any) -> None:
    ana.click("[data-act=people-deal]")
    for page in (ana, dan):
        page.wait_for_selector("[data-screen=play]")


# Where the buttons and the rack lie.
PLACES = """() => JSON.stringify(
  [...document.querySelectorAll('.rw-tools, .rw-wood')].map((it) => it.getBoundingClientRect()))"""
# Whatever of the table is not wholly in the window.
OUTSIDE = """() => [...document.querySelectorAll('.rw-tools button, .rw-tools summary, .rw-wood')].filter((it) => {
  const { left, top, right, bottom, width } = it.getBoundingClientRect();
  return width && it.checkVisibility() && (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight);
}).map((it) => it.outerHTML.slice(0, 80))"""
# What the phrases hide: of the rack, the melds' felt and the buttons, whatever lies under one of their places.
HIDDEN = """() => {
  const row = document.querySelector('.rw-phrase-row').getBoundingClientRect();
  return [...document.querySelectorAll('.rw-wood, .rw-felt, .rw-tools button, .rw-tools summary')].filter((it) => {
    const { left, top, right, bottom, width } = it.getBoundingClientRect();
    return width && it.checkVisibility() && left < row.right && right > row.left && top < row.bottom - 1 && bottom > row.top + 1;
  }).map((it) => it.className);
}"""


def test_an_invitation_shows_the_table_before_anyone_sits_down(
    course: App, visit: Callable[..., Any]
) -> None:
    ana = visit(course.page("notebooks/tables"), viewport=WIDE)
    code = made(ana, "Ana")
    ana.select_option(".rw-lobby-terms [name=timer]", "60")
    dan = visit(course.page("notebooks/tables"), viewport=SMALL, has_touch=True, color_scheme="dark")
    dan.tap("[data-act=people]")
    dan.fill("[name=people-code]", code)
    dan.tap("[data-act=people-look]")
    shown = dan.locator(".rw-invitation")
    shown.wait_for()
    for said in ("Ana's table", "Rummikub", "one minute", "Ana", "Free seat"):
        assert said in shown.inner_text()
    assert ana.locator(".rw-people-seats [data-free]").count() == 1, "nobody sits down by looking"
    assert not barriers(dan)
    dan.tap("[data-act=people-forget]")
    shown.wait_for(state="detached")
    dan.goto(f"{course.page('notebooks/play')}?room={code}")
    dan.tap("[data-act=people-elsewhere]")  # that game has another page
    dan.wait_for_selector("[data-act=people-join]")
    eve = visit(f"{course.page('notebooks/tables')}?people", viewport=WIDE)  # and by keys
    eve.focus("[name=people-code]")
    eve.keyboard.type(code)
    eve.keyboard.press("Enter")
    eve.wait_for_function("document.activeElement.name === 'people-name'")
    eve.keyboard.type("Eve")
    eve.keyboard.press("Enter")
    eve.wait_for_selector(".rw-lobby")
    dan.tap("[data-act=people-join]")  # too late
    dan.tap("[data-act=people-watch]")
    dan.wait_for_selector(".rw-watch")


def test_who_closes_the_page_is_no_longer_ready(course: App, visit: Callable[..., Any]) -> None:
    ana, dan = gather(course, visit)
    link = dan.url
    dan.goto("about:blank")
    ana.wait_for_selector(".rw-people-seats [data-away]:not([data-ready])")
    assert ana.locator("[data-act=people-deal]:not([aria-disabled])").count() == 0
    dan.goto(link, wait_until="commit")
    ana.wait_for_selector("[data-act=people-deal]:not([aria-disabled])")


def test_phrases_are_one_tap_away_and_hide_nothing(course: App, visit: Callable[..., Any]) -> None:
    ana, dan = gather(course, visit)
    deals(ana, dan)
    for page in (ana, dan):
        assert page.evaluate(OUTSIDE) == []
    tools = dan.locator(".rw-tools").bounding_box()
    dan.tap("[data-act=phrases]")
    assert dan.evaluate(HIDDEN) == []
    assert dan.evaluate(OUTSIDE) == []
    assert dan.locator(".rw-tools").bounding_box() == tools, "nothing moves"
    assert not barriers(dan)
    dan.tap("[data-act=say-good-luck]")
    ana.wait_for_selector(".rw-seat >> text=Good luck")
    dan.wait_for_selector(".rw-phrase-row", state="detached")
    ana.focus("[data-act=phrases]")  # and by keys
    ana.keyboard.press("Enter")
    assert ana.evaluate(HIDDEN) == []
    ana.keyboard.press("Tab")
    ana.keyboard.press("Enter")
    dan.wait_for_selector(".rw-bubbles >> text=Good luck", state="attached")
    ana.wait_for_selector(".rw-phrase-row", state="detached")


def test_leaving_says_what_it_costs_and_the_others_hear_who_left(
    course: App, visit: Callable[..., Any]
) -> None:
    ana, dan = gather(course, visit)
    deals(ana, dan)
    panel(ana)
    ana.focus(".rw-beside [data-act=people-leave]")
    ana.keyboard.press("Enter")
    ana.wait_for_selector(".rw-asking")
    assert ana.evaluate("document.activeElement.dataset.act") == "leave-no"
    assert "nobody scores" in ana.inner_text(".rw-asking")
    assert not barriers(ana)
    ana.keyboard.press("Escape")
    ana.wait_for_selector(".rw-asking", state="detached")
    assert ana.locator("[data-screen=play]").count()
    dan.tap(".rw-own .rw-more summary")
    dan.tap("[data-act=do-leave]")
    dan.tap("[data-act=leave-yes]")
    dan.wait_for_selector("[data-screen=setup]")
    ana.wait_for_selector("[data-news] >> text=Dan left the table")
    if ana.locator(MINE).count():
        ana.click("[data-act=do-draw]")
    ana.wait_for_selector("[data-screen=settled] >> text=Dan left")


def test_own_tables_are_one_click_from_home(course: App, visit: Callable[..., Any]) -> None:
    ana, dan = gather(course, visit)
    deals(ana, dan)
    mover = ana if ana.locator(MINE).count() else dan
    other = mover.context.new_page()
    for page in ("home", "tables"):
        other.goto(course.page(f"notebooks/{page}") + ("?people" if page == "tables" else ""))
        row = other.locator(".rw-own-tables li[data-mine]")
        row.wait_for()
        assert re.search(r"Rummikub.*Ana and Dan.*your turn", row.inner_text(), re.DOTALL)
        assert not barriers(other)
    row.locator("a").click()
    other.wait_for_selector(MINE)
    other.close()
    mover.bring_to_front()
    mover.click("[data-act=do-draw]")  # the first page goes on
    left = dan if mover is ana else ana
    left.click(".rw-own .rw-more summary")
    left.click("[data-act=do-leave]")
    left.click("[data-act=leave-yes]")
    left.wait_for_selector("[data-screen=setup]")
    assert left.locator(".rw-own-tables").count() == 0


def test_a_cut_connection_moves_no_button(course: App, visit: Callable[..., Any]) -> None:
    ana, dan = gather(course, visit)
    deals(ana, dan)
    lines: list[Any] = []

    def connect_only_once(line: Any) -> None:
        lines.append(line)
        if len(lines) == 1:
            line.connect_to_server()
        else:
            line.close()

    dan.route_web_socket("**/channels*", connect_only_once)
    dan.evaluate("window.old = true")
    dan.reload(wait_until="commit")
    dan.wait_for_function("!window.old && document.querySelector('[data-screen=play] .rw-wood .rw-tile')")
    dan.evaluate(AT_REST)
    places = dan.evaluate(PLACES)
    lines[0].close(code=1012, reason="restart")
    dan.wait_for_selector(".rw-banner:not([hidden])")
    assert dan.evaluate(OUTSIDE) == []
    dan.evaluate(AT_REST)
    assert dan.evaluate(PLACES) == places


def test_a_link_lets_a_guest_in_without_the_token(
    serve: Callable[..., App], visit: Callable[..., Any], tmp_path: Path
) -> None:
    port = free_port()
    env = {SHARED: f"127.0.0.1:{port}", "RUMMY_WIDGET_DATABASE": f"sqlite:///{tmp_path / 'rooms.db'}"}
    app = serve(ROOT, token="quiet-otter-72-lamps", port=port, env=env)
    ana = visit(f"{app.page('notebooks/tables')}?token={app.token}", viewport=WIDE)
    made(ana, "Ana")
    assert ana.locator(".rw-qr").is_visible()
    link = ana.inner_text(".rw-people-link code")
    assert app.token not in link
    dan = visit(link, viewport=SMALL, has_touch=True)
    dan.tap("[data-act=people-join]")
    dan.tap("[data-act=people-ready]")
    assert "pass" not in dan.url
    ana.wait_for_selector("[data-act=people-deal]:not([aria-disabled])")
    deals(ana, dan)
    dan.evaluate("window.old = true")
    dan.reload(wait_until="commit")
    dan.wait_for_function("!window.old")
    dan.wait_for_selector("[data-screen=play]")
    dan.goto(app.page("notebooks/home"))
    assert "/login" in dan.url


def test_two_browsers_meet_play_and_come_back(course: App, visit: Callable[..., Any]) -> None:
    ana = visit(course.page("notebooks/tables"), viewport=WIDE)
    code = made(ana, "Ana")
    assert ana.url.endswith(f"?room={code}")
    assert ana.locator("[data-link-note]").is_visible(), "only this computer reaches the app"
    assert not ana.locator(".rw-qr").count()
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
    ana.click("[data-act=phrases]")
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
