"""Sort is a help to see with: no step that offers it is solved by it alone, however its tiles lie."""

from __future__ import annotations

import pytest

from parts import WHOLE
from rummy_widget.engine.layout import Layout
from rummy_widget.tutor import Attempt, StepData, StepKind, StepOutcome, all_lessons, course
from rummy_widget.tutor.judge import passes, sorting_solves
from rummy_widget.tutor.practice import Difficulty, Skill, practice
from rummy_widget.widgets.steps import tools_of
from together import together

from .scrambles import flung, scrambled
from .test_drills import DRILLS, varied

STEPS = [
    pytest.param(step, id=f"{lesson.key}:{step.key}")
    for lesson in all_lessons().values()
    for step in lesson.steps
    if step.kind is StepKind.ARRANGE
]


def offers(step: StepData) -> bool:
    return any(tool.startswith("sort") for tool in tools_of(step))


def solved_by_sorting(step: StepData, layout: Layout) -> bool:
    return any(passes(step, layout.sorted_by(by)) for by in ("run", "group"))


@together("step", STEPS)
def test_no_step_that_offers_sort_is_solved_by_it(step: StepData) -> None:
    start = step.layout()
    lying = [start, *(throw(start, seed) for throw in (scrambled, flung) for seed in range(3))]
    assert not (offers(step) and any(solved_by_sorting(step, layout) for layout in lying))


@pytest.mark.slow
@pytest.mark.whole
@together("step", DRILLS)
def test_no_task_of_a_drill_that_offers_sort_is_solved_by_it(step: StepData) -> None:
    for seed in range(1, 9 if WHOLE else 4):
        made = varied(step, seed)
        if made.kind is StepKind.ARRANGE:
            assert not (offers(made) and solved_by_sorting(made, Layout.of(made.start))), f"seed {seed}"


@pytest.mark.parametrize("skill", Skill)
def test_no_task_of_practice_that_offers_sort_is_solved_by_it(skill: Skill) -> None:
    for seed in range(5):
        step = practice(skill, seed, Difficulty.EASY)
        if step.kind is StepKind.ARRANGE:
            assert not (offers(step) and solved_by_sorting(step, Layout.of(step.start))), f"seed {seed}"


def test_where_sort_would_do_it_all_it_is_missing_and_elsewhere_it_is_there() -> None:
    runs = course().lesson("runs")
    alone, helping = runs.step("first-run"), runs.step("split")
    assert Attempt.begin(alone).sort("run").outcome is StepOutcome.RIGHT
    assert (sorting_solves(alone), sorting_solves(helping)) == (True, False)
    assert tools_of(alone) == ("undo", "redo", "size")
    assert tools_of(helping) == ("undo", "redo", "sort-run", "sort-group", "size")
