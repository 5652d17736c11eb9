"""The best close of fifteen tiles: its price, its proof, and all arrangements that are paid as much."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.plain import groups, runs
from engine.test_published import RACKS
from parts import WHOLE
from rummy_widget.engine.closes import Closing, Pattern, score_rows, score_whole
from rummy_widget.engine.faults import Fault, FaultCode, RulesError
from rummy_widget.engine.rules import (
    ROMANIAN_HOUSE,
    RUMMIKUB,
    RUMMY_PRO,
    GrandCareRest,
    JokerOverflow,
    JokerRules,
    MosaicJokers,
    PriceRules,
    Ruleset,
    RunRules,
    ThrownJoker,
)
from rummy_widget.engine.solver.closing.best import best_close, best_closes, best_points
from rummy_widget.engine.tiles import ALL_TILES, JOKER, Tile, as_tiles, notation, parse_tiles


def priced(**switches: object) -> Ruleset:
    return replace(RUMMY_PRO, prices=PriceRules(**switches))  # type: ignore[arg-type]


def joked(**switches: object) -> Ruleset:
    return replace(RUMMY_PRO, jokers=JokerRules(**switches))  # type: ignore[arg-type]


ONE_LOW = replace(RUMMY_PRO, runs=RunRules(one="low"))  # type: ignore[arg-type]


@pytest.mark.parametrize(("points", "pattern", "rack"), RACKS[:-1])
def test_the_published_racks_are_worth_what_is_published(points: int, pattern: str, rack: str) -> None:
    tiles = sorted(parse_tiles(rack))
    found = best_close(tiles)
    assert found is not None
    assert (found.points, found.pattern, best_points(tiles)) == (points, pattern, points)


SIMPLE = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1 k10"
DEAR = "r2 r3 r4 r2 r3 r4 b5 b6 b7 b8 b5 b6 b7 b8 k1"
EIGHTS = "r8 r8 y8 y8 b8 b8 k8 *"

CASES = [
    # The free tile, Jokers in melds, thrown and free.
    ("doubles", 1000, DEAR, 0, RUMMY_PRO),
    ("simple", 400, "r2 r3 r4 * r6 b8 b9 b10 r13 y13 b13 r1 y1 k1 *", 0, RUMMY_PRO),
    ("simple", 500, SIMPLE, 1, RUMMY_PRO),
    ("simple", 1000, SIMPLE, 2, RUMMY_PRO),
    ("simple", 1000, SIMPLE.replace("k10", "*"), 1, RUMMY_PRO),
    ("minor", 1000, "r2 r3 r4 r5 r6 b3 b4 b5 b6 b7 r7 y7 b7 k7 *", 0, RUMMY_PRO),
    ("minor", 500, "r2 r3 r4 r5 r6 b3 b4 b5 b6 b7 r7 y7 b7 k7 k12", 1, RUMMY_PRO),
    ("minor", 1000, "r2 r3 r4 r5 r6 b3 b4 b5 b6 b7 r7 y7 b7 k7 k12", 1,
     priced(big_with_thrown_joker=ThrownJoker.SPECIAL)),
    # Windows: a Joker counts as what it stands for.
    ("minor", 400, "r5 r6 * b3 b4 b5 b6 b7 r1 y1 b1 k2 k3 k4 k12", 0, RUMMY_PRO),
    ("major", 300, "r8 r9 * b10 b11 b12 b13 b1 r13 y13 b13 r1 y1 * k2", 0, RUMMY_PRO),
    ("minor", 500, "r2 r3 r4 r5 r6 b3 b4 b5 b6 b7 r8 y8 b8 k8 k12", 0, priced(minor_to=8, major_from=9)),
    # Where the 1 may stand.
    ("monocolor", 1000, "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1 k4", 0, RUMMY_PRO),
    ("monocolor", 800, "r1 r2 * r4 r5 r6 r7 r8 * r10 r11 r12 r13 r1 k4", 0, RUMMY_PRO),
    ("monocolor", 900, "r1 r2 r3 r4 r5 r6 r7 r8 * r10 r11 r12 r13 r1 *", 0, RUMMY_PRO),
    ("simple", 250, "r2 r3 r4 r5 r6 b9 b10 b11 b12 b13 b1 y12 y13 y1 k9", 0, RUMMY_PRO),
    (None, None, "r2 r3 r4 r5 r6 b9 b10 b11 b12 b13 b1 y12 y13 y1 k9", 0, ONE_LOW),
    # Houses of Jokers.
    ("bicolor", 300, "r5 * * r8 r9 r10 r11 b1 b2 b3 b4 b5 b6 b7 k12", 0, RUMMY_PRO),
    (None, None, "r9 * * b1 b2 b3 b4 y1 y2 y3 y4 k1 k2 k3 k6", 0, ROMANIAN_HOUSE),
    ("grand_care", 800, "r5 r5 * * * * * * b9 b9 y3 y3 k4 k4 k12", 0, RUMMY_PRO),
    # More Jokers than columns.
    ("simple", 300, "r2 r3 * * r6 b8 b9 b10 r13 y13 b13 r1 * k1 *", 0, RUMMY_PRO),
    ("simple", 200, "r2 r3 * * r6 b8 b9 b10 r13 y13 b13 r1 * k1 *", 0,
     priced(joker_overflow=JokerOverflow.LINEAR)),
    (None, None, "r2 r3 * * r6 b8 b9 b10 r13 y13 b13 r1 * k1 *", 0,
     priced(joker_overflow=JokerOverflow.FORBID)),
    # Whole patterns.
    ("mosaic", 200, "r1 y2 b3 k4 r5 y6 b7 * r9 y10 b11 k12 r13 y1 k3", 0, RUMMY_PRO),
    (None, None, "r1 y2 b3 k4 r5 y6 b7 * r9 y10 b11 k12 r13 y1 k3", 0,
     priced(mosaic_jokers=MosaicJokers.NATURAL_ONLY)),
    ("mosaic", 500, "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1 *", 0,
     priced(mosaic_jokers=MosaicJokers.NATURAL_ONLY)),
    (None, None, "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 y13 r1 k3", 0, priced(mosaic_ends_differ=True)),
    ("grand_care", 900, f"{EIGHTS} r1 y2 b3 k13 r12 y10 b11", 0, RUMMY_PRO),
    ("grand_care", 1000, f"{EIGHTS[:-1]}k8 r1 y2 b3 k13 r12 y10 *", 0, RUMMY_PRO),
    (None, None, f"{EIGHTS} r1 y2 b3 k13 r12 y10 b11", 0, priced(grand_care_rest=GrandCareRest.MELDS)),
    ("grand_care", 900, f"{EIGHTS} r1 r2 r3 k11 k12 k13 b11", 0, priced(grand_care_rest=GrandCareRest.MELDS)),
    ("grand_care", 1000, f"{EIGHTS[:-1]}k8 r1 r2 * k11 k12 k13 b11", 0,
     priced(grand_care_rest=GrandCareRest.MELDS)),
]  # fmt: skip


@pytest.mark.parametrize(("pattern", "points", "rack", "thrown", "rules"), CASES)
def test_every_row_and_every_switch(
    pattern: str | None, points: int | None, rack: str, thrown: int, rules: Ruleset
) -> None:
    found = best_close(rack, jokers_thrown=thrown, rules=rules)
    assert (found and found.pattern, found and found.points) == (pattern, points)
    assert best_points(rack, rules, jokers_thrown=thrown) == points


def test_rows_are_true_of_the_tiles_and_not_of_what_is_shown() -> None:
    found = best_close(DEAR)
    assert found is not None
    worth = {str(row.pattern): row.points for row in found.rows}
    assert worth == {"simple": 250, "mosaic": None, "bicolor": 500, "minor": None, "major": None,
                     "doubles": 1000, "grand_care": None, "monocolor": None}  # fmt: skip
    fault = found.rows[-1].fault
    assert fault is not None
    assert (fault.code, fault.clause, fault.missing) == (FaultCode.OUT_OF_REACH, "PRO-51", ())


def test_on_request_a_dearer_row_says_what_is_missing() -> None:
    found = best_close(SIMPLE, nearest=True)
    assert found is not None
    for row in found.rows:
        if not row.holds and row.pattern is not Pattern.MOSAIC:  # which would be no better
            assert row.fault is not None
            assert row.fault.count == len(row.fault.missing) > 0


def test_rows_that_only_a_house_forbids_say_so() -> None:
    found = best_close(
        "r2 r2 * * * b8 b8 b10 b10 y3 y3 y4 k4 k12 k12", rules=priced(joker_overflow=JokerOverflow.FORBID)
    )
    assert found is not None
    assert found.pattern is Pattern.DOUBLES
    assert found.free is JOKER
    assert {str(row.pattern) for row in found.rows if row.holds} == {"doubles"}


def test_jokers_stand_for_what_the_pattern_wants() -> None:
    found = best_close("* r5 r6 b3 b4 b5 b6 b7 r1 y1 b1 k2 k3 k4 k12")
    assert found is not None
    assert found.notation() == "b3 b4 b5 b6 b7 | r5 r6 *r7 | k2 k3 k4 | r1 y1 b1 ; k12"


def test_the_fewest_melds_are_shown() -> None:
    found = best_close("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1 k4")
    assert found is not None
    assert found.notation() == "r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1 ; k4"
    some = best_closes("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13 r1 k4")
    assert some[0] == found
    assert [len(each.melds) for each in some] == sorted(len(each.melds) for each in some)


def test_more_than_one_free_tile_can_be_paid_alike() -> None:
    found = best_closes("r5 r6 r7 r8 b1 b2 b3 b4 y5 y6 y7 k11 k12 k13 k10")
    assert {str(each.free) for each in found} == {"r5", "r8", "b1", "b4", "k10", "k13"}


@pytest.mark.parametrize("rack", ["r5 r5 r5", "", "* * * * * * *", f"{SIMPLE} k11"])
def test_racks_that_cannot_exist_are_refused(rack: str) -> None:
    for ask in (best_close, best_closes, best_points):
        with pytest.raises(RulesError):
            ask(rack)


def test_few_tiles_do_not_close_and_games_without_closes_have_none() -> None:
    assert best_close(SIMPLE[:-4]) is None
    assert best_closes("r5 r6 r7") == ()
    with pytest.raises(ValueError, match="no closing in"):
        best_close(SIMPLE, rules=RUMMIKUB)
    with pytest.raises(ValueError, match=r"multiplier must be .*, not 0"):
        best_close(SIMPLE, multiplier=0)
    with pytest.raises(RulesError, match="too many Jokers"):
        best_close(SIMPLE.replace("k10", "*"), jokers_thrown=6)


# ---- Properties ------------------------------------------------------------------------------------

MELDS = tuple(as_tiles(row) for row in (*runs(True), *groups()))
SEEDS = st.integers(0, 2**32)


def closable(rng: random.Random, jokers: int) -> list[Tile]:
    """Fifteen tiles of which fourteen lay in melds before some became Jokers."""
    while True:
        tiles: list[Tile] = []
        while len(tiles) < 14:
            meld = rng.choice(MELDS)
            tiles = [*tiles, *meld] if len(tiles) + len(meld) in (*range(3, 12), 14) else []
        tiles.append(rng.choice(ALL_TILES))
        for place in rng.sample(range(15), jokers):
            tiles[place] = JOKER
        if all(count <= 2 for kind, count in Counter(tiles).items() if kind is not JOKER):
            return rng.sample(tiles, 15)


RULES = [RUMMY_PRO, ONE_LOW, ROMANIAN_HOUSE,
         joked(min_natural=0), joked(min_natural=3), joked(adjacent=False),
         priced(joker_overflow=JokerOverflow.LINEAR), priced(grand_care_rest=GrandCareRest.MELDS),
         priced(minor_to=9, major_from=5)]  # fmt: skip


@settings(max_examples=60)
@given(SEEDS, st.integers(0, 3), st.integers(0, 2), st.sampled_from(RULES))
def test_what_is_shown_is_worth_what_is_said(seed: int, jokers: int, thrown: int, rules: Ruleset) -> None:
    """Each arrangement, judged by itself, gives the points of the best."""
    rack = closable(random.Random(seed), jokers)
    found = best_closes(rack, jokers_thrown=thrown, rules=rules)
    plain = jokers == 0 and rules is not ONE_LOW
    assert found or not plain, notation(rack)
    assert len({each.notation() for each in found}) == len(found)
    for closing in found[:40]:
        judged: Closing | Fault
        if closing.melds:
            judged = score_rows(closing.melds, closing.free, jokers_thrown=thrown, rules=rules)
        else:
            judged = score_whole(
                closing.arranged, closing.free, closing.pattern, jokers_thrown=thrown, rules=rules
            )
        assert isinstance(judged, Closing)
        assert judged.points == closing.points == found[0].points
        assert judged.tier is closing.tier
        assert sorted(each.kind for each in (*closing.arranged, closing.free)) == sorted(rack)


@pytest.mark.whole
@settings(max_examples=60 if WHOLE else 15)
@given(SEEDS, st.integers(0, 4))
def test_the_order_of_the_tiles_means_nothing(seed: int, jokers: int) -> None:
    rng = random.Random(seed)
    rack = closable(rng, jokers)
    assert best_close(rack) == best_close(rng.sample(rack, 15))
    assert best_close(rack) == next(iter(best_closes(rack)), None)
