"""What the class notebooks count with, beside the engine and beside each other."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb
from random import Random

import pytest

import rummy_widget as rw
from rummy_widget.classroom import FAMILIES, Topic, lab
from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.game.deal.stacks import deal, doubles
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.odds.counting import count_naturals
from rummy_widget.engine.odds.dealt import Estimate
from rummy_widget.engine.tiles import JOKER

BOX = lab.Box(4, 13)


def test_a_small_box_is_listed_whole() -> None:
    for size in range(5):
        racks = list(lab.racks(lab.SMALL, size))
        assert len(racks) == comb(20, size) == lab.pascal(20, size)
        assert lab.count_distinct(racks) == lab.coefficients([1, 1, 1], 10, size)[-1]
        found = [sum(lab.doubles(rack) == twice for rack in racks) for twice in range(size // 2 + 1)]
        assert tuple(found) == lab.by_doubles(10, size)


def test_too_many_racks_are_refused() -> None:
    with pytest.raises(ValueError, match="smaller box"):
        next(lab.racks(lab.FULL, 14))


def test_doubles_are_those_of_the_rules() -> None:
    chance = Random(7)
    for _ in range(300):
        rack = lab.deal_from(lab.pieces(lab.FULL), 14, chance)
        assert lab.doubles(rack) == doubles(rack)


def test_a_deal_takes_pieces_that_are_there() -> None:
    chance, box = Random(7), lab.pieces(lab.SMALL)
    first = [lab.deal_from(box, 1, chance)[0] for _ in range(4000)]
    assert set(first) == set(box)
    assert sorted(lab.deal_from(box, 20, chance)) == sorted(box)
    assert max(map(first.count, set(first))) < 2 * min(map(first.count, set(first)))


@pytest.mark.parametrize("high", [True, False])
def test_runs_are_those_of_the_rules(high: bool) -> None:
    rules = rw.RUMMY_PRO if high else rw.RUMMIKUB
    for size in (3, 4, 5, 12):
        own = {tuple(sorted(run)) for run in lab.runs(BOX, size, high)}
        assert len(own) == 4 * (13 - size + (2 if high else 1))
        laid = [sorted(run, key=lambda tile: high and tile.number == 1 and run[1].number != 2) for run in own]
        assert all(isinstance(rw.read_meld(run, rules=rules), rw.Meld) for run in laid)


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7, 8, pytest.param(9, marks=pytest.mark.proof)])
@pytest.mark.parametrize("high", [True, False])
def test_laying_melds_counts_as_the_scan_does(size: int, high: bool) -> None:
    own = lab.count_meldable(lab.melds(BOX, high), size)
    assert own == count_naturals(size, 0, 0, Pattern.SIMPLE, low=not high)


@pytest.mark.parametrize("seed", range(4))
def test_blind_choices_come_near_the_exact_count(seed: int) -> None:
    band = lab.estimate_meldable(lab.melds(BOX), 14, 2000, seed)
    middle, half = (band.low + band.high) / 2, (band.high - band.low) / 2
    assert abs(rw.count_closing(14, jokers=0, pattern="simple") - middle) < 2 * half < middle / 5


def test_what_lies_in_melds_closes() -> None:
    """Fifteen tiles close as a Simple if fourteen of them lie in melds."""
    allowed, chance = lab.melds(BOX), Random(7)
    seen = []
    for _ in range(200):
        tiles = [tile for meld in lab.deal_from(allowed, 5, chance) for tile in meld][:15]
        if len(tiles) == 15 and max(map(tiles.count, tiles)) < 3:
            fourteen = (tuple(tiles[:at] + tiles[at + 1 :]) for at in range(15))
            seen.append(any(lab.can_be_melded(some, allowed) for some in fourteen))
            assert seen[-1] == (rw.distance(tiles, "simple") == 0)
    assert 10 < sum(seen) < len(seen)


@pytest.mark.parametrize("pattern", lab.COUNTED)
def test_each_pattern_is_counted_as_the_table_has_it(pattern: str) -> None:
    assert lab.COUNTED[pattern]() == rw.count_closing(14, jokers=0, pattern=pattern)


@pytest.mark.parametrize("pattern", lab.WITH_JOKERS)
# With two, the notebooks count them in each run.
@pytest.mark.parametrize("jokers", [0, 1, pytest.param(2, marks=pytest.mark.proof)])
def test_each_pattern_with_jokers_is_counted_as_the_table_has_it(pattern: str, jokers: int) -> None:
    assert lab.WITH_JOKERS[pattern](jokers) == rw.count_closing(14, jokers=jokers, pattern=pattern)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_runs_with_jokers_are_those_listed(jokers: int) -> None:
    """Every rack of one colour with numbers to 6 is laid, with so many Jokers and none left over."""
    box, held = lab.Box(1, 6), (JOKER,) * jokers
    lies = lab.meldable_test(lab.melds(box))
    read = lab.jokers_in_runs(6, 7, jokers)
    for size in range(1, 8):
        listed = sum(lies((*rack, *held)) for rack in lab.racks(box, size))
        assert listed == sum(ways[size] for some, ways in read.items() if jokers in some)


@pytest.mark.parametrize("numbers", [4, 5])
@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_mosaics_with_jokers_are_those_listed(numbers: int, jokers: int) -> None:
    """Every Mosaic of a small box with every choice of its tiles taken for Jokers; sets met twice once."""
    found: set[tuple[tuple[int, int], ...]] = set()
    for row in product(range(4), repeat=numbers + 1):
        if len(set(row[:4])) == 4 and all(row[at] != row[at - 1] for at in range(4, numbers + 1)):
            tiles = [*enumerate(row[:-1], start=1), (1, row[-1])]
            found.update(tuple(sorted(kept)) for kept in combinations(tiles, numbers + 1 - jokers))
    pieces = sum(2 ** sum(tiles.count(tile) == 1 for tile in set(tiles)) for tiles in found)
    assert lab.mosaics_with(jokers, numbers) == pieces * comb(2, jokers)


CLOSES = (
    "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1",
    "r1 y2 b3 k4 r5 y6 b7 k8 r9 y10 b11 k12 r13 y1",
    "r8 r8 b10 b10 k12 k12 y10 y10 r1 r1 b2 b2 y13 y13",
    "r8 r8 y8 y8 b8 b8 k8 k8 r1 y2 b3 k13 r12 y10",
)


@pytest.mark.parametrize("rack", CLOSES)
def test_what_forms_a_pattern_closes(rack: str) -> None:
    """Some tiles become Jokers, some become others: fifteen close if fourteen of them form a pattern."""
    chance, seen = Random(rack), []
    for _ in range(60):
        tiles = list(lab.deal_from(rw.parse_tiles(rack), 14, chance))
        jokers, others = int(chance.random() * 3), int(chance.random() * 3)
        tiles[:jokers] = [JOKER] * jokers
        left = [piece for piece in lab.pieces(BOX) if tiles.count(piece) < 1]
        more = lab.deal_from(left, others + 1, chance)
        tiles[jokers : jokers + others] = more[:others]
        fifteen = (*tiles, more[-1])
        if max(fifteen.count(tile) for tile in fifteen) > 2:
            continue
        seen.append(any(lab.forms(fifteen[:at] + fifteen[at + 1 :]) for at in range(15)))
        assert seen[-1] == rw.closes(fifteen), fifteen
    assert len(seen) // 4 < sum(seen) < len(seen)


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_racks_are_dealt_with_the_jokers_asked_for(jokers: int) -> None:
    def as_asked(rack: tuple[rw.Tile, ...]) -> bool:
        return (len(rack), rack.count(JOKER)) == (14, jokers)

    assert lab.simulate(as_asked, deals=20, seed=7, jokers=jokers).hits == 20


SEATS = [((4, 4), 1, 2), ((4, 3), 1, 2), ((4, 4), 2, 2), ((3, 2, 2), 1, 2), ((4, 2, 2), 2, 1)]


@pytest.mark.parametrize(("sizes", "least", "jokers"), SEATS)
def test_doubles_at_a_table_are_those_listed(sizes: tuple[int, ...], least: int, jokers: int) -> None:
    """All deals of a small box whose Jokers, and a tile without its twin, are no doubles."""
    kinds = 4
    tiles = [*lab.pieces(lab.Box(1, kinds)), lab.pieces(lab.Box(2, 1))[-1]]
    hidden = (*tiles, *(JOKER,) * jokers)
    none = [all(lab.doubles(rack) < least for rack in racks) for racks in lab.list_deals(hidden, sizes)]
    exact = Fraction(sum(none), len(none))
    assert lab.none_with_doubles(sizes, least, kinds, 1 + jokers) == exact
    assert lab.none_with_doubles_by_kinds(sizes, least, kinds, 1 + jokers) == exact


@pytest.mark.parametrize("size", [14, 15])
def test_one_rack_of_the_whole_box_may_be_refused(size: int) -> None:
    fewer = sum(lab.by_doubles(52, size, jokers=2)[:3])
    assert lab.none_with_doubles((size,), kinds=52, single=2) == Fraction(fewer, comb(106, size))


def test_the_game_deals_the_hidden_tiles_as_they_are_counted() -> None:
    """Seats and what cannot be a double at the table: the Jokers and the Trump's twin (PRO-3)."""
    for players in (2, 3, 4):
        found = deal(Settings(players=players), seed=players)
        assert tuple(map(len, found.hands)) == lab.seats(players)
        hidden = [*(tile for hand in found.hands for tile in hand), *found.stock]
        hidden.remove(found.trump)
        alone = [tile for tile in hidden if tile == JOKER or hidden.count(tile) == 1]
        assert (len(hidden), len(alone)) == (105, 3)


