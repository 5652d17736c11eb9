"""What the players ask of a hand: what of it lies, what is left, and the move that begins a lay."""

from __future__ import annotations

from collections.abc import Sequence

from ....solver.open_games.best import best_play
from ....solver.open_games.proved_play import BestPlay
from ....tiles import Tile
from ...moves import Move, Verb, read_move
from ...view import View

__all__ = [
    "ON_THE_TABLE",
    "as_if_open",
    "beginning",
    "best_lay",
    "is_open",
    "last_discard",
    "left_over",
]

ON_THE_TABLE = (Verb.LAY, Verb.ADD, Verb.REPLACE)


def is_open(view: View) -> bool:
    """Whether the table is this seat's to add to."""
    return view.settings.rules.laying.opening is None or view.opened[view.seat]


def last_discard(view: View) -> Tile | None:
    """The tile that may be taken now."""
    return view.row[-1].tile if view.row and view.may(Verb.TAKE) else None


def best_lay(view: View, hand: Sequence[Tile]) -> BestPlay | None:
    """What is worth most to lay of a hand in this turn."""
    return best_play(view.spread, tuple(hand), rules=view.settings.rules, opened=is_open(view))


def as_if_open(view: View, hand: Sequence[Tile]) -> BestPlay | None:
    """What lies of a hand, whether or not there is enough to open; a closed table is left alone."""
    table = view.spread if is_open(view) else ""
    return best_play(table, tuple(hand), rules=view.settings.rules)


def left_over(view: View, hand: Sequence[Tile]) -> tuple[Tile, ...]:
    """The tiles of a hand that lie nowhere then."""
    found = as_if_open(view, hand)
    return found.keep if found else tuple(hand)


def beginning(view: View, lay: BestPlay | None) -> Move | None:
    """The first move of a lay, where it may be made; else another one on the table, if there is any."""
    table = [move for move in view.allowed if move.verb in ON_THE_TABLE]
    if not table or not (view.owed or (lay and lay.moves)):
        return None
    if lay and lay.moves:
        found = read_move(lay.moves[0])
        if found in view.allowed:
            return found
        # Not every opening is in the list, and no Joker beside its own tile.
        if found.verb is Verb.LAY and not view.settings.rules.laying.taken_stays and not view.owed:
            return found
    return table[0]
