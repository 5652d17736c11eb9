"""The players: quick, legal, never peeking, and each with its own habits."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.game.positions import CLOSE, EXTRA, random_game, table
from parts import WHOLE, part_of
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.play_out import play_out
from rummy_widget.engine.game.players import PLAYERS, move_of, player_rng, players_of
from rummy_widget.engine.game.players.closing.steady import distance_with
from rummy_widget.engine.game.players.closing.strong import discard_worths
from rummy_widget.engine.game.records import read_record
from rummy_widget.engine.game.replay import positions
from rummy_widget.engine.game.round import Round, new_game
from rummy_widget.engine.rules import RUMMIKUB, RUMMY_45, RUMMY_PRO, Ruleset
from rummy_widget.engine.shuffle import shuffled
from rummy_widget.engine.solver.closing.distance import distance
from rummy_widget.engine.tiles import JOKER, Tile, tile

NAMES = sorted(PLAYERS)
FAR = "r1 y3 b5 k7 r9 y11 b13 k2 r4 y6 b8 k10 r12 y13"
NEAR = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10"  # r1, b1 or a Joker lets it close


def choice(name: str, position: Round, seed: int = 0) -> str:
    view = position.view(position.seat)
    return PLAYERS[name](view, Random(seed)).notation()


def choices(name: str, position: Round) -> set[str]:
    return {choice(name, position, seed) for seed in range(60)}


# -- what they see ----------------------------------------------------------------------------


def hidden(position: Round, seat: int) -> list[Tile]:
    """The tiles that a seat cannot know: other hands but for what all know of them, and the stock."""
    known = position.view(seat).with_others
    found: list[Tile] = []
    for other, hand in enumerate(position.hands):
        if other != seat:
            left = list(hand.tiles())
            for each in known[other]:
                left.remove(each)
            found += left
    return found + [each for each in position.stock if not trump_lies(position, each)]


def trump_lies(position: Round, each: Tile) -> bool:
    return each == position.deal.trump and not position.trump_drawn


def otherwise_hidden(position: Round, seat: int, rng: Random) -> Round:
    """The same for this seat, with everything that it cannot know dealt anew."""
    known = position.view(seat).with_others
    tiles = iter(shuffled(hidden(position, seat), rng))
    hands = []
    for other, hand in enumerate(position.hands):
        if other != seat:
            count = len(hand) - len(known[other])
            hand = Hand.of([*known[other], *(next(tiles) for _ in range(count))])
        hands.append(hand)
    stock = [each if trump_lies(position, each) else next(tiles) for each in position.stock]
    pile = (*position.pile[: position.drawn], *stock)
    assert next(tiles, None) is None
    return replace(position, pile=pile, hands=tuple(hands), seed=position.seed + 1)


@pytest.mark.whole
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", part_of(range(3), 3))
def test_what_is_hidden_changes_no_choice(name: str, seed: int) -> None:
    rng, changed = Random(seed), 0
    end = read_record(play_out(seed, ("steady", "beginner", "steady"), rules=EXTRA).record)
    for at, position in enumerate(positions(end)[:-1]):
        if at % 3 == seed:
            seat = position.seat
            other = otherwise_hidden(position, seat, rng)
            changed += other.hands != position.hands
            mine, theirs = position.view(seat), other.view(seat)
            assert mine == theirs
            chosen = PLAYERS[name](mine, Random(at))
            assert chosen == PLAYERS[name](theirs, Random(at))
            assert chosen in mine.allowed
    assert changed > 5


def test_a_view_holds_no_position_and_no_deal() -> None:
    assert not {"hands", "stock", "deal", "seed"} & set(new_game().view(0).__dict__)


def test_the_chance_of_a_player_is_its_own() -> None:
    firsts = {player_rng(seed, seat).random() for seed in range(5) for seat in range(4)}
    assert len(firsts) == 20
    assert player_rng(7, 2).random() == Random("rummy_widget player 7.2").random()
    assert player_rng(7, 2, 5).random() == Random("rummy_widget player 7.2.5").random()


@pytest.mark.parametrize("rules", [RUMMY_PRO, RUMMY_45, RUMMIKUB], ids=lambda rules: rules.name)
def test_a_player_asked_twice_does_the_same_and_may_do_it(rules: Ruleset) -> None:
    for name in players_of(rules):
        position = new_game(3, 7, rules=rules)
        for _ in range(12):
            move = move_of(position, name)
            assert move == move_of(position, name)
            assert position.refused(move, position.seat) is None
            position = position.after(move)


# -- what they have in common -----------------------------------------------------------------


@pytest.mark.whole
@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_all_moves_are_allowed_in_odd_games(name: str) -> None:
    """Positions that a random mover comes to: many Jokers, long rows, racks in ruins."""
    for seed in part_of(range(3), 3):
        for at, position in enumerate(positions(random_game(seed, 2 + seed % 3))[:-1]):
            if at % (15 if WHOLE else 60) == seed:
                view = position.view(position.seat)
                assert PLAYERS[name](view, Random(at)) in view.allowed


@pytest.mark.parametrize("name", ["beginner", "steady", "strong"])
def test_who_can_close_does(name: str) -> None:
    assert "close" in choices(name, table(CLOSE, FAR, phase="discard", stock=4))
    assert "take" in choices(name, table(NEAR, FAR, row="b1"))


@pytest.mark.parametrize("name", ["beginner", "steady"])
def test_simple_players_throw_no_jokers(name: str) -> None:
    rack = "r2 r3 * * k8 k9 b11 b12 y4 y5 r9 r13 k2 b6 y13"
    assert all(move.startswith("discard") for move in choices(name, table(rack, FAR, phase="discard")))


# -- their habits -----------------------------------------------------------------------------


def test_a_beginner_overlooks_things_now_and_then() -> None:
    closing = table(CLOSE, FAR, phase="discard")
    moves = [choice("beginner", closing, seed) for seed in range(200)]
    assert 10 < sum(move != "close" for move in moves) < 60
    assert choices("beginner", table(NEAR, FAR, row="b1")) == {"draw", "take"}


@pytest.mark.parametrize(
    ("six", "last", "takes"),
    [
        ("r5 r6 k1 k2 y9 b9", "r7", True),
        ("r5 r6 k1 k2 y9 b9", "k3", True),
        ("r5 r6 k1 k2 y9 b9", "k9", True),
        ("r5 r6 k12 k13 y9 b9", "k1", True),
        ("r5 r6 k13 k2 y9 b9", "k1", False),
        ("r5 r6 k1 k2 y9 b9", "y9", False),
        ("r5 r6 k1 k2 y9 b9", "b13", False),
        ("r5 r6 r7 k2 y9 b9", "r8", False),  # the run is there already
    ],
)
def test_a_beginner_takes_what_makes_a_meld_at_once(six: str, last: str, takes: bool) -> None:
    rack = f"{six} y2 b4 k6 y11 b1 b13 y7 r10"
    assert ("take" in choices("beginner", table(rack, FAR, row=last))) is takes


def test_a_beginner_keeps_what_has_neighbours() -> None:
    rack = "r2 r3 r4 r5 y8 b8 k8 k11 k12 b3 b4 y1 y2 r13 k6"
    moves = [choice("beginner", table(rack, FAR, phase="discard"), seed) for seed in range(100)]
    assert not {f"discard {each}" for each in "r2 r3 r4 r5 y8 b8 k8".split()} & {*moves}  # noqa: SIM905
    assert sum(move in ("discard r13", "discard k6") for move in moves) > 80


def test_steady_takes_only_what_lowers_the_distance() -> None:
    taken = 0
    for seed in range(3):
        game = read_record(play_out(seed, ("steady", "steady", "beginner")).record)
        for position, after in zip(positions(game), game.moves, strict=False):
            if position.phase == "draw" and position.seat < 2:
                view = position.view(position.seat)
                last = position.row[-1].tile if position.row else None
                nearer = (
                    last is not None and last is not JOKER and distance_with(view, last) < distance_with(view)
                )
                closes = last is not None and last is not JOKER and distance(view.hand.plus(last)) == 0
                assert (after.verb is Verb.TAKE) == (nearer or closes)
                taken += after.verb is Verb.TAKE
    assert taken


def test_steady_uses_the_extra_joker_where_it_helps() -> None:
    assert choice("steady", table(FAR, FAR, row="r1", rules=EXTRA)) == "extra"
    complete = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1"
    assert choice("steady", table(complete, FAR, row="y9", rules=EXTRA)) in ("take", "draw")


def test_strong_prefers_to_be_paid_more() -> None:
    # Fourteen in melds: any tile closes for 250. The extra Joker, left free, makes it 500 (PRO-45).
    complete = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1"
    assert choice("strong", table(complete, FAR, row="y9", rules=EXTRA)) == "extra"
    # Either pair may go, and leaves two kinds that close; with the low one a black 5 makes it a Minor.
    rack = "r2 r3 r4 r5 r6 b3 b4 b5 y1 y2 y3 k6 k7 k10 k11"
    worths = discard_worths(table(rack, FAR, phase="discard").view(0))
    best, second, third = sorted(worths, key=lambda each: -worths[each])[:3]
    assert {best, second} == {tile("k10"), tile("k11")}
    assert worths[second] > worths[third] + 10


def test_strong_closes_cheaply_late_and_waits_where_little_is_lost() -> None:
    waits = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1 *"
    assert choice("strong", table(waits, FAR, phase="discard")) == "close", "500 is there already"
    early = table(CLOSE, FAR, phase="discard", rules=EXTRA, stock=70)
    assert choice("strong", early) != "close", "nobody is near yet, and the extra Joker doubles it"
    assert choice("strong", table(CLOSE, FAR, phase="discard", stock=2)) == "close"


def test_steady_and_strong_refuse_bad_deals_and_keep_good_ones() -> None:
    seen: dict[str, set[str]] = {"steady": set(), "strong": set()}
    for seed in range(160):
        position = new_game(players=4, seed=seed)
        if position.phase == "refuse":
            for name, moves in seen.items():
                moves.add(choice(name, position))
    assert seen["steady"] <= {"keep", "refuse"}
    assert "keep" in seen["steady"]
    assert seen["strong"] == {"keep", "refuse"}
