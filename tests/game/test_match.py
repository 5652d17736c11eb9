"""Matches: scores, who is first, and that no game says anything of the next."""

from __future__ import annotations

import pytest

from rummy_widget.game.closing.position import closing_game
from rummy_widget.game.match import Match
from rummy_widget.game.settings import Settings


def test_a_match() -> None:
    """Scores add up, the first player moves on, and a game that goes on is no result."""
    match = Match(Settings(3))
    first = match.next_game(seed=11)
    assert first.first == 0
    assert first.seed == 11
    with pytest.raises(ValueError, match="goes on"):
        match.with_finished(first)
    played = match
    for _ in range(3):
        game = played.next_game()
        assert game.first == played.count % 3
        played = played.with_finished(game.after("leave"))
    assert sum(played.scores) == 0
    assert played.scores == tuple(map(sum, zip(*(each.payments for each in played.finished), strict=True)))
    assert len({each.seed for each in played.finished}) == 3
    for most in range(4):
        short = played.shortened(most)
        assert len(short.finished) == most
        assert short.shortened(0).tallies == short.tallies == played.tallies
        assert (short.count, short.next_game().first) == (3, 0)


def test_a_deal_says_nothing_of_the_next() -> None:
    """Whoever knows a deal by its code, or the seed of a table, cannot compute what comes after it."""
    game = closing_game(3, 7)
    match = Match(Settings(3)).with_finished(game.after("leave"))
    assert len({match.next_game().seed for _ in range(20)}) == 20
