"""Hints: each grade says what it may and no more, and following them always arrives."""

from __future__ import annotations

import re

import pytest

from parts import part_of
from rummy_widget.engine.layout import Layout
from rummy_widget.engine.tiles import ALL_TILES
from rummy_widget.text.sentences.tiles import tile_name
from rummy_widget.tutor import (
    Attempt,
    AttemptError,
    StepData,
    StepKind,
    StepOutcome,
    all_lessons,
    course,
    exercise,
)
from rummy_widget.tutor.hint import TOP, Hint
from together import together

from .pointing import ladder, laid, waypoints
from .scrambles import flung, scrambled

STEPS = [
    pytest.param(step, id=f"{lesson.key}:{step.key}")
    for lesson in all_lessons().values()
    for step in lesson.steps
    if not step.exam  # its hints never lead to the answer
]
ARRANGE = [each for each in STEPS if each.values[0].kind is StepKind.ARRANGE]
ON_RACKS = [each for each in ARRANGE if each.values[0].spread is None]
PLACES = re.compile(r"\b(shelf|shelves|place|upper|lower|left|right)\b")
TILES = re.compile(r"\b(red|yellow|blue|black) \d+|\b(?:red|yellow|blue|black) tile|\bJoker\b")


def at(step: StepData, layout: Layout) -> Attempt:
    """An attempt whose tiles lie like this."""
    return laid(Attempt.begin(step), layout)


def computed(attempt: Attempt) -> dict[int, Hint]:
    return {hint.grade: hint for hint in ladder(attempt)}


def names_a_tile(text: str) -> bool:
    return any(re.search(rf"\b{tile_name(tile)}\b", text) for tile in ALL_TILES) or "Joker" in text


EXAMS = [step for lesson in all_lessons().values() for step in lesson.steps if step.exam]


@pytest.mark.parametrize("step", EXAMS, ids=lambda each: each.key)
def test_no_hint_of_an_exam_gives_an_answer(step: StepData) -> None:
    attempt = Attempt.begin(step)
    while attempt.hints_left:
        assert not attempt.answer_next
        attempt = attempt.hint()
    assert not attempt.answer_shown
    with pytest.raises(AttemptError):
        attempt.show()


@together("step", STEPS)
def test_the_authors_hints_come_first(step: StepData) -> None:
    attempt = Attempt.begin(step)
    for number, text in enumerate(step.hints, 1):
        attempt = attempt.hint()
        assert attempt.hints[-1] == Hint(0, str(text))
        assert attempt.hints_used == number
    assert attempt.hint().hints[-1].grade > 0


@together("step", ON_RACKS)  # what is said of a table, test_tables holds against it
@pytest.mark.parametrize("seed", range(2))
def test_each_grade_says_what_it_may(step: StepData, seed: int) -> None:
    start = Layout.of(step.start)
    attempt = at(step, scrambled(start, seed)) if seed else Attempt.begin(step)
    if attempt.outcome is StepOutcome.RIGHT:
        return
    hints = computed(attempt)
    if 1 in hints:
        assert not names_a_tile(hints[1].text)
        assert not PLACES.search(hints[1].text)
        assert hints[1].marked == hints[1].slots == ()
    shelves = attempt.layout.shelves
    if 2 in hints:
        assert not names_a_tile(hints[2].text)
        assert "shelf" in hints[2].text
        assert hints[2].marked == ()
        assert len([shelf for shelf in shelves if any(id is not None for id in shelf)]) > 1, "which else?"
    if 3 in hints:
        assert names_a_tile(hints[3].text)
        assert not hints[3].text.startswith("It is"), "what is to move is not what is looked for"
        lifted = [point.lift.ids for point in waypoints(attempt)]
        assert hints[3].marked in lifted
    if {2, 3} <= {*hints}:  # the second grade points at where the tiles of the third lie
        assert hints[3].marked[0] in [shelves[s][i] for s, i in hints[2].slots]
    lift = hints[4].lift
    assert lift is not None
    assert names_a_tile(hints[4].text)
    assert hints[4].marked == lift.ids
    assert hints[4].slots[0] == (lift.shelf, lift.slot)


@together("step", STEPS)
def test_following_the_hints_solves_it(step: StepData) -> None:
    attempt = solved(Attempt.begin(step))
    assert attempt.stars is not None
    if step.kind is StepKind.ARRANGE:
        assert not attempt.over_par


@pytest.mark.whole
@together("step", part_of(ARRANGE, 3))
@pytest.mark.parametrize("seed", part_of([2, 1, 0], 3))
def test_following_the_hints_solves_it_from_anywhere(step: StepData, seed: int) -> None:
    start = step.layout()
    solved(at(step, scrambled(start, seed, moves=1 + seed)))
    solved(at(step, flung(start, seed)))


@together("step", ARRANGE)
def test_following_the_hints_solves_it_for_who_wanders_off_now_and_then(step: StepData) -> None:
    attempt = Attempt.begin(step)
    for seed in range(2):
        for _ in range(2):
            attempt = shown(attempt)
        if attempt.outcome is not StepOutcome.RIGHT:
            attempt = at(step, scrambled(attempt.layout, seed, moves=1))
    solved(attempt)


def shown(attempt: Attempt) -> Attempt:
    """Ask for hints until one says the move, and make it."""
    while not (attempt.hints and attempt.hints[-1].grade == TOP) and attempt.outcome is not StepOutcome.RIGHT:
        before = attempt
        attempt = attempt.hint()
        assert attempt.hints != before.hints, "no further hint, and no move said"
    return attempt if attempt.outcome is StepOutcome.RIGHT else attempt.show()


