"""The time used for deleting old rooms: if the clock jumps ahead, rooms in use must not be deleted.

The last trusted reading of the clock is kept in the database, together with the machine's uptime. As long as
a machine runs, its uptime tells how much time has really passed, whatever happens to its clock. After a
restart only the two clock readings can be compared. A clock that is more than a day off is only trusted after
a day without another jump; until then, the time is computed from the last trusted reading.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

DAY = 86_400.0
AHEAD = 60.0
"""How many seconds another machine's clock may be ahead; times further ahead are not trusted."""
_BOOT = Path("/proc/sys/kernel/random/boot_id")


class ClockReading(NamedTuple):
    """The time as the clock shows it (`wall`), and the number of seconds since the machine started (`up`).

    `boot` identifies this start of the machine; it is '' if unknown.
    """

    wall: float
    up: float
    boot: str

    def passed(self, now: ClockReading) -> float | None:
        """Return the seconds that have really passed from this reading to *now*.

        Returns None if that is unknown, because the machine was restarted or its start can't be identified.
        """
        return now.up - self.up if self.boot and self.boot == now.boot else None


class StoredReadings(NamedTuple):
    """The readings of the clock that are stored in the database.

    `trusted` is the last trusted reading; `doubted` is the first later reading that contradicts it. Either is
    None if there is no such reading.
    """

    trusted: ClockReading | None = None
    doubted: ClockReading | None = None


class TimeBounds(NamedTuple):
    """The earliest and latest possible current time; they differ if the clock may have jumped.

    A room is deleted only if it is old enough even at the time `early`; new rooms are dated with `late`.
    """

    early: float
    late: float


def uptime() -> tuple[float, str]:
    """Return the number of seconds since this machine started, and a string that identifies this start.

    Time in sleep mode counts, if the system can measure it. The identifier is '' if the system provides none.
    """
    asleep_too = getattr(time, "CLOCK_BOOTTIME", None)
    up = time.monotonic() if asleep_too is None else time.clock_gettime(asleep_too)
    try:
        return up, _BOOT.read_text(encoding="ascii").strip()[:40]
    except OSError:
        return up, ""


def judge_reading(known: StoredReadings, now: ClockReading) -> tuple[StoredReadings, TimeBounds]:
    """Return the readings to store after a new reading of the clock, and the bounds of the current time.

    *known* are the readings stored so far, *now* is the new reading. In the example, the clock jumps ahead by
    40 days within a minute. At first, the earliest possible time is a minute after the first reading; a day
    later, the new time is trusted.

    >>> start = StoredReadings(ClockReading(1_000_000.0, 0.0, "boot"))
    >>> known, today = judge_reading(start, ClockReading(1_000_000.0 + 40 * DAY, 60.0, "boot"))
    >>> today.early - 1_000_000.0, (today.late - 1_000_000.0) / DAY
    (60.0, 40.0)
    >>> _, later = judge_reading(known, ClockReading(1_000_000.0 + 41 * DAY, 60.0 + DAY, "boot"))
    >>> (later.early - 1_000_000.0) / DAY
    41.0
    """
    trusted, doubted = known
    if trusted is not None:
        passed = trusted.passed(now)
        expected = trusted.wall + (passed or 0.0)
        if abs(now.wall - expected) <= DAY:
            if passed is None:
                return StoredReadings(now), TimeBounds(now.wall, now.wall)
            return StoredReadings(ClockReading(expected, now.up, now.boot)), _between(now.wall, expected)
    else:
        expected = 0.0
    if doubted is None or _contradicts(doubted, now):
        doubted = now
    elif _confirms(doubted, now):
        return StoredReadings(now), TimeBounds(now.wall, now.wall)
    return StoredReadings(trusted, doubted), _between(now.wall, expected)


def _between(one: float, other: float) -> TimeBounds:
    return TimeBounds(min(one, other), max(one, other))


def _contradicts(doubted: ClockReading, now: ClockReading) -> bool:
    passed = doubted.passed(now)
    return now.wall < doubted.wall if passed is None else abs(now.wall - doubted.wall - passed) > DAY


def _confirms(doubted: ClockReading, now: ClockReading) -> bool:
    passed = doubted.passed(now)
    return (now.wall - doubted.wall if passed is None else passed) >= DAY


def write_reading(reading: ClockReading) -> str:
    """Return a clock reading as the string that is stored in the database.

    >>> write_reading(ClockReading(1.5, 2.0, "boot")), read_reading("1.5 2.0 boot"), read_reading("rubbish")
    ('1.5 2.0 boot', ClockReading(wall=1.5, up=2.0, boot='boot'), None)
    """
    return f"{reading.wall!r} {reading.up!r} {reading.boot}"


def read_reading(text: str | None) -> ClockReading | None:
    """Return the clock reading that `write_reading` turned into *text*, or None if *text* can't be read."""
    try:
        wall, up, boot = (text or "").split(" ", 2)
        return ClockReading(float(wall), float(up), boot)
    except ValueError:
        return None
