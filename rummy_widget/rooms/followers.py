"""Noticing new events of a room: wait for them by `await follower.next()`, or ask for them by `new()`.

A bell (module `bells`) signals that there may be new events. A needless signal does no harm, and a missed one
costs only some seconds, because new events are always read from the events table itself.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeAlias

from .bells import PostgresBell, SqliteBell
from .errors import RoomError
from .events import StoredEvent

if TYPE_CHECKING:
    from .store import Store

LOOKED = 5.0
"""Seconds without a signal from the database, after which new events are looked for anyway."""


_PARENTS: list[object] = []


EventReader: TypeAlias = "Callable[[str, int], list[StoredEvent]]"
"""Returns the events of a room, given by its id, after a version."""


class Follower:
    """Reads the new events of a room (a table or a live class); it returns each event once, in order.

    *room* is the room's id; the first new event is the one after the version *after*. *read* returns the
    events of a room after a version; without it, they are read from *store*. A forked process opens its own
    connection. `new` and `next` raise the errors of the database; they may be called again, and go on from
    the same place.
    """

    def __init__(self, store: Store, room: str, after: int = 0, read: EventReader | None = None) -> None:
        self.store, self.room, self.version, self._read = store, room, after, read or store.read
        self._bell: SqliteBell | PostgresBell | None = None
        self._pid = 0
        self._looked = float("-inf")

    def new(self, *, look: bool = False) -> list[StoredEvent]:
        """Return the events that have come since the last call, or [] if there are none, without waiting.

        The events are only read if the database has signalled a change, or after `LOOKED` seconds without a
        signal; with *look*, they are read in any case.
        """
        due = time.monotonic() >= self._looked + LOOKED
        if not (self._rung() or look or due):
            return []
        try:
            found = self._read(self.room, self.version)  # raises an error if the room was deleted
        except RoomError:
            self._looked = float("-inf")  # so that the next call reads again
            raise
        self._looked = time.monotonic()
        if found:
            self.version = found[-1].version
        return found

    async def next(self, seconds: float | None = None) -> list[StoredEvent]:
        """Wait for new events without blocking the event loop, and return them.

        Returns [] if there are none within *seconds*; None means no limit.
        """
        until = None if seconds is None else time.monotonic() + seconds
        while not (found := self.new()):
            left = LOOKED if until is None else until - time.monotonic()
            if left <= 0:
                break
            await self._nap(left)
        return found

    async def _nap(self, seconds: float) -> None:
        """Sleep until the database may have signalled a change, but no longer than *seconds*."""
        assert self._bell is not None
        loop, rung, ready = asyncio.get_running_loop(), asyncio.Event(), self._bell.fileno()
        loop.add_reader(ready, rung.set)
        try:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(rung.wait(), min(self._bell.pause, seconds))
        finally:
            loop.remove_reader(ready)

    def close(self) -> None:
        """Close the connection to the database; the next call of `new` or `next` opens another one."""
        if self._bell is not None and self._pid == os.getpid():
            self._bell.close()
        self._bell = None

    def _rung(self) -> bool:
        if self._bell is not None and self._pid != os.getpid():
            _PARENTS.append(self._bell)  # kept alive: closing it would break the parent's connection
            self._bell = None
        if self._bell is None:
            kind = SqliteBell if self.store.dialect == "sqlite" else PostgresBell
            self._bell = kind(self.store.engine(), self.room)
            self._pid = os.getpid()
            return True
        try:
            return self._bell.rung()
        except RoomError:
            self.close()
            raise