def test_the_reader_with_the_1_only_low() -> None:
    one, two = lab.in_colours(1, high=False), lab.in_colours(2, high=False)
    assert 4 * one == count_naturals(14, 0, 0, Pattern.MONOCOLOR, low=True)
    assert 6 * two - 8 * one == count_naturals(14, 0, 0, Pattern.BICOLOR, low=True)


@pytest.mark.parametrize("high", [True, False])
def test_the_matrix_counts_as_the_reader_and_the_list_do(high: bool) -> None:
    box = lab.Box(1, 6)
    for size in range(3, 9):
        listed = sum(lab.can_be_melded(rack, lab.melds(box, high)) for rack in lab.racks(box, size))
        assert listed == lab.in_runs(6, size, high)[size]


@pytest.mark.parametrize("numbers", [4, 5, 6])
def test_mosaics_by_walks_and_by_listing(numbers: int) -> None:
    assert lab.mosaics(numbers) == lab.list_mosaics(numbers)


@pytest.mark.parametrize(("box", "size"), [(lab.Box(2, 5), 8), (lab.Box(1, 6), 5), (lab.Box(3, 4), 7)])
def test_all_of_a_number(box: lab.Box, size: int) -> None:
    assert lab.all_of_a_number(box, size) == sum(
        lab.has_all_of_a_number(rack, box) for rack in lab.racks(box, size)
    )


