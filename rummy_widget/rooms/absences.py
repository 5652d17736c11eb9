"""How long the players of tables have been away while the tables themselves were running.

A lost connection may cost something (PRO-15), but a crash or a restart of ours never does. So the time is not
taken from when a seat was marked away: each process counts what it has seen itself, look by look. A gap
between two looks, in which the server, the computer or its clock may have stood still, counts nothing; nor
does time in which nobody else was there, for then it may be our own connection that is lost.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass, field

from .state import RoomState

GAP = 20.0
"""Seconds between two looks at a table beyond which nothing is known of the time between."""
_MOST = 500  # tables


@dataclass
class _Seen:
    """The last look at a table, and what each seat has missed since it was marked away."""

    at: float
    missed: dict[int, tuple[float, float]] = field(default_factory=dict)  # away since, and seconds missed


class Absences:
    """The seconds that seats were away, as far as this process has seen them; threads may ask."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, _Seen] = OrderedDict()
        self._lock = threading.Lock()

    def look(self, room: str, table: RoomState, now: float) -> dict[int, float]:
        """Look at a table, and return the seconds that each seat has missed."""
        with self._lock:
            before = self._seen.pop(room, None) or _Seen(now)
            passed = now - before.at
            away = {seat: since for seat in table.people if (since := table.chair(seat).away) is not None}
            counts = 0 < passed <= GAP and len(away) < len(table.people)
            found = self._seen[room] = _Seen(now)
            for seat, since in away.items():
                known, missed = before.missed.get(seat, (since, 0.0))
                if known != since:  # it was back in between
                    missed = 0.0
                found.missed[seat] = since, missed + (passed if counts and seat in before.missed else 0.0)
            while len(self._seen) > _MOST:
                self._seen.popitem(last=False)
            return {seat: missed for seat, (_, missed) in found.missed.items()}

    def since(self, room: str, table: RoomState, now: float) -> dict[int, float]:
        """Since when each seat is away by the clock of now, which may have been set back in between."""
        missed = self.look(room, table, now)
        return {seat: min(table.chair(seat).away or now, now - seconds) for seat, seconds in missed.items()}
