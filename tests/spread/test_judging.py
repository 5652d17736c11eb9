"""Turns on the table: what the published examples allow and forbid, and a second judge of random changes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rummy_widget.rules import (
    DUTCH_RUMMY,
    EASY_RUMMY,
    PUP_RUMMY,
    RRRUMMY,
    RUMMIKUB,
    TILES_50,
    Opening,
    Ruleset,
    Touch,
)
from rummy_widget.spread import Play, judge_play, parse_spread

from .changed import changed_tables
from .plain import allowed

GAMES = (PUP_RUMMY, EASY_RUMMY, RUMMIKUB, DUTCH_RUMMY, RRRUMMY, TILES_50)


def codes(before: str, after: str, rack: str, rules: Ruleset = RUMMIKUB, *, opened: bool = True) -> list[str]:
    """What is wrong with a turn: codes and clauses; nothing where it is allowed."""
    judged = judge_play(before, after, rack, rules=rules, opened=opened)
    if isinstance(judged, Play):
        return []
    return [f"{fault.code} {fault.clause}" for fault in judged]


@pytest.mark.parametrize("rules", GAMES)
@pytest.mark.parametrize(
    ("before", "after", "rack"),
    [
        ("r3 r4 r5 r6 r7 r8", "r2 r3 r4 r5 r6 r7 r8 r9", "r2 r9"),  # extended at both ends
        ("r8 y8 b8", "r8 y8 b8 k8", "k8"),  # a fourth
        ("r2 r3 r4 r5 r6 r7", "r2 r3 r4 | r4 r5 r6 r7", "r4"),  # split
        ("r5 y5 b5 k5 | y2 y3 y4", "r3 r4 r5 | y5 b5 k5 | y2 y3 y4", "r3 r4"),  # a fourth taken
        ("y5 b5 k5 | r2 r3 r4", "y5 b5 k5 | r2 r3 r4 r5", "r5"),  # 5 5 5 and 2 3 4 with a red 5
        ("y5 b5 k5 | r2 r3 r4", "r5 y5 b5 k5 | r2 r3 r4", "r5"),
        ("r4 r5 r6 r7", "r5 r6 r7 | r4 y4 b4", "y4 b4"),  # an end taken
        ("r4 r5 r6 | y6 y7 y8 | b6 k6 r6", "r4 r5 r6 | y6 y7 y8 | y6 r6 b6 k6", "y6"),
    ],
)
def test_what_rummikub_shows_is_allowed_everywhere(
    rules: Ruleset, before: str, after: str, rack: str
) -> None:
    assert codes(before, after, rack, rules) == []


@pytest.mark.parametrize(
    ("before", "after", "rack", "wrong"),
    [
        ("", "r12 r13 r1", "r12 r13 r1", ["one_only_low RK-1"]),
        ("r11 r12 r13", "r11 r12 r13 r1", "r1", ["one_only_low RK-1"]),
        ("r5 r6 r7 r8", "r5 r7 r8 | r6 y6 b6", "y6 b6", ["gap RK-1"]),  # the middle of a run of four
        ("r5 y5 b5", "r5 y5 | b5 b6 b7", "b6 b7", ["too_few RK-1"]),  # from a group of three
        ("r3 r4 r5 r6", "r3 r4 | r5 r6 r7", "r7", ["too_few RK-1"]),  # two tiles of a split run left
        ("r5 r6 r7", "r6 r7 r8", "r8", ["table_tile_gone RK-3"]),
        ("r5 r6 r7", "r5 r6 r7 r8", "k1", ["not_held RK-3"]),
        ("r4 r5 r6 r7 | y7 b7 k7", "r4 r5 r6 | r7 y7 b7 k7", "r8", ["nothing_laid RK-3"]),
        ("r8 y8 b8", "r8 y8 b8 r8", "r8", ["repeated_colour RK-1"]),
        ("r8 y8 b8 k8", "r8 y8 b8 k8 *", "*", ["joker_no_place RK-10"]),
    ],
)
def test_what_is_wrong_is_named_with_its_clause(before: str, after: str, rack: str, wrong: list[str]) -> None:
    assert codes(before, after, rack) == wrong


@pytest.mark.parametrize(
    ("laid", "points"),
    [("r11 r12 r13", 36), ("r8 y8 b8 k8", 32), ("r4 r5 r6 r7 | y3 b3 k3", 31), ("r9 r10 r11", 30),
     ("r9 y9 *", 27), ("r3 y3 b3 | r5 r6 *", 27), ("r3 y3 b3 | k5 k6 *k7 k8", 35), ("r7 r8 *", 24)],
)  # fmt: skip
def test_an_opening_counts_what_lies_there(laid: str, points: int) -> None:
    rack = " ".join("*" if word.startswith("*") else word for word in laid.replace("|", "").split())
    judged = judge_play("b1 b2 b3", f"b1 b2 b3 | {laid}", rack, rules=RUMMIKUB, opened=False)
    if points >= 30:
        assert isinstance(judged, Play)
        assert (judged.value, judged.opens) == (points, True)
    else:
        (fault,) = judged if isinstance(judged, tuple) else ()
        assert (fault.code, fault.count, fault.wanted) == ("opening_too_low", points, 30)


def test_tiles_50_opens_with_fifty() -> None:
    assert codes("", "r11 r12 r13", "r11 r12 r13", TILES_50, opened=False) == ["opening_too_low TR-9"]
    assert codes("", "r11 r12 r13 | r9 y9 b9", "r11 r12 r13 r9 y9 b9", TILES_50, opened=False) == []


def test_the_turn_of_the_opening_touches_nothing_else() -> None:
    turn = ("r1 r2 r3", "r1 r2 r3 r4 | b10 b11 b12", "r4 b10 b11 b12")
    assert codes(*turn, opened=False) == ["touched_in_opening RK-8"]
    opening = Opening(touch=Touch.SAME_TURN)
    same = replace(RUMMIKUB, play=replace(RUMMIKUB.play, opening=opening))
    assert codes(*turn, same, opened=False) == []
    assert codes("r1 r2 r3", "r1 r2 r3 r4", "r4", same, opened=False) == ["opening_too_low RK-2"]


# One example for each restriction: allowed where it is not in force, elsewhere a fault with its clause.
BOUND = ("r4 r5 r6 *r7", "r4 r5 r6 | *b3 b4 b5", "b4 b5")  # used without being replaced
FROM_TABLE = ("r4 r5 r6 *r7 | r7 y7 b7 k7", "r4 r5 r6 r7 | y7 b7 k7 | b4 b5 *b6", "b4 b5")
BROKEN = ("r4 r5 r6 *r7", "r4 r5 r6 | *r7 r8 r9", "r8 r9")  # kept, but its meld was taken apart
TO_OLD_MELD = ("r4 r5 r6 *r7 | b3 b4 b5", "r4 r5 r6 r7 | b3 b4 b5 *b6", "r7")


@pytest.mark.parametrize(
    ("turn", "allowed_in", "clause"),
    [
        (BOUND, (PUP_RUMMY, EASY_RUMMY), "TR-4"),
        (FROM_TABLE, (PUP_RUMMY, EASY_RUMMY, RUMMIKUB), "TR-5"),
        (BROKEN, (PUP_RUMMY, EASY_RUMMY, RUMMIKUB, DUTCH_RUMMY), "TR-6"),
        (TO_OLD_MELD, (PUP_RUMMY, EASY_RUMMY, RUMMIKUB, DUTCH_RUMMY, RRRUMMY), "TR-7"),
    ],
)
def test_each_restriction_forbids_its_own(
    turn: tuple[str, str, str], allowed_in: tuple[Ruleset, ...], clause: str
) -> None:
    for rules in GAMES:
        judged = judge_play(*turn, rules=rules)
        if rules in allowed_in:
            assert isinstance(judged, Play), rules
        else:
            assert isinstance(judged, tuple), rules
            wanted = "RK-4" if rules is RUMMIKUB else clause
            assert wanted in [fault.clause for fault in judged], rules
            assert [str(fault.tiles[0]) for fault in judged][:1] == ["*r7"]


def test_a_joker_between_two_naturals_of_a_group_is_replaced_by_either_colour() -> None:
    for tile in ("b2", "k2"):
        assert codes("r2 y2 *", f"r2 y2 {tile} | b5 b6 *b7", f"{tile} b5 b6", TILES_50) == []
    assert codes("r2 y2 *", "r2 y2 | b5 b6 *b7", "b5 b6", EASY_RUMMY) == ["too_few RK-1"]


@pytest.mark.parametrize("rules", GAMES)
def test_a_second_judge_agrees(rules: Ruleset) -> None:
    seen = {True: 0, False: 0}
    for before, after, rack in changed_tables(Random(f"changed {rules.name}"), rules, 40):
        ours = isinstance(judge_play(before, after, rack, rules=rules), Play)
        theirs = allowed(before.melds, after.melds, rack, rules)
        assert ours == theirs, (before, after, rack)
        seen[theirs] += 1
    assert min(seen.values()) >= 5, seen


def test_a_play_is_what_the_table_shows() -> None:
    play = judge_play(
        "r3 r4 r5 r6 r7 | b9 y9 k9", "r3 r4 r5 | r5 r6 r7 r8 | b9 y9 k9", "r5 r8", rules=RUMMIKUB
    )
    assert isinstance(play, Play)
    assert (play.count, play.value, play.broken, play.moved) == (2, 13, 1, 2)
    assert play.after == parse_spread("r3 r4 r5 | r5 r6 r7 r8 | y9 b9 k9")
