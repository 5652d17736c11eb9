"""How many racks can open: against listing them on a small box, and against the solver on dealt ones."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from math import comb
from pathlib import Path
from random import Random

import pytest

from engine.odds.dealt_opening import dealt_opens
from engine.odds.plain_opening import Game, can_open, listed, value
from parts import part_of
from rummy_widget.engine.odds import opening
from rummy_widget.engine.odds.opening import chance_opening, count_opening, opening_terms
from rummy_widget.engine.odds.opening_count import unopenable_counts
from rummy_widget.engine.odds.partial_solutions import OpeningTerms
from rummy_widget.engine.rules import (
    BASIC_RUMMY,
    PUP_RUMMY,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    TILES_50,
    JokerRules,
    Ruleset,
    switched,
)
from rummy_widget.engine.solver.open_games.best_play import best_opening
from rummy_widget.engine.tiles import JOKER


def question(game: Game, jokers: int) -> OpeningTerms:
    """What a small box asks, in the words of the count."""
    numbers = range(1, game.numbers + 1)
    return OpeningTerms(
        game.points,
        tuple(value(number, game, group=False) for number in numbers),
        tuple(value(number, game, group=True) for number in numbers),
        value(game.numbers + 1, game, group=False) if game.forty_five else None,
        game.needs_run,
        jokers,
    )


@pytest.mark.whole
@pytest.mark.parametrize(("game", "naturals", "jokers"), part_of([
    (Game(6, 10), 4, 0), (Game(6, 9), 3, 1), (Game(6, 12), 3, 2), (Game(4, 14), 5, 0), (Game(3, 12), 5, 1),
    (Game(3, 14), 5, 2), (Game(6, 25, True), 4, 0), (Game(4, 40, True, True), 6, 0),
    (Game(6, 30, True, True), 3, 1),
    (Game(3, 60, True), 4, 2), (Game(6, 35, True, True), 3, 2), (Game(3, 45, True), 5, 1),
], 2))  # fmt: skip
def test_counts_are_those_of_listing(game: Game, naturals: int, jokers: int) -> None:
    wanted = listed(game, naturals, jokers)
    assert unopenable_counts(question(game, jokers), naturals) == wanted
    assert wanted[-1] < comb(8 * game.numbers, naturals), "some of them open"


def test_the_question_of_each_game() -> None:
    assert opening_terms(RUMMIKUB, 2) == OpeningTerms(30, tuple(range(1, 14)), tuple(range(1, 14)), jokers=2)
    assert opening_terms(PUP_RUMMY, 0) == opening_terms(RUMMIKUB, 0)
    assert opening_terms(TILES_50, 0).points == 50
    low, high = (1,) * 8, (2,) * 4
    assert opening_terms(RUMMY_45, 1) == OpeningTerms(9, (1, *low, *high), (5, *low, *high), 2, False, 1)
    with_run = switched(RUMMY_45, {"opening_needs_run": "yes"})
    assert opening_terms(with_run, 0) == OpeningTerms(9, (1, *low, *high), (5, *low, *high), 2, True, 0)


def test_three_tiles_by_hand() -> None:
    """Runs from 9 10 11 on and groups from 10 on: three runs in each colour, four groups of each number."""
    assert count_opening(size=3) == 8 * (3 * 4 + 4 * 4)
    assert count_opening(size=2) == 0
    assert count_opening(size=3, jokers=2) == 8 * 5  # a 9 or more, and two Jokers above or beside it
    assert count_opening(size=2, jokers=2) == count_opening(size=1, jokers=2) == 0


@pytest.mark.parametrize("rules", [RUMMIKUB, TILES_50])
def test_dealt_racks_open_as_often_as_counted(rules: Ruleset) -> None:
    deals = 3_000
    opened = sum(opens for opens, _ in dealt_opens(rules, Random(f"openings {rules.name}"), deals))
    chance = float(chance_opening(rules))
    assert abs(opened / deals - chance) < 4.5 * (chance * (1 - chance) / deals) ** 0.5


@pytest.mark.parametrize("rules", [RUMMIKUB, TILES_50, RUMMY_45])
def test_dealt_racks_are_judged_as_the_solver_does(rules: Ruleset) -> None:
    """What the dealing asks of a rack is what `best_opening` says of it."""
    rng = Random(f"judged {rules.name}")
    told = set()
    for opens, rack in dealt_opens(rules, rng, 80):
        if rack.count(JOKER) < 2:
            assert (best_opening(rack, rules=rules) is not None) == opens, rack
            told.add(opens)
    assert told == {False, True}


def test_what_was_published_by_dealing_lies_near() -> None:
    """Simulations say 34.9 % without Jokers and 49.5 % with them (95 of 100 times from 48.1 to 50.8)."""
    assert abs(Fraction(count_opening(), comb(104, 14)) - Fraction("0.349")) < Fraction("0.0005")
    assert Fraction("0.481") < chance_opening() < Fraction("0.508")


def test_the_chance_grows_with_each_tile() -> None:
    for rules in (RUMMIKUB, TILES_50):
        chances = [chance_opening(rules, size) for size in range(23)]
        assert chances == sorted(chances)
        assert chances[0] == 0
        assert all(chance_opening(RUMMIKUB, size) >= chances[size] for size in range(23))


def test_the_first_of_the_table_are_counted_again() -> None:
    """The whole table is made again by the proof."""
    kept = json.loads(Path(opening.__file__).with_name(opening.TABLE).read_text(encoding="utf-8"))
    assert kept["generated"].startswith("by python training")
    for rules, jokers in opening.LONG:
        row = kept["closed"].get(opening.table_key(rules, jokers))
        if row is not None:
            assert len(row) == opening.MOST - jokers + 1
            assert row[:3] == unopenable_counts(opening_terms(rules, jokers), 2)
    assert len(kept["closed"]) >= 7


def test_the_tile_kept_for_the_discard_never_decides() -> None:
    """R45-10 keeps one; ten and more tiles that open by melds of them all do so without one of them, too."""
    with pytest.raises(ValueError, match="no such size: 9; expected 10 to 22"):
        count_opening(RUMMY_45, 9)
    game, rng, tried = Game(13, 45, True), Random("kept back"), 0
    while tried < 15:
        rack: list[tuple[int, int]] = []
        while len(rack) < 10:
            colours, first, length = rng.sample(range(4), 3), rng.randint(1, 9), rng.randint(3, 5)
            run = [(colours[0], number) for number in range(first, first + length)]
            rack += rng.choice((run, [(colour, first) for colour in colours]))
        if len(rack) <= 12 and can_open(tuple(rack), 0, game):
            tried += 1
            assert any(can_open((*rack[:at], *rack[at + 1 :]), 0, game) for at in range(len(rack))), rack


def test_rummy_45_is_counted_without_jokers() -> None:
    chances = [Fraction(count_opening(RUMMY_45, size), comb(104, size)) for size in range(10, 23)]
    assert chances == sorted(chances)
    assert Fraction("0.1741") < chances[4] < Fraction("0.1742")


def test_what_cannot_be_counted_is_refused() -> None:
    for rules in (RUMMY_PRO, BASIC_RUMMY):
        with pytest.raises(ValueError, match=f"no count of the openings of <Ruleset {rules.name}>"):
            chance_opening(rules)
    apart = replace(RUMMIKUB, jokers=JokerRules(adjacent=False))
    with pytest.raises(ValueError, match="no count of the openings"):
        chance_opening(apart)
    with pytest.raises(ValueError, match="no such size: 23; expected at most 22"):
        chance_opening(size=23)
    with pytest.raises(ValueError, match="no such jokers: 3; expected at most 2"):
        count_opening(jokers=3)
