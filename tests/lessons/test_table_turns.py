"""Steps at a table where melds lie: a turn to act out, and tables to look at beside a choice or an answer."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lessons.turned import COURSES, write_courses
from rummy_widget.engine.faults import FaultCode
from rummy_widget.engine.game.deal.hands import box_of
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.moves import same_move
from rummy_widget.engine.game.round_scene import RoundScene
from rummy_widget.engine.layout import parse_arrangement
from rummy_widget.engine.rules import (
    BASIC_RUMMY,
    DUTCH_RUMMY,
    EASY_RUMMY,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    TILES_50,
    Ruleset,
    switched,
)
from rummy_widget.engine.shuffle import shuffled
from rummy_widget.engine.tiles import tile
from rummy_widget.text import words
from rummy_widget.tutor import (
    Attempt,
    AttemptError,
    LessonError,
    LessonProgress,
    StepData,
    StepOutcome,
    exercise,
    read_courses,
)
from rummy_widget.tutor.hint import TOP
from rummy_widget.tutor.lessons import parse_lesson
from rummy_widget.tutor.proof import problems_of
from rummy_widget.tutor.read_steps import read_step
from rummy_widget.tutor.step_state import Acting
from rummy_widget.tutor.turns import move_text
from rummy_widget.widgets.house import HouseRule
from rummy_widget.widgets.scenes import announcement, moves_view, places_view, scene_view
from rummy_widget.widgets.session import Session
from rummy_widget.widgets.steps import step_view
from widgets.pages import Page

RIGHT, WRONG, NOT_YET = StepOutcome.RIGHT, StepOutcome.WRONG, StepOutcome.NOT_YET
STEPS = {
    f"{game}:{step.key}": step
    for game, (_, name, text) in COURSES.items()
    for step in parse_lesson(text, name).steps
}


def act(rules: Ruleset, start: str, turn: dict[str, Any], **table: Any) -> StepData:
    named = {"key": "turn", "kind": "act", "title": {"en": "A turn"}, "goal": {"en": "Play."}}
    return read_step(
        {**named, "check": {"phase": "over"}, "start": start, "turn": turn, **table}, ("en",), rules
    )


def turn_of(attempt: Attempt) -> RoundScene:
    assert isinstance(attempt.turn, RoundScene)
    return attempt.turn


# -- lessons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", STEPS.values(), ids=STEPS)
def test_the_steps_are_fair_and_the_hints_lead_there(step: StepData) -> None:
    assert problems_of(step) == ()
    attempt = Attempt.begin(step)
    for _ in range(40):
        if attempt.outcome is RIGHT:
            break
        attempt = attempt.hint()
        if attempt.hints and attempt.hints[-1].grade == TOP:
            attempt = attempt.show()
    assert attempt.outcome is RIGHT


@pytest.mark.parametrize(
    "step", [each for each in STEPS.values() if each.mistakes], ids=lambda step: step.key
)
def test_a_mistake_is_told_wherever_the_solution_leads_by(step: StepData) -> None:
    for mistake in step.mistakes:
        attempt = Attempt.begin(step)
        for move in (step.solution or "").split(","):
            made = attempt.act(mistake.answer)
            if made.mistake == mistake:
                break
            attempt = attempt.act(move.strip())
        assert (made.outcome, made.mistake) == (WRONG, mistake)
        assert made.feedback == str(mistake.text)


def test_a_folder_of_such_lessons_is_read(tmp_path: Path) -> None:
    write_courses(tmp_path)
    found = read_courses(tmp_path)
    assert [each for each in found if each != "pro"] == sorted(COURSES)


# -- what may be done, and what may not --------------------------------------------------------------

TABLE = {"spread": "y9 b9 k9 | r2 *r3 r4"}
WHOLE = {**TABLE, "phase": "discard"}
FULL = {"spread": "r9 y9 b9 k9", "phase": "discard"}
CARDS = {"spread": "h5 h6 h7", "discard": "cq"}
MELDS = {"spread": "r3 r4 r5 r6 | b9 y9 k9"}
CLOSED = {**MELDS, "opened": False}
TIMED = {**MELDS, "stock": "b7 b8 b10", "switches": {"timer": "60"}}
JOKER = {"spread": "r5 *r6 r7 | b9 y9 k9"}


@pytest.mark.parametrize(
    ("rules", "start", "turn", "moves", "rack"),
    [
        (RUMMY_45, "r5 k1", {**TABLE, "stock": "b7", "discard": "k2"}, "draw", "r5 k1 b7"),
        (RUMMY_45, "r5 k1", {**TABLE, "stock": "b7", "discard": "k2"}, "take", "r5 k1 k2"),
        (RUMMY_45, "r5 r6 r7 k1", WHOLE, "lay r5 r6 r7", "k1"),
        (RUMMY_45, "r5 r9 k1", WHOLE, "add r5 2, add r9 1", "k1"),
        (RUMMY_45, "r3 k1 k2 b5", WHOLE, "replace r3 2, lay k1 k2 *", "b5"),
        (RUMMY_45, "k1 k2", WHOLE, "discard k1", "k2"),
        (RUMMY_45, "* k2", WHOLE, "throw", "k2"),
        (RUMMY_45, "k1 k2", {"row": "", "phase": "discard"}, "discard k1", "k2"),
        (BASIC_RUMMY, "h8 sq dq", CARDS, "take, lay cq dq sq, add h8 1", ""),
        (BASIC_RUMMY, "h8 sk", {**CARDS, "stock": "s2"}, "draw, add h8 1, discard sk", "s2"),
        (RUMMIKUB, "r8 k1", {**MELDS, "stock": "b7"}, "draw", "r8 k1 b7"),
        (RUMMIKUB, "r4 r5 k1", MELDS, "play r3 r4 r5 | r4 r5 r6 | b9 y9 k9", "k1"),
        (RUMMIKUB, "r9 k1", MELDS, "play r3 r4 r5 r6 | b9 y9 k9 r9", "k1"),
        (RUMMIKUB, "k1", {**MELDS, "left": 0}, "pass", "k1"),
        (EASY_RUMMY, "k1", TIMED, "timeout", "k1 b7 b8 b10"),
    ],
)  # fmt: skip
def test_every_kind_of_move_is_made(
    rules: Ruleset, start: str, turn: dict[str, Any], moves: str, rack: str
) -> None:
    scene = act(rules, start, turn, solution=moves).first_scene()
    assert isinstance(scene, RoundScene)
    for move in moves.split(", "):
        assert not scene.over
        scene = scene.after(move)
    assert sorted(map(str, scene.rack.tiles)) == sorted(rack.split())
    assert sorted(scene.rack.tiles) == sorted(scene.position.hands[0])


@pytest.mark.parametrize(
    ("rules", "start", "turn", "move", "code", "clause"),
    [
        (RUMMY_45, "r5 k1", {**TABLE, "discard": "k2"}, "lay r5 r6 r7", "must_draw", "R45-2"),
        (RUMMY_45, "r5 k1", {**TABLE, "discard": "*"}, "take", "joker_not_taken", "R45-7"),
        (RUMMY_45, "r5 k1", {**TABLE, "row": "k2"}, "take", "take_forbidden", "R45-2"),
        (RUMMY_45, "r5 k1", TABLE, "take", "take_forbidden", "R45-2"),
        (RUMMY_45, "r5 k1", WHOLE, "draw", "already_drawn", "R45-2"),
        (RUMMY_45, "r5 k1", {**TABLE, "left": 0}, "draw", "stock_empty", "R45-11"),
        (RUMMY_45, "r5 r6 r7 k1", {"row": "", "phase": "discard"}, "lay r5 r6 r7", "only_discard", "R45-2"),
        (RUMMY_45, "r5 r6 r7 k1", {**WHOLE, "opened": False}, "lay r5 r6 r7", "opening_too_low", "R45-4"),
        (RUMMY_45, "r9 k1", {**WHOLE, "opened": False}, "add r9 1", "not_open", "R45-5"),
        (RUMMY_45, "r9 k1", FULL, "add r9 1", "does_not_fit", "R45-5"),
        (RUMMY_45, "r5 k1", WHOLE, "replace r5 2", "not_what_joker_stands_for", "R45-6"),
        (RUMMY_45, "r5 k1", WHOLE, "replace r5 1", "no_joker_there", "R45-6"),
        (RUMMY_45, "r3 k1 b5", WHOLE, "add r3 2", "does_not_fit", "R45-5"),
        (RUMMY_45, "r5 r6 r7", WHOLE, "lay r5 r6 r7", "nothing_left_to_discard", "R45-10"),
        (RUMMY_45, "r5 k1", WHOLE, "add r5 7", "no_such_meld", "R45-5"),
        (RUMMY_45, "r5 k1", WHOLE, "discard r9", "not_held", "R45-2"),
        (RUMMY_45, "r5 k1", WHOLE, "play r5", "unknown_move", "R45-2"),
        (BASIC_RUMMY, "cq h8 sk", {"spread": "h5 h6 h7", "phase": "discard", "taken": "cq"}, "discard cq",
         "just_taken", "BR-5"),
        (BASIC_RUMMY, "sq sk sa h2", {"phase": "discard"}, "lay sq sk sa", "one_only_low", "BR-2"),
        (RUMMIKUB, "r8 k1", MELDS, "play r3 r4 r5 r6 | b9 y9 k9", "nothing_laid", "RK-3"),
        (RUMMIKUB, "r8 k1", MELDS, "play r3 r4 r5 | b9 y9 k9 r8", "wrong_number", "RK-1"),
        (RUMMIKUB, "r8 k1", MELDS, "pass", "stock_not_empty", "RK-6"),
        (RUMMIKUB, "r8 k1", {**MELDS, "left": 0}, "draw", "stock_empty", "RK-6"),
        (RUMMIKUB, "r8 k1", MELDS, "timeout", "no_timer", "TR-3"),
        (RUMMIKUB, "r7 k1", CLOSED, "play r3 r4 r5 r6 r7 | b9 y9 k9", "touched_in_opening", "RK-8"),
        (RUMMIKUB, "r8 k1 k2", JOKER, "play r5 r7 r8 | k1 k2 *k3 | b9 y9 k9", "gap", "RK-1"),
    ],
)  # fmt: skip
def test_what_the_rules_forbid_has_its_fault(
    rules: Ruleset, start: str, turn: dict[str, Any], move: str, code: str, clause: str
) -> None:
    attempt = Attempt.begin(act(rules, start, turn))
    wrong = attempt.act(move)
    assert wrong.fault is not None
    assert (wrong.outcome, str(wrong.fault.code), wrong.fault.clause) == (WRONG, code, clause)
    assert wrong.feedback
    assert (wrong.turn, wrong.layout, wrong.wrong, wrong.act(move).wrong) == (
        attempt.turn,
        attempt.layout,
        1,
        1,
    )


def test_a_turn_that_cannot_stand_costs_three_tiles_and_is_taken_back() -> None:
    costs = {"spread": "r5 *r6 r7 | b9 y9 k9", "stock": "y5 y6 y7"}
    move = "play r5 *r6 r7 | b9 y9 k9 r8"
    step = act(
        EASY_RUMMY, "r8 k1", costs, check={"table": "r5 *r6 r7 r8"}, solution="play r5 *r6 r7 r8 | b9 y9 k9"
    )
    made = Attempt.begin(step).act(move)
    assert made.fault is not None
    assert (made.outcome, made.fault.code, made.at) == (WRONG, FaultCode.WRONG_NUMBER, 1)
    assert sorted(map(str, turn_of(made).rack.tiles)) == ["k1", "r8", "y5", "y6", "y7"]
    table = scene_view(made)
    assert table is not None
    assert table["sentences"][0].startswith("You took the tiles back and drew three tiles.")
    better = made.act(step.solution or "")
    assert (better.outcome, better.wrong, better.stars) == (RIGHT, 1, 2), "it is taken back for another"
    told = made.hint()
    while told.hints[-1].grade < TOP:
        told = told.hint()
    assert told.hints[-1].move == "undo"
    assert told.show().act(step.solution or "").outcome is RIGHT
    seen = act(EASY_RUMMY, "r8 k1", costs, check={"penalty": 3}, solution=move)
    assert problems_of(seen) == ()
    assert Attempt.begin(seen).act(move).outcome is RIGHT, "where that is what is to be seen"


def test_checks_of_a_turn() -> None:
    turn = {**TABLE, "phase": "discard", "opened": False, "points": 5}
    begun = Attempt.begin(act(RUMMY_45, "r5 r6 r7 k10 k11 k12 b3", turn, check={"phase": "closed"})).act(
        "lay k10 k11 k12 | r7 r6 r5"
    )
    for check, holds in (
        ({"points": 50}, True), ({"points": 51}, False), ({"opened": True}, True),
        ({"did": "lay r5 r6 r7 | k12 k11 k10"}, True), ({"did": "lay r5 r6 r7"}, False),
        ({"table": "r5 r6 r7"}, True), ({"table": "r5 r6 r7 | r2 * r4 | k9 b9 y9"}, True),
        ({"table": "r5 r6 r7 r8"}, False), ({"holds": "b3"}, True), ({"penalty": 1}, False),
    ):  # fmt: skip
        step = act(RUMMY_45, "r5 r6 r7 k10 k11 k12 b3", turn, check=check)
        assert step.check.holds(begun.state.check_input(begun.step)) is holds, check
    out = begun.act("discard b3")
    assert (out.outcome, turn_of(out).ended) == (RIGHT, "closed")
    assert "You close." in announcement(out, "")


def test_moves_are_the_same_in_any_order_of_melds() -> None:
    assert same_move("play r5 r6 r7 | k9 b9 y9", "play b9 y9 k9 | r7 r6 r5")
    assert not same_move("lay r5 r6 *", "lay r6 r5 *r4")
    assert not same_move("lay r5 r6 r7", "play r5 r6 r7")
    assert not same_move("stack 7", "lay r5 r6 r7")
    step = STEPS["rummikub:play"]
    told = Attempt.begin(step).act("play b9 k9 y9 | r5 r6 r7 | r3 r4 r5")
    assert told.outcome is RIGHT


# -- what a file may say ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rules", "change", "said"),
    [
        (RUMMY_45, {"turn": {"phase": "play"}}, "no such phase: 'play'; expected draw, discard"),
        (RUMMIKUB, {"turn": {"phase": "discard"}}, "no such phase: 'discard'; expected play"),
        (RUMMIKUB, {"turn": {"phase": "begin"}}, "unknown phase 'begin'"),
        (RUMMIKUB, {"turn": {"discard": "r5"}}, "no row in"),
        (RUMMIKUB, {"turn": {"trump": "r5"}}, "no Trump in"),
        (BASIC_RUMMY, {"start": "h5", "turn": {"trump": "h7"}}, "no Trump in"),
        (RUMMIKUB, {"turn": {"points": 3}}, "no points in"),
        (RUMMY_45, {"turn": {"discard": "r5 r6"}}, "'discard': expected one tile"),
        (RUMMY_45, {"turn": {"discard": "r5", "row": "r6"}}, "expected one of 'discard' and 'row'"),
        (RUMMY_45, {"turn": {"spread": "r5 r6 /"}}, "no '/' in a spread"),
        (RUMMY_45, {"turn": {"spread": "r5 r5 r5"}}, "too many of r5: 2 more than the box has"),
        (RUMMY_45, {"turn": {"left": 1, "stock": "k1 k2"}}, "the stock must have 2 to"),
        (RUMMY_45, {"turn": {"taken": "k9", "phase": "discard"}}, "k9 was not taken"),
        (RUMMY_45, {"turn": {"switches": {"mosaic_jokers": "reduced"}}}, "no such switch"),
        (RUMMY_45, {"turn": {"spreads": ""}}, "unknown key 'spreads': did you mean 'spread'"),
        (RUMMY_45, {"turn": None, "game": {"seed": 1}}, "does not hold the tiles of the hand"),
        (RUMMY_45, {"turn": None, "game": {"players": 2}}, "missing key 'seed'"),
        (RUMMIKUB, {"turn": None, "start": "", "game": {"seed": 1, "players": 7}}, "players must be 2 to 4"),
        (RUMMIKUB, {"turn": None, "start": "", "game": {"seed": 1, "first": 4}}, "first must be a seat"),
        (RUMMIKUB, {"turn": None, "game": {"seed": 1, "done": "hop"}}, "expected a move: 'draw',"),
        (RUMMIKUB, {"turn": None, "game": {"seed": 1, "multiplier": 2}}, "unknown key 'multiplier'"),
        (RUMMIKUB, {"game": {"seed": 1}}, "expected one of 'turn', 'deal' and 'game'"),
        (RUMMY_45, {"spread": "r5 r6 r7"}, "a step to act has its table in its turn"),
        (RUMMY_45, {"solution": "hop"}, "expected a move: 'draw', 'take', 'lay r5 r6 r7'"),
        (RUMMY_45, {"check": {"table": ""}}, "expected melds in notation"),
        (RUMMY_PRO, {"turn": {"spread": "r5 r6 r7"}}, "unknown key 'spread'"),
        (RUMMIKUB, {"rules": "rummikubs"}, "unknown rules 'rummikubs': did you mean 'rummikub'"),
        (RUMMIKUB, {"rules": 7}, "'rules': expected a text"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_named(rules: Ruleset, change: dict[str, Any], said: str) -> None:
    raw = {
        "key": "turn", "kind": "act", "title": {"en": "A turn"}, "goal": {"en": "Play."}, "start": "r5 k1",
        "turn": {}, "check": {"phase": "over"}, **change,
    }  # fmt: skip
    with pytest.raises(LessonError) as caught:
        read_step({key: value for key, value in raw.items() if value is not None}, ("en",), rules)
    assert said in str(caught.value)


def of_game(rules: Ruleset, **game: Any) -> StepData:
    return read_step({
        "key": "turn", "kind": "act", "title": {"en": "A turn"}, "goal": {"en": "Play."},
        "game": game, "check": {"phase": "over"},
    }, ("en",), rules)  # fmt: skip


@pytest.mark.parametrize("rules", [RUMMIKUB, TILES_50, RUMMY_45, BASIC_RUMMY], ids=lambda each: each.name)
@pytest.mark.parametrize("seed", range(3))
def test_a_turn_of_a_real_game_is_played(rules: Ruleset, seed: int) -> None:
    """The others play until it is the learner's turn; the same seed means the same turn, to its end."""
    step = of_game(rules, seed=seed, players=2 + seed % 3)
    attempt = Attempt.begin(step)
    scene = step.first_scene()
    assert scene == of_game(rules, seed=seed, players=2 + seed % 3).first_scene()
    assert isinstance(scene, RoundScene)
    assert sorted(scene.rack.tiles) == sorted(scene.position.hands[0])
    assert attempt.layout.melds == scene.position.spread.melds
    assert step.has_table
    for _ in range(4):
        if attempt.outcome is RIGHT:
            break
        draws = [each for each in attempt.offered if each in ("draw", "pass")]
        attempt = attempt.act((draws or attempt.offered)[0])
    assert attempt.outcome is RIGHT


