"""The solver against trying everything, on thousands of racks under every switch."""

from __future__ import annotations

import random

import pytest

from engine.solver.racks import RULES
from engine.solver.test_against_plain import a_rack, closing_agrees, distance_asked, outs_asked


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("jokers", range(7))
def test_closes_and_best_close(name: str, jokers: int) -> None:
    rng = random.Random(f"many closes {name} {jokers}")
    for _ in range(30):
        thrown = rng.choice((0, 0, 1, 2)) if jokers < 5 else 0
        closing_agrees(a_rack(rng, RULES[name], jokers, rng.choice((0, 0, 1, 2, 3))), thrown, RULES[name])


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("seed", range(4))
def test_distance(name: str, seed: int) -> None:
    rng = random.Random(f"many distances {name} {seed}")
    for _ in range(50):
        distance_asked(rng, RULES[name])


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("off", range(4))
def test_outs_and_discards(name: str, off: int) -> None:
    rng = random.Random(f"many outs {name} {off}")
    for number in range(12):
        outs_asked(rng, RULES[name], off, discards=number % 4 == 0)
