"""All lessons, by all ways of input, under Voila and under JupyterLab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from browser.hands import HANDS, Hand
from browser.test_lab import play_in_lab
from browser.test_lessons import LESSONS, play_under_voila
from servers import App, Lab
from visits import MOVING

WAYS = pytest.mark.parametrize("way", HANDS, ids=[hand.name for hand in HANDS])


@pytest.mark.parametrize("lesson", LESSONS)
@WAYS
def test_under_voila(course: App, visit: Callable[..., Any], way: type[Hand], lesson: str) -> None:
    play_under_voila(course, visit(**MOVING), way, lesson)


@pytest.mark.parametrize("lesson", LESSONS)
@WAYS
def test_in_jupyterlab(lab: Lab, visit: Callable[..., Any], way: type[Hand], lesson: str) -> None:
    play_in_lab(lab, visit(viewport={"width": 1280, "height": 900}, **MOVING), way, lesson)
