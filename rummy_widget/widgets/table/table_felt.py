"""What lies on the felt of the table, and what pointing at it does; after the end the hands too."""

from __future__ import annotations

from collections.abc import Mapping

from ...engine.game.phase import Phase
from ..felt import FeltAction, felt, piles_of, row_of, seat_of
from ..seated import kind_at, round_from, said_at
from ..shapes.felt import FeltProps, FeltSeatProps
from ..shapes.table import TableActionProps
from .seat_screen import SeatScreen


def table_felt(screen: SeatScreen, actions: Mapping[str, TableActionProps]) -> FeltProps:
    """Return the table as the person sees it; what may be drawn or taken by *actions* may be pointed at."""
    view = screen.view
    return felt(
        "game",
        seats=[_seat(screen, seat) for seat in round_from(screen.you, view.settings.players)],
        piles=piles_of(view, draw=_pointed(screen, actions.get("draw")), drawn_trump=True),
        row=row_of(view.row, take=_pointed(screen, actions.get("take"))),
    )


def _pointed(screen: SeatScreen, action: TableActionProps | None) -> FeltAction | None:
    """Return what pointing does; beside melds nothing is a button that can't be pressed now."""
    if action is None or (screen.has_table and not action["enabled"]):
        return None
    text, why = action["text"], action["why"]
    return FeltAction(action["key"], text, why=why, title=why or text)


def _seat(screen: SeatScreen, seat: int) -> FeltSeatProps:
    shown = screen.hands and seat != screen.you
    return seat_of(
        screen.view, seat, kind=kind_at(screen, seat), score=_score(screen, seat), says=said_at(screen, seat),
        hand=screen.hands[seat].tiles() if shown else None,
    )  # fmt: skip


def _score(screen: SeatScreen, seat: int) -> int | None:
    """Return the points in the match at that moment: those of a round come when it has ended."""
    match = screen.match
    if match is None:
        return None
    settled = screen.open or screen.view.phase is Phase.OVER
    return (match if settled else match.before_last).scores[seat]
