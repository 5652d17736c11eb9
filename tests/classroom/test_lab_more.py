"""What the later notebooks of the class count with: beside the engine, beside lists, beside each other."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

import rummy_widget as rw
from rummy_widget.classroom import lab

# ---- What somebody holds -----------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["r1", "r3", "r5"])
@pytest.mark.parametrize("size", [2, 3, 4])
def test_who_has_a_pair_is_listed_and_counted_twice(tile: str, size: int) -> None:
    left, pairs = lab.without(lab.pieces(lab.SMALL), tile), lab.pairs_for(tile, lab.SMALL)
    racks = list(lab.choices(left, size))
    for also in ((), rw.parse_tiles("r4"), rw.parse_tiles("y2 r2")):
        listed = sum(lab.holds(rack, pairs) and set(also) <= {*rack} for rack in racks)
        assert lab.hands_with(left, size, pairs, also) == listed
        assert lab.hands_with_any(left, size, pairs, also) == listed


@pytest.mark.parametrize("tile", ["r12", "k1", "b7"])
def test_a_pair_and_its_tile_are_a_meld(tile: str) -> None:
    for pair in lab.pairs_for(tile, lab.Box(4, 13)):
        assert lab.can_be_melded((*pair, *rw.parse_tiles(tile)), lab.melds(lab.Box(4, 13)))
        assert any(
            isinstance(rw.read_meld(rw.parse_tiles(text)), rw.Meld)
            for text in map(" ".join, orders([*map(str, pair), tile]))
        )


def orders(names: list[str]) -> list[tuple[str, str, str]]:
    first, second, third = names
    return [(first, second, third), (first, third, second), (third, first, second), (second, first, third)]


def test_the_whole_box_by_both_ways() -> None:
    unseen, pairs = lab.unseen("k12 k12 b4", "r12"), lab.pairs_for("r12", lab.Box(4, 13))
    for tile in rw.parse_tiles("r11 r13 y12 k5"):
        both = lab.hands_with(unseen, 14, pairs, [tile])
        assert both == lab.hands_with_any(unseen, 14, pairs, [tile])
        alone = lab.hands_with(unseen, 14, [{tile}])
        assert alone == comb(len(unseen), 14) - comb(len(unseen) - unseen.count(tile), 14)


def test_bayes_is_a_share_of_what_was_seen() -> None:
    cases = [(kind, seen) for kind, often in (("a", 3), ("b", 5)) for seen in range(often)]
    listed = lab.given(cases, lambda case: case[1] < 2, lambda case: case[0] == "a")
    assert lab.bayes([Fraction(3, 8), Fraction(5, 8)], [Fraction(2, 3), Fraction(2, 5)])[0] == listed


def test_racks_are_dealt_as_often_as_asked() -> None:
    unseen = lab.unseen("k12 k12 b4")
    first, second = (list(lab.random_racks(unseen, 14, deals=50, seed=7)) for _ in range(2))
    assert first == second
    assert {len(rack) for rack in first} == {14}
    assert all(rack.count(tile) <= unseen.count(tile) for rack in first for tile in rack)


# ---- What is rare ----------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", [Fraction(2, 7), Fraction(1, 50)])
def test_a_count_scatters_as_its_formula_says(chance: Fraction) -> None:
    assert lab.mean_of(lab.shares(chance, 40)) == 40 * chance
    assert lab.variance(lab.shares(chance, 40)) == 40 * chance * (1 - chance)


def test_doubles_scatter_as_pairs_of_them_say() -> None:
    racks = [lab.doubles(rack) for rack in lab.racks(lab.SMALL, 5)]
    chances = [Fraction(racks.count(held), len(racks)) for held in range(3)]
    mean = Fraction(sum(racks), len(racks))
    assert lab.mean_of(chances) == mean
    assert lab.variance(chances) == sum((each - mean) ** 2 for each in racks) / len(racks)


def test_rare_things_are_nearly_poisson() -> None:
    chance = Fraction(1, 300)
    exact = lab.binomial(chance, 600, 8)
    assert exact == pytest.approx([float(each) for each in lab.shares(chance, 600)[:9]])
    nearly = lab.poisson(2.0, 8)
    assert max(abs(one - other) for one, other in zip(exact, nearly, strict=True)) < 600 * float(chance) ** 2
    assert sum(lab.poisson(2.0, 40)) == pytest.approx(1)
    for count, step in enumerate(lab.poisson_ratios(Fraction(2), 8), start=1):
        assert nearly[count] == pytest.approx(nearly[count - 1] * float(step))


def test_what_is_too_far_apart_is_told() -> None:
    with pytest.raises(ValueError, match="too far apart: 3"):
        lab.compare_nearly(("", "", ""), [(2, 0.5, 0.51), (3, 0.5, 0.6)], within=0.05)


# ---- A machine, and how rare a pattern is ----------------------------------------------------------


def test_the_walk_by_hand_ends_in_what_is_listed() -> None:
    for numbers in (3, 4, 5):
        box = lab.Box(1, numbers)
        listed = sum(
            lab.can_be_melded(rack, lab.melds(box, high=False))
            for size in range(2 * numbers + 1)
            for rack in lab.racks(box, size)
        )
        assert listed == lab.all_sets(numbers)
        last = {row[0]: row[-1] for row in lab.state_table(numbers).rows}
        ends = " + ".join(last[name] for name in ("none open", "3+", "3+, 3+") if last[name] != "·")
        assert sum(int(part.partition("x")[0] or 1) for part in ends.split(" + ")) == listed


def test_rows_and_columns_of_the_machine_have_the_names_of_its_states() -> None:
    table = lab.transfer_table()
    assert table.headings[1:] == tuple(row[0] for row in table.rows) == tuple(lab.state_names())
    assert len(set(lab.state_names())) == 10
    assert len(set(lab.state_names(high=True))) == 72


def test_the_flip() -> None:
    assert lab.of_104("mosaic") < lab.of_104("grand_care")
    assert (lab.of_106("grand_care"), lab.of_106("mosaic")) == (192_092, 354_086)


def test_games_are_those_that_are_played_now() -> None:
    games = lab.recorded_closes()
    assert lab.play_again(1) == [*games[:1]]
    shares = [row[2] for row in lab.dealt_and_played(games).values]
    assert sum(shares) == pytest.approx(1)
    assert lab.price_by_games("simple", games) == 250
