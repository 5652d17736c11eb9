"""What is written of a table, played again by the engine alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import rummy_widget as rw
from engine.game import open_games
from engine.game.games import Watch
from rummy_widget.rooms.events import MoveMade, RoundDealt, StoredEvent
from rummy_widget.rooms.state import fold_events


def replayed(written: Sequence[StoredEvent]) -> int:
    """The number of rounds; in each all tiles are there at every move, and its end is settled alike."""
    rounds, game, watch = 0, None, None
    for at, each in enumerate(written, 1):
        if isinstance(each.event, RoundDealt):
            if game is not None:
                settled_alike(game, fold_events(written[: at - 1]).game)
            dealt: Any = fold_events(written[:at]).game
            game = rw.new_game(
                dealt.settings.players, each.event.seed, rules=dealt.settings.rules, first=dealt.first
            )
            watch = None if game.has_table else Watch(game)
            rounds += 1
        elif isinstance(each.event, MoveMade):
            assert game is not None
            game = game.after(each.event.move, each.event.seat)
            if watch is None:
                assert open_games.everywhere(game) == open_games.box(game.settings.rules)
            else:
                assert watch.all_there(game) or game.over
    if game is not None:
        settled_alike(game, fold_events(written).game)
    return rounds


def settled_alike(game: Any, held: Any) -> None:
    """A round that was played again, and the one that the table holds."""
    assert (game, game.over) == (held, held.over)
    if game.over:
        assert game.scores == held.scores
        if game.has_table:
            assert open_games.settled_again(game) == game.scores
