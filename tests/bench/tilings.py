"""The most tiles of a table beside integer programming: rummikub-solver on the same positions, in one run.

It comes with the extra `bench`. What it models are free Jokers, so it is asked what Pup Rummy asks; a meld
whose Joker is not needed it does not know, and so it sometimes lays less.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.spreads import Position, positions
from rummy_widget.rules import PUP_RUMMY
from rummy_widget.solver.opening.best import laid_out, most_tiles
from rummy_widget.tiles import Tile

from .report import Table, p95

COUNT, WARM, TURN = 100, 1_000, 10


def measure() -> Table:
    theirs = integer_program()
    rows, notes = [], []
    for jokers in (0, 2):
        asked = list(positions(COUNT, "bench", jokers=jokers))
        for before, rack in positions(WARM, "warm", jokers=jokers):
            _most(before, rack)
            _laid(before, rack)
        theirs(*asked[0])
        count, laid, its = _spent([_most, _laid, theirs], asked)
        found = [_most(*each) for each in asked]
        other = [theirs(*each) for each in asked]
        more = [(each, a, b) for each, a, b in zip(asked, found, other, strict=True) if a != b]
        assert all(a > b for _, a, b in more), more
        name = "Jokers as they come" if jokers else "no Joker"
        rows.append((f"{name}: how many can be laid", *_row(count, its), f"{sum(found)} tiles in all"))
        rows.append((f"{name}: and how, as melds", *_row(laid, its), ""))
        rows.append((f"{name}: rummikub-solver, SciPy's HiGHS", *_row(its, None), f"{sum(other)} tiles"))
        notes += [_explained(*each) for each in more]
    ours = [_cold(f"from bench.tilings import {each} as ask") for each in ("ours_alone", "theirs_alone")]
    rows += [
        ("cold: import and first answer", f"{1000 * ours[0]:.0f}", "", "", "", ""),
        ("cold: rummikub-solver", f"{1000 * ours[1]:.0f}", "", f"{ours[1] / ours[0]:.1f}", "", ""),
    ]
    about = (
        f"In ms of processor time; {COUNT} tables of 15 to 60 tiles by seed, racks of 14, Pup Rummy, in "
        f"turns, one process. Our tables are filled by {WARM:,} other positions; first calls stand apart "
        "(median of 5 new processes). The ratio is how many times as long integer programming takes. "
    )
    about += (
        f"It lays fewer on {len(notes)}: {'; '.join(notes)}." if notes else "Both lay as many everywhere."
    )
    head = ("ms", "median", "p95", "median, ratio", "p95, ratio", "outcome")
    return Table("Most tiles, and integer programming", about, head, tuple(rows))


def _most(before: Any, rack: Any) -> int:
    return most_tiles(before, rack, rules=PUP_RUMMY)


def _laid(before: Any, rack: Any) -> object:
    return laid_out(before, rack, rules=PUP_RUMMY)


def _spent(calls: list[Callable[..., object]], asked: list[Position]) -> list[list[float]]:
    """The processor time of each call on each position, some positions by turns."""
    spent: list[list[float]] = [[] for _ in calls]
    for first in range(0, len(asked), TURN):
        for call, its in zip(calls, spent, strict=True):
            for each in asked[first : first + TURN]:
                start = time.process_time()
                call(*each)
                its.append(1000 * (time.process_time() - start))
    return spent


def _row(ours: list[float], theirs: list[float] | None) -> tuple[str, ...]:
    cells = [f"{statistics.median(ours):.3g}", f"{p95(ours):.3g}"]
    if theirs is None:
        return (*cells, "", "")
    ratios = statistics.median(theirs) / statistics.median(ours), p95(theirs) / p95(ours)
    return (*cells, *(f"{each:.0f}" for each in ratios))


def integer_program() -> Callable[[Any, Any], int]:
    """How many tiles rummikub-solver lays."""
    from rummikub_solver import RuleSet, SolverMode  # type: ignore[import-not-found]

    rules = RuleSet()

    def number(tile: Tile) -> int:
        return 53 if tile.joker else "rybk".index(str(tile.colour)) * 13 + (tile.number or 0)

    def most(before: Any, rack: Any) -> int:
        state = rules.new_game()
        state.initial = False
        state.add_table(*map(number, before.tiles))
        state.add_rack(*map(number, rack))
        found = rules.solve(state, SolverMode.TILE_COUNT)
        return len(found.tiles) if found else 0

    return most


def _explained(asked: Position, ours: int, theirs: int) -> str:
    """A position where more can be laid than integer programming finds, with a play that the judge takes."""
    from rummy_widget.solver.opening.best import best_play

    play = best_play(*asked, rules=PUP_RUMMY)
    assert play is not None
    assert play.count == ours
    return f"{theirs} of {ours} (`{play.after.notation()}`, of which it lacks a group)"


# ---- Cold ------------------------------------------------------------------------------------------


def ours_alone() -> None:
    from rummy_widget.solver.opening.best import laid_out as answer

    answer("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13", rules=PUP_RUMMY)


def theirs_alone() -> None:
    before, rack = next(iter(positions(1, "bench")))
    integer_program()(before, rack)


def _cold(code: str) -> float:
    """How long a new process takes to import and answer, beyond one that only starts."""
    root = str(Path(__file__).parents[1])
    path = f"import sys, time; sys.path.insert(0, {root!r}); start = time.process_time()"
    run = f"{path}; {code}; ask(); print(time.process_time() - start)"
    spent = []
    for _ in range(5):
        done = subprocess.run([sys.executable, "-c", run], check=True, capture_output=True, text=True)
        spent.append(float(done.stdout))
    return statistics.median(spent)
