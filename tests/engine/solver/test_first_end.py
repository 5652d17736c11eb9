"""The first end that is found, where one will do: as near as all of them, and soon there for few tiles."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rummy_widget as rw
from rummy_widget.engine.solver.closing.distance import Targets, nearest
from rummy_widget.engine.solver.closing.sight import sight_of
from rummy_widget.engine.solver.closing.target_search import TargetSearch
from rummy_widget.engine.solver.closing.wholes import most_gained, nearest_whole


@given(st.lists(st.sampled_from([*rw.ALL_TILES, rw.JOKER]), min_size=11, max_size=14, unique=True))
@settings(max_examples=10)
def test_one_end_is_as_near_as_all_of_them(tiles: list[rw.Tile]) -> None:
    """The distance looks for one end, the outs for all: they agree on how near it is, and on which it is."""
    for pattern in (rw.Pattern.SIMPLE, rw.Pattern.BICOLOR, rw.Pattern.MINOR):
        one, every = (Targets(sight_of(tiles), pattern) for _ in range(2))
        gain, end = one.nearest()
        assert gain == every.best()
        assert end == next(every.with_gain(gain), None)


@pytest.mark.parametrize("pattern", [rw.Pattern.MOSAIC, rw.Pattern.DOUBLES, rw.Pattern.GRAND_CARE])
@given(tiles=st.lists(st.sampled_from([*rw.ALL_TILES, rw.JOKER]), min_size=1, max_size=15, unique=True))
def test_nothing_gains_more_than_is_seen_at_a_glance(pattern: rw.Pattern, tiles: list[rw.Tile]) -> None:
    sight = sight_of(tiles)
    near = nearest_whole(pattern, sight.held, sight.available, sight.wild, sight.rules)
    assert near is None or near.gain <= most_gained(pattern, sight.held)


@pytest.mark.parametrize(
    ("rack", "far"), [("*", 13), ("r1", 13), ("r1 y5", 12), ("* *", 12), ("r1 y1 b1", 11)]
)
def test_few_tiles_are_far(rack: str, far: int) -> None:
    found = nearest(rack)
    assert found is not None
    assert (found.distance, len(found.missing)) == (far, far)


def test_one_end_is_enough_to_know_how_far_few_tiles_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one tile there are millions of ends as near as each other; nobody lists what they need."""
    monkeypatch.setattr(TargetSearch, "summary", lambda search, gain: pytest.fail("all ends were looked at"))
    assert rw.distance("r9") == 13
    assert rw.distance("k9 *", "simple") == 12
