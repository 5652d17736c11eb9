"""A turn made by moving tiles about is judged as the same turn written down."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from parts import WHOLE
from rummy_widget.engine.layout import Arrangement, Layout, parse_arrangement
from rummy_widget.engine.rules import (
    DUTCH_RUMMY,
    EASY_RUMMY,
    PUP_RUMMY,
    RRRUMMY,
    RUMMIKUB,
    TILES_50,
    Ruleset,
)
from rummy_widget.engine.table_melds import Play, TableMelds, draft_of, judge_play, layout_of, parse_table
from rummy_widget.engine.tiles import Tile, notation, spaced

from .changed import changed_tables

GAMES = (PUP_RUMMY, EASY_RUMMY, RUMMIKUB, DUTCH_RUMMY, RRRUMMY, TILES_50)


def laid_out(layout: Layout, after: TableMelds) -> Layout | None:
    """The layout moved until each row of a spread has a tray, in its order; None if tiles are missing."""
    first = len(layout.trays)
    for row in after.melds:
        ids: list[int] = []
        for each in row:
            spare = (
                id
                for shelf in (*layout.all_shelves[2 : 2 + first], *layout.all_shelves[:2])
                for id in shelf
                if id is not None and layout.tiles[id].kind == each.kind and id not in ids
            )
            if (found := next(spare, None)) is None:
                return None
            ids.append(found)
        emptied = sum(set(tray) <= set(ids) for tray in layout.trays[:first])
        layout = layout.in_new_tray(ids, len(layout.trays))
        first -= emptied
    return layout


@pytest.mark.whole
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_turn_by_hand_is_judged_as_the_same_turn_in_text(rules: Ruleset) -> None:
    rng, judged = Random(11), Counter[bool]()
    for before, after, rack in changed_tables(rng, rules, 15 if WHOLE else 8):
        before = before.in_order(rules)
        layout = laid_out(layout_of(before, Arrangement((tuple(rack), ()))), after)
        if layout is None:  # more tiles than there are
            continue
        draft = draft_of(layout)
        kinds = [[each.kind for each in row] for row in draft.after.melds]
        moved = [[each.kind for each in row] for row in after.melds]
        assert kinds[len(kinds) - len(moved) :] == moved
        assert parse_table(notation(draft.after)) == draft.after
        assert Counter(each.kind for each in draft.held) == Counter(each.kind for each in rack)
        assert Counter(draft.laid) == draft.after.counts() - before.counts()
        assert [layout.tiles[id].kind for id in draft.new] == list(draft.laid)
        if len(kinds) > len(moved):  # tiles of the table that the turn in text has lost lie there still
            continue
        if any(alone(row) for row in (*before.melds, *after.melds)):
            continue  # what such Jokers mean is not in the tiles alone
        verdict = judge_play(before, draft.after, draft.held, rules=rules)
        other = judge_play(before, notation(after), rack, rules=rules)
        assert isinstance(verdict, Play) == isinstance(other, Play), (before, after, rack)
        if isinstance(verdict, Play) and isinstance(other, Play):
            assert (verdict.tiles, verdict.after) == (other.tiles, other.after)
        judged[isinstance(verdict, Play)] += 1
    assert judged[True] > (2 if WHOLE else 0)


def alone(row: tuple[Tile, ...]) -> bool:
    """One natural tile with Jokers only."""
    return sum(not each.joker for each in row) < 2


UNTOUCHED = [
    ("", ""),
    ("r5 r6 * | b9 y9 k9", "r7 k1"),
    ("r5 *y5 *b5 | * * k1", "*"),
    ("r1 r2 * | * k13 k1", "*r6 / b9"),
]


@pytest.mark.parametrize(("table", "rack"), UNTOUCHED)
def test_a_turn_in_which_nothing_was_done_changes_nothing(table: str, rack: str) -> None:
    spread, lying = parse_table(table), parse_arrangement(rack)
    draft = draft_of(layout_of(spread, lying))
    assert (draft.after, draft.left, draft.laid, draft.new) == (spread, lying, (), ())
    assert draft.held == lying.tiles


@pytest.mark.parametrize(
    ("table", "rack", "ids", "shelf", "slot", "after"),
    [
        ("r5 r6 *", "r7", [0], 2, 2, "r5 r6 r7 *r8"),  # a Joker at an end is the next tile
        ("r5 *r6 r7", "r8", [2], 2, 0, "* r5 r7"),
        ("r5 *y5 *b5", "k5", [0], 2, 3, "r5 *y5 *b5 k5"),  # a group's say what they said
        ("r5 *y5 *b5", "y5", [0], 2, 3, "r5 * * y5"),  # unless their tile is there
        ("r5 r6 *r7 | y9 b9 k9", "", [2], 3, 3, "r5 r6 | y9 b9 k9 *"),
        ("y7 b7 | r5 r6 *r7", "", [4], 2, 2, "y7 b7 *r7 | r5 r6"),
    ],
)
def test_a_joker_stands_for_what_its_place_says(
    table: str, rack: str, ids: list[int], shelf: int, slot: int, after: str
) -> None:
    layout = layout_of(parse_table(table), parse_arrangement(rack)).moved(ids, shelf, slot)
    assert draft_of(layout).after.notation() == after


def test_a_turn_from_the_first_drag_to_the_verdict() -> None:
    before = parse_table("r5 r6 *r7 | b9 y9 k9")
    start = layout_of(before, parse_arrangement("r7 k2"))
    assert verdict(before, start) == ["nothing_laid"]
    apart = start.moved([4], shelf=3, slot=3)
    assert verdict(before, apart) == ["too_few", "nothing_laid"]
    whole = apart.moved([0], shelf=2, slot=2)
    assert verdict(before, whole) == []
    assert spaced(draft_of(whole).left.tiles) == "k2"
    assert verdict(before, whole.in_new_tray([1], gap=0)) == ["too_few"]


def verdict(before: TableMelds, layout: Layout) -> list[str]:
    draft = draft_of(layout)
    judged = judge_play(before, draft.after, draft.held, rules=RUMMIKUB)
    return [] if isinstance(judged, Play) else [fault.code for fault in judged]
