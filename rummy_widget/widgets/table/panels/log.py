"""The panel with the last moves; in a replay, with the moves before the position on the screen."""

from __future__ import annotations

from ...shapes.table import LogLineProps
from ..seat_screen import SeatScreen


def show(screen: SeatScreen) -> list[LogLineProps] | None:
    """Return the lines about the last moves, the oldest first; None if no move has been made yet."""
    lines: list[LogLineProps] = []
    for move in screen.move_descriptions() if screen.dealt else ():
        texts = [*move.lines[:-1], " ".join(filter(None, (move.lines[-1], move.remark)))]
        lines += [{"text": text, "mine": move.seat == screen.you} for text in texts]
    return lines or None
