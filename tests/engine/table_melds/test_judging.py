"""Turns on the table: what the published examples allow and forbid, and a second judge of random changes."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product
from random import Random

import pytest

from parts import WHOLE
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.rules import (
    BASIC_RUMMY,
    DUTCH_RUMMY,
    EASY_RUMMY,
    PUP_RUMMY,
    RRRUMMY,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    TILES_50,
    Opening,
    Ruleset,
    Touch,
    switched,
)
from rummy_widget.engine.table_melds import Play, judge_play, parse_table
from rummy_widget.engine.tiles import parse_tiles

from .changed import changed_tables, laid_tables
from .plain import allowed
from .plain_laying import allowed_laying

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


@pytest.mark.parametrize("rules", [RUMMIKUB, TILES_50, RUMMY_45])
def test_no_meld_is_refused_because_of_what_its_place_says_of_a_joker(rules: Ruleset) -> None:
    """What is a meld in some reading is one as a row of the table, whatever the order (RK-10)."""
    of_13 = 0
    for number, size in product(range(1, 14), (3, 4)):
        box = parse_tiles(f"y{number} y{number % 13 + 1} r{number} * *")
        for row in set(permutations(box, size)):
            (found,) = parse_table(" ".join(map(str, row))).read(rules)
            assert isinstance(found, Meld) == isinstance(read_meld(row, rules), Meld), row
            of_13 += isinstance(found, Meld) and number == 13
    assert of_13 > 20


def test_a_joker_beside_a_13_stands_for_what_the_game_has_there() -> None:
    """Where 1 is only low it is a group (RK-10), elsewhere the run that it looks like (R45-3)."""
    for rules, kind, tiles in ((RUMMIKUB, "group", {13}), (RUMMY_45, "run", {12, 13, 1})):
        play = judge_play("r1 r2 r3", "r1 r2 r3 | * y13 *", "* y13 * k1", rules=rules)
        assert isinstance(play, Play)
        meld = read_meld(play.after.melds[1], rules)
        assert isinstance(meld, Meld)
        assert (meld.kind, {each.number for each in meld.tiles}) == (kind, tiles)


@pytest.mark.whole
@pytest.mark.parametrize("rules", GAMES)
def test_a_second_judge_agrees(rules: Ruleset) -> None:
    seen = {True: 0, False: 0}
    for before, after, rack in changed_tables(Random(f"changed {rules.name}"), rules, 30 if WHOLE else 12):
        ours = isinstance(judge_play(before, after, rack, rules=rules), Play)
        theirs = allowed(before.melds, after.melds, rack, rules)
        assert ours == theirs, (before, after, rack)
        seen[theirs] += 1
    assert min(seen.values()) >= (3 if WHOLE else 1), seen


# ---- Games of laying -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "rack", "wrong"),
    [
        ("", "r5 r6 r7 | y5 y6 y7", "r5 r6 r7 y5 y6 y7 k1", []),
        ("b5 b6 b7", "b4 b5 b6 b7 b8", "b4 b8 k1", []),  # added at both ends
        ("b5 b6 b7 | b5 b6 b7", "b5 b6 b7 b8 | b4 b5 b6 b7", "b4 b8 k1", []),
        ("b12 b13 b1", "b11 b12 b13 b1", "b11 k1", []),
        ("r3 r4 * r6", "r3 r4 r5 r6 | k8 k9 *", "r5 k8 k9 k1", []),  # replaced, and laid at once
        ("r3 r4 * r6", "r3 r4 r5 r6 *", "r5 k1", []),  # or added
        ("r3 r4 * r6", "r3 r4 r5 r6", "r5 k1", ["joker_left_over R45-6"]),
        ("y7 b7 *", "y7 b7 k7 *", "k7 k1", []),  # replaced and added, or simply added
        ("y7 b7 * | r3 r4 r5", "y7 b7 r7 | r3 r4 r5 *", "r7 k1", []),  # either missing colour
        ("r3 r4 *", "r3 r4 r6 | b5 b6 *", "r6 b5 b6 k1", ["gap R45-3"]),
        ("r4 r5 *", "r3 r4 r5 | b5 b6 *", "r3 b5 b6 k1", ["joker_not_replaced R45-6"]),  # red 6, not red 3
        ("r5 r6 r7 r8", "r6 r7 r8 | r5 b5 y5", "b5 y5 k1", ["meld_taken_apart R45-3"]),
        ("b5 b6 b7 | r5 r6 r7", "b5 b6 b7 b8 | r6 r7 r8", "b8 r8 k1", ["table_tile_gone R45-3"]),
        ("b5 y5 k5 r5", "b5 y5 k5 r5 *", "* k1", ["does_not_fit R45-5"]),  # complete
        ("b5 b6 b7", "b5 b6 b7 b9", "b9 k1", ["does_not_fit R45-5"]),
        ("b5 b6 b7", "b5 b6 b7 | r12 r13 y1", "r12 r13 y1 k1", ["wrong_colour R45-3"]),
        ("b5 b6 b7", "b5 b6 b7 b8", "r8 k1", ["not_held R45-2"]),
        ("b5 b6 b7", "b5 b6 b7", "r8 k1", ["nothing_laid R45-3"]),
        ("b5 b6 b7", "b5 b6 b7 b8", "b8", ["nothing_left_to_discard R45-10"]),
    ],
)
def test_a_turn_of_rummy_45(before: str, after: str, rack: str, wrong: list[str]) -> None:
    assert codes(before, after, rack, RUMMY_45) == wrong


@pytest.mark.parametrize(
    ("before", "after", "rack", "wrong"),
    [
        ("", "r5 r6 r7 | k10 k11 k12", "r5 r6 r7 k10 k11 k12 k1", []),
        ("", "r5 r6 r7 | y3 b3 k3", "r5 r6 r7 y3 b3 k3 k1", ["opening_too_low R45-4"]),
        ("", "r1 y1 b1", "r1 y1 b1 k1", []),
        ("b5 b6 b7", "b5 b6 b7 b8", "b8 k1", ["not_open R45-5", "opening_too_low R45-4"]),
        # After the opening, in the same turn.
        ("b5 b6 b7", "b5 b6 b7 b8 | r5 r6 r7 | k10 k11 k12", "b8 r5 r6 r7 k10 k11 k12 k1", []),
        # The Joker of the table is none of one's own: without it there are 30 points.
        ("r3 r4 * r6", "r3 r4 r5 r6 | k10 k11 k12 | b8 b9 *", "r5 k10 k11 k12 b8 b9 k1",
         ["not_open R45-5", "opening_too_low R45-4"]),
        # One's own opens, with the run; that of the table is added to the group afterwards.
        ("y13 b13 *", "y13 b13 k13 | y6 *y7 y8 | y11 b11 k11 *", "y6 y8 y11 b11 k11 k13 * k1", []),
    ],
)  # fmt: skip
def test_a_turn_that_opens_in_rummy_45(before: str, after: str, rack: str, wrong: list[str]) -> None:
    assert codes(before, after, rack, RUMMY_45, opened=False) == wrong


def test_a_table_may_ask_for_a_run_in_the_opening() -> None:
    """R45-4."""
    strict = switched(RUMMY_45, {"opening_needs_run": "yes"})
    assert codes("", "r1 y1 b1", "r1 y1 b1 k1", strict, opened=False) == ["opening_without_run R45-4"]
    assert codes("", "r1 y1 b1 | r5 r6 r7", "r1 y1 b1 r5 r6 r7 k1", strict, opened=False) == []


def test_faults_of_laying_name_their_tiles() -> None:
    judged = judge_play("b5 b6 b7", "b5 b6 b7 b9 | r5 r6 k2", "b9 r5 r6 k2 k1", rules=RUMMY_45)
    assert isinstance(judged, tuple)
    assert [" ".join(map(str, fault.tiles)) for fault in judged] == ["b9", "k2"]
    judged = judge_play("r4 r5 *", "r3 r4 r5 | b5 b6 *", "r3 b5 b6 k1", rules=RUMMY_45)
    assert isinstance(judged, tuple)
    assert [(str(fault.tiles[0]), str(fault.missing[0])) for fault in judged] == [("*r6", "r6")]


def test_a_turn_of_laying_is_worth_what_was_laid() -> None:
    """R45-8: a Joker taken from a meld gives nothing a second time, unless the table has it so."""
    turn = "r3 r4 *r5 r6", "r3 r4 r5 r6 | k8 k9 *", "r5 k8 k9 k1"
    play = judge_play(*turn, rules=RUMMY_45)
    assert isinstance(play, Play)
    assert (play.value, play.count, play.moved, play.opens) == (15, 3, 1, False)
    assert [(str(each.fate), str(each.by), each.from_rack) for each in play.fates] == [
        ("replaced", "r5", True)
    ]
    again = judge_play(*turn, rules=switched(RUMMY_45, {"joker_counts": "each_time"}))
    assert isinstance(again, Play)
    assert again.value == 65
    kept = switched(RUMMY_45, {"joker_at_once": "no"})
    assert codes("r3 r4 * r6", "r3 r4 r5 r6", "r5 k1", kept) == []


@pytest.mark.parametrize(
    ("before", "after", "rack", "wrong"),
    [
        ("h5 h6 h7", "h5 h6 h7 h8", "h8 c2", []),  # before one has laid any oneself
        ("h5 h6 h7", "h5 h6 h7 h8", "h8", []),  # out without a discard
        ("", "hq hk ha", "hq hk ha c2", ["one_only_low BR-2"]),
        ("h5 h6 h7 h8", "h5 h6 h7 | h8 c8 d8", "c8 d8 s2", ["meld_taken_apart BR-3"]),
        ("h5 h6 h7", "h5 h6 h7 h9", "h9 c2", ["does_not_fit BR-4"]),
    ],
)
def test_a_turn_of_basic_rummy(before: str, after: str, rack: str, wrong: list[str]) -> None:
    assert codes(before, after, rack, BASIC_RUMMY, opened=False) == wrong


def test_rummy_pro_has_no_melds_on_the_table() -> None:
    with pytest.raises(ValueError, match="no melds lie on the table in <Ruleset rummy_pro>; expected rules"):
        judge_play("", "r5 r6 r7", "r5 r6 r7", rules=RUMMY_PRO)


@pytest.mark.parametrize("rules", [RUMMY_45, BASIC_RUMMY])
def test_a_second_judge_agrees_on_laying(rules: Ruleset) -> None:
    seen = {True: 0, False: 0}
    for before, after, rack, opened in laid_tables(Random(f"laid {rules.name}"), rules, 100):
        ours = isinstance(judge_play(before, after, rack, rules=rules, opened=opened), Play)
        theirs = allowed_laying(before.melds, after.melds, rack, rules, opened=opened)
        assert ours == theirs, (before, after, rack, opened)
        seen[theirs] += 1
    assert min(seen.values()) >= 20, seen


def test_a_play_is_what_the_table_shows() -> None:
    play = judge_play(
        "r3 r4 r5 r6 r7 | b9 y9 k9", "r3 r4 r5 | r5 r6 r7 r8 | b9 y9 k9", "r5 r8", rules=RUMMIKUB
    )
    assert isinstance(play, Play)
    assert (play.count, play.value, play.broken, play.moved) == (2, 13, 1, 2)
    assert play.after == parse_table("r3 r4 r5 | r5 r6 r7 r8 | y9 b9 k9")


def test_a_tile_that_replaced_a_joker_beside_another_lies_in_no_new_meld() -> None:
    """Under C it stays in that meld, so that under D the new meld would hold a tile of the table."""
    before, after, rack = "b8 *r8 *y8 | y5 y6 y7 y8", "y8 b8 * | y5 y6 y7 | y6 *y7 y8", "y6 y8 k9"
    assert codes(before, after, rack, RRRUMMY) == []
    assert codes(before, after, rack, TILES_50) == ["joker_not_in_new_meld TR-7"]
    assert codes(before, "y8 b8 * | y5 y6 y7 y8 | y6 k6 *", "y6 k6 y8", TILES_50) == []
