"""Opening a database: how SQLite and PostgreSQL are told to wait, to keep and to begin."""

from __future__ import annotations

import os
import sqlite3
import time
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event

from .errors import DatabaseGone, NotInstalled

SYNCHRONOUS = "FULL"
"""What somebody has seen is there after a power cut too; it costs SQLite some milliseconds a move."""
WRITING = {"rummy_begin": "BEGIN IMMEDIATE"}
"""Options of a connection that will write: on SQLite, who reads first and then writes can't wait."""


def connect(url: URL, wait: float) -> Engine:
    """An engine, with nothing open yet; *wait* are the seconds for which one writer waits for another.

    Gone where the folder of a file can't be written, NotInstalled where the driver is missing.
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
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # seeds are nobody else's to read
    except OSError:
        raise DatabaseGone from None

    def prepared(raw: Any, _: object) -> None:
        """Transactions are begun by us, see `_begun`; readers and a writer do not wait for each other."""
        raw.isolation_level = None
        cursor = raw.cursor()
        until = time.monotonic() + wait
        while cursor.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
            try:
                cursor.execute("PRAGMA journal_mode=WAL")
                break
            except sqlite3.OperationalError:  # somebody else is at it: this statement does not wait by itself
                if time.monotonic() >= until:
                    raise
                time.sleep(0.02)
        cursor.execute(f"PRAGMA synchronous={SYNCHRONOUS}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    engine = create_engine(url, connect_args={"timeout": wait}, pool_timeout=wait, hide_parameters=True)
    event.listen(engine, "connect", prepared)
    event.listen(engine, "begin", _begun)
    return engine


def _begun(here: Connection) -> None:
    here.exec_driver_sql(here.get_execution_options().get("rummy_begin", "BEGIN"))
