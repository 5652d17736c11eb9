"""House rules, reasons and links on a lesson's page, as a learner meets them: by mouse, keys, on a phone."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.barriers import barriers
from browser.everywhere import DRAWN, FRAMES
from browser.hands import Clicks
from browser.sight import Card, wait_for_focus
from browser.test_layout import OUTSIDE, OVERLAPPING, WIDER
from parts import part_of
from servers import App
from visits import wait_until_said

CELLS = (
    "import rummy_widget as rw\n\nlesson = rw.Lesson('runs')",
    "lesson.header()",
    "lesson.house_rule('jokers_adjacent')",
    "lesson.rack('r5 * * r8')",
    "lesson.rack('r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8')",
    "lesson.step('first-run')",
    "lesson.step('joker')",
    "lesson.footer()",
)
RUNS = "lessons/pro/02-runs"
NOTES = ".rw-house-note"
MORE = ".rw-verdict:has([data-act='explain']) [data-act='more']"
HERE = "document.activeElement?.dataset.step"
STORED = "localStorage.getItem('rummy-widget:v1:lesson:runs')"
WON = {"v": 1, "steps": {"split": {"stars": 3}}}


@pytest.fixture(scope="module")
def opened(scratch: Callable[..., str], keep: Callable[..., Any]) -> Callable[..., Any]:
    address = scratch("house", *CELLS)

    def page(**options: Any) -> Any:
        made = keep(**options)
        made.goto(address, wait_until="commit")
        made.wait_for_selector(".rw-foot", state="attached")
        made.wait_for_function("document.querySelectorAll('.rw-step .rw-tile').length > 5")
        return made

    return page


def marked(page: Any) -> int:
    return int(page.locator(".rw-alone .rw-tile[data-marked]").count())


def test_a_switch_re_judges_the_page_and_one_click_takes_it_back(opened: Callable[..., Any]) -> None:
    page = opened()
    assert (marked(page), page.locator(NOTES).count()) == (0, 0)
    page.get_by_role("radio", name="no").check()
    page.wait_for_function(f"document.querySelectorAll('{NOTES}').length === 5")  # card, two racks, two steps
    assert marked(page) > 0
    wait_until_said(page, "Your house rule applies. Jokers may touch: no")
    page.locator(".rw-step [data-act='house-off']").first.click()
    page.wait_for_function(f"!document.querySelector('{NOTES}')")
    assert marked(page) == 0
    assert page.get_by_role("radio", name="yes").is_checked()
    wait_for_focus(page, ".rw-step *")  # it is not lost
    page.context.close()


def test_all_of_it_can_be_done_by_keys(opened: Callable[..., Any]) -> None:
    page = opened()
    page.get_by_role("radio", name="yes").focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(f".rw-house {NOTES}")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the way back stands after the choice
    page.wait_for_function(f"!document.querySelector('{NOTES}')")
    wait_for_focus(page, "input[value=yes]")
    page.locator(MORE).focus()
    page.keyboard.press("Enter")
    page.locator("[data-act='explain']").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".rw-reasons")
    assert "A Joker instead of the black 8: Bicolor with a Joker left over, 1000." in page.inner_text(
        ".rw-reasons"
    )
    page.keyboard.press("Enter")
    page.wait_for_selector(".rw-reasons", state="detached")
    page.context.close()


@pytest.mark.whole
@pytest.mark.parametrize(("width", "scheme"), part_of([(320, "dark"), (1280, "light")], 2))
def test_it_holds_on_a_phone_and_for_everybody(opened: Callable[..., Any], width: int, scheme: str) -> None:
    page = opened(viewport={"width": width, "height": 800}, color_scheme=scheme)
    page.get_by_role("radio", name="no").check()
    page.locator(MORE).click()
    page.locator("[data-act='explain']").click()
    page.wait_for_selector(".rw-reasons")
    page.evaluate(
        "navigator.clipboard.writeText = () => Promise.reject(); document.execCommand = () => false"
    )
    page.locator(".rw-step summary").first.click()
    page.locator("[data-act='link']").first.click()
    page.wait_for_selector(".rw-link-field")
    page.wait_for_function(DRAWN)
    page.evaluate(FRAMES)
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(OUTSIDE) == []
    assert barriers(page) == []
    page.locator(".rw-step summary").first.click()  # a menu that is open lies over the rest
    assert page.evaluate(OVERLAPPING) == []
    page.context.close()


@pytest.mark.proof  # every run follows a link that was copied
@pytest.mark.parametrize(("asked", "step"), [("?step=split", "split"), ("#step-joker", "joker")])
def test_an_address_opens_a_page_at_a_step(
    course: App, keep: Callable[..., Any], asked: str, step: str
) -> None:
    page = keep()
    page.goto(course.page(RUNS) + asked, wait_until="commit")
    page.wait_for_function(f"{HERE} === '{step}'")
    assert page.locator(f".rw-step[data-step={step}]").is_visible()
    assert page.locator(".rw-step >> visible=true").count() == 1
    wait_until_said(page, "Step ")
    assert any(line.startswith("Step ") for line in page.evaluate("said"))
    page.context.close()


@pytest.mark.whole
@pytest.mark.parametrize(("book", "clause"), part_of([("ro/", "R45-6"), ("", "TR-6")], 2))
def test_an_address_opens_the_book_of_its_game(
    course: App, visit: Callable[..., Any], book: str, clause: str
) -> None:
    page = visit(f"{course.page(f'notebooks/{book}rules')}#{clause}")
    wait_for_focus(page, f"#{clause}")
    page.evaluate(FRAMES)
    assert barriers(page) == []
    page.locator(".rw-books a").last.click()
    page.wait_for_selector("#BR-2 .rw-example")
    assert page.locator(f"#{clause}").count() == 0
    assert page.locator(".rw-books [aria-current]").inner_text() == "Basic Rummy"


@pytest.mark.whole
@pytest.mark.parametrize(
    "asked", part_of(["%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E", "nowhere", "", "x" * 3000], 4)
)
def test_a_step_that_there_is_not_gives_a_sentence(
    course: App, visit: Callable[..., Any], asked: str
) -> None:
    page = visit(f"{course.page(RUNS)}?step={asked}")
    assert "That step is gone" in page.locator(".rw-lost").inner_text()
    assert page.evaluate("scrollY") == 0


def test_a_link_is_copied_and_leads_back_to_its_step(course: App, visit: Callable[..., Any]) -> None:
    page = visit(course.page(RUNS), permissions=["clipboard-read", "clipboard-write"])
    card = Card.of(page, "runs", "corner").wait()
    Clicks(page).press(card.button("link"))
    page.wait_for_selector("[data-act='link'][data-done]")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{course.page(RUNS)}?step=corner"
    page.goto(link, wait_until="commit")
    page.wait_for_function(f"{HERE} === 'corner'")
    assert page.locator(".rw-step >> visible=true").count() == 1


def test_the_stars_of_one_lesson_are_forgotten_on_every_open_page(
    course: App, visit: Callable[..., Any]
) -> None:
    page = visit(course.page("lessons/pro/99-nothing"))
    stored = {"runs": WON, "tiles": WON}
    for lesson, won in stored.items():
        page.evaluate(
            "([key, text]) => localStorage.setItem('rummy-widget:v1:lesson:' + key, text)",
            [lesson, json.dumps(won)],
        )
    page.goto(course.page(RUNS), wait_until="commit")
    other = page.context.new_page()
    other.goto(course.page(RUNS), wait_until="commit")
    for each in (page, other):
        each.wait_for_selector(".rw-foot[data-stars='3']", state="attached")
    page.bring_to_front()  # a page behind another one hardly draws
    page.wait_for_function(DRAWN)
    page.locator(".rw-dot").last.click()
    last = ".rw-step >> visible=true"
    page.locator(f"{last} >> .rw-tools summary").click()
    page.locator(f"{last} >> [data-act=skip]").click()
    page.wait_for_selector(".rw-foot")  # where they are forgotten
    page.locator("[data-act='reset']").click()
    assert page.evaluate("document.activeElement.dataset.act") == "reset-no"
    page.locator("[data-act='reset-yes']").click()
    for each in (page, other):
        each.wait_for_selector(".rw-foot[data-stars='0']", state="attached")
    other.wait_for_timeout(300)
    assert page.evaluate(STORED) is None
    assert page.evaluate(STORED.replace("runs", "tiles")) == json.dumps(WON)
