"""A move on the way to the answer is met with no fault: in every step with tiles to move, and in puzzles."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import rummy_widget as rw
from parts import WHOLE
from rummy_widget.text.words import languages, say, speaking
from rummy_widget.tutor import Attempt, LessonProgress, StepKind, StepOutcome
from rummy_widget.tutor.courses import all_courses
from rummy_widget.tutor.errors import AttemptError
from rummy_widget.tutor.puzzles import PuzzleBand, puzzle
from rummy_widget.tutor.puzzles.step import step_of
from rummy_widget.widgets.steps import step_view

FINDS_FAULT = ("not-yet", "wrong", "fault")
SEEDS = range(1, 12 if WHOLE else 3)


def moved(attempt: Attempt) -> Iterator[Attempt]:
    """The attempt after each move on the way to the answer, the last one left out."""
    for _ in range(12):
        while attempt.hints_left and (not attempt.hints or attempt.hints[-1].grade < 4):
            attempt = attempt.hint()
        try:
            attempt = attempt.show()
        except AttemptError:  # where no answers are given
            return
        if attempt.outcome is StepOutcome.RIGHT:
            return
        if attempt.mistake is None:  # as it lies now, a lesson may have its own word for it
            yield attempt


def faults(walk: LessonProgress, attempt: Attempt) -> list[str]:
    """What finds fault with how the step stands, in its rack's line."""
    found = []
    for lang in languages():
        with speaking(lang):
            shown = step_view(replace(walk, attempts=(attempt,)), attempt, alone=True, size="normal")["rack"]
            words = {say("verdict-word", status=status) for status in FINDS_FAULT}
            if shown and (shown["verdict"]["status"] in FINDS_FAULT or shown["verdict"]["word"] in words):
                found.append(f"{lang} {attempt.step.key}: {shown['verdict']['word']}")
    return found


@pytest.mark.parametrize("game", all_courses())
def test_no_step_of_a_course_finds_fault_with_a_move_on_the_way(game: str) -> None:
    seen, wrong = 0, []
    for number, lesson in enumerate(all_courses()[game].lessons):
        if not WHOLE and number % 4:
            continue
        walk = LessonProgress.begin(lesson)
        for at, step in enumerate(lesson.steps):
            if step.kind in (StepKind.ARRANGE, StepKind.ACT):
                for attempt in moved(walk.attempts[at]):
                    seen += 1
                    wrong += faults(LessonProgress(replace(lesson, steps=(step,)), (attempt,)), attempt)
    assert wrong == []
    assert seen


@pytest.mark.parametrize("game", ["rummikub", "rummy_45", "basic_rummy", "tiles_50"])
def test_no_puzzle_finds_fault_with_a_move_on_the_way(game: str) -> None:
    seen, wrong = 0, []
    lesson = next(iter(all_courses()["rummikub"].lessons))
    for seed in SEEDS:
        for band in list(PuzzleBand)[: None if WHOLE else 2]:
            step = step_of(puzzle(seed, getattr(rw, game.upper()), band))
            walk = LessonProgress.begin(replace(lesson, steps=(step,)))
            for attempt in moved(walk.current):
                seen += 1
                wrong += faults(walk, attempt)
    assert wrong == []
    assert seen
