"""The end of a lesson: it says what one can do now, names what is open, and leads on; its last cards are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.everywhere import DRAWN
from browser.hands import Hand, Keys
from browser.learner import solve
from browser.sight import Card
from parts import part_of
from rummy_widget import tutor
from rummy_widget.tutor import Attempt
from servers import App

IN_SIGHT = """css => [...document.querySelectorAll(css)].map(each => {
  const box = each.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth; })"""


def ended(course: App, page: Any, key: str) -> None:
    """Solve the last step of a lesson by hand, and go on from it."""
    lesson = tutor.course().lesson(key)
    step = lesson.steps[-1]
    hand: Hand = Keys(page)  # who finds what a phone has scrolled away
    page.goto(course.page(f"lessons/{lesson.page.removesuffix('.ipynb')}") + f"?step={step.key}")
    page.wait_for_function(DRAWN)
    card = Card.of(page, key, step.key).wait()
    solve(hand, card, Attempt.begin(step))
    hand.press(card.button("next"))
    page.wait_for_selector('.rw-foot[data-stars="3"]')
    page.wait_for_function(DRAWN)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("key", "cards", "width", "height"),
    part_of(
        [
            ("payments", 7, 390, 664),
            ("payments", 7, 1280, 800),
            ("closing", 0, 390, 664),
            ("closing", 0, 1280, 800),
        ],
        4,
    ),
)
def test_from_the_last_step_the_end_leads_on(
    course: App, visit: Callable[..., Any], key: str, cards: int, width: int, height: int
) -> None:
    page = visit(viewport={"width": width, "height": height})
    ended(course, page, key)
    lesson, following = tutor.course().lesson(key), tutor.course().next(key)
    assert following is not None
    words = page.inner_text(".rw-foot > .rw-figure >> nth=0")
    assert "you can" in words.lower(), "what one can do now"
    left = page.eval_on_selector_all(".rw-foot-open [data-go]", "all => all.map(each => each.dataset.go)")
    assert left == [step.key for step in lesson.steps[:-1]], "what is open is named"
    assert str(following.title) in page.inner_text(".rw-foot [data-act=next-lesson]")
    play = page.get_attribute(".rw-foot [data-act=play]", "href")
    assert play == "../../notebooks/play.ipynb?quick=coach"

    shown = page.locator(".rw-foot-cards .rw-house")
    assert shown.count() == cards
    for at in range(cards):
        shown.nth(at).scroll_into_view_if_needed()
        assert page.evaluate("() => scrollY") == 0, "the end scrolls within itself"
        assert shown.nth(at).is_visible()
    page.click(f'.rw-foot-open [data-go="{left[0]}"]')
    page.wait_for_selector(f'.rw-step[data-step="{left[0]}"]')


def test_the_way_on_comes_before_the_last_cards(course: App, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    ended(course, page, "payments")
    assert page.evaluate(IN_SIGHT, ".rw-foot [data-act=next-lesson], .rw-foot [data-act=play]") == [
        True,
        True,
    ]
