"""Followers, which find the new events of a room: `await next()` waits for events, `new()` doesn't wait.

A bell (module `bells`) signals that there may be new events. A needless signal does no harm, and a missed
signal only delays the events by some seconds, because events are always read from the database itself.
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
"""Seconds after which a follower looks for new events even if no signal has come from the database."""


_PARENTS: list[object] = []


EventReader: TypeAlias = "Callable[[str, int], list[StoredEvent]]"
"""A function that takes a room's id and a version, and returns the room's events after that version."""


class Follower:
    """A reader of the new events of a room (a table or a live class) that returns each event once, in order.

    *room* is the room's id. *after* is the version after which events are new: the number of the last event
    that the caller knows already. *read* is the function that reads the events; without it, events are read
    from *store*. A forked process opens its own connection. If the database fails, `new` and `next` raise a
    RoomError; no event is lost, because the next call reads the same events again.
    """

    def __init__(self, store: Store, room: str, after: int = 0, read: EventReader | None = None) -> None:
        self.store, self.room, self.version, self._read = store, room, after, read or store.read
        self._bell: SqliteBell | PostgresBell | None = None
        self._pid = 0
        self._looked = float("-inf")

    def new(self, *, look: bool = False) -> list[StoredEvent]:
        """Return the events since the last call, without waiting; [] if there are none.

        To save time, the database is read only if it has signalled a change, if it hasn't been read for
        `LOOKED` seconds, or if *look* is true.
        """
        if not (self._rung() or look or time.monotonic() >= self._looked + LOOKED):
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
        """Sleep until the database signals a change or must be checked again, or *seconds* have passed."""
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
