"""A summary of all targets agrees with a list of all targets, which another search finds."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rummy_widget as rw
from rummy_widget.engine.solver.closing.distance import Targets
from rummy_widget.engine.solver.closing.sight import KINDS, sight_of
from rummy_widget.engine.solver.closing.target_search import Target

BOX = [*rw.ALL_TILES, *rw.ALL_TILES, rw.JOKER, rw.JOKER]


@pytest.mark.parametrize("pattern", [rw.Pattern.SIMPLE, rw.Pattern.BICOLOR, rw.Pattern.MINOR])
@given(tiles=st.lists(st.sampled_from(range(len(BOX))), min_size=18, max_size=26, unique=True))
@settings(max_examples=6)
def test_a_summary_agrees_with_a_list_of_all_targets(pattern: rw.Pattern, tiles: list[int]) -> None:
    mixed = [BOX[each] for each in tiles]
    sight = sight_of(mixed[:14], mixed[14:])
    targets = Targets(sight, pattern)
    best = targets.best()
    for gain in (best, best - 1) if best > 7 else ():  # of fewer there may be millions
        need, unused, jokers = 0, dict[int, int](), 0
        for target in targets.with_gain(gain):
            drawn, left, forced = _of_one(target, sight.held, sight.available)
            need, jokers = need | drawn, max(jokers, forced)
            for kind in left:
                unused[kind] = unused.get(kind, 0) | drawn
        summary = targets.summary(gain)
        assert (summary.need, summary.unused, summary.forced_jokers) == (need, unused, jokers)


def _of_one(
    target: Target, held: tuple[tuple[int, ...], ...], available: tuple[tuple[int, ...], ...]
) -> tuple[int, list[int], int]:
    """What must be drawn for a target, which tiles of the rack it leaves, and its forced Jokers."""
    used = [count for row in target.uses() for count in row]
    have, may = ([count for row in each for count in row] for each in (held, available))
    drawn = sum(1 << kind for kind in range(len(KINDS)) if min(used[kind], may[kind]) > have[kind])
    left = [kind for kind in range(len(KINDS)) if used[kind] < have[kind]]
    return drawn, left, sum(max(0, used[kind] - may[kind]) for kind in range(len(KINDS)))
