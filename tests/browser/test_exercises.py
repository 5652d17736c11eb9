"""`rw.exercise(...)` in a cell of one's own: all four kinds of step, in all three ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from browser.hands import HANDS, Hand
from browser.learner import solve
from browser.sight import Card
from parts import part_of
from rummy_widget.tutor import Attempt, StepKind, exercise

# One of each kind; an answer is picked or typed.
EXERCISES: Mapping[str, Mapping[str, Any]] = {
    "arrange": {
        "start": "r5 r6 b9 _ _ k9 / r7 _ y9 _ k3",
        "goal": "Make a run and a group.",
        "runs": 1,
        "groups": 1,
        "solution": "r5 r6 r7 _ _ b9 y9 k9 / k3",
    },
    "choose": {"start": "r5 r6 / r7 _ b7", "goal": "Finish the run.", "completes": "r5 r6", "solution": "r7"},
    "pick": {
        "start": "r5 r6 r8",
        "goal": "Is this a run?",
        "options": {"yes": "Yes", "no": "No: the 7 is left out"},
        "solution": "no",
        "judged": False,
    },
    "number": {"goal": "How many runs of three has one colour?", "number": 12, "solution": 12},
    "act": {
        "start": "r5 r6 _ b9 b10 b11 / k1",
        "goal": "Draw, and let the black 1 go.",
        "turn": {"discard": "r7", "stock": "y4"},
        "phase": "over",
        "solution": "draw, discard k1",
    },
}


@pytest.mark.whole
@pytest.mark.parametrize("way", part_of(HANDS, len(HANDS)), ids=lambda way: way.name)
def test_all_kinds_of_step(scratch: Callable[..., str], visit: Callable[..., Any], way: type[Hand]) -> None:
    cells = [f"import rummy_widget as rw\n\nrw.exercise(**{given!r})" for given in EXERCISES.values()]
    page = visit()
    hand = way(page)
    page.goto(scratch("exercises", *cells))
    page.wait_for_function(f"document.querySelectorAll('.rw-step').length === {len(cells)}")
    page.evaluate("document.querySelectorAll('.rw-step').forEach((card, at) => card.dataset.at = at)")
    steps = [exercise(**given) for given in EXERCISES.values()]
    assert {step.kind for step in steps} == set(StepKind)
    for at, step in enumerate(steps):
        card = Card(page, f'.rw-step[data-at="{at}"]')
        assert card.find(".rw-goal").inner_text() == str(step.goal)
        assert solve(hand, card, Attempt.begin(step)).stars == 3
    assert page.evaluate("Object.keys(localStorage)") == [], "an exercise of one's own is not kept"
    hand.kept_its_word()
