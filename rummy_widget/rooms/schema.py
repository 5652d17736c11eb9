"""The database tables, their version, and migrations from older versions.

A room is a game table shared by several people, or a live class. Its events are only ever appended. They are
numbered from 1, and this number is their `version`; a room's `version` is the version of its last event. A
draft (`DRAFTS`) is how the player in a seat has laid out the tiles on the page, which only that player sees.
The other database tables may be lost without harm. They record when each page was last heard from
(`PRESENCE`), how often a client has tried something (`TRIES`), and which process is computing a computer
player's move (`LEASES`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import sqlalchemy as sa

from .errors import OtherVersion

VERSION = 1

MIGRATIONS: Mapping[int, Sequence[str]] = MappingProxyType({})
"""SQL statements by schema version: the statements for version n migrate the database from version n - 1."""

metadata = sa.MetaData()

META = sa.Table(
    "rummy_meta", metadata,
    sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.String(200), nullable=False),
)  # fmt: skip

ROOMS = sa.Table(
    "rummy_rooms", metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("code", sa.String(12), nullable=False, unique=True),
    sa.Column("kind", sa.String(12), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("touched", sa.Float, nullable=False),
    sa.Index("rummy_rooms_touched", "kind", "touched"),
)  # fmt: skip

EVENTS = sa.Table(
    "rummy_events", metadata,
    sa.Column("room", sa.ForeignKey("rummy_rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)  # fmt: skip

PRESENCE = sa.Table(
    "rummy_presence", metadata,
    sa.Column("room", sa.ForeignKey("rummy_rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
)  # fmt: skip

DRAFTS = sa.Table(
    "rummy_drafts", metadata,
    sa.Column("room", sa.ForeignKey("rummy_rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),
)  # fmt: skip

LEASES = sa.Table(
    "rummy_leases", metadata,
    sa.Column("room", sa.ForeignKey("rummy_rooms.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("until", sa.Float, nullable=False),
)  # fmt: skip

TRIES = sa.Table(
    "rummy_tries", metadata,
    sa.Column("who", sa.String(64), primary_key=True),
    sa.Column("what", sa.String(12), primary_key=True),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("since", sa.Float, nullable=False),
)  # fmt: skip


def is_current(here: sa.Connection) -> bool:
    """Return whether the tables of the database have the schema version of this program, `VERSION`."""
    return _written_version(here) == str(VERSION)


def _written_version(here: sa.Connection) -> str | None:
    """Return the stored schema version; '' if it is missing, None if the database has no table for it."""
    if not sa.inspect(here).has_table(META.name):
        return None
    return here.execute(sa.select(META.c.value).where(META.c.name == "version")).scalar() or ""


def set_up(here: sa.Connection) -> None:
    """Create the database's tables, or migrate them to the current version, inside the caller's transaction.

    Raises OtherVersion if the version of the tables is unknown, because a newer program has created them. If
    two processes set up the tables at the same time, one of them waits for the other's SQLite transaction or
    PostgreSQL lock.
    """
    if here.dialect.name == "postgresql":
        here.execute(sa.text("SELECT pg_advisory_xact_lock(7282859)"))
    written = _written_version(here)
    if written is None:
        metadata.create_all(here)
        here.execute(sa.insert(META).values(name="version", value=str(VERSION)))
        return
    found = int(written) if written.isdecimal() else 0
    if not 1 <= found <= VERSION:
        raise OtherVersion(what=written)
    for version in range(found + 1, VERSION + 1):
        for statement in MIGRATIONS[version]:
            here.execute(sa.text(statement))
    if found < VERSION:
        here.execute(sa.update(META).where(META.c.name == "version").values(value=str(VERSION)))
