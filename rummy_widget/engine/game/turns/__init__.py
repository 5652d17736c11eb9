"""How turns are played in the three kinds of games: closing, laying and rearranging.

The class of the attribute `play` of a game's `Ruleset` says which kind it is.
"""

from __future__ import annotations

from ...rules import ClosingPlay, LayingPlay, RearrangingPlay, Ruleset
from .base import Turns
from .closing import ClosingTurns
from .laying import LayingTurns
from .rearranging import RearrangingTurns

__all__ = ["Turns", "turns_of"]

_TURNS: dict[type, Turns] = {
    ClosingPlay: ClosingTurns(),
    LayingPlay: LayingTurns(),
    RearrangingPlay: RearrangingTurns(),
}


def turns_of(rules: Ruleset) -> Turns:
    """Return the object that says how turns are played in the game with these rules."""
    return _TURNS[type(rules.play)]
