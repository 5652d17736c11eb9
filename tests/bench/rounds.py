"""How many random rounds of each game are played in a second, beside Rummy PRO's in the same minutes."""

from __future__ import annotations

import statistics
import time

from rummy_widget.engine.game.play_out import play_out
from rummy_widget.engine.rules import GAMES, RUMMY_PRO, Ruleset

from .report import Table

ROUNDS, TURNS = 10, 7


def measure() -> Table:
    rounds: dict[str, list[float]] = {name: [] for name in GAMES}
    moves: dict[str, list[float]] = {name: [] for name in GAMES}
    for turn in range(TURNS + 1):
        for name, rules in GAMES.items():
            start = time.process_time()
            made = _played(rules, turn)
            took = time.process_time() - start
            if turn:  # the first time fills tables
                rounds[name].append(ROUNDS / took)
                moves[name].append(made / took)
    most, each = statistics.median(rounds[RUMMY_PRO.name]), statistics.median(moves[RUMMY_PRO.name])
    rows = []
    for name in GAMES:
        its, its_moves = statistics.median(rounds[name]), statistics.median(moves[name])
        rows.append(
            (f"`{name}`", f"{its:.1f}", f"{its / most:.2f}", f"{its_moves:,.0f}", f"{its_moves / each:.2f}")
        )
    return Table(
        "Random rounds of every game",
        f"`play_out` with random players at tables of two to four, {ROUNDS} rounds of each game by turns, "
        f"{TURNS} times, in one process; medians by the processor's time, and how they stand to Rummy PRO's.",
        ("game", "rounds a second", "beside PRO", "moves a second", "beside PRO"),
        tuple(rows),
    )


def _played(rules: Ruleset, turn: int) -> int:
    """How many moves some random rounds have; other ones each turn."""
    seeds = range(turn * ROUNDS, (turn + 1) * ROUNDS)
    return sum(len(play_out(seed, ("random",) * (2 + seed % 3), rules=rules).moves) for seed in seeds)
