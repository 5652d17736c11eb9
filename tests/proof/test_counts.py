"""The table of counted deals is what counting gives."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from math import comb
from random import Random

import pytest

from rummy_widget.classroom.lab import wilson
from rummy_widget.closing import Pattern
from rummy_widget.odds import chance_closing, count_closing
from rummy_widget.odds.counting import count_naturals, scan_of
from rummy_widget.odds.dealt import CHUNK, _counts, _deals, _lonely, _may_be_whole
from rummy_widget.solver.closing.automaton import closes


def test_the_table_is_counted_again() -> None:
    subprocess.run([sys.executable, "-m", "rummy_widget.odds", "--check"], check=True)


@pytest.mark.parametrize("jokers", range(3))
def test_major_is_counted_apart_from_minor(jokers: int) -> None:
    """The table takes it from Minor, by the mirror."""
    scanned = scan_of(Pattern.MAJOR, 0, jokers, False).count(14 - jokers)
    assert scanned * comb(2, jokers) == count_closing(14, jokers=jokers, pattern=Pattern.MINOR)


def test_fifteen_tiles_of_few_numbers_are_counted_again() -> None:
    """Of what was counted by the second program (see METHOD.md) what this one can count in minutes."""
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
            if _lonely(mask) <= 1 + 4 * jokers or _may_be_whole(mask, doubles, jokers):
                closed[jokers] += closes(_counts(tiles))
    assert chance_closing(15, 1, 1) in wilson(closed[1], dealt[1])
