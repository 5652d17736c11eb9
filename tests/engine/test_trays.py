"""The table of an open game in a layout: trays keep their order, and what lies there stays there."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.hands import KINDS
from engine.rows import row_of, tail_of
from parts import examples
from rummy_widget.engine.faults import FaultCode, RulesError
from rummy_widget.engine.layout import SLOTS, History, Layout, parse_arrangement
from rummy_widget.engine.table_melds.trays import return_laid_tiles
from rummy_widget.engine.tiles import parse_tiles, spaced


def layout_of(rack: str, table: str) -> Layout:
    """A rack, and a table with | between its melds. Ids go through the rack, then through the table."""
    return Layout.of(parse_arrangement(rack), [parse_tiles(row) for row in table.split("|")])


def table_of(layout: Layout) -> str:
    return " | ".join(map(spaced, layout.melds))


@pytest.mark.parametrize(
    ("ids", "shelf", "slot", "rack", "table"),
    [
        ([0], 2, 3, "_ k1", "r5 r6 r7 r8 | b9 y9 k9"),  # to the end
        ([0], 2, 40, "_ k1", "r5 r6 r7 r8 | b9 y9 k9"),  # anywhere behind it
        ([0], 2, 0, "_ k1", "r8 r5 r6 r7 | b9 y9 k9"),  # before the first
        ([0, 1], 3, 1, "", "r5 r6 r7 | b9 r8 k1 y9 k9"),
        ([1, 0], 3, 1, "", "r5 r6 r7 | b9 k1 r8 y9 k9"),  # in the order given
        ([4], 3, 3, "r8 k1", "r5 r6 | b9 y9 k9 r7"),  # an end taken
        ([3], 3, 0, "r8 k1", "r5 r7 | r6 b9 y9 k9"),  # from the middle: what is left moves together
        ([2], 2, 1, "r8 k1", "r5 r6 r7 | b9 y9 k9"),  # before what lies behind it already
        ([2], 2, 3, "r8 k1", "r6 r7 r5 | b9 y9 k9"),
        ([4], 2, 1, "r8 k1", "r5 r7 r6 | b9 y9 k9"),
        ([2, 3], 2, 0, "r8 k1", "r5 r6 r7 | b9 y9 k9"),
        ([2, 4], 2, 1, "r8 k1", "r5 r7 r6 | b9 y9 k9"),
        ([2, 3, 4], 3, 3, "r8 k1", "b9 y9 k9 r5 r6 r7"),  # a whole meld: its tray goes
        ([5, 6, 7], 2, 0, "r8 k1", "b9 y9 k9 r5 r6 r7"),
        ([2, 3, 4], 2, 1, "r8 k1", "r5 r6 r7 | b9 y9 k9"),
        ([0, 4], 3, 0, "_ k1", "r5 r6 | r8 r7 b9 y9 k9"),  # from both zones at once
    ],
)
def test_where_a_move_lays_tiles_on_the_table(
    ids: list[int], shelf: int, slot: int, rack: str, table: str
) -> None:
    moved = layout_of("r8 k1", "r5 r6 r7 | b9 y9 k9").moved(ids, shelf, slot)
    assert (moved.arrangement().notation(), table_of(moved)) == (rack, table)


@pytest.mark.parametrize(
    ("ids", "gap", "rack", "table"),
    [
        ([0], 0, "_ k1", "r8 | r5 r6 r7 | b9 y9 k9"),
        ([0, 1], 1, "", "r5 r6 r7 | r8 k1 | b9 y9 k9"),
        ([1], 2, "r8", "r5 r6 r7 | b9 y9 k9 | k1"),
        ([3, 4], 2, "r8 k1", "r5 | b9 y9 k9 | r6 r7"),
        ([2, 3, 4], 2, "r8 k1", "b9 y9 k9 | r5 r6 r7"),  # a whole tray to another place
        ([2, 3, 4], 1, "r8 k1", "r5 r6 r7 | b9 y9 k9"),
        ([5, 6, 7], 0, "r8 k1", "b9 y9 k9 | r5 r6 r7"),
        ([2, 3, 4, 5, 6, 7], 1, "r8 k1", "r5 r6 r7 b9 y9 k9"),
    ],
)
def test_a_new_tray_takes_the_gap_that_it_is_laid_in(ids: list[int], gap: int, rack: str, table: str) -> None:
    moved = layout_of("r8 k1", "r5 r6 r7 | b9 y9 k9").in_new_tray(ids, gap)
    assert (moved.arrangement().notation(), table_of(moved)) == (rack, table)


def test_tiles_of_the_table_cannot_be_put_on_the_rack_and_it_is_said_why() -> None:
    layout = layout_of("r8 k1", "r5 r6 r7 | b9 y9 *k9")
    laid = layout.moved([0], 2, 3)
    for ids, named in (([4], "r7"), ([2, 3, 4], "r5 r6 r7"), ([0, 4], "r7"), ([7], "*")):
        for shelf in (0, 1):
            with pytest.raises(RulesError, match="expected tiles laid in this turn") as caught:
                laid.moved(ids, shelf, 0)
            assert caught.value.fault.code is FaultCode.TABLE_TILE_ON_RACK
            assert (caught.value.fault.tiles, caught.value.fault.clause) == (parse_tiles(named), "RK-3")


def test_tiles_that_came_from_the_rack_in_this_turn_can_go_back() -> None:
    layout = layout_of("r8 k1", "r5 r6 r7 | b9 y9 k9")
    laid = layout.moved([0], 2, 3).in_new_tray([0, 1], 0)
    assert (laid.laid, layout.laid) == ((0, 1), ())
    back = laid.moved([0, 1], 1, 2)
    assert (back.arrangement().notation(), table_of(back)) == ("/ _ _ r8 k1", table_of(layout))
    assert back.laid == ()


NOT_THERE = [([], 2, 0), ([8], 2, 0), ([-1], 2, 0), ([2, 2], 2, 0)]
NOWHERE = [([0], 4, 0), ([0], -1, 0), ([0], 2, -1), ([0], 2, SLOTS)]


@pytest.mark.parametrize(("ids", "shelf", "slot"), NOT_THERE + NOWHERE)
def test_a_move_on_the_table_that_cannot_be_is_refused(ids: list[int], shelf: int, slot: int) -> None:
    with pytest.raises(RulesError, match="no such") as caught:
        layout_of("r8 k1", "r5 r6 r7 | b9 y9 k9").moved(ids, shelf, slot)
    assert caught.value.fault.clause == "RK-3"


@pytest.mark.parametrize(("ids", "gap"), [([], 0), ([8], 0), ([0, 0], 0), ([0], -1), ([0], 3)])
def test_a_gap_that_is_not_there_is_refused(ids: list[int], gap: int) -> None:
    with pytest.raises(RulesError, match="no such"):
        layout_of("r8 k1", "r5 r6 r7 | b9 y9 k9").in_new_tray(ids, gap)


def test_a_full_tray_takes_no_more() -> None:
    layout = layout_of("k1", "r1 " * SLOTS)
    with pytest.raises(RulesError, match="no room"):
        layout.moved([0], 2, 0)


@pytest.mark.parametrize(
    ("id", "row", "tail"),
    [(0, (0, 1), (0, 1)), (1, (0, 1), (1,)), (2, (2,), (2,)), (3, (3, 4), (3, 4)), (6, (5, 6, 7), (6, 7))],
)
def test_the_row_of_a_tile_and_its_end(id: int, row: tuple[int, ...], tail: tuple[int, ...]) -> None:
    layout = layout_of("r8 r9 | k1 / b1 b2", "r5 r6 r7")
    assert (row_of(layout, id), tail_of(layout, id)) == (row, tail)


def test_what_is_done_to_the_rack_leaves_the_table_alone() -> None:
    layout = layout_of("r8 k1 | r7", "r5 r6 r7 | b9 y9 k9")
    sorted_, more = layout.sorted_by("run"), layout.with_tile(parse_tiles("b1")[0])
    again = layout.relaid(parse_arrangement("k1 r7 / r8"))
    assert again is not None
    for each in (sorted_, more, again, layout.without(1)):
        assert (table_of(each), each.table) == (table_of(layout), layout.table)
    assert more.moved([9], 2, 3).laid == (9,)
    assert layout.relaid(parse_arrangement("k1 r5 / r8")) is None
    with pytest.raises(RulesError, match="on the rack"):
        layout.without(3)


def test_the_shelves_are_the_racks_and_then_the_trays() -> None:
    shelves = layout_of("r8 | k1", "r5 r6 r7 | b9 y9 k9").all_shelves
    assert list(shelves) == [(0, None, 1), (), (2, 3, 4), (5, 6, 7)]


# ---- Any moves at all ------------------------------------------------------------------------------


@pytest.mark.whole
@dataclass(frozen=True)
class Move:
    """Some tiles or a row, or its end, to a shelf or to a gap; numbers are taken as they fit."""

    tiles: tuple[int, ...]
    how: str
    to: int
    slot: int

    def ids(self, layout: Layout) -> tuple[int, ...]:
        first = self.tiles[0] % len(layout.tiles)
        if self.how == "row":
            return row_of(layout, first)
        if self.how == "tail":
            return tail_of(layout, first)
        return tuple(dict.fromkeys(each % len(layout.tiles) for each in self.tiles))

    def to_the_rack(self, layout: Layout) -> bool:
        return self.how != "gap" and self.to % (2 + len(layout.trays)) < 2

    def made(self, layout: Layout) -> Layout:
        if self.how == "gap":
            return layout.in_new_tray(self.ids(layout), self.to % (len(layout.trays) + 1))
        return layout.moved(self.ids(layout), self.to % (2 + len(layout.trays)), self.slot)


MOVES = st.builds(
    Move,
    st.lists(st.integers(0, 99), min_size=1, max_size=4).map(tuple),
    st.sampled_from(["tiles", "row", "tail", "gap"]),
    st.integers(0, 40),
    st.integers(0, 16),
)
BOX = st.permutations([*KINDS, *KINDS, "*", "*"])
CUTS = st.lists(st.integers(1, 5), max_size=6)


@given(box=BOX, rack=st.integers(1, 14), cuts=CUTS, moves=st.lists(MOVES, max_size=25))
@settings(max_examples=examples(150))
def test_whatever_is_moved_no_tile_is_lost_and_the_table_keeps_its_own(
    box: list[str], rack: int, cuts: list[int], moves: list[Move]
) -> None:
    melds, rest = [], box[rack:]
    for cut in cuts:
        melds, rest = [*melds, rest[:cut]], rest[cut:]
    first = layout_of(" ".join(box[:rack]), " | ".join(map(" ".join, melds)))
    history, steps = History(first), [first]
    for move in moves:
        before = history.present
        ids = move.ids(before)
        if move.to_the_rack(before) and set(ids) & first.table:
            with pytest.raises(RulesError) as caught:
                move.made(before)
            assert caught.value.fault.code is FaultCode.TABLE_TILE_ON_RACK
            continue
        after = move.made(before)
        on_the_table = {id for tray in after.trays for id in tray}
        rows = [tuple(id for id in shelf if id is not None) for shelf in after.all_shelves]
        assert sorted(id for row in rows for id in row) == list(range(len(first.tiles)))
        lying = [*after.arrangement().tiles, *(each for meld in after.melds for each in meld)]
        assert Counter(lying) == Counter(first.tiles)
        assert first.table <= on_the_table
        assert set(after.laid) == on_the_table - first.table
        assert in_order(before, ids) == in_order(after, ids)
        assert any(ids == row[at : at + len(ids)] for row in rows for at in range(len(row)))
        history = history.do(after, len(ids))
        if after != before:
            steps.append(after)
    for step in reversed(steps):
        assert history.present == step
        history = history.undo()
    assert history.present == first
    for step in steps[1:]:
        history = history.redo()
        assert history.present == step


def in_order(layout: Layout, moved: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The trays without the tiles that are moved, in their order."""
    left = (tuple(id for id in tray if id not in moved) for tray in layout.trays)
    return list(filter(None, left))


@pytest.mark.whole
@settings(max_examples=examples(200))
@given(st.data())
def test_tiles_that_come_back_touch_no_others(data: st.DataObject) -> None:
    """And where they lay before, if that is still free, they lie again."""
    words = data.draw(st.lists(st.sampled_from(["r1", "y2", "b3", "k4", "_"]), min_size=1, max_size=20))
    cut = data.draw(st.integers(0, len(words)))
    rack = f"{' '.join(words[:cut])} / {' '.join(words[cut:])}"
    start = layout_of(rack, "r5 r6 r7")
    own = [id for shelf in start.shelves for id in shelf if id is not None]
    laid = data.draw(st.lists(st.sampled_from(own), unique=True)) if own else []
    here = start
    for id in laid:
        here = here.in_new_tray([id], len(here.trays))
    back = return_laid_tiles(here)
    assert sorted(id for shelf in back.shelves for id in shelf if id is not None) == sorted(own)
    for shelf in back.shelves:
        for slot, id in enumerate(shelf):
            if id in laid:
                assert all(shelf[at] is None for at in (slot - 1, slot + 1) if 0 <= at < len(shelf))
    assert return_laid_tiles(here, [start]) == start
