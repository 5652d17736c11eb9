"""Every step of every lesson is fair: it can be solved, is not solved yet, and its mistakes are real."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from parts import part_of
from rummy_widget.engine.layout import Layout
from rummy_widget.engine.melds.box import box_fault
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.text import words
from rummy_widget.tutor import Attempt, LessonData, StepData, StepKind, StepOutcome, all_lessons, course
from rummy_widget.tutor.judge import passes, shown_mistakes
from rummy_widget.tutor.plan.lifts import NEW, Lift
from rummy_widget.tutor.proof import answer_layout, answer_passes, mistake_fault, problems_of, tiles_to_lift
from rummy_widget.tutor.steps import PRO, Mistake
from together import together

from .pointing import laid, waypoints

LESSONS = tuple(all_lessons().values())
STEPS = [
    pytest.param(lesson, step, id=f"{lesson.key}:{step.key}") for lesson in LESSONS for step in lesson.steps
]
every_step = together(("lesson", "step"), STEPS)
MISTAKES = [
    pytest.param(
        step, mistake, id=f"{lesson.key}:{step.key}:{' '.join(map(str, mistake.tiles)) or mistake.answer}"
    )
    for lesson in LESSONS
    for step in lesson.steps
    for mistake in step.mistakes
    if step.drill is None and (mistake.tiles or mistake.answer or step.kind is StepKind.ACT)
]


@every_step
def test_it_is_fair(lesson: LessonData, step: StepData) -> None:
    assert problems_of(step) == ()


@every_step
def test_untouched_it_is_untried(lesson: LessonData, step: StepData) -> None:
    attempt = Attempt.begin(step)
    assert attempt.outcome is StepOutcome.UNTRIED
    assert attempt.stars is None
    if step.kind is StepKind.ARRANGE:
        assert not passes(step, step.layout())


@every_step
def test_the_solution_and_all_equally_good_answers_pass(lesson: LessonData, step: StepData) -> None:
    assert step.solution is not None
    for answer in step.answers:
        assert answer_passes(step, answer)


@every_step
def test_the_solution_wins_all_stars(lesson: LessonData, step: StepData) -> None:
    attempt = Attempt.begin(step)
    if step.kind is StepKind.ARRANGE:
        for point in waypoints(attempt):
            attempt = led(attempt, point.lift)
    elif step.kind is StepKind.CHOOSE:
        attempt = attempt.check(tiles=ids_for(attempt, step.solution or ""))
    elif step.kind is StepKind.ACT:
        for move in (step.solution or "").split(","):
            attempt = attempt.act(move)
    else:
        attempt = attempt.check(step.solution)
    assert attempt.outcome is StepOutcome.RIGHT
    assert attempt.stars == 3


def led(attempt: Attempt, lift: Lift) -> Attempt:
    """One lift made, be it to a new meld."""
    new = lift.shelf == NEW
    return attempt.meld(lift.ids, lift.slot) if new else attempt.move(lift.ids, lift.shelf, lift.slot)


def ids_for(attempt: Attempt, tiles: str) -> list[int]:
    free = list(range(len(attempt.layout.tiles)))
    ids = []
    for tile in parse_tiles(tiles):
        ids.append(next(id for id in free if attempt.layout.tiles[id].kind == tile.kind))
        free.remove(ids[-1])
    return ids


@together(("step", "mistake"), MISTAKES)
def test_a_declared_mistake_gives_its_fault_and_its_words(step: StepData, mistake: Mistake) -> None:
    attempt = Attempt.begin(step)
    if step.kind is StepKind.ARRANGE:
        assert mistake_fault(step, mistake) is mistake.fault is not None
        attempt = made(attempt, mistake)
    elif step.kind is StepKind.CHOOSE:
        assert mistake_fault(step, mistake) is mistake.fault
        attempt = attempt.check(tiles=ids_for(attempt, " ".join(map(str, mistake.tiles))))
    elif step.kind is StepKind.ACT:
        assert mistake_fault(step, mistake) is mistake.fault
        attempt = acted(attempt, mistake)
    else:
        attempt = attempt.check(mistake.answer)
    assert attempt.outcome is StepOutcome.WRONG
    assert attempt.mistake == mistake
    assert mistake.text is None or attempt.feedback == str(mistake.text)
    assert attempt.wrong == (step.kind is not StepKind.ARRANGE)


def made(attempt: Attempt, mistake: Mistake) -> Attempt:
    """The mistake laid: its tiles as one segment, or as a meld of the table; or the whole table so."""
    step = attempt.step
    if mistake.answer:
        there = answer_layout(step, mistake.answer)
        assert there is not None
        return laid(attempt, there)
    ids = ids_for(attempt, " ".join(map(str, mistake.tiles)))
    return attempt.move(ids, 1, 40) if step.spread is None else attempt.meld(ids, 0)


def acted(attempt: Attempt, mistake: Mistake) -> Attempt:
    """The mistake made, as soon as it is one on the way of the solution."""
    for move in (attempt.step.solution or "").split(","):
        wrong = attempt.act(mistake.answer)
        if wrong.mistake == mistake:
            return wrong
        attempt = attempt.act(move)
    return attempt


@every_step
def test_par_is_enough_and_not_too_much(lesson: LessonData, step: StepData) -> None:
    if step.kind is not StepKind.ARRANGE:
        assert step.par is None
        return
    needed = tiles_to_lift(step)
    assert needed is not None
    assert step.par is not None
    assert needed <= step.par <= needed + 2


@pytest.mark.slow
@pytest.mark.whole
@together(("lesson", "step"), part_of(STEPS, 8))
def test_no_single_lift_beats_a_par_of_two(lesson: LessonData, step: StepData) -> None:
    """Where par is two or more, moving one tile is really not enough."""
    if step.kind is not StepKind.ARRANGE or tiles_to_lift(step) == 1:
        return
    assert not any(passes(step, there) for there in one_lift(step.layout()))


def one_lift(layout: Layout) -> Iterator[Layout]:
    """Every layout that one tile lifted makes: anywhere on the rack, or where there is a table, on that."""
    for id in range(len(layout.tiles)):
        for at, tray in enumerate(layout.trays, 2):
            yield from (layout.moved([id], at, slot) for slot in {0, len(tray)})
        if layout.trays:
            yield layout.in_new_tray([id], 0)
        else:
            yield from (layout.moved([id], shelf, slot) for shelf in (0, 1) for slot in range(20))


@every_step
def test_a_goal_has_about_a_dozen_words(lesson: LessonData, step: StepData) -> None:
    for goal in {step.goal, *(variant.goal for variant in (step.drill.variants if step.drill else ()))}:
        assert len(str(goal).split()) <= 12
        assert str(goal)[0].isupper() or str(goal)[0].isdigit()
        assert str(goal)[-1] in ".?"


@every_step
def test_texts_speak_to_people_and_not_in_notation(lesson: LessonData, step: StepData) -> None:
    variants = step.drill.variants if step.drill else ()
    said = [
        text
        for each in (step, *variants)
        for text in (each.goal, each.text, each.why, *each.hints, *(m.text for m in each.mistakes))
        if text is not None
    ]
    for text in (*said, step.title, *(option.text for option in step.options)):
        assert not re.search(r"\b[rybk]\d", str(text)), text
        assert "  " not in str(text)
        assert str(text) == str(text).strip()


@every_step
def test_the_reason_is_known_and_said_once_it_is_right(lesson: LessonData, step: StepData) -> None:
    assert step.why is not None
    assert Attempt.begin(step).why is None
    assert step.clause is None or words.clause(step.clause).title


def test_a_mistake_that_lay_there_at_the_start_is_not_held_against_anyone() -> None:
    step = course().lesson("groups").step("repeated-colour")
    attempt = Attempt.begin(step).move([4], 1, 30)
    assert attempt.outcome is StepOutcome.NOT_YET


def test_lessons_have_five_to_ten_steps_and_a_drill_comes_last() -> None:
    for lesson in LESSONS:
        own = [step for step in lesson.steps if step.drill is None]
        assert (5 if lesson.game == PRO and lesson.number else 3) <= len(own) <= 10
        assert all(step.drill is None for step in lesson.steps[:-1])
        assert len({step.key for step in lesson.steps}) == len(lesson.steps)


def test_the_tile_lesson_shows_no_judgement_yet() -> None:
    assert not any(step.judged for step in course().lesson("tiles").steps if step.start.tiles)


def test_racks_keep_to_the_box() -> None:
    for lesson in LESSONS:
        for step in lesson.steps:
            scene = step.first_scene()
            felt = scene.felt if scene is not None else None
            there = felt.spread.tiles if felt is not None and felt.spread is not None else ()
            tiles = tuple(tile.kind for tile in (*step.layout().tiles, *there))
            assert box_fault(tiles, step.rules) is None, step.key  # with extra Jokers (PRO-8)


def test_starts_fit_a_screen() -> None:
    for lesson in LESSONS:
        for step in lesson.steps:
            assert all(len(shelf) <= 14 for shelf in step.start.shelves), step.key


def test_starts_show_no_declared_mistake_of_theirs() -> None:
    for lesson in LESSONS:
        for step in lesson.steps:
            if step.kind is StepKind.ARRANGE:
                assert not shown_mistakes(step, step.layout()) or step.drill
