"""Steps with a table: tiles are arranged on it and on the rack together, as in a turn that begins there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.rows import row_of
from lessons.tabled import LESSON
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.layout import Layout
from rummy_widget.engine.rules import BASIC_RUMMY, RUMMIKUB, RUMMY_45, Ruleset
from rummy_widget.text import words
from rummy_widget.tutor import Attempt, AttemptError, LessonError, StepData, StepOutcome, exercise
from rummy_widget.tutor.checks import read_check
from rummy_widget.tutor.hint import TOP
from rummy_widget.tutor.judge import passes
from rummy_widget.tutor.lessons import parse_lesson
from rummy_widget.tutor.plan.lifts import apply_lifts
from rummy_widget.tutor.proof import answer_layout, nearest_path, problems_of
from rummy_widget.tutor.read_steps import read_step


def lesson() -> dict[str, StepData]:
    return {step.key: step for step in parse_lesson(LESSON, "first-turn").steps}


def test_the_steps_of_a_file_are_fair() -> None:
    steps = lesson()
    assert {key: problems_of(step) for key, step in steps.items()} == dict.fromkeys(steps, ())
    assert all(step.rules == RUMMIKUB for step in steps.values())
    assert "k10 k11 k12" in (steps["open"].solution or ""), "found by the engine where the author gave none"


def test_a_turn_is_judged_all_the_time() -> None:
    begun = Attempt.begin(lesson()["add"])
    assert begun.outcome is StepOutcome.UNTRIED
    one = begun.fit([0])
    assert one.layout == begun.move([0], shelf=2, slot=3).layout
    assert (one.outcome, one.table.play.count if one.table and one.table.play else 0) == (
        StepOutcome.NOT_YET,
        1,
    )
    with pytest.raises(ValueError, match="fits in 2 places"):
        one.fit([2])
    two = one.move([2], shelf=2, slot=4)
    assert (two.outcome, two.stars, two.lifted) == (StepOutcome.RIGHT, 3, 2)
    assert two.undo().undo().layout == begun.layout
    assert two.undo().redo().outcome is StepOutcome.RIGHT


def test_what_lies_on_the_table_stays_there() -> None:
    begun = Attempt.begin(lesson()["add"])
    with pytest.raises(RulesError, match="not for the rack"):
        begun.move([3], shelf=0, slot=1)
    alone = exercise("r5 r6 / r7", "Make a run.", runs=1, solution="r5 r6 r7")
    for verb in (lambda: Attempt.begin(alone).meld([0], 0), lambda: Attempt.begin(alone).fit([0])):
        with pytest.raises(AttemptError):
            verb()


def test_mistakes_of_a_meld_and_of_the_turn_are_told() -> None:
    split = Attempt.begin(lesson()["split"]).move([0], shelf=2, slot=3)
    assert (split.outcome, split.feedback) == (StepOutcome.WRONG, "Two of one number can't lie in one run.")
    begun = Attempt.begin(lesson()["open"])
    ids = [number for number, tile in enumerate(begun.layout.tiles) if tile.number == 3]
    low = begun.meld(ids, 1)
    assert (low.outcome, low.feedback) == (StepOutcome.WRONG, "Nine points don't open.")
    assert low.wrong == 0, "what lies there is changed, not handed in: it costs nothing"


def test_a_half_made_turn_is_laid_again() -> None:
    begun = Attempt.begin(lesson()["split"])
    half = begun.meld([4, 5], 1)  # red 5 and 6 out of the run
    table = half.table
    assert table is not None
    again = Attempt.begin(begun.step).restore(
        half.layout.arrangement().notation(), table.draft.after.notation()
    )
    assert again.layout.melds == half.layout.melds
    with pytest.raises(AttemptError):
        begun.restore("r5 k1", "r3 r4 r5")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"spread": 7}, "expected a text"),
        ({"spread": "r5 r6 /"}, "no '/' in a spread"),
        ({"spread": "r5 r5 r5"}, "too many of r5"),
        ({"solution": "r5 r6 r7"}, "does not hold all tiles"),
        ({"solution": "r5 r6 r7 | b9 y9 k9 | r1 r2 r3"}, "neither on the table nor on the rack"),
        ({"spread": None, "opened": False}, "'opened' is for steps with a 'spread'"),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, object], said: str) -> None:
    raw: dict[str, object] = {
        "key": "add", "kind": "arrange", "title": {"en": "Two"}, "goal": {"en": "Lay two."},
        "spread": "r5 r6 r7 | b9 y9 k9", "start": "r8 k1", "check": {"lays": 1},
        "solution": "r5 r6 r7 r8 | b9 y9 k9", **change,
    }  # fmt: skip
    with pytest.raises(LessonError, match=said):
        read_step({key: value for key, value in raw.items() if value is not None}, ("en",), RUMMIKUB)


def test_a_table_needs_rules_of_melds_that_lie() -> None:
    with pytest.raises(LessonError, match="no melds lie on the table"):
        exercise("r8", "Lay it.", spread="r5 r6 r7", lays=1)


@pytest.mark.parametrize(
    ("check", "after", "holds"),
    [
        ({"lays": 1}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", True),
        ({"lays": 2}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", False),
        ({"lays": 1}, "r3 r4 r5 | r6 r7 | b9 y9 k9 r5", False),
        ({"laid": "r5"}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", True),
        ({"laid": "r9"}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", False),
        ({"held": "r9"}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", True),
        ({"held": "r9"}, "r3 r4 r5 r6 r7 | b9 y9 k9 r9", False),
        ({"opens": True}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", False),
        ({"stands": True}, "r3 r4 r5 r6 r7 | b9 y9 k9", True),
        ({"stands": True}, "r3 r4 r5 | r6 r7 | b9 y9 k9", False),
        ({"breaks": 0}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", False),
        ({"breaks": 0}, "r3 r4 r5 r6 r7 | b9 y9 k9 r9", True),
        ({"moves": 1}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", False),
        ({"moves": 2}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", True),
        ({"runs": 2, "groups": 1}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", True),
        ({"run": "r5 r6 r7"}, "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", True),
        ({"in_group": "r9"}, "r3 r4 r5 r6 r7 | b9 y9 k9 r9", True),
    ],
)
def test_checks_look_at_the_table(check: dict[str, object], after: str, holds: bool) -> None:
    before = "r3 r4 r5 r6 r7 | b9 y9 k9"
    step = exercise("r5 k1 r9", "Lay it.", spread=before, lays=1, rules=RUMMIKUB)
    laid = answer_layout(step, after)
    assert laid is not None
    assert passes(replace(step, check=read_check(check, step.kind)), laid) is holds


# ---- The way, and hints along it -------------------------------------------------------------------

TASKS: list[tuple[str, str, str, Ruleset]] = [
    ("r5 r6 r7 | b9 y9 k9", "r8 k1 _ r9", "r5 r6 r7 r8 r9 | b9 y9 k9", RUMMIKUB),
    ("r3 r4 r5 r6 r7 | b9 y9 k9", "r5 k1", "r3 r4 r5 | r5 r6 r7 | b9 y9 k9", RUMMIKUB),
    ("r5 r6 r7 r8 | b8 y8 k8 r8", "b5 y5", "r6 r7 r8 | r5 b5 y5 | b8 y8 k8 r8", RUMMIKUB),
    ("r1 r2 * | b9 y9 k9", "r3 b7 b8 k2", "r1 r2 r3 | * b7 b8 | b9 y9 k9", RUMMIKUB),
    ("k1 k2 k3 | k4 k5 k6 | r4 b4 y4", "k4", "k1 k2 k3 | k4 k5 k6 | r4 b4 y4 k4", RUMMIKUB),
    ("r5 r6 *r7 r8", "r9 b9 b10 b11 k1", "r5 r6 *r7 r8 r9 | b9 b10 b11", RUMMY_45),
    ("", "h5 h6 h7 s1", "h5 h6 h7", BASIC_RUMMY),
]  # fmt: skip


def tasks() -> Iterator[StepData]:
    for spread, rack, answer, rules in TASKS:
        yield exercise(rack, "Lay what you can.", spread=spread, solution=answer, lays=1, rules=rules)


def disturbed(step: StepData, chance: random.Random) -> Layout:
    """Somewhere in the middle of a turn, with more or less sense."""
    layout = step.layout()
    for _ in range(chance.randrange(1, 6)):
        ids = [id for shelf in layout.all_shelves for id in shelf if id is not None]
        row = row_of(layout, chance.choice(ids))
        some = row[chance.randrange(len(row)) :][: chance.randrange(1, 4)]
        try:
            if chance.random() < 0.4:
                layout = layout.in_new_tray(some, chance.randrange(len(layout.trays) + 1))
            else:
                place = chance.randrange(len(layout.all_shelves))
                layout = layout.moved(some, place, chance.randrange(4))
        except RulesError:
            continue
    return layout


@pytest.mark.parametrize("number", range(len(TASKS)))
def test_a_way_leads_to_an_answer_from_anywhere(number: int) -> None:
    step, chance = list(tasks())[number], random.Random(number)
    for layout in [step.layout(), *(disturbed(step, chance) for _ in range(40))]:
        way = nearest_path(step, layout)
        assert way is not None
        assert passes(step, apply_lifts(layout, way))


@pytest.mark.parametrize("language", ["en", "ro"])
@pytest.mark.parametrize("number", range(len(TASKS)))
def test_hints_lead_there_and_say_what_is_so(number: int, language: str) -> None:
    with words.speaking(language):
        attempt = Attempt.begin(list(tasks())[number])
        for _ in range(12):
            layout = attempt.layout
            while attempt.hints_left and (not attempt.hints or attempt.hints[-1].grade < TOP):
                attempt = attempt.hint()
            told = {hint.grade: hint for hint in attempt.hints}
            assert TOP in told
            assert not told.get(1) or (told[1].marked, told[1].slots) == ((), ()), "a nudge shows no place"
            assert not told.get(2) or told[2].marked == (), "a place shows no tile to take"
            lift = told[TOP].lift
            assert lift is not None
            for hint in told.values():
                assert set(hint.marked) <= set(lift.ids)
                assert "{" not in hint.text
            before = layout
            attempt = attempt.show()
            assert attempt.layout == apply_lifts(before, [lift])
            if attempt.outcome is StepOutcome.RIGHT:
                break
        assert attempt.outcome is StepOutcome.RIGHT


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Blue 9 goes with blue 10 and Joker.", "Move Joker after blue 10."]),
        ("ro", ["9 albastru merge cu 10 albastru și joker.", "Mută jokerul după 10 albastru."]),
    ],
)
def test_a_joker_that_moves_is_a_joker_whatever_it_stood_for(language: str, said: list[str]) -> None:
    with words.speaking(language):
        attempt = Attempt.begin(
            exercise("r7 _ b9 _ b10 _ k1", "Lay three.", spread="r5 r6 *", rules=RUMMIKUB, lays=3)
        )
        heard = []
        while attempt.outcome is not StepOutcome.RIGHT:
            attempt = attempt.hint()
            heard.append(attempt.hints[-1].text)
            if attempt.hints[-1].grade == TOP:
                attempt = attempt.show()
    assert [each for each in said if each not in heard] == []


def test_a_joker_that_was_freed_and_laid_anew_is_no_fault_of_its_new_meld() -> None:
    step = exercise("r7 _ b9 _ b10 _ k1", "Lay three.", spread="r5 r6 *", rules=RUMMIKUB, lays=3)
    attempt = Attempt.begin(step).meld([1, 2], 1)
    joker = next(id for id, tile in enumerate(attempt.layout.tiles) if tile.joker)
    attempt = attempt.move([joker], shelf=3, slot=2)
    assert attempt.table is not None
    assert [str(tray.state) for tray in attempt.table.trays] == ["unfinished", "valid"]
    attempt = attempt.move([0], shelf=2, slot=2)
    assert attempt.outcome is StepOutcome.RIGHT
    assert attempt.table is not None
    assert [str(tray.state) for tray in attempt.table.trays] == ["valid", "valid"]


def test_a_joker_that_nobody_replaced_is_a_fault_of_the_turn_and_a_mistake_that_is_told() -> None:
    raw = {
        "key": "free", "kind": "arrange", "title": {"en": "Free it"}, "goal": {"en": "Lay blue 9 and 10."},
        "spread": "r5 r6 *", "start": "r4 _ r7 _ b9 _ b10", "check": {"laid": "b9 b10"},
        "solution": "r5 r6 r7 | b9 b10 *",
        "mistakes": [
            {
                "answer": "r4 r5 r6 | b9 b10 *",
                "fault": "joker_not_replaced",
                "text": {"en": "Nobody took its place."},
            }
        ],
    }  # fmt: skip
    attempt = Attempt.begin(read_step(raw, ("en",), RUMMIKUB)).meld([2, 3], 1)
    joker = next(id for id, tile in enumerate(attempt.layout.tiles) if tile.joker)
    attempt = attempt.move([joker], shelf=3, slot=2).move([0], shelf=2, slot=0)
    assert (attempt.outcome, attempt.feedback) == (StepOutcome.WRONG, "Nobody took its place.")
