"""The last moves; of a round that is looked at again, those before the moment that is shown."""

from __future__ import annotations

from ...shapes.table import LogLineProps
from ..seat_screen import SeatScreen


def show(screen: SeatScreen) -> list[LogLineProps] | None:
    """Return a line a move, the last one last."""
    lines: list[LogLineProps] = []
    for move in screen.told_moves() if screen.dealt else ():
        texts = [*move.lines[:-1], " ".join(filter(None, (move.lines[-1], move.remark)))]
        lines += [{"text": text, "mine": move.seat == screen.you} for text in texts]
    return lines or None
