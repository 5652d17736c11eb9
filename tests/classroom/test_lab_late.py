"""What the later notebooks count with, beside other programs: openings, races, tables as a graph."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import rummy_widget as rw
from engine.odds.dealt_opening import dealt_opens
from rummy_widget.classroom import lab
from rummy_widget.engine.tiles import JOKER


def test_what_opens_is_what_the_search_of_the_proof_finds() -> None:
    opens = lab.opening(30, lab.Box(4, 13))
    found = list(dealt_opens(rw.RUMMIKUB, Random("late"), 60))
    assert [opens(rack) for _, rack in found] == [each for each, _ in found]
    assert {each for each, _ in found} == {True, False}


def test_a_joker_is_worth_what_it_stands_for() -> None:
    opens = lab.opening(30, lab.Box(4, 13))
    assert opens((*rw.parse_tiles("r10 r11"), JOKER))
    assert not opens((*rw.parse_tiles("r8 r9"), JOKER, *rw.parse_tiles("k1")))
    assert opens((*rw.parse_tiles("r10"), JOKER, JOKER))


@pytest.mark.parametrize(("points", "size", "jokers"), [(9, 3, 0), (9, 3, 1), (12, 4, 2), (24, 4, 0)])
def test_racks_that_open_are_counted_as_listed(points: int, size: int, jokers: int) -> None:
    box = lab.Box(4, 3)
    opens = lab.opening(points, box)
    listed = sum(opens((*rack, *(JOKER,) * jokers)) for rack in lab.racks(box, size - jokers))
    assert lab.count_openings(points, size, 3, jokers) == listed


@pytest.mark.parametrize("points", [6, 9, 12, 18])
def test_groups_alone_are_counted_as_listed(points: int) -> None:
    box = lab.Box(3, 3)
    opens = lab.opening(points, box, lab.groups(box, 3))
    assert lab.count_by_groups(points, 6, box) == sum(map(opens, lab.racks(box, 6)))


def test_a_race_in_three_ways() -> None:
    race = lab.Race(Fraction(2, 7), Fraction(1, 6), stop=300, more=800, lose=150)
    for rounds in range(1, 6):
        courses = list(lab.race_outcomes(race, rounds))
        assert sum(chance for _, chance, _ in courses) == 1
        assert sum(chance * points for _, chance, points in courses) == lab.wait(race, rounds)
    end = lab.wait_forever(race)
    assert lab.wait(race._replace(stop=0), 80) == pytest.approx(float(end))
    better = [lab.wait(race, rounds) for rounds in range(6)]
    assert better in (sorted(better), sorted(better, reverse=True)), "it goes one way only"
    even = race._replace(others=lab.break_even(race))
    assert {lab.wait(even, rounds) for rounds in range(5)} == {300}


def test_a_race_from_a_box_that_is_used_up() -> None:
    race = lab.Race(Fraction(1, 4), Fraction(0), stop=0, more=1)
    assert [lab.wait_drawn(race, 1, 4, rounds) for rounds in range(5)] == [Fraction(n, 4) for n in range(5)]


@pytest.mark.parametrize("rows", [("abc", "de"), ("ab", "c", "d"), ("abcde",), ("ab", "cd", "e")])
def test_as_many_moves_as_the_shortest_way_has(rows: tuple[str, ...]) -> None:
    start = frozenset(map(frozenset, rows))
    for after, steps in lab.shortest(start).items():
        assert lab.moved(start, after) == lab.moved(after, start) == steps


TURNS = [
    ("r3 r4 r5 r6 | y9 b9 k9 | k6 k7 k8", "r9 y3 b3 y6 k13"), ("r8 b8 k8 | r2 r3 r4", "r5 k7 k9 y1"),
    ("r3 r4 r5 r6 | b9 y9 k9", "r7 r9 y3 b3 k13"), ("r4 y4 b4 | r5 y5 b5 | r6 y6 b6", "r7 r3 y7"),
]  # fmt: skip


@pytest.mark.parametrize(("before", "rack"), TURNS)
def test_all_choices_tried_lay_as_many_as_the_solver(before: str, rack: str) -> None:
    play = rw.best_play(before, rack)
    assert play is not None
    tried = dict(lab.laid_most(before.replace("|", " "), rack))
    assert {len(tiles) for tiles in tried} == {play.count}
    rows = [rw.parse_tiles(row) for row in before.split("|")]
    found = tried[tuple(sorted(play.tiles))]
    after = sorted(tuple(sorted(rw.parse_tiles(meld))) for meld in play.after.notation().split("|"))
    assert after in [sorted(tuple(sorted(row)) for row in table) for table in found]
    assert min(lab.moved(rows, table) for table in found) <= play.moved
