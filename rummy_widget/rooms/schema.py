"""The tables of the database, their version, and how an older one becomes this one.

A room is a table of people or a live class; its events are only ever appended, each with its version, and a
room's `version` is that of its last. Everything else is bookkeeping that may be lost: who was last heard of
when, who has tried how often, and whose process is thinking.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
    update,
)

from .errors import OtherVersion

VERSION = 1

MIGRATIONS: Mapping[int, Sequence[str]] = MappingProxyType({})
"""By the version that they lead to: statements that make the tables of the version before into those."""

metadata = MetaData()

META = Table(
    "rummy_meta", metadata,
    Column("name", String(40), primary_key=True), Column("value", String(200), nullable=False),
)  # fmt: skip

ROOMS = Table(
    "rummy_rooms", metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("kind", String(12), nullable=False),
    Column("title", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("rummy_rooms_touched", "kind", "touched"),
)  # fmt: skip

EVENTS = Table(
    "rummy_events", metadata,
    Column("room", ForeignKey("rummy_rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),
)  # fmt: skip

PRESENCE = Table(
    "rummy_presence", metadata,
    Column("room", ForeignKey("rummy_rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)  # fmt: skip

LEASES = Table(
    "rummy_leases", metadata,
    Column("room", ForeignKey("rummy_rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("until", Float, nullable=False),
)  # fmt: skip

TRIES = Table(
    "rummy_tries", metadata,
    Column("who", String(64), primary_key=True),
    Column("what", String(12), primary_key=True),
    Column("count", BigInteger, nullable=False),
    Column("since", Float, nullable=False),
)  # fmt: skip


def is_current(here: Connection) -> bool:
    """Whether the tables are there as this version has them."""
    if not inspect(here).has_table(META.name):
        return False
    return here.execute(select(META.c.value).where(META.c.name == "version")).scalar() == str(VERSION)


def set_up(here: Connection) -> None:
    """Inside a transaction: the tables as this version has them; OtherVersion where a newer one wrote them.

    Two processes may begin at the same moment: on SQLite the transaction lets in one at a time, on PostgreSQL
    a lock does.
    """
    if here.dialect.name == "postgresql":
        here.execute(text("SELECT pg_advisory_xact_lock(7282859)"))
    if not inspect(here).has_table(META.name):
        metadata.create_all(here)
        here.execute(insert(META).values(name="version", value=str(VERSION)))
        return
    written = here.execute(select(META.c.value).where(META.c.name == "version")).scalar()
    found = int(written) if written and written.isdecimal() else 0
    if not 1 <= found <= VERSION:
        raise OtherVersion(what=str(written))
    for version in range(found + 1, VERSION + 1):
        for statement in MIGRATIONS[version]:
            here.execute(text(statement))
    if found < VERSION:
        here.execute(update(META).where(META.c.name == "version").values(value=str(VERSION)))
