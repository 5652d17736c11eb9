"""The solver beside what people would use instead, on the same racks in one run.

The others come with the extra `bench`. None of them plays this game: each is asked only what it can answer.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Sequence
from typing import Any

from engine.solver.racks import closable, dealt, exchanged
from rummy_widget.engine.solver.closing.best import best_close, closes
from rummy_widget.engine.solver.closing.distance import distance
from rummy_widget.engine.solver.closing.draws import best_discards
from rummy_widget.engine.solver.closing.verify import verify_closing
from rummy_widget.engine.solver.tiling.rack_counts import Counts
from rummy_widget.engine.tiles import Tile, parse_tiles

from .report import Table, p95

Racks = Sequence[tuple[Tile, ...]]
CLOSABLE, ASKED, HANDS, WARM = 200, 60, 60, 20


def tiles_of(rack: Sequence[str]) -> tuple[Tile, ...]:
    return parse_tiles(" ".join(rack))


def times(call: Callable[[Any], object], asked: Sequence[Any], rounds: int = 1) -> list[float]:
    """How long each of them takes, in ms; with more rounds, the mean of so many in a row."""
    found = []
    for each in asked:
        start = time.perf_counter()
        for _ in range(rounds):
            call(each)
        found.append((time.perf_counter() - start) * 1000 / rounds)
    return found


def by_turns(
    call: Callable[[Any], object], asked: Sequence[Any], other: Callable[[Any], object], its: Sequence[Any]
) -> tuple[list[float], list[float]]:
    """The times of both, a few racks each by turns: what slows the machine down then slows both."""
    first, second = [], []
    for start in range(0, len(asked), 20):
        first += times(call, asked[start : start + 20])
        second += times(other, its[start : start + 20])
    return first, second


def _row(what: str, ours: list[float], base: list[float] | None = None, note: str = "") -> tuple[str, ...]:
    """Median and p95, and how many times as long as the others they take."""
    cells = [what, f"{statistics.median(ours):.4g}", f"{p95(ours):.4g}"]
    if base is None:
        return (*cells, "", "", note)
    ratios = statistics.median(ours) / statistics.median(base), p95(ours) / p95(base)
    return (*cells, *(f"{ratio:.1f}" for ratio in ratios), note)


def okey(racks: Racks) -> tuple[Callable[[list[Any]], int], list[list[Any]]]:
    """okey-solver-py's exact backtracking: how many tiles it leaves over; and the racks as it takes them."""
    from okey_solver import SolverEngine  # type: ignore[import-not-found]
    from okey_solver import Tile as Piece
    from okey_solver import TileColor as Colour

    colours = dict(zip("rybk", (Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.BLACK), strict=True))
    engine = SolverEngine(strategy="backtracking")

    def left(rack: list[Any]) -> int:
        return len(engine.find_best_arrangement(rack).remainingTiles)

    def pieces(rack: Sequence[Tile]) -> list[Any]:
        return [Piece(id=str(n), color=colours[str(t.colour)], value=t.number) for n, t in enumerate(rack)]

    return left, [pieces(rack) for rack in racks]


def rummikub() -> Callable[[Sequence[Tile]], int]:
    """rummikub-solver by integer programming: how many tiles it leaves over. A 1 is only low there."""
    from rummikub_solver import RuleSet, SolverMode  # type: ignore[import-not-found]

    rules = RuleSet()

    def left(rack: Sequence[Tile]) -> int:
        state = rules.new_game()
        state.add_rack(*("rybk".index(str(t.colour)) * 13 + (t.number or 0) for t in rack))
        found = rules.solve(state, SolverMode.TILE_COUNT)
        return len(rack) - (len(found.tiles) if found else 0)

    return left


def shanten() -> Callable[[Sequence[int]], object]:
    """mahjong's distance to a hand for all 34 draws of 13 tiles: the nearest kin to distance and outs."""
    from mahjong.shanten import Shanten  # type: ignore[import-not-found]

    def all_draws(hand: Sequence[int]) -> list[int]:
        found = []
        for draw in range(34):
            drawn = list(hand)
            drawn[draw] += 1
            if drawn[draw] <= 4:
                found.append(Shanten.calculate_shanten(drawn))
        return found

    return all_draws


def hands(rng: random.Random) -> list[list[int]]:
    """Hands of 13 of the 136 tiles of mahjong, as counts."""
    dealt_hands = [rng.sample(range(136), 13) for _ in range(HANDS)]
    return [[sum(tile // 4 == kind for tile in hand) for kind in range(34)] for hand in dealt_hands]


def everything(rack: tuple[Tile, ...]) -> object:
    """The distance, and all discards ranked, each with its outs."""
    return distance(rack), best_discards(rack)


def low(rack: Sequence[str]) -> bool:
    """Whether the 1 is out of play, so that games in which it is only low find the same."""
    return not any(tile[1:] == "1" for tile in rack)


def measure() -> Table:
    rng = random.Random(15)
    racks = [tiles_of(closable(rng)) for _ in range(CLOSABLE)]
    without_ones = [tiles_of(each) for each in (closable(rng) for _ in range(2000)) if low(each)][:ASKED]
    times(best_close, [tiles_of(closable(rng)) for _ in range(WARM)])
    left, theirs = okey(racks)
    ours, its = by_turns(best_close, racks, left, theirs)
    found = [best_close(rack) for rack in racks]
    good = sum(
        each is not None and verify_closing(each, rack) is None
        for each, rack in zip(found, racks, strict=True)
    )
    rows = [_row("`best_close` with its proof", ours, note=f"{good} of {CLOSABLE} close, all proofs hold")]

    alone = sum(left(rack) <= 1 for rack in theirs)
    rows.append(_row("okey-solver-py, backtracking", its, ours,
                     f"leaves one tile or none on {alone} of {CLOSABLE}"))  # fmt: skip
    placed = rummikub()
    ours, its = by_turns(best_close, without_ones, placed, without_ones)
    rows.append(_row("`best_close`, racks without a 1", ours, note=f"{len(without_ones)} racks"))
    alone = sum(placed(rack) <= 1 for rack in without_ones)
    rows.append(_row("rummikub-solver, SciPy's HiGHS", its, ours,
                     f"leaves one tile or none on {alone} of {len(without_ones)}"))  # fmt: skip

    for jokers in range(3):
        some = [tiles_of(closable(rng, jokers)) for _ in range(CLOSABLE)]
        counts = [Counts.of(rack) for rack in some]
        times(closes, counts)
        rows.append(_row(f"`closes`, Jokers {jokers}, from counts", times(closes, counts, 50)))
        rows.append(_row(f"`closes`, Jokers {jokers}, from tiles", times(closes, some, 10)))
    kin = times(shanten(), hands(rng))
    for jokers in range(3):
        for off in (0, 1, 2, 3, None):
            asked = [
                tiles_of(dealt(rng, jokers) if off is None else exchanged(rng, closable(rng, jokers), off))
                for _ in range(ASKED)
            ]
            what = "as dealt" if off is None else "closable" if off == 0 else f"{off} off"
            what = f"distance, all discards with their outs: Jokers {jokers}, {what}"
            rows.append(_row(what, times(everything, asked)))
    rows.append(_row("mahjong, shanten of all 34 draws", kin))
    return Table(
        "Solver",
        f"In ms; {CLOSABLE} closable racks by seed for closing, {ASKED} a row for the rest. "
        "`closes` is asked again and again, with its tables there; all else of ours but once. "
        "The ratio is how many times as long another takes as `best_close` above it.",
        ("ms", "median", "p95", "median, ratio", "p95, ratio", "outcome"),
        tuple(rows),
    )
