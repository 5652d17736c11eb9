"""Moves and what they lead to; every move that is not allowed, in every phase (PRO-7 to PRO-15, PRO-30)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game.positions import CLOSE, EXTRA, box, random_game, table, tiles_at
from rummy_widget.engine.faults import FaultCode, NotationError, RulesError
from rummy_widget.engine.game.deal.stacks import deal, doubles
from rummy_widget.engine.game.match import Match
from rummy_widget.engine.game.moves import Verb, read_move
from rummy_widget.engine.game.phase import Outcome, Phase
from rummy_widget.engine.game.records import LONGEST, read_record, write_record
from rummy_widget.engine.game.round import Round, new_game
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.rules import RUMMY_PRO, Ruleset, switched
from rummy_widget.engine.tiles import JOKER, tile
from rummy_widget.text.sentences.closing_rounds import settlement_sentences

BARE = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10"
OTHER = "y2 y3 y4 y5 y6 k2 k3 k4 k5 k6 k7 b1 b2 b3"


def to_refuse() -> int:
    """A seed with a seat that may refuse."""
    return next(
        seed for seed in range(400) if any(doubles(hand) >= 3 for hand in deal(Settings(4), seed).hands)
    )


def fault_of(position: Round, move: str, seat: int | None = None) -> tuple[FaultCode, str]:
    before = position
    error = position.refused(move, seat)
    assert error is not None, move
    assert position == before
    return error.fault.code, error.fault.clause


def over() -> Round:
    return table(CLOSE, OTHER, phase="discard").after("close")


MOVES = ("draw", "take", "extra", "discard r2", "throw", "close")

REFUSED = {
    "draw": {
        "discard r2": (FaultCode.MUST_DRAW, "PRO-10"),
        "throw": (FaultCode.MUST_DRAW, "PRO-10"),
        "close": (FaultCode.MUST_DRAW, "PRO-10"),
        "refuse": (FaultCode.CANNOT_REFUSE, "PRO-7"),
        "keep": (FaultCode.CANNOT_REFUSE, "PRO-7"),
        "extra": (FaultCode.EXTRA_FORBIDDEN, "PRO-8"),
        "pass": (FaultCode.UNKNOWN_MOVE, "PRO-10"),
        "draw r2": (FaultCode.UNKNOWN_MOVE, "PRO-10"),
    },
    "discard": {
        "draw": (FaultCode.ALREADY_DRAWN, "PRO-10"),
        "take": (FaultCode.ALREADY_DRAWN, "PRO-10"),
        "extra": (FaultCode.ALREADY_DRAWN, "PRO-10"),
        "throw": (FaultCode.NOT_HELD, "PRO-10"),
        "discard k13": (FaultCode.NOT_HELD, "PRO-10"),
        "discard": (FaultCode.UNKNOWN_MOVE, "PRO-10"),
        "close": (FaultCode.DOES_NOT_CLOSE, "PRO-30"),
        "close r2": (FaultCode.DOES_NOT_CLOSE, "PRO-30"),
        "refuse": (FaultCode.CANNOT_REFUSE, "PRO-7"),
    },
    "refuse": dict.fromkeys(MOVES, (FaultCode.MUST_ANSWER, "PRO-7")),
    "over": dict.fromkeys((*MOVES, "refuse", "keep", "leave"), (FaultCode.GAME_OVER, "PRO-10")),
}


@pytest.mark.parametrize(("phase", "move"), [(phase, move) for phase in REFUSED for move in REFUSED[phase]])
def test_what_is_refused_in_each_phase(phase: str, move: str) -> None:
    position = {
        "draw": lambda: table(BARE, OTHER, row="k9"),
        "discard": lambda: table(f"{BARE} y9", OTHER, phase="discard"),
        "refuse": lambda: new_game(4, to_refuse()),
        "over": over,
    }[phase]()
    assert fault_of(position, move) == REFUSED[phase][move]


def rules(**switches: str) -> Ruleset:
    return switched(RUMMY_PRO, switches)


@pytest.mark.parametrize(
    ("row", "switches", "expected"),
    [
        ("", {}, (FaultCode.NOTHING_TO_TAKE, "PRO-11")),
        ("k9 *", {}, (FaultCode.JOKER_NOT_TAKEN, "PRO-12")),
        ("k9", {"take_discard": "never"}, (FaultCode.TAKE_FORBIDDEN, "PRO-11")),
    ],
)
def test_what_may_not_be_taken(row: str, switches: dict[str, str], expected: tuple[FaultCode, str]) -> None:
    position = table(BARE, OTHER, row=row, rules=rules(**switches))
    assert fault_of(position, "take") == expected
    assert "take" not in position.legal_moves


def test_only_the_seat_to_play_plays() -> None:
    position = table(BARE, OTHER, row="k9")
    assert fault_of(position, "draw", seat=1) == (FaultCode.NOT_YOUR_TURN, "PRO-10")
    assert position.after("draw", seat=0).phase is Phase.DISCARD


@pytest.mark.parametrize("move", ["", " ", "discard r14", "discard *r6 r7", 7, None, "x" * 5000])
def test_what_is_no_move(move: object) -> None:
    with pytest.raises((RulesError, NotationError)):
        new_game().after(move)  # type: ignore[arg-type]


def test_a_turn() -> None:
    """PRO-10, PRO-11: fourteen, fifteen, fourteen; only the last discard may be taken."""
    position = table(BARE, OTHER, row="y9 k9")
    assert position.legal_moves == ("draw", "take")
    taken = position.after("take")
    assert taken.got == tile("k9")
    assert [str(each.tile) for each in taken.row] == ["y9"]
    assert len(taken.hands[0]) == 15
    done = taken.after("discard k9")
    assert (done.seat, done.phase, len(done.hands[0])) == (1, Phase.DRAW, 14)
    assert [str(each.tile) for each in done.row] == ["y9", "k9"]
    drawn = position.after("draw")
    assert drawn.got == position.stock[0]
    assert drawn.stock == position.stock[1:]


def test_the_legal_discards_are_the_tiles_held_each_kind_once() -> None:
    position = table("r2 r2 r4 r5 r9 b8 b9 b11 r13 y13 b12 y1 k1 k10 *", OTHER, phase="discard")
    assert position.legal_moves.count("discard r2") == 1
    assert "throw" in position.legal_moves
    assert "close" not in position.legal_moves
    assert "close" in table(CLOSE, OTHER, phase="discard").legal_moves


def test_the_first_player_may_close_with_the_deal() -> None:
    """PRO-30, and the price of PRO-54: every other pays the points times the multiplier."""
    begun = table(CLOSE, OTHER, OTHER.replace("y2", "y7"), phase="discard")
    closed = replace(begun, settings=Settings(3, 2)).after("close")
    assert closed.over
    assert closed.result is not None
    assert closed.result.closing is not None
    assert closed.result.closing.points == 250
    payments = [each for each in closed.result.payments if each.clause == "PRO-54"]
    assert [(each.payer, each.payee, each.points) for each in payments] == [(1, 0, 500), (2, 0, 500)]


def test_the_dearest_close_is_paid() -> None:
    """PRO-52; and a thrown Joker of one's own raises the tier (PRO-45), another's does not (PRO-13)."""
    begun = table("r2 r3 r4 r2 r3 r4 b5 b6 b7 b8 b5 b6 b7 b8 k1", OTHER, phase="discard")
    assert paid(begun) == 1000
    plain = table(CLOSE, OTHER, phase="discard")
    assert paid(replace(plain, thrown=(1, 0))) == 500
    assert paid(replace(plain, thrown=(0, 1))) == 250


def paid(position: Round) -> int:
    result = position.after("close").result
    assert result is not None
    assert result.closing is not None
    return result.closing.points


def test_a_close_may_name_its_free_tile() -> None:
    position = table(CLOSE, OTHER, phase="discard")
    assert position.after("close k10").over
    assert fault_of(position, "close r2") == (FaultCode.DOES_NOT_CLOSE, "PRO-30")


def test_the_last_tile_of_the_stock() -> None:
    """PRO-14: who drew it may still close; after a discard the game ends, and the Trump bonus stands."""
    position = table(f"{CLOSE[:-4]}", OTHER, stock=1)
    last = position.after("draw")
    assert last.stock_count == 0
    assert last.phase is Phase.DISCARD
    assert last.after("close").result is not None
    empty = last.after("discard r2")
    assert empty.over
    assert empty.result is not None
    assert empty.result.outcome is Outcome.EMPTY
    assert all(each.clause == "PRO-5" for each in empty.result.payments)


def test_an_extra_joker() -> None:
    """PRO-8: instead of drawing, once a game."""
    position = table(BARE, OTHER, row="k9", rules=EXTRA)
    assert position.legal_moves == ("draw", "take", "extra")
    taken = position.after("extra")
    assert taken.got is JOKER
    assert taken.hands[0].count(JOKER) == 1
    assert taken.stock_count == position.stock_count
    assert taken.extra == (True, False)
    again = taken.after("throw").after("draw").after("discard y2")
    assert fault_of(again, "extra") == (FaultCode.EXTRA_USED, "PRO-8")
    assert again.thrown == (1, 0)


def test_refusing() -> None:
    """PRO-7: those with three doubles are asked in turn; a refusal deals again, and nobody has scored."""
    begun = new_game(4, to_refuse())
    assert begun.phase is Phase.REFUSE
    assert begun.legal_moves == ("keep", "refuse")
    assert doubles(begun.deal.hands[begun.seat]) >= 3
    again = begun.after("refuse")
    assert again.number == 1
    assert again.deal != begun.deal
    assert again.scores == (0, 0, 0, 0)
    kept = begun
    while kept.phase is Phase.REFUSE:
        kept = kept.after("keep")
    assert (kept.number, kept.seat, kept.phase) == (0, 0, Phase.DISCARD)


def test_leaving() -> None:
    """PRO-15: the game ends; what it costs is set by the table, and nothing by default."""
    position = table(BARE, OTHER, row="k9")
    assert position.after("leave").result is not None
    assert not [each for each in position.after("leave").result.payments if each.clause == "PRO-15"]  # type: ignore[union-attr]
    dear = table(BARE, OTHER, rules=rules(leaving_penalty="200"), seat=1)
    result = dear.after("leave").result
    assert result is not None
    assert [(each.payer, each.points) for each in result.payments if each.clause == "PRO-15"] == [(1, 200)]


@pytest.mark.parametrize(("multiply", "points"), [("no", 100), ("yes", 300)])
def test_the_trump_bonus(multiply: str, points: int) -> None:
    """PRO-5: not multiplied unless the table says so, paid whoever closes."""
    seed = next(seed for seed in range(50) if deal(Settings(3), seed).bonus == 1)
    game = new_game(3, seed, multiplier=3, rules=rules(multiply_trump_bonus=multiply))
    assert game.scores == (0, 0, 0)
    while game.phase is Phase.REFUSE:
        game = game.after("keep")
    assert game.after("leave").scores == (-points, 2 * points, -points)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(20))
def test_tiles_are_conserved_and_payments_sum_to_zero(players: int, seed: int) -> None:
    end = random_game(seed, players)
    position = new_game(players, seed, first=seed % players, rules=EXTRA)
    for move in end.moves:
        assert tiles_at(position) == box(position)
        assert position.refused(move) is None
        assert move in position.allowed()
        position = position.after(move)
    assert position == end
    assert end.over
    assert sum(end.scores) == 0
    assert sum(move.verb is Verb.EXTRA for move in end.moves) >= sum(end.extra)


# ---- A game that is drawn out by taking -------------------------------------------------------------


def taking(players: int, **switches: str) -> Round:
    """A game after its first discard, of a deal that nobody may refuse."""
    chosen = rules(**switches)
    begun = next(
        game for seed in range(99) if (game := new_game(players, seed, rules=chosen)).phase is Phase.DISCARD
    )
    return begun.after(next(move for move in begun.legal_moves if move.startswith("discard")))


def one_taken(game: Round) -> Round:
    """A turn that begins with the last discard, which goes on to the next seat."""
    game = game.after("take")
    assert game.got is not None
    return game.after(f"discard {game.got}")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("trump_in_stock", ["yes", "no"])
def test_taking_comes_to_an_end(players: int, trump_in_stock: str) -> None:
    """PRO-14: as many turns without a draw as the stock had tiles; a draw between begins the count anew."""
    game = taking(players, trump_in_stock=trump_in_stock)
    most = len(game.deal.stock)
    for _ in range(most - 1):
        game = one_taken(game)
    game = game.after("draw")
    game = game.after(next(move for move in game.legal_moves if move.startswith("discard")))
    for turn in range(most):
        assert not game.over, turn
        game = one_taken(game)
    assert game.over
    assert game.result is not None
    assert game.result.outcome is Outcome.EMPTY
    assert game.stock_count == most - 1
    assert {each.clause for each in game.result.payments} <= {"PRO-5"}
    assert settlement_sentences(game)[0] == "For too many turns nobody drew from the stock, and nobody closed"
    assert read_record(write_record(game)) == game


def test_an_extra_joker_is_no_draw_from_the_stock() -> None:
    game = taking(2, extra_joker="instead_of_draw")
    for _ in range(len(game.deal.stock) - 1):
        game = one_taken(game)
    game = game.after("extra")
    assert not game.over, "it may still be closed with"
    assert game.after(next(move for move in game.legal_moves if move.startswith("discard"))).over


def test_without_the_limit_taking_goes_on_and_its_record_is_read() -> None:
    game = taking(2, taking_limit="no")
    for _ in range(1400):
        game = one_taken(game)
    assert not game.over
    assert read_record(write_record(game)) == game


def test_a_game_that_no_record_holds_says_so() -> None:
    game = taking(2, taking_limit="no")
    long = replace(game, moves=game.moves * 20_000)
    with pytest.raises(ValueError, match=r"no record of a game of 20000 moves.*at most 200000"):
        write_record(long)


def test_the_longest_game_that_the_rules_allow_has_a_record() -> None:
    """Two players who take as often as they may before each draw."""
    game = taking(2)
    most = len(game.deal.stock)
    long = replace(game, moves=game.moves + (read_move("take"), read_move("discard r13")) * (most * most))
    assert len(write_record(long)) < LONGEST


@pytest.mark.parametrize("penalty", ["0", "200"])
def test_leaving_while_refusals_are_asked_pays_no_trump_bonus(penalty: str) -> None:
    """PRO-5, PRO-15: such a deal is like one that is refused; who leaves pays what the table sets."""
    found = 0
    for seed in range(400):
        game = new_game(4, seed, rules=rules(leaving_penalty=penalty))
        while game.phase is Phase.REFUSE:
            left = game.after("leave")
            assert left.result is not None
            assert [each.clause for each in left.result.payments] == ["PRO-15"] * (
                3 if penalty == "200" else 0
            )
            assert all(left.view(seat).bonus is None for seat in range(4))
            assert [each.bonuses for each in Match(game.settings).with_finished(left).tallies] == [0] * 4
            found += game.deal.bonus is not None
            game = game.after("keep")
        left = game.after("leave")
        assert left.bonus == game.deal.bonus == game.bonus, "nobody is asked any more"
    assert found > 5
