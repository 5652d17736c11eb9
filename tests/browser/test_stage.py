"""A lesson in the app is one step a screen: nothing is higher than the window, and nothing else moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.desk import Finger
from browser.everywhere import DRAWN, FRAMES, screens
from browser.hands import Clicks, Drag, Keys
from browser.learner import answer, solve
from browser.sight import Card, wait_for_focus
from browser.test_layout import CUT, OUTSIDE, OVERLAPPING
from parts import part_of
from rummy_widget import tutor
from rummy_widget.tutor import Attempt, StepData, StepOutcome
from servers import App

SIZES = [(1280, 800), (1024, 768), (768, 1024), (390, 664)]
# Every run looks at a phone, where there is least room; at all sizes the proof looks at each step.
TRIED = part_of([(390, 664), (1280, 800)], 2)
TURN, RUNS, DEAL = "lessons/pro/06-turn", "lessons/pro/02-runs", "lessons/pro/05-deal"

# How far the page reaches out of the window, to the right and below.
HIGHER = """() => [
  document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight]"""
SHELVES = """() => [...document.querySelectorAll('.rw-step > .rw-rack')]
  .filter(rack => rack.checkVisibility()).map(rack => rack.querySelectorAll('.rw-shelf').length)"""
# The tiles of a step's rack that are not wholly in the window.
UNSEEN = """css => [...document.querySelectorAll(`${css} > .rw-rack .rw-wood .rw-tile`)].filter(tile => {
  const { left, top, right, bottom } = tile.getBoundingClientRect();
  return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
}).map(tile => tile.ariaLabel)"""


def fits(page: Any, where: str) -> None:
    """Assert that all of this screen is in the window, and that what is said on it can be read."""
    page.evaluate(FRAMES)  # what has no room for its words has found it out
    assert page.evaluate(HIGHER) == [0, 0], f"{where} is larger than the window"
    assert page.evaluate(OUTSIDE) == [], where
    assert page.evaluate(OVERLAPPING) == [], where
    assert page.evaluate(CUT) == [], where
    assert set(page.evaluate(SHELVES)) <= {2}, f"{where}: a rack has two shelves"


def primary(card: Card) -> dict[str, float]:
    """Where the primary button is."""
    box: dict[str, float] = card.find(".rw-primary").last.bounding_box()
    return box


def first(lesson: str) -> StepData:
    return tutor.course().lesson(lesson).steps[0]


@pytest.mark.whole
@pytest.mark.parametrize(("width", "height"), TRIED)
@pytest.mark.parametrize("lesson", part_of([DEAL, TURN], 2))
def test_no_screen_of_a_lesson_is_larger_than_the_window(
    course: App, visit: Callable[..., Any], lesson: str, width: int, height: int
) -> None:
    page = visit(course.page(lesson), viewport={"width": width, "height": height}, has_touch=width < 480)
    page.wait_for_function(DRAWN)
    for where in screens(page):
        fits(page, where)


@pytest.mark.whole
@pytest.mark.parametrize(("width", "height"), TRIED)
def test_nothing_moves_while_a_step_is_solved(
    course: App, visit: Callable[..., Any], width: int, height: int
) -> None:
    page = visit(viewport={"width": width, "height": height})
    hand = Drag(page)
    page.goto(course.page(f"{RUNS}") + "?step=corner")
    begun = Attempt.begin(tutor.course().lesson("runs").step("corner"))
    card = Card.of(page, "runs", "corner").wait()
    card.shows(begun)
    place = primary(card)

    def stays(where: str) -> None:
        fits(page, where)
        assert primary(card) == place, f"{where}: the primary button has moved"

    own = Card(page, f"{card.css} > .rw-rack")  # not one of its figures
    stays("the start")
    own.find(".rw-verdict-line [data-act=why]").click()
    own.find(".rw-rule").wait_for()
    assert primary(card) == place
    felt, drawer = card.find(".rw-felt").bounding_box(), own.find(".rw-drawer").bounding_box()
    assert drawer["y"] >= felt["y"] - 1, "a drawer is no higher than the felt"
    assert page.evaluate(HIGHER) == [0, 0]
    own.find("[data-act=why-close]").click()
    stays("the rule closed")
    for grade in range(1, 9):
        hint = card.find("[data-act=hint]")
        if hint.get_attribute("aria-disabled"):
            assert grade > 1, "there is a hint to ask for"
            break
        hint.click()
        page.wait_for_function("n => document.querySelectorAll('.rw-hints li').length === n", arg=grade)
        stays(f"hint {grade}")
    hand.press(card.button("retry"))
    card.wait_for_outcome(begun.outcome)
    solved = solve(hand, card, Attempt.begin(begun.step, answer_shown=True))
    assert solved.stars
    stays("the end")


@pytest.mark.proof  # in every run a narrower phone shows that no button lies outside of it
@pytest.mark.parametrize("page_of", ["lessons/pro/ro/02-runs", RUNS])
def test_the_primary_button_is_whole_on_a_phone(course: App, visit: Callable[..., Any], page_of: str) -> None:
    """Beside all tools that a step has, in whatever language its word is."""
    page = visit(course.page(page_of), viewport={"width": 390, "height": 664})
    page.wait_for_function(DRAWN)
    own = primary(Card.of(page, "runs", first("runs").key).wait())
    assert own["x"] >= 0
    assert own["x"] + own["width"] <= 390


@pytest.mark.whole
@pytest.mark.parametrize(("folder", "width"), part_of([("ro/", 320), ("", 390)], 2))
def test_no_tool_lies_outside_a_phone(
    course: App, visit: Callable[..., Any], folder: str, width: int
) -> None:
    """A drill has most of them: Undo, both ways to sort, a hint; once it is solved, another one and the way on."""
    page = visit(viewport={"width": width, "height": 664})
    hand = Keys(page)
    page.goto(course.page(f"lessons/pro/{folder}07-closing") + "?step=drill")
    page.wait_for_function(DRAWN)
    assert page.evaluate(OUTSIDE) == [], "as it begins"
    card = Card.of(page, "closing", "drill").wait()
    end = primary(card)
    solve(hand, card, Attempt.begin(tutor.course().lesson("closing").step("drill")))
    assert page.evaluate(OUTSIDE) == [], "once it is solved"
    assert primary(card) == end


def test_the_address_the_dots_and_the_buttons_lead_to_a_step(course: App, visit: Callable[..., Any]) -> None:
    page = visit()
    hand = Clicks(page)
    page.goto(course.page(RUNS) + "?step=hole")

    def shows(step: str) -> Card:
        page.wait_for_selector(f'.rw-step[data-step="{step}"]')
        assert page.locator(".rw-step >> visible=true").count() == 1
        assert page.get_attribute(".rw-dot[aria-current=step]", "data-go") == step
        return Card.of(page, "runs", step)

    shows("hole")
    hand.press('.rw-dot[data-go="first-run"]')
    card = shows("first-run")
    wait_for_focus(page, card.css)
    solve(hand, card, Attempt.begin(first("runs")))
    hand.press(card.button("next"))
    card = shows("one-colour")
    wait_for_focus(page, card.css)
    assert page.url.endswith("?step=one-colour")
    page.reload()
    card = shows("one-colour")
    hand.press(card.button("back"))
    card = shows("first-run")
    wait_for_focus(page, card.css)
    page.goto(course.page(RUNS))
    shows("one-colour")  # the first that is open


@pytest.fixture(scope="module")
def drill(course: App, keep: Callable[..., Any]) -> Any:
    """A drill on a phone: its shelves are too long for one row of slots of full width."""
    page = keep(viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    page.goto(course.page(RUNS) + "?step=drill")
    page.wait_for_selector('.rw-step[data-step="drill"] .rw-slot[data-narrow]')
    return page


@pytest.mark.parametrize(("width", "height"), [(390, 664), (360, 640)])
@pytest.mark.parametrize("lesson", [RUNS, "lessons/pro/07-closing"])
def test_a_phone_shows_every_tile_of_a_rack(
    course: App, visit: Callable[..., Any], lesson: str, width: int, height: int
) -> None:
    page = visit(course.page(lesson), viewport={"width": width, "height": height}, has_touch=True)
    page.wait_for_function(DRAWN)
    for where in screens(page):
        assert page.evaluate(UNSEEN, ".rw-step:not([hidden])") == [], where
        assert page.locator("[data-scrolls]").count() == 0, where
        page.evaluate(FRAMES)
        assert page.evaluate(HIGHER) == [0, 0], where


@pytest.mark.parametrize("way", ["tap", "pull"])
@pytest.mark.parametrize("narrow", [True, False])
def test_a_tile_of_a_folded_shelf_is_laid_by_touch(drill: Any, way: str, narrow: bool) -> None:
    """Between two tiles, where the free place is narrow, and behind the last one."""
    card, finger = Card.of(drill, "runs", "drill"), Finger(drill)
    shelf, tile = next((shelf, row[-1]) for shelf, row in enumerate(card.lying()) if row)
    kind = "[data-narrow]" if narrow else ":not([data-narrow], :has(.rw-tile))"
    free = card.find(f".rw-wood .rw-slot[data-shelf='{1 - shelf}']{kind}").first.get_attribute("data-slot")
    start, end = card.middles(card.tile(tile), card.slot(1 - shelf, int(free)))
    if way == "tap":
        drill.touchscreen.tap(*start)
        drill.wait_for_selector(f"{card.css} .rw-tile[data-lifted]")
        drill.touchscreen.tap(*end)
    else:
        finger.down(start)
        finger.move(start, (start[0], end[1]))
        finger.move((start[0], end[1]), end)
        finger.up()
    drill.wait_for_selector(f"{card.slot(1 - shelf, int(free))} .rw-tile[data-id='{tile}']")
    assert card.find(".rw-tile[data-lifted]").count() == 0


@pytest.mark.whole
@pytest.mark.parametrize(("width", "height"), part_of([(664, 390), (320, 568), (640, 400)], 3))
def test_in_a_low_window_the_page_scrolls_to_all_of_a_step(
    course: App, visit: Callable[..., Any], width: int, height: int
) -> None:
    page = visit(viewport={"width": width, "height": height})
    page.goto(course.page(RUNS) + "?step=corner")
    page.wait_for_function(DRAWN)
    card = Card.of(page, "runs", "corner").wait()
    assert card.find(".rw-felt").bounding_box()["height"] >= 100
    assert page.evaluate(OVERLAPPING) == []
    for part in (".rw-title", ".rw-primary"):
        card.find(part).last.scroll_into_view_if_needed()
        box = card.find(part).last.bounding_box()
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= height, part


@pytest.mark.whole
@pytest.mark.parametrize(("width", "height"), part_of([(1280, 800), (390, 664)], 2))
def test_a_wrong_answer_is_said_in_its_place(
    course: App, visit: Callable[..., Any], width: int, height: int
) -> None:
    page = visit(viewport={"width": width, "height": height})
    hand = Clicks(page)
    page.goto(course.page("lessons/pro/08-small") + "?step=you-pay")
    page.wait_for_function(DRAWN)
    card = Card.of(page, "small", "you-pay").wait()
    begun = Attempt.begin(tutor.course().lesson("small").step("you-pay"))
    place = primary(card)
    wrong = answer(hand, card, begun, "50")
    assert wrong.outcome is StepOutcome.WRONG
    fits(page, "a wrong answer")
    assert primary(card) == place
    card.says(str(wrong.feedback))
    right = answer(hand, card, wrong, "200")
    assert right.outcome is StepOutcome.RIGHT
    fits(page, "the right one after it")
    assert primary(card) == place


def test_more_opens_a_drawer_with_all_that_is_said(course: App, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 320, "height": 640})
    page.goto(course.page("lessons/pro/03-groups") + "?step=eight")
    page.wait_for_function(DRAWN)
    card = Card.of(page, "groups", "eight").wait()
    own = Card(page, f"{card.css} > .rw-rack")  # not one of its figures
    more, place, rack = own.find("[data-act=more]"), primary(card), own.find(".rw-wood").bounding_box()
    assert more.get_attribute("aria-expanded") == "false"
    assert not own.find(".rw-whole").first.is_visible()
    more.click()
    page.wait_for_selector(f"{own.css} [data-act=more][aria-expanded=true]")
    said = " ".join(own.find(".rw-whole").all_inner_texts())
    goal = str(tutor.course().lesson("groups").step("eight").goal)
    assert goal in said
    assert own.find(".rw-verdict-text").first.inner_text() in said, "all of what the line begins to say"
    drawer, felt = own.find(".rw-drawer").bounding_box(), card.find(".rw-felt").bounding_box()
    assert drawer["y"] >= felt["y"] - 1, "it lies over the felt"
    assert page.evaluate(HIGHER) == [0, 0]
    assert (primary(card), own.find(".rw-wood").bounding_box()) == (place, rack), "nothing moves"
    own.find("[data-act=more]").click()
    page.wait_for_selector(f"{own.css} [data-act=more][aria-expanded=false]")
    assert not own.find(".rw-whole").first.is_visible()


def test_the_first_win_is_within_reach_of_a_phone(course: App, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    page.goto(course.page("lessons/pro/00-first-win"))
    page.wait_for_function(DRAWN)
    attempt = Attempt.begin(first("first-win"))
    card = Card.of(page, "first-win", attempt.step.key).wait()
    while not (attempt.hints and attempt.hints[-1].lift):
        attempt = attempt.hint()
    lift = attempt.hints[-1].lift
    assert lift is not None
    shelves = card.find(".rw-shelves").bounding_box()
    for css in (card.tile(lift.ids[0]), card.slot(lift.shelf, lift.slot)):
        box = page.locator(css).first.bounding_box()
        assert shelves["x"] <= box["x"], css
        assert box["x"] + box["width"] <= shelves["x"] + shelves["width"], css
