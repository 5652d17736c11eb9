"""How long a match against computer players has lasted, by the clock of this process.

The state of a screen knows of no clock: it is told the minutes, and passes them to the match once a round
ends.
"""

from __future__ import annotations

import time
from dataclasses import replace

from .state import ScreenState

__all__ = ["MatchClock"]


class MatchClock:
    """A clock that starts with a match, and goes on where a kept match stopped."""

    def __init__(self) -> None:
        self._since = time.monotonic()

    def start(self, minutes: int = 0) -> None:
        """Start with so many minutes gone."""
        self._since = time.monotonic() - 60 * minutes

    def tell(self, state: ScreenState) -> ScreenState:
        """Return the state with the minutes played so far, if its match is one by minutes."""
        if state.match is None or not state.match.length.minutes or not state.open:
            return state
        minutes = int((time.monotonic() - self._since) // 60)
        return replace(state, minutes=minutes) if minutes > state.minutes else state

    def follow(self, before: ScreenState, after: ScreenState) -> None:
        """Start again if a new match begins."""
        if after.match is not before.match and after.match is not None and not after.match.count:
            self.start()
