"""The mistakes that learners and other implementations make, as far as they concern the engine."""

from __future__ import annotations

from rummy_widget.engine.closes import Closing, Pattern, score_whole
from rummy_widget.engine.faults import Fault
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.reading.rack import RackReading, SegmentState, read_rack
from rummy_widget.engine.tiles import notation


def closing_of(text: str, **how: int) -> Closing:
    closing = read_rack(text, **how).closing  # type: ignore[arg-type]
    assert closing is not None
    return closing


def said(reading: RackReading | Meld | Fault) -> tuple[str, str]:
    fault = reading.fault if isinstance(reading, RackReading) else reading
    assert isinstance(fault, Fault)
    return fault.code, notation(fault.tiles)


def why_not(closing: Closing, pattern: Pattern) -> tuple[str, str]:
    row = next(row for row in closing.rows if row.pattern is pattern)
    assert row.fault is not None
    return row.fault.code, notation(row.fault.tiles)


def test_13_1_2_as_a_run() -> None:
    assert said(read_meld("r13 r1 r2")) == ("one_in_middle", "r2")


def test_two_reds_in_a_group() -> None:
    assert said(read_meld("r7 y7 r7")) == ("repeated_colour", "r7 r7")


def test_a_fifth_tile_in_a_group() -> None:
    assert said(read_meld("r7 y7 b7 k7 b7")) == ("fifth_tile", "b7 b7")


def test_a_joker_read_as_a_fifth_colour() -> None:
    assert said(read_meld("r7 y7 b7 k7 *")) == ("joker_no_place", "*")


def test_doubles_judged_by_number_alone() -> None:
    by_number = "r8 y8 | b10 b10 | k12 k12 | y10 y10 | r1 r1 | b2 b2 | y13 y13 ; k11"
    reading = read_rack(by_number)
    assert reading.closing is None
    whole = score_whole(by_number.rsplit(";", 1)[0], "k11", Pattern.DOUBLES)
    assert said(whole) == ("not_pairs", "r8 y8")  # type: ignore[arg-type]
    aimed = read_rack(by_number, aim=Pattern.DOUBLES)
    faulty = [segment for segment in aimed.segments if segment.state is SegmentState.FAULT]
    assert [said(segment.fault) for segment in faulty] == [("not_pairs", "r8 y8")]  # type: ignore[arg-type]


def test_bicolor_and_monocolor_with_a_group() -> None:
    two = closing_of("r2 r3 r4 r5 r6 | b8 b9 b10 | r13 b13 * | r10 r11 r12 ; k1")
    assert two.pattern is Pattern.SIMPLE
    assert why_not(two, Pattern.BICOLOR) == ("not_only_runs", "r13 *y13 b13")
    assert why_not(two, Pattern.MONOCOLOR) == ("not_only_runs", "r13 *y13 b13")


def test_major_thought_to_exclude_the_1() -> None:
    ends = closing_of("r8 r9 r10 r11 r12 | b10 b11 b12 b13 b1 | r1 y1 b1 k1 ; k2")
    assert (ends.pattern, ends.points) == (Pattern.MAJOR, 500)


def test_the_free_tile_made_to_fit_the_pattern() -> None:
    assert closing_of("r2 r3 r4 r5 r6 | b3 b4 b5 b6 b7 | r7 y7 b7 k7 ; k12").pattern is Pattern.MINOR
    assert closing_of("r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 r13 r1 ; k8").points == 1000


def test_fourteen_melded_and_no_free_tile() -> None:
    melded = "r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1"
    assert said(read_rack(melded)) == ("no_free_tile", "")
    assert said(read_rack(f"{melded} k10")) == ("no_free_tile", "k10")


def test_mosaic_as_a_fixed_colour_cycle() -> None:
    free_colours = "r1 y2 b3 k4 y5 r6 y7 b8 r9 k10 b11 r12 k13 r1 ; k3"
    assert closing_of(free_colours).pattern is Pattern.MOSAIC


def test_jokers_skipped_when_comparing_neighbours_of_a_mosaic() -> None:
    # r5 * r7: the Joker stands between them and takes another colour.
    assert closing_of("r1 y2 b3 k4 r5 * r7 k8 r9 y10 b11 k12 r13 y1 ; k3").points == 200
    # * k5: the Joker must be the black one of the first four, so it clashes with its neighbour.
    assert said(score_whole("r1 y2 b3 * k5 y6 b7 k8 r9 y10 b11 k12 r13 y1", "k3", Pattern.MOSAIC)) == (  # type: ignore[arg-type]
        "mosaic_neighbours",
        "* k5",
    )


def test_bonuses_added_up() -> None:
    both = closing_of("r2 r3 r4 r5 r6 | r3 r4 r5 | b2 b3 b4 | b5 b6 b7 ; k1")
    assert [row.points for row in both.rows if row.holds] == [250, 500, 500]
    assert both.points == 500
    assert closing_of("r2 r3 r4 r5 r6 | r3 r4 r5 | b2 b3 b4 | b5 b6 b7 ; *", jokers_thrown=2).points == 1000


def test_full_price_with_jokers_in_the_melds() -> None:
    assert closing_of("r2 r3 r4 * r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10").points == 200
    assert closing_of("r2 r3 r4 * r6 | r6 r7 * r9 r10 | r11 r12 r13 r1 ; k8").points == 800
