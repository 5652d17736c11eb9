"""The database of rooms (tables and live classes); a room is stored as events, which are only ever appended.

A transaction appends events to a room and stores its new version, which is the number of its last event.

>>> Store("sqlite://")  # refused: processes can't share a database in memory; doctest: +ELLIPSIS
Traceback (most recent call last):
rummy_widget.rooms.errors.DatabaseGone: Can't reach the tables right now. ...
"""

from __future__ import annotations

import os
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError

from . import clock_jumps
from .bells import CHANNEL, ring
from .clock_jumps import AHEAD, DAY
from .codes import new_code
from .database_engine import NOTING, WAIT, WRITING, connect, translate_errors
from .errors import DatabaseGone, GuestLimit, NoSuchTable, RoomsFull, TooManyTries
from .events import Event, StoredEvent, read_event, write_event
from .locations import UNDEALT_DAYS, database, days
from .passes import allowed_rooms
from .schema import DRAFTS, EVENTS, LEASES, META, PRESENCE, ROOMS, TRIES, is_current, set_up

MOST_ROOMS = 10_000
MOST_EVENTS = 20_000
_DEALT = "round_dealt"  # the kind of the event `RoundDealt`
_PRUNED = 3_600.0  # after how many seconds a process deletes old rooms again
_KNOWN = ("sqlite", "postgresql")


class RoomSummary(NamedTuple):
    """A summary of a room (a table or a live class), without its events.

    `room` is the room's id, `code` the code that people type to find it, and `kind` is "table" or "class".
    `title` is the game of a table; for a live class, it is the class code that the teacher has chosen or,
    without one, the topic. `events` is the number of the room's events, `made` the time of its creation, and
    `touched` the time of its last change.
    """

    room: str
    code: str
    kind: str
    title: str
    events: int
    made: float
    touched: float


