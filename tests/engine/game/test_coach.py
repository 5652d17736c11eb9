"""What the coach says: exact where it says so, and true of what a seat may know."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

from engine.game.knowing import unseen_by
from engine.game.positions import CLOSE, random_game, table
from parts import part_of
from rummy_widget.engine.game.coach import advise, draw_advice
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.players import PLAYERS
from rummy_widget.engine.game.players.closing.next_player_chance import next_player_chance
from rummy_widget.engine.game.players.closing.strong import WAITING, waits
from rummy_widget.engine.game.replay import costliest, discards_with_advice, positions
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.melds import Meld, read_meld
from rummy_widget.engine.solver.closing.draws import best_discards, discards_of
from rummy_widget.engine.tiles import JOKER, Tile, tile
from rummy_widget.text.sentences.coach import discard_sentence, draw_sentence

BARE = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 y1 k1 k10"
OTHER = "y2 y3 y4 y5 y6 k2 k3 k4 k5 k6 k7 b1 b2 b3"


def at_discard(seed: int, players: int = 2) -> Round:
    here = [each for each in positions(random_game(seed, players)) if each.phase is Phase.DISCARD]
    return here[len(here) // 2]


@pytest.mark.whole
@pytest.mark.parametrize("seed", part_of(range(6), 2))
def test_what_a_discard_gives_is_counted(seed: int) -> None:
    """Against drawing the next player's hidden tiles many times."""
    rng, position = random.Random(seed), at_discard(seed, 3)
    view = position.view(position.seat)
    known = view.with_others[view.next_seat]
    hidden = [*unseen_by(position, position.seat).elements()]
    tiles = [each for each in dict.fromkeys(view.hand.tiles()) if each is not JOKER]
    thrown = rng.choice(tiles)
    rounds = 1500
    hits = sum(
        makes_a_meld(thrown, [*known, *rng.sample(hidden, view.sizes[view.next_seat] - len(known))])
        for _ in range(rounds)
    )
    assert abs(hits / rounds - float(next_player_chance(view, thrown))) < 4.5 * (0.25 / rounds) ** 0.5


def makes_a_meld(thrown: Tile, hand: list[Tile]) -> bool:
    near = {
        each
        for each in hand
        if each is not JOKER
        and (each.colour == thrown.colour or each.number == thrown.number)
        and each != thrown
    }
    return any(isinstance(read_meld([thrown, *two]), Meld) for two in combinations(near, 2))


def test_a_joker_gives_nothing() -> None:
    """PRO-12: it may not be taken."""
    position = table(f"{BARE} *", OTHER, phase="discard")
    assert next_player_chance(position.view(0), JOKER) == Fraction(0)


def test_the_coach_says_what_the_solver_does() -> None:
    for seed in range(5):
        position = at_discard(seed)
        view = position.view(position.seat)
        advice = advise(view)
        sight = view.sight()
        assert {each.tile: each.discard.outs for each in advice.options} == discards_of(sight)
        if not any(view.extra):
            left = best_discards(view.hand, view.seen, jokers_thrown=view.jokers_thrown)
            assert {each.tile: each.outs for each in left} == discards_of(sight)
        assert advice.cost(advice.best.tile) == 0
        assert all(advice.cost(each.tile) >= 0 for each in advice.options)
        assert all(discard_sentence(each, advice) for each in advice.options)


def test_the_best_discard_keeps_what_closes() -> None:
    view = table(f"{BARE} y6", OTHER, phase="discard").view(0)
    advice = advise(view)
    assert advice.closing is None
    assert str(advice.best.tile) in ("y6", "k10")
    assert "6 of" in discard_sentence(advice.best, advice) or "close" in discard_sentence(advice.best, advice)
    assert advice.cost(tile("r4")) > 20
    assert "further from a close" in discard_sentence(advice.option(tile("r4")), advice)


def test_a_close_is_said() -> None:
    advice = advise(table(CLOSE, OTHER, phase="discard").view(0))
    assert advice.closing is not None
    assert advice.closing.points == 250


WAITS = "r1 r6 r7 r8 r9 y3 y4 y5 y6 y8 y9 y10 k1 k6 *"
AGAINST = "y2 y3 y4 y5 b6 k2 k3 k4 k5 k12 k7 b1 b2 b3"


@pytest.mark.parametrize(("stock", "waits"), [(60, True), (30, True), (2, False), (1, False), (0, False)])
def test_waiting_is_advised_where_it_clearly_promises_more(stock: int, waits: bool) -> None:
    """And never where no turn is to come; what the coach advises is what the strong player does."""
    view = table(WAITS, AGAINST, phase="discard", stock=stock).view(0)
    advice = advise(view)
    assert advice.closing is not None
    assert advice.waiting is waits
    assert advice.gain == advice.best.worth - advice.closing.points
    assert (PLAYERS["strong"](view, random.Random(1)).verb is not Verb.CLOSE) is waits


def test_little_more_is_not_waited_for() -> None:
    view = table(CLOSE, OTHER, phase="discard", stock=60).view(0)
    assert waits(view, 200, 200 + WAITING + 1)
    assert not waits(view, 200, 200 + WAITING)


def test_only_who_is_to_discard_is_advised() -> None:
    with pytest.raises(ValueError, match="nothing to discard now"):
        advise(table(BARE, OTHER).view(0))


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("", "Draw from the stock: there's no discard to take."),
        ("*", "Draw from the stock: there's no discard to take."),
        ("r1", "Take red 1, and you can close."),
        ("y4", "Don't take yellow 4: it doesn't help. Draw."),
    ],
)
def test_whether_to_take(row: str, said: str) -> None:
    assert draw_sentence(draw_advice(table(BARE, OTHER, row=row).view(0))) == said


def test_a_game_is_looked_at_again() -> None:
    game = random_game(4)
    found = discards_with_advice(game, seat=0)
    discards = [at for at, (here, move) in enumerate(zip(positions(game), game.moves, strict=False))
                if here.seat == 0 and move.verb in (Verb.DISCARD, Verb.THROW)]  # fmt: skip
    assert [each.index for each in found] == discards
    dear = costliest(found)
    assert len(dear) <= 3
    assert [each.cost for each in dear] == sorted(
        (each.cost for each in found if each.cost >= 1), reverse=True
    )[:3]