def test_moves_are_made_before_a_turn_of_a_real_game() -> None:
    """Of two players each draws once: then the learner has a tile more."""
    first = of_game(RUMMIKUB, seed=5, players=2, first=0)
    later = of_game(RUMMIKUB, seed=5, players=2, first=0, done="draw, others")
    early, late = first.first_scene(), later.first_scene()
    assert early is not None
    assert late is not None
    assert [len(each.rack.tiles) for each in (early, late)] == [14, 15]
    assert late == of_game(RUMMIKUB, seed=5, players=2, first=0, done="draw").first_scene()


def test_a_page_shows_a_turn_of_a_real_game() -> None:
    step = of_game(BASIC_RUMMY, seed=3, players=3, done="")
    scene = scene_view(Attempt.begin(step))
    assert scene is not None
    assert [each["count"] for each in scene["piles"]] == [30]
    assert len(scene["row"]) == 1


def test_a_step_may_be_played_by_other_rules_than_its_lesson() -> None:
    assert STEPS["rummikub:costs"].rules == DUTCH_RUMMY
    assert STEPS["rummikub:play"].rules == RUMMIKUB
    lesson = parse_lesson(COURSES["rummikub"][2], "play")
    walk = LessonProgress.begin(lesson).with_switch("joker_tile_from", "rack")
    assert dict(walk.switches) == {"joker_tile_from": "rack"}
    strict = switched(RUMMIKUB, {"joker_tile_from": "rack"})
    assert [each.step.rules for each in walk.attempts] == [strict, DUTCH_RUMMY], (
        "who has no such switch keeps on"
    )
    assert walk.with_course_rules() == LessonProgress.begin(lesson)
    with pytest.raises(ValueError, match="no such switch: 'mosaic_jokers'"):
        walk.with_switch("mosaic_jokers", "reduced")


