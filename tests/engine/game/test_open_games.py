"""Rummikub, Tile Rummy, Rummy 45 and Basic Rummy: whole rounds, and every move that the rules forbid."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import rummy_widget as rw
from engine.game.open_games import OPEN, SEEN, checked
from parts import WHOLE, part_of
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.game.deal_codes import deal_code, read_code
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.match import Match
from rummy_widget.engine.game.play_out import play_out, tournament
from rummy_widget.engine.game.play_out import positions as played
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.melds import Meld
from rummy_widget.engine.rules import (
    BASIC_RUMMY,
    EASY_RUMMY,
    GAMES,
    PUP_RUMMY,
    RUMMIKUB,
    RUMMY_45,
    RUMMY_PRO,
    GroupRules,
    LayingPlay,
    OneRule,
    Opening,
    Ruleset,
    RunRules,
    Values,
    switched,
)
from rummy_widget.engine.table_melds import parse_table
from rummy_widget.engine.tiles import parse_tiles

# ---- Whole rounds ------------------------------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.parametrize("rules", OPEN, ids=lambda rules: rules.name)
def test_random_rounds_lose_nothing_and_are_settled_by_the_clauses(rules: Ruleset) -> None:
    told: Counter[str] = Counter()
    for seed in part_of(range(40 if isinstance(rules.play, LayingPlay) else 10), 4):
        told += checked(rules, 2 + seed % 3, seed)[1]
    assert SEEN[rules.name] - set(told) <= {"blocked", "refuse", "keep", *([] if WHOLE else ["empty stock"])}


@pytest.mark.parametrize("rules", [RUMMY_PRO, RUMMY_45, BASIC_RUMMY], ids=lambda rules: rules.name)
def test_exactly_the_moves_that_may_be_made_are_listed(rules: Ruleset) -> None:
    for at, position in enumerate(played(3, ("random", "random"), rules=rules)[:-1]):
        if at % 5:
            continue
        hand, melds = sorted(set(map(str, position.hand))), range(1, len(position.spread.melds) + 1)
        tried = ["draw", "take", "extra", "throw", *(f"discard {tile}" for tile in hand if tile != "*")]
        tried += [f"{verb} {tile} {meld}" for verb in ("add", "replace") for tile in hand for meld in melds]
        others = ("lay", "close", "refuse", "keep")
        listed = {move for move in position.legal_moves if move.split()[0] not in others}
        assert {move for move in tried if position.refused(move) is None} == listed
        assert not [move for move in position.legal_moves if position.refused(move)]


@pytest.mark.whole
def test_rounds_are_the_same_in_a_new_process() -> None:
    some = part_of([*GAMES.values()], 3)
    records = [play_out(5, ("random",) * 3, rules=rules).record for rules in some]
    code = """if True:
        import json, sys
        import rummy_widget as rw
        for record in json.load(sys.stdin):
            game = rw.read_record(record)
            again = rw.play_out(5, ("random",) * 3, rules=game.settings.rules)
            assert again.record == record == rw.write_record(game)
            print(game.scores)
    """
    there = subprocess.run(
        [sys.executable, "-c", code], input=json.dumps(records), capture_output=True, text=True, check=True
    )
    assert there.stdout.splitlines() == [str(rw.read_record(record).scores) for record in records]


@pytest.mark.parametrize("rules", OPEN, ids=lambda rules: rules.name)
def test_the_simple_player_goes_out(rules: Ruleset) -> None:
    outcomes = Counter(str(checked(rules, 3, seed, "simple")[0].result.outcome) for seed in range(4))
    assert outcomes["out"] + outcomes["closed"] > 0, outcomes


@pytest.mark.parametrize(
    ("rules", "switches"),
    [
        (RUMMIKUB, {"joker_tile_from": "rack", "pool_end": "value", "touch_after_opening": "same_turn"}),
        (RUMMIKUB, {"invalid_turn": "penalty", "timer": "60", "match": "200_points"}),
        (RUMMY_45, {"take_discard": "never", "opening_needs_run": "yes", "extra_joker": "instead_of_draw"}),
        (EASY_RUMMY, {"invalid_turn": "mend", "timer": "20"}),
    ],
)
def test_switches_hold_for_whole_rounds(rules: Ruleset, switches: dict[str, str]) -> None:
    changed = switched(rules, switches)
    for seed in range(3):
        game, _ = checked(changed, 2 + seed, seed)
        assert game.settings.rules == changed


def test_a_tenth_game_plays_out() -> None:
    """As Rummikub, but an opening of 40, groups of three at most, and a 1 that may also follow 13."""
    tenth = replace(
        RUMMIKUB,
        name="tenth",
        runs=RunRules(one=OneRule.LOW_OR_HIGH, clause="X-1"),
        groups=GroupRules(max_length=3, clause="X-1"),
        play=replace(RUMMIKUB.play, opening=Opening(40, Values(one_high=14), clause="X-2")),
    )
    for seed in range(2):
        checked(tenth, 3, seed)
        checked(tenth, 2, seed, "strong")  # by eye: the solver does not know this game
    played = play_out(7, rules=tenth)
    assert rw.read_record(played.record, rules=tenth).scores == played.scores
    with pytest.raises(rw.NotationError, match="no game 'tenth'"):
        rw.read_record(played.record)


def test_play_out_and_tournaments_take_rules() -> None:
    game = play_out(7, ("simple", "random", "simple"), rules=RUMMIKUB)
    assert len(game.scores) == 3
    assert rw.read_record(game.record).scores == game.scores
    rows = tournament(range(2), ("simple", "random"), rules=BASIC_RUMMY)
    assert len(rows) == 8
    with pytest.raises(ValueError, match="no such player: 'best'; expected beginner, steady, strong, simple"):
        play_out(7, ("best", "simple"), rules=RUMMIKUB)


@pytest.mark.parametrize("rules", GAMES.values(), ids=lambda rules: rules.name)
def test_a_code_deals_the_same_round(rules: Ruleset) -> None:
    game: Any = rw.new_game(3, 4242, rules=rules)
    seed, settings, first = read_code(deal_code(game))
    assert rw.new_game(settings.players, seed, first=first, rules=settings.rules).hands == game.hands
    assert settings.rules == rules


# ---- Positions by hand -------------------------------------------------------------------------------


def laying(
    rules: Ruleset,
    hand: str,
    table: str = "",
    *,
    opened: bool = True,
    phase: str = "discard",
    row: str = "k9",
) -> Round:
    """A table of two: this seat holds a hand, the other something else."""
    game: Any = rw.new_game(2, 1, rules=rules)
    kept = [each for each in game.stock if str(each) not in (hand + table + row).split()]
    return replace(  # type: ignore[no-any-return]
        game, phase=type(game.phase)(phase), seat=0,
        hands=(Hand.of(parse_tiles(hand)), Hand.of(kept[:5])), pile=tuple(kept[5:]), drawn=0,
        row=tuple(_row(row)), spread=parse_table(table),
        opened=(opened, opened), laid_before=(opened, False),
    )  # fmt: skip


def _row(row: str) -> list[Any]:
    from rummy_widget.engine.game.phase import Discarded

    return [Discarded(1, tile) for tile in parse_tiles(row)]


def rearranging(rules: Ruleset, hand: str, table: str = "", *, opened: bool = True, drawn: int = 0) -> Round:
    game: Any = rw.new_game(2, 1, first=0, rules=rules)
    hands = (Hand.of(parse_tiles(hand)), game.hands[1])
    drawn = len(game.pile) if drawn else 0
    return replace(  # type: ignore[no-any-return]
        game, hands=hands, spread=parse_table(table), opened=(opened, opened), drawn=drawn
    )


def refused(game: Any, move: str) -> str:
    """Why a move is not allowed; asking changes nothing."""
    before = repr(game), game.hands, game.spread
    error = game.refused(move)
    assert isinstance(error, RulesError), move
    assert (repr(game), game.hands, game.spread) == before
    return f"{error.fault.code} {error.fault.clause}"


@pytest.mark.parametrize(
    ("move", "wrong"),
    [
        ("discard r5", "must_draw R45-2"),
        ("lay r5 r6 r7", "must_draw R45-2"),
        ("extra", "extra_forbidden PRO-8"),
        ("keep", "cannot_refuse PRO-7"),
        ("take", "take_forbidden R45-2"),  # the very first discard
        ("close", "unknown_move R45-2"),
    ],
)
def test_before_drawing(move: str, wrong: str) -> None:
    assert refused(laying(RUMMY_45, "r5 r6 r7 k1", phase="draw"), move) == wrong


def test_a_thrown_joker_is_lost() -> None:
    assert (
        refused(laying(RUMMY_45, "r5 r6 r7 k1", phase="draw", row="k9 *"), "take") == "joker_not_taken R45-7"
    )


@pytest.mark.parametrize(
    ("hand", "table", "move", "wrong"),
    [
        ("r5 r6 r7 k1", "", "draw", "already_drawn R45-2"),
        ("r5 r6 r7 k1", "", "discard b9", "not_held R45-2"),
        ("r5 r6 r7 k1", "", "lay r5 r6 b7", "not_held R45-2"),
        ("r5 r6 b7 k1", "", "lay r5 r6 b7", "wrong_colour R45-3"),
        ("k13 k1 k2 r5", "", "lay k13 k1 k2", "one_in_middle R45-3"),
        ("r5 r6 r7", "", "lay r5 r6 r7", "nothing_left_to_discard R45-10"),
        ("r5 k1", "b5 y5 k5 r5", "add r5 1", "does_not_fit R45-5"),  # a group of four is complete
        ("r5 k1", "b5 b6 b7", "add r5 2", "no_such_meld R45-5"),
        ("r5 k1", "b5 b6 b7", "replace r5 1", "no_joker_there R45-6"),
        ("r5 k1", "r2 r3 *r4 r5", "replace r5 1", "not_what_joker_stands_for R45-6"),
        ("r4 k1", "r2 r3 *r4", "discard k9", "not_held R45-2"),
        ("r5 r6 r7 k1", "", "pass", "unknown_move R45-2"),
        ("r5 r6 r7 k1", "", "play r5 r6 r7", "unknown_move R45-2"),
    ],
)
def test_what_rummy_45_forbids(hand: str, table: str, move: str, wrong: str) -> None:
    assert refused(laying(RUMMY_45, hand, table, row="k9 y2"), move) == wrong


@pytest.mark.parametrize(
    ("laid", "points"),
    [("r3 r4 r5", 15), ("r1 r2 r3", 15), ("r12 r13 r1", 30), ("r1 y1 b1", 75), ("r10 r11 r12", 30),
     ("r9 r10 *", 25), ("r5 r6 r7 | k10 k11 k12", 45), ("r1 y1 b1 | r3 r4 r5", 90)],
)  # fmt: skip
def test_the_opening_of_rummy_45(laid: str, points: int) -> None:
    """R45-4: 45 points in one turn, with a run if the table asks for one; a 1 counts by where it stands."""
    hand = f"{laid.replace('|', '')} k2"
    game = laying(RUMMY_45, hand, opened=False, row="k9 y2")
    if points < 45:
        error = game.refused(f"lay {laid}")
        assert error is not None
        assert (error.fault.code, error.fault.count, error.fault.wanted) == ("opening_too_low", points, 45)
        return
    assert game.after(f"lay {laid}").opened == (True, False)
    strict = laying(switched(RUMMY_45, {"opening_needs_run": "yes"}), hand, opened=False, row="k9 y2")
    if laid == "r1 y1 b1":
        assert refused(strict, f"lay {laid}") == "opening_without_run R45-4"
    else:
        assert strict.after(f"lay {laid}").opened == (True, False)


def test_adding_waits_for_the_opening() -> None:
    game = laying(RUMMY_45, "r5 r6 r7 k10 k11 k12 b8 k2", "b5 b6 b7", opened=False, row="k9 y2")
    assert refused(game, "add b8 1") == "not_open R45-5"
    opened = game.after("lay r5 r6 r7 | k10 k11 k12")
    assert opened.after("add b8 1").points == (5 * 3 + 30 + 5, 0)


def test_a_joker_is_taken_for_its_tile_and_used_at_once() -> None:
    game = laying(RUMMY_45, "r4 b5 b6 k2", "r2 r3 *r4 r5", row="k9 y2")
    taken = game.after("replace r4 1")
    assert taken.hand == Hand.of(parse_tiles("* b5 b6 k2"))
    assert refused(taken, "discard k2") == "joker_left_over R45-6"
    laid = taken.after("lay b5 b6 *")
    assert laid.points == (5 + 10, 0)  # the Joker gives no points a second time
    assert laid.after("discard k2").scores[0] == 15 + 50  # closed
    each_time = switched(RUMMY_45, {"joker_counts": "each_time", "joker_at_once": "no"})
    again = laying(each_time, "r4 b5 b6 k2 k3", "r2 r3 *r4 r5", row="k9 y2").after("replace r4 1")
    assert again.after("discard k2").phase == "draw"
    assert again.after("lay b5 b6 *").points == (5 + 10 + 50, 0)


def test_jokers_of_a_group_of_one_natural_stand_for_any_other_colour() -> None:
    """R45-6: `b4` and two Jokers become a group of any colours, by adding and by replacing."""
    game = laying(RUMMY_45, "y4 r4 k4 b5 b8 b9 k2", "*r4 *y4 b4", row="k9 y2")
    for colour in "ryk":
        assert isinstance(game.after(f"add {colour}4 1").spread.read(RUMMY_45)[0], Meld)
        replaced = game.after(f"replace {colour}4 1").after("lay b8 b9 *")
        assert all(isinstance(each, Meld) for each in replaced.spread.read(RUMMY_45)), replaced.spread
    assert game.after("add y4 1").spread == parse_table("y4 b4 * *")
    assert refused(game, "add b5 1") == "does_not_fit R45-5"  # a group does not become a run
    assert game.after("replace k4 1").spread == parse_table("b4 k4 *")
    assert game.after("add y4 1").after("replace k4 1").spread == parse_table("y4 b4 k4 *")


def test_a_joker_leaves_the_one_of_a_run_where_it_lies() -> None:
    """Nothing follows that 1, so the Joker goes before the 2, and the 1 that lies there stays."""
    game = laying(RUMMY_45, "* k9 b2", "y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 y13 y1")
    game = game.after("add * 1")
    assert game.spread == parse_table("*y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 y12 y13 y1")


def test_the_first_turn_of_rummy_45_is_only_a_discard() -> None:
    game: Any = rw.new_game(3, 2, rules=RUMMY_45)
    assert len(game.hand) == 15
    assert all(move.startswith(("discard", "throw")) for move in game.legal_moves)
    tiles = " ".join(map(str, game.hand[:3]))
    assert refused(game, f"lay {tiles}") == "only_discard R45-2"


@pytest.mark.parametrize(
    ("hand", "table", "move", "wrong"),
    [
        ("hq hk ha c2", "", "lay hq hk ha", "one_only_low BR-2"),
        ("h5 h6 d7 c2", "", "lay h5 h6 d7", "wrong_colour BR-2"),
        ("h5 c5 s5 c2", "d5 h6 h7", "add h5 2", "no_such_meld BR-4"),
        ("h9 c2", "h5 h6 h7", "add h9 1", "does_not_fit BR-4"),
        ("h9 c2", "h5 h6 h7", "replace h9 1", "unknown_move BR-3"),
    ],
)
def test_what_basic_rummy_forbids(hand: str, table: str, move: str, wrong: str) -> None:
    assert refused(laying(BASIC_RUMMY, hand, table, row="s9"), move) == wrong


def test_the_card_just_taken_stays() -> None:
    game = laying(BASIC_RUMMY, "h5 c2", phase="draw", row="s9").after("take")
    assert refused(game, "discard s9") == "just_taken BR-5"
    assert game.after("discard h5").seat == 1
    last = laying(BASIC_RUMMY, "h8", "h5 h6 h7", phase="draw", row="s9").after("take")
    assert refused(last, "add h8 1") == "just_taken BR-5"  # only the card taken would be left


def test_going_out_and_going_rummy() -> None:
    """BR-6, BR-9, BR-10: with or without a last discard; double for who lays everything in one turn."""
    out = laying(BASIC_RUMMY, "h8", "h5 h6 h7", phase="discard", row="s9")
    other = sum(min(10, tile.number or 0) for tile in out.hands[1])
    assert out.after("add h8 1").scores == (other, 0)
    assert out.after("discard h8").scores == (other, 0)
    at_once = replace(out, laid_before=(False, False))
    assert at_once.after("add h8 1").scores == (2 * other, 0)


def test_basic_rummy_lays_off_before_laying() -> None:
    game = laying(BASIC_RUMMY, "h8 c2 c9", "h5 h6 h7", opened=False, row="s9")
    assert game.after("add h8 1").spread == parse_table("h5 h6 h7 h8")


def test_the_discards_become_the_stock_once() -> None:
    """BR-7: all but the top one, in an order that the seed gives; then it is a stalemate."""
    game = replace(laying(BASIC_RUMMY, "h8 c2 c9", row="s9 s10 sj"), pile=())
    shuffled = game.after("discard c9")
    assert (shuffled.stock_count, [str(each.tile) for each in shuffled.row]) == (3, ["c9"])
    assert shuffled == game.after("discard c9")
    second = replace(game, shuffles=1).after("discard c9")
    assert (str(second.result and second.result.outcome), second.scores) == ("stalemate", (0, 0))


def test_a_stalemate_is_said_where_it_is_certain() -> None:
    """BR-8: each holds one card, and no card anywhere fits."""
    game = laying(BASIC_RUMMY, "h8 c2", "h5 c5 s5 d5", row="s9")
    stuck = replace(game, hands=(game.hands[0], Hand.of(parse_tiles("ck"))), pile=parse_tiles("d9 sj"))
    assert str(stuck.after("discard c2").result.outcome) == "stalemate"
    open_end = replace(stuck, spread=parse_table("h5 h6 h7"))
    assert open_end.after("discard c2").result is None


@pytest.mark.parametrize(
    ("rules", "move", "wrong"),
    [
        (RUMMIKUB, "pass", "stock_not_empty RK-6"),
        (RUMMIKUB, "timeout", "no_timer TR-3"),
        (RUMMIKUB, "take", "unknown_move RK-3"),
        (RUMMIKUB, "play r5 r6 r7 | k1", "too_few RK-1"),
        (RUMMIKUB, "play r5 r6 r7 r9", "gap RK-1"),
        (RUMMIKUB, "play r5 r6 r7 r8 | b1 b2 b3", "not_held RK-3"),
        (RUMMIKUB, "play r6 r7 r8", "table_tile_gone RK-3"),
        (RUMMIKUB, "play r5 r6 r7", "nothing_laid RK-3"),
        (EASY_RUMMY, "play r5 r6 r7 r8 | b1 b2 b3", "not_held RK-3"),
    ],
)
def test_what_rummikub_forbids(rules: Ruleset, move: str, wrong: str) -> None:
    assert refused(rearranging(rules, "r8 r9 k1", "r5 r6 r7"), move) == wrong


def test_an_empty_stock_is_not_drawn_from() -> None:
    game = rearranging(RUMMIKUB, "r8 k1", "r5 r6 r7", drawn=1)
    assert refused(game, "draw") == "stock_empty RK-6"
    blocked = game.after("pass").after("pass")
    assert str(blocked.result and blocked.result.outcome) == "blocked"


def test_an_invalid_turn_costs_three_tiles_or_is_mended() -> None:
    """RK-9, TR-2."""
    wrong = "play r5 r6 r7 | k1"
    assert refused(rearranging(PUP_RUMMY, "r8 k1", "r5 r6 r7"), wrong) == "too_few RK-1"
    paid = rearranging(EASY_RUMMY, "r8 k1", "r5 r6 r7").after(wrong)
    assert (len(paid.hands[0]), paid.spread, paid.seat, paid.penalty) == (5, parse_table("r5 r6 r7"), 1, 3)
    early = rearranging(EASY_RUMMY, "r8 k1", "r5 r6 r7", opened=False).after("play r5 r6 r7 r8")
    assert early.penalty == 3


def test_the_published_round() -> None:
    """RK-5: 4 10 2 and a Joker with a 7 against an empty rack: -16, -37, +53."""
    game: Any = rw.new_game(3, 1, first=2, rules=RUMMIKUB)
    hands = tuple(Hand.of(parse_tiles(hand)) for hand in ("r4 b10 k2", "y7 *", "r8"))
    last = replace(game, hands=hands, spread=parse_table("r5 r6 r7"), opened=(True,) * 3)
    assert last.after("play r5 r6 r7 r8").scores == (-16, -37, 53)


def test_a_match_goes_to_its_target() -> None:
    settings = Settings(2, rules=BASIC_RUMMY)
    match, played = Match(settings), 0
    while not match.over:
        played += 1
        seed = 1000 + played
        record = play_out(seed, ("simple",) * 2, first=match.next_game(seed).first, rules=BASIC_RUMMY).record
        match = match.with_finished(rw.read_record(record))
    assert max(match.scores) >= 100
    assert match.winners == (match.scores.index(max(match.scores)),)
    assert Match(Settings(2, rules=RUMMY_PRO)).over is False


def test_nothing_hidden_is_in_a_view() -> None:
    """Two rounds that differ only in what a seat cannot see look the same to it."""
    for rules in (RUMMIKUB, RUMMY_45, BASIC_RUMMY):
        game: Any = rw.new_game(2, 5, first=0, rules=rules)
        other, stock = game.hands[1], _stock(game)
        swapped = replace(game, hands=(game.hands[0], Hand.of(stock[: len(other)])))
        assert game.view(0) == swapped.view(0)


def _stock(game: Any) -> Any:
    return game.stock
