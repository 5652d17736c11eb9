"""The four kinds of steps, each played: untried, not yet, wrong, right."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from rummy_widget.engine.faults import FaultCode, NotationError, RulesError
from rummy_widget.text import words
from rummy_widget.tutor import Attempt, AttemptError, StepData, StepKind, StepOutcome, course, exercise
from rummy_widget.tutor.answers import read_answer
from rummy_widget.tutor.kinds import stars_for
from rummy_widget.tutor.lessons import parse_lesson

UNTRIED, NOT_YET, WRONG, RIGHT = StepOutcome

TURNS = """
key = "turns"
number = 6
chapter = "game"
title.en = "A turn"
summary.en = "Draw one, throw one"
tiles = "y3 *"

[[steps]]
key = "thrown-joker"
kind = "act"
title.en = "A thrown Joker"
goal.en = "Begin your turn."
start = "r5 r6 r7 _ _ k1"
turn = { discard = "*", stock = "b9 y2" }
moves = ["draw", "take"]
check = { phase = "discard" }
solution = "draw"
clause = "PRO-12"

[[steps.mistakes]]
answer = "take"
fault = "joker_not_taken"
text.en = "A thrown Joker stays where it is."

[[steps]]
key = "discard"
kind = "act"
title.en = "Discard"
goal.en = "Take the red 8, then discard what the run does not need."
start = "r5 r6 r7 _ _ k1"
turn = { discard = "r8", stock = "b9 y2" }
check = { all = [ { did = "take" }, { did = "discard k1" } ] }
solution = "take, discard k1"

[[steps.mistakes]]
answer = "discard r8"
text.en = "You have only just taken it."

[[steps]]
key = "throw"
kind = "act"
title.en = "Throw a Joker"
goal.en = "Throw the Joker."
start = "r5 r6 r7 _ _ *"
turn = { phase = "discard" }
check = { thrown = 1 }
solution = "throw"

[[steps]]
key = "close"
kind = "act"
title.en = "Close"
goal.en = "Close this rack."
start = "r2 r3 r4 r5 r6 | b3 b4 b5 b6 b7 / r7 y7 b7 k7 | k12"
turn = { phase = "discard" }
moves = ["close k12", "discard k12", "close r2"]
check = { phase = "closed" }
solution = "close k12"