# -- tables to look at --------------------------------------------------------------------------------


@pytest.mark.parametrize("key", ["which", "pick", "count"])
def test_a_table_beside_a_choice_or_an_answer_is_to_look_at(key: str) -> None:
    step = STEPS[f"rummy-45:{key}"]
    walk = LessonProgress.begin(parse_lesson(COURSES["rummy-45"][2], "open")).go(key)
    view = step_view(walk, walk.current, alone=False, size="normal")
    rack = view["rack"]
    assert rack is not None
    assert rack["trays"][0]["name"] == "meld 1: run, red 5 to red 7"
    assert rack["readonly"] or rack["choose"]
    begun = Attempt.begin(step)
    with pytest.raises(AttemptError):
        begun.meld([0], 0)
    for id in begun.layout.table:
        with pytest.raises(AttemptError):
            begun.choose([id])


def test_a_mistake_of_a_choice_lies_on_the_rack() -> None:
    raw = {
        "key": "which", "kind": "choose", "title": {"en": "Which"}, "goal": {"en": "Choose."},
        "spread": "r5 r6 r7", "start": "r8 k1", "check": {"chosen": "r8"}, "solution": "r8",
    }  # fmt: skip
    text = {"en": "It lies on the table."}
    assert read_step({**raw, "mistakes": [{"tiles": "k1", "text": text}]}, ("en",), RUMMIKUB).mistakes
    with pytest.raises(LessonError, match="does not lie on the rack"):
        read_step({**raw, "mistakes": [{"tiles": "r5", "text": text}]}, ("en",), RUMMIKUB)
    with pytest.raises(LessonError, match="no melds lie on the table"):
        read_step(raw, ("en",), RUMMY_PRO)


