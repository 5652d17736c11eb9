"""How long players have been away while their tables were running.

A lost connection may cost points (rule PRO-15), but a crash or a restart of the server must not. So the time
is not counted from the moment at which a seat was marked away: each process adds up only the time that it has
observed itself, from one check to the next. A gap between two checks, in which the server or its clock may
have stood still, does not count. Time in which nobody else was at the table does not count either, because
then the server's own connection may have been lost.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass, field

from .state import RoomState

GAP = 20.0
"""The longest time between two checks of a table, in seconds, that counts as observed."""
_MOST = 500  # of how many tables the last check is remembered


@dataclass
class _LastCheck:
    """The last check of a table for absent players, and how long each player had been away by then.

    `at` is the time of the check. `missed` maps each absent seat to the time at which it was marked as away,
    and to the number of seconds of this absence that have been counted so far. This number may be smaller
    than the time that has passed, because time that the server hasn't observed doesn't count.
    """

    at: float
    missed: dict[int, tuple[float, float]] = field(default_factory=dict)  # time marked away, seconds counted


class Absences:
    """A thread-safe counter of the seconds for which players have been away, as observed by this process."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, _LastCheck] = OrderedDict()
        self._lock = threading.Lock()

    def update(self, room: str, table: RoomState, now: float) -> dict[int, float]:
        """Check which players of a table are away, and return how many seconds each of them has been away.

        *room* is the table's id, *now* the current time. The keys of the result are seats. Time counts only
        if the last check was at most `GAP` seconds ago and somebody else was at the table.
        """
        with self._lock:
            before = self._seen.pop(room, None) or _LastCheck(now)
            passed = now - before.at
            away = {seat: since for seat in table.people if (since := table.player(seat).away) is not None}
            counts = 0 < passed <= GAP and len(away) < len(table.people)
            found = self._seen[room] = _LastCheck(now)
            for seat, since in away.items():
                known, missed = before.missed.get(seat, (since, 0.0))
                if known != since:  # the player was back in between
                    missed = 0.0
                found.missed[seat] = since, missed + (passed if counts and seat in before.missed else 0.0)
            while len(self._seen) > _MOST:
                self._seen.popitem(last=False)
            return {seat: missed for seat, (_, missed) in found.missed.items()}

    def away_since(self, room: str, table: RoomState, now: float) -> dict[int, float]:
        """Return a mapping from the seat of each absent player to the time since which they count as away.

        *room* is the table's id, *now* the current time. The times are computed from the seconds of absence
        that have been observed, because the clock may have been changed in the meantime.
        """
        missed = self.update(room, table, now)
        return {seat: min(table.player(seat).away or now, now - seconds) for seat, seconds in missed.items()}
