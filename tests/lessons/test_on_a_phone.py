"""What the first step of a lesson needs first is seen on a phone, where the shelves scroll sideways."""

from __future__ import annotations

import pytest

from rummy_widget.tutor import Attempt, LessonData, StepKind, all_lessons

SEEN = 8
"""Places of a shelf that a phone of 390 pixels shows whole where there are more of them."""

LESSONS = [pytest.param(lesson, id=lesson.key) for lesson in all_lessons().values()]


def named_first(attempt: Attempt) -> tuple[int, ...]:
    """The tiles that the first hint names that names any; in an exam none does."""
    while not (attempt.hints and attempt.hints[-1].marked):
        before, attempt = attempt, attempt.hint()
        if attempt == before:
            return ()
    return attempt.hints[-1].marked


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_tile_that_the_first_step_needs_lies_in_sight(lesson: LessonData) -> None:
    attempt = Attempt.begin(lesson.steps[0])
    marked = named_first(attempt)
    assert marked or attempt.step.exam or attempt.step.kind in (StepKind.ACT, StepKind.ANSWER)
    slots = {row.index(id) for id in marked for row in attempt.layout.shelves if id in row}
    assert all(slot < SEEN for slot in slots), attempt.layout
