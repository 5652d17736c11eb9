"""Positions to test with: whole games by random legal moves, and tables with given tiles."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

from rummy_widget.engine.game.hand import Hand
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.phase import Discarded, Phase
from rummy_widget.engine.game.round import Round, new_game
from rummy_widget.engine.rules import RUMMY_PRO, Ruleset, switched
from rummy_widget.engine.tiles import ALL_TILES, JOKER, parse_tiles

EXTRA = switched(RUMMY_PRO, {"extra_joker": "instead_of_draw"})
CLOSE = "r2 r3 r4 r5 r6 b8 b9 b10 r13 y13 b13 r1 y1 k1 k10"


def table(
    *hands: str, phase: str = "draw", seat: int = 0, row: str = "", rules: Ruleset = RUMMY_PRO, stock: int = 9
) -> Round:
    """A position with these hands, the row's tiles discarded by the seats before this one."""
    count = max(2, len(hands))
    begun = new_game(count, 1, rules=rules)
    lying = parse_tiles(row)
    seats = [(seat - len(lying) + at) % count for at in range(len(lying))]
    return replace(
        begun,
        phase=Phase(phase),
        seat=seat,
        hands=tuple(Hand.of(parse_tiles(hand)) for hand in hands) or begun.hands,
        row=tuple(map(Discarded, seats, lying)),
        drawn=len(begun.deal.stock) - stock,
    )


def tiles_at(position: Round) -> Counter[object]:
    """Every tile of a position, wherever it is."""
    found: Counter[object] = Counter(position.stock)
    for hand in position.hands:
        found.update(hand.tiles())
    found.update(tile for _, tile in position.row)
    if not position.settings.deal.trump_in_stock:
        found[position.deal.trump] += 1
    return found


def box(position: Round) -> Counter[object]:
    """What all of them must come to: the box, and an extra Joker for each that was taken (PRO-8)."""
    return Counter([*ALL_TILES * 2, *(JOKER,) * (2 + sum(position.extra))])


def random_game(seed: int, players: int = 4, rules: Ruleset = EXTRA) -> Round:
    """A whole game of random legal moves; who can close does so half of the time."""
    rng = random.Random(seed)
    position = new_game(players, seed, first=seed % players, rules=rules)
    while not position.over:
        moves = position.allowed()
        closing = [move for move in moves if move.verb is Verb.CLOSE]
        position = position.after(closing[0] if closing and rng.random() < 0.5 else rng.choice(moves))
    return position
