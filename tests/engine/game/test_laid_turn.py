"""A turn that lies on the table is made by moves of the game: what is judged legal has an order."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

import rummy_widget as rw
from parts import WHOLE, part_of
from rummy_widget.engine.game.drawing import DRAWING_VERBS
from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.players import move_of
from rummy_widget.engine.game.round import Round, new_game
from rummy_widget.engine.game.turns.laid_turn import moves_of_turn
from rummy_widget.engine.rules import Ruleset
from rummy_widget.engine.table_melds import Play, judge_play, parse_table
from rummy_widget.engine.tiles import parse_tiles


def at(lying: str, hand: str, *, opened: bool) -> Round:
    """A turn of Rummy 45, after drawing."""
    game = new_game(2, 7, rules=rw.RUMMY_45)
    while game.phase is not Phase.DISCARD or game.discard_only or game.seat != 0:
        game = game.after(game.legal_moves[0])
    held = Hand.of(parse_tiles(hand))
    return replace(game, spread=parse_table(lying), hands=(held, *game.hands[1:]), opened=(opened, True))


@pytest.mark.parametrize(
    ("lying", "hand", "opened", "goal"),
    [
        # A Joker goes to the low end, for there is a tile that joins it.
        ("y3 y4 y5 y6", "y1 * k9", True, "y1 *y2 y3 y4 y5 y6"),
        # One is taken for its tile and laid again in the same meld.
        ("*k12 k13 k1", "k12 r1 r9", True, "*k11 k12 k13 k1"),
        ("r5 *r6 r7", "r6 r8 k1", True, "*r4 r5 r6 r7 r8"),
        # To open comes first: only then there is the Joker that one of the melds is to have.
        (
            "*k12 k13 k1",
            "r3 r9 y1 y3 y3 y4 y5 y6 y9 b4 k3 k5 k9 k10 k12",
            False,
            "k12 k13 k1 | y1 *y2 y3 y4 y5 y6 | r3 y3 k3 | r9 y9 k9",
        ),
        ("r5 *r6 r7", "r6 r10 r11 r12 b8 y8 k8 k1 k2", False, "r5 r6 r7 | r10 r11 r12 | b8 y8 k8 * "),
    ],
)
def test_there_is_an_order(lying: str, hand: str, opened: bool, goal: str) -> None:
    game = at(lying, hand, opened=opened)
    after = parse_table(goal)
    judged = judge_play(game.spread, after, game.hands[0], rules=rw.RUMMY_45, opened=opened)
    assert isinstance(judged, Play), judged
    made = game
    for move in moves_of_turn(game, judged.after):
        made = made.after(move)
    assert rows(made) == Counter(tuple(sorted(each.kind for each in row)) for row in after.melds)
    assert made.owed == 0


def rows(game: Round) -> Counter[tuple[object, ...]]:
    return Counter(tuple(sorted(each.kind for each in row)) for row in game.spread.melds)


@pytest.mark.whole
@pytest.mark.slow
@pytest.mark.parametrize("rules", [rw.RUMMY_45, rw.BASIC_RUMMY], ids=lambda each: each.name)
def test_the_best_turn_can_be_made_at_any_moment_of_a_round(rules: Ruleset) -> None:
    tried = 0
    for seed in part_of(range(1, 25), 3):
        game = new_game(2, seed, rules=rules)
        while not game.over:
            if game.phase is Phase.DISCARD and not game.discard_only:
                opened = game.opened[game.seat]
                play = rw.best_play(game.spread, game.hand, rules=rules, opened=opened)
                if play is not None:
                    made = game
                    for move in moves_of_turn(game, play.after):
                        made = made.after(move)
                    tried += 1
                    assert made.over or len(game.hand) - len(made.hand) == play.count
            game = game.after(move_of(game, "steady"))
    assert tried > (100 if WHOLE else 30)


@pytest.mark.whole
@pytest.mark.parametrize("rules", [rw.RUMMY_45, rw.BASIC_RUMMY], ids=lambda each: each.name)
def test_whatever_was_laid_in_a_turn_can_be_laid_again(rules: Ruleset) -> None:
    """Turns of any moves on the table, in any order: the table alone says enough to make them again."""
    rng, made = Random(f"again {rules.name}"), Counter[str]()
    for seed in range(60 if WHOLE else 12):
        game = new_game(2, seed, rules=rules)
        begun = game
        while not game.over:
            if game.moves and game.moves[-1].verb in DRAWING_VERBS:
                begun = game
            moves = game.legal_moves
            table = [move for move in moves if move.split()[0] in ("lay", "add", "replace")]
            after = game.after(rng.choice(table if table and rng.random() < 0.9 else moves))
            if after.phase is Phase.DRAW and game.laid:
                again = begun
                for move in moves_of_turn(begun, game.spread):
                    made[move.verb] += 1
                    again = again.after(move)
                assert (rows(again), again.hand, again.owed) == (rows(game), game.hand, 0), begun
            game = after
    assert made["lay"] > 20
    assert made["add"] > 20
    assert made["replace"] > 3 * (rules is rw.RUMMY_45) - 1
