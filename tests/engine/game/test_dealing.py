"""The deal by hand: the order of its moves (PRO-2, PRO-3), what is wrong, and where the tiles come to lie."""

from __future__ import annotations

from collections import Counter

import pytest

from rummy_widget.engine.faults import FaultCode, NotationError, RulesError
from rummy_widget.engine.game.deal.dealing import Dealing, DealPhase, read_deal_move
from rummy_widget.engine.game.deal.stacks import deal
from rummy_widget.engine.game.settings import Settings
from rummy_widget.engine.rules import RUMMY_PRO, switched
from rummy_widget.engine.tiles import JOKER, Tile

SEEDS = range(300)


def played(dealing: Dealing, *moves: str) -> Dealing:
    for move in moves:
        dealing = dealing.after(move)
    return dealing


def to_the_end(dealing: Dealing) -> Dealing:
    while dealing.legal_moves:
        dealing = dealing.after(dealing.legal_moves[0])
    return dealing


RED_EIGHT = Dealing.begin(Settings(players=3), seed=5)  # red 8 is turned up
LATE = Dealing.begin(Settings(players=3), seed=14)  # a 12 is turned up: dealing wraps


class Hands:
    """The same deal with tiles in the hands: piles of tiles, which know nothing of seats and orders."""

    def __init__(self, dealing: Dealing) -> None:
        found = dealing.hidden
        self.piles = [list(pile) for pile in found.stacks]
        moved = self.piles[(found.trump_stack + 1) % 15].pop()  # as they lay before the Trump was turned
        assert moved == found.moved
        self.piles[found.trump_stack][-1] = moved
        self.apart = [found.trump]
        self.racks: dict[int, list[Tile]] = {seat: [] for seat in range(dealing.settings.players)}

    def do(self, before: Dealing, move: str) -> None:
        word, _, number = move.partition(" ")
        pile = self.piles[int(number) - 1] if number else []
        if word == "stack":
            pile[-1], self.apart[0] = self.apart[0], pile[-1]
        elif word == "move":
            pile.append(self.apart.pop())
        elif word == "deal":
            assert before.seat is not None
            self.racks[before.seat] += reversed(pile)
            pile.clear()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealing_by_hand_ends_in_the_tiles_of_the_deal(players: int) -> None:
    for seed in SEEDS:
        first = seed % players
        dealing = Dealing.begin(Settings(players=players), seed, first)
        hands = Hands(dealing)
        assert [len(pile) for pile in hands.piles] == [7] * 15
        made = 0
        while dealing.legal_moves:
            (move,) = dealing.legal_moves
            hands.do(dealing, move)
            dealing, made = dealing.after(move), made + 1
            assert dealing.sizes == tuple(map(len, hands.piles))
            for seat in range(players):
                assert [tile for stack in dealing.tiles(seat) for tile in stack] == hands.racks[seat]
        assert made == 3 + 2 * players
        found = deal(Settings(players=players), seed, first)
        assert tuple(tuple(hands.racks[seat]) for seat in range(players)) == found.hands
        left = Counter(tile for pile in hands.piles for tile in pile)
        assert left == Counter(found.stock)
        assert dealing.stock_count == len(found.stock) == {2: 77, 3: 63, 4: 49}[players]
        assert len(hands.racks[first]) == 15


