"""Of tasks that are dealt no hint is untrue, none says a thing twice, and none is there once it is solved."""

from __future__ import annotations

import pytest

from parts import part_of

from .hint_seeds import are_true, tasks


@pytest.mark.whole
@pytest.mark.parametrize("seed", part_of(range(1, 7), 3))
def test_hints_of_dealt_tasks_are_true(seed: int) -> None:
    for step in tasks(seed):
        are_true(step)
