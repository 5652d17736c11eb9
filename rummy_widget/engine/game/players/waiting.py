"""Whether it pays to keep what could be laid, as the strong player decides it, and for which reason.

>>> from rummy_widget.engine.game.start import new_game
>>> from rummy_widget.engine.rules import RUMMY_45
>>> waiting(new_game(2, 7, rules=RUMMY_45).seen_by(0)) is None
True
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ...rules import LaidScore
from ..laying.view import LayingView
from ..phase import Phase
from ..rearranging.view import RearrangingView
from .laying.hand_plans import ON_THE_TABLE, best_lay, play_of
from .laying.strong import AHEAD, NEAR_POINTS, STOCK
from .laying.strong import NEAR as NEAR_CARDS
from .rearranging.strong import LAST, NEAR
from .rearranging.table import all_go, laid
from .solved import solved

__all__ = ["Reason", "Waiting", "waiting"]


class Reason(StrEnum):
    """Why one waits, or does not."""

    OUT = "out"  # everything goes
    TIME = "time"  # nobody is nearly out
    BESIDE = "beside"  # somebody is, and so is one oneself
    NEAR = "near"  # somebody is nearly out
    STOCK = "stock"  # it comes to its end


@dataclass(frozen=True, slots=True)
class Waiting:
    """Whether to wait, and why; `seat` is who has fewest tiles, `left` how many; or those in the stock."""

    waits: bool
    why: Reason
    seat: int
    left: int


def waiting(view: RearrangingView | LayingView) -> Waiting | None:
    """Whether to keep what could be laid now; None where nothing can be, or where one is not open yet."""
    if not solved(view.settings.rules):
        return None
    found = _rearranging(view) if isinstance(view, RearrangingView) else _laying(view)
    if found is None:
        return None
    left, seat = min((size, seat) for seat, size in enumerate(view.sizes) if seat != view.seat)
    if found is Reason.STOCK:
        left = view.stock_count
    return Waiting(found in (Reason.TIME, Reason.BESIDE), found, seat, left)


def _rearranging(view: RearrangingView) -> Reason | None:
    if not view.opened[view.seat] or laid(view, view.hand) is None:
        return None
    if all_go(view.spread, view.hand, view.settings.rules):
        return Reason.OUT
    players = view.settings.players
    if view.stock_count <= LAST[players]:
        return Reason.STOCK
    return Reason.TIME if _fewest(view) > NEAR[players] else Reason.NEAR


def _laying(view: LayingView) -> Reason | None:
    may = view.phase is Phase.DISCARD and any(each.verb in ON_THE_TABLE for each in view.allowed)
    lay = best_lay(view, view.hand) if may else None
    if lay is None:
        return None
    left, others = max(0, len(lay.keep) - 1), _fewest(view)
    if not left:
        return Reason.OUT
    if view.stock_count <= STOCK:
        return Reason.STOCK
    if isinstance(play_of(view).score, LaidScore):
        return Reason.TIME if others > NEAR_POINTS else Reason.NEAR
    if others > NEAR_CARDS:
        return Reason.TIME
    return Reason.BESIDE if left <= others + AHEAD else Reason.NEAR


def _fewest(view: RearrangingView | LayingView) -> int:
    return min(size for seat, size in enumerate(view.sizes) if seat != view.seat)
