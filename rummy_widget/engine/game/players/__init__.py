"""Computer players: functions that get all that one player may know of a round, and return a move.

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

__all__ = ["PLAYERS", "Player", "move_of", "player_rng", "players_of", "random_player", "usual_player"]

CLOSING = 0.5
"""The probability that the random computer player closes, which ends the round, if it can."""

Player: TypeAlias = Callable[[View, Random], Move]
"""A computer player: a function that chooses an allowed move.

It is called with a `View`, which contains what the player may know of the round, and with a `Random`, which
is the function's only source of randomness.
"""


def random_player(view: View, rng: Random) -> Move:
    """Return a random allowed move, for tests.

    If the player can close, which ends the round, it does so with the probability `CLOSING`; otherwise it
    makes any other move. *view* is what the player knows of the round.
    """
    closing = view.allowed[-1].verb is Verb.CLOSE
    if closing and rng.random() < CLOSING:
        return view.allowed[-1]
    return view.allowed[int(rng.random() * (len(view.allowed) - closing))]


PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"beginner": beginner, "steady": steady, "strong": strong, "random": random_player}
)
"""The computer players, by name, of games such as Rummy PRO, in which nothing is laid on the table."""

_PLAYERS = {ClosingPlay: PLAYERS, LayingPlay: LAYING, RearrangingPlay: REARRANGING}


def players_of(rules: Ruleset) -> Mapping[str, Player]:
    """Return the computer players of the game with these rules, by name."""
    return _PLAYERS[type(rules.play)]


def usual_player(rules: Ruleset) -> str:
    """Return the name of the computer player that plays the game with these rules by default.

    >>> from rummy_widget.engine.rules import RUMMIKUB, RUMMY_PRO
    >>> usual_player(RUMMY_PRO), usual_player(RUMMIKUB)
    ('steady', 'steady')
    """
    return "steady"


def player_rng(seed: int, seat: int, made: int | None = None) -> Random:
    """Return the random generator of the computer player in a seat.

    It gives the same numbers on every machine. *seed* is the seed of the round. Without *made*, the result
    is the generator for all moves of a game. With *made*, it is the generator for a single move: the one that
    comes after *made* moves have been made in the game.
    """
    return Random(f"rummy_widget player {seed}.{seat}{'' if made is None else f'.{made}'}")


def move_of(position: Round, player: str) -> Move:
    """Return the move that the computer player named *player* makes for the seat whose turn it is.

    The same position always gives the same move.

    >>> from rummy_widget.engine.game.round import new_game
    >>> move_of(new_game(players=4, seed=7), "steady").notation()
    'discard r12'
    """
    seat = position.seat
    rng = player_rng(position.seed, seat, len(position.moves))
    return players_of(position.settings.rules)[player](position.view(seat), rng)
