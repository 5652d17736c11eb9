"""Outs, and the discards ranked: by examples, and against trying every draw."""

from __future__ import annotations

import random
from dataclasses import replace
from fractions import Fraction

import pytest

from engine.solver.racks import closable, exchanged
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.rules import RUMMY_PRO, JokerRules, MosaicJokers, Ruleset
from rummy_widget.engine.solver.closing.best import best_points
from rummy_widget.engine.solver.closing.distance import distance
from rummy_widget.engine.solver.closing.draws import Outs, best_discards, outs
from rummy_widget.engine.solver.closing.sight import sight_of
from rummy_widget.engine.tiles import ALL_TILES, JOKER, Tile, as_tiles, tile

HOUSE = replace(RUMMY_PRO, jokers=JokerRules(naturals_per_joker=2, adjacent=False))
NATURAL_MOSAIC = replace(RUMMY_PRO, prices=replace(RUMMY_PRO.prices, mosaic_jokers=MosaicJokers.NATURAL_ONLY))

BARE = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10"
"""One tile away: red 1 or blue 1."""


def shown(found: Outs) -> dict[str, tuple[int, int]]:
    return {str(each): tuple(out) for each, out in found.items()}  # type: ignore[misc]


def test_one_tile_away() -> None:
    found = outs(BARE)
    assert shown(found) == {"r1": (2, 250), "b1": (2, 250), "*": (2, 200)}
    assert found.distance == 1
    assert found.lowering == {tile("r1"): 2, tile("b1"): 2, JOKER: 2}
    assert found.unseen == 92
    assert found.chance == Fraction(6, 92)
    assert found.expected == Fraction(4 * 250 + 2 * 200, 92)


def test_what_is_seen_cannot_be_drawn() -> None:
    found = outs(BARE, seen="r1 r1 b1 *")
    assert shown(found) == {"b1": (1, 250), "*": (1, 200)}
    assert found.chance == Fraction(2, 88)


def test_any_draw_closes_fourteen_that_lie() -> None:
    found = outs("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1")
    assert found.distance == 0
    assert found.lowering == {}
    assert found[tile("k5")].points == 250
    assert found[JOKER].points == 500, "with a Joker free Simple is Big"
    assert found.chance == 1


def test_the_dearest_close_of_each_draw() -> None:
    """Seven pairs want a single tile's twin; the same tiles lie in runs for less."""
    found = outs("r2 r2 r3 r3 r4 r4 b5 b5 b6 b6 b7 b7 b8 k1")
    assert found[tile("b8")].points == 1000
    assert found[tile("k1")].points == 1000
    assert found[tile("r5")].points == found[tile("b4")].points == 500


def test_a_thrown_joker_raises_the_price() -> None:
    assert outs(BARE, jokers_thrown=1)[tile("r1")].points == 500
    assert outs(BARE, jokers_thrown=1)[JOKER] == (1, 400)
    assert outs(BARE, jokers_thrown=2)[tile("r1")].points == 1000
    (throw,) = [each for each in best_discards(f"{BARE} *") if each.tile is JOKER]
    assert throw.outs[tile("r1")].points == 500
    assert throw.outs[JOKER].copies == 1


def test_far_away_only_the_distance_is_lowered() -> None:
    found = outs("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 y1 y6 k1 k10")
    assert found.distance == 2
    assert not found
    assert found.chance == 0
    assert found.lowering is not None
    assert {tile("b13"), tile("k13"), JOKER} <= set(found.lowering)


def test_discards_are_ranked_and_ties_named() -> None:
    ranked = best_discards(f"{BARE} y6")
    assert [(str(each.tile), each.rank) for each in ranked[:2]] == [("y6", 1), ("k10", 1)]
    assert ranked[0].ties == (tile("k10"),)
    assert {str(each.tile) for each in ranked} == set(BARE.split()) | {"y6"}
    assert [each.distance for each in ranked] == sorted(each.distance for each in ranked)
    assert ranked[-1].ties or ranked[-1].rank == len(ranked)


