"""Whole games: of random movers and of the players, and tournaments on one process and on several."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

from engine.game.games import random_moves, replayed, report, same_elsewhere
from engine.game.positions import EXTRA
from rummy_widget.engine.game.phase import Outcome
from rummy_widget.engine.game.play_out import Game, play_out, summary, tournament
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.rules import RUMMY_PRO

TABLES = (
    ("beginner", "steady"), ("strong", "beginner"), ("steady", "strong", "beginner"),
    ("beginner", "beginner", "strong", "beginner"), ("random", "random"),
)  # fmt: skip


pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def by_chance() -> list[Round]:
    """30 games of random movers (`make proof`: 10,000): no tile is lost, and payments come to nothing."""
    return [random_moves(seed) for seed in range(30)]


@pytest.fixture(scope="module")
def by_players() -> list[Game]:
    """10 games of the players (`make proof`: 1,000), with extra Jokers in half of them."""
    return [
        play_out(seed, TABLES[seed % 5], first=seed % 2, rules=(RUMMY_PRO, EXTRA)[seed // 5 % 2])
        for seed in range(16, 26)
    ]


@pytest.fixture(scope="module")
def ended(by_players: list[Game]) -> list[Round]:
    """The same, played again with every position looked at."""
    return [replayed(game) for game in by_players]


def test_random_games_are_the_same_in_another_process(by_chance: list[Round]) -> None:
    assert same_elsewhere(by_chance)


def test_games_of_the_players_keep_to_the_rules_and_are_the_same_in_another_process(
    ended: list[Round],
) -> None:
    assert same_elsewhere(ended)


def test_everything_happens(by_chance: list[Round], ended: list[Round]) -> None:
    told = Counter(report(by_chance))
    told.update(report(ended))
    print(dict(told))
    assert min(told.values()) > 0, told


def test_a_game_tells_its_end(by_players: list[Game]) -> None:
    for game in by_players:
        assert (game.closer is None) == (game.closing is None) == (game.outcome is not Outcome.CLOSED)
        if game.closer is not None and game.closing is not None:
            others = len(game.players) - 1
            bonus = game.scores[game.closer] - game.closing.points * others
            assert bonus in (-100, 0, 100 * others), "paid, nobody's, or got for the Trump's twin"
        assert game.turns == sum(move in ("draw", "take", "extra") for move in game.moves)


@pytest.mark.parametrize("table", TABLES)
def test_a_game_is_the_same_again(table: tuple[str, ...]) -> None:
    assert play_out(12, table) == play_out(12, table)


def test_who_plays_is_asked_before() -> None:
    with pytest.raises(ValueError, match=r"no such player: 'clever'; expected beginner, steady, strong"):
        play_out(1, ("clever", "steady"))
    with pytest.raises(ValueError, match="no such player"):
        tournament([1], ("clever", "steady"))
    with pytest.raises(ValueError, match="players must be 2 to 4 names, not 5"):
        play_out(1, ("beginner",) * 5)


# -- tournaments ------------------------------------------------------------------------------


PAIR = ("steady", "beginner")


def test_everybody_gets_the_same_tiles() -> None:
    rows = tournament(range(3), ("beginner", "random", "beginner"))
    assert len(rows) == 3 * 3 * 3
    seats = Counter((row["seed"], row["seat"], row["player"]) for row in rows)
    assert {count for (_, _, player), count in seats.items() if player == "random"} == {1}
    assert {count for (_, _, player), count in seats.items() if player == "beginner"} == {2}
    alternating = tournament([1], PAIR * 2)
    assert {row["seating"] for row in alternating} == {0, 1}, "the third seating would be the first again"
    alone = tournament([1], PAIR, duplicated=False)
    assert [(row["seat"], row["player"]) for row in alone] == [(0, "steady"), (1, "beginner")]


def test_rows_are_plain_and_tell_of_games() -> None:
    rows = tournament(range(4), PAIR, multiplier=2)
    game = play_out(0, PAIR, multiplier=2)
    assert [row["points"] for row in rows[:2]] == [*game.scores]
    assert [row["closed"] for row in rows[:2]] == [game.closer == 0, game.closer == 1]
    for row in rows:
        assert {type(value) for value in row.values()} <= {int, str, bool, type(None)}
        assert (row["worth"] is None) == (row["pattern"] is None) == (not row["closed"])


def test_the_summary_counts_deals() -> None:
    def row(seed: int, player: str, points: int, closed: bool = False) -> dict[str, int | str | bool | None]:
        return {"seed": seed, "player": player, "points": points, "closed": closed}

    rows = [row(1, "a", 250, True), row(1, "b", -250), row(1, "b", -50), row(1, "a", 50)]
    rows += [row(2, "a", 0), row(2, "b", 0), row(2, "b", -100), row(2, "a", 100, True)]
    first, second = summary(rows)
    assert (first.player, first.games, first.points, first.closed) == ("a", 4, 100, 0.5)
    assert (second.player, second.points, second.closed) == ("b", -100, 0)
    # The deals gave 150 and 50: their standard error is 50.
    assert (first.low, first.high) == (pytest.approx(2), pytest.approx(198))
    assert summary(rows[:2])[0].high == float("inf"), "one deal tells nothing of chance"
    assert summary([]) == []


@pytest.mark.parametrize(
    "executor",
    [
        lambda: ThreadPoolExecutor(2),
        lambda: ProcessPoolExecutor(2, mp_context=get_context("spawn")),
    ],
    ids=["threads", "processes"],
)
def test_any_executor_gives_the_same_rows(executor: type[Executor]) -> None:
    here = tournament(range(2), PAIR)
    with executor() as pool:
        assert tournament(range(2), PAIR, executor=pool) == here


def test_progress_is_told_to_who_asks_and_printed_to_nobody(capfd: pytest.CaptureFixture[str]) -> None:
    told: list[tuple[int, int]] = []
    rows = tournament(range(4), ("beginner", "beginner"), progress=lambda *how_far: told.append(how_far))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert rows == tournament(range(4), ("beginner", "beginner"))
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("progress", [True, False, "bar"])
def test_what_cannot_be_told_of_progress_is_refused(progress: Any) -> None:
    with pytest.raises(TypeError, match="progress: expected a function of deals done and deals in all"):
        tournament([1], PAIR, progress=progress)
