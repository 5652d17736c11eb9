"""Bells: ways to find out that another process may have changed a room (a shared table or a live class).

A process that must find this out follows the room. In PostgreSQL, it waits for NOTIFY. In SQLite, the writer
sends a datagram to a socket of each process that follows the room. As datagrams don't reach other containers,
these processes also read SQLite's `data_version` several times a second: this number changes with every
commit of another connection. If it has changed, the bell also compares the room's version with the version
that it read last.
"""

from __future__ import annotations

import os
import socket
import sqlite3
import tempfile
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import DatabaseGone

if TYPE_CHECKING:
    from sqlalchemy import Engine

CHANNEL = "rummy_rooms"
HEARD, UNHEARD = 0.5, 0.12
"""Seconds between two readings of SQLite's `data_version`: HEARD with a working socket, UNHEARD without."""


def ring(database: str, room: str) -> None:
    """Send a datagram to the socket of every process that follows a room of a SQLite database.

    *database* is the path of the database file, *room* the id of the room. Sockets that can't be reached are
    skipped: their processes notice the change without a datagram.
    """
    with suppress(OSError, AttributeError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as sender:
        sender.setblocking(False)
        folder, name = _address(database, room)
        for each in folder.glob(f"{name}-*"):
            try:
                sender.sendto(b"!", str(each))
            except ConnectionRefusedError:  # its process was killed
                each.unlink(missing_ok=True)
            except BlockingIOError:  # its buffer is full of signals that it has not read yet
                continue


def _address(database: str, room: str) -> tuple[Path, str]:
    """Return the folder with the sockets for the rooms of a SQLite database, and a prefix for one room.

    Each process that follows a room has a socket in this folder. The names of the sockets for the room with
    the id *room* begin with the prefix. *database* is the path of the database file. The folder isn't next to
    that file, because the path of a socket may be at most about 100 characters long.
    """
    folder, name = (sha256(each.encode()).hexdigest()[:12] for each in (os.path.realpath(database), room))
    return Path(tempfile.gettempdir(), f"rummy-{folder}"), name


class SqliteBell:
    """A bell for a SQLite database: it finds out whether another process has changed a room.

    *room* is the room's id. The bell owns a socket, to which the function `ring` sends datagrams, and a
    database connection, on which no transaction is open. The method `rung` says whether the room has changed.
    It should be called at least every `pause` seconds, even if no datagram arrives.
    """

    def __init__(self, engine: Engine, room: str) -> None:
        from .database_engine import translate_errors
        from .schema import ROOMS

        path = engine.url.database or ""
        self._room, self._version_of = room, f"SELECT version FROM {ROOMS.name} WHERE id = ?"
        self._translate_errors, self.pause = translate_errors, UNHEARD
        self._socket = socket.socket(getattr(socket, "AF_UNIX", socket.AF_INET), socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        folder, name = _address(path, room)
        self._socket_path = folder / f"{name}-{os.getpid()}-{id(self):x}"
        with suppress(OSError, TypeError):  # without the socket, the database is queried more often
            folder.mkdir(mode=0o700, exist_ok=True)
            self._socket.bind(str(self._socket_path))
            self.pause = HEARD
        with translate_errors():
            self._raw = sqlite3.connect(path, timeout=1.0, isolation_level=None, check_same_thread=False)
            self._commits, self._version = self._ask("PRAGMA data_version"), self._ask(self._version_of, room)

    def _ask(self, question: str, *given: str) -> int | None:
        row = self._raw.execute(question, given).fetchone()
        return None if row is None else int(row[0])

    def rung(self) -> bool:
        """Return whether the room has been changed or deleted since the last call."""
        # With a hundred tables, a commit hardly ever belongs to this one.
        with suppress(OSError):
            while self._socket.recv(1):
                pass
        with self._translate_errors():
            commits = self._ask("PRAGMA data_version")
            if commits == self._commits:
                return False
            version = self._ask(self._version_of, self._room)  # in 3 µs; reading its events takes 210
        changed = version is None or version != self._version
        self._commits, self._version = commits, version
        return changed

    def fileno(self) -> int:
        """Return the file descriptor of the socket, so that `select` or asyncio can wait for a datagram."""
        return self._socket.fileno()

    def close(self) -> None:
        """Close the connection and the socket, and delete the socket's file."""
        self._raw.close()
        self._socket.close()
        with suppress(OSError):  # it was never there, or others are still in the folder
            self._socket_path.unlink(missing_ok=True)
            self._socket_path.parent.rmdir()


class PostgresBell:
    """A bell that finds out, by PostgreSQL's NOTIFY, whether another process has changed a room.

    A room is a shared table or a live class; the argument *room* is the id of the one that is watched. All
    rooms share one channel; the payload of a notification is the id of the room that has changed. The method
    `rung` says whether the room has changed. It should be called at least every `pause` seconds, even if no
    notification arrives; `pause` is infinite, because every change comes with a notification.
    """

    pause = float("inf")

    def __init__(self, engine: Engine, room: str) -> None:
        import psycopg

        from .database_engine import WAIT

        self._wrong, self._room = psycopg.Error, room.encode()
        arguments, named = engine.dialect.create_connect_args(engine.url)
        options = {**named, "connect_timeout": int(WAIT)}
        try:
            self._raw: Any = psycopg.connect(*arguments, **options, autocommit=True)
            self._raw.execute(f"LISTEN {CHANNEL}")
        except psycopg.Error as trouble:
            raise DatabaseGone from trouble

    def rung(self) -> bool:
        """Return whether a notification for this room has arrived since the last call.

        Raises DatabaseGone if the connection is lost.
        """
        try:
            self._raw.pgconn.consume_input()
            rung = False
            while (heard := self._raw.pgconn.notifies()) is not None:
                rung = rung or heard.extra == self._room
            return rung
        except self._wrong as trouble:
            raise DatabaseGone from trouble

    def fileno(self) -> int:
        """Return the connection's file descriptor, so that `select` or asyncio can wait for notifications."""
        return int(self._raw.fileno())

    def close(self) -> None:
        """Close the database connection that receives the notifications."""
        self._raw.close()