# -- tables to arrange --------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [RUMMIKUB, EASY_RUMMY, DUTCH_RUMMY, TILES_50])
def test_a_joker_is_replaced_and_all_is_laid(rules: Ruleset) -> None:
    table = {"spread": "r5 *r6 r7", "rules": rules}
    assert exercise("r6 k1 k2", "Replace.", replaced=True, **table).solution == "r5 r6 r7 | k1 k2 *k3"
    assert exercise("r6 k1 k2", "Replace.", replaced="r6", all_laid=True, **table).par == 4
    with pytest.raises(LessonError):
        exercise("r6 k1 k2", "Replace.", replaced="r8", solution="r5 r6 r7 | k1 k2 *k3", **table)
    with pytest.raises(LessonError):
        exercise("r8 k1 k2", "Replace.", replaced=True, solution="r5 *r6 r7 r8", **table)
    with pytest.raises(LessonError):
        exercise("r8 k1 k2", "Lay all.", all_laid=True, solution="r5 *r6 r7 r8", **table)


def test_in_rummy_45_one_tile_stays_to_be_discarded() -> None:
    assert exercise("r8 k1", "Lay all.", spread="r5 r6 r7", all_laid=True, rules=RUMMY_45).par == 1
    assert exercise("h8", "Lay all.", spread="h5 h6 h7", all_laid=True, rules=BASIC_RUMMY).par == 1


