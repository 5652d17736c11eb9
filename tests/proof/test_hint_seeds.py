"""A thousand seeds of each drill and each skill: no hint is untrue, and none is there after the solution."""

from __future__ import annotations

import pytest

from lessons.hint_seeds import are_true, tasks


@pytest.mark.parametrize("hundred", range(10))
def test_hints_of_a_thousand_seeds_are_true(hundred: int) -> None:
    for seed in range(100 * hundred + 1, 100 * hundred + 101):
        for step in tasks(seed):
            are_true(step)
