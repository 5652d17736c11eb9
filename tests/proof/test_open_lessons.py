"""Every lesson of the games whose melds lie on the table, under Voila: by drag, by clicks and by keys alone.

In another language each but the exams is gone through by what the hints show, to its end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import HANDS, Clicks, Hand
from browser.jupyter import open_lab, open_notebook
from browser.labs import Notebook
from browser.open_steps import led, solves
from browser.sight import Card
from browser.sitting import WAYS, Sitter
from rummy_widget import tutor
from rummy_widget.text.words import languages
from rummy_widget.tutor import LessonData
from servers import App, Lab

LESSONS = [lesson for key, each in tutor.all_courses().items() if key != "pro" for lesson in each.lessons]
IN_LAB = ("rummikub/splitting",)
ALL_RIGHT = "count => document.querySelectorAll('.rw-dot[data-state=right]').length === count"
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.key)


def opened(course: App, page: Any, lesson: LessonData, language: str = "en") -> None:
    page.goto(course.page(f"lessons/{lesson.page_in(language).removesuffix('.ipynb')}"), wait_until="commit")


@pytest.mark.parametrize(
    ("kind", "way"), list(zip(HANDS, WAYS, strict=True)), ids=[each.name for each in HANDS]
)
@each_lesson
def test_a_lesson_is_solved(
    course: App, visit: Callable[..., Any], lesson: LessonData, kind: type[Hand], way: type[Sitter]
) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    opened(course, page, lesson)
    hand, sitter = kind(page), way(page, lesson.rules)
    for step in lesson.steps:
        solves(hand, sitter, lesson.key, step)
        hand.press(Card.of(page, lesson.key, step.key).button("next"))
    page.wait_for_selector(".rw-foot[data-done]")


@pytest.mark.parametrize(
    ("kind", "way"), list(zip(HANDS, WAYS, strict=True)), ids=[each.name for each in HANDS]
)
@pytest.mark.parametrize("lesson", IN_LAB)
def test_a_lesson_in_jupyterlab(
    lab: Lab, visit: Callable[..., Any], lesson: str, kind: type[Hand], way: type[Sitter]
) -> None:
    """Step by step in a notebook of one's own; what is won is there with a fresh kernel."""
    page = visit(viewport={"width": 1280, "height": 900})
    data = tutor.find_lesson(lesson)
    hand, sitter, notebook = kind(page), way(page, data.rules), Notebook(page, lab)
    open_lab(page, lab)
    open_notebook(page, "open-lesson.ipynb", f"import rummy_widget as rw\n\nrw.Lesson({lesson!r})")
    notebook.run()
    for at, step in enumerate(data.steps, 1):
        solves(hand, sitter, lesson, step)
        if at < len(data.steps):
            hand.press(Card.of(page, lesson, step.key).button("next"))
    notebook.restart()
    page.wait_for_function(ALL_RIGHT, arg=len(data.steps))
    notebook.close()


@pytest.mark.parametrize("language", languages()[1:])
@pytest.mark.parametrize(
    "lesson", [each for each in LESSONS if not each.steps[0].exam], ids=lambda lesson: lesson.key
)
def test_hints_lead_through_a_lesson(
    course: App, visit: Callable[..., Any], lesson: LessonData, language: str
) -> None:
    page = visit(viewport={"width": 1280, "height": 800})
    opened(course, page, lesson, language)
    hand = Clicks(page)
    for step in lesson.steps:
        card = Card.of(page, lesson.key, step.key)
        led(hand, card)
        hand.press(card.button("next"))
    page.wait_for_selector(".rw-foot[data-done]")
