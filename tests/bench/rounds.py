"""How many moves of whole rounds each computer player makes in a second, in every game."""

from __future__ import annotations

import statistics
import time

from rummy_widget.engine.game.play_out import play_out
from rummy_widget.engine.rules import GAMES, Ruleset

from .report import Table

ROUNDS = {"random": 10, "steady": 3, "strong": 3}
TURNS = 7


def measure() -> Table:
    rates: dict[tuple[str, str], list[float]] = {}
    for turn in range(TURNS + 1):
        for name, rules in GAMES.items():
            for player, rounds in ROUNDS.items():
                start = time.process_time()
                made = _count_moves(rules, player, range(turn * rounds, (turn + 1) * rounds))
                rate = made / (time.process_time() - start)
                if turn:  # the first time fills tables
                    rates.setdefault((name, player), []).append(rate)
    rows = [
        (f"`{name}`", *(f"{statistics.median(rates[name, player]):,.0f}" for player in ROUNDS))
        for name in GAMES
    ]
    return Table(
        "Whole rounds of every game",
        "Moves a second of `play_out`, views of the players included: rounds of two players of one level, "
        f"all games by turns, {TURNS} times, in one process; medians by the processor's time.",
        ("game", *ROUNDS),
        tuple(rows),
    )


def _count_moves(rules: Ruleset, player: str, seeds: range) -> int:
    """How many moves some rounds have."""
    return sum(len(play_out(seed, (player,) * 2, rules=rules).moves) for seed in seeds)