def test_drawing_one_by_one() -> None:
    for have, chance in enumerate(lab.one_by_one(5, 20, 4)):
        assert chance == Fraction(comb(5, have) * comb(20, 4 - have), comb(25, 4))
    waits = lab.first_good(4, 30)
    assert sum(waits) == 1
    assert sum(draw * chance for draw, chance in enumerate(waits, start=1)) == Fraction(35, 5)


@pytest.mark.parametrize(
    "rack", ["r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10", "r1 r1 b2 b2 k5 k5 y7 y7 r9 r9 b11 b11 k3 y4"]
)
def test_each_unseen_piece_is_tried(rack: str) -> None:
    found, points = rw.outs(rack), lab.points_of(rack)
    assert len(points) == found.unseen
    assert sum(map(bool, points)) == found.copies
    assert lab.average(points) == found.expected


def test_what_is_thrown_away_is_seen() -> None:
    rack = "r2 r3 r4 r5 r6 r9 r10 r11 b5 b6 b7 b10 b12 y3 k3"
    for discard in rw.best_discards(rack)[:4]:
        tiles = list(rw.parse_tiles(rack))
        tiles.remove(discard.tile)
        points = lab.points_of(tuple(tiles), seen=(discard.tile,))
        assert lab.average(points) == discard.outs.expected


def test_shares_and_bands_of_some_deals() -> None:
    chance = Fraction(2, 7)
    assert lab.shares_by_listing(chance, 7) == lab.shares(chance, 7)
    assert sum(lab.shares(chance, 60)) == 1
    assert lab.coverage(chance, 60) == sum(
        (
            each
            for hits, each in enumerate(lab.shares(chance, 60))
            if Estimate.of(hits, 60).low <= chance <= Estimate.of(hits, 60).high
        ),
        Fraction(0),
    )


@pytest.mark.parametrize("topic", list(Topic))
def test_answers_for_a_teacher(topic: Topic) -> None:
    rows = lab.answers(topic, seed=1)
    assert len(rows) == sum(each.topic is topic for each in FAMILIES.values())
    assert {name for name, *_ in lab.slips(topic, seed=1)} == {name for name, *_ in rows}


def test_rows_that_do_not_agree_are_told() -> None:
    with pytest.raises(ValueError, match="do not agree: 2"):
        lab.compare(("", "one", "other"), [(1, 5, 5), (2, 5, 6)])
    lab.compare(("", "a", "a", "b", "b"), [(1, 5, 5, 6, 6)], group_size=2)


@pytest.mark.parametrize("doubles", range(8))
def test_doubles_by_the_formula(doubles: int) -> None:
    assert lab.with_doubles(doubles, 14) == lab.by_doubles(52, 14, jokers=2)[doubles]


@pytest.mark.parametrize(("hits", "deals"), [(0, 10), (3, 10), (10, 10), (137, 4000)])
def test_wilsons_band(hits: int, deals: int) -> None:
    assert tuple(lab.wilson(hits, deals)) == pytest.approx(Estimate.of(hits, deals)[2:])


def test_numbers_that_do_not_agree_are_told() -> None:
    with pytest.raises(ValueError, match="do not agree"):
        lab.agree(one=1, other=2)
    with pytest.raises(ValueError, match="does not lie"):
        lab.inside(Fraction(1, 2), lab.Trial(1, 1000, seed=7))


def test_a_sheet_is_escaped() -> None:
    assert "&lt;b&gt;" in lab.Sheet(("<b>",), [("<b>",)])._repr_html_()
    assert "<b>" not in lab.Sheet(("<b>",), [("<b>",)])._repr_html_()
