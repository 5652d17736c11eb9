"""The page of puzzles in Chromium: opened from home, solved by mouse and by keys, its record kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rummy_widget as rw
from browser.barriers import barriers
from browser.everywhere import DRAWN
from browser.sitting import Clicker, Dragger, Sitter, Typist
from parts import part_of
from rummy_widget.tutor.puzzles import PuzzleBand, puzzle, read_record
from servers import App

SEED = 5


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of([Typist, Dragger], 2), ids=lambda each: each.__name__.lower())
def test_a_puzzle_is_solved_and_kept(course: App, visit: Callable[..., Any], way: type[Sitter]) -> None:
    """The record is there again on a fresh page, and is saved as a file: what was predicted and how it went."""
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
    with page.expect_download() as download:
        page.click(".rw-puzzles-choice [data-act=save]")
    assert download.value.suggested_filename == "rummy-puzzles.json"
    record = read_record(json.loads(Path(download.value.path()).read_text(encoding="utf-8")))
    assert [tuple(each) for each in record.results] == [
        ("rummikub", PuzzleBand.EASY, SEED, asked.measures.rating, True)
    ]


@pytest.mark.whole
@pytest.mark.parametrize(
    ("rules", "band"),
    part_of([(rw.RUMMY_45, "master"), (rw.BASIC_RUMMY, "middle")], 2),
    ids=lambda each: str(each),
)
def test_puzzles_of_laying_are_solved(
    course: App, visit: Callable[..., Any], rules: rw.Ruleset, band: str
) -> None:
    asked = puzzle(SEED, rules, band)
    sitter = Clicker(visit(None, viewport={"width": 390, "height": 664}), rules)
    address = course.page("notebooks/puzzles")
    sitter.page.goto(f"{address}?game={rules.name}&band={band}&seed={SEED}", wait_until="commit")
    sitter.aloud.wait("list", "On the table: ")
    sitter.lays(asked.solution)
    sitter.page.wait_for_selector(".rw-step[data-outcome=right]")


def test_a_game_without_so_hard_puzzles_says_so(course: App, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 390, "height": 664})
    page.goto(course.page("notebooks/puzzles") + "?game=basic_rummy&band=master&seed=4", wait_until="commit")
    page.get_by_text("has no “master” puzzles").wait_for()
    page.wait_for_selector(".rw-step")
    page.wait_for_function(DRAWN)
    assert barriers(page) == []
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_no_meld_is_cut_off_on_the_narrowest_screen(course: App, visit: Callable[..., Any]) -> None:
    tables = {seed: puzzle(seed, rw.RUMMIKUB, "hard").question.spread.melds for seed in range(1, 200)}
    seed = next(seed for seed, melds in tables.items() if list(map(len, melds)) == [3] * 5)
    page = visit(viewport={"width": 320, "height": 640})
    page.goto(course.page("notebooks/puzzles") + f"?band=hard&seed={seed}", wait_until="commit")
    page.wait_for_selector(".rw-tray")
    page.wait_for_function(DRAWN)
    heights = page.eval_on_selector(".rw-spread", "each => [each.scrollHeight, each.clientHeight]")
    assert heights[0] <= heights[1]


def test_the_puzzle_of_the_day_is_one_click_from_home(course: App, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 390, "height": 664})
    page.goto(course.page("notebooks/home"), wait_until="commit")
    page.click("[data-act=puzzle]")
    Clicker(page, rw.RUMMIKUB).aloud.wait("list", "On the table: ")
    page.wait_for_function(DRAWN)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
