"""The first minute of somebody new, as `tests/bench/minute.py` measures it, within what is asked for."""

from __future__ import annotations

import statistics
from typing import Any

import pytest

from bench.minute import CLICKS, FIRST_TILE, FIRST_WIN, SIZES, lived, throws, wins_a_lesson, wins_at_home
from servers import App

ROUNDS = 3


@pytest.mark.parametrize("size", SIZES)
def test_the_first_tile_is_right_and_a_win_within_seconds(course: App, browser: Any, size: str) -> None:
    found = lived(course, browser, size, wins_at_home, ROUNDS)
    assert statistics.median(seconds for seconds, _ in found) <= FIRST_TILE


@pytest.mark.parametrize("size", SIZES)
def test_the_first_lesson_is_won_soon(course: App, browser: Any, size: str) -> None:
    found = lived(course, browser, size, wins_a_lesson, ROUNDS)
    assert statistics.median(seconds for seconds, _ in found) <= FIRST_WIN


@pytest.mark.parametrize("size", SIZES)
def test_the_first_tile_is_thrown_by_two_clicks(course: App, browser: Any, size: str) -> None:
    found = lived(course, browser, size, throws, ROUNDS)
    assert min(clicks for _, clicks in found) <= CLICKS, "who may refuse the deal has one more"
