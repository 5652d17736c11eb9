"""A seat's turn: PRO-10 to PRO-13 and PRO-30."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rummy_widget.engine.faults import Fault, FaultCode, NotationError, RulesError
from rummy_widget.engine.game.closing_turn import ClosingTurn, Phase
from rummy_widget.engine.game.moves import read_move
from rummy_widget.engine.game.play_out import positions
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.layout import Arrangement, parse_arrangement
from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO, Ruleset, TakeDiscard, switched
from rummy_widget.engine.tiles import ALL_TILES, parse_tiles, tile

SIMPLE = "r2 r3 r4 r5 r6 | b8 b9 b10 / r13 y13 b13 | r1 y1 k1"  # 14 tiles in melds


def turn(rack: str, **more: object) -> ClosingTurn:
    given = {"stock": parse_tiles("b9 y1"), **more}
    return replace(ClosingTurn(parse_arrangement(rack)), **given)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("begun", "move", "code", "clause"),
    [
        (turn("r5 r6"), "discard r5", FaultCode.MUST_DRAW, "PRO-10"),
        (turn("r5 *"), "throw", FaultCode.MUST_DRAW, "PRO-10"),
        (turn(SIMPLE + " | k10"), "close k10", FaultCode.MUST_DRAW, "PRO-10"),
        (turn("r5 r6", phase=Phase.DISCARD), "draw", FaultCode.ALREADY_DRAWN, "PRO-10"),
        (turn("r5 r6", phase=Phase.DISCARD, discard=tile("k3")), "take", FaultCode.ALREADY_DRAWN, "PRO-10"),
        (turn("r5 r6"), "take", FaultCode.NOTHING_TO_TAKE, "PRO-11"),
        (turn("r5 r6", discard=tile("*")), "take", FaultCode.JOKER_NOT_TAKEN, "PRO-12"),
        (turn("r5 r6", stock=()), "draw", FaultCode.NOTHING_TO_TAKE, "PRO-14"),
        (turn("r5 r6", phase=Phase.DISCARD), "discard k3", FaultCode.NOT_HELD, "PRO-10"),
        (turn("r5 r6", phase=Phase.DISCARD), "throw", FaultCode.NOT_HELD, "PRO-10"),
        (turn(SIMPLE, phase=Phase.DISCARD), "close r2", FaultCode.DOES_NOT_CLOSE, "PRO-30"),
        (turn(SIMPLE + " | k10", phase=Phase.DISCARD), "close r2", FaultCode.DOES_NOT_CLOSE, "PRO-30"),
        (turn("r5 r6", phase=Phase.OVER), "draw", FaultCode.UNKNOWN_MOVE, "PRO-10"),
        (turn("r5 r6", phase=Phase.OVER), "discard r5", FaultCode.UNKNOWN_MOVE, "PRO-10"),
        (turn("r5 r6"), "jump", FaultCode.UNKNOWN_MOVE, "PRO-10"),
        (turn("r5 r6"), "draw r5", FaultCode.UNKNOWN_MOVE, "PRO-10"),
    ],
    ids=lambda value: str(value)[:20] if isinstance(value, str) else "",
)
def test_what_the_rules_forbid_is_refused_with_fault_and_clause(
    begun: ClosingTurn, move: str, code: FaultCode, clause: str
) -> None:
    with pytest.raises(RulesError) as caught:
        begun.after(move)
    assert (caught.value.fault.code, caught.value.fault.clause) == (code, clause)
    assert move not in begun.legal_moves


def test_a_table_may_forbid_taking() -> None:
    assert RUMMY_PRO.turn is not None
    never = replace(RUMMY_PRO, turn=replace(RUMMY_PRO.turn, take_discard=TakeDiscard.NEVER))
    begun = turn("r5 r6", discard=tile("k3"))
    assert begun.legal_moves == ("draw", "take")
    assert replace(begun, rules=never).legal_moves == ("draw",)


def test_rules_without_turns_are_refused() -> None:
    with pytest.raises(ValueError, match=r"rummikub.*has no turns"):
        ClosingTurn(parse_arrangement("r5"), rules=RUMMIKUB)


def test_draw_take_discard_throw() -> None:
    begun = turn("r5 r6 _ k9", discard=tile("r7"))
    drawn, taken = begun.after("draw"), begun.after("take")
    assert (drawn.rack.notation(), drawn.stock, drawn.phase) == (
        "r5 r6 | k9 | b9",
        parse_tiles("y1"),
        Phase.DISCARD,
    )
    assert (taken.rack.notation(), taken.discard, taken.stock) == ("r5 r6 | k9 | r7", None, begun.stock)
    over = taken.after("discard k9")
    assert (over.rack.notation(), over.phase, over.thrown, over.legal_moves) == (
        "r5 r6 _ _ _ r7",
        Phase.OVER,
        0,
        (),
    )
    joker = turn("r5 *", phase=Phase.DISCARD, thrown=1)
    assert joker.legal_moves == ("discard r5", "throw")
    assert joker.after("throw").thrown == joker.after("discard *").thrown == 2


def test_a_close_is_judged_as_the_rack_lies() -> None:
    begun = turn(SIMPLE + " | k10", phase=Phase.DISCARD)
    assert [move for move in begun.legal_moves if move.startswith("close")] == ["close k10"]
    closed = begun.after("close k10")
    assert (closed.phase, closed.rack.notation()) == (Phase.CLOSED, SIMPLE)
    assert closed.closing is not None
    assert (closed.closing.points, closed.closing.free) == (250, tile("k10"))


def test_the_free_tile_may_still_stand_in_a_row_when_it_is_named() -> None:
    begun = turn("r2 r3 r4 r5 r6 | b8 b9 b10 / r13 y13 b13 | r1 y1 k1 k10", phase=Phase.DISCARD)
    assert begun.after("close k10").closing is not None


def test_thrown_jokers_raise_the_close() -> None:
    begun = turn(SIMPLE + " | k10", phase=Phase.DISCARD, thrown=1)
    closing = begun.after("close k10").closing
    assert closing is not None
    assert closing.points == 500


def test_a_turn_is_never_changed_and_replays_from_its_moves() -> None:
    begun = turn("r5 r6 r7 | *", discard=tile("r8"))
    moves = ["take", "throw"]
    once = begun
    for move in moves:
        once = once.after(move)
    twice = begun
    for move in moves:
        twice = twice.after(move)
    assert once == twice
    assert begun == turn("r5 r6 r7 | *", discard=tile("r8"))


def test_every_legal_move_can_be_made_and_no_tile_is_lost() -> None:
    begun = turn("r5 r6 r7 | * k9", discard=tile("r8"))
    for first in begun.legal_moves:
        middle = begun.after(first)
        assert len(middle.rack.tiles) == 6
        for second in middle.legal_moves:
            assert len(middle.after(second).rack.tiles) == 5


def test_the_rack_may_be_laid_out_anew_but_not_with_other_tiles() -> None:
    begun = turn("r5 k9 r6")
    assert begun.laid(parse_arrangement("r5 r6 | k9")).rack.notation() == "r5 r6 | k9"
    with pytest.raises(ValueError, match="does not hold the tiles"):
        begun.laid(parse_arrangement("r5 r6"))


@pytest.mark.parametrize("move", ["draw", "take", "discard r7", "throw", "close k10", "close *"])
def test_moves_round_trip(move: str) -> None:
    assert read_move(move).notation() == move


def test_bad_tiles_in_a_move_are_bad_notation() -> None:
    with pytest.raises(NotationError):
        read_move("discard x9")


# -- a turn of a lesson and one of a game ---------------------------------------------------------


def as_turn(position: Round) -> ClosingTurn:
    """The turn of the seat to play, by itself."""
    return ClosingTurn(
        Arrangement((position.hands[position.seat].tiles(), ())), position.phase,
        position.row[-1].tile if position.row else None, position.stock, position.thrown[position.seat],
        rules=position.settings.rules,
    )  # fmt: skip


def fault_in(position: Round | ClosingTurn, move: str) -> Fault | None:
    error = position.refused(move)
    return error.fault if error is not None else None


@pytest.mark.parametrize(
    "rules", [RUMMY_PRO, switched(RUMMY_PRO, {"take_discard": "never"})], ids=["usual", "nobody takes"]
)
def test_a_turn_refuses_what_a_game_refuses_and_for_the_same_reason(rules: Ruleset) -> None:
    moves = ["draw", "take", "throw", *(f"discard {each}" for each in ALL_TILES)]
    refused = set()
    for seed in range(4):
        for position in positions(seed, ("random", "random"), rules=rules)[1:60:3]:
            if not position.has_table and position.phase in (Phase.DRAW, Phase.DISCARD):
                turn = as_turn(position)
                faults = {move: fault_in(turn, move) for move in moves}
                assert faults == {move: fault_in(position, move) for move in moves}
                refused |= {fault.code for fault in faults.values() if fault is not None}
                allowed = [move for move in turn.legal_moves if not move.startswith("close")]
                assert allowed == [move for move in position.legal_moves if move != "close"]
    wanted = {FaultCode.MUST_DRAW, FaultCode.ALREADY_DRAWN, FaultCode.NOT_HELD, FaultCode.JOKER_NOT_TAKEN}
    never = {FaultCode.MUST_DRAW, FaultCode.ALREADY_DRAWN, FaultCode.NOT_HELD, FaultCode.TAKE_FORBIDDEN}
    assert refused >= (wanted if rules is RUMMY_PRO else never)
