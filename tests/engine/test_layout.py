"""Where tiles lie: nothing is ever lost, and everything can be undone."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.hands import KINDS, arrangements
from parts import examples
from rummy_widget.engine.faults import NotationError, RulesError
from rummy_widget.engine.layout import SLOTS, Arrangement, History, Layout, parse_arrangement
from rummy_widget.engine.reading.rack import SegmentState, read_rack
from rummy_widget.engine.tiles import CARDS, notation, parse_tiles


def layout_of(text: str) -> Layout:
    return Layout.of(parse_arrangement(text))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("", ""),
        ("r5 r6 r7 _ b9", "r5 r6 r7 | b9"),
        ("r5|b9", "r5 | b9"),
        ("r5 || b9", "r5 _ _ b9"),
        ("| r5", "_ r5"),
        ("_ _ r5 _ _ _ /", "_ _ r5"),
        ("r5 ; b9", "r5 | b9"),
        ("/ r5", "/ r5"),
        (" / ", ""),
        ("r5 / | *r6 | | *", "r5 / _ *r6 _ _ *"),
    ],
)
def test_an_arrangement_has_one_notation(text: str, canonical: str) -> None:
    assert parse_arrangement(text).notation() == canonical
    assert parse_arrangement(canonical) == parse_arrangement(text)


@given(text=arrangements())
def test_every_arrangement_reads_back(text: str) -> None:
    lying = parse_arrangement(text)
    assert parse_arrangement(notation(lying)) == lying
    assert eval(repr(lying), {"parse_arrangement": parse_arrangement}) == lying
    assert lying.tiles == parse_tiles(text)
    assert Layout.of(lying).arrangement() == lying
    assert [each for _, _, row in lying.rows() for each in row] == list(lying.tiles)


@pytest.mark.parametrize(
    "text", ["r5 / / r6", "r5 r14", "_ " * (SLOTS + 1), "r1 " * (SLOTS + 1), "_" * 10**6]
)
def test_what_is_no_arrangement_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="expected"):
        parse_arrangement(text)


@pytest.mark.parametrize(
    ("before", "ids", "shelf", "slot", "after"),
    [
        ("r5 r6 | b9", [2], 0, 4, "r5 r6 _ _ b9"),  # onto an empty slot: there
        ("r5 r6 | b9", [2], 0, 0, "b9 r5 r6"),  # onto a tile: before it, pushing to the next gap
        ("r5 r6 | b9 b10", [0], 0, 3, "_ r6 | r5 b9 b10"),
        ("r5 r6 | b9", [0], 0, 1, "_ r5 r6 b9"),
        ("r5 r6 | b9", [1], 0, 1, "r5 r6 | b9"),  # back where it was
        ("r5 r6 | b9", [0, 1], 1, 2, "_ _ _ b9 / _ _ r5 r6"),
        ("r5 r6 r7 | b9", [0, 1, 2], 0, 4, "_ _ _ _ r5 r6 r7 b9"),
        ("b9 | r5 r6", [1, 2], 0, 0, "r5 r6 b9"),
        ("r5 r6 r7", [0, 1, 2], 0, 1, "_ r5 r6 r7"),
        ("r5 r6 r7", [2, 0], 0, 0, "r7 r5 r6"),
        ("r1 r2 | r3 | r4", [3], 0, 0, "r4 r1 r2 r3"),
        ("r1 r2 r3 / b1 b2 b3", [0, 1, 2], 1, 1, "/ b1 r1 r2 r3 b2 b3"),
    ],
)
def test_where_a_move_lays_the_tiles(before: str, ids: list[int], shelf: int, slot: int, after: str) -> None:
    assert layout_of(before).moved(ids, shelf, slot).arrangement().notation() == after


@pytest.mark.parametrize(
    ("ids", "shelf", "slot"),
    [
        ([], 0, 0),
        ([9], 0, 0),
        ([-1], 0, 0),
        ([0, 0], 0, 0),
        ([0], 2, 0),
        ([0], -1, 0),
        ([0], 0, -1),
        ([0], 0, SLOTS),
    ],
)
def test_a_move_that_cannot_be_is_refused(ids: list[int], shelf: int, slot: int) -> None:
    layout = layout_of("r5 r6 | b9")
    with pytest.raises(RulesError, match="no such") as caught:
        layout.moved(ids, shelf, slot)
    assert caught.value.fault.clause == "PRO-23"


def test_a_full_shelf_takes_no_more() -> None:
    layout = layout_of("r1 " * SLOTS + "/ b1")
    with pytest.raises(RulesError, match="no room"):
        layout.moved([SLOTS], 0, 0)


LIFTED = st.lists(st.integers(0, 14), min_size=1, max_size=4, unique=True)
MOVES = st.tuples(LIFTED, st.integers(0, 1), st.integers(0, 25)) | st.sampled_from(["run", "group"])


@pytest.mark.whole
@given(
    start=st.permutations([*KINDS, *KINDS, *["*"] * 6]).map(lambda box: " ".join(box[:15])),
    moves=st.lists(MOVES, max_size=25),
)
@settings(max_examples=examples(150))
def test_no_move_loses_a_tile_and_all_can_be_undone_and_redone(start: str, moves: list[object]) -> None:
    first = layout_of(start)
    history = History(first)
    lifted = 0
    done = 0
    for move in moves:
        if isinstance(move, str):
            layout, count = history.present.sorted_by(move), 0  # type: ignore[arg-type]
        else:
            ids, shelf, slot = move  # type: ignore[misc]
            layout, count = history.present.moved(ids, shelf, slot), len(ids)
        for number, row in enumerate(layout.shelves):
            assert not row or row[-1] is not None, number
        assert Counter(layout.arrangement().tiles) == Counter(first.tiles)
        assert sorted(id for row in layout.shelves for id in row if id is not None) == list(range(15))
        if layout != history.present:
            lifted, done = lifted + count, done + 1
        history = history.do(layout, count)
    last = history
    assert (history.lifted, len(history.past)) == (lifted, done)
    for _ in range(done):
        history = history.undo()
    assert (history.present, history.lifted, history.undo()) == (first, 0, history)
    for _ in range(done):
        history = history.redo()
    assert history == last
    assert history.redo() == last


def test_what_was_undone_is_gone_after_another_move() -> None:
    start = layout_of("r5 r6 r7")
    history = History(start).do(start.moved([0], 0, 5), 1).undo().do(start.moved([1], 0, 5), 1)
    assert history.redo() == history
    assert history.undo().present == start


@given(text=st.permutations([*KINDS, *KINDS, *["*"] * 6]).map(lambda box: " ".join(box[:15])))
@example("* * r3 * r5 r6 b9 r8 r9 r10 k9 b9 k9 y1 y2")  # a Grand Care: what lies beside it is part of it
@settings(max_examples=60)
def test_sorting_lays_rows_that_may_become_melds(text: str) -> None:
    for by, kind in (("run", "run"), ("group", "group")):
        layout = layout_of(text).sorted_by(by)  # type: ignore[arg-type]
        assert layout.sorted_by(by).arrangement() == layout.arrangement()  # type: ignore[arg-type]
        for segment in read_rack(layout.arrangement()).segments:
            assert segment.state is not SegmentState.FAULT
            if segment.state is SegmentState.PART:  # of a whole, whose rows may be anything
                continue
            if len(segment.tiles) > 1 and not segment.tiles[0].joker:
                becoming = segment.melds[0].kind if segment.melds else segment.fault and segment.fault.meld
                assert becoming == kind


@pytest.mark.parametrize("box", [[*KINDS, *KINDS, *["*"] * 6], [*map(str, CARDS)]], ids=["tiles", "cards"])
def test_the_whole_box_can_be_sorted(box: list[str]) -> None:
    lying = parse_arrangement(" ".join(box[:55]) + " / " + " ".join(box[55:]))
    for by in ("run", "group"):
        layout = Layout.of(lying).sorted_by(by)  # type: ignore[arg-type]
        assert Counter(layout.arrangement().tiles) == Counter(lying.tiles)
        assert all(len(shelf) <= SLOTS for shelf in layout.shelves)


def test_equal_copies_keep_their_place_where_they_can() -> None:
    layout = layout_of("r5 b9 r5")
    again = layout.relaid(parse_arrangement("_ b9 r5 / r5"))
    assert again is not None
    assert again.shelves == ((None, 1, 2), (0,))
    assert layout.relaid(parse_arrangement("r5 b9")) is None
    assert layout.relaid(parse_arrangement("r5 b9 r5 r5")) is None
    assert layout.relaid(parse_arrangement("r5 b9 r6")) is None


def test_an_arrangement_knows_nothing_of_empty_ends() -> None:
    tile = parse_tiles("r5")[0]
    assert Arrangement(((tile, None, None), (None,))) == Arrangement(((tile,), ()))


BOX = [*KINDS, *KINDS]


def ids_of(layout: Layout) -> set[int]:
    return {id for shelf in layout.shelves for id in shelf if id is not None}


@settings(max_examples=40, deadline=None)
@given(st.permutations(BOX), st.lists(st.integers(0, 14), min_size=30, max_size=60))
def test_a_kept_tile_stays_apart_from_the_others(box: list[str], thrown: list[int]) -> None:
    tiles = parse_tiles(" ".join(box))
    layout = Layout.of(Arrangement((tiles[:14], ()))).sorted_by("run")
    longest = max(map(len, layout.shelves))
    for drawn, at in zip(tiles[14:], thrown, strict=False):
        rows = rows_with_ids(layout)
        layout = layout.with_drawn(drawn, 15)
        new = len(layout.tiles) - 1
        assert rows_with_ids(layout) == rows | {(new,)}, "nothing else has moved or got a neighbour"
        layout = layout.without(sorted(ids_of(layout))[at])
        joined = {each for each in rows_with_ids(layout) if new not in each}
        layout = layout.with_kept(new, 14)
        assert {each for each in rows_with_ids(layout) if new not in each} == joined
        assert all(each == (new,) for each in rows_with_ids(layout) if new in each)
        assert max(map(len, layout.shelves)) <= max(longest, 21)


def test_a_tile_that_was_put_elsewhere_is_not_moved() -> None:
    layout = layout_of("r5 _ _ _ r6 / b9").with_drawn(parse_tiles("k1")[0], 5)
    for there in (layout.moved([3], 0, 1), layout.moved([3], 1, 1)):
        assert there.with_kept(3, 6) == there


def rows_with_ids(layout: Layout) -> set[tuple[int, ...]]:
    """The rows of tiles between gaps, as ids."""
    found = set()
    for shelf in layout.shelves:
        for whole, row in groupby(shelf, lambda id: id is not None):
            if whole:
                found.add(tuple(id for id in row if id is not None))
    return found
