"""Each named check: what holds, and what does not."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from rummy_widget.engine.reading.rack import read_rack
from rummy_widget.engine.tiles import parse_tiles
from rummy_widget.tutor.checks import CheckInput, check_names, read_check
from rummy_widget.tutor.errors import LessonError
from rummy_widget.tutor.steps import StepKind

MAJOR = "r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 / r13 y13 b13 k13 | k11"

ARRANGED: list[tuple[dict[str, Any], list[str], list[str]]] = [
    ({"run": "r5 r6 r7"}, ["r5 r6 r7 | b9", "r7 r5 r6"], ["r5 r6 | r7", "r5 r6 r7 r8", "r6 r7 r8"]),
    ({"run": "r5 * r7"}, ["r5 * r7", "r5 r7 *"], ["r5 r6 r7"]),
    ({"run": ["r5 r6 r7", "b1 b2 b3"]}, ["r5 r6 r7 | b3 b2 b1"], ["r5 r6 r7"]),
    ({"group": "r7 y7 k7"}, ["k7 y7 r7"], ["r7 y7 b7", "r7 y7 b7 k7"]),
    ({"runs": 2}, ["r5 r6 r7 | b1 b2 b3", "r3 r4 r5 r5 r6 r7"], ["r5 r6 r7", "r5 r6 r7 | r8 y8 b8"]),
    ({"groups": 1}, ["r7 y7 k7", "r7 * *"], ["r5 r6 r7", ""]),
    ({"melds": 2}, ["r5 r6 r7 | r8 y8 b8"], ["r5 r6 r7"]),
    ({"longest": 4}, ["r5 r6 r7 r8 | b1"], ["r5 r6 r7 | b1 b2 b3"]),
    ({"loose": 1}, ["r5 r6 r7 | b9", "r5 r6 r7"], ["r5 r6 r7 | b9 / b9", "r5 r6 r7 | b9 b10", "r5 r6 b7"]),
    ({"loose": 0}, ["r5 r6 r7"], ["r5 r6 r7 | b9"]),
    ({"faultless": True}, ["r5 r6 | b9", "r5 r6 r7"], ["r5 b6"]),
    ({"in_run": "r7"}, ["r5 r6 r7"], ["r7 y7 b7", "r7"]),
    ({"in_group": "r7"}, ["r7 y7 b7"], ["r5 r6 r7"]),
    ({"joker_as": "r6"}, ["r5 * r7"], ["r9 * r11", "r5 r6 r7"]),
    ({"together": "r4 b9"}, ["b9 r4 | k1"], ["r4 | b9", "r4 b9 k1"]),
    ({"row": "r4 b9"}, ["r4 b9"], ["b9 r4"]),
    ({"apart": "r4 b9"}, ["r4 | b9", "r4 k1 | b9"], ["r4 k1 b9"]),
    ({"alone": "k2"}, ["k2 | r4 r5"], ["k2 r4"]),
    ({"upper": "k2"}, ["k2 / r4"], ["r4 / k2"]),
    ({"lower": "k2"}, ["r4 / k2 b1"], ["k2 / r4"]),
    ({"sorted": "colour"}, ["r4 r1 | b9 / k2"], ["r4 b9", "r4 | r1"]),
    ({"sorted": "number"}, ["r4 b4 | r9"], ["r4 | b4", "r4 r9"]),
    ({"closes": True}, [MAJOR], ["r5 r6 r7"]),
    ({"pattern": "major"}, [MAJOR], ["r5 r6 r7"]),
    ({"pattern": "minor"}, [], [MAJOR]),
    ({"points": 500}, [MAJOR], []),
    ({"points": 501}, [], [MAJOR]),
    ({"all": [{"runs": 1}, {"groups": 1}]}, ["r5 r6 r7 | r8 y8 b8"], ["r5 r6 r7"]),
    ({"any": [{"runs": 1}, {"groups": 1}]}, ["r5 r6 r7", "r8 y8 b8"], ["r5"]),
    ({"not": {"runs": 1}}, ["r5"], ["r5 r6 r7"]),
    ({"runs": 1, "loose": 0}, ["r5 r6 r7"], ["r5 r6 r7 | b9"]),
]  # fmt: skip


@pytest.mark.parametrize(("check", "good", "bad"), ARRANGED, ids=lambda value: str(value)[:30])
def test_how_tiles_lie(check: dict[str, Any], good: list[str], bad: list[str]) -> None:
    read = read_check(check, StepKind.ARRANGE)
    for rack in good:
        assert read.holds(CheckInput(read_rack(rack))), rack
        assert read.unmet(CheckInput(read_rack(rack))) == ()
    for rack in bad:
        assert not read.holds(CheckInput(read_rack(rack))), rack
        assert read.unmet(CheckInput(read_rack(rack)))


@pytest.mark.parametrize(
    ("check", "good", "bad"),
    [
        ({"chosen": "r5 *"}, ["* r5", "r5 *"], ["r5", "r5 * *", ""]),
        ({"how_many": 2}, ["r5 r5"], ["r5", ""]),
        ({"forms": "run"}, ["r5 r6 r7"], ["r7 y7 b7", "r5 r6"]),
        ({"forms": "group"}, ["r7 y7 b7"], ["r5 r6 r7"]),
        ({"forms": "meld"}, ["r7 y7 b7", "r5 r6 r7"], ["r5 r6"]),
        ({"completes": "r5 r6"}, ["r7", "r4 r7", "*"], ["r8", "b7", ""]),
    ],
)
def test_what_is_chosen(check: dict[str, Any], good: list[str], bad: list[str]) -> None:
    read = read_check(check, StepKind.CHOOSE)
    assert all(read.holds(CheckInput(chosen=parse_tiles(tiles))) for tiles in good)
    assert not any(read.holds(CheckInput(chosen=parse_tiles(tiles))) for tiles in bad)


def test_what_is_answered() -> None:
    third = CheckInput(answer=Fraction(1, 3))
    assert read_check({"number": "1/3"}, StepKind.ANSWER).holds(third)
    assert read_check({"between": [0, 1]}, StepKind.ANSWER).holds(third)
    assert not read_check({"between": [1, 2]}, StepKind.ANSWER).holds(third)
    assert read_check({"is": "red-1"}, StepKind.ANSWER).holds(CheckInput(answer="red-1"))
    assert not read_check({"is": "red-1"}, StepKind.ANSWER).holds(third)


BICOLOR = "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 r1 | k8"
PAIRS = "r2 r2 r3 r3 r4 r4 b5 b5 b6 b6 b7 b7 b8 b8 k1"


@pytest.mark.parametrize(
    ("check", "rack", "thrown", "right"),
    [
        ({"worth": {}}, BICOLOR, 0, "500"),
        ({"worth": {"multiplier": 2}}, BICOLOR, 0, "1000"),
        ({"worth": {}}, BICOLOR.replace("k8", "*"), 0, "1000"),
        ({"worth": {}}, BICOLOR, 2, "1000"),
        ({"worth": {}}, BICOLOR.replace("r3", "k3"), 0, "0"),
        ({"settled": {"players": 4, "multiplier": 2, "closer": 0}}, BICOLOR, 0, "3000"),
        ({"settled": {"players": 4, "multiplier": 2, "closer": 1}}, BICOLOR, 0, "-1000"),
        ({"settled": {"players": 3, "closer": 1, "twin": 0}}, BICOLOR, 0, "-300"),
        ({"settled": {"players": 3, "twin": 2}}, "", 0, "-100"),
        ({"settled": {"players": 3, "left": 1}}, "", 0, "0"),
        ({"settled": {"players": 4, "left": 1, "leaving_penalty": 100}}, "", 0, "100"),
        ({"distance": {"pattern": "monocolor"}}, BICOLOR, 0, "5"),
        ({"stock": {"players": 2}}, "", 0, "77"),
        ({"doubles": {}}, "r7 r7 b7 k1 k1 * *", 0, "2"),
        ({"distance": {}}, BICOLOR.replace("r3", "k3"), 0, "1"),
        ({"free": {}}, BICOLOR, 0, "k8"),
        ({"free": {}}, PAIRS, 0, "k1"),
        ({"discard": {}}, BICOLOR.replace("r3", "k3"), 0, "k3"),
    ],
)
def test_what_the_engine_answers(check: dict[str, Any], rack: str, thrown: int, right: str) -> None:
    kind = StepKind.CHOOSE if {"free", "discard"} & set(check) else StepKind.ANSWER
    read, shown = read_check(check, kind), CheckInput(read_rack(rack), thrown=thrown)
    assert read.solutions(shown)[0] == right
    if kind is StepKind.CHOOSE:
        assert all(read.holds(replace(shown, chosen=parse_tiles(each))) for each in read.solutions(shown))
        assert not read.holds(replace(shown, chosen=parse_tiles("r2")))
    else:
        assert read.holds(replace(shown, answer=Fraction(right)))
        assert not read.holds(replace(shown, answer=Fraction(right) + 1))


def test_discards_as_good_are_accepted() -> None:
    rack = read_rack("r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 / r11 r12 r13 | y8 | k8")
    read = read_check({"discard": {}}, StepKind.CHOOSE)
    good = [each for each in ("y8", "k8", "r2") if read.holds(CheckInput(rack, chosen=parse_tiles(each)))]
    assert good == ["y8", "k8"]
    assert sorted(read.solutions(CheckInput(rack))) == sorted(good)


@pytest.mark.parametrize("check", [{"closes": True}, {"points": 500}, {"pattern": "bicolor"}])
def test_a_rack_is_laid_out_by_the_solver(check: dict[str, Any]) -> None:
    scattered = CheckInput(read_rack(BICOLOR.replace(" | ", " ").replace(" / ", " / _ ")))
    read = read_check(check, StepKind.ARRANGE)
    assert not read.holds(scattered)
    (found,) = read.solutions(scattered)
    assert read.holds(CheckInput(read_rack(found)))


@pytest.mark.parametrize(
    ("check", "complaint"),
    [
        ({"worth": 500}, "expected a table"),
        ({"worth": {"times": 2}}, "unknown 'times': expected one of multiplier"),
        ({"settled": {"players": 5}}, "'players': expected a whole number from 2 to 4, not 5"),
        ({"distance": {"pattern": "flush"}}, "expected one of simple"),
        ({"distance": 2}, "expected a table"),
        ({"doubles": {"players": 2}}, "unknown 'players': expected one of none"),
    ],
)
def test_what_a_computed_check_takes(check: dict[str, Any], complaint: str) -> None:
    with pytest.raises(LessonError, match=complaint):
        read_check(check, StepKind.ANSWER)


def test_a_check_asks_without_naming_tile_or_place() -> None:
    asked = {
        name: read_check({name: 2}, StepKind.ARRANGE).goal_sentence()
        for name in ("runs", "groups", "melds", "longest")
    }
    assert asked["runs"] == "Make 2 runs."
    assert all(asked.values())
    assert read_check({"row": "r5 r6"}, StepKind.ARRANGE).goal_sentence() is None


def test_every_kind_of_step_has_its_checks() -> None:
    assert all(len(check_names(kind)) >= 6 for kind in StepKind)
    others = {"chosen", "how_many", "forms", "completes", "is", "number", "between"}
    others |= {"worth", "settled", "stock", "doubles", "distance", "discard", "free"}
    of_turns = {"did", "thrown", "holds", "phase", "over"}  # shown in test_kinds and test_scenes
    of_turns |= {"opened", "table", "penalty"}  # shown in test_table_turns
    at_tables = {"lays", "laid", "held", "opens", "stands", "breaks", "moves"}  # shown in test_tables
    at_tables |= {"all_laid", "replaced"}
    assert set(check_names()) == ARRANGED_NAMES | others | of_turns | at_tables


ARRANGED_NAMES = {name for check, _, _ in ARRANGED for name in check}
