"""Computer players: each looks at a view, all that its seat may know, and gives one of the moves allowed.

>>> from random import Random
>>> from rummy_widget.engine.game.round import new_game
>>> PLAYERS["steady"](new_game(players=4, seed=7).view(0), Random(7)).notation()
'discard r12'
>>> from rummy_widget.engine.rules import RUMMIKUB
>>> list(players_of(RUMMIKUB))
['beginner', 'steady', 'strong', 'simple', 'random']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import TypeAlias

from ...rules import ClosingPlay, LayingPlay, RearrangingPlay, Ruleset
from ..moves import Move, Verb
from ..round import Round
from ..view import View
from .closing.beginner import beginner
from .closing.steady import steady
from .closing.strong import strong
from .laying import LAYING
from .rearranging import REARRANGING

__all__ = ["PLAYERS", "Player", "move_of", "player_rng", "players_of", "randomly", "usual_player"]

CLOSING = 0.5
"""How often the random player closes where it could."""


Player: TypeAlias = Callable[[View, Random], Move]
"""Chooses one of the moves allowed from what a seat may know; the `Random` is the only chance there is."""


def randomly(view: View, rng: Random) -> Move:
    """Any move that is allowed, as likely as the others; a close half of the time. Nobody to play against."""
    closing = view.allowed[-1].verb is Verb.CLOSE
    if closing and rng.random() < CLOSING:
        return view.allowed[-1]
    return view.allowed[int(rng.random() * (len(view.allowed) - closing))]


PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"beginner": beginner, "steady": steady, "strong": strong, "random": randomly}
)
"""The players of games of closes, by name."""


_PLAYERS = {ClosingPlay: PLAYERS, LayingPlay: LAYING, RearrangingPlay: REARRANGING}


def players_of(rules: Ruleset) -> Mapping[str, Player]:
    """The players that there are for a game, by name; each takes the view that its positions give."""
    return _PLAYERS[type(rules.play)]


def usual_player(rules: Ruleset) -> str:
    """The player that sits at a table where none is named.

    >>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO
    >>> usual_player(RUMMY_PRO), usual_player(RUMMIKUB)
    ('steady', 'steady')
    """
    return "steady"


def player_rng(seed: int, seat: int, made: int | None = None) -> Random:
    """The chance that a player on this seat has in this game: the same everywhere.

    It lasts for the whole game; with *made*, for the one move that comes after so many.
    """
    return Random(f"rummy_widget player {seed}.{seat}{'' if made is None else f'.{made}'}")


def move_of(position: Round, player: str) -> Move:
    """What a player does on the seat to play, by what that seat may know; always the same here.

    >>> from rummy_widget.engine.game.round import new_game
    >>> move_of(new_game(players=4, seed=7), "steady").notation()
    'discard r12'
    """
    seat = position.seat
    rng = player_rng(position.seed, seat, len(position.moves))
    return players_of(position.settings.rules)[player](position.view(seat), rng)