def solved(attempt: Attempt) -> Attempt:
    for _ in range(40):
        if attempt.outcome is StepOutcome.RIGHT:
            return attempt
        attempt = shown(attempt)
    raise AssertionError(f"not solved by its hints: {attempt.layout}")


def test_once_the_move_was_said_the_next_hint_says_the_next_move() -> None:
    step = course().lesson("runs").step("one-colour")
    attempt = Attempt.begin(step)
    grades = []
    while attempt.outcome is not StepOutcome.RIGHT:
        attempt = attempt.hint()
        grades.append(attempt.hints[-1].grade)
        if grades[-1] == TOP:
            attempt = attempt.show()
    assert grades == [0, 1, 2, 3, 4, 4]


def test_hints_left_counts_down_and_costs_nothing_beyond() -> None:
    attempt = Attempt.begin(course().lesson("runs").step("one-colour"))
    left = []
    for _ in range(7):
        left.append(attempt.hints_left)
        attempt = attempt.hint()
    assert left == [5, 4, 3, 2, 1, 0, 0]
    assert attempt.hints_used == 5
    attempt = attempt.show()
    assert attempt.hints_left == 1
    assert [hint.grade for hint in attempt.hints] == [0]


def test_a_hint_is_dropped_when_the_tiles_have_moved() -> None:
    attempt = Attempt.begin(course().lesson("runs").step("first-run")).hint()
    assert len(attempt.hints) == 1
    moved = attempt.move([2], 1, 9)
    assert moved.hints == ()
    assert moved.hints_used == 1
    assert moved.hint().hints[0].grade > 1


def test_nothing_is_shown_before_a_hint_has_said_the_move() -> None:
    attempt = Attempt.begin(course().lesson("runs").step("first-run")).hint()
    with pytest.raises(AttemptError, match="Ask for more hints until one tells you the move"):
        attempt.show()


def test_a_right_step_has_no_hints() -> None:
    attempt = solved(Attempt.begin(course().lesson("runs").step("first-run")))
    assert attempt.hints_left == 0
    assert attempt.hint() == attempt


def test_what_the_goal_names_is_no_hint() -> None:
    attempt = Attempt.begin(course().lesson("runs").step("first-run"))
    assert str(attempt.step.goal) == "Put the red 7 after the red 5 and the red 6."
    assert [hint.text for hint in ladder(attempt)] == [
        "One of your runs needs one more tile.",
        "Move red 7 after red 6.",
    ]


def test_what_the_rack_shows_by_itself_is_no_hint() -> None:
    """The stranger in the row is lifted already: what is to come in its place is what one thinks of."""
    attempt = Attempt.begin(course().lesson("runs").step("one-colour"))
    assert [hint.text for hint in ladder(attempt)][:-1] == [
        "One of your runs needs one more tile.",
        "Look on the lower shelf.",
        "Blue 9 goes with blue 8 and blue 10.",
    ]


def test_what_was_tried_and_refused_is_no_hint() -> None:
    begun = Attempt.begin(course().lesson("turn").step("whose"))
    assert [hint.grade for hint in ladder(begun)] == [1, 3, 4], "of two wrong ones, one is struck"
    assert [hint.grade for hint in ladder(begun.check("more"))] == [1, 4]
    tried = Attempt.begin(course().lesson("turn").step("which")).check(tiles=[11])
    assert tried.outcome is StepOutcome.WRONG
    assert "too many" not in " ".join(hint.text for hint in ladder(tried)), "that it is wrong is known"
    lone = Attempt.begin(course().lesson("runs").step("hole")).check(tiles=[3]).check(tiles=[2])
    assert [hint.grade for hint in ladder(lone)] == [1, 4], "of four tiles two are left, on one shelf"


def test_a_step_that_is_right_shows_no_hint() -> None:
    attempt = Attempt.begin(course().lesson("runs").step("either-end")).hint()
    assert attempt.hints
    right = attempt.move([4], 0, 2)
    assert right.outcome is StepOutcome.RIGHT
    assert right.hints == ()
    assert right.undo().hints == attempt.hints, "what the author said is there again"


def test_choosing_is_led_too() -> None:
    attempt = Attempt.begin(course().lesson("tiles").step("colours"))
    assert computed(attempt)[1].text == "Look for 3 tiles."
    assert not names_a_tile(computed(attempt)[1].text)
    assert computed(attempt)[2].text == "Look on the upper shelf."
    pair = computed(attempt)[3].marked
    assert len(pair) == 2
    assert sum(str(attempt.layout.tiles[id]) in ("b9", "b2", "b13") for id in pair) == 1
    assert computed(attempt)[4].text == "Choose blue 9, blue 2 and blue 13, and nothing else."
    wrong = attempt.choose([0, 1])
    assert computed(wrong)[1].text == "You chose one tile too many."


def test_an_answer_is_closed_in() -> None:
    attempt = Attempt.begin(course().lesson("tiles").step("how-many")).check("90")
    assert [hint.text for hint in ladder(attempt)] == [
        "The answer is larger than your number.",
        "It's a number from 91 to 142.",
        "It's a number from 103 to 113.",
        "The answer is 106.",
    ]


def test_without_a_solution_hints_say_what_can_be_said() -> None:
    attempt = Attempt.begin(exercise("r5 r6 _ _ b9 / r7", "Make a run.", runs=1))
    assert [hint.text for hint in ladder(attempt)] == [
        "Make a run.",
        "Look on the upper shelf.",
        "Think about red 7.",
    ]
    while attempt.hints_left:
        attempt = attempt.hint()
    assert attempt.hints_used == 3
