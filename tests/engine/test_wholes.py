"""Patterns of a whole rack, Mosaic, Doubles and Grand Care, against trying everything."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import plain
from engine.hands import KINDS
from engine.test_scoring import closing, house
from parts import examples
from rummy_widget.engine.closes import Closing, Pattern, score_rows, score_whole
from rummy_widget.engine.faults import Fault, FaultCode
from rummy_widget.engine.reading.rack import read_rack
from rummy_widget.engine.tiles import notation, parse_tiles


def is_mosaic(tiles: tuple[str, ...], *, ends_differ: bool = False) -> bool:
    """PRO-41 by trying every order and every colour of the Jokers."""
    natural = [tile for tile in tiles if tile != "*"]
    wanted = Counter([*range(1, 14), 1])
    there = Counter(int(tile[1:]) for tile in natural)
    if not there <= wanted:
        return False
    missing = sorted((wanted - there).elements())
    for colours in product("rybk", repeat=len(missing)):
        held = [*natural, *(f"{colour}{number}" for colour, number in zip(colours, missing, strict=True))]
        ones = [tile[0] for tile in held if tile[1:] == "1"]
        middle = [tile[0] for tile in sorted(held, key=lambda tile: int(tile[1:])) if tile[1:] != "1"]
        for first, last in permutations(ones):
            row = [first, *middle, last]
            fitting = len(set(row[:4])) == 4 and all(a != b for a, b in pairwise(row))
            if fitting and not (ends_differ and first == last):
                return True
    return False


@pytest.mark.whole
@given(
    colours=st.lists(st.sampled_from("rybk"), min_size=14, max_size=14),
    jokers=st.sets(st.integers(0, 13), max_size=3),
    extra=st.sampled_from([None, None, "r7"]),
    ends_differ=st.booleans(),
)
@settings(max_examples=examples(250))
def test_a_mosaic_is_found_if_there_is_one(
    colours: list[str], jokers: set[int], extra: str | None, ends_differ: bool
) -> None:
    for place in range(1, 14):  # mend neighbours, so that most examples come near
        if colours[place] == colours[place - 1]:
            colours[place] = "rybk"["rybk".index(colours[place]) - 1]
    row = [f"{colour}{place % 13 + 1}" for place, colour in enumerate(colours)]
    tiles = ["*" if place in jokers else tile for place, tile in enumerate(row)]
    if extra:
        tiles[0] = extra
    found = score_whole(tiles, "k1", Pattern.MOSAIC, rules=house(mosaic_ends_differ=ends_differ))
    assert isinstance(found, Closing) == is_mosaic(tuple(tiles), ends_differ=ends_differ)
    if isinstance(found, Closing):
        numbers = [each.number for each in found.arranged]
        assert numbers == [*range(1, 14), 1]
        assert plain.bare(tuple(map(str, found.arranged))) == plain.bare(tuple(tiles))
        shown = tuple(str(each).lstrip("*") for each in found.arranged)
        assert is_mosaic(shown, ends_differ=ends_differ)


ENDS_DIFFER, NATURAL_ONLY = {"mosaic_ends_differ": True}, {"mosaic_jokers": "natural_only"}


@pytest.mark.parametrize(
    ("tiles", "switches", "code", "offenders"),
    [
        ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 r13", {}, "mosaic_numbers", "r13 r13"),
        ("r1 y2 b3 b4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1", {}, "mosaic_first_four", "b3 b4"),
        ("r1 y2 r3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 b1", {}, "mosaic_first_four", "r1 r3"),
        ("r1 y2 b3 k4 r5 r6 b7 k8 r9 y10 b11 k12 r13 y1", {}, "mosaic_neighbours", "r5 r6"),
        ("r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 y13 r1", ENDS_DIFFER, "mosaic_ends", "r1 r1"),
        ("r1 y2 b3 k4 r5 * b7 k8 r9 y10 b11 k12 y13 k1", NATURAL_ONLY, "mosaic_jokers", "*"),
    ],
)
def test_why_it_is_no_mosaic(tiles: str, switches: dict[str, object], code: str, offenders: str) -> None:
    found = score_whole(tiles, "k3", Pattern.MOSAIC, rules=house(**switches))
    assert isinstance(found, Fault)
    assert (found.code, notation(found.tiles), found.clause) == (code, offenders, "PRO-41")


@pytest.mark.whole
@given(
    pairs=st.lists(st.sampled_from(KINDS), min_size=7, max_size=7, unique=True),
    others=st.lists(st.sampled_from([*KINDS, "*", "*", "*"]), max_size=4),
    seed=st.randoms(use_true_random=False),
)
@settings(max_examples=examples(250))
def test_doubles_are_found_if_they_are_there(pairs: list[str], others: list[str], seed: object) -> None:
    tiles = [tile for pair in pairs for tile in (pair, pair)]
    tiles[: len(others)] = others
    seed.shuffle(tiles)  # type: ignore[attr-defined]
    counts = Counter(tile for tile in tiles if tile != "*")
    unpaired = sum(count % 2 for count in counts.values())
    found = score_whole(tiles, "k1", Pattern.DOUBLES)
    jokers = tiles.count("*")
    assert isinstance(found, Closing) == (unpaired <= jokers and (jokers - unpaired) % 2 == 0)
    if isinstance(found, Closing):
        stands = [str(each.stands_for or "*") for each in found.arranged]
        assert stands[::2] == stands[1::2]
        assert found.jokers_in_combination == jokers
        assert plain.bare(tuple(map(str, found.arranged))) == plain.bare(tuple(tiles))


@pytest.mark.parametrize(
    ("tiles", "points", "jokers"),
    [
        ("r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10", 1000, 0),
        ("r8 r8 y8 y8 b8 b8 k8 k8 * * b3 k13 r12 y10", 1000, 0),
        ("r8 r8 y8 y8 b8 b8 k8 * r1 y2 b3 k13 r12 y10", 900, 1),
        ("r8 r8 y8 y8 b8 b8 * * * y2 b3 k13 r12 y10", 800, 2),
        ("r8 * * * b8 b8 k8 k8 r1 y2 b3 k13 r12 y10", 800, 3),
    ],
)
def test_in_a_grand_care_only_the_jokers_of_the_eight_count(tiles: str, points: int, jokers: int) -> None:
    found = closing(score_whole(tiles, "k1", Pattern.GRAND_CARE))
    assert (found.points, found.jokers_in_combination) == (points, jokers)
    assert all(each.number == 8 for each in found.arranged[:8])
    assert len({each.stands_for for each in found.arranged[:8]}) == 4
    assert plain.bare(tuple(map(str, found.arranged))) == plain.bare(tuple(tiles.split()))


def test_what_is_missing_for_a_grand_care() -> None:
    found = score_whole("r8 r8 y8 y8 b8 k8 * r2 r1 y2 b3 k13 r12 y10", "k1", Pattern.GRAND_CARE)
    assert isinstance(found, Fault)
    assert (found.code, found.count, found.wanted) == (FaultCode.NOT_EIGHT, 7, 8)
    assert notation(found.missing) == "k8"


def test_the_rest_of_a_grand_care_may_have_to_be_melds() -> None:
    melds = house(grand_care_rest="melds")
    loose = "r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10"
    found = score_whole(loose, "k1", Pattern.GRAND_CARE, rules=melds)
    assert isinstance(found, Fault)
    assert (found.code, notation(found.tiles)) == ("rest_not_melds", "r1 y2 b3 k13 r12 y10")
    for rest in ("r1 r2 r3 k13 r13 y13", "k13 r1 r13 r2 * r3", "r1 r2 r3 r4 r5 r6"):
        tiles = f"r8 r8 y8 y8 b8 b8 k8 k8 {rest}"
        assert closing(score_whole(tiles, "k1", Pattern.GRAND_CARE, rules=melds)).points == 1000


def test_a_grand_care_may_lie_in_melds() -> None:
    found = closing(read_rack("r8 y8 b8 k8 | r8 y8 * k8 | r1 r2 r3 | k11 k12 k13 ; b2").closing)
    assert (found.pattern, found.points, found.jokers_in_combination) == (Pattern.GRAND_CARE, 900, 1)
    assert len(found.melds) == 4
    # The same eight tiles in other melds lie there as something else.
    other = closing(read_rack("r8 y8 b8 | k8 r8 y8 | b6 b7 b8 | k7 k8 k9 k10 k11 ; b2").closing)
    assert other.pattern is Pattern.SIMPLE
    assert next(row.fault for row in other.rows if row.pattern is Pattern.GRAND_CARE).code == "not_in_row"  # type: ignore[union-attr]


def test_the_dearest_whole_pattern_counts_unless_one_is_asked_for() -> None:
    tiles = parse_tiles("r8 r8 y8 y8 b8 b8 k8 k8 r1 r1 b3 b3 r12 *")
    assert closing(score_whole(tiles, "k1")).pattern is Pattern.GRAND_CARE
    assert closing(score_whole(tiles, "k1")).points == 1000
    assert closing(score_whole(tiles, "k1", Pattern.DOUBLES)).points == 900


def test_more_jokers_than_a_player_can_come_to_are_refused() -> None:
    rows = ["r2 * * r5 r6", "b8 * b10", "r13 * b13", "r1 * *"]
    assert closing(score_rows(rows, "k10")).points == 150
    for free, thrown in (("*", 0), ("k10", 1)):
        found = score_rows(rows, free, jokers_thrown=thrown)
        assert isinstance(found, Fault)
        assert (found.code, found.count, found.wanted) == (FaultCode.TOO_MANY_JOKERS, 7, 6)
