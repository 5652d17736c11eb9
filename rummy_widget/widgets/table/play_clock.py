"""The clock of a table against computers: it stands still while nobody has the table open."""

from __future__ import annotations

import time
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class PlayClock:
    """Seconds that a table has been open, from those that it was open before."""

    before: float = 0.0
    since: float = field(default_factory=lambda: time.monotonic())

    def __call__(self) -> float:
        """Return the seconds until now."""
        return self.before + time.monotonic() - self.since
