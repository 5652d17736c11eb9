"""Games whose melds lie on the table, in Chromium, by whoever only hears the page: to the opening and a turn more.

For `make proof`: every run opens in `test_open_kept.py` and `test_spread.py`.

Each game by one way; whole rounds, by all of them, are in `proof/test_open_rounds.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest

import rummy_widget as rw
from browser.sitting import WAYS, Sitter
from rummy_widget.engine.rules import Ruleset
from servers import App

# Deals that open soon, and in which there is more to lay at once: the rules, the game's name, the code.
DEALS: list[tuple[Ruleset, str, str]] = [
    (rw.RUMMIKUB, "Rummikub", "3VNJ-220Z-QRB4"),
    (rw.RRRUMMY, "RRRummy", "7VNJ-220Z-QR38"),
    (rw.RUMMY_45, "Rummy 45", "9JKT-TECV-301K"),
    (rw.BASIC_RUMMY, "Basic Rummy", "AXYW-3TSM-A8A9"),
]
TURNS = 6


SEATED = [(*deal, way) for deal, way in zip(DEALS, cycle(WAYS), strict=False)]


@pytest.mark.proof
@pytest.mark.parametrize(("rules", "game", "code", "way"), SEATED, ids=[each[0].name for each in SEATED])
def test_opening_and_a_turn_more(
    course: App, visit: Callable[..., Any], rules: Ruleset, game: str, code: str, way: type[Sitter]
) -> None:
    sitter = way(visit(None, viewport={"width": 1280, "height": 800}), rules)
    sitter.sits_down(course.page("notebooks/tables"), game, code)
    laid = 0
    for _ in range(TURNS):
        assert sitter.turn()
        laid += sitter.laid > 0
        if laid == 2:
            break
    assert laid == 2
    sitter.kept_its_word()