def test_par_of_a_file_is_what_the_hints_need() -> None:
    raw = {
        "key": "lay", "kind": "arrange", "title": {"en": "Lay"}, "goal": {"en": "Lay."},
        "spread": "r3 r4 r5 r6 r7", "start": "r5 k1", "check": {"laid": "r5"},
    }  # fmt: skip
    step = read_step(raw, ("en",), RUMMIKUB)
    assert (step.solution, step.par) == ("r3 r4 r5 | r5 r6 r7", 3)
    assert read_step({**raw, "par": 5}, ("en",), RUMMIKUB).par == 5


# -- what is shown ------------------------------------------------------------------------------------

MANY: list[tuple[Ruleset, str, dict[str, Any]]] = [
    (RUMMY_45, "r5 r6 r7 r8 k10 k11 k12 b3 *", {**TABLE, "discard": "k13", "opened": False, "trump": "b1"}),
    (RUMMY_45, "r3 r5 k5 k6 b8 y9", {**TABLE, "discard": "r9", "points": 60}),
    (BASIC_RUMMY, "h8 sq dq c2 c3", CARDS),
    (RUMMIKUB, "r7 r9 y3 b3 k13", MELDS),
    (EASY_RUMMY, "r6 k1 k2", {**JOKER, "switches": {"timer": "60"}}),
]


