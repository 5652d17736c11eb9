"""The step that the scans share, against runs that are laid one by one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from rummy_widget.engine.solver.tiling.step import (
    COPIES,
    OpenRuns,
    final_ones,
    is_as_good,
    open_run_sets,
    runs_begun,
    step,
    tiles_missing,
)

MOST = 4
RUNS = open_run_sets(MOST)


def laid(runs: OpenRuns, tiles: int) -> set[OpenRuns]:
    """All that runs can become by so many tiles of the next number, whichever of them go on."""
    found = set()
    for going in product((False, True), repeat=len(runs)):
        new = tiles - sum(going)
        if new >= 0 and all(on or length == 3 for on, length in zip(going, runs, strict=True)):
            after = [min(3, length + 1) for on, length in zip(going, runs, strict=True) if on]
            found.add(tuple(sorted([*after, *[1] * new])))
    return found


def over(runs: OpenRuns) -> bool:
    """Whether all may end here."""
    return all(length == 3 for length in runs)


def accepted(runs: OpenRuns, numbers: int) -> set[tuple[int, ...]]:
    """How many tiles of each number from now on can all be laid, four at most, by trying everything."""
    found = set()
    for tiles in product(range(MOST + 1), repeat=numbers):
        now = {runs}
        for each in tiles:
            now = {after for some in now for after in laid(some, each)}
        if any(map(over, now)):
            found.add(tiles)
    return found


ACCEPTED = {runs: accepted(runs, 3) for runs in RUNS}
"""Three numbers tell all runs apart: what is begun at the first can be over by then."""


def test_the_step_loses_nothing() -> None:
    for runs, tiles in product(RUNS, range(MOST + 1)):
        after = step(runs, tiles)
        assert (after is None) == (laid(runs, tiles) == set())
        if after is None:
            continue
        assert after in laid(runs, tiles)
        assert runs_begun(runs, tiles) == tiles - min(tiles, len(runs))
        for other in laid(runs, tiles):
            assert accepted(other, 2) <= accepted(after, 2), (runs, tiles, other)


@pytest.mark.parametrize("mine", RUNS, ids=str)
def test_runs_are_as_good_as_others_just_where_they_can_do_all_that_those_can(mine: OpenRuns) -> None:
    for others in RUNS:
        assert is_as_good(mine, others) == (ACCEPTED[others] <= ACCEPTED[mine]), others


def test_the_tiles_with_which_runs_end_and_those_that_they_want() -> None:
    for runs in RUNS:
        least, most = final_ones(runs)
        ends = {count for (count,) in accepted(runs, 1)}
        assert ends == set(range(least, most + 1)), runs
        assert tiles_missing(runs) == min(map(sum, ACCEPTED[runs])), runs


def test_what_groups_take_is_every_sum_of_groups() -> None:
    groups = [Counter(some) for size in (3, 4) for some in combinations(range(4), size)]
    sums = {tuple([0] * 4)}
    for _ in range(4):
        sums |= {tuple(sum(pair) for pair in zip(one, [group[c] for c in range(4)], strict=True))
                 for one in sums for group in groups}  # fmt: skip
    assert sorted(each for each in sums if 0 < sum(each) <= 14) == COPIES
