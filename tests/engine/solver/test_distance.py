"""How many tiles must be exchanged before a rack closes, or shows a pattern."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummy_widget.engine.closes.prices import Pattern
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO, GrandCareRest, JokerRules, MosaicJokers, RunRules
from rummy_widget.engine.solver.closing.distance import distance, nearest
from rummy_widget.engine.tiles import ALL_TILES, JOKER, notation, parse_tiles

NATURAL_MOSAIC = replace(RUMMY_PRO, prices=replace(RUMMY_PRO.prices, mosaic_jokers=MosaicJokers.NATURAL_ONLY))
ENDS_DIFFER = replace(RUMMY_PRO, prices=replace(RUMMY_PRO.prices, mosaic_ends_differ=True))
REST_MELDS = replace(RUMMY_PRO, prices=replace(RUMMY_PRO.prices, grand_care_rest=GrandCareRest.MELDS))
HOUSE = replace(RUMMY_PRO, jokers=JokerRules(naturals_per_joker=2, adjacent=False))
ONE_LOW = replace(RUMMY_PRO, runs=RunRules(one="low"))

SIMPLE = "r2 r3 r4 r5 r6 | b8 b9 b10 | r13 y13 b13 | r1 y1 k1 ; k10"
MOSAIC = "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 ; k3"
DOUBLES = "r8 r8 | b10 b10 | k12 k12 | y10 y10 | r1 r1 | b2 b2 | y13 y13 ; k11"
EIGHT = "r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10 ; b11"
MONO = "r2 r3 r4 r5 r6 | r6 r7 r8 r9 r10 | r11 r12 r13 r1 ; k8"


@pytest.mark.parametrize(
    ("rack", "pattern", "expected"),
    [
        (SIMPLE, None, 0),
        (SIMPLE, "simple", 0),
        (MOSAIC, None, 0),
        (MOSAIC, "simple", 6),
        (DOUBLES, None, 0),
        (EIGHT, "grand_care", 0),
        (MONO, "monocolor", 0),
        (MONO, "bicolor", 0),
        (MONO, "doubles", 6),
        # Fourteen tiles that all lie, and the same with one that is missing.
        ("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1", None, 0),
        ("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1", None, 1),
        ("r2", None, 13),
        ("*", None, 13),
        # Jokers stand for what is missing.
        ("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 * * k10", None, 0),
        ("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 k9 r1 * * k10", None, 0),
        ("r8 r8 y8 y8 b8 b8 * * r1 y2 b3 k13 r12 y10 b11", "grand_care", 0),
        ("r8 r8 y8 y8 b8 b8 * k2 r1 y2 b3 k13 r12 y10 b11", "grand_care", 1),
    ],
)
def test_examples(rack: str, pattern: str | None, expected: int) -> None:
    assert distance(rack, pattern) == expected


def test_the_nearest_minor_has_low_numbers_only() -> None:
    found = nearest(SIMPLE, "minor")
    assert found is not None
    assert len(found.missing) == found.distance > 0
    assert all(each.number is not None and each.number <= 7 for each in (*found.in_rack, *found.missing))


@pytest.mark.parametrize(
    ("rack", "pattern", "seen", "rules", "expected"),
    [
        # Only red 1 makes it a run of fourteen: its twin is somewhere, or it is not.
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k5", "monocolor", "", RUMMY_PRO, 1),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k5", "monocolor", "* *", RUMMY_PRO, 1),
        ("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 k5", "monocolor", "", ONE_LOW, 1),
        # A pair whose twin is gone is a pair no more, but a Joker may still come.
        ("r8 r8 b10 b10 k12 k12 y10 y10 r1 r1 b2 b2 y13 k11", "doubles", "y13", RUMMY_PRO, 1),
        ("r8 r8 b10 b10 k12 k12 y10 y10 r1 r1 b2 b2 y13", "doubles", "y13 * *", RUMMY_PRO, 2),
        ("r8 r8 y8 y8 b8 b8 k8 r1 y2 b3 k13 r12 y10 b11", "grand_care", "k8", RUMMY_PRO, 1),
        ("r8 r8 y8 y8 b8 b8 k8 r1 y2 b3 k13 r12 y10 b11", "grand_care", "k8 * *", RUMMY_PRO, 7),
        # House rules for the wholes.
        ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 * k3", "mosaic", "", RUMMY_PRO, 0),
        ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 * k3", "mosaic", "", NATURAL_MOSAIC, 1),
        ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 y13 r1 k3", "mosaic", "", RUMMY_PRO, 0),
        ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 y13 r1 k3", "mosaic", "", ENDS_DIFFER, 1),
        (EIGHT, "grand_care", "", REST_MELDS, 3),
        ("r8 r8 y8 y8 b8 b8 k8 k8 r1 r2 r3 k1 k2 k3 b11", "grand_care", "", REST_MELDS, 0),
        # Two Jokers that would touch, with one natural tile between them and the rest.
        ("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 k5 * * y9", None, "", RUMMY_PRO, 0),
        ("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 k1 y1 * y9", None, "", HOUSE, 0),
    ],
)  # fmt: skip
def test_what_cannot_be_had_and_house_rules(
    rack: str, pattern: str | None, seen: str, rules: object, expected: int | None
) -> None:
    assert distance(rack, pattern, seen=seen, rules=rules) == expected  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rack", "seen", "what"),
    [
        ("r5 r5 r5", "", "copies of r5: 3"),
        ("r5 r5", "r5", "copies of r5: 3"),
        ("* * * * * * *", "", "Jokers: 7"),
        ("", "", "no tiles"),
        (" ".join(map(str, ALL_TILES[:16])), "", "too many tiles: 16"),
    ],
)
def test_racks_that_cannot_exist(rack: str, seen: str, what: str) -> None:
    with pytest.raises(RulesError, match=what):
        distance(rack, seen=seen)


def test_only_where_there_are_closes() -> None:
    with pytest.raises(ValueError, match="no closing"):
        distance("r5 r6 r7", rules=RUMMIKUB)
    with pytest.raises(ValueError, match="no such pattern"):
        distance("r5 r6 r7", "flush")


@st.composite
def some_tiles(draw: st.DrawFn, size: int) -> list[str]:
    box = [str(each) for each in ALL_TILES] * 2 + ["*", "*"]
    rng = draw(st.randoms(use_true_random=False))
    return rng.sample(box, size)


@settings(max_examples=40)
@given(some_tiles(15), st.sampled_from([None, *Pattern]))
def test_the_nearest_end_is_as_far_as_is_said(tiles: list[str], pattern: Pattern | None) -> None:
    found = nearest(tiles, pattern)
    assert found is not None
    assert len(found.missing) == found.distance == distance(tiles, pattern)
    jokers = tiles.count("*")
    size = 8 if found.pattern is Pattern.GRAND_CARE else 14
    assert size - jokers <= len(found.in_rack) + len(found.missing) <= 14
    whole = [*tiles, *map(str, found.missing)]
    for each in found.in_rack:
        whole.remove(str(each))
    held = [each for each in parse_tiles(" ".join(tiles)) if each is not JOKER]
    assert all(
        held.count(each) + found.missing.count(each) <= 2 for each in found.missing if each is not JOKER
    )


@settings(max_examples=30)
@given(some_tiles(15))
def test_a_tile_more_or_less_changes_one_at_most(tiles: list[str]) -> None:
    whole, fewer = distance(tiles), distance(tiles[1:])
    assert whole is not None
    assert fewer is not None
    assert whole <= fewer <= whole + 1


@settings(max_examples=15)
@given(some_tiles(14))
def test_drawing_what_is_missing_closes_it(tiles: list[str]) -> None:
    """Exchange for what is missing, tile by tile: each exchange lowers the distance by one."""
    found = nearest(tiles)
    assert found is not None
    rack, kept = list(tiles), list(map(str, found.in_rack))
    spare = [each for each in rack if each != "*"]
    for each in kept:
        spare.remove(each)
    for away, (out, drawn) in enumerate(zip(spare, found.missing, strict=False), 1):
        rack.remove(out)
        rack.append(str(drawn))
        if found.pattern is not Pattern.GRAND_CARE:
            assert distance(rack) == found.distance - away, notation(rack)
