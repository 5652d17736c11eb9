"""Thousands of drills and of racks thrown about: tasks are fair, hints lead to an answer from anywhere."""

from __future__ import annotations

import pytest

from lessons.scrambles import flung, scrambled
from lessons.test_drills import DRILLS, varied
from lessons.test_hints import ARRANGE, at, solved
from rummy_widget.engine.layout import Layout
from rummy_widget.tutor import StepData, StepOutcome
from rummy_widget.tutor.proof import problems_of

SEEDS = range(1, 1501)
SCRAMBLES = range(100)


@pytest.mark.parametrize("step", DRILLS)
def test_every_drill_is_fair(step: StepData) -> None:
    for seed in SEEDS:
        assert problems_of(varied(step, seed)) == (), f"seed {seed}"


@pytest.mark.parametrize("step", ARRANGE)
@pytest.mark.parametrize("throw", [scrambled, flung])
def test_hints_lead_home_from_anywhere(step: StepData, throw: object) -> None:
    for seed in SCRAMBLES:
        lost = at(step, throw(Layout.of(step.start), seed))  # type: ignore[operator]
        assert solved(lost).outcome is StepOutcome.RIGHT, f"seed {seed}"
