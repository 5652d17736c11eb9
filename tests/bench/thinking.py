"""How long the players of the open games think over a move."""

from __future__ import annotations

import time

from rummy_widget.engine.game.play_out import player_rng, positions
from rummy_widget.engine.game.players import players_of
from rummy_widget.engine.rules import BASIC_RUMMY, RRRUMMY, RUMMIKUB, RUMMY_45

from .report import Table, spread

GAMES, FIRST = 10, 300_000


def measure() -> Table:
    rows = []
    for rules in (RUMMIKUB, RRRUMMY, RUMMY_45, BASIC_RUMMY):
        views = [
            each.view(each.seat)
            for seed in range(FIRST, FIRST + GAMES)
            for each in positions(seed, ("strong", "steady"), rules=rules)[:-1]
        ]
        for name in ("beginner", "steady", "strong"):
            times = []
            for view in views:
                start = time.perf_counter()
                players_of(rules)[name](view, player_rng(0, view.seat))
                times.append((time.perf_counter() - start) * 1000)
            rows.append((f"{rules.name}, a move of `{name}`, ms ({len(views)} moves)", *spread(times, 2)))
    return Table(
        "Players of the open games",
        f"Every move of {GAMES} games of two, strong against steady, thought over by each player.",
        ("what", "median", "p95"),
        tuple(rows),
    )
