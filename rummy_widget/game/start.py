"""A round of any game: the one place where the kind of play chooses the kind of position.

>>> from rummy_widget.rules import BASIC_RUMMY, RUMMIKUB
>>> [type(new_game(2, 7, rules=rules)).__name__ for rules in (RUMMY_PRO, BASIC_RUMMY, RUMMIKUB)]
['ClosingPosition', 'LayingPosition', 'RearrangingPosition']
"""

from __future__ import annotations

from ..faults import shown
from ..rules import RUMMY_PRO, LayingPlay, RearrangingPlay, Ruleset
from .closing.position import begin as begin_closing
from .laying.position import begin as begin_laying
from .protocol import Position
from .rearranging.position import begin as begin_rearranging
from .settings import Settings

__all__ = ["begin", "new_game"]


def new_game(
    players: int = 4,
    seed: int = 0,
    *,
    first: int | None = None,
    multiplier: int = 1,
    rules: Ruleset = RUMMY_PRO,
) -> Position:
    """A game as it is dealt; the same seed, players and rules mean the same tiles everywhere.

    *seed* is a whole number below 2**40; *first* is the seat of the first player, from 0, where it is not
    left to the rules (RK-7).
    """
    return begin(Settings(players, multiplier, rules), seed, first)


def begin(settings: Settings, seed: int, first: int | None = None) -> Position:
    """The same from settings that already exist."""
    if first is not None and (type(first) is not int or first not in range(settings.players)):
        raise ValueError(f"no such first: {shown(first)}; expected a seat, 0 to {settings.players - 1}")
    play = settings.rules.play
    if isinstance(play, LayingPlay):
        return begin_laying(settings, seed, first)
    if isinstance(play, RearrangingPlay):
        return begin_rearranging(settings, seed, first)
    return begin_closing(settings, seed, first or 0)
