"""Whether it pays to keep what could be laid, as the strong player decides it, and for which reason.

>>> from rummy_widget.engine.game.round import new_game
>>> from rummy_widget.engine.rules import RUMMY_45
>>> waiting(new_game(2, 7, rules=RUMMY_45).view(0)) is None
True
"""

from __future__ import annotations

from dataclasses import dataclass

from ..phase import Phase
from ..view import View
from .laying.players import best_lay, wait_reason
from .open_games import ON_THE_TABLE, WaitReason, solved
from .rearranging import all_go, laid, time_left

__all__ = ["WaitAdvice", "WaitReason", "waiting"]


@dataclass(frozen=True, slots=True)
class WaitAdvice:
    """Whether to wait, and why; `seat` is who has fewest tiles, `left` how many; or those in the stock."""

    waits: bool
    why: WaitReason
    seat: int
    left: int


def waiting(view: View) -> WaitAdvice | None:
    """Return whether to keep what could be laid; None if nothing can be, or if the seat is not open yet."""
    if not solved(view.settings.rules):
        return None
    found = _rearranging(view) if not view.settings.rules.has_discards else _laying(view)
    if found is None:
        return None
    left, seat = view.fewest
    if found is WaitReason.STOCK:
        left = view.stock_count
    return WaitAdvice(found in (WaitReason.TIME, WaitReason.BESIDE), found, seat, left)


def _rearranging(view: View) -> WaitReason | None:
    if not view.opened[view.seat] or laid(view) is None:
        return None
    if all_go(view.spread, view.hand.tiles(), view.settings.rules):
        return WaitReason.OUT
    return time_left(view)


def _laying(view: View) -> WaitReason | None:
    may = view.phase is Phase.DISCARD and any(each.verb in ON_THE_TABLE for each in view.allowed)
    lay = best_lay(view, view.hand.tiles()) if may else None
    return wait_reason(view, lay) if lay else None