def shown(attempt: Attempt, turn: RoundScene) -> str:
    """Everything that the page is told of a turn."""
    other = replace(attempt, state=Acting((turn,)))
    return json.dumps([scene_view(other), moves_view(other), announcement(other, "")])


@pytest.mark.parametrize(("rules", "start", "turn"), MANY)
@pytest.mark.parametrize("language", ["en", "ro"])
def test_all_ways_through_a_turn_keep_the_tiles_and_hide_what_is_hidden(
    rules: Ruleset, start: str, turn: dict[str, Any], language: str
) -> None:
    attempt = Attempt.begin(act(rules, start, turn))
    rng = Random(7)
    with words.speaking(language):
        for _ in range(12):
            here = turn_of(attempt)
            while not here.over:
                position = here.position
                lying = [*here.rack.tiles, *position.hands[1], *position.spread.tiles]
                lying += [each.tile for each in position.row]
                assert not Counter(each.kind for each in lying) - Counter(box_of(rules))
                assert sorted(here.rack.tiles) == sorted(position.hands[0])
                other = shuffled([*position.hands[1], *_stock(position)], 3)
                there = _hidden(here, other)
                assert (shown(attempt, there), there.felt) == (shown(attempt, here), here.felt)
                moves = here.legal_moves
                assert all(move_text(move, here) for move in moves)
                here = here.after(moves[int(rng.random() * len(moves))])
            assert here.legal_moves == ()
            assert here.refused("draw") is not None
            assert shown(attempt, here)


