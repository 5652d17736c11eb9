"""How many racks can open: against listing them on a small box, and against the solver on dealt ones."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

import pytest

from odds.plain_opening import most_points
from rummy_widget.odds.opening import chance_opening, closed_counts, count_opening
from rummy_widget.rules import PUP_RUMMY, RUMMIKUB, RUMMY_45, TILES_50
from rummy_widget.solver.opening.best import best_opening


def listed(points: int, naturals: int, jokers: int, numbers: int) -> list[int]:
    """Racks that cannot open, listed one by one, each in as many ways as it has copies to choose from."""
    kinds = [(colour, number) for colour in range(4) for number in range(1, numbers + 1)]
    closed = [0] * (naturals + 1)
    stack: list[tuple[int, tuple[tuple[int, int], ...], int]] = [(0, (), 1)]
    while stack:
        at, rack, copies = stack.pop()
        if at == len(kinds):
            if most_points(tuple(sorted(rack)), jokers, numbers) < points:
                closed[len(rack)] += copies
            continue
        for count in range(min(2, naturals - len(rack)) + 1):
            stack.append((at + 1, (*rack, *(kinds[at],) * count), copies * comb(2, count)))
    return closed


@pytest.mark.parametrize(("points", "naturals", "jokers", "numbers"), [
    (10, 4, 0, 6), (9, 3, 1, 6), (12, 3, 2, 6), (12, 6, 0, 3), (9, 5, 1, 3), (13, 5, 2, 3),
])  # fmt: skip
def test_counts_are_those_of_listing(points: int, naturals: int, jokers: int, numbers: int) -> None:
    assert closed_counts(points, naturals, jokers, numbers) == listed(points, naturals, jokers, numbers)


def test_three_tiles_by_hand() -> None:
    """Runs from 9 10 11 on and groups from 10 on: three runs in each colour, four groups of each number."""
    assert count_opening(size=3) == 8 * (3 * 4 + 4 * 4)
    assert count_opening(size=2) == 0


def test_a_dealt_rack_opens_as_often_as_counted() -> None:
    """Without Jokers: with them the long proofs count."""
    rng, deals = Random("openings"), 500
    box = [kind for kind in RUMMIKUB.tiles.kinds for _ in range(2)]
    opened = sum(best_opening(rng.sample(box, 14)) is not None for _ in range(deals))
    chance = count_opening() / comb(104, 14)
    assert abs(opened / deals - chance) < 4.5 * (chance * (1 - chance) / deals) ** 0.5


def test_what_was_published_by_dealing_lies_near() -> None:
    assert abs(Fraction(count_opening(), comb(104, 14)) - Fraction("0.349")) < Fraction("0.0005")
    chances = [Fraction(count_opening(size=size), comb(104, size)) for size in range(3, 15)]
    assert chances == sorted(chances)


def test_jokers_and_points_change_the_chance() -> None:
    assert chance_opening(PUP_RUMMY, size=4) == chance_opening(size=4) > chance_opening(TILES_50, size=4)
    assert count_opening(size=2, jokers=2) == 0
    assert count_opening(size=3, jokers=2) == 8 * 5  # a 9 or more, and two Jokers above or beside it


def test_what_cannot_be_counted_is_refused() -> None:
    with pytest.raises(ValueError, match="no count of the openings of <Ruleset rummy_45>"):
        chance_opening(RUMMY_45)
    with pytest.raises(ValueError, match="no such size: 15; expected at most 14"):
        chance_opening(size=15)
    with pytest.raises(ValueError, match="no such jokers: 3; expected at most 2"):
        count_opening(jokers=3)
