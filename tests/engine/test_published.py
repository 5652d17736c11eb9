"""The nine published racks, and the example of PRO-52: what they are and what they are worth."""

from __future__ import annotations

import pytest

from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.layout import parse_arrangement
from rummy_widget.engine.reading.rack import SegmentState, read_rack
from rummy_widget.engine.tiles import notation

RACKS = [
    (250, "simple", "r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10"),
    (150, "simple", "r2 r3 r4 *  r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 * ; k10"),
    (250, "mosaic", "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 ; k3"),
    (500, "bicolor", "r2 r3 r4 r5 r6 | b10 b11 b12 b13 b1 | r11 r12 r13 r1 ; k8"),
    (500, "minor", "r2 r3 r4 r5 r6 | b3 b4 b5 b6 b7 | r7 y7 b7 k7 ; k12"),
    (500, "major", "r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 | r13 y13 b13 k13 ; k11"),
    (1000, "doubles", "r8 r8 | b10 b10 | k12 k12 | y10 y10 | r1 r1 | b2 b2 | y13 y13 ; k11"),
    (1000, "grand_care", "r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10 ; b11"),
    (1000, "monocolor", "r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 r13 r1 ; k8"),
    (500, "bicolor", "r2 r3 r4 | r2 r3 r4 | b5 b6 b7 b8 | b5 b6 b7 b8 ; k1"),
]


@pytest.mark.parametrize(("points", "pattern", "text"), RACKS)
def test_the_rack_is_worth_what_was_published(points: int, pattern: str, text: str) -> None:
    reading = read_rack(text)
    assert reading.fault is None
    assert reading.closing is not None
    assert (reading.closing.points, reading.closing.pattern) == (points, pattern)
    assert str(reading.free) == text.split()[-1]
    assert all(segment.state is not SegmentState.FAULT for segment in reading.segments)
    assert (reading.whole is None) == bool(reading.closing.melds)


@pytest.mark.parametrize(("points", "pattern", "text"), RACKS)
def test_the_closing_reads_back(points: int, pattern: str, text: str) -> None:
    closing = read_rack(text).closing
    assert closing is not None
    again = read_rack(notation(closing)).closing
    assert again is not None
    assert notation(again) == notation(closing)
    assert (again.points, again.pattern, again.melds, again.arranged) == (
        points,
        Pattern(pattern),
        closing.melds,
        closing.arranged,
    )


@pytest.mark.parametrize(("points", "pattern", "text"), RACKS)
def test_all_eight_rows_say_why_or_why_not(points: int, pattern: str, text: str) -> None:
    closing = read_rack(text).closing
    assert closing is not None
    assert [row.pattern for row in closing.rows] == list(Pattern)
    for row in closing.rows:
        assert row.holds == (row.fault is None) == (row.points is not None)
        assert row.clauses if row.holds else row.fault and row.fault.clause
    assert points == max(row.points or 0 for row in closing.rows)


@pytest.mark.parametrize(
    ("number", "pattern", "code", "offenders"),
    [
        (0, "bicolor", "not_only_runs", "r13 y13 b13 r1 y1 k1"),
        (0, "minor", "number_too_high", "b8 b9 b10 r13 y13 b13"),
        (0, "major", "number_too_low", "r2 r3 r4 r5 r6"),
        (0, "grand_care", "not_eight", ""),
        (2, "simple", "not_melds", ""),
        (3, "monocolor", "too_many_colours", "b10 b11 b12 b13 b1"),
        (3, "mosaic", "mosaic_numbers", "r11 r12 r13 b11 b12 b13"),
        (7, "doubles", "not_pairs", "r1 r12 y2 y10 b3 k13"),
        (8, "mosaic", "mosaic_numbers", "r6 r6"),
        (9, "doubles", "not_in_row", ""),  # the tiles would do, but lie in melds
    ],
)
def test_a_row_that_fails_names_the_tiles_in_the_way(
    number: int, pattern: str, code: str, offenders: str
) -> None:
    closing = read_rack(RACKS[number][2]).closing
    assert closing is not None
    fault = next(row.fault for row in closing.rows if row.pattern == pattern)
    assert fault is not None
    assert (fault.code, notation(fault.tiles)) == (code, offenders)


@pytest.mark.parametrize(("points", "pattern", "text"), RACKS)
def test_two_shelves_are_only_layout(points: int, pattern: str, text: str) -> None:
    """PRO-23: any gap may as well be the end of the upper shelf."""
    upper, lower = text.rsplit(" ; ", 1)
    closing = read_rack(f"{upper} / _ {lower}").closing
    assert closing is not None
    assert closing.points == points
    assert parse_arrangement(text).tiles == (*closing_tiles(text), closing.free)


def closing_tiles(text: str) -> tuple[object, ...]:
    return parse_arrangement(text).tiles[:-1]
