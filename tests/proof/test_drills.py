"""Drills at a table over many seeds: each task fair, and solved by its hints alone."""

from __future__ import annotations

import pytest

from lessons.test_drills import DRILLS, fair, varied
from lessons.test_hints import solved
from rummy_widget.tutor import Attempt, StepData, StepOutcome

TABLES = [each for each in DRILLS if each.values[0].has_table and not each.values[0].exam]


@pytest.mark.parametrize("step", TABLES)
def test_every_seed_deals_a_fair_table_that_its_hints_solve(step: StepData) -> None:
    seeds = range(1, 201)
    fair(step, seeds)
    for seed in seeds[:60]:
        attempt = solved(Attempt.begin(varied(step, seed)))
        assert attempt.outcome is StepOutcome.RIGHT
        assert not attempt.over_par
