"""Plays by eye: lays the first melds that it sees, leaves Jokers where they lie, overlooks things."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ....melds.hand import melds_in
from ....tiles import JOKER, Tile
from ...moves import Move, Verb
from ...phase import Phase
from ...view import View
from .hand_plans import is_open
from .simple import company

__all__ = ["beginner"]

# How often it does not see what lies before it.
OVERLOOKS_TAKE = 0.3
OVERLOOKS_MELD = 0.25
OVERLOOKS_TILE = 0.35  # that a tile fits a meld of the table
OVERLOOKS_COMPANY = 0.3  # that a tile of its hand goes with others


def beginner(view: View, rng: Random) -> Move:
    """What somebody plays who learned the game last week."""
    if view.phase is Phase.REFUSE:
        return Move(Verb.KEEP)
    if view.phase is Phase.DRAW:
        return _drawing(view, rng)
    return _laying(view, rng) or _discard(view, rng)


def _drawing(view: View, rng: Random) -> Move:
    take, draw = view.may(Verb.TAKE), view.may(Verb.DRAW)
    if take and draw and rng.random() >= OVERLOOKS_TAKE and _makes_meld(view, view.row[-1].tile):
        return take
    return draw or view.may(Verb.EXTRA) or take or view.allowed[0]


def _makes_meld(view: View, tile: Tile) -> bool:
    naturals = [each for each in view.hand if each is not JOKER]
    return any(tile in meld.tiles for meld in melds_in([*naturals, tile], view.settings.rules))


def _laying(view: View, rng: Random) -> Move | None:
    """The longest of the melds that it sees, then tiles that fit; an owed Joker is never forgotten."""
    table = {verb: [move for move in view.allowed if move.verb is verb] for verb in (Verb.LAY, Verb.ADD)}
    lays = [move for move in table[Verb.LAY] if rng.random() >= OVERLOOKS_MELD]
    if not is_open(view):
        lays = lays[:1]  # the first way to open that comes to mind
    if lays:
        return max(lays, key=lambda move: len(move.spread.tiles) if move.spread else 0)
    adds = [move for move in table[Verb.ADD] if move.tile is not JOKER and rng.random() >= OVERLOOKS_TILE]
    return adds[0] if adds else None


def _discard(view: View, rng: Random) -> Move:
    """A tile that goes least with those that it looks at; Jokers are never thrown if it can be helped."""
    thrown = [move for move in view.allowed if move.verb is Verb.DISCARD]
    if not thrown:
        return view.may(Verb.THROW) or view.allowed[0]
    seen: Sequence[Move] = [move for move in thrown if rng.random() < OVERLOOKS_COMPANY]
    if seen:
        return seen[int(rng.random() * len(seen))]
    return min(thrown, key=lambda move: (company(move.tile, view), rng.random()))
