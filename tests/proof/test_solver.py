"""Two ways to the same points, on a thousand racks: the nearest ends, and the dearest close of 15 tiles."""

from __future__ import annotations

import random

import pytest

from engine.solver.racks import closable, exchanged
from rummy_widget.engine.rules import RUMMY_PRO
from rummy_widget.engine.solver.closing.best import best_points
from rummy_widget.engine.solver.closing.draws import best_discards
from rummy_widget.engine.solver.closing.sight import sight_of
from rummy_widget.engine.tiles import ALL_TILES, JOKER


@pytest.mark.parametrize("seed", range(20))
def test_every_draw_after_every_discard(seed: int) -> None:
    rng = random.Random(f"discards {seed}")
    for _ in range(50):
        rack = exchanged(rng, closable(rng, rng.randrange(3)), rng.randrange(3))
        sight = sight_of(rack)
        for discard in best_discards(rack):
            after = sight.without(discard.tile)
            wanted = {}
            for drawn in (*ALL_TILES, JOKER):
                if after.unseen(drawn):
                    counts = after.counts.plus(drawn)
                    points = best_points(counts, RUMMY_PRO, jokers_thrown=after.jokers_thrown)
                    if points is not None:
                        wanted[drawn] = (after.unseen(drawn), points)
            assert {tile: tuple(out) for tile, out in discard.outs.items()} == wanted
