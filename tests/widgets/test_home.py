"""The course map: where to go on, the way past what one knows, and stars that are forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from rummy_widget import tutor
from rummy_widget.classroom import Topic
from rummy_widget.tutor import LessonData
from rummy_widget.widgets.places import CLASS
from widgets.pages import Page

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def won(lesson: LessonData, stars: int = 3) -> dict[str, Any]:
    """All steps of a lesson, as a browser stores them."""
    return {"v": 1, "steps": {step.key: {"stars": stars} for step in lesson.steps}}


def card(page: Page, key: str) -> Any:
    cards = [each for chapter in page.widget.state["chapters"] for each in chapter["lessons"]]
    return next(each for each in cards if each["key"] == key)


def test_its_links_lead_to_pages() -> None:
    state = Page(rw.Home()).widget.state
    links = [state["rules"], state["score"]["href"], state["play"]["href"], state["resume"]["href"]]
    links += [each["href"] for each in state["classroom"]["pages"]]
    links += [each["href"] for chapter in state["chapters"] for each in chapter["lessons"]]
    assert [link for link in links if not (NOTEBOOKS / link).is_file()] == []


def test_each_question_of_a_class_has_its_notebook() -> None:
    assert list(CLASS) == [topic.value for topic in Topic]
    assert sorted(f"{name}.ipynb" for name in CLASS.values()) == sorted(
        path.name for path in (NOTEBOOKS / "class").glob("*.ipynb")
    )


def test_who_knows_the_game_starts_at_scoring() -> None:
    worth = [lesson for lesson in tutor.course().lessons if lesson.chapter == "worth"]
    page = Page(rw.Home())
    know = page.widget.state["know"]
    if not worth:
        assert know is None
        return
    first = worth[0]
    assert know["href"].endswith(first.page)
    page.sends("progress", stored={first.key: {"v": 1, "steps": {first.steps[0].key: {"stars": 1}}}})
    assert page.widget.state["resume"]["href"].endswith(first.page)
    assert page.widget.state["know"] is None, "it leads past nothing any more"


@pytest.mark.parametrize("only", [True, False])
def test_stars_are_forgotten_of_one_lesson_or_of_all(only: bool) -> None:
    one, other = tutor.course().lessons[:2]
    page = Page(rw.Home())
    page.sends("progress", stored={one.key: won(one), other.key: won(other)})
    assert card(page, one.key)["stars"] == card(page, other.key)["stars"] == 3
    assert page.sends("reset", **({"lesson": one.key} if only else {}))["ok"]
    assert not card(page, one.key)["started"]
    assert card(page, other.key)["done"] is only
    assert set(page.widget.state["progress"]) == ({other.key} if only else set())


def test_a_lesson_that_there_is_not_is_nothing_to_forget() -> None:
    (one, *_) = tutor.course().lessons
    page = Page(rw.Home())
    page.sends("progress", stored={one.key: won(one)})
    page.sends("reset", lesson="no-such-lesson")
    assert card(page, one.key)["done"]
