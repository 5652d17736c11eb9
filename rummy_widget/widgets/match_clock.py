"""How long a match against computer players has lasted, by the clock of this process.

Desks know of no clock: they are told the minutes, and pass them to the match when a round ends.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TypeVar

from .open.desk import OpenDesk
from .table.desk import Desk

__all__ = ["MatchClock"]

AnyDesk = TypeVar("AnyDesk", Desk, OpenDesk)


class MatchClock:
    """A clock that starts with a match, and goes on where a kept match stopped."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    def start(self, minutes: int = 0) -> None:
        """Start with so many minutes gone."""
        self._since = time.monotonic() - 60 * minutes

    def tell(self, desk: AnyDesk) -> AnyDesk:
        """Return the desk with the minutes played so far, if its match is one by minutes."""
        if desk.match is None or not desk.match.length.minutes or not desk.open:
            return desk
        minutes = int((time.monotonic() - self._since) // 60)
        return replace(desk, minutes=minutes) if minutes > desk.minutes else desk

    def follow(self, before: AnyDesk, after: AnyDesk) -> None:
        """Start again if a new match begins."""
        if after.match is not before.match and after.match is not None and not after.match.count:
            self.start()
