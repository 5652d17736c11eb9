"""To test with: any move that is allowed, and what lies before one's eyes."""

from __future__ import annotations

from random import Random

from ....melds import completions, hand_value
from ....melds.hand import melds_in
from ....tiles import JOKER, Tile
from ...moves import Move, Verb
from ...phase import Phase
from ...view import View

__all__ = ["company", "randomly", "simple"]

ON_THE_TABLE = (Verb.LAY, Verb.ADD, Verb.REPLACE)
LAYS = 0.8
"""How often the random player lays or adds where it can."""


def randomly(view: View, rng: Random) -> Move:
    """Any move that is allowed, more often on the table than away from it. Nobody to play against."""
    table = [move for move in view.allowed if move.verb in ON_THE_TABLE]
    others = [move for move in view.allowed if move.verb not in ON_THE_TABLE]
    if table and (not others or rng.random() < LAYS):
        return _one_of(table, rng)
    return _one_of(others, rng)


def simple(view: View, rng: Random) -> Move:
    """Takes what makes a meld, lays and adds all that it can, throws away what goes least with the rest."""
    if view.phase is Phase.REFUSE:
        return Move(Verb.KEEP)
    if view.phase is Phase.DRAW:
        return _drawing(view)
    found = {verb: [move for move in view.allowed if move.verb is verb] for verb in Verb}
    if found[Verb.LAY]:
        return max(found[Verb.LAY], key=lambda move: len(move.spread.tiles) if move.spread else 0)
    for verb in (Verb.REPLACE, Verb.ADD):
        if found[verb]:
            return found[verb][0]
    if not found[Verb.DISCARD]:
        return found[Verb.THROW][0]
    return min(found[Verb.DISCARD], key=lambda move: (company(move.tile, view), rng.random()))


def _drawing(view: View) -> Move:
    """Take the last discard where it makes a meld with the hand, or else draw."""
    by_verb = {move.verb: move for move in view.allowed}
    if Verb.TAKE in by_verb and view.row:
        last = view.row[-1].tile
        near = [each for each in view.hand if each.colour is last.colour or each.number == last.number]
        if any(last in meld.tiles for meld in melds_in([*near, last], view.settings.rules)):
            return by_verb[Verb.TAKE]
    return by_verb.get(Verb.DRAW) or next(iter(by_verb.values()))


def company(tile: Tile | None, view: View) -> tuple[int, int]:
    """How many pairs of the hand a tile makes a meld with, and what it saves to be rid of it."""
    if tile is None:
        return len(view.hand), 0
    rules = view.settings.rules
    others = list(view.hand)
    others.remove(tile)
    near = sum(bool(completions([tile, each], rules)) for each in set(others) if each not in (tile, JOKER))
    worth = hand_value([tile], rules.laying.score.values)
    return near, -worth


def _one_of(moves: list[Move], rng: Random) -> Move:
    return moves[int(rng.random() * len(moves))]
