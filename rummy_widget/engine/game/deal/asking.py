"""Who may refuse a deal (PRO-7)."""

from __future__ import annotations

from collections.abc import Sequence

from ...rules import DealRules
from ...tiles import Tile
from ..settings import Settings
from .stacks import doubles

__all__ = ["may_refuse"]


def may_refuse(settings: Settings, hands: Sequence[tuple[Tile, ...]], first: int, behind: int) -> int | None:
    """The next seat that may refuse, from so many seats behind the first; None where nobody may.

    >>> from rummy_widget.engine.tiles import parse_tiles
    >>> hands = [parse_tiles("r1 r2"), parse_tiles("r5 r5 b1 b1 k3 k3")]
    >>> may_refuse(Settings(players=2), hands, 0, 0), may_refuse(Settings(players=2), hands, 1, 1)
    (1, None)
    """
    rules = settings.rules.deal
    if not isinstance(rules, DealRules):
        return None
    for step in range(behind, settings.players):
        seat = (first + step) % settings.players
        if doubles(hands[seat]) >= rules.doubles_to_refuse:
            return seat
    return None