def _stock(position: Any) -> tuple[Any, ...]:
    return position.stock  # type: ignore[no-any-return]


def _hidden(turn: RoundScene, tiles: tuple[Any, ...]) -> RoundScene:
    """The same turn with other tiles wherever the learner sees none."""
    position: Any = turn.position
    hand, stock = Hand.of(tiles[: len(position.hands[1])]), tiles[len(position.hands[1]) :]
    hands = (position.hands[0], hand)
    return replace(turn, position=replace(position, hands=hands, pile=stock, drawn=0))


def test_stock_and_discards_have_their_moves_and_tiles_go_to_places() -> None:
    attempt = Attempt.begin(STEPS["rummy-45:turn"])
    table = scene_view(attempt)
    assert table is not None
    assert [each["move"] for each in (*table["piles"], *table["row"])] == ["draw", None, "take"]
    assert table["sentences"] == ["Your turn: draw a tile, or take black 13."]
    assert moves_view(attempt) is None
    taken = attempt.act("take")
    assert places_view(taken) == ["discard"]
    assert not any(each["key"].startswith("discard") for each in moves_view(taken) or [])
    cards = Attempt.begin(STEPS["basic-rummy:cards"])
    table = scene_view(cards)
    assert table is not None
    assert table["sentences"] == ["Your turn: draw a card, or take queen of clubs."]


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("lay r5 r6 r7", "Lay red 5, red 6 and red 7"),
        ("add r9 2", "Add red 9 to meld 2"),
        ("replace r6 1", "Swap red 6 for the Joker in meld 1"),
        ("play r5 *r6 r7 r8 | b9 y9 k9", "Use red 8 to make red 5, Joker for red 6, red 7 and red 8"),
        ("play r5 *r6 r7 | b9 y9 k9 | k1 k2 k3", "Lay black 1, black 2 and black 3"),
        ("play r5 *r6 r7 | b9 y9 k9", "Leave the table as it is"),
        ("pass", "Pass"),
        ("timeout", "Let the time run out"),
    ],
)
def test_moves_are_said_as_people_say_them(move: str, said: str) -> None:
    rack, moment = parse_arrangement("r8 k1 k2 k3"), act(RUMMIKUB, "r8", JOKER).first_scene()
    assert isinstance(moment, RoundScene)
    assert move_text(move, replace(moment, rack=rack)) == said


