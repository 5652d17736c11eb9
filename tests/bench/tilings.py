"""The most tiles of a table beside integer programming: rummikub-solver on the same positions, in one run.

It comes with the extra `bench`; without it our own times stand alone. What it models are free Jokers, so it
is asked what Pup Rummy asks; a meld whose Joker is not needed it does not know, and so it sometimes lays
less.
"""

from __future__ import annotations

import importlib.util
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from bench.spreads import Position, positions
from rummy_widget.engine.rules import PUP_RUMMY
from rummy_widget.engine.solver.open_games.best_play import most_tiles
from rummy_widget.engine.tiles import Tile

from .report import Table, p95

COUNT, TURN, ROUNDS = 1_000, 25, 3
FRESH = 100
"""How many positions are asked of where nothing is remembered: with more, the first would be remembered."""
SEEN = {0: "nothing remembered", 1_000: "1,000 others before", 10_000: "10,000 others before"}
"""How many other positions were asked about before, and how that is said."""
LAID = 1_000
"""Of how many of them it is also asked how."""


def measure() -> Table:
    rows, notes = [], []
    for jokers, name in ((0, "no Joker"), (2, "Jokers as they come")):
        asked = list(positions(COUNT, "bench", jokers=jokers))
        found, other = [_most(*each) for each in asked], _theirs(asked)
        if other:
            more = [(each, a, b) for each, a, b in zip(asked, found, other, strict=True) if a != b]
            assert all(a > b for _, a, b in more), more
            notes += [_explained(*each) for each in more]
        for seen, said in SEEN.items():
            many = COUNT if seen else FRESH
            runs = [_run(jokers, seen) for _ in range(ROUNDS)]
            rows.append(
                (f"{name}, {said}: how many can be laid", *_row(runs, 0), f"{sum(found[:many])} tiles in all")
            )
            rows.append((f"{name}, {said}: and how, as melds", *_row(runs, 1), ""))
            if other:
                rows.append(
                    (f"{name}, {said}: rummikub-solver", *_row(runs, 2), f"{sum(other[:many])} tiles")
                )
    ours = _cold("from bench.tilings import ours_alone as ask")
    rows.append(("a new process: import and first answer", f"{1000 * ours:.0f}", "", "", "", ""))
    about = (
        f"In ms of processor time; {COUNT:,} tables of 15 to 60 tiles by seed ({FRESH} where nothing is "
        "remembered), racks of 14, Pup Rummy, each for the first time; "
        f"{ROUNDS} new processes a row, of whose figures the median stands here. "
    )
    if _is_there():
        its = _cold("from bench.tilings import theirs_alone as ask")
        rows.append(("a new process: rummikub-solver", f"{1000 * its:.0f}", "", f"{its / ours:.1f}", "", ""))
        about += (
            f"By turns of {TURN} with rummikub-solver (SciPy's HiGHS); the ratio is how many times as long "
            "it takes on the same positions in the same process. "
        )
        about += (
            f"It lays fewer on {len(notes)}: {'; '.join(notes)}." if notes else "Both lay as many everywhere."
        )
    head = ("ms", "median", "p95", "median, ratio", "p95, ratio", "outcome")
    return Table("Most tiles, and integer programming", about, head, tuple(rows))


def _is_there() -> bool:
    """Whether rummikub-solver is there: it comes with the extra `bench`."""
    return importlib.util.find_spec("rummikub_solver") is not None


def _theirs(asked: list[Position]) -> list[int]:
    """How many tiles integer programming lays of each; nothing where it is not there."""
    if not _is_there():
        return []
    theirs = integer_program()
    return [theirs(*each) for each in asked]


Run: TypeAlias = "list[list[float]]"
"""Of one process: what each position took, of how many, of how, of rummikub-solver if it is there."""


def _run(jokers: int, seen: int) -> Run:
    """One process that was asked about so many other positions before."""
    code = f"import json; from bench.tilings import spent; print(json.dumps(spent({jokers}, {seen})))"
    found: Run = json.loads(_said(code))
    return found


def spent(jokers: int, seen: int) -> Run:
    """The same, in the process itself."""
    calls: list[Callable[[Any, Any], object]] = [_most, _laid]
    asked = list(positions(COUNT if seen else FRESH, "bench", jokers=jokers))
    if _is_there():
        calls.append(integer_program())
        calls[2](*asked[0])
    for number, (before, rack) in enumerate(positions(seen, "warm", jokers=jokers)):
        _most(before, rack)
        if number < LAID:
            _laid(before, rack)
    return _spent(calls, asked)


def _most(before: Any, rack: Any) -> int:
    return most_tiles(before, rack, rules=PUP_RUMMY).count


def _laid(before: Any, rack: Any) -> object:
    return most_tiles(before, rack, rules=PUP_RUMMY).play


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


def _row(runs: list[Run], which: int) -> tuple[str, ...]:
    """Median and p95 of one of the calls, and how many times as long rummikub-solver takes in its run."""
    cells = []
    for take in (statistics.median, p95):
        cells.append(f"{statistics.median(take(run[which]) for run in runs):.3g}")
    for take in (statistics.median, p95):
        ratios = [take(run[2]) / take(run[which]) for run in runs if which < 2 < len(run)]
        cells.append(f"{statistics.median(ratios):.0f}" if ratios else "")
    return tuple(cells)


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
    from rummy_widget.engine.solver.open_games.best_play import best_play

    play = best_play(*asked, rules=PUP_RUMMY)
    assert play is not None
    assert play.count == ours
    return f"{theirs} of {ours} (`{play.after.notation()}`, of which it lacks a group)"


# ---- Cold ------------------------------------------------------------------------------------------


def ours_alone() -> None:
    from rummy_widget.engine.solver.open_games.best_play import most_tiles

    assert most_tiles("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13", rules=PUP_RUMMY).play


def theirs_alone() -> None:
    before, rack = next(iter(positions(1, "bench")))
    integer_program()(before, rack)


def _cold(code: str) -> float:
    """How long a new process takes to import and answer, beyond one that only starts."""
    run = f"import time; start = time.process_time(); {code}; ask(); print(time.process_time() - start)"
    return statistics.median(float(_said(run)) for _ in range(5))


def _said(code: str) -> str:
    """What a new process prints."""
    root = str(Path(__file__).parents[1])
    run = f"import sys; sys.path.insert(0, {root!r}); {code}"
    return subprocess.run([sys.executable, "-c", run], check=True, capture_output=True, text=True).stdout