def test_what_is_thrown_and_cannot_be_had_again_is_far() -> None:
    """Every nearest close uses the blue 4 that is thrown; the other one is seen, and so are all Jokers."""
    ranked = best_discards(
        "b2 y8 r8 y6 b6 b8 b8 b9 b5 b6 b5 b7 b3 k8 b4",
        "k13 y12 r9 k10 k10 r4 r5 k9 k7 r11 b12 r10 k11 k5 r9 b13 b4 y10 b2 b1",
        jokers_thrown=2,
    )
    (throw,) = [each for each in ranked if each.tile == tile("b4")]
    assert throw.distance == 2


@pytest.mark.parametrize(
    ("rack", "what"),
    [("r5 r6 r7", "too few tiles: 3, expected 14"), ("", "no tiles: expected 14")],
)
def test_outs_are_of_fourteen(rack: str, what: str) -> None:
    with pytest.raises(RulesError, match=what):
        outs(rack)


def test_discards_are_of_fifteen() -> None:
    with pytest.raises(RulesError, match="too few tiles: 14, expected 15"):
        best_discards("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1")
    with pytest.raises(ValueError, match="jokers_thrown must be"):
        best_discards("r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1 k2", jokers_thrown=-1)


def by_trying(rack: tuple[Tile, ...], seen: str, thrown: int, rules: Ruleset) -> Outs:
    """What each draw does to 14 tiles, by making it."""
    sight = sight_of(rack, seen, rules, jokers_thrown=thrown)
    away = distance(rack, seen=(*as_tiles(seen), *(JOKER,) * thrown), rules=rules)
    closing, lowering = {}, {}
    for drawn in (*ALL_TILES, JOKER):
        copies = sight.unseen(drawn)
        if copies:
            points = best_points(sight.counts.plus(drawn), rules, jokers_thrown=thrown)
            if points is not None:
                closing[drawn] = (copies, points)
            then = distance((*rack, drawn), seen=(*as_tiles(seen), *(JOKER,) * thrown), rules=rules)
            if then is not None and away is not None and then < away:
                lowering[drawn] = copies
    assert away is not None
    return Outs(closing, away, lowering, sight.all_unseen)  # type: ignore[arg-type]


@pytest.mark.parametrize("rules", [RUMMY_PRO, HOUSE, NATURAL_MOSAIC], ids=["pro", "house", "natural mosaic"])
@pytest.mark.parametrize("seed", range(4))
def test_outs_are_what_trying_every_draw_gives(seed: int, rules: Ruleset) -> None:
    rng = random.Random(seed)
    jokers = seed % 3
    rack = exchanged(rng, closable(rng, jokers), 1 + seed % 2)[:14]
    seen = "r13 y1" if rack.count("r13") + rack.count("y1") == 0 else ""
    found, tried = outs(rack, seen, rules=rules), by_trying(as_tiles(rack), seen, 0, rules)
    assert dict(found) == dict(tried)
    assert (found.distance, found.unseen) == (tried.distance, tried.unseen)
    assert (found.lowering or {}) == tried.lowering


@pytest.mark.parametrize("seed", range(6))
def test_discards_leave_what_the_fourteen_have(seed: int) -> None:
    rng = random.Random(seed)
    rack = exchanged(rng, closable(rng, seed % 3), seed % 3)
    whole = as_tiles(rack)
    for each in best_discards(whole):
        rest = list(whole)
        rest.remove(each.tile)
        thrown = int(each.tile is JOKER)
        gone = "" if thrown else str(each.tile)
        alone = outs(rest, gone, jokers_thrown=thrown)
        assert dict(each.outs) == dict(alone)
        assert (each.distance, each.chance, each.expected) == (alone.distance, alone.chance, alone.expected)
        if each.outs.lowering is not None:
            assert each.outs.lowering == alone.lowering
