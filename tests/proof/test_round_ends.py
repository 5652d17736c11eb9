"""The end of thousands of rounds, with invalid turns and time that is up, against a second settlement."""

from __future__ import annotations

import pytest

from engine.game.test_round_ends import GAMES, hold_rounds
from rummy_widget.engine.rules import Ruleset

ROUNDS = 700


@pytest.mark.parametrize("rules", GAMES, ids=range(len(GAMES)))
def test_rounds_end_as_a_second_settlement_says(rules: Ruleset) -> None:
    told = hold_rounds(rules, ROUNDS)
    print(rules.name, dict(sorted(told.items())))
    assert min(told["passed"], told["proved"], told["out"]) > ROUNDS // 20
