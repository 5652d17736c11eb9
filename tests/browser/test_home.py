"""The first page: a rack that is won at once by every hand, and the ways on within the first screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import rummy_widget as rw
from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES
from browser.hands import HANDS, Hand
from browser.sight import Card
from browser.test_access import SMALL
from browser.test_layout import OUTSIDE, OVERLAPPING, WIDER
from parts import part_of
from rummy_widget import tutor
from rummy_widget.engine.layout import Layout, parse_arrangement
from rummy_widget.text.words import say
from rummy_widget.widgets.hero import MOVED, TILES, hero
from servers import App

HOME = "notebooks/home"
BOTTOM = "css => document.querySelector(css).getBoundingClientRect().bottom"


# Of the page as it loads: what is laid out anew without anybody's doing.
SHIFTS = """window.shifts = []; new PerformanceObserver(list => list.getEntries().forEach(entry => {
  if (!entry.hadRecentInput) shifts.push(entry.sources.map(({ node }) => node?.id || node?.className || '?'));
})).observe({ type: 'layout-shift', buffered: true })"""


def opened(course: App, page: Any) -> Card:
    page.goto(course.page(HOME), wait_until="commit")
    page.wait_for_selector(".rw-hero .rw-tile")
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
    return Card(page, ".rw-hero")


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of(HANDS, 3), ids=lambda way: way.name)
def test_one_move_wins_by_every_hand(course: App, visit: Callable[..., Any], way: type[Hand]) -> None:
    page = visit()
    hand = way(page)
    own = opened(course, page)
    start, end = Layout.of(parse_arrangement(TILES)), parse_arrangement(MOVED)
    (slot,) = [at for at, tile in enumerate(end.shelves[0]) if tile and start.shelves[0][at] is None]
    nine = next(id for id, tile in enumerate(start.tiles) if str(tile) == "r9")
    own.wait_for(start)
    hand.move(own, start, [nine], 0, slot)
    page.wait_for_selector('.rw-hero[data-won="true"]')
    own.wait_for(hero().current.move([nine], 0, slot).layout)
    assert "250" in page.inner_text(".rw-hero .rw-lead")
    hand.kept_its_word()
    hand.press("[data-act=hero-again]")
    page.wait_for_selector('.rw-hero[data-won="false"]')
    own.wait_for(start)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("lang", "width", "height"),
    part_of([("", 1280, 800), ("", 390, 664), ("ro/", 1280, 800), ("ro/", 390, 664)], 3),
)
def test_the_rack_and_the_way_on_stand_in_the_first_screen(
    course: App, visit: Callable[..., Any], width: int, height: int, lang: str
) -> None:
    page = visit(viewport={"width": width, "height": height})
    page.goto(course.page(f"notebooks/{lang}home"), wait_until="commit")
    page.wait_for_selector(".rw-hero .rw-tile")
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
    for css in (".rw-hero .rw-wood", "[data-act=continue]", "[data-act=quick]"):
        assert page.evaluate(BOTTOM, css) <= height, css
    assert page.locator(".rw-hero [data-scrolls]").count() == 0, "all of it is seen"
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(SMALL) == []


PHONE = {"width": 390, "height": 664}
IN_SIGHT = """css => { const box = document.querySelector(css).getBoundingClientRect();
  return box.height > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; }"""


def test_home_is_four_screens_of_a_phone_and_its_menu_opens_in_sight(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit(viewport=PHONE)
    opened(course, page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 4 * PHONE["height"]
    page.click(".rw-page-menu > summary")
    assert page.evaluate(IN_SIGHT, ".rw-page-menu > .rw-more-list")
    page.keyboard.press("Escape")
    assert not page.locator(".rw-fold .rw-card").first.is_visible()
    page.click(".rw-fold >> nth=0 >> summary")
    assert page.locator(".rw-fold .rw-card").first.is_visible()


# The height of the bar, and where the first thing in it begins.
BAR = """() => { const bar = document.querySelector('.rw-page-bar, .question div');
  const first = [...bar.children].find(each => each.offsetWidth);
  return [bar.offsetHeight, Math.round(first.getBoundingClientRect().left)]; }"""
FONT = "[...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded')"


WINDOWS = (PHONE, (48, 16)), ({"width": 1280, "height": 800}, (56, 48))


def test_all_pages_have_one_bar_one_margin_and_one_font(course: App, visit: Callable[..., Any]) -> None:
    page = visit(viewport=PHONE)
    for name in (
        "home",
        "rules",
        "practice",
        "puzzles",
        "score",
        "play",
        "tables",
        "class",
        "progress",
        "join",
        "class/07-many-deals",
        "../lessons/pro/02-runs",
    ):
        page.goto(course.page(f"notebooks/{name}"), wait_until="commit")
        page.wait_for_selector(".rw-page-bar, .question div")
        page.wait_for_function(FONT)
        for window, bar in WINDOWS:
            page.set_viewport_size(window)
            page.evaluate(FRAMES)
            assert tuple(page.evaluate(BAR)) == bar, name
            back = page.locator(":is(.rw-course, .course):visible")
            assert back.count() == (name != "home"), name
        if name != "home":
            assert back.get_attribute("href").split("/")[-1] == "home.ipynb", name


def test_class_and_progress_are_pages_that_home_and_each_menu_lead_to(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit(viewport=PHONE)
    opened(course, page)
    for name in ("class", "progress"):
        page.click(f"[data-act={name}]")
        page.wait_for_url(course.page(f"notebooks/{name}"))
        page.wait_for_selector(".rw-page-bar .rw-course")
        assert page.locator(f"[data-act=menu-{name}]").count() == 0
        page.click(".rw-course")
        page.wait_for_url(course.page(HOME))
    page.goto(course.page("lessons/pro/02-runs"), wait_until="commit")
    page.click(".rw-page-menu > summary")
    page.click("[data-act=menu-class]")
    page.wait_for_url(course.page("notebooks/class"))


def test_it_goes_on_at_the_step_that_is_open(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    opened(course, page)
    first = tutor.course().lessons[0]
    with page.expect_navigation(wait_until="commit"):
        page.click("[data-act=continue]")
    assert page.url.endswith(f"{first.page.split('/')[-1]}?step={first.steps[0].key}")
    page.wait_for_selector(f'.rw-step[data-step="{first.steps[0].key}"]')


def test_who_has_begun_is_led_on_and_nothing_moves(course: App, visit: Callable[..., Any]) -> None:
    page = visit(viewport=PHONE)
    done, following = tutor.course().lessons[:2]
    results = json.dumps({"v": 1, "steps": {step.key: {"stars": 3} for step in done.steps}})
    page.add_init_script(f"localStorage.setItem('rummy-widget:v1:lesson:{done.key}', {json.dumps(results)})")
    page.add_init_script(SHIFTS)
    page.goto(course.page(HOME), wait_until="commit")
    page.wait_for_selector(".rw-hero[data-goes-on]:not([data-waits])")
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
    assert page.inner_text(".rw-hero h1") == str(following.title)
    assert page.evaluate("shifts") == []
    with page.expect_navigation(wait_until="commit"):
        page.click("[data-act=continue]")
    assert page.url.endswith(f"{following.page.split('/')[-1]}?step={following.steps[0].key}")


def test_the_task_of_the_day_opens(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    opened(course, page)
    with page.expect_navigation(wait_until="commit"):
        page.click("[data-act=today]")
    page.wait_for_selector(".rw-practice .rw-step")


def test_it_is_for_everybody(course: App, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 320, "height": 700}, color_scheme="light")
    opened(course, page)
    assert barriers(page) == []
    page.emulate_media(color_scheme="dark")  # which changes the colours and nothing else
    page.evaluate(FRAMES)
    assert barriers(page, only=["color-contrast"]) == []
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(OUTSIDE) == []
    assert page.evaluate(OVERLAPPING) == []
    assert page.evaluate(SMALL) == []


@pytest.mark.whole
@pytest.mark.parametrize("width", part_of([390, 1280], 2))
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("home", id="home"),
        pytest.param("play", id="table"),
        pytest.param("rules", id="rules"),
        pytest.param("../lessons/pro/02-runs", id="lesson"),
        *(pytest.param(each, id=each, marks=pytest.mark.proof) for each in ("practice", "puzzles", "score")),
    ],
)
def test_nothing_moves_while_a_page_loads(
    course: App, visit: Callable[..., Any], name: str, width: int
) -> None:
    page = visit(viewport={"width": width, "height": 800})
    page.add_init_script(SHIFTS)
    page.goto(course.page(f"notebooks/{name}"), wait_until="commit")
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
    assert page.evaluate("shifts") == []


# Remove the elements of the page one by one, from the last to the first, and list each earlier element that moves.
BACKWARDS = """() => {
  const name = each => each.localName + (each.id ? '#' + each.id : each.className ? '.' + each.className : '');
  const places = () => new Map([...document.body.querySelectorAll('*')].map(each => {
    const { x, y, width } = each.getBoundingClientRect();
    return [each, width && each.checkVisibility({ visibilityProperty: true }) ? `${x} ${y}` : ''];
  }));
  const moved = [];
  let before = places();
  for (const last of [...before.keys()].reverse()) {
    last.remove();
    const now = places();
    for (const [each, place] of now)
      if (place && before.get(each) && place !== before.get(each)) moved.push(`${name(each)} without ${name(last)}`);
    before = now;
  }
  return moved;
}"""


@pytest.mark.parametrize("name", ["play", "../lessons/pro/02-runs"])
def test_a_loading_page_does_not_move_what_it_already_shows(
    course: App, visit: Callable[..., Any], name: str
) -> None:
    page = visit(viewport=PHONE)
    page.route(re.compile(r"light\.js"), lambda route: route.abort())  # the page as it is served
    page.goto(course.page(f"notebooks/{name}"), wait_until="domcontentloaded")
    page.wait_for_selector("#loading .tiles")
    assert page.evaluate(BACKWARDS) == []


def playing(page: Any) -> list[str]:
    """At the table, with a rack: its tiles; who may refuse the deal keeps it, and so does everybody else."""
    page.wait_for_selector("[data-screen=play] .rw-wood .rw-tile")
    page.wait_for_function(DRAWN)
    keep = page.locator("[data-act=do-keep]")
    ours = page.locator(".rw-asked-now", has_text="Your turn: discard")
    keep.or_(ours).first.wait_for()
    while keep.count():
        keep.click()
        keep.wait_for(state="detached")
        # Others who were dealt three doubles are asked too, and may have it dealt anew.
        keep.or_(ours).first.wait_for()
    labels = page.locator(".rw-wood .rw-tile").evaluate_all("all => all.map(tile => tile.ariaLabel)")
    return sorted(label.split(",")[0] for label in labels)


def test_a_game_is_dealt_by_one_click_and_a_reload_finds_it(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    opened(course, page)
    page.click("[data-act=quick]")
    tiles = playing(page)
    assert len(tiles) == 15
    assert page.url.endswith("play.ipynb")
    page.reload()
    assert playing(page) == tiles
    page.drag_and_drop(".rw-wood .rw-tile >> nth=0", ".rw-middle")
    page.wait_for_function("document.querySelectorAll('.rw-wood .rw-tile').length === 14")
    opened(course, page)
    assert page.inner_text("[data-act=resume]") == "Back to your game"


def test_an_address_that_deals_nothing_is_told_so(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(course.page("notebooks/play") + "?quick=%3Cb%3E", wait_until="commit")
    page.locator("[data-problem]", has_text=say("quick-none", value="<b>")).wait_for()
    assert page.locator("[data-act=quick]").is_visible()


def test_a_costly_discard_is_tried_again_from_home(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    record = rw.play_out(1, players=("steady", "beginner", "steady", "strong")).record
    page.add_init_script(f"localStorage.setItem('rummy-widget:v1:ended', {json.dumps(record)})")
    opened(course, page)
    page.click("[data-act=again] >> nth=0")
    page.wait_for_selector("[data-screen=replay]")
    page.wait_for_function(DRAWN)
    page.click(".rw-wood .rw-tile >> nth=0")
    judged = "|".join(re.escape(say(f"review-{judged}", why="").strip()) for judged in ("right", "wrong"))
    page.get_by_text(re.compile(f"^({judged}) ")).wait_for()
    page.reload()
    page.wait_for_selector("[data-screen=replay]")
