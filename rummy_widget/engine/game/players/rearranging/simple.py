"""To test with: any move that is allowed, and what lies before one's eyes."""

from __future__ import annotations

from itertools import islice
from random import Random

from ....rules import InvalidTurn
from ....table_melds import Play
from ...moves import Move, Verb
from ...view import View

__all__ = ["randomly", "simple"]

DRAWS = 0.3
"""How often the random player draws without a look at the table."""
ERRS = 0.03
"""How often it ends a turn that is none, where that costs tiles and is so a move like another."""
LATE = 0.02
"""How often its time runs out, where there is a timer."""
GLANCES = 0.9
LOOKS = 12
"""How often the random player only glances, and how many plays it then looks for before it chooses."""


def randomly(view: View, rng: Random) -> Move:
    """Any play that is seen, or a tile drawn; now and then an invalid turn. Nobody to play against."""
    play = view.settings.rules.rearranging
    if play.timer and rng.random() < LATE:
        return Move(Verb.TIMEOUT)
    if play.invalid_turn is InvalidTurn.PENALTY and rng.random() < ERRS:
        lone = view.hand.tiles()[int(rng.random() * len(view.hand))]
        return Move(Verb.PLAY, spread=view.spread.with_melds([(lone,)]))
    if view.stock_count and rng.random() < DRAWS:
        return view.drawing
    found = list(islice(view.plays(), LOOKS if rng.random() < GLANCES else None))
    return _played(found[int(rng.random() * len(found))]) if found else view.drawing


def simple(view: View, rng: Random) -> Move:
    """Lays as many tiles as it sees go at once, of as many the dearest; draws where it sees none."""
    found = list(view.plays())
    return _played(max(found, key=lambda play: (play.count, play.value))) if found else view.drawing


def _played(play: Play) -> Move:
    return Move(Verb.PLAY, spread=play.after)