[[steps.mistakes]]
answer = "close r2"
fault = "does_not_close"
"""


def turn_step(key: str) -> StepData:
    return parse_lesson(TURNS, "06-turns.toml").step(key)


# -- arrange --------------------------------------------------------------------------------------


def corner() -> Attempt:
    return Attempt.begin(course().lesson("runs").step("corner"))  # k12 k13 k1 k2 / _ r9


def test_arrange_is_judged_at_every_move() -> None:
    attempt = corner()
    assert (attempt.outcome, attempt.lifted) == (UNTRIED, 0)
    on_the_way = attempt.move([4], 1, 7)
    assert (on_the_way.outcome, on_the_way.feedback) == (NOT_YET, None)
    wrong = on_the_way.move([0], 1, 0)
    assert wrong.outcome is WRONG
    assert wrong.fault is not None
    assert wrong.fault.code is FaultCode.ONE_IN_MIDDLE
    assert wrong.feedback == str(wrong.step.mistakes[0].text)
    back = wrong.undo()
    assert (back.outcome, back.lifted) == (NOT_YET, 1)
    right = back.move([3], 1, 0)
    assert (right.outcome, right.lifted, right.stars) == (RIGHT, 2, 2)
    assert right.why == str(right.step.why)


def test_arrange_wrong_costs_nothing_for_only_checked_attempts_do() -> None:
    attempt = corner().move([0], 1, 0)
    assert attempt.outcome is WRONG
    assert attempt.undo().move([3], 1, 3).stars == 3


def test_undo_gives_the_lifted_tiles_back_and_leads_to_untried() -> None:
    attempt = corner().move([3], 1, 3)
    assert attempt.outcome is RIGHT
    undone = attempt.undo()
    assert (undone.outcome, undone.lifted, undone.can_undo, undone.can_redo) == (UNTRIED, 0, False, True)
    assert undone.best == 3
    assert undone.redo().outcome is RIGHT
    assert undone.undo() == undone
    assert attempt.redo() == attempt


def test_more_tiles_lifted_than_par_cost_one_star_and_say_so() -> None:
    attempt = corner()
    for slot in (4, 6, 8):
        attempt = attempt.move([4], 1, slot)
    attempt = attempt.move([3], 0, 9)
    assert (attempt.stars, attempt.over_par) == (2, True)
    assert attempt.feedback == "Two of three stars. You moved 4 tiles; one is enough."


def test_no_move_is_no_move() -> None:
    attempt = corner()
    assert attempt.move([0], 0, 0) == attempt
    assert attempt.move([0], 0, 0).outcome is UNTRIED


@pytest.mark.parametrize(
    ("ids", "shelf", "slot"),
    [([99], 0, 0), ([], 0, 0), ([0, 0], 0, 1), ([0], 2, 0), ([0], 0, 99), ([-1], 0, 0)],
)
def test_a_move_that_cannot_be_changes_nothing(ids: list[int], shelf: int, slot: int) -> None:
    attempt = corner()
    with pytest.raises((RulesError, ValueError)):
        attempt.move(ids, shelf, slot)
    assert attempt == corner()


def test_the_best_result_stays_through_retry_and_worse_results() -> None:
    attempt = corner().move([3], 1, 3)
    again = attempt.retry()
    assert (again.outcome, again.lifted, again.best) == (UNTRIED, 0, 3)
    worse = again.hint().hint().hint().hint().move([4], 1, 9).move([3], 1, 3)
    assert (worse.stars, worse.best) == (1, 3)
    assert worse.feedback is not None
    assert "Your best is still 3 stars." in worse.feedback


def test_disturbing_a_right_rack_is_not_yet_and_keeps_the_stars() -> None:
    attempt = corner().move([3], 1, 3).move([0], 1, 8)
    assert (attempt.outcome, attempt.best) == (NOT_YET, 3)


def test_sorting_counts_the_tiles_that_changed_their_place_and_can_be_undone() -> None:
    attempt = Attempt.begin(course().lesson("runs").step("first-run")).sort("run")
    assert attempt.lifted > 0
    assert attempt.undo().layout == Attempt.begin(attempt.step).layout


def test_a_rack_is_laid_as_a_page_had_it() -> None:
    attempt = corner()
    restored = attempt.restore("k12 k13 k1 / _ r9 _ k2")
    assert (restored.outcome, restored.lifted) == (RIGHT, 1)
    assert restored.undo().layout == attempt.layout
    for other in ("k12 k13 k1 / _ r9", "k12 k13 k1 k1 / r9", "", "k12 k13 k1 k2 k2 / r9"):
        with pytest.raises(AttemptError, match="aren't the tiles of this step"):
            attempt.restore(other)


def test_equally_good_answers_are_right() -> None:
    step = course().lesson("runs").step("either-end")
    for move in (([4], 0, 2), ([4], 0, 5)):
        assert Attempt.begin(step).move(*move).stars == 3


# -- choose ---------------------------------------------------------------------------------------


def hole() -> Attempt:
    return Attempt.begin(course().lesson("runs").step("hole"))  # k9 k11 / k12 _ b10 _ k10 _ k8


def test_choose_is_judged_only_when_checked() -> None:
    attempt = hole().choose([2])
    assert (attempt.outcome, attempt.wrong) == (NOT_YET, 0)
    wrong = attempt.check()
    assert (wrong.outcome, wrong.wrong) == (WRONG, 1)
    assert wrong.fault is not None
    assert wrong.fault.code is FaultCode.GAP
    assert wrong.feedback == str(wrong.step.mistakes[0].text)
    again = wrong.choose([4])
    assert (again.outcome, again.feedback) == (NOT_YET, None)
    right = again.check()
    assert (right.outcome, right.stars) == (RIGHT, 2)
    assert right.feedback == "Two of three stars. One wrong try."


def test_the_same_wrong_choice_costs_once() -> None:
    assert hole().check(tiles=[2]).check(tiles=[2]).wrong == 1
    assert hole().check(tiles=[2]).check(tiles=[3]).wrong == 2


def test_an_equally_good_choice_is_right() -> None:
    assert hole().check(tiles=[2, 4]).stars == 3


def test_either_twin_will_do() -> None:
    step = exercise("r7 r7 y7 b7", "Choose the tile that spoils the group.", chosen="r7", solution="r7")
    assert Attempt.begin(step).check(tiles=[0]).outcome is RIGHT
    assert Attempt.begin(step).check(tiles=[1]).outcome is RIGHT


def test_a_choice_that_is_not_declared_is_told_how_far_it_is() -> None:
    attempt = Attempt.begin(course().lesson("tiles").step("colours"))  # r4 b9 y9 k11 r8 / b2 y5 k2 b13 r1
    assert attempt.check(tiles=[1]).feedback == "Right so far. Find 2 more tiles."
    assert attempt.check(tiles=[0]).feedback == "None of these is right."
    assert attempt.check(tiles=[0, 1, 5, 8]).feedback == "One of your tiles doesn't belong."
    assert attempt.check(tiles=[0, 1]).feedback == "Some are right, some aren't, and some are missing."


def test_nothing_chosen_is_not_checked() -> None:
    with pytest.raises(AttemptError, match="You haven't chosen a tile yet"):
        hole().check()
    for ids in ([99], [-1], [1, 1], [True], ["2"]):
        with pytest.raises(AttemptError):
            hole().choose(ids)  # type: ignore[arg-type]


# -- answer ---------------------------------------------------------------------------------------


def how_many() -> Attempt:
    return Attempt.begin(course().lesson("tiles").step("how-many"))


@pytest.mark.parametrize("typed", ["106", " 106 ", "106.0", "212/2"])
def test_a_number_is_right_however_it_is_written(typed: str) -> None:
    attempt = how_many().check(typed)
    assert (attempt.outcome, attempt.answer_text, attempt.stars) == (RIGHT, "106", 3)


def test_a_wrong_number_is_told_why_if_it_is_a_known_slip() -> None:
    assert how_many().check("104").feedback == str(how_many().step.mistakes[0].text)
    assert how_many().check("1,000").feedback == "1000 isn't the answer."
    assert how_many().check("104").check(" 104").wrong == 1


@pytest.mark.parametrize(
    "typed", ["", "  ", "many", "__import__('os')", "9" * 50, "1e999", "nan", "∞", "1/0", "½"]
)
def test_what_is_no_number_is_refused_and_costs_nothing(typed: str) -> None:
    with pytest.raises(AttemptError):
        how_many().check(typed)


@pytest.mark.parametrize(
    ("language", "typed", "read"),
    [
        ("en", "1,000", "1000"),
        ("en", "8.333", "8.333"),
        ("en", "1,250.5", "1250.5"),
        ("en", "0,5", "0.5"),
        ("en", "1.250.000", "1250000"),
        ("ro", "1,000", "1"),
        ("ro", "8,333", "8.333"),
        ("ro", "1.250,5", "1250.5"),
        ("ro", "1.000", None),
        ("ro", "8.333", None),
        ("en", "1,00,0", None),
    ],
)
def test_a_number_is_read_as_the_language_writes_it(language: str, typed: str, read: str | None) -> None:
    with words.speaking(language):
        if read is not None:
            assert read_answer(typed) == Fraction(read)
            return
        assert read_answer(typed) == typed
        with pytest.raises(AttemptError, match=re.escape(typed)) as refused:
            how_many().check(typed)
        assert len(str(refused.value)) > 40  # it says how to write it


def test_an_option_is_picked() -> None:
    attempt = Attempt.begin(course().lesson("runs").step("after-thirteen"))
    wrong = attempt.check("red-14")
    assert (wrong.outcome, wrong.wrong, wrong.answer_text) == (WRONG, 1, "A red 14")
    assert wrong.check("red-1").stars == 2
    with pytest.raises(AttemptError, match="Pick one of the answers"):
        attempt.check("red-99")


# -- act ------------------------------------------------------------------------------------------


def test_act_refuses_what_the_rules_forbid_and_says_why() -> None:
    attempt = Attempt.begin(turn_step("thrown-joker"))
    assert attempt.offered == ("draw", "take")
    wrong = attempt.act("take")
    assert (wrong.outcome, wrong.wrong, wrong.layout) == (WRONG, 1, attempt.layout)
    assert wrong.fault is not None
    assert (wrong.fault.code, wrong.fault.clause) == (FaultCode.JOKER_NOT_TAKEN, "PRO-12")
    assert wrong.feedback == "A thrown Joker stays where it is."
    right = wrong.act("draw")
    assert (right.outcome, right.stars) == (RIGHT, 2)
    assert right.layout.arrangement().notation() == "r5 r6 r7 _ _ k1 | b9"


def test_act_leads_over_several_moves_and_can_be_undone() -> None:
    attempt = Attempt.begin(turn_step("discard"))
    assert attempt.offered == ("draw", "take")
    taken = attempt.act("take")
    assert (taken.outcome, taken.can_undo) == (NOT_YET, True)
    wrong = taken.act("discard r8")
    assert (wrong.outcome, wrong.feedback) == (WRONG, "You have only just taken it.")
    right = wrong.undo().act("discard k1")
    assert (right.outcome, right.stars) == (RIGHT, 2)
    assert right.undo().redo().outcome is RIGHT


def test_act_hints_lead_there_and_back_from_a_dead_end() -> None:
    attempt = Attempt.begin(turn_step("discard")).act("draw")
    assert attempt.outcome is NOT_YET
    for _ in range(30):
        if attempt.outcome is RIGHT:
            break
        attempt = attempt.hint()
        if attempt.hints and attempt.hints[-1].grade == 4:
            attempt = attempt.show()
    assert attempt.outcome is RIGHT


def test_act_throws_and_closes() -> None:
    assert Attempt.begin(turn_step("throw")).act("discard *").outcome is RIGHT
    attempt = Attempt.begin(turn_step("close"))
    wrong = attempt.act("close r2")
    assert wrong.fault is not None
    assert wrong.fault.code is FaultCode.DOES_NOT_CLOSE
    right = attempt.act("close k12")
    assert right.outcome is RIGHT
    assert right.turn is not None
    assert right.turn.closing is not None
    assert right.turn.closing.points == 500


@pytest.mark.parametrize(
    "move",
    ["", "jump", "discard", "discard r7 r8", "discard x9", "draw r7", "close", "throw r7", "x" * 10_000],
)
def test_a_move_that_is_none_is_wrong_or_refused_and_changes_nothing(move: str) -> None:
    attempt = Attempt.begin(turn_step("discard")).act("take")
    try:
        after = attempt.act(move)
    except NotationError:
        return
    assert after.outcome is WRONG
    assert after.layout == attempt.layout


# -- across ---------------------------------------------------------------------------------------


def test_each_kind_takes_its_own_actions_only() -> None:
    arrange, choose, answer = corner(), hole(), how_many()
    act = Attempt.begin(turn_step("discard"))
    assert {a.step.kind for a in (arrange, choose, answer, act)} == set(StepKind)
    for attempt in (choose, answer):
        with pytest.raises(AttemptError):
            attempt.move([0], 1, 0)
    assert act.move([0], 1, 20).layout != act.layout, "one's own rack may be arranged"
    for attempt in (choose, answer, act):
        with pytest.raises(AttemptError):
            attempt.sort("run")
        with pytest.raises(AttemptError):
            attempt.restore("r5")
    for attempt in (arrange, answer, act):
        with pytest.raises(AttemptError):
            attempt.choose([0])
    for attempt in (arrange, choose, answer):
        with pytest.raises(AttemptError):
            attempt.act("draw")
    for attempt in (arrange, act):
        with pytest.raises(AttemptError):
            attempt.check("7")


@pytest.mark.parametrize(
    ("wrong", "hints", "over", "stars"),
    [(0, 0, False, 3), (0, 3, False, 3), (0, 4, False, 2), (0, 8, False, 1), (0, 99, False, 1),
     (1, 0, False, 2), (1, 1, False, 2), (1, 4, False, 1), (2, 0, True, 1), (0, 0, True, 2), (0, 3, True, 2),
     (9, 9, True, 1)],
)  # fmt: skip
def test_stars(wrong: int, hints: int, over: bool, stars: int) -> None:
    assert stars_for(wrong=wrong, hints=hints, over_par=over) == stars


def test_an_attempt_is_never_changed() -> None:
    attempt = corner()
    attempt.move([3], 1, 3), attempt.hint(), attempt.retry()
    assert attempt == corner()
