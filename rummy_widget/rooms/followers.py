"""Learning of new events: in a page's loop by `await follower.next()`, plainly by `follower.wait(seconds)`.

A bell says that something may have happened: on SQLite `data_version`, which changes with every commit of
somebody else and is asked some times a second, and then the version of the room; on PostgreSQL NOTIFY, for
which nobody asks. A bell may ring for nothing, and one that was not heard costs seconds and nothing else:
what is new is always read from the events themselves.
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
"""Seconds between two looks at SQLite's bell."""
LOOKED = 5.0
"""Seconds after which the events are looked at though no bell rang."""


_PARENTS: list[object] = []


class Follower:
    """The events of a room after a version, in order, each once.

    A fork that gets one opens its own connection. What the database raises comes out of `new`, `wait` and
    `next`: the follower may be asked again, and goes on where it was.
    """

    def __init__(self, store: Store, room: str, after: int = 0) -> None:
        self.store, self.room, self.version = store, room, after
        self._bell: _SqliteBell | _PostgresBell | None = None
        self._pid = 0
        self._looked = float("-inf")

    def new(self, *, look: bool = False) -> list[StoredEvent]:
        """What is new now, or []; returns at once. With *look* the events are read whatever the bell says."""
        due = time.monotonic() >= self._looked + LOOKED
        if not (self._rung() or look or due):
            return []
        try:
            found = self.store.read(self.room, self.version)  # which raises where the room is gone
        except RoomError:
            self._looked = float("-inf")  # and so the next call looks again
            raise
        self._looked = time.monotonic()
        if found:
            self.version = found[-1].version
        return found

    def wait(self, seconds: float) -> list[StoredEvent]:
        """What is new, as soon as something is; [] after so many seconds without."""
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
        """The same for a loop, which is kept free meanwhile; without *seconds* until something happens."""
        until = None if seconds is None else time.monotonic() + seconds
        while not (found := self.new()):
            left = LOOKED if until is None else until - time.monotonic()
            if left <= 0:
                break
            await self._nap(min(LOOKED, left))
        return found

    async def _nap(self, seconds: float) -> None:
        """Until the bell may have rung."""
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
        """Stop listening; asked again, it would begin anew."""
        if self._bell is not None and self._pid == os.getpid():
            self._bell.close()
        self._bell = None

    def _rung(self) -> bool:
        if self._bell is not None and self._pid != os.getpid():
            _PARENTS.append(self._bell)  # kept, so that nobody closes what is the parent's
            self._bell = None
        if self._bell is None:
            self.store.engine()  # the database is there, with its tables
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
    """A connection of its own, which writes nothing and is in no transaction."""

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
        """The version of the room, None where there is none: 3 µs where reading its events takes 210."""
        return self._asked(self._version_of, self._room)

    def rung(self) -> bool:
        # Somebody has committed; at this table? With a hundred tables hardly ever.
        with self._translate_errors():
            commits = self._asked("PRAGMA data_version")
            if commits == self._commits:
                return False
            version = self._at()
        changed = version is None or version != self._version
        self._commits, self._version = commits, version
        return changed

    def close(self) -> None:
        self._raw.close()


class _PostgresBell:
    """A connection of its own that listens; one bell rings for all rooms, and each says which."""

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
        try:
            self._raw.pgconn.consume_input()
            rung = False
            while (heard := self._raw.pgconn.notifies()) is not None:
                rung = rung or heard.extra == self._room
            return rung
        except self._wrong as trouble:
            raise DatabaseGone from trouble

    def fileno(self) -> int:
        found: int = self._raw.fileno()
        return found

    def close(self) -> None:
        self._raw.close()
