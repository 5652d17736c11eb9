"""A teacher makes an exercise in one cell, and what cannot be one is refused with a helpful sentence."""

from __future__ import annotations

from typing import Any

import pytest

from rummy_widget.engine.layout import parse_arrangement
from rummy_widget.engine.rules import RUMMIKUB
from rummy_widget.tutor import Attempt, LessonError, StepKind, StepOutcome, exercise


def test_an_arrangement_of_ones_own() -> None:
    step = exercise(
        "r5 r6 _ _ b9 / r7",
        "Make a run.",
        runs=1,
        solution="r5 r6 r7 | b9",
        hints=["Think red."],
        mistakes=[{"tiles": "r5 b9", "fault": "unrelated", "text": "They have nothing in common."}],
    )
    assert (step.kind, step.par, str(step.title), str(step.goal)) == (
        StepKind.ARRANGE,
        1,
        "Exercise",
        "Make a run.",
    )
    attempt = Attempt.begin(step)
    assert attempt.hint().hints[0].text == "Think red."
    assert attempt.move([3], 0, 2).stars == 3


def test_the_solution_may_be_absent() -> None:
    step = exercise("r5 r6 _ _ b9 / r7", "Make a run.", runs=1)
    assert (step.solution, step.par) == (None, None)
    attempt = Attempt.begin(step).move([2], 1, 20).move([3], 0, 2)
    assert (attempt.outcome, attempt.stars) == (StepOutcome.RIGHT, 3)


def test_an_arrangement_object_is_as_good_as_its_notation() -> None:
    start = parse_arrangement("r5 r6 _ _ b9 / r7")
    assert exercise(start, "Make a run.", runs=1) == exercise(start.notation(), "Make a run.", runs=1)


def test_choosing_and_answering_follow_from_the_checks() -> None:
    assert exercise("r5 r6 / r7 _ b7", "Choose.", completes="r5 r6", solution="r7").kind is StepKind.CHOOSE
    number = exercise(goal="How many runs of three has a colour?", number=12, solution=12)
    assert number.kind is StepKind.ANSWER
    assert Attempt.begin(number).check(" 12 ").outcome is StepOutcome.RIGHT
    pick = exercise(
        "r5 r6 r8", "Is this a run?", options={"yes": "Yes", "no": "No"}, solution="no", judged=False
    )
    assert Attempt.begin(pick).check("no").outcome is StepOutcome.RIGHT
    turn = exercise("r5 r6", "Draw.", turn={"stock": "r7"}, phase="discard", solution="draw")
    assert Attempt.begin(turn).act("draw").outcome is StepOutcome.RIGHT


def test_checks_can_be_combined() -> None:
    step = exercise(
        "r5 r6 r7 r8 _ _ y8 b8", "Two melds.", check={"any": [{"melds": 2}, {"groups": 1}]}, loose=0
    )
    assert Attempt.begin(step).move([3], 0, 8).outcome is StepOutcome.RIGHT


def test_other_rules_judge_it() -> None:
    high = {"start": "r12 r13 _ _ k2 / r1", "goal": "Make a run.", "runs": 1}
    assert Attempt.begin(exercise(**high)).move([3], 0, 2).outcome is StepOutcome.RIGHT  # type: ignore[arg-type]
    low = exercise(**high, rules=RUMMIKUB)  # type: ignore[arg-type]
    assert Attempt.begin(low).move([3], 0, 2).outcome is StepOutcome.NOT_YET


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ({}, "expected a goal, like"),
        ({"start": "r5 r6 / r7"}, "expected a goal, like"),
        ({"start": "r5 r6 / r7", "goal": 7, "runs": 1}, "expected a goal, like"),
        ({"start": "r5 r6 / r7", "goal": "Go."}, "expected a check: one of "),
        (
            {"start": "r5 r6 / r7", "goal": "Go.", "rums": 1},
            "unknown argument or check 'rums': did you mean 'runs'?",
        ),
        (
            {"start": "r5 r6 / r7", "goal": "Go.", "soluton": "r5", "runs": 1},
            "'soluton': did you mean 'solution'?",
        ),
        ({"start": "r5 r6 / r7", "goal": "Go.", "runs": 1, "chosen": "r5"}, "do not belong together"),
        ({"start": "r5 r66 / r7", "goal": "Go.", "runs": 1}, "'start': no tile 'r66'"),
        ({"start": 3.5, "goal": "Go.", "runs": 1}, "expected text in notation, not 3.5"),
        ({"start": 7, "goal": "Go.", "runs": 1}, "'start': no tile '7'"),
        ({"start": "r5 r6 r7", "goal": "Go.", "runs": 1}, "the untouched start passes already"),
        (
            {"start": "r5 r6 / r7", "goal": "Go.", "runs": 1, "solution": "r5 r6 | r7"},
            "the solution 'r5 r6 | r7' does not pass",
        ),
        (
            {"start": "r5 r6 / r7", "goal": "Go.", "runs": 1, "solution": "r5 r6 r8"},
            "does not hold the tiles of the start",
        ),
        (
            {"start": "r5 r6 _ r7", "goal": "Go.", "runs": 1, "solution": "r5 r6 r7", "par": 0},
            "par is 0, but 1 tiles",
        ),
        ({"start": "r5 r5 r5 _ r6 _ r7", "goal": "Go.", "runs": 1}, "start: "),
        (
            {
                "start": "r5 b6 / r7",
                "goal": "Go.",
                "runs": 1,
                "mistakes": [{"tiles": "r5 b6", "fault": "gap"}],
            },
            "the mistake 'r5 b6' gives unrelated, not gap",
        ),
        (
            {"start": "r5 b6 / r7", "goal": "Go.", "runs": 1, "mistakes": ["r5"]},
            "mistakes: expected a table, like",
        ),
        ({"start": "r5 r6", "goal": "Go.", "number": 1, "options": ["a"]}, "expected options as a mapping"),
        ({"goal": "Go.", "number": 12, "solution": 13}, "the solution '13' does not pass"),
        ({"start": "r5 r6 / r7", "goal": "Go.", "runs": 1, "clause": "PRO-99"}, "unknown clause 'PRO-99'"),
    ],
)
def test_what_cannot_be_an_exercise_is_refused(given: dict[str, Any], error: str) -> None:
    with pytest.raises(LessonError) as caught:
        exercise(**given)
    assert str(caught.value).startswith("exercise")
    assert error in str(caught.value)
