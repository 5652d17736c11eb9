"""Who is stronger, on a thousand deals that each side plays with the same tiles; and eleven thousand games.

Two players, head to head: every deal is played twice, the seats swapped. A table of two is the hardest proof
of skill: four share the luck of each deal, so that less of a game is anybody's own doing, and games of two
are the quicker ones. Tables of four are played too, where what is stronger must at least not lose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor

import pytest

from engine.game.games import random_moves, replayed, report, same_elsewhere
from engine.game.positions import EXTRA
from proof.duels import told
from proof.memory import memory_growth
from rummy_widget.engine.game.play_out import play_out, tournament
from rummy_widget.engine.rules import RUMMY_PRO

DEALS = range(1000)
"""No constant of a player was chosen by these deals."""


@pytest.mark.parametrize(("better", "worse"), [("strong", "steady"), ("steady", "beginner")])
def test_the_better_player_wins(better: str, worse: str, executor: Executor) -> None:
    first, second = told(tournament(DEALS, (better, worse), executor=executor))
    assert (first.player, second.player) == (better, worse)
    assert first.games == 2 * len(DEALS)
    assert first.low > 0
    assert second.high < 0


def test_strong_holds_its_own_where_there_are_extra_jokers(executor: Executor) -> None:
    """Everybody has one Joker more, and games are shorter: there is less time to wait for a dear close."""
    rows = tournament(DEALS[:400], ("strong", "steady"), executor=executor, rules=EXTRA)
    scores = {each.player: each for each in told(rows)}
    assert scores["strong"].high > 0


@pytest.mark.parametrize(("better", "worse"), [("strong", "steady"), ("steady", "beginner")])
def test_tables_of_four(better: str, worse: str, executor: Executor) -> None:
    rows = tournament(DEALS[:500], (better, worse) * 2, executor=executor)
    scores = {each.player: each for each in told(rows)}
    assert scores[better].points > 0


def test_steady_players_close(executor: Executor) -> None:
    rows = tournament(DEALS[:200], ("steady",) * 4, executor=executor, duplicated=False)
    games = len(rows) // 4
    closed = sum(row["closed"] is True for row in rows)
    print(f"{closed} of {games} games closed")
    assert closed >= games / 5


# -- whole games ------------------------------------------------------------------------------


def test_ten_thousand_random_games() -> None:
    found: Counter[str] = Counter()
    for first in range(10_000, 20_000, 500):
        games = [random_moves(seed) for seed in range(first, first + 500)]
        assert same_elsewhere(games)
        found.update(report(games))
    print(dict(found))
    # Who moves at random hardly ever closes with a Joker free: the players' games show that.
    assert min(found[each] for each in found if each != "free Jokers") > 0


TABLES = (
    ("strong", "steady"), ("beginner", "strong", "steady"), ("beginner", "strong", "steady", "beginner"),
)  # fmt: skip


def test_a_thousand_games_of_the_players() -> None:
    found: Counter[str] = Counter()
    for first in range(20_000, 21_000, 100):
        games = [
            replayed(
                play_out(seed, TABLES[seed % 3], first=seed % 2, rules=(RUMMY_PRO, EXTRA)[seed // 3 % 2])
            )
            for seed in range(first, first + 100)
        ]
        assert same_elsewhere(games)
        found.update(report(games))
    print(dict(found))
    assert min(found.values()) > 0


def test_games_take_little_memory() -> None:
    """Whoever serves tables plays one game after the other."""
    more = memory_growth(games, 300, few=30)
    print(f"memory after 300 games of strong players: {more:.1f} MB more than after 30")
    assert more < 32


def games(count: int) -> Iterator[object]:
    """So many games of four strong players, one after the other."""
    return (play_out(seed, ("strong",) * 4) for seed in range(count))
