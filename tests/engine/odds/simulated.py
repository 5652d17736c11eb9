"""The chance that a deal closes, by dealing: a second way to what is counted exactly."""

from __future__ import annotations

from concurrent.futures import Executor
from itertools import repeat
from random import Random

from rummy_widget.engine.odds.dealt import CHUNK, DealQuestion, DealTally, Estimate, tally
from rummy_widget.engine.shuffle import shuffled
from rummy_widget.engine.solver.closing.best import closes
from rummy_widget.engine.solver.tiling.rack_counts import Counts
from rummy_widget.engine.tiles import ALL_TILES, JOKER


def simulate_closing(deals: int, seed: int, *, jokers: int = 0) -> Estimate:
    """Deal 15 tiles, so many Jokers among them, again and again; return how often they close."""
    box = [each for each in ALL_TILES for _ in range(2)]
    chance = Random(seed)
    racks = (Counts.of([*shuffled(box, chance)[: 15 - jokers], *[JOKER] * jokers]) for _ in range(deals))
    return Estimate.of(sum(map(closes, racks)), deals)


def simulate(
    question: DealQuestion | str, deals: int, seed: int, *, executor: Executor | None = None
) -> DealTally:
    """Deal racks of fifteen tiles; with an *executor* its workers share them. The tally is the same."""
    chunks = range(-(-deals // CHUNK))
    sizes = [min(CHUNK, deals - CHUNK * chunk) for chunk in chunks]
    map_ = map if executor is None else executor.map
    found = DealTally()
    for each in map_(tally, repeat(DealQuestion(question)), repeat(seed), chunks, sizes):
        found = found.plus(each)
    return found
