"""What the course of Rummy 45 says of points, clauses and mistakes is so."""

from __future__ import annotations

import re

import pytest

from rummy_widget.engine.melds import Meld, hand_value, read_meld
from rummy_widget.engine.melds.hand import opening_value
from rummy_widget.engine.rules import RUMMY_45, LaidScore, LayingPlay
from rummy_widget.engine.table_melds.play import Play
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.text import words
from rummy_widget.tutor import Attempt, StepData, StepKind, course
from rummy_widget.tutor.judge import table_of
from rummy_widget.tutor.proof import answer_layout
from rummy_widget.widgets.scenes import scene_view

LESSONS = course("rummy-45").lessons
CLOSE = 50  # R45-10
TWIN = 50  # R45-9


def step(key: str) -> StepData:
    lesson, name = key.split("/")
    return course("rummy-45").lesson(f"rummy-45/{lesson}").step(name)


def laid(tiles: str) -> int:
    """What tiles give to whoever lays them (R45-8)."""
    play = RUMMY_45.play
    assert isinstance(play, LayingPlay)
    assert isinstance(play.score, LaidScore)
    return hand_value(parse_tiles(tiles), play.score.values)


def opens(*melds: str) -> int:
    """What melds count in the opening (R45-4)."""
    play = RUMMY_45.play
    assert isinstance(play, LayingPlay)
    assert play.opening is not None
    read = [read_meld(each, RUMMY_45) for each in melds]
    return opening_value([each for each in read if isinstance(each, Meld)], play.opening)


def worth(key: str, kept: int = 0) -> int:
    """What the solution of a step to arrange gives; a Joker that was taken gives nothing again."""
    made = answer_layout(step(key), step(key).solution or "")
    table = table_of(step(key), made) if made else None
    assert table is not None
    assert isinstance(table.play, Play)
    assert len(table.draft.left.tiles) == kept
    return laid(" ".join(map(str, table.play.tiles)))


SAID = {
    "first-win/one-tile": ((CLOSE, worth("first-win/one-tile", kept=1)), "50 points, and 5"),
    "first-win/what-it-gives": ((laid("k12 k13 k1 r9 y9 b9"),), "60"),
    "first-win/dearer": ((laid("r1 y1 b1"), laid("r1 r2 r3")), "75 35"),
    "first-win/all-but-one": ((worth("first-win/all-but-one", kept=1), CLOSE), "130 50"),
    "opening/not-the-numbers": ((opens("y6 y7 y8 y9", "b8 k8 r8"),), "35"),
    "opening/ones": ((opens("r1 y1 b1"),), "75"),
    "opening/joker": ((opens("b11 b12 *", "y7 y8 y9"),), "45"),
    "opening/five-short": ((opens("r11 r12 r13", "r1 y1 b1"),), "105"),
    "jokers/what-it-gives": ((laid("r5 k7 k8"),), "5"),
    "closing/sum": ((laid("r12 r13 r1"), laid("y5 y6 y7"), CLOSE), "45 15 50"),
    "closing/all-at-once": ((worth("closing/all-at-once", kept=1), CLOSE), "50 50"),
    "exam/open-it": ((opens("k8 k9 k10 k11 k12"), opens("k10 k11 k12", "y9 b9 k9")), "40 45"),
    "exam/count-it": (
        (laid("y1 k1 b1"), laid("r10 r11 *"), laid("y4 y5 y6"), laid("y1 k1 b1 r10 r11 * y4 y5 y6"),
         laid("y1 k1 b1 r10 r11 * y4 y5 y6") + CLOSE + TWIN),
        "75 70 15 160 260",
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", SAID)
def test_points_that_are_said_are_those_of_the_rules(key: str) -> None:
    found, said = SAID[key]
    why = step(key).why
    assert why is not None
    for language in ("en", "ro"):
        there = re.findall(r"\d+", why.said(language))
        assert all(number in there for number in re.findall(r"\d+", said)), language
    if key != "jokers/what-it-gives":  # 5 each
        assert list(map(int, re.findall(r"\d+", said))) == list(found)


def test_numbers_to_pick_are_right_where_the_rules_say_so() -> None:
    assert step("first-win/what-it-gives").solution == str(laid("k12 k13 k1 r9 y9 b9"))
    assert step("opening/not-the-numbers").solution == str(opens("y6 y7 y8 y9", "b8 k8 r8"))
    assert step("jokers/what-it-gives").solution == str(laid("r5 k7 k8"))
    assert step("closing/sum").solution == str(laid("r12 r13 r1 y5 y6 y7") + CLOSE)
    assert step("exam/count-it").solution == str(laid("y1 k1 b1 r10 r11 * y4 y5 y6") + CLOSE + TWIN)


def test_five_points_short_is_said_of_what_counts_forty() -> None:
    assert opens("r11 r12 r13 r1") == 40 < 45
    assert "40" in str(step("opening/five-short").goal)


def test_every_clause_is_taught_and_every_mistake_of_this_game_met() -> None:
    steps = [each for lesson in LESSONS for each in lesson.steps]
    clauses = {each.id for each in words.clauses("R45")}
    assert {each.clause for each in steps} == clauses
    met = {mistake.known for each in steps for mistake in each.mistakes}
    assert set(course("rummy-45").outline.mistakes) <= met


def test_a_third_of_the_steps_are_questions_at_most() -> None:
    for lesson in LESSONS:
        asked = [each.key for each in lesson.steps if each.kind is StepKind.ANSWER]
        assert 3 * len(asked) <= len(lesson.steps), lesson.key


@pytest.mark.parametrize(("language", "said"), [("en", "You begin: just discard a tile."),
                                                ("ro", "Tu începi: aruncă doar o piesă.")])  # fmt: skip
def test_who_begins_is_asked_for_a_discard_and_for_nothing_else(language: str, said: str) -> None:
    with words.speaking(language):
        shown = scene_view(Attempt.begin(step("turn/begin")))
        assert shown is not None
        assert shown["sentences"] == [said]
