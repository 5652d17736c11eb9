"""Matches: scores, who is first, and that no game says anything of the next."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from operator import attrgetter
from random import Random
from typing import Any

import pytest

from engine.game.open_games import rounds, settled_again
from rummy_widget.engine.game.match import Match
from rummy_widget.engine.game.round import begin, new_game
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.game.settlement import settle_blocked
from rummy_widget.engine.rules import (
    BASIC_RUMMY,
    EVERY_SWITCH,
    GAMES,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    Ruleset,
    switched,
)
from rummy_widget.engine.tiles import parse_tiles


def test_a_match() -> None:
    """Scores add up, the first player moves on, and a game that goes on is no result."""
    match = Match(Settings(3))
    first = match.next_game(seed=11)
    assert first.first == 0
    assert first.seed == 11
    with pytest.raises(ValueError, match="not ended"):
        match.with_finished(first)
    played = match
    for _ in range(3):
        game = played.next_game()
        assert game.first == played.count % 3
        played = played.with_finished(game.after("leave"))
    assert sum(played.scores) == 0
    assert played.scores == tuple(map(sum, zip(*(each.scores for each in played.finished), strict=True)))
    assert len({each.seed for each in played.finished}) == 3
    for most in range(4):
        short = played.shortened(most)
        assert len(short.finished) == most
        assert short.shortened(0).tallies == short.tallies == played.tallies
        assert (short.count, short.next_game().first) == (3, 0)


def test_a_deal_says_nothing_of_the_next() -> None:
    """Whoever knows a deal by its code, or the seed of a table, cannot compute what comes after it."""
    game = new_game(3, 7)
    match = Match(Settings(3)).with_finished(game.after("leave"))
    assert len({match.next_game().seed for _ in range(20)}) == 20


@lru_cache(maxsize=64)
def made(rules: Ruleset, seed: int) -> tuple[str, ...]:
    """The moves of a round of two."""
    *_, last = rounds(rules, 2, seed, "simple")
    return tuple(move.notation() for move in last.moves)


def ended(base: Ruleset, settings: Settings, seed: int) -> Any:
    """A round that has ended, with points for somebody."""
    game: Any = begin(settings, seed)
    for move in ("leave",) if base.close is not None else made(base, seed):
        game = game.after(move)
    return game


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
@pytest.mark.parametrize("length", EVERY_SWITCH["match"].values)
def test_a_match_of_any_length_in_any_game(rules: Ruleset, length: str) -> None:
    """TR-10: it ends with the first round after which it is long enough, and is read from its record."""
    costly = {"leaving_penalty": "200"} if "leaving_penalty" in rules.switches else {}
    settings = Settings(2, rules=switched(rules, {"match": length, **costly}))
    match, rng, passed = Match(settings), Random(length), 0
    known = {seed: ended(rules, settings, seed) for seed in range(3)}
    count, _, what = length.partition("_")
    for number in range(1, 13):
        passed += rng.randint(0, 9)
        game = known[number % 3]
        match = match.with_finished(game, passed)
        sums = [sum(each.scores[seat] for each in match.finished) for seat in (0, 1)]
        if what == "rounds":
            wanted = number >= int(count)
        elif what == "minutes":
            wanted = passed >= int(count)
        elif what == "points":
            wanted = max(sums) >= int(count)
        elif length == "as_published" and rules is BASIC_RUMMY:
            wanted = max(sums) >= 100  # BR-9
        else:
            wanted = length == "one_round" or rules not in (RUMMY_PRO, RUMMY_45)  # RK-5
        assert match.over is wanted, (number, passed, sums)
        assert list(match.scores) == sums
        assert match.winners == tuple(seat for seat in (0, 1) if sums[seat] == max(sums))
        for most in (0, 1, 5):
            short = match.shortened(most)
            assert (short.over, short.scores, short.minutes_played) == (match.over, match.scores, passed)
        if number > 1:
            assert match.before_last.with_finished(game, passed) == match


def test_minutes_are_said_and_never_become_fewer() -> None:
    match = Match(Settings(2, rules=switched(RUMMY_PRO, {"match": "15_minutes"})))
    game = match.next_game(7).after("leave")
    with pytest.raises(ValueError, match="not None"):
        match.with_finished(game)
    later = match.with_finished(game, 9)
    for wrong in (8, -1, 9.5, True, "9"):
        with pytest.raises(ValueError, match="minutes must be"):
            later.with_finished(game, wrong)  # type: ignore[arg-type]
    assert later.with_finished(game, 9).minutes == (9, 9)


@pytest.mark.whole
@pytest.mark.parametrize(
    "rules", [rules for rules in GAMES.values() if rules.has_table], ids=attrgetter("name")
)
def test_a_multiplier_counts_once_in_the_rounds_own_result(rules: Ruleset) -> None:
    """RK-5, TR-10, R45-11, BR-9: a round gives so many times as much; a match adds up its rounds."""
    for times in (1, 2, 10):
        match = Match(Settings(3, times, rules))
        for seed in range(4):
            *_, plain = rounds(rules, 3, seed, "beginner")
            game: Any = new_game(3, seed, rules=rules, multiplier=times)
            for move in plain.moves:
                game = game.after(move)
            assert game.scores == tuple(times * points for points in plain.scores)
            assert sum(each.points for each in game.result.entries) == sum(game.scores)
            assert settled_again(game) == game.scores
            before, match = match, match.with_finished(game)
            gained = [now - then for then, now in zip(before.scores, match.scores, strict=True)]
            assert tuple(gained) == game.scores
        assert any(match.scores)
        assert all(one.seed != other.seed for one, other in pairwise(match.finished))


def test_winners_who_share_get_so_many_times_their_share() -> None:
    """RK-6: a point that can't be shared goes to nobody, with a multiplier too."""
    hands = [parse_tiles(hand) for hand in ("r4", "k4", "b7")]
    score = RUMMIKUB.play.score
    assert [settle_blocked(score, hands, times).totals(3) for times in (1, 4)] == [(1, 1, -3), (4, 4, -12)]
