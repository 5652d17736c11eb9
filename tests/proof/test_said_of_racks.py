"""Three thousand racks: every sentence with a number about them against brute force."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from text.said_of_racks import CHANGES, CHECKS, check_close, check_no_close, check_reach

SAID: Counter[str] = Counter()


@pytest.mark.parametrize("part", range(40))
def test_what_is_said_of_fifty_racks_that_close(part: int) -> None:
    for seed in range(50):
        SAID.update(check_close(random.Random(f"said at length {part} {seed}"), every=seed < 5))


@pytest.mark.parametrize("part", range(10))
def test_what_is_said_of_a_hundred_racks_that_do_not(part: int) -> None:
    for seed in range(100):
        SAID.update(check_no_close(random.Random(f"said at length {part} {seed}"), away=3))


@pytest.mark.parametrize("part", range(10))
def test_how_far_twenty_racks_are_from_what_they_do_not_show(part: int) -> None:
    for seed in range(20):
        SAID.update(check_reach(random.Random(f"how far at length {part} {seed}")))


def test_every_kind_was_said() -> None:
    """After all others: none of the kinds of sentences was left out, but for the rarest."""
    rarest = {"explained-far", "explained-and-pays", "fault-mosaic-neighbours.why"}
    assert {*CHECKS, *CHANGES} - {*SAID} <= rarest
    print(sum(SAID.values()), dict(sorted(SAID.items())))
