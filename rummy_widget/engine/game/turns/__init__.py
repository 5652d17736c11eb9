"""The turns of the three kinds of games; only here the kind of game selects code."""

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
    """Return the object that knows how turns are played in a game."""
    return _TURNS[type(rules.play)]
