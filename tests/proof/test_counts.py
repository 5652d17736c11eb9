"""The table of counted deals is what counting gives."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from math import comb
from pathlib import Path
from random import Random

import numpy as np
import pytest

from engine.odds.listed import Listing
from engine.odds.simulated import simulate_closing
from rummy_widget.classroom.lab import wilson
from rummy_widget.engine.closes import Pattern
from rummy_widget.engine.odds import chance_closing, count_closing
from rummy_widget.engine.odds.counting import count_naturals, scan_of
from rummy_widget.engine.odds.dealt import CHUNK, _count_unmeldable, _counts, _deals, _may_be_whole
from rummy_widget.engine.odds.scan import PatternArea
from rummy_widget.engine.shuffle import shuffled
from rummy_widget.engine.solver.closing.best import closes
from rummy_widget.engine.solver.closing.distance import distance
from rummy_widget.engine.solver.tiling.rack_counts import Counts
from rummy_widget.engine.tiles import ALL_TILES, COLOURS, JOKER, Colour, Tile

ROOT = Path(__file__).parents[2]


def test_the_table_is_counted_again() -> None:
    subprocess.run([sys.executable, ROOT / "training" / "closing_counts.py", "--check"], check=True)


@pytest.mark.parametrize("jokers", range(3))
def test_major_is_counted_apart_from_minor(jokers: int) -> None:
    """The table takes it from Minor, by the mirror."""
    scanned = scan_of(Pattern.MAJOR, 0, jokers, False).count(14 - jokers)
    assert scanned * comb(2, jokers) == count_closing(14, jokers=jokers, pattern=Pattern.MINOR)


def test_the_table_is_listed() -> None:
    """Nothing is missing, and what is scanned and listed is the same."""
    subprocess.run([sys.executable, ROOT / "tests" / "odds" / "listed.py", "--check"], check=True)


def test_fifteen_tiles_of_few_numbers_are_scanned() -> None:
    """Of what is only listed, what the scan can count in minutes."""
    for jokers in (1, 2):
        one = count_naturals(15 - jokers, 1, jokers, Pattern.MONOCOLOR)
        assert one * comb(2, jokers) == count_closing(15, 1, jokers, Pattern.MONOCOLOR)
    minor = count_naturals(14, 1, 1, Pattern.MINOR)
    assert minor * comb(2, 1) == count_closing(15, 1, 1, Pattern.MINOR)


def test_the_first_players_fifteen_lies_in_the_band_of_a_million_deals() -> None:
    dealt: Counter[int] = Counter()
    closed: Counter[int] = Counter()
    for chunk in range(1_000_000 // CHUNK):
        for tiles, mask, doubles in _deals(Random(f"dealt/22/{chunk}"), CHUNK):
            jokers = tiles.count(0)
            dealt[jokers] += 1
            if _count_unmeldable(mask) <= 1 + 4 * jokers or _may_be_whole(mask, doubles, jokers):
                closed[jokers] += closes(_counts(tiles))
    assert chance_closing(15, 1, 1) in wilson(closed[1], dealt[1])


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("jokers", [1, 2])
def test_fifteen_tiles_with_many_ones_are_scanned(jokers: int, low: bool) -> None:
    """The scan of all takes hours, and that of those with seven 1s or eight a minute."""
    scan = scan_of(Pattern.SIMPLE, 1, jokers, low)
    listed = Listing(scan.area).count(15, 1, jokers)
    for ones in (7, 8):
        assert scan.count(15 - jokers, ones) == listed.by_ones[ones] > 0


def test_both_jokers_lie_in_the_band_of_a_million_deals() -> None:
    found = simulate_closing(1_000_000, seed=22, jokers=2)
    assert found.low <= chance_closing(15, 1, 2) <= found.high


def test_the_list_and_the_solver_say_the_same_of_each_deal() -> None:
    """Both Jokers and thirteen tiles: what is listed closes, and what else closes is apart."""
    chance, listing = Random("listed/22"), Listing(PatternArea())
    box = [each for each in ALL_TILES for _ in range(2)]
    racks = [shuffled(box, chance)[:13] for _ in range(100_000)]
    values = np.array([[_word(rack, colour) for rack in racks] for colour in COLOURS])
    keys = listing.keys(values)
    listed = np.zeros(len(racks), bool)
    for some in listing.closing(15, 1, 2):
        if len(some):
            listed |= some[np.minimum(some.searchsorted(keys), len(some) - 1)] == keys
    apart = (Pattern.MOSAIC, Pattern.DOUBLES, Pattern.GRAND_CARE)
    for rack, melded in zip(racks, listed, strict=True):
        counts = Counts.of([*rack, JOKER, JOKER])
        if closes(counts) != melded:
            assert not melded
            assert any(distance(counts, pattern) == 0 for pattern in apart)
    assert chance_closing(15, 1, 2, "simple") in wilson(int(listed.sum()), len(racks))


def _word(rack: list[Tile], colour: Colour) -> int:
    return sum(3 ** (tile.number - 1) for tile in rack if tile.colour is colour and tile.number)
