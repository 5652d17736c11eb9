"""What looking at an answer costs, and how the hints before it are counted, at every step of every course."""

from __future__ import annotations

import pytest

from parts import part_of
from rummy_widget.engine.rules.games import GAMES
from rummy_widget.tutor import (
    Attempt,
    AttemptError,
    LessonProgress,
    StepData,
    StepOutcome,
    all_lessons,
    course,
    stars_of,
)
from rummy_widget.tutor.practice import Difficulty, Skill, practice
from rummy_widget.tutor.puzzles import puzzle
from rummy_widget.tutor.puzzles.dealing import games
from rummy_widget.tutor.puzzles.step import step_of
from together import together

from .pointing import answered

STEPS = [
    pytest.param(step, id=f"{lesson.key}:{step.key}")
    for lesson in all_lessons().values()
    for step in lesson.steps
]
EXAMS = ["basic-rummy/exam", "exam", "rummikub/exam", "rummy-45/exam", "tile-rummy/exam"]
MOST_CLICKS = 120


def followed(attempt: Attempt) -> tuple[Attempt, list[tuple[int, int]]]:
    """Ask for every hint and do what each tells; with the numbers and totals that the button has shown."""
    counted: list[tuple[int, int]] = []
    for _ in range(MOST_CLICKS):
        if attempt.outcome is StepOutcome.RIGHT:
            break
        if attempt.hint_number is not None:
            counted.append((attempt.hint_number, attempt.hint_count))
        before, tells = attempt, attempt.answer_next
        attempt = attempt.hint()
        assert tells or not any(hint.tells_answer for hint in attempt.hints), "it is said before it is told"
        try:
            attempt = attempt.show()
        except AttemptError:
            if attempt == before:
                break  # there is no further hint
    return attempt, counted


def test_the_last_lesson_but_strategy_of_each_course_is_an_exam() -> None:
    assert sorted(lesson.key for lesson in all_lessons().values() if lesson.steps[0].exam) == EXAMS
    for lesson in all_lessons().values():
        assert len({step.exam for step in lesson.steps}) == 1, "an exam is one as a whole"


@together("step", STEPS)
def test_following_show_me_wins_one_star_and_none_in_an_exam(step: StepData) -> None:
    done, counted = followed(Attempt.begin(step))
    if step.exam:
        assert done.outcome is not StepOutcome.RIGHT
        assert not done.answer_shown
        assert [hint.grade for hint in done.hints] == [0] * len(step.hints), "only what its author says"
    else:
        assert (done.outcome, done.stars, done.best) == (StepOutcome.RIGHT, 1, 1)
    assert len({count for _, count in counted}) <= 1, "the total stays"
    assert [number for number, _ in counted] == list(range(1, len(counted) + 1)), "it rises by one each time"
    assert len(counted) == done.hint_count, "and to its total"


@together("step", STEPS)
def test_an_answer_without_a_hint_is_not_held_to_have_been_looked_at(step: StepData) -> None:
    done = answered(Attempt.begin(step))
    assert done.outcome is StepOutcome.RIGHT
    assert not done.answer_shown
    assert (done.stars or 0) >= 2, "all three, or two where tiles are laid in another order than par's"


def test_trying_again_after_a_look_wins_one_star() -> None:
    for lesson in all_lessons().values():
        for step in lesson.steps[:1]:
            if step.exam:
                continue
            looked, _ = followed(Attempt.begin(step))
            again = answered(looked.retry())
            assert (again.outcome, again.stars, again.best) == (StepOutcome.RIGHT, 1, 1)


def test_another_task_of_a_drill_was_not_looked_at() -> None:
    looked, _ = followed(Attempt.begin(course().lesson("runs").step("drill")))
    assert looked.best == 1
    assert answered(looked.another()).best == 3


def test_to_be_led_back_is_no_look_at_an_answer() -> None:
    attempt = Attempt.begin(course().lesson("turn").step("take")).act("draw")
    while attempt.hints_left:
        attempt = attempt.hint()
    assert attempt.hints[-1].move == "undo"
    assert not attempt.answer_shown


def test_stars_won_before_are_read_and_kept() -> None:
    lesson = course().lesson("runs")
    kept = {step.key: 3 for step in lesson.steps}
    walk = LessonProgress.begin(lesson).with_stars(kept)
    for step in lesson.steps:
        walk = walk.with_attempt(followed(walk.attempt(step.key))[0])
    assert walk.stars == kept
    assert stars_of(walk.lesson, walk.stars) == 3


@pytest.mark.whole
@pytest.mark.parametrize("band", Difficulty)
@pytest.mark.parametrize("skill", Skill)
def test_the_hints_of_practice_are_counted_alike(skill: Skill, band: Difficulty) -> None:
    for seed in part_of(range(1, 7), 3):
        counts_up(practice(skill, seed, band))


@pytest.mark.whole
@pytest.mark.parametrize("rules", [each.name for each in games()])
def test_the_hints_of_puzzles_are_counted_alike(rules: str) -> None:
    for seed in part_of(range(1, 7), 3):
        counts_up(step_of(puzzle(seed, GAMES[rules], "easy")))


def counts_up(step: StepData) -> None:
    done, counted = followed(Attempt.begin(step))
    assert (done.outcome, done.stars) == (StepOutcome.RIGHT, 1)
    assert counted == [(number, done.hint_count) for number in range(1, done.hint_count + 1)]
