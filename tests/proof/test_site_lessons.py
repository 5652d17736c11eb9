"""Every lesson on the site, in each language, by the same hands that solve it under Voila."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import HANDS, Hand
from browser.sitting import WAYS, Sitter
from browser.test_lessons import LESSONS, play_under_voila
from proof import test_open_lessons as open_lessons
from rummy_widget.text.words import languages
from rummy_widget.tutor import LessonData
from servers import Site

each_way = pytest.mark.parametrize("way", HANDS, ids=[hand.name for hand in HANDS])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", LESSONS)
@each_way
def test_rummy_pro(
    offered: Site, passing: Callable[..., Any], way: type[Hand], lesson: str, language: str
) -> None:
    play_under_voila(offered, passing(), way, lesson, language)


@pytest.mark.parametrize(
    ("kind", "way"), list(zip(HANDS, WAYS, strict=True)), ids=[each.name for each in HANDS]
)
@open_lessons.each_lesson
def test_open_games(
    offered: Site, passing: Callable[..., Any], lesson: LessonData, kind: type[Hand], way: type[Sitter]
) -> None:
    open_lessons.test_a_lesson_is_solved(offered, passing, lesson, kind, way)


@pytest.mark.parametrize("language", languages()[1:])
@open_lessons.each_lesson
def test_open_games_in_another_language(
    offered: Site, passing: Callable[..., Any], lesson: LessonData, language: str
) -> None:
    open_lessons.test_hints_lead_through_a_lesson(offered, passing, lesson, language)
