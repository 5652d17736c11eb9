"""The shuffle is pinned: these orders may never change."""

from __future__ import annotations

from collections import Counter
from random import Random

from rummy_widget.engine.shuffle import shuffled


def test_a_seed_means_one_order_for_good() -> None:
    assert "".join(shuffled("abcdefghijklmnopqrstuvwxyz", 1)) == "elrzuxmpichwqygtabonjkfsvd"
    assert shuffled(range(10), 2024) == shuffled(range(10), 2024)
    assert shuffled(range(10), "today") != shuffled(range(10), "tomorrow")


def test_a_generator_that_is_passed_in_moves_on() -> None:
    source = Random(5)
    first, second = shuffled(range(20), source), shuffled(range(20), source)
    assert first == shuffled(range(20), 5)
    assert first != second


def test_nothing_is_lost_and_every_order_comes() -> None:
    assert sorted(shuffled(range(106), 3)) == list(range(106))
    orders = Counter(shuffled("abc", seed) for seed in range(6000))
    assert len(orders) == 6
    assert min(orders.values()) > 850
    assert shuffled([], 1) == ()
