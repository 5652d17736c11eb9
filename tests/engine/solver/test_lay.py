"""Tiles laid out as a good player would: most in melds, then nearest to more; dearest where they close."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.layout import Layout
from rummy_widget.engine.reading.rack import SegmentState, read_rack
from rummy_widget.engine.rules import BASIC_RUMMY, ROMANIAN_HOUSE, RUMMIKUB, RUMMY_PRO, Ruleset
from rummy_widget.engine.solver.closing.best import best_points
from rummy_widget.engine.solver.closing.lay_out import SHELF, best_arrangement
from rummy_widget.engine.tiles import ALL_TILES, CARDS, JOKER, Tile, notation


@pytest.mark.parametrize(
    ("tiles", "laid"),
    [
        ("", ""),
        ("r5", "r5"),
        ("* *", "* | *"),
        ("b9 r6 r5", "r5 r6 | b9"),
        ("r7 r5 r9", "r5 r7 | r9"),
        ("r5 r7 r8", "r7 r8 | r5"),  # two tiles would do, not one
        ("r1 r13 r2", "r1 r2 | r13"),
        ("y7 r7 r8 r9", "r7 r8 r9 | y7"),
        ("y7 r7 r8 r9 b7", "r7 r8 r9 | y7 b7"),
        ("y7 r7 r8 r9 b7 *", "r7 r8 r9 | * y7 b7"),
        ("r5 r6 r7 r7 y7 b7 r8", "r5 r6 r7 r8 | r7 y7 b7"),
        ("r5 r6 * k1", "r5 r6 * | k1"),
        ("r5 r6 r7 *", "r5 r6 r7 *"),
        ("r1 y1 b1 k1 *", "r1 y1 b1 k1 | *"),
        ("r5 r5", "r5 | r5"),
        ("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1 k10",
         "r2 r3 r4 r5 r6 | b8 b9 b10 | r1 y1 k1 / r13 y13 b13 | k10"),
        ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 k3",
         "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 / k3"),
        ("r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10 b11", "r8 y8 b8 k8 | r8 y8 b8 k8"),
    ],
)  # fmt: skip
def test_how_tiles_are_laid(tiles: str, laid: str) -> None:
    assert best_arrangement(tiles).notation().startswith(laid)


def test_jokers_bound_to_a_tile_go_as_they_came() -> None:
    assert best_arrangement("*r6 r5 r7").notation() == "r5 *r6 r7"


@given(st.lists(st.sampled_from(range(52)), unique=True, max_size=13))
@settings(max_examples=40)
def test_cards_are_laid_as_tiles_of_the_same_places_are(places: list[int]) -> None:
    as_tiles = best_arrangement([ALL_TILES[place] for place in places], RUMMIKUB).notation()
    as_cards = best_arrangement([CARDS[place] for place in places], BASIC_RUMMY).notation()
    same = dict(zip(map(str, CARDS), map(str, ALL_TILES), strict=True))
    assert " ".join(same.get(word, word) for word in as_cards.split()) == as_tiles


@pytest.mark.parametrize("tiles", ["r5 r5 r5", "* " * 7, " ".join(map(str, ALL_TILES[:16]))])
def test_what_no_player_holds_is_refused(tiles: str) -> None:
    with pytest.raises(RulesError):
        best_arrangement(tiles)


def deal(rng: random.Random, size: int, jokers: int) -> list[Tile]:
    return rng.sample([*ALL_TILES, *ALL_TILES, *[JOKER] * jokers], size)


@settings(max_examples=150)
@given(
    st.integers(0, 2**32),
    st.integers(1, 15),
    st.integers(0, 6),
    st.sampled_from([RUMMY_PRO, ROMANIAN_HOUSE, RUMMIKUB]),
)
def test_the_same_tiles_lie_there_well(seed: int, size: int, jokers: int, rules: Ruleset) -> None:
    rng = random.Random(seed)
    tiles = deal(rng, size, min(jokers, rules.tiles.most_jokers))
    laid = best_arrangement(tiles, rules)
    assert Counter(laid.tiles) == Counter(tiles)
    assert laid == best_arrangement(rng.sample(tiles, size), rules), "their order means nothing"
    assert max(map(len, laid.shelves)) <= SHELF + 1, "both shelves can be seen whole"
    if best_or_none(tiles, rules) is None:
        states = {segment.state for segment in read_rack(laid, rules).segments}
        assert states <= {SegmentState.VALID, SegmentState.UNFINISHED, SegmentState.LOOSE}, notation(tiles)


def best_or_none(tiles: list[Tile], rules: Ruleset) -> int | None:
    return best_points(tiles, rules) if rules.close else None


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_no_tile_that_would_finish_or_lengthen_a_meld_stands_alone(seed: int) -> None:
    tiles = deal(random.Random(seed), 14, 2)
    reading = read_rack(best_arrangement(tiles))
    single = [each.tiles[0] for each in reading.segments if each.state is SegmentState.LOOSE]
    for segment in reading.segments:
        if segment.state is SegmentState.UNFINISHED:
            assert not set(segment.completions) & set(single)


CLOSES = [
    "r2 r3 r4 r2 r3 r4 b5 b6 b7 b8 b5 b6 b7 b8 k1",
    "r8 r8 b10 b10 k12 k12 y10 y10 r1 r1 b2 b2 y13 * k11",
    "r8 r8 y8 y8 b8 b8 k8 * r1 y2 b3 k13 r12 y10 b11",
    "r8 r8 y8 y8 b8 b8 k8 * r1 r2 r3 k11 k12 k13 b11",
    "r1 y2 b3 k4 r5 y6 b7 * r9 y10 b11 k12 r13 y1 k3",
    "r2 r3 r4 r5 r6 r6 r7 r8 r9 r10 r11 r12 r13 r1 k8",
    "r5 r6 * b3 b4 b5 b6 b7 r1 y1 b1 k2 k3 k4 *",
    "r2 r3 * * r6 b8 b9 b10 r13 y13 b13 r1 * k1 *",
]


@pytest.mark.parametrize("rack", CLOSES)
def test_a_rack_that_closes_is_laid_as_its_dearest_close(rack: str) -> None:
    laid = best_arrangement(rack)
    reading = read_rack(laid)
    assert reading.closing is not None
    assert reading.closing.points == best_points(rack)
    assert reading.better is None
    assert Layout.of(laid).relaid(best_arrangement(rack)) is not None
