"""How many racks can open: listed on a small box, dealt by the million, and the kept table made again."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from fractions import Fraction
from math import comb
from pathlib import Path
from random import Random

import pytest

from engine.odds.dealt_opening import dealt_opens
from engine.odds.plain_opening import Game, listed
from engine.odds.test_opening import question
from rummy_widget.engine.odds.opening import chance_opening, count_opening, opened_table, table_key
from rummy_widget.engine.odds.opening_count import unopenable_counts
from rummy_widget.engine.rules import RUMMIKUB, RUMMY_45, TILES_50, Ruleset
from rummy_widget.engine.tiles import JOKER

ROOT = Path(__file__).parents[2]
DEALS = 1_000_000
SIX = [Game(6, 10), Game(6, 15), Game(6, 18), Game(6, 30, True), Game(6, 45, True, True)]


def test_the_table_is_made_again() -> None:
    subprocess.run([sys.executable, ROOT / "training" / "opening_counts.py", "--check"], check=True)


@pytest.mark.parametrize("game", SIX, ids=str)
@pytest.mark.parametrize("jokers", range(3))
def test_every_rack_of_six_numbers_is_listed(game: Game, jokers: int) -> None:
    naturals = 6 - jokers // 2
    assert unopenable_counts(question(game, jokers), naturals) == listed(game, naturals, jokers)


@pytest.mark.parametrize("rules", [RUMMIKUB, TILES_50, RUMMY_45], ids=lambda each: each.name)
def test_a_million_dealt_racks_open_as_often(rules: Ruleset) -> None:
    """As they are dealt, and apart by how many Jokers they have."""
    dealt, opened = Counter[int](), Counter[int]()
    for opens, rack in dealt_opens(rules, Random(f"openings {rules.name}"), DEALS):
        jokers = rack.count(JOKER)
        dealt[jokers] += 1
        opened[jokers] += opens
    kept = [jokers for jokers in range(3) if table_key(rules, jokers) in opened_table()]
    for jokers in range(3):
        if jokers not in kept:
            print(f"{rules.name}, {jokers} Jokers: dealt {opened[jokers]} of {dealt[jokers]}")
            continue
        chance = Fraction(count_opening(rules, jokers=jokers), comb(104, 14 - jokers))
        compare(f"{rules.name}, {jokers} Jokers", opened[jokers], dealt[jokers], chance)
    if len(kept) == 3:
        compare(rules.name, opened.total(), DEALS, chance_opening(rules))
    assert kept


def compare(what: str, opened: int, deals: int, chance: Fraction) -> None:
    """The dealt part lies in the band where it lies but for 1 in 100,000 times."""
    exact = float(chance)
    band = 4.5 * (exact * (1 - exact) / deals) ** 0.5
    print(f"{what}: exact {exact:.6%}, dealt {opened / deals:.4%} ± {band:.4%} of {deals}")
    assert abs(opened / deals - exact) <= band + 1 / deals
