"""What is wrong with tiles that are no meld: tables, and the smallest removal against all removals."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import plain
from engine.hands import words
from parts import examples
from rummy_widget.engine.faults import Fault, FaultCode
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.rules import ROMANIAN_HOUSE, RUMMIKUB, RUMMY_PRO, Ruleset
from rummy_widget.engine.tiles import notation

JUDGES = {True: plain.Judge(high=True), False: plain.Judge(high=False)}


def fault_of(tiles: str, rules: Ruleset = RUMMY_PRO) -> Fault:
    fault = read_meld(tiles, rules)
    assert isinstance(fault, Fault)
    return fault


@pytest.mark.parametrize(
    ("tiles", "code", "offenders", "rest", "clause"),
    [
        # Part of a meld: no tile is in the way.
        ("", "empty", "", "", "PRO-20"),
        ("r5", "too_few", "", "r5", "PRO-20"),
        ("r5 r6", "too_few", "", "r5 r6", "PRO-20"),
        ("r7 y7", "too_few", "", "r7 y7", "PRO-21"),
        ("r5 *", "too_few", "", "r5 *", "PRO-20"),
        ("r13 r1", "too_few", "", "r13 r1", "PRO-20"),
        ("r5 r8", "gap", "", "r5 r8", "PRO-20"),
        ("r5 * r9", "gap", "", "r5 r9 *", "PRO-20"),
        ("r13 r2", "gap", "", "r2 r13", "PRO-20"),
        ("*", "jokers_only", "", "*", "PRO-22"),
        ("* * *", "jokers_only", "", "* * *", "PRO-22"),
        # Runs.
        ("r5 r6 b7", "wrong_colour", "b7", "r5 r6", "PRO-20"),
        ("b6 r5 r7 b9", "wrong_colour", "b6 b9", "r5 r7", "PRO-20"),
        ("r5 r6 y6", "wrong_colour", "y6", "r5 r6", "PRO-20"),
        ("r5 r6 r6 r7", "repeated_number", "r6 r6", "r5 r6 r7", "PRO-20"),
        ("r1 r1 r2", "repeated_number", "r1 r1", "r1 r2", "PRO-20"),
        ("r13 r1 r2", "one_in_middle", "r2", "r13 r1", "PRO-20"),
        ("r2 r1 r13", "one_in_middle", "r2", "r13 r1", "PRO-20"),
        ("r12 r13 r1 r2", "one_in_middle", "r2", "r12 r13 r1", "PRO-20"),
        ("r13 r1 r2 r3", "one_in_middle", "r13", "r1 r2 r3", "PRO-20"),
        ("r11 r12 r13 r1 r2 r3", "one_in_middle", "r2 r3", "r11 r12 r13 r1", "PRO-20"),
        ("r12 * r1 r2 r3", "one_in_middle", "r12", "r1 r2 r3 *", "PRO-20"),
        # Groups.
        ("r7 y7 b8", "wrong_number", "b8", "r7 y7", "PRO-21"),
        ("r7 y7 r7", "repeated_colour", "r7 r7", "r7 y7", "PRO-21"),
        ("r7 r7", "repeated_colour", "r7 r7", "r7", "PRO-21"),
        ("r7 r7 y7 *", "repeated_colour", "r7 r7", "r7 y7 *", "PRO-21"),
        ("r7 y7 b7 k7 r7", "fifth_tile", "r7 r7", "r7 y7 b7 k7", "PRO-21"),
        ("r7 r7 y7 y7 b7 b7 k7 k7", "fifth_tile", "r7 r7 y7 y7 b7 b7 k7 k7", "r7 y7 b7 k7", "PRO-21"),
        # Jokers.
        ("r7 y7 b7 k7 *", "joker_no_place", "*", "r7 y7 b7 k7", "PRO-22"),
        ("r7 y7 b7 * *", "joker_no_place", "* *", "r7 y7 b7 *", "PRO-22"),
        ("r5 *b6 r7", "joker_pinned", "*b6", "r5 r7", "PRO-22"),
        ("r5 r6 r7 *r6", "joker_pinned", "*r6", "r5 r6 r7", "PRO-22"),
        ("* * * * * * * * * * * * * *", "jokers_too_many", " ".join("*" * 14), " ".join("*" * 13), "PRO-22"),
        # Neither.
        ("r5 b7", "unrelated", "b7", "r5", "PRO-20"),
        ("r5 * k9 b7", "unrelated", "b7 k9", "r5 *", "PRO-20"),
    ],
)
def test_the_fault_names_code_tiles_and_clause(
    tiles: str, code: str, offenders: str, rest: str, clause: str
) -> None:
    fault = fault_of(tiles)
    assert (fault.code, notation(fault.tiles), notation(fault.rest)) == (code, offenders, rest)
    assert fault.clause == clause


@pytest.mark.parametrize(
    ("tiles", "missing", "count", "wanted"),
    [
        ("r5", "", 1, 3),
        ("r5 r6", "", 2, 3),
        ("r5 r7", "r6", 2, 3),
        ("r5 r8", "r6 r7", 2, 4),
        ("r5 r9 *", "r7 r8", 3, 5),
        ("r11 r1", "r12 r13", 2, 4),
        ("r7 y7", "", 2, 3),
        ("* *", "", 2, 1),
        ("r7 y7 b7 k7 r7", "", 5, 4),
        ("r7 y7 b7 * *", "", 2, 1),
    ],
)
def test_the_fault_counts_what_is_there_and_what_should_be(
    tiles: str, missing: str, count: int, wanted: int
) -> None:
    fault = fault_of(tiles)
    assert (notation(fault.missing), fault.count, fault.wanted) == (missing, count, wanted)


@pytest.mark.parametrize(
    ("tiles", "code", "offenders"),
    [
        ("r12 r13 r1", "one_only_low", "r1"),
        ("r13 r1", "one_only_low", "r1"),
        ("* r13 r1", "one_only_low", "r1"),
        ("r13 r1 r2", "one_in_middle", "r13"),
        ("r12 r13 r1 r2 r3", "one_in_middle", "r12 r13"),
    ],
)
def test_where_a_1_is_only_low(tiles: str, code: str, offenders: str) -> None:
    fault = fault_of(tiles, RUMMIKUB)
    assert (fault.code, notation(fault.tiles), fault.clause) == (code, offenders, "RK-1")


def check_against_all_removals(tiles: tuple[str, ...], *, high: bool) -> None:
    judge = JUDGES[high]
    fault = read_meld(tiles, RUMMY_PRO if high else RUMMIKUB)
    if not tiles or judge.lacks(tiles) == 0:
        return
    assert isinstance(fault, Fault)
    if judge.stands(tiles):
        assert fault.code.unfinished
        assert fault.tiles == ()
        if fault.code is not FaultCode.JOKERS_ONLY:
            assert (fault.wanted or 0) - (fault.count or 0) == judge.lacks(tiles)
        return
    assert not fault.code.unfinished
    rest = tuple(sorted(map(str, fault.rest)))
    rests = list(judge.smallest_removals(tiles))
    assert rest in rests
    assert judge.lacks(rest) == min(lack for each in rests if (lack := judge.lacks(each)) is not None)
    gone = Counter(tiles) - Counter(rest)
    twins_too = sorted(each for each in tiles if each in gone)
    assert sorted(map(str, fault.tiles)) == twins_too


@pytest.mark.whole
@given(tiles=words(), high=st.booleans())
@settings(max_examples=examples(200))
@example(tiles=("r1", "r1", "r2", "r13"), high=True)
@example(tiles=("r1", "r5", "r9", "r13", "y1"), high=True)
@example(tiles=("r1", "r3", "r12", "*", "b1"), high=False)
def test_the_offenders_are_a_smallest_removal(tiles: tuple[str, ...], high: bool) -> None:
    check_against_all_removals(tiles, high=high)


@pytest.mark.whole
@given(numbers=st.sets(st.integers(1, 13), min_size=2), jokers=st.integers(0, 2), high=st.booleans())
@settings(max_examples=examples(200))
def test_the_same_for_any_numbers_of_one_colour(numbers: set[int], jokers: int, high: bool) -> None:
    tiles = (*(f"k{number}" for number in sorted(numbers)), *["*"] * jokers)
    check_against_all_removals(tiles, high=high)


@pytest.mark.whole
@given(tiles=words(), seed=st.randoms(use_true_random=False))
@settings(max_examples=examples(200))
@example(tiles=("r1", "r2", "r10", "r1"), seed=Random(1))
@example(tiles=("r1", "r2", "r10", "r1"), seed=Random(2))
def test_the_order_of_the_tiles_never_matters(tiles: tuple[str, ...], seed: object) -> None:
    other = list(tiles)
    seed.shuffle(other)  # type: ignore[attr-defined]
    one, two = read_meld(tiles), read_meld(other)
    if isinstance(one, Meld):
        assert isinstance(two, Meld)
        assert set(one.readings) == set(two.readings)
    else:
        assert isinstance(two, Fault)
        assert (one.code, one.tiles, one.clause, one.missing, one.rest) == (
            two.code, two.tiles, two.clause, two.missing, two.rest,
        )  # fmt: skip
        assert [tiles[at] for at in one.at] == [other[at] for at in two.at] == list(map(str, one.tiles))


@pytest.mark.parametrize(
    ("tiles", "code", "offenders"),
    [
        ("r5 * *", "jokers_too_many", "* *"),
        ("r5 * r7 *", "jokers_too_many", "* *"),
        ("r7 y7 * *", "jokers_too_many", "* *"),
        ("r5 *r6 *r7", "jokers_too_many", "*r7"),
        ("r4 r5 * * r8 r9", "jokers_touch", "* *"),
        ("r4 r5 *r6 *r7 r8 r9", "jokers_touch", "*r7"),
        ("r5 * r8 *", "jokers_too_many", "* *"),
        ("* *", "jokers_only", ""),
        ("r5 *", "too_few", ""),
        ("r5 r9 *", "gap", ""),
    ],
)
def test_house_rules_have_faults_of_their_own(tiles: str, code: str, offenders: str) -> None:
    fault = fault_of(tiles, ROMANIAN_HOUSE)
    assert (fault.code, notation(fault.tiles)) == (code, offenders)


@pytest.mark.whole
@given(tiles=words(most=5, jokers=4))
@settings(max_examples=examples(200))
def test_under_house_rules_too_nothing_less_may_go(tiles: tuple[str, ...]) -> None:
    def stands(rest: tuple[str, ...]) -> bool:
        found = read_meld(rest, ROMANIAN_HOUSE)
        return isinstance(found, Meld) or found.code.unfinished

    fault = read_meld(tiles, ROMANIAN_HOUSE)
    if isinstance(fault, Meld) or fault.code.unfinished or not tiles:
        return
    rest = tuple(map(str, fault.rest))
    assert stands(rest)
    assert Counter(rest) <= Counter(tiles)
    for more in set(combinations(sorted(tiles), len(rest) + 1)) - {("*",) * (len(rest) + 1)}:
        colours = {each[0] for each in more if each != "*"}
        if all(f"{colour}1" not in tiles or f"{colour}1" in more for colour in colours):  # the 1 stays
            assert not stands(more)


@pytest.mark.whole
@given(tiles=st.lists(st.sampled_from(["r5", "*r5", "r6", "*r6", "*r7", "r7", "*b6", "b7", "*"]), max_size=6))
@settings(max_examples=examples(300))
def test_a_bound_joker_counts_as_its_tile_or_is_in_the_way(tiles: list[str]) -> None:
    fault = read_meld(tiles)
    if isinstance(fault, Meld):
        bound = Counter(each for each in tiles if each.startswith("*r") or each.startswith("*b"))
        assert all(bound <= Counter(map(str, reading.tiles)) for reading in fault.readings)
    elif fault.code is FaultCode.JOKER_PINNED:
        assert all(each.joker for each in fault.tiles)
        freed = ["*" if each in map(str, fault.tiles) else each for each in tiles]
        found = read_meld(freed)
        assert isinstance(found, Meld) or found.code.unfinished
