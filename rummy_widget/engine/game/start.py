"""A round of any game: the one place where the kind of play chooses the kind of position.

>>> from rummy_widget.engine.rules import BASIC_RUMMY, RUMMIKUB
>>> [type(new_game(2, 7, rules=rules)).__name__ for rules in (RUMMY_PRO, BASIC_RUMMY, RUMMIKUB)]
['ClosingPosition', 'LayingPosition', 'RearrangingPosition']
"""

from __future__ import annotations

from ..faults import quote_input
from ..rules import RUMMY_PRO, LayingPlay, RearrangingPlay, Ruleset
from .closing.position import begin as begin_closing
from .laying.middle import in_the_middle as laying_from
from .laying.position import LayingPosition
from .laying.position import begin as begin_laying
from .protocol import Position
from .rearranging.middle import in_the_middle as rearranging_from
from .rearranging.position import RearrangingPosition
from .rearranging.position import begin as begin_rearranging
from .round_setup import RoundSetup
from .settings import Settings

__all__ = ["begin", "in_the_middle", "new_game"]


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
        raise ValueError(f"no such first: {quote_input(first)}; expected a seat, 0 to {settings.players - 1}")
    play = settings.rules.play
    if isinstance(play, LayingPlay):
        return begin_laying(settings, seed, first)
    if isinstance(play, RearrangingPlay):
        return begin_rearranging(settings, seed, first)
    return begin_closing(settings, seed, first or 0)


def in_the_middle(rules: Ruleset, moment: RoundSetup) -> LayingPosition | RearrangingPosition:
    """A round of two whose melds lie on the table, at a moment that was made up; ValueError if it can't be.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> in_the_middle(RUMMY_PRO, RoundSetup(parse_tiles("r5")))
    Traceback (most recent call last):
    ValueError: no melds lie on the table in <Ruleset rummy_pro>
    """
    if isinstance(rules.play, LayingPlay):
        return laying_from(Settings(2, rules=rules), moment)
    if isinstance(rules.play, RearrangingPlay):
        return rearranging_from(Settings(2, rules=rules), moment)
    raise ValueError(f"no melds lie on the table in {rules!r}")