class Store:
    """The rooms (tables and live classes) in one database; threads may share a `Store`.

    *url* is the URL of the database for SQLAlchemy, such as `sqlite:///a/file.db` or
    `postgresql+psycopg://user@host/name`; without it, `locations.database()` is used. The connection is
    opened on first use; a forked process opens its own. If the database fails, every method raises an error
    such as `DatabaseGone`, `DiskFull` or `DatabaseBusy`, and changes nothing. *clock* returns the current
    time. *uptime* returns the number of seconds since the machine was started, and an identifier of that
    start.
    """

    def __init__(
        self, url: str | None = None, *, clock: Callable[[], float] = time.time,
        uptime: Callable[[], tuple[float, str]] = clock_jumps.uptime,
    ) -> None:  # fmt: skip
        self.url = database() if url is None else url
        self.clock = clock
        self._uptime = uptime
        self._days = {kind: days(kind) for kind in ("table", "class")}
        try:
            self._named = make_url(self.url)
        except ArgumentError:
            raise DatabaseGone from None
        self.dialect = self._named.get_backend_name()
        in_memory = self.dialect == "sqlite" and self._named.database in (None, "", ":memory:")
        if self.dialect not in _KNOWN or in_memory:
            raise DatabaseGone
        self._engine: sa.Engine | None = None
        self._parents: list[sa.Engine] = []
        self._pid = 0
        self._pruned = 0.0
        self._lock = threading.Lock()

    # ---- Connections -------------------------------------------------------------------------------

    def engine(self) -> sa.Engine:
        """Return SQLAlchemy's engine for this process.

        The first call creates it, and sets up the tables of the database if necessary.
        """
        with self._lock:
            if self._pid != os.getpid():
                self._let_go()
            if self._engine is None:
                with translate_errors():
                    engine = connect(self._named, WAIT)
                    try:
                        with engine.connect() as here, here.begin():
                            current = is_current(here)
                        if not current:
                            with engine.connect().execution_options(**WRITING) as here, here.begin():
                                set_up(here)
                    except BaseException:
                        engine.dispose()
                        raise
                self._engine, self._pid = engine, os.getpid()
            return self._engine

    @contextmanager
    def _transaction(self, **options: str) -> Iterator[sa.Connection]:
        engine = self.engine()
        with translate_errors(), engine.connect().execution_options(**options) as here, here.begin():
            yield here

    def close(self) -> None:
        """Close all connections to the database; the next call of any method opens them again."""
        with self._lock:
            self._let_go()

    def _let_go(self) -> None:
        """Close the database engine.

        If it was created in a parent process, before a fork, it is only forgotten: the parent still uses it.
        """
        if self._engine is not None:
            if self._pid == os.getpid():
                self._engine.dispose()
            else:
                self._parents.append(self._engine)
            self._engine = None

    # ---- Rooms and events --------------------------------------------------------------------------

    def create(self, kind: str, title: str, events: Sequence[Event]) -> RoomSummary:
        """Create a room with a new code and its first events, and return its summary.

        *kind* is "table" or "class", and *title* is the title for its `RoomSummary`. Raises RoomsFull if
        there are too many rooms, and GuestLimit if this process may use only some rooms (see `passes`).
        """
        if allowed_rooms() is not None:
            raise GuestLimit
        self._prune_now_and_then()
        now, room = self.clock(), secrets.token_hex(16)
        for _ in range(20):
            code = new_code()
            try:
                with self._transaction(**WRITING) as here:
                    # The later time: a room made while the clock is too slow must not seem old afterwards.
                    touched = self._time_bounds(here).late
                    about = RoomSummary(room, code, kind, title[:80], len(events), now, touched)
                    count = here.execute(sa.select(sa.func.count()).select_from(ROOMS)).scalar_one()
                    if count >= MOST_ROOMS:
                        raise RoomsFull
                    here.execute(
                        sa.insert(ROOMS).values(
                            id=room, code=code, kind=kind, title=about.title, version=len(events), made=now,
                            touched=touched,
                        )
                    )  # fmt: skip
                    _append(here, room, 0, now, events)
                return about
            except IntegrityError:  # another room has that code
                continue
        raise RoomsFull

    def change(
        self, room: str, decide: Callable[[int, Callable[[int], list[StoredEvent]]], Sequence[Event]]
    ) -> int:
        """Append the events that *decide* returns to a room, in one transaction; return the new version.

        *room* is the room's id. *decide* is called with the room's version, and with a function that returns
        the events after a given version. Until *decide* returns, no other process can change the room. If
        *decide* raises an error, nothing is stored, and the error is passed on. Raises NoSuchTable if the
        room doesn't exist, and RoomsFull if the room would have too many events.
        """
        now = self.clock()
        with self._transaction(**WRITING) as here:
            found = sa.select(ROOMS.c.version).where(ROOMS.c.id == room).with_for_update()
            version: int | None = here.execute(found).scalar()
            if version is None:
                raise NoSuchTable
            events = decide(version, lambda after: _read(here, room, after))
            if not events:
                return version
            if version + len(events) > MOST_EVENTS:
                raise RoomsFull
            touched = sa.case((ROOMS.c.touched > now, ROOMS.c.touched), else_=now)
            changed = {"version": version + len(events), "touched": touched}
            here.execute(sa.update(ROOMS).where(ROOMS.c.id == room).values(**changed))
            _append(here, room, version, now, events)
            if self.dialect == "postgresql":
                here.execute(sa.select(sa.func.pg_notify(CHANNEL, room)))
        if self.dialect == "sqlite":
            ring(self._named.database or "", room)
        return version + len(events)

    def read(self, room: str, after: int = 0) -> list[StoredEvent]:
        """Return the events of a room after the version *after*, in order.

        Raises NoSuchTable if the room does not exist (any more).
        """
        with self._transaction() as here:
            found = _read(here, room, after)
            if not found and here.execute(sa.select(ROOMS.c.id).where(ROOMS.c.id == room)).first() is None:
                raise NoSuchTable
        return found

    def find(self, code: str) -> RoomSummary:
        """Return the summary of the room with this code.

        Raises NoSuchTable if there is none, or if this process may not use it (see `passes`).
        """
        found, allowed = self._summary(ROOMS.c.code == code), allowed_rooms()
        if allowed is not None and found.room not in allowed:
            raise NoSuchTable
        return found

    def kinds(self, rooms: Iterable[str]) -> dict[str, str]:
        """Return the kinds ("table" or "class") of those of the rooms with the ids *rooms* that exist."""
        wanted = sa.select(ROOMS.c.id, ROOMS.c.kind).where(ROOMS.c.id.in_(list(rooms)))
        with self._transaction() as here:
            return {each.id: each.kind for each in here.execute(wanted)}

    def summary(self, room: str) -> RoomSummary:
        """Return the summary of the room with this id; raise NoSuchTable if there is none."""
        return self._summary(ROOMS.c.id == room)

    def _summary(self, which: sa.ColumnElement[bool]) -> RoomSummary:
        with self._transaction() as here:
            found = here.execute(_SUMMARY.where(which)).first()
        if found is None:
            raise NoSuchTable
        return RoomSummary(*found)

    def rooms(self) -> list[RoomSummary]:
        """Return the summaries of all rooms, the most recently changed one first."""
        with self._transaction() as here:
            return [RoomSummary(*each) for each in here.execute(_SUMMARY.order_by(ROOMS.c.touched.desc()))]

    def delete_room(self, room: str) -> None:
        """Delete the room with this id and everything that is stored about it."""
        with self._transaction(**WRITING) as here:
            here.execute(sa.delete(ROOMS).where(ROOMS.c.id == room))

    def prune(self, *, sure: bool = False) -> int:
        """Delete the rooms that have gone unchanged for too many days, and return the number of these rooms.

        `locations.days` says for how many days rooms are kept; tables at which no round was dealt are kept
        for `UNDEALT_DAYS`. If the clock has jumped ahead, its time is not trusted for a day. *sure* says that
        the clock is right, so that its time is trusted in any case.
        """
        with self._transaction(**WRITING) as here:
            now = self.clock() if sure else self._time_bounds(here).early
            dealt = sa.select(EVENTS.c.room).where(EVENTS.c.room == ROOMS.c.id, EVENTS.c.kind == _DEALT)
            old = [
                (ROOMS.c.kind == kind) & (ROOMS.c.touched < now - kept * DAY)
                for kind, kept in self._days.items()
            ]
            old.append(
                (ROOMS.c.kind == "table") & (ROOMS.c.touched < now - UNDEALT_DAYS * DAY) & ~dealt.exists()
            )
            here.execute(sa.delete(TRIES).where(TRIES.c.since < now - DAY))
            return here.execute(sa.delete(ROOMS).where(sa.or_(*old))).rowcount

    def _time_bounds(self, here: sa.Connection) -> clock_jumps.TimeBounds:
        """Read the clock, store the reading, and return the earliest and latest possible current time."""
        names = ("clock", "clock-doubted")
        wanted = sa.select(META.c.name, META.c.value).where(META.c.name.in_(names))
        kept: dict[str, str] = dict(here.execute(wanted).all())
        before = clock_jumps.StoredReadings(*(clock_jumps.read_reading(kept.get(name)) for name in names))
        reading = clock_jumps.ClockReading(self.clock(), *self._uptime())
        known, now = clock_jumps.judge_reading(before, reading)
        for name, stored in zip(names, known, strict=True):
            if stored is None:
                here.execute(sa.delete(META).where(META.c.name == name))
                continue
            put = self._insert(META).values(name=name, value=clock_jumps.write_reading(stored))
            here.execute(
                put.on_conflict_do_update(index_elements=["name"], set_={"value": put.excluded.value})
            )
        return now

    def _prune_now_and_then(self) -> None:
        now = self.clock()
        if not self._pruned <= now < self._pruned + _PRUNED:
            self._pruned = now
            self.prune()

    # ---- Bookkeeping -------------------------------------------------------------------------------

    def note_connected(self, room: str, seat: int) -> None:
        """Record that the page of a seat or, if *seat* is negative, of a spectator is connected now.

        *room* is the table's id. Raises NoSuchTable if the table does not exist.
        """
        now = self.clock()
        put = self._insert(PRESENCE).values(room=room, seat=seat, at=now)
        put = put.on_conflict_do_update(index_elements=["room", "seat"], set_={"at": now})
        try:
            with self._transaction(**NOTING) as here:
                here.execute(put)
        except IntegrityError:
            raise NoSuchTable from None

    def save_draft(self, room: str, seat: int, body: str | None) -> None:
        """Store how the player in a seat has laid out the tiles, replacing the layout stored before.

        *room* is the table's id. *body* is the layout as the page's widget writes it; None deletes the stored
        layout.
        """
        with self._transaction(**NOTING) as here:
            if body is None:
                here.execute(sa.delete(DRAFTS).where(DRAFTS.c.room == room, DRAFTS.c.seat == seat))
                return
            put = self._insert(DRAFTS).from_select(
                ["room", "seat", "body"],
                sa.select(ROOMS.c.id, sa.literal(seat), sa.literal(body)).where(ROOMS.c.id == room),
            )  # inserts nothing if the table was deleted meanwhile
            here.execute(put.on_conflict_do_update(index_elements=["room", "seat"], set_={"body": body}))

    def draft(self, room: str, seat: int) -> str | None:
        """Return the layout of tiles last stored for the player in a seat, or None if there is none."""
        wanted = sa.select(DRAFTS.c.body).where(DRAFTS.c.room == room, DRAFTS.c.seat == seat)
        with self._transaction() as here:
            found: str | None = here.execute(wanted).scalar()
        return found

    def last_heard(self, room: str) -> dict[int, float]:
        """Return the time of the last request from each seat's page at a table, by seat.

        *room* is the table's id. Times far in the future, from a wrong clock, are left out.
        """
        now = self.clock()
        with self._transaction() as here:
            sits = (PRESENCE.c.room == room) & (PRESENCE.c.seat >= 0) & (PRESENCE.c.at <= now + AHEAD)
            found = here.execute(sa.select(PRESENCE.c.seat, PRESENCE.c.at).where(sits))
            return {each.seat: each.at for each in found}

    def count_watchers(self, room: str, since: float) -> int:
        """Return the number of spectators of a table who were connected at the time *since* or later.

        *room* is the table's id.
        """
        watch = (PRESENCE.c.room == room) & (PRESENCE.c.seat < 0) & (PRESENCE.c.at >= since)
        with self._transaction() as here:
            return here.execute(sa.select(sa.func.count()).select_from(PRESENCE).where(watch)).scalar_one()

    def delete_watchers(self, room: str, until: float, number: int = 0) -> None:
        """Delete all spectators of a table who were last connected before the time *until*.

        *room* is the table's id. If *number* isn't 0, the spectator with this (negative) number is deleted,
        too.
        """
        gone = (PRESENCE.c.at < until) | (PRESENCE.c.seat == number)
        with self._transaction(**WRITING) as here:
            here.execute(sa.delete(PRESENCE).where(PRESENCE.c.room == room, PRESENCE.c.seat < 0, gone))

    def lease(self, room: str, version: int, seconds: float) -> bool:
        """Return whether the caller may compute a computer player's next move at a table.

        *room* is the table's id, and *version* the version of the table that the move follows. If the result
        is True, all other callers that ask for the same version get False for *seconds* seconds, so that only
        one process computes the move. Raises NoSuchTable if the table doesn't exist.
        """
        now = self.clock()
        mine = {"version": version, "until": now + seconds}
        # If a lease seems to end later than is possible, the clock has been set back since it was given.
        over = (LEASES.c.until <= now) | (LEASES.c.until > now + seconds)
        free = (LEASES.c.version != version) | over
        put = self._insert(LEASES).values(room=room, **mine)
        put = put.on_conflict_do_update(index_elements=["room"], set_=mine, where=free)
        try:
            with self._transaction(**NOTING) as here:
                return here.execute(put.execution_options(preserve_rowcount=True)).rowcount == 1
        except IntegrityError:
            raise NoSuchTable from None

    def count_try(self, who: str, what: str, most: int, seconds: float) -> int:
        """Record an attempt of a client, and return its number of attempts in the current period.

        *who* is the hash of the client's page or network address (see `clients`), *what* the kind of attempt,
        such as "guess" for a room code. *seconds* is the length of a period, and *most* is the maximum number
        of attempts in it. If that number is reached already, TooManyTries is raised, and the attempt isn't
        counted.
        """
        now = self.clock()
        first = self._insert(TRIES).values(who=who[:64], what=what, count=0, since=now)
        mine = (TRIES.c.who == who[:64]) & (TRIES.c.what == what)
        with self._transaction(**WRITING) as here:
            here.execute(first.on_conflict_do_nothing())
            found = sa.select(TRIES.c.count, TRIES.c.since).where(mine).with_for_update()
            count, since = here.execute(found).one()
            if not since <= now < since + seconds:
                count, since = 0, now
            if count >= most:
                raise TooManyTries(max(1, round(since + seconds - now)))
            here.execute(sa.update(TRIES).where(mine).values(count=count + 1, since=since))
            return int(count) + 1

    def uncount_try(self, who: str, what: str) -> None:
        """Undo one call of `count_try`: decrease a client's number of attempts by one, but not below 0.

        *who* is the hash of the client's page or network address, and *what* the kind of attempt, as for
        `count_try`.
        """
        with self._transaction(**WRITING) as here:
            mine = (TRIES.c.who == who[:64]) & (TRIES.c.what == what) & (TRIES.c.count > 0)
            here.execute(sa.update(TRIES).where(mine).values(count=TRIES.c.count - 1))

    def _insert(self, table: Any) -> Any:
        """Return an INSERT statement for *table* that can be extended with an ON CONFLICT clause.

        The form of the statement depends on the database used, SQLite or PostgreSQL.
        """
        return (sqlite.insert if self.dialect == "sqlite" else postgresql.insert)(table)


_SUMMARY = sa.select(
    *(ROOMS.c[name] for name in ("id", "code", "kind", "title", "version", "made", "touched"))
)


def _append(here: sa.Connection, room: str, follows: int, now: float, events: Iterable[Event]) -> None:
    rows = []
    for version, each in enumerate(events, follows + 1):
        kind, body = write_event(each)
        rows.append({"room": room, "version": version, "at": now, "kind": kind, "body": body})
    if rows:
        here.execute(sa.insert(EVENTS), rows)


def _read(here: sa.Connection, room: str, after: int) -> list[StoredEvent]:
    columns = EVENTS.c.version, EVENTS.c.at, EVENTS.c.kind, EVENTS.c.body
    wanted = sa.select(*columns).where(EVENTS.c.room == room, EVENTS.c.version > after).order_by(columns[0])
    return [
        StoredEvent(version, at, read_event(kind, body)) for version, at, kind, body in here.execute(wanted)
    ]
