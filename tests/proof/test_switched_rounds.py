"""Thousands of rounds by every choice of switches: played, replayed, and settled a second time."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.game.switched import chosen, played
from rummy_widget.engine.rules import GAMES, RUMMY_45, Ruleset

ROUNDS = {RUMMY_45.name: 2_000}
"""Rounds of some games; of the others 200. In Rummy 45 a multiplier is in the round's own result (R45-11)."""


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_rounds_by_any_switches_replay_and_settle_alike(rules: Ruleset) -> None:
    seen: Counter[tuple[str, str]] = Counter()
    outcomes: Counter[str] = Counter()
    for seed in range(ROUNDS.get(rules.name, 200)):
        values = chosen(rules, Random(f"switches {seed}"))
        game = played(rules, values, seed)
        seen.update(values.items())
        outcomes[str(game.result.outcome)] += 1
    print(rules.name, dict(outcomes))
    assert all(count > 5 for count in seen.values())
