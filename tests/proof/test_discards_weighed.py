"""What each discard gives away, counted a second time in thousands of positions of played rounds."""

from __future__ import annotations

import pytest

from engine.game.test_discards_weighed import GAMES, hold_discards
from rummy_widget.engine.rules import Ruleset

ROUNDS = 30


@pytest.mark.parametrize("rules", GAMES, ids=range(len(GAMES)))
def test_pairs_and_melds_are_those_that_trying_every_tile_finds(rules: Ruleset) -> None:
    told = hold_discards(rules, range(ROUNDS))
    print(rules.name, dict(told))
    assert told["positions"] > 10 * ROUNDS
