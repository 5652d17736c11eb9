"""What a seat may know: all that lay open, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from engine.game.positions import EXTRA, random_game, table
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.play_out import play_out
from rummy_widget.engine.game.records import read_record
from rummy_widget.engine.game.replay import positions
from rummy_widget.engine.game.round import Round, new_game
from rummy_widget.engine.rules import BASIC_RUMMY, RUMMY_45, Ruleset
from rummy_widget.engine.tiles import JOKER, parse_tiles


def shuffled_away(position: Round, seat: int, rng: random.Random) -> Round:
    """The same position, all that this seat cannot know being otherwise."""
    view = position.view(seat)
    hidden = Counter(position.stock)
    for other, hand in enumerate(position.hands):
        if other != seat:
            hidden.update(hand.tiles())
    known = view.with_others
    for tiles in known:
        hidden.subtract(tiles)
    face_up = view.settings.deal.trump_in_stock and not view.trump_drawn
    if face_up:
        hidden.subtract([view.trump])
    pool = sorted(hidden.elements())
    rng.shuffle(pool)
    hands = []
    for other, hand in enumerate(position.hands):
        if other == seat:
            hands.append(hand)
        else:
            more = len(hand) - len(known[other])
            hands.append(Hand.of([*known[other], *(pool.pop() for _ in range(more))]))
    stock = pool
    if face_up:
        stock.insert(len(stock) - 6, view.trump)
    pile = (*position.pile[: position.drawn], *stock)
    return replace(position, hands=tuple(hands), pile=pile)


@pytest.mark.parametrize("seed", range(12))
def test_a_view_does_not_depend_on_what_is_hidden(seed: int) -> None:
    rng = random.Random(seed)
    players = 2 + seed % 3
    for position in positions(random_game(seed, players))[:-1]:
        if position.phase is Phase.REFUSE:
            continue
        seat = rng.randrange(players)
        try:
            other = shuffled_away(position, seat, rng)
        except ValueError:  # three of a kind in one hand: no such deal
            continue
        assert other.view(seat) == position.view(seat)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_known_of_the_others_is_true(seed: int) -> None:
    for position in positions(random_game(seed, 3)):
        view = position.view(0)
        for seat, known in enumerate(view.with_others):
            held = Counter(position.hands[seat].tiles())
            assert not Counter(known) - held
        everything = Counter(view.hand.tiles()) + Counter(view.seen)
        assert all(copies <= 2 for kind, copies in everything.items() if kind is not JOKER)


def test_what_was_taken_is_known_until_it_is_discarded() -> None:
    at = new_game(2, 3, rules=EXTRA)
    while at.phase is Phase.REFUSE:
        at = at.after("keep")
    tile = next(iter(at.hands[0].tiles()))
    game = at.after(f"discard {tile}").after("take")
    view = game.view(0)
    assert view.taken[1].tiles() == (tile,)
    assert tile in view.with_others[1]
    assert view.seen.count(tile) >= 1
    assert game.after(f"discard {tile}").view(0).taken[1].tiles() == ()


def test_own_thrown_jokers_are_counted_apart() -> None:
    position = table(
        "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10 *",
        "y2 y3 y4 y5 y6 k2 k3 k4 k5 k6 k7 b1 b2 b3",
        phase="discard",
    )
    after = position.after("throw")
    mine, theirs = after.view(0), after.view(1)
    assert mine.jokers_thrown == 1
    assert JOKER not in mine.seen
    assert JOKER in theirs.seen


def test_the_trump_is_known_where_it_lies() -> None:
    """Face up on the last stack until it is drawn; then who drew it holds it, and all have seen that."""
    for seed in range(60):
        here = positions(random_game(seed, 2))
        drawn = next((each for each in here if each.trump_drawn and not each.over), None)
        if drawn is None:
            continue
        before = here[len(drawn.moves) - 1]
        assert not before.trump_drawn
        assert drawn.got == drawn.deal.trump
        assert drawn.deal.trump in drawn.view(1 - drawn.seat).shown[drawn.seat]
        return
    pytest.fail("no game went on so long")


@pytest.mark.parametrize("seat", [-1, 2, True, "0", None])
def test_no_such_seat(seat: object) -> None:
    with pytest.raises(ValueError, match="seat must be"):
        new_game(2).view(seat)  # type: ignore[arg-type]


def test_a_bonus_is_paid_once_the_deal_stands() -> None:
    found = [new_game(4, seed) for seed in range(300)]
    asked = [each for each in found if each.phase is Phase.REFUSE and each.deal.bonus is not None]
    assert asked
    for game in asked:
        assert game.view(0).bonus is None
        while game.phase is Phase.REFUSE:
            game = game.after("keep")
        assert game.view(0).bonus == game.deal.bonus
        assert parse_tiles(str(game.deal.trump))[0] in game.hands[game.deal.bonus or 0].tiles()


@pytest.mark.parametrize("rules", [RUMMY_45, BASIC_RUMMY], ids=lambda rules: rules.name)
def test_what_was_taken_is_not_known_of_a_hand_once_it_is_laid(rules: Ruleset) -> None:
    """A seat is known to hold what it took, until that lies on the table or among the discards."""
    taken = 0
    for seed in range(20):
        for position in positions(read_record(play_out(seed, ("random",) * 3, rules=rules).record)):
            for seat, known in enumerate(position.view(0).with_others):
                assert not Counter(known) - Counter(position.hands[seat])
                taken += len(known)
    assert taken > 100
