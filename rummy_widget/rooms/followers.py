"""Noticing new events of a room, in an asyncio loop by `await follower.next()` or blocking by `wait`.

A *bell* says that something may have happened. In SQLite it is `data_version`, which changes with every
commit of another connection and is read several times a second; after a change, the version of the room is
compared. In PostgreSQL it is NOTIFY, for which nothing has to be polled. A bell may ring for nothing, and one
that was missed only costs some seconds: new events are always read from the events table itself.
"""

from __future__ import annotations

import asyncio
import os
import select
import sqlite3
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from .errors import DatabaseGone, RoomError
from .events import StoredEvent

if TYPE_CHECKING:
    from .store import Store

ASKED = 0.12
"""Seconds between two checks of SQLite's bell."""
LOOKED = 5.0
"""Seconds after which events are read even though no bell rang."""


_PARENTS: list[object] = []


class Follower:
    """A reader of the events of a room after a version; it returns each event once, in order.

    A forked process opens its own connection. Errors of the database are raised by `new`, `wait` and `next`;
    after an error they may be called again, and go on from the same place.
    """

    def __init__(self, store: Store, room: str, after: int = 0) -> None:
        self.store, self.room, self.version = store, room, after
        self._bell: _SqliteBell | _PostgresBell | None = None
        self._pid = 0
        self._looked = float("-inf")

    def new(self, *, look: bool = False) -> list[StoredEvent]:
        """Return the new events, or [], without waiting.

        The events are only read if the database has signalled a change, or after `LOOKED` seconds without a
        signal; with *look* they are read in any case.
        """
        due = time.monotonic() >= self._looked + LOOKED
        if not (self._rung() or look or due):
            return []
        try:
            found = self.store.read(self.room, self.version)  # raises an error if the room was deleted
        except RoomError:
            self._looked = float("-inf")  # so that the next call reads again
            raise
        self._looked = time.monotonic()
        if found:
            self.version = found[-1].version
        return found

    def wait(self, seconds: float) -> list[StoredEvent]:
        """Block until there are new events, and return them; return [] if none come within *seconds*."""
        until = time.monotonic() + seconds
        while not (found := self.new()):
            left = until - time.monotonic()
            if left <= 0:
                break
            if isinstance(self._bell, _PostgresBell):
                select.select([self._bell], [], [], min(LOOKED, left))
            else:
                time.sleep(min(ASKED, left))
        return found

    async def next(self, seconds: float | None = None) -> list[StoredEvent]:
        """Wait for new events without blocking the event loop, and return them.

        Returns [] if none come within *seconds*; without *seconds* there is no limit.
        """
        until = None if seconds is None else time.monotonic() + seconds
        while not (found := self.new()):
            left = LOOKED if until is None else until - time.monotonic()
            if left <= 0:
                break
            await self._nap(min(LOOKED, left))
        return found

    async def _nap(self, seconds: float) -> None:
        """Sleep until the database may have signalled a change, but no longer than *seconds*."""
        if not isinstance(self._bell, _PostgresBell):
            await asyncio.sleep(min(ASKED, seconds))
            return
        loop, rung, ready = asyncio.get_running_loop(), asyncio.Event(), self._bell.fileno()
        loop.add_reader(ready, rung.set)
        try:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(rung.wait(), seconds)
        finally:
            loop.remove_reader(ready)

    def close(self) -> None:
        """Close the connection; the next call of `new`, `wait` or `next` would open another one."""
        if self._bell is not None and self._pid == os.getpid():
            self._bell.close()
        self._bell = None

    def _rung(self) -> bool:
        if self._bell is not None and self._pid != os.getpid():
            _PARENTS.append(self._bell)  # kept alive: closing it would break the parent's connection
            self._bell = None
        if self._bell is None:
            self.store.engine()  # makes sure that the database and its tables exist
            kind = _SqliteBell if self.store.dialect == "sqlite" else _PostgresBell
            self._bell = kind(self.store, self.room)
            self._pid = os.getpid()
            return True
        try:
            return self._bell.rung()
        except RoomError:
            self.close()
            raise


class _SqliteBell:
    """A read-only connection that notices commits to a SQLite database, outside any transaction."""

    def __init__(self, store: Store, room: str) -> None:
        from .database_engine import translate_errors
        from .schema import ROOMS

        path = store.engine().url.database or ""
        self._room, self._version_of = room, f"SELECT version FROM {ROOMS.name} WHERE id = ?"
        self._translate_errors = translate_errors
        with translate_errors():
            self._raw = sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)
            self._commits, self._version = self._asked("PRAGMA data_version"), self._at()

    def _asked(self, question: str, *given: str) -> int | None:
        row = self._raw.execute(question, given).fetchone()
        return None if row is None else int(row[0])

    def _at(self) -> int | None:
        """Return the version of the room, None if it is deleted.

        This takes 3 µs, while reading its events takes 210 µs.
        """
        return self._asked(self._version_of, self._room)

    def rung(self) -> bool:
        """Return whether somebody has committed a change to this room since the last call."""
        # With a hundred tables, a commit hardly ever belongs to this one.
        with self._translate_errors():
            commits = self._asked("PRAGMA data_version")
            if commits == self._commits:
                return False
            version = self._at()
        changed = version is None or version != self._version
        self._commits, self._version = commits, version
        return changed

    def close(self) -> None:
        """Close the connection."""
        self._raw.close()


class _PostgresBell:
    """A connection that listens for PostgreSQL's NOTIFY.

    All rooms share one channel, and the payload says which.
    """

    def __init__(self, store: Store, room: str) -> None:
        import psycopg

        from .store import CHANNEL, WAIT

        self._wrong, self._room = psycopg.Error, room.encode()
        arguments, named = store.engine().dialect.create_connect_args(store.engine().url)
        try:
            self._raw: Any = psycopg.connect(
                *arguments, **{**named, "connect_timeout": int(WAIT)}, autocommit=True
            )
            self._raw.execute(f"LISTEN {CHANNEL}")
        except psycopg.Error as trouble:
            raise DatabaseGone from trouble

    def rung(self) -> bool:
        """Return whether a notification for this room has arrived since the last call."""
        try:
            self._raw.pgconn.consume_input()
            rung = False
            while (heard := self._raw.pgconn.notifies()) is not None:
                rung = rung or heard.extra == self._room
            return rung
        except self._wrong as trouble:
            raise DatabaseGone from trouble

    def fileno(self) -> int:
        """Return the file descriptor of the connection, which `select` and asyncio can watch."""
        found: int = self._raw.fileno()
        return found

    def close(self) -> None:
        """Close the connection."""
        self._raw.close()
