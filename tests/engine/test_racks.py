"""Reading a whole rack: segments, the free tile, and why it does not close (PRO-24, PRO-30 to PRO-34)."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings

from engine.hands import arrangements, racks
from parts import examples
from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.faults import FaultCode, NotationError, RulesError
from rummy_widget.engine.layout import SLOTS, parse_arrangement
from rummy_widget.engine.melds import divide
from rummy_widget.engine.melds.box import check_rack
from rummy_widget.engine.reading.rack import SegmentState, read_rack
from rummy_widget.engine.rules import ROMANIAN_HOUSE, RUMMIKUB
from rummy_widget.engine.tiles import notation, parse_tiles

UNFINISHED = "segment_unfinished"
MELDED = "r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1"  # fourteen tiles


@pytest.mark.parametrize(
    ("text", "states", "code", "tiles"),
    [
        ("", "", "empty", ""),
        ("r5", "loose", "rack_too_small", ""),
        ("r5 r6 r7", "valid", "rack_too_small", ""),
        ("r5 r6 r7 | b9", "valid loose", "rack_too_small", ""),
        ("r5 r6 r7 r7 y7 b7", "valid", "rack_too_small", ""),
        ("r5 r6 r7 | b9 | k1", "valid loose loose", "several_alone", "b9 k1"),
        ("r5 r6 | b9 y9 k9", "unfinished valid", "segment_unfinished", "r5 r6"),
        ("r5 r6 | b9 y8 | k1 k1", "unfinished fault fault", "segment_faulty", "b9 y8"),
        ("r5 r6 / r7 b9", "unfinished fault", "segment_faulty", "r7 b9"),
        (MELDED, "valid valid valid valid", "no_free_tile", ""),
        (f"{MELDED} y2", "valid valid valid fault", "no_free_tile", "y2"),
        (f"k12 {MELDED}", "fault valid valid valid", "no_free_tile", "k12"),
        (f"{MELDED} b1", "valid valid valid valid", "no_free_tile", ""),
        (f"{MELDED[:-2]} | k1 | y2", "valid valid valid unfinished loose loose", UNFINISHED, "r1 y1"),
        (f"{MELDED} | y2 | y3", "valid valid valid valid loose loose", "rack_too_large", ""),
        (f"{MELDED} | y2 y3 y4", "valid valid valid valid valid", "rack_too_large", ""),
        ("r5 r6 r7 | r5 r5", "valid fault", "too_many_copies", "r5 r5 r5"),
        ("* * * * * * * r1 r2", "valid", "too_many_jokers", "* * * * * * *"),
    ],
)
def test_what_the_rack_says_is_wrong_or_missing(text: str, states: str, code: str, tiles: str) -> None:
    reading = read_rack(text)
    assert reading.closing is None
    assert reading.fault is not None
    assert [str(segment.state) for segment in reading.segments] == states.split()
    assert (reading.fault.code, notation(reading.fault.tiles)) == (code, tiles)
    assert reading.fault.clause.startswith("PRO-")


def test_a_segment_says_where_it_lies_and_what_it_is() -> None:
    first, second, third = read_rack("_ r5 r6 r8 | b9 b10 / _ _ k7 r7 *").segments
    assert (first.shelf, first.start, second.start, third.shelf, third.start) == (0, 1, 5, 1, 2)
    assert (first.state, first.fault and first.fault.code) == (SegmentState.UNFINISHED, FaultCode.GAP)
    assert notation(first.completions) == "r7"
    assert notation(second.completions) == "b8 b11"
    assert [notation(meld) for meld in third.melds] == ["r7 *y7 k7"]
    assert read_rack("r5 r9").segments[0].completions == ()
    assert read_rack("* *").segments[0].completions == ()


def test_the_free_tile_is_the_one_that_lies_alone() -> None:
    assert str(read_rack("r5 r6 r7 | b9").free) == "b9"
    assert read_rack("r5 r6 r7").free is None
    assert read_rack("r5 | r6").free is None


@pytest.mark.parametrize(
    ("text", "whole", "code"),
    [
        ("r8 r8 b10 b10 k12 k12 y10 y10 r1 r1 b2 b2 y13 y13 | k11", "doubles", None),
        ("r8 r8 b10 | b10 k12 k12 y10 y10 | r1 r1 b2 b2 y13 * | k11", "doubles", None),
        ("r8 r8 | b10 b10 | k12 k12 | y10 y10 | r1 r1 | b2 b2 | y13 y13", "doubles", "no_free_tile"),
        ("r8 r8 | b10 b10 | k12 k12 | y10 y10 | r1 r1 | b2 b2 | y13 | y13 | k11", "doubles", "several_alone"),
        ("r8 r8 | b10 b10 | k12 k12 | y10 y10 | r1 r1 | b2 b2 | y13 y13 k11", "doubles", "no_free_tile"),
        ("y1 b3 y2 k4 r5 y6 b7 k8 r9 y10 b11 k12 / r13 r1 | k3", "mosaic", None),
        ("r8 r8 y8 y8 b8 b8 k8 k8 | r1 | y2 | b3 | k13 | r12 | y10 | b11", "grand_care", "several_alone"),
    ],
)
def test_a_whole_pattern_is_said_as_a_whole_and_no_part_of_it_is_at_fault(
    text: str, whole: str, code: str | None
) -> None:
    reading = read_rack(text)
    assert reading.whole == whole
    assert (reading.fault and reading.fault.code) == code
    assert (reading.closing is None) == (code is not None)
    states = {segment.state for segment in reading.segments if len(segment.tiles) > 1}
    assert states <= {SegmentState.PART, SegmentState.VALID}


@pytest.mark.parametrize(
    ("aim", "text", "states"),
    [
        ("doubles", "r8 r8 | b10 b10 k12 | r8 y8 | y8 * | * * | r5", "part part fault part part loose"),
        ("doubles", "r5 r6 r7 | b9 b9", "valid part"),
        ("mosaic", "r1 y2 b3 k4 | k5 b6 | r6 r7 | r9 b9 | k13 r1", "part part fault fault part"),
        ("mosaic", "y2 r1 | b3 b4", "part fault"),
        ("grand_care", "r8 r8 y8 | y8 b8 b8 k8 k8 r1 | y2 b3", "part part part"),
        ("bicolor", "r8 r8 | r5 r6", "fault unfinished"),
    ],
)
def test_while_a_pattern_is_built_on_purpose_its_parts_are_shown(aim: str, text: str, states: str) -> None:
    reading = read_rack(text, aim=Pattern(aim))
    assert [str(segment.state) for segment in reading.segments] == states.split()


@pytest.mark.parametrize(
    ("aim", "text", "code"),
    [
        ("doubles", "r8 r8 b10 | b10 k12 k12 | y10 y10 r1 | r1 b2 b2 | y13 k9 | k11", "segment_faulty"),
        ("grand_care", "r8 r8 y8 y8 b8 b8 k8 r7 r1 y2 b3 k13 r12 y10 | b11", "not_eight"),
        ("mosaic", "r1 y2 b3 k4 | r5 y6 b7 k8 r9 | y10 b11 k12 r13 | y13 | k3", "several_alone"),
    ],
)
def test_why_what_is_built_on_purpose_does_not_close_yet(aim: str, text: str, code: str) -> None:
    reading = read_rack(text, aim=Pattern(aim))
    assert reading.closing is None
    assert reading.fault is not None
    assert reading.fault.code == code


def test_the_first_player_closes_with_only_runs_or_only_groups() -> None:
    """PRO-31: neither kind is compulsory."""
    runs = read_rack("r2 r3 r4 r5 r6 | y8 y9 y10 | b11 b12 b13 | k1 k2 k3 | k10").closing
    groups = read_rack("r2 y2 b2 k2 | r5 y5 b5 k5 | r9 y9 b9 | r1 y1 k1 | k10").closing
    assert [closing and closing.points for closing in (runs, groups)] == [250, 250]


def test_house_rules_change_the_verdict() -> None:
    text = "r2 r3 r4 * r6 | b8 b9 b10 | r13 y13 b13 | r1 * * ; k10"
    assert read_rack(text).closing is not None
    reading = read_rack(text, ROMANIAN_HOUSE)
    states = [str(segment.state) for segment in reading.segments]
    assert states == ["valid", "valid", "valid", "fault", "loose"]
    assert reading.fault is not None
    assert reading.fault.code is FaultCode.SEGMENT_FAULTY


@pytest.mark.parametrize(
    ("text", "lies", "better"),
    [
        ("r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1", "bicolor 500", "doubles 1000"),
        ("r8 y8 b8 k8 | r8 y8 b8 | k6 k7 k8 | r1 r2 r3 r4 ; k9", "simple 250", "grand_care 1000"),
        ("r5 r6 r7 | r8 y8 b8 * | b1 b2 b3 b4 | k11 k12 k13 ; y9", "simple 200", None),
        ("r5 r6 r7 | r8 y8 b8 * | b1 b2 b3 | k10 k11 k12 k13 ; b4", "simple 200", "simple 500"),
        ("r5 r6 r7 * | b1 b2 b3 | b8 b9 b10 b11 | k1 k2 k3 ; r8", "simple 200", "simple 500"),
        ("r5 r6 r7 * r9 | r10 r11 r12 | b1 b2 b3 | b7 b8 b9 ; k9", "bicolor 400", None),
        ("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10", "simple 250", None),
    ],
)
def test_a_rack_says_what_its_tiles_are_worth_where_that_is_more(
    text: str, lies: str, better: str | None
) -> None:
    reading = read_rack(text)
    assert reading.closing is not None
    assert f"{reading.closing.pattern} {reading.closing.points}" == lies
    assert (reading.better and f"{reading.better.pattern} {reading.better.points}") == better


def test_the_better_price_counts_thrown_jokers_and_the_table() -> None:
    rack = "r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1"
    assert read_rack(rack, jokers_thrown=2).better is None
    better = read_rack(rack, jokers_thrown=1, multiplier=2).better
    assert better is not None
    assert (better.jokers_thrown, better.payment) == (1, 2000)


def test_a_game_without_closes_has_only_segments() -> None:
    reading = read_rack("r12 r13 r1 | r1 r2 r3 | b9", RUMMIKUB)
    assert [str(segment.state) for segment in reading.segments] == ["fault", "valid", "loose"]
    assert (reading.closing, reading.fault, str(reading.free)) == (None, None, "b9")


@pytest.mark.parametrize(
    ("tiles", "thrown", "code", "count", "wanted"),
    [
        ("r7 r7 y7 r7", 0, "too_many_copies", 3, 2),
        ("* * * * * * *", 0, "too_many_jokers", 7, 6),
        ("*r7 * *", 4, "too_many_jokers", 7, 6),
    ],
)
def test_a_rack_holds_no_more_than_the_box(
    tiles: str, thrown: int, code: str, count: int, wanted: int
) -> None:
    with pytest.raises(RulesError, match=f"{count}, expected at most {wanted}") as caught:
        check_rack(tiles, jokers_thrown=thrown)
    fault = caught.value.fault
    assert (fault.code, fault.count, fault.wanted) == (code, count, wanted)
    check_rack("r7 r7 *r7 *r7 * * * *")


@pytest.mark.whole
@given(text=arrangements())
@settings(max_examples=examples(200))
def test_any_rack_can_be_read(text: str) -> None:
    lying = parse_arrangement(text)
    reading = read_rack(lying)
    assert reading.arrangement == lying
    assert [each for segment in reading.segments for each in segment.tiles] == list(lying.tiles)
    assert (reading.closing is None) == (reading.fault is not None)
    for segment in reading.segments:
        row = lying.shelves[segment.shelf][segment.start : segment.start + len(segment.tiles)]
        assert row == segment.tiles
        assert (segment.state is SegmentState.LOOSE) == (len(segment.tiles) == 1)
        assert (segment.state is SegmentState.VALID) == bool(segment.melds)
        if segment.state in (SegmentState.FAULT, SegmentState.UNFINISHED):
            assert segment.fault is not None
            assert segment.fault.code.unfinished == (segment.state is SegmentState.UNFINISHED)
            assert [segment.tiles[at] for at in segment.fault.at] == list(segment.fault.tiles)
        for each in segment.completions:
            assert divide((*segment.tiles, each)) is not None


@given(tiles=racks())
@settings(max_examples=60)
def test_any_deal_can_be_read_under_any_aim(tiles: tuple[str, ...]) -> None:
    for aim in (None, *Pattern):
        for text in (" ".join(tiles), " | ".join(tiles), " ".join(tiles[:14]) + " ; " + tiles[14]):
            reading = read_rack(text, aim=aim)
            assert Counter(each for segment in reading.segments for each in segment.tiles) == Counter(
                reading.arrangement.tiles
            )


@pytest.mark.parametrize("value", [None, 7, ["r5"], b"r5"])
def test_what_is_no_rack_is_refused(value: object) -> None:
    with pytest.raises(NotationError, match="expected"):
        read_rack(value)  # type: ignore[arg-type]


def test_a_full_rack_is_read_without_search() -> None:
    jokers = "* " * SLOTS
    ones = "r1 * y1 * " * (SLOTS // 4)
    assert read_rack(f"{jokers}/ {ones}").closing is None


def test_reading_tiles_is_light_to_import() -> None:
    """Nothing heavy comes with the engine: no sympy, no widgets, no notebook machinery."""
    seen = subprocess.run(
        [sys.executable, "-c", "import sys, rummy_widget.engine.reading.rack; print(*sys.modules)"],
        check=True, capture_output=True, text=True,
    ).stdout.split()  # fmt: skip
    assert not {"sympy", "numpy", "anywidget", "ipywidgets", "IPython", "fluent", "traitlets"} & set(seen)
    outside = {name.split(".")[0] for name in seen} - set(sys.stdlib_module_names)
    assert {name for name in outside if not name.startswith("_")} == {"rummy_widget"}


def test_a_joker_is_shown_as_what_the_price_rests_on() -> None:
    reading = read_rack("r5 r6 r7 * | y1 y2 y3 y4 / b2 b3 b4 | k5 k6 k7 | k12")
    assert reading.closing is not None
    assert reading.closing.pattern == "minor"
    assert reading.segments[0].melds[0].tiles == parse_tiles("*r4 r5 r6 r7")
    assert read_rack("r5 r6 r7 *").segments[0].melds[0].tiles == parse_tiles("r5 r6 r7 *r8")
