"""What time it is for deleting old rooms: a clock that jumps must not delete what is still in use.

The last believed reading of the clock is kept in the database, with the machine's uptime beside it. As long
as a machine runs, its uptime tells how much time has really passed, whatever is done to its clock. After a
restart only the two clocks can be compared. A clock that is more than a day off is believed once a day has
passed without another jump; until then it is as late as the last believed reading says.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

DAY = 86_400.0
AHEAD = 60.0
"""Seconds by which another machine's clock may be ahead; what lies further in the future is not believed."""
_BOOT = Path("/proc/sys/kernel/random/boot_id")


class ClockReading(NamedTuple):
    """A look at the clock: its time, and the seconds for which the machine has been up since some start."""

    wall: float
    up: float
    boot: str

    def passed(self, now: ClockReading) -> float | None:
        """Return the seconds that have really passed until *now*; None if the machine was restarted."""
        return now.up - self.up if self.boot and self.boot == now.boot else None


class BelievedReading(NamedTuple):
    """The reading that is believed, and the first of those that contradict it."""

    good: ClockReading | None = None
    doubted: ClockReading | None = None


class Believed(NamedTuple):
    """What time it is: at the earliest, by which old rooms are deleted, and at the latest, for new ones."""

    early: float
    late: float


def uptime() -> tuple[float, str]:
    """Return the seconds since this machine started, asleep or awake, and a name of that start.

    The name is empty where the system gives none.
    """
    asleep_too = getattr(time, "CLOCK_BOOTTIME", None)
    up = time.monotonic() if asleep_too is None else time.clock_gettime(asleep_too)
    try:
        return up, _BOOT.read_text(encoding="ascii").strip()[:40]
    except OSError:
        return up, ""


def judge(known: BelievedReading, now: ClockReading) -> tuple[BelievedReading, Believed]:
    """Return what is known after another look at the clock, and what time is believed.

    >>> start = BelievedReading(ClockReading(1_000_000.0, 0.0, "boot"))
    >>> known, today = judge(start, ClockReading(1_000_000.0 + 40 * DAY, 60.0, "boot"))
    >>> today.early - 1_000_000.0, (today.late - 1_000_000.0) / DAY
    (60.0, 40.0)
    >>> _, later = judge(known, ClockReading(1_000_000.0 + 41 * DAY, 60.0 + DAY, "boot"))
    >>> (later.early - 1_000_000.0) / DAY
    41.0
    """
    good, doubted = known
    if good is not None:
        passed = good.passed(now)
        expected = good.wall + (passed or 0.0)
        if abs(now.wall - expected) <= DAY:
            if passed is None:
                return BelievedReading(now), Believed(now.wall, now.wall)
            return BelievedReading(ClockReading(expected, now.up, now.boot)), _between(now.wall, expected)
    else:
        expected = 0.0
    if doubted is None or _contradicts(doubted, now):
        doubted = now
    elif _confirms(doubted, now):
        return BelievedReading(now), Believed(now.wall, now.wall)
    return BelievedReading(good, doubted), _between(now.wall, expected)


def _between(one: float, other: float) -> Believed:
    return Believed(min(one, other), max(one, other))


def _contradicts(doubted: ClockReading, now: ClockReading) -> bool:
    passed = doubted.passed(now)
    return now.wall < doubted.wall if passed is None else abs(now.wall - doubted.wall - passed) > DAY


def _confirms(doubted: ClockReading, now: ClockReading) -> bool:
    passed = doubted.passed(now)
    return (now.wall - doubted.wall if passed is None else passed) >= DAY


def write_reading(reading: ClockReading) -> str:
    """Return a reading as it is kept in the database.

    >>> write_reading(ClockReading(1.5, 2.0, "boot")), read_reading("1.5 2.0 boot"), read_reading("rubbish")
    ('1.5 2.0 boot', ClockReading(wall=1.5, up=2.0, boot='boot'), None)
    """
    return f"{reading.wall!r} {reading.up!r} {reading.boot}"


def read_reading(text: str | None) -> ClockReading | None:
    """Return a kept reading, or None for what is none."""
    try:
        wall, up, boot = (text or "").split(" ", 2)
        return ClockReading(float(wall), float(up), boot)
    except ValueError:
        return None
