"""Hints of tasks that are dealt: by the seed one task of each drill and each skill, each held to be true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random

from rummy_widget.tutor import Attempt, StepData, StepKind, StepOutcome, course
from rummy_widget.tutor.drills import vary
from rummy_widget.tutor.practice import Difficulty, Skill, practice

from .pointing import ladder
from .test_hints_true import (
    test_of_a_move_a_hint_says_nothing_untrue,
    test_of_answers_a_hint_says_nothing_untrue,
    test_of_chosen_tiles_a_hint_says_nothing_untrue,
    test_of_tiles_that_lie_a_hint_says_nothing_untrue,
)

TRUE: Mapping[StepKind, Callable[[StepData], None]] = {
    StepKind.ARRANGE: test_of_tiles_that_lie_a_hint_says_nothing_untrue,
    StepKind.CHOOSE: test_of_chosen_tiles_a_hint_says_nothing_untrue,
    StepKind.ANSWER: test_of_answers_a_hint_says_nothing_untrue,
    StepKind.ACT: test_of_a_move_a_hint_says_nothing_untrue,
}


def tasks(seed: int) -> Iterator[StepData]:
    """A task of each drill, and one of each skill."""
    for lesson in course().lessons:
        for step in lesson.steps:
            if step.drill is not None and not step.exam:
                yield vary(step.key, step.title, step.drill, seed)
    bands = tuple(Difficulty)
    for skill in Skill:
        yield practice(skill, seed, bands[seed % len(bands)])


def are_true(step: StepData) -> None:
    """Nothing untrue wherever one may be, nothing twice, and nothing once it is solved."""
    TRUE[step.kind](step)
    attempt, said, chance = Attempt.begin(step), list[str](), Random(step.start.notation())
    for _ in range(60):
        if attempt.outcome is StepOutcome.RIGHT:
            break
        before = attempt
        attempt = attempt.hint()
        if attempt.hints_used == before.hints_used or chance.random() < 0.1:
            said = [hint.text for hint in attempt.hints]
            assert len({*said}) == len(said), said
            attempt = attempt.show() if attempt.hints and attempt.hints[-1].grade == 4 else attempt
    while attempt.outcome is not StepOutcome.RIGHT:
        attempt = attempt.hint()
        if attempt.hints[-1].grade == 4:
            attempt = attempt.show()
    assert attempt.hints == ()
    assert attempt.hint() == attempt
    assert ladder(Attempt.begin(step))
