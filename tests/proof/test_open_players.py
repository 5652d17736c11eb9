"""Who is stronger in the open games, on a thousand deals that each side plays with the same tiles.

As in Rummy PRO two players meet head to head, every deal twice with the seats swapped.
"""

from __future__ import annotations

from concurrent.futures import Executor
from math import sqrt
from statistics import mean, stdev

import pytest

from proof.duels import decided, told
from rummy_widget.engine.game.play_out import Row, tournament
from rummy_widget.engine.rules import BASIC_RUMMY, RRRUMMY, RUMMIKUB, RUMMY_45, Ruleset

DEALS = range(1000)
"""No constant of a player was chosen by these deals."""
GAMES = (RUMMIKUB, RRRUMMY, RUMMY_45, BASIC_RUMMY)


def ahead(rows: list[Row], player: str) -> tuple[float, float]:
    """By how many points a player is ahead a game, as a 95 % interval over the deals."""
    by_deal: dict[object, list[int]] = {}
    for row in rows:
        points = row["points"]
        assert isinstance(points, int)
        by_deal.setdefault(row["seed"], []).append(points if row["player"] == player else -points)
    each = [sum(points) / 2 for points in by_deal.values()]
    middle, reach = mean(each), 1.96 * stdev(each) / sqrt(len(each))
    print(f"{player} is ahead by {middle:+.1f} [{middle - reach:+.1f}, {middle + reach:+.1f}] points a game")
    return middle - reach, middle + reach


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
@pytest.mark.parametrize(("better", "worse"), [("strong", "steady"), ("steady", "beginner")])
def test_the_better_player_wins(rules: Ruleset, better: str, worse: str, executor: Executor) -> None:
    rows = tournament(DEALS, (better, worse), executor=executor, rules=rules)
    first, second = told(rows)
    assert (first.player, second.player) == (better, worse)
    assert first.games == 2 * len(DEALS)
    assert ahead(rows, better)[0] > 0
    won, lost = decided(rows, better)
    assert better != "strong" or won >= 0.6 * (won + lost)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_at_tables_of_four_strong_does_not_lose(rules: Ruleset, executor: Executor) -> None:
    rows = tournament(DEALS[:100], ("strong", "steady") * 2, executor=executor, rules=rules)
    scores = {each.player: each for each in told(rows)}
    assert scores["strong"].points > scores["steady"].points