@pytest.mark.parametrize(
    ("done", "move", "code", "clause"),
    [
        ((), "stack 8", FaultCode.TRUMP_NOT_TURNED, "PRO-2"),
        ((), "move 9", FaultCode.TRUMP_NOT_TURNED, "PRO-2"),
        ((), "deal 9", FaultCode.TRUMP_NOT_TURNED, "PRO-2"),
        (("trump",), "trump", FaultCode.DEAL_MOVE_DONE, "PRO-2"),
        (("trump",), "stack 9", FaultCode.NOT_TRUMP_STACK, "PRO-3"),
        (("trump",), "stack 7", FaultCode.NOT_TRUMP_STACK, "PRO-3"),
        (("trump",), "stack 0", FaultCode.NO_SUCH_STACK, "PRO-2"),
        (("trump",), "stack 16", FaultCode.NO_SUCH_STACK, "PRO-2"),
        (("trump",), "move 9", FaultCode.STACK_NOT_FOUND, "PRO-3"),
        (("trump",), "deal 9", FaultCode.STACK_NOT_FOUND, "PRO-3"),
        (("trump", "stack 8"), "stack 8", FaultCode.DEAL_MOVE_DONE, "PRO-3"),
        (("trump", "stack 8"), "move 8", FaultCode.NOT_NEXT_STACK, "PRO-3"),
        (("trump", "stack 8"), "move 7", FaultCode.NOT_NEXT_STACK, "PRO-3"),
        (("trump", "stack 8"), "deal 9", FaultCode.TILE_NOT_MOVED, "PRO-3"),
        (("trump", "stack 8", "move 9"), "move 9", FaultCode.DEAL_MOVE_DONE, "PRO-3"),
        (("trump", "stack 8", "move 9"), "deal 8", FaultCode.NOT_EIGHT_STACK, "PRO-3"),
        (("trump", "stack 8", "move 9"), "deal 1", FaultCode.NOT_EIGHT_STACK, "PRO-3"),
        (("trump", "stack 8", "move 9", "deal 9"), "deal 9", FaultCode.STACK_DEALT, "PRO-3"),
        (("trump", "stack 8", "move 9", "deal 9"), "deal 8", FaultCode.NOT_IN_ORDER, "PRO-3"),
        (("trump", "stack 8", "move 9", "deal 9"), "deal 11", FaultCode.NOT_IN_ORDER, "PRO-3"),
    ],
)
def test_what_is_wrong_gives_its_fault(
    done: tuple[str, ...], move: str, code: FaultCode, clause: str
) -> None:
    here = played(RED_EIGHT, *done)
    found = here.refused(move)
    assert found is not None
    assert (found.fault.code, found.fault.clause) == (code, clause)


def test_whatever_is_wrong_is_refused_and_changes_nothing() -> None:
    everything = ["trump", *(f"{verb} {n}" for verb in ("stack", "move", "deal") for n in range(17))]
    dealing = RED_EIGHT
    while True:
        before = repr(dealing)
        for move in everything:
            if move not in dealing.legal_moves:
                with pytest.raises(RulesError) as caught:
                    dealing.after(move)
                assert caught.value.fault.clause in ("PRO-2", "PRO-3")
        assert repr(dealing) == before
        if dealing.phase is DealPhase.DEALT:
            return
        dealing = dealing.after(dealing.legal_moves[0])


def test_the_last_stack_is_followed_by_the_first() -> None:
    dealing = to_the_end(LATE)
    assert dealing.trump is not None
    start = (dealing.trump.number or 0) + 1
    assert list(dealing.owners) == [(start + step - 1) % 15 + 1 for step in range(6)]
    assert 1 in dealing.owners


def test_seats_get_theirs_in_turn_from_the_first_player_on() -> None:
    dealing = played(Dealing.begin(Settings(players=3), 5, first=2), "trump", "stack 8", "move 9")
    seats = []
    while dealing.seat is not None:
        seats.append(dealing.seat)
        dealing = dealing.after(dealing.legal_moves[0])
    assert seats == [2, 0, 1, 2, 0, 1]


def test_a_trump_is_never_a_joker() -> None:
    for value in ("redraw", "reshuffle"):
        settings = Settings(3, rules=switched(RUMMY_PRO, {"joker_trump": value}))
        for seed in SEEDS:
            assert Dealing.begin(settings, seed).after("trump").trump != JOKER


def test_nothing_hidden_is_said_before_its_time() -> None:
    assert (RED_EIGHT.trump, RED_EIGHT.trump_stack, RED_EIGHT.eight_stack, RED_EIGHT.stock_count) == (
        None,
    ) * 4
    assert all(RED_EIGHT.tiles(seat) == () for seat in range(3))
    same = {repr(Dealing.begin(Settings(players=3), seed)) for seed in range(20)}
    assert len(same) == 1
    tried = {Dealing.begin(Settings(players=3), seed).after("trump").offered for seed in range(20)}
    assert len(tried) == 1


@pytest.mark.parametrize("text", ["trump", "stack 7", "move 8", "deal 15"])
def test_moves_round_trip(text: str) -> None:
    assert read_deal_move(text).notation() == text


@pytest.mark.parametrize(
    "text", ["", "trump 3", "stack", "stack seven", "deal -1", "deal 100", "draw", "deal ٣", "x" * 10_000]
)
def test_what_is_no_move_is_refused(text: str) -> None:
    found = RED_EIGHT.refused(text)
    assert found is not None
    assert found.fault.code is FaultCode.UNKNOWN_MOVE
    with pytest.raises(NotationError):
        read_deal_move(7)  # type: ignore[arg-type]


def test_only_seats_that_there_are_come_first() -> None:
    for first in (3, -1, True, "0"):
        with pytest.raises(ValueError, match="first must be"):
            Dealing.begin(Settings(players=3), 5, first)  # type: ignore[arg-type]
