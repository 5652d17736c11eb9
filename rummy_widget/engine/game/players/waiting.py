"""Whether it pays to keep what could be laid, as the strong player decides it, and for which reason.

>>> from rummy_widget.engine.game.round import new_game
>>> from rummy_widget.engine.rules import RUMMY_45
>>> waiting(new_game(2, 7, rules=RUMMY_45).view(0)) is None
True
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ...rules import LaidScore
from ..phase import Phase
from ..view import View
from .laying.hand_plans import ON_THE_TABLE, best_lay
from .laying.strong import AHEAD, NEAR_POINTS, STOCK
from .laying.strong import NEAR as NEAR_CARDS
from .rearranging.strong import LAST, NEAR
from .rearranging.table import all_go, laid
from .solved import solved

__all__ = ["WaitAdvice", "WaitReason", "waiting"]


class WaitReason(StrEnum):
    """Why one waits, or does not."""

    OUT = "out"  # everything goes
    TIME = "time"  # nobody is nearly out
    BESIDE = "beside"  # somebody is, and so is one oneself
    NEAR = "near"  # somebody is nearly out
    STOCK = "stock"  # it comes to its end


@dataclass(frozen=True, slots=True)
class WaitAdvice:
    """Whether to wait, and why; `seat` is who has fewest tiles, `left` how many; or those in the stock."""

    waits: bool
    why: WaitReason
    seat: int
    left: int


def waiting(view: View | View) -> WaitAdvice | None:
    """Whether to keep what could be laid now; None where nothing can be, or where one is not open yet."""
    if not solved(view.settings.rules):
        return None
    found = _rearranging(view) if not view.settings.rules.has_discards else _laying(view)
    if found is None:
        return None
    left, seat = min((size, seat) for seat, size in enumerate(view.sizes) if seat != view.seat)
    if found is WaitReason.STOCK:
        left = view.stock_count
    return WaitAdvice(found in (WaitReason.TIME, WaitReason.BESIDE), found, seat, left)


def _rearranging(view: View) -> WaitReason | None:
    if not view.opened[view.seat] or laid(view, view.hand.tiles()) is None:
        return None
    if all_go(view.spread, view.hand.tiles(), view.settings.rules):
        return WaitReason.OUT
    players = view.settings.players
    if view.stock_count <= LAST[players]:
        return WaitReason.STOCK
    return WaitReason.TIME if _fewest(view) > NEAR[players] else WaitReason.NEAR


def _laying(view: View) -> WaitReason | None:
    may = view.phase is Phase.DISCARD and any(each.verb in ON_THE_TABLE for each in view.allowed)
    lay = best_lay(view, view.hand.tiles()) if may else None
    if lay is None:
        return None
    left, others = max(0, len(lay.keep) - 1), _fewest(view)
    if not left:
        return WaitReason.OUT
    if view.stock_count <= STOCK:
        return WaitReason.STOCK
    if isinstance(view.settings.rules.laying.score, LaidScore):
        return WaitReason.TIME if others > NEAR_POINTS else WaitReason.NEAR
    if others > NEAR_CARDS:
        return WaitReason.TIME
    return WaitReason.BESIDE if left <= others + AHEAD else WaitReason.NEAR


def _fewest(view: View | View) -> int:
    return min(size for seat, size in enumerate(view.sizes) if seat != view.seat)
