"""The connection to a SQLite or PostgreSQL database: its timeouts, its durability, and its errors."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from .errors import DatabaseBusy, DatabaseDamaged, DatabaseGone, DiskFull, NotInstalled, RoomError

WAIT = 5.0
"""The longest time, in seconds, for which a writer waits until another writer has finished."""
SYNCHRONOUS = "FULL"
"""SQLite's setting `synchronous`: stored moves survive a power cut, but each write takes longer."""
WRITING = {"rummy_begin": "BEGIN IMMEDIATE"}
"""Options of a connection that will write: SQLite can't turn a reading transaction into a writing one."""
NOTING = {**WRITING, "rummy_synchronous": "NORMAL"}
"""Options of a connection that writes data which may be lost in a power cut: it doesn't wait for the disk."""


def connect(url: URL, wait: float) -> Engine:
    """Return an SQLAlchemy engine for the database at *url*, without connecting to the database yet.

    *wait* is the maximum time, in seconds, for which a writer waits for another writer. Raises DatabaseGone
    if a SQLite file can't be written, and NotInstalled if PostgreSQL's driver is missing.
    """
    return _sqlite(url, wait) if url.get_backend_name() == "sqlite" else _postgresql(url, wait)


def _postgresql(url: URL, wait: float) -> Engine:
    options = (
        f"-c lock_timeout={int(wait * 1000)} -c statement_timeout={int(3 * wait * 1000)}"
        f" -c idle_in_transaction_session_timeout={int(2 * wait * 1000)}"
    )
    try:
        return create_engine(
            url, connect_args={"options": options, "connect_timeout": max(1, int(wait))},
            pool_pre_ping=True, pool_timeout=wait, pool_recycle=1_800, hide_parameters=True,
        )  # fmt: skip
    except ModuleNotFoundError as missing:
        raise NotInstalled(package=missing.name or "psycopg") from None


def _sqlite(url: URL, wait: float) -> Engine:
    path = Path(url.database or "")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # only the owner may read it: it holds seeds
    except OSError:
        raise DatabaseGone from None

    def prepared(raw: Any, _: object) -> None:
        """Set up *raw*, a new SQLite connection, so that readers and a writer do not block each other.

        The driver is told not to begin transactions itself, because `_begun` begins them.
        """
        raw.isolation_level = None
        cursor = raw.cursor()
        until = time.monotonic() + wait
        while cursor.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            try:
                cursor.execute("PRAGMA journal_mode=WAL")
                break
            except sqlite3.OperationalError:  # another process changes it, and this statement doesn't wait
                if time.monotonic() >= until:
                    raise
                time.sleep(0.02)
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    engine = create_engine(url, connect_args={"timeout": wait}, pool_timeout=wait, hide_parameters=True)
    event.listen(engine, "connect", prepared)
    event.listen(engine, "begin", _begun)
    return engine


def _begun(here: Connection) -> None:
    options = here.get_execution_options()
    if "rummy_begin" in options:
        here.exec_driver_sql(f"PRAGMA synchronous={options.get('rummy_synchronous', SYNCHRONOUS)}")
    here.exec_driver_sql(options.get("rummy_begin", "BEGIN"))


# ---- Errors -----------------------------------------------------------------------------------------


@contextmanager
def translate_errors() -> Iterator[None]:
    """Turn any database error raised inside the `with` block into a `RoomError` with a sentence for users.

    An IntegrityError is raised unchanged, because callers expect it.
    """
    try:
        yield
    except (RoomError, IntegrityError):
        raise
    except DBAPIError as trouble:
        raise error_of(trouble.orig) from trouble
    except PoolTimeout as trouble:
        raise DatabaseBusy from trouble
    except NoSuchModuleError:  # the address names a driver that SQLAlchemy doesn't know
        raise DatabaseGone from None
    except (sqlite3.Error, OSError) as trouble:
        raise error_of(trouble) from trouble


def error_of(trouble: BaseException | None) -> RoomError:
    """Return the `RoomError` that describes an error of the database driver.

    The result is a DiskFull, DatabaseBusy or DatabaseDamaged if the error says so, otherwise a DatabaseGone.
    """
    name = getattr(trouble, "sqlite_errorname", "")
    state = getattr(trouble, "sqlstate", None) or ""
    said = str(trouble).casefold()
    if (
        name.startswith("SQLITE_FULL")
        or state == "53100"
        or "disk is full" in said
        or "no space left" in said
    ):
        return DiskFull()
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")) or state in _BUSY:
        return DatabaseBusy()
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")) or state in _DAMAGED:
        return DatabaseDamaged()
    return DatabaseGone()


_DAMAGED = ("XX001", "XX002")
# Lock and statement timeouts, deadlocks, serialization failures, too many clients.
_BUSY = ("55P03", "57014", "40P01", "40001", "25P03", "53300")
