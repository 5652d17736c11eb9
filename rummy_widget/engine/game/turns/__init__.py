"""What a turn is in each of the three kinds of games; the one place where the kind of play chooses code."""

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
    """Return the turns of a game."""
    return _TURNS[type(rules.play)]
