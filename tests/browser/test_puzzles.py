"""The page of puzzles in Chromium: opened from home, solved by mouse and by keys, its record kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import rummy_widget as rw
from browser.barriers import barriers
from browser.everywhere import DRAWN
from browser.sitting import Clicker, Dragger, Sitter, Typist
from rummy_widget.tutor.puzzles import puzzle
from servers import App

SEED = 5


@pytest.mark.parametrize("way", [Dragger, Typist], ids=lambda each: each.__name__.lower())
def test_a_puzzle_is_solved_and_kept(course: App, visit: Callable[..., Any], way: type[Sitter]) -> None:
    asked = puzzle(SEED, rw.RUMMIKUB, "easy")
    sitter = way(visit(None, viewport={"width": 1280, "height": 800}), rw.RUMMIKUB)
    page = sitter.page
    address = course.page("notebooks/puzzles")
    page.goto(f"{address}?game=rummikub&band=easy&seed={SEED}", wait_until="commit")
    sitter.aloud.wait("list", "On the table: ")
    sitter.lays(asked.solution)
    page.wait_for_selector(".rw-step[data-outcome=right]")
    page.goto(address, wait_until="commit")
    page.get_by_text("1 of 1").first.wait_for()


def test_the_puzzle_of_the_day_is_one_click_from_home(course: App, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 390, "height": 664})
    page.goto(course.page("notebooks/home"), wait_until="commit")
    page.click("[data-act=puzzle]")
    Clicker(page, rw.RUMMIKUB).aloud.wait("list", "On the table: ")
    page.wait_for_function(DRAWN)
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
