"""Exact counts: published figures, formulas, and a smaller box of which every deal is listed."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from math import comb

import pytest

from engine.odds.either import count_either
from engine.odds.listed import Listing, beside
from engine.odds.simulated import simulate_closing
from engine.odds.smaller import ends_of, lain, melds, mosaics, naturals, physical
from parts import part_of
from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.odds import chance_closing, count_closing
from rummy_widget.engine.odds.counting import count_naturals, deals_of, known_counts, scan_of, table_key
from rummy_widget.engine.odds.scan import DealScan, PatternArea
from rummy_widget.engine.odds.whole_patterns import (
    count_doubles,
    count_grand_care,
    count_mosaic,
    count_only_doubles_or_grand_care,
)
from rummy_widget.engine.rules import ROMANIAN_HOUSE, RUMMIKUB, RUMMY_PRO, OneRule, Ruleset

PRO = (800, 912, 1280, 286732, 614296, 1159641, 61915616)
ONE_LOW = (768, 848, 1152, 264120, 547272, 996837, 54670224)
ONLY_LOW = replace(RUMMY_PRO, runs=replace(RUMMY_PRO.runs, one=OneRule.LOW))
SMALL = 6
AREAS = {
    "simple": PatternArea(numbers=SMALL, last=SMALL),
    "minor": PatternArea(numbers=SMALL, last=4, high=False),
    "major": PatternArea(numbers=SMALL, first=4, last=SMALL, low=False),
}


# How many are arranged, with how many Jokers and how many free.
SOME = [(6, 0, 0), (8, 0, 0), (9, 0, 0), (6, 1, 0), (8, 1, 0), (7, 2, 0), (7, 0, 1), (7, 1, 1), (6, 2, 1)]


@pytest.mark.parametrize(("size", "count"), list(enumerate(PRO, 3)))
def test_small_deals(size: int, count: int) -> None:
    assert count_closing(size, jokers=0, pattern="simple") == count


@pytest.mark.parametrize(("size", "count"), list(enumerate(ONE_LOW, 3)))
def test_small_deals_with_the_one_only_low(size: int, count: int) -> None:
    assert count_closing(size, jokers=0, pattern="simple", rules=RUMMIKUB) == count


@pytest.mark.proof  # the same program counts a smaller box above, and these two are looked up below
def test_fourteen_tiles_counted_now() -> None:
    assert count_naturals(14, 0, 0, Pattern.SIMPLE) == 86_321_258_844
    assert count_naturals(14, 0, 0, Pattern.SIMPLE, low=True) == 68_006_854_852


def test_few_tiles_are_listed() -> None:
    every, low = Listing(PatternArea()), Listing(PatternArea(high=False))
    assert [every.count(size).total for size in range(3, 10)] == [*PRO]
    assert [low.count(size).total for size in range(3, 10)] == [*ONE_LOW]


def test_fourteen_tiles_are_listed() -> None:
    found = Listing(PatternArea()).count(14)
    assert found.total == count_closing(14, jokers=0, pattern="simple")
    assert found.total + beside(found, 14) == count_closing(14, jokers=0)


def test_fourteen_tiles_looked_up() -> None:
    assert count_closing(14, jokers=0, pattern="simple") == 86_321_258_844
    assert chance_closing(14, jokers=0, pattern="simple") == Fraction(86_321_258_844, comb(104, 14))
    assert count_closing(14, jokers=0, pattern="simple", rules=RUMMIKUB) == 68_006_854_852


@pytest.mark.whole
@pytest.mark.parametrize("pattern", AREAS)
@pytest.mark.parametrize(("arranged", "jokers", "free"), part_of(SOME, 2))
def test_a_smaller_box(pattern: str, arranged: int, jokers: int, free: int) -> None:
    listed = physical(naturals(ends_of(pattern, arranged, SMALL), jokers, free, SMALL))
    assert DealScan(AREAS[pattern], jokers, free).count(arranged + free - jokers) == listed
    assert Listing(AREAS[pattern]).count(arranged + free, free, jokers).total == listed


@pytest.mark.whole
@pytest.mark.parametrize("pattern", [Pattern.BICOLOR, Pattern.MONOCOLOR])
@pytest.mark.parametrize(("arranged", "jokers", "free"), part_of(SOME, 2))
def test_colours_of_a_smaller_box(pattern: Pattern, arranged: int, jokers: int, free: int) -> None:
    listed = physical(naturals(ends_of(pattern, arranged, SMALL), jokers, free, SMALL))
    assert count_naturals(arranged + free - jokers, free, jokers, pattern, numbers=SMALL) == listed
    area = scan_of(pattern, free, jokers, False, SMALL).area
    assert Listing(area).count(arranged + free, free, jokers).total == listed


@pytest.mark.parametrize("numbers", [4, 5, pytest.param(6, marks=pytest.mark.proof)])
@pytest.mark.parametrize(("jokers", "free"), [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)])
def test_mosaics_of_a_smaller_box(numbers: int, jokers: int, free: int) -> None:
    listed = physical(naturals(mosaics(numbers), jokers, free, numbers))
    assert count_mosaic(numbers + 1 + free - jokers, jokers, free, numbers) == listed


@pytest.mark.whole
@pytest.mark.parametrize(("jokers", "free"), part_of([(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)], 3))
def test_what_lies_only_apart_in_a_smaller_box(jokers: int, free: int) -> None:
    numbers, kinds = 4, [(colour, number) for colour in range(4) for number in range(4)]
    doubles = lain(8, [(kind, kind) for kind in kinds])
    eights = {tuple(sorted((colour, number) for colour in range(4) for _ in range(2))) for number in range(4)}
    apart = naturals(doubles | eights, jokers, free, numbers)
    melded = naturals(lain(8, melds(numbers)), jokers, free, numbers)
    area, tiles = PatternArea(numbers=numbers, last=numbers), 8 + free - jokers
    assert count_either(tiles, jokers, free, numbers) == physical(apart)
    assert Listing(area).count(8 + free, free, jokers).either == physical(apart & melded)
    if not jokers:  # those that the others do not want can be added to 14 tiles, not to 8
        only = count_only_doubles_or_grand_care(DealScan(area, jokers, free), tiles)
        assert only == physical(apart - melded)


def test_formulas() -> None:
    assert count_closing(14, jokers=0, pattern="doubles") == comb(52, 7)
    assert count_closing(14, jokers=1, pattern="doubles") == 2 * 52 * 2 * comb(51, 6)
    assert count_closing(14, jokers=0, pattern="grand_care") == 13 * comb(96, 6)
    assert count_closing(14, jokers=1, pattern="grand_care") == 2 * 13 * (comb(96, 5) + 8 * comb(96, 6))
    both = 13 * comb(48, 3)  # the eight of a number, and three pairs
    assert count_either(14, 0) == count_doubles(14, 0) + count_grand_care(14, 0) - both
    assert count_doubles(14, 14) == comb(104, 14), "with enough Jokers anything is in pairs"
    rows = 24 * 3**10  # first four of four colours, then always another than the one before
    assert count_closing(14, jokers=0, pattern="mosaic") < rows * 2**14


def test_patterns_are_parts_of_the_whole() -> None:
    for jokers in (0, 1, 2):
        counts = {pattern: count_closing(14, jokers=jokers, pattern=pattern) for pattern in Pattern}
        whole = count_closing(14, jokers=jokers)
        assert max(counts.values()) < whole < sum(counts.values())
        melded = [counts[each] for each in (Pattern.BICOLOR, Pattern.MINOR, Pattern.MAJOR, Pattern.MONOCOLOR)]
        assert max(melded) < counts[Pattern.SIMPLE]
        assert counts[Pattern.MONOCOLOR] < counts[Pattern.BICOLOR]
    assert count_closing(14) == sum(count_closing(14, jokers=jokers) for jokers in (0, 1, 2))
    assert count_closing(15, free=1, jokers=0) > count_closing(14, jokers=0)


@pytest.mark.parametrize(
    ("tiles", "free", "jokers"),
    [(6, 0, 0), (9, 0, 0), (8, 1, 0), pytest.param(10, 1, 0, marks=pytest.mark.proof), (8, 0, 1), (6, 0, 2)],
)
def test_major_is_minor_in_a_mirror(tiles: int, free: int, jokers: int) -> None:
    minor, major = (
        scan_of(each, free, jokers, False).count(tiles) for each in (Pattern.MINOR, Pattern.MAJOR)
    )
    assert minor == major > 0
    low = scan_of(Pattern.MAJOR, free, jokers, True).count(tiles)
    assert low < major


@pytest.mark.parametrize("jokers", [1, pytest.param(2, marks=pytest.mark.proof)])  # by the same sums
def test_the_first_players_fifteen(jokers: int) -> None:
    counts = {pattern: count_closing(15, free=1, jokers=jokers, pattern=pattern) for pattern in Pattern}
    one = scan_of(Pattern.MONOCOLOR, 1, jokers, low=False).count(15 - jokers)
    assert counts[Pattern.MONOCOLOR] == 4 * one * comb(2, jokers)
    assert counts[Pattern.DOUBLES] == comb(2, jokers) * count_doubles(15 - jokers, jokers + 1)
    assert counts[Pattern.MINOR] == counts[Pattern.MAJOR]
    assert all(count > count_closing(14, jokers=jokers, pattern=each) for each, count in counts.items())


@pytest.mark.parametrize(("rules", "low"), [(RUMMY_PRO, False), (ONLY_LOW, True)])
@pytest.mark.parametrize("free", range(2))
def test_all_that_closes_is_looked_up(free: int, rules: Ruleset, low: bool) -> None:
    """Nothing of it is counted while somebody waits; what is beside runs and groups is within its bounds."""
    size = 14 + free
    for jokers in range(3):
        known = {each: table_key(size, free, jokers, each, low) for each in (None, *Pattern)}
        assert set(known.values()) <= set(known_counts())
        every, simple, mosaic = (
            count_closing(size, free, jokers, each, rules) for each in (None, "simple", "mosaic")
        )
        assert 0 < every - simple - mosaic < comb(2, jokers) * count_either(size - jokers, jokers, free)
    assert count_closing(size, free, rules=rules) == sum(
        count_closing(size, free, jokers, rules=rules) for jokers in range(3)
    )


def test_both_jokers_and_one_left_out() -> None:
    simple, both = 37_261_663_656_464, 95_621_591_312  # as listed; these are Doubles or a Grand Care too
    assert count_closing(15, 1, 2, "simple") == simple
    beside = count_closing(15, 1, 2, "mosaic") + count_either(13, 2, free=1) - both
    assert count_closing(15, 1, 2) == simple + beside


def test_two_colours_with_either_of_two_tiles_are_counted_once() -> None:
    """Eleven red, a yellow and a blue tile, two Jokers: two pairs of colours, one deal."""
    runs = scan_of(Pattern.MONOCOLOR, 0, 0, low=False).count(11)
    once = 6 * 176_037_614_768 - 8 * 326_559_704 - 4 * 3 * 26 * 26 * runs
    assert count_closing(15, free=1, jokers=2, pattern="bicolor") == once


def test_deals() -> None:
    assert deals_of(14, 2) == comb(104, 12)
    assert deals_of(14) == sum(deals_of(14, jokers) for jokers in (0, 1, 2)) == comb(106, 14)


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"size": 16}, "no such size: 16"),
        ({"size": 14, "free": 2}, "no such free: 2"),
        ({"size": 14, "jokers": 3}, "no such jokers: 3"),
        ({"size": 9, "jokers": 1}, "no count of 9 tiles with Jokers"),
        ({"size": 9}, "no count of 9 tiles with any Jokers"),
        ({"size": 12, "jokers": 0, "pattern": "doubles"}, "no doubles of 12 tiles"),
        ({"size": 14, "pattern": "flush"}, "no such pattern"),
        ({"size": 14, "rules": ROMANIAN_HOUSE}, "no count by the rules of <Ruleset romanian_house>"),
    ],
)
def test_what_is_not_counted(arguments: dict[str, object], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        count_closing(**arguments)  # type: ignore[arg-type]


def test_a_simulation_is_a_seed_and_has_a_band() -> None:
    first, again = (simulate_closing(400, seed=3, jokers=2) for _ in range(2))
    assert first == again
    assert 0 <= first.low <= first.chance <= first.high < 0.1
