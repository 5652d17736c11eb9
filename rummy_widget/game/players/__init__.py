"""Computer players: each looks at a `View`, all that its seat may know, and gives one of the moves allowed.

>>> from random import Random
>>> from rummy_widget.game.closing.position import closing_game
>>> from rummy_widget.game.closing.position import seen_by
>>> PLAYERS["steady"](seen_by(closing_game(players=4, seed=7), 0), Random(7)).notation()
'discard r12'
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from typing import Protocol

from ..closing.view import View
from ..moves import Move, Verb
from .closing.beginner import beginner
from .closing.steady import steady
from .closing.strong import strong

__all__ = ["PLAYERS", "Player", "randomly"]

CLOSING = 0.5
"""How often the random player closes where it could."""


class Player(Protocol):
    """Chooses a move from what a seat may know; *rng* is the only chance there is."""

    def __call__(self, view: View, rng: Random) -> Move:
        """One of `view.allowed`."""


def randomly(view: View, rng: Random) -> Move:
    """Any move that is allowed, as likely as the others; a close half of the time. Nobody to play against."""
    closing = view.allowed[-1].verb is Verb.CLOSE
    if closing and rng.random() < CLOSING:
        return view.allowed[-1]
    return view.allowed[int(rng.random() * (len(view.allowed) - closing))]


PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"beginner": beginner, "steady": steady, "strong": strong, "random": randomly}
)
"""The players by name."""