def test_a_counted_stock_is_told_and_another_is_not() -> None:
    many = Attempt.begin(act(RUMMY_45, "r5 k1", {**TABLE, "stock": "b7"}))
    last = Attempt.begin(act(RUMMY_45, "r5 k1", {**TABLE, "stock": "b7", "left": 1}, check={"over": "empty"}))
    for attempt, count in ((many, None), (last, 1)):
        table = scene_view(attempt)
        assert table is not None
        assert table["piles"][0]["count"] == count
    assert last.act("draw").act("discard k1").outcome is RIGHT
    assert many.act("draw").act("discard k1").turn.ended is None  # type: ignore[union-attr]
    assert turn_of(many.act("draw")).position.got == tile("b7")  # type: ignore[union-attr]


@pytest.mark.parametrize("language", ["en", "ro"])
@pytest.mark.parametrize("game", COURSES)
def test_house_rules_of_a_game_have_their_cards(game: str, language: str) -> None:
    lesson = parse_lesson(COURSES[game][2], game)
    for name in lesson.rules.switches:
        card = HouseRule(Session(lesson, lang=language), name)
        rule = card.state["rule"]
        assert rule["title"]
        assert rule["ruling"] in rule["clause"]["text"]
        for option in rule["options"]:
            assert Page(card).sends("house", value=option["key"])["ok"]
            assert bool(card.state["rule"]["house"]) == (option["about"] is None)
    with pytest.raises(LessonError, match="unknown switch 'mosaic_jokers'"):
        HouseRule(Session(lesson), "mosaic_jokers")
