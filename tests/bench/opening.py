"""The best play of a table: how soon the most is known, and how soon what disturbs the table least."""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import time
from pathlib import Path

from bench.spreads import positions
from rummy_widget.engine.rules import (
    BASIC_RUMMY,
    DUTCH_RUMMY,
    PUP_RUMMY,
    RRRUMMY,
    RUMMIKUB,
    RUMMY_45,
    TILES_50,
)
from rummy_widget.engine.solver.open_games.best_play import best_play, most_tiles
from rummy_widget.engine.solver.open_games.board import board_of
from rummy_widget.engine.solver.open_games.most_laid import find_most_laid

from .report import Table, p95

COUNT, MANY = 100, 10_000
REARRANGED = (PUP_RUMMY, RUMMIKUB, DUTCH_RUMMY, RRRUMMY, TILES_50)


def measure() -> Table:
    rows = []
    for jokers in (0, 2):
        for rules in REARRANGED[: None if jokers else 2]:
            most, whole, proved, tiles = [], [], 0, 0
            for before, rack in positions(COUNT, "bench", jokers=jokers):
                start = time.process_time()
                find_most_laid(board_of(before, rack, rules), None)
                most.append(time.process_time() - start)
                start = time.process_time()
                play = best_play(before, rack, rules=rules)
                whole.append(time.process_time() - start)
                proved += play is None or all(play.proven)
                tiles += play.count if play else 0
            name = f"{rules.name}, {'no Joker' if not jokers else 'Jokers as they come'}"
            rows.append((f"{name}: most tiles", *_ms(most), f"{tiles / COUNT:.1f} tiles laid"))
            rows.append((f"{name}: least disturbing", *_ms(whole), f"{proved} of {COUNT} proved throughout"))
    for rules in (RUMMY_45, BASIC_RUMMY):
        spent = []
        for before, rack in positions(COUNT, "laying", rules):
            start = time.process_time()
            best_play(before, rack, rules=rules)
            spent.append(time.process_time() - start)
        rows.append((f"{rules.name}: best turn", *_ms(spent), ""))
    rows.append((f"memory for most tiles of {MANY:,} positions, how many and how, MB", _grown(), "", ""))
    return Table(
        "The best play of a table, ms of processor time",
        f"{COUNT} tables of 15 to 60 tiles by seed, racks of 14; nothing is remembered at the start.",
        ("", "median", "p95", ""),
        tuple(rows),
    )


def _ms(spent: list[float]) -> tuple[str, str]:
    return f"{1000 * statistics.median(spent):.3g}", f"{1000 * p95(spent):.3g}"


def _grown() -> str:
    """How much more memory a process has taken after many positions than after ten."""
    code = f"from bench.opening import grown; print(grown({MANY}))"
    root = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {root!r}); {code}"],
        check=True, capture_output=True, text=True,
    )  # fmt: skip
    return done.stdout.strip()


def grown(count: int) -> str:
    """The same, in the process itself, as Linux counts it."""
    begun = 0.0
    for number, (before, rack) in enumerate(positions(count, "memory")):
        most_tiles(before, rack, rules=PUP_RUMMY)
        find_most_laid(board_of(before, rack, RUMMIKUB), None)
        if number == 10:
            begun = _megabytes()
    return f"{_megabytes() - begun:.0f}"


def _megabytes() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize() / 2**20
