"""The database: nothing half done, whatever happens to who writes, to the disk, or to the database."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from postgres import Server
from rooms.people import Clock, append, dealt, gathered, whose
from rummy_widget.rooms import open_tables, schema
from rummy_widget.rooms.database_engine import connect
from rummy_widget.rooms.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseGone,
    DiskFull,
    NoSuchTable,
    NotInstalled,
    OtherVersion,
    RoomsFull,
    StaleVersion,
    TooManyTries,
)
from rummy_widget.rooms.events import (
    ComputerSeated,
    Event,
    PhraseSaid,
    ReadyChanged,
    RoundDealt,
    TableMade,
    Terms,
    read_event,
)
from rummy_widget.rooms.referee import Referee, Ticket
from rummy_widget.rooms.store import Store

TESTS = Path(__file__).parents[1]
BEGUN: list[Event] = [TableMade(Terms("rummikub")), ComputerSeated(1, "steady")]
DEALT: list[Event] = [*BEGUN, RoundDealt(7)]
DAY = 86_400

# Begins to write to a room, says so, and waits to be killed.
DIES = """
import sys, time
from rummy_widget.rooms.events import PhraseSaid
from rummy_widget.rooms.store import Store
def decide(version, read):
    return [PhraseSaid(1, "hello")]
store = Store(sys.argv[1])
import rummy_widget.rooms.store as module
append = module._append
def slowly(*words):
    append(*words)
    print("written", flush=True)
    time.sleep(60)
module._append = slowly
store.change(sys.argv[2], decide)
"""


# ---- Appending -------------------------------------------------------------------------------------


def test_what_is_appended_is_read_again_in_order(store: Store, clock: Clock) -> None:
    room = store.create("table", "rummikub", BEGUN)
    clock.now += 1
    assert append(store, room.room, 2, [PhraseSaid(1, "hello"), ReadyChanged(1, False)]) == 4
    found = store.read(room.room)
    assert [each.event for each in found] == [*BEGUN, PhraseSaid(1, "hello"), ReadyChanged(1, False)]
    assert [each.version for each in found] == [1, 2, 3, 4]
    assert [clock.now - each.at for each in found] == [1, 1, 0, 0]
    assert store.read(room.room, 3) == found[3:]
    assert store.summary(room.room).events == 4
    assert store.find(room.code) == store.summary(room.room) == store.rooms()[0]


def test_what_follows_another_version_is_refused(store: Store) -> None:
    room = store.create("table", "rummikub", BEGUN).room
    append(store, room, 2, [PhraseSaid(1, "hello")])
    for follows in (2, 4, 0, -1):
        with pytest.raises(StaleVersion):
            append(store, room, follows, [PhraseSaid(1, "bye")])
    assert store.summary(room).events == len(store.read(room)) == 3


def test_what_decides_and_fails_writes_nothing(store: Store) -> None:
    room = store.create("table", "rummikub", BEGUN).room

    def fails(version: int, read: object) -> list[Event]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store.change(room, fails)
    assert store.summary(room).events == 2
    assert append(store, room, 2, [PhraseSaid(1, "hello")]) == 3, "and locks nothing"


def test_a_room_that_is_not_there_is_said_to_be_so(store: Store) -> None:
    for do in (
        lambda: store.read("nowhere"), lambda: store.summary("nowhere").events, lambda: store.find("BBBBBB"),
        lambda: append(store, "nowhere", 0, BEGUN), lambda: store.summary("nowhere"),
    ):  # fmt: skip
        with pytest.raises(NoSuchTable):
            do()


def test_a_code_that_is_taken_is_not_given_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["BBBBBB", "BBBBBB", "CCCCCC"])
    monkeypatch.setattr("rummy_widget.rooms.store.new_code", lambda: next(codes))
    assert [store.create("table", "x", BEGUN).code for _ in range(2)] == ["BBBBBB", "CCCCCC"]


def test_rooms_and_events_are_bounded(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummy_widget.rooms.store.MOST_ROOMS", 2)
    monkeypatch.setattr("rummy_widget.rooms.store.MOST_EVENTS", 4)
    room = store.create("table", "x", BEGUN).room
    store.create("table", "x", BEGUN)
    with pytest.raises(RoomsFull):
        store.create("table", "x", BEGUN)
    append(store, room, 2, [PhraseSaid(1, "hello")])
    with pytest.raises(RoomsFull):
        append(store, room, 3, [PhraseSaid(1, "hello"), PhraseSaid(1, "bye")])
    assert store.summary(room).events == 3


def test_what_another_version_wrote_is_not_guessed_at() -> None:
    for kind, body in (
        ("dance", "{}"), ("moved", "{}"), ("moved", "["), ("said", '{"seat":"1","phrase":"x"}'),
        ("made", '{"terms":3}'), ("ready", '{"seat":1,"ready":1}'), ("dealt", '{"seed":1.5}'),
        ("moved", '{"seat":true,"move":"draw"}'), ("moved", '{"seat":0,"move":"draw","by":"ana"}'),
        ("made", '{"terms":{"game":"pro","switches":[["a"]]}}'), ("made", '{"terms":{"game":7}}'),
    ):  # fmt: skip
        with pytest.raises(OtherVersion):
            read_event(kind, body)


def test_one_process_at_a_time_thinks_for_a_version(store: Store, clock: Clock) -> None:
    room = store.create("table", "x", BEGUN).room
    assert [store.lease(room, 2, 4.0) for _ in range(2)] == [True, False]
    assert [store.lease(room, 3, 4.0) for _ in range(2)] == [True, False]
    clock.now += 5
    assert [store.lease(room, 3, 4.0) for _ in range(2)] == [True, False]
    with pytest.raises(NoSuchTable):
        store.lease("nowhere", 1, 4.0)


def test_who_was_heard_of_is_known(store: Store, clock: Clock) -> None:
    room = store.create("table", "x", BEGUN).room
    assert store.last_heard(room) == {}
    store.note_connected(room, 0)
    clock.now += 5
    store.note_connected(room, 1)
    store.note_connected(room, 1)
    assert store.last_heard(room) == {0: clock.now - 5, 1: clock.now}
    with pytest.raises(NoSuchTable):
        store.note_connected("nowhere", 0)


def test_watchers_are_counted_apart_from_seats_and_forgotten(store: Store, clock: Clock) -> None:
    room = store.create("table", "x", BEGUN).room
    for number in (0, 1, -7, -(2**31), -9):
        store.note_connected(room, number)
    assert store.last_heard(room) == {0: clock.now, 1: clock.now}
    assert store.count_watchers(room, clock.now) == 3
    store.delete_watchers(room, 0.0, -7)
    assert store.count_watchers(room, clock.now) == 2
    clock.now += 30
    store.note_connected(room, -9)
    assert store.count_watchers(room, clock.now - 20) == 1
    store.delete_watchers(room, clock.now - 20)
    assert store.count_watchers(room, 0.0) == 1
    assert len(store.last_heard(room)) == 2
    with pytest.raises(NoSuchTable):
        store.note_connected("nowhere", -1)


def test_tries_are_counted_for_each_who_and_what_and_forgotten(store: Store, clock: Clock) -> None:
    for _ in range(2):
        for _ in range(3):
            store.count_try("ana", "guess", 3, 60.0)
        with pytest.raises(TooManyTries) as caught:
            store.count_try("ana", "guess", 3, 60.0)
        assert caught.value.seconds == 60
        store.count_try("ana", "make", 3, 60.0)
        store.count_try("mihai", "guess", 3, 60.0)
        clock.now += 60
    store.count_try("ana", "guess", 1, 60.0)
    store.uncount_try("ana", "guess")
    store.count_try("ana", "guess", 1, 60.0)


def test_many_processes_open_a_new_database_at_the_same_moment(url: str) -> None:
    hear, say = os.pipe()
    children = []
    for _ in range(6):
        child = os.fork()
        if child == 0:
            code = 1
            try:
                os.close(say)
                os.read(hear, 1)  # until the other end is closed
                Store(url).create("table", "x", BEGUN)
                code = 0
            finally:
                os._exit(code)
        children.append(child)
    os.close(say)
    assert [os.waitstatus_to_exitcode(os.waitpid(each, 0)[1]) for each in children] == [0] * 6
    os.close(hear)
    store = Store(url)
    assert len(store.rooms()) == 6
    store.close()


# ---- Keeping ---------------------------------------------------------------------------------------


def test_what_nobody_touched_is_let_go_after_its_days(store: Store, clock: Clock) -> None:
    old, kept = (store.create("table", "x", DEALT).room for _ in range(2))
    lesson = store.create("class", "x", BEGUN).room
    clock.now += 20 * DAY
    append(store, kept, 3, [PhraseSaid(1, "hello")])
    clock.now += 11 * DAY
    assert store.prune() == 1
    with pytest.raises(NoSuchTable):
        store.read(old)
    assert store.summary(kept).events == 4
    clock.now += 150 * DAY
    assert store.prune() == 2
    with pytest.raises(NoSuchTable):
        store.read(lesson)


def test_how_long_is_settable(sqlite_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_GAME_DAYS", "2")
    monkeypatch.setenv("RUMMY_WIDGET_CLASS_DAYS", "forever")  # which is no number, and says nothing
    store = clock.store(sqlite_url)
    store.create("table", "x", DEALT)
    store.create("class", "x", BEGUN)
    clock.now += 3 * DAY
    assert store.prune() == 1
    monkeypatch.setenv("RUMMY_WIDGET_CLASS_DAYS", "1")
    assert clock.store(sqlite_url).prune() == 1
    store.close()


def test_new_tables_make_room_by_letting_old_ones_go(here: Referee, clock: Clock) -> None:
    old = here.make("rummikub")
    clock.now += 31 * DAY
    here.make("rummikub")
    with pytest.raises(NoSuchTable):
        here.view_of(old)


def test_a_room_that_was_deleted_is_gone_for_who_sat_there(referee: Referee) -> None:
    people = dealt(referee, "rummikub")
    who = whose(referee, people)
    version = referee.view_of(who).version
    referee.store.delete_room(who.room)
    for do in (lambda: referee.view_of(who), lambda: referee.play(who, "draw", follows=version)):
        with pytest.raises(NoSuchTable):
            do()


# ---- Versions of the database ------------------------------------------------------------------------


def test_an_older_database_becomes_this_one(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one version so far: a made-up second one adds a column, and loses nothing."""
    first = Store(url)
    room = first.create("table", "rummikub", BEGUN).room
    first.close()
    monkeypatch.setattr(schema, "VERSION", 2)
    steps = {
        2: ("ALTER TABLE rummy_rooms ADD COLUMN colour VARCHAR(10)", "UPDATE rummy_rooms SET colour = 'red'")
    }
    monkeypatch.setattr(schema, "MIGRATIONS", steps)
    for _ in range(2):  # the second time there is nothing to do
        later = Store(url)
        assert [each.event for each in later.read(room)] == BEGUN
        with later.engine().begin() as here:
            assert here.execute(text("SELECT colour FROM rummy_rooms")).scalar() == "red"
            assert here.execute(text("SELECT value FROM rummy_meta WHERE name = 'version'")).scalar() == "2"
        later.close()
    monkeypatch.undo()
    with pytest.raises(OtherVersion):
        Store(url).read(room)


def test_a_migration_that_fails_leaves_the_old_database(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Store(url)
    room = first.create("table", "rummikub", BEGUN).room
    first.close()
    with monkeypatch.context() as patch:
        patch.setattr(schema, "VERSION", 2)
        steps = {
            2: ("ALTER TABLE rummy_rooms ADD COLUMN colour VARCHAR(10)", "UPDATE nothing SET colour = 1")
        }
        patch.setattr(schema, "MIGRATIONS", steps)
        with pytest.raises(DatabaseGone):
            Store(url).read(room)
    again = Store(url)
    assert [each.event for each in again.read(room)] == BEGUN
    with again.engine().begin() as here:
        assert "colour" not in here.execute(text("SELECT * FROM rummy_rooms")).keys()  # noqa: SIM118
    again.close()


# ---- What goes wrong -------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["", "sqlite://", "sqlite:///:memory:", "mysql://a/b", "rubbish", "file.db"])
def test_an_address_that_is_none_is_refused(url: str) -> None:
    with pytest.raises((DatabaseGone, NotInstalled)):
        Store(url).rooms()


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db"
    path.write_text("dear diary\n" * 500)
    with pytest.raises(DatabaseDamaged):
        Store(f"sqlite:///{path}").rooms()
    assert path.read_text() == "dear diary\n" * 500


def test_a_writer_that_dies_inside_a_transaction_leaves_nothing_half_done(url: str) -> None:
    store = Store(url)
    room = store.create("table", "rummikub", BEGUN).room
    for _ in range(2):
        writer = subprocess.Popen([sys.executable, "-c", DIES, url, room], stdout=subprocess.PIPE, text=True)
        assert writer.stdout is not None
        assert writer.stdout.readline() == "written\n"
        writer.send_signal(signal.SIGKILL)
        writer.wait()
        writer.stdout.close()
        assert [each.event for each in store.read(room)] == BEGUN
    assert append(store, room, 2, [PhraseSaid(1, "hello")]) == 3
    store.close()


def test_who_waits_too_long_for_another_writer_is_told(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rummy_widget.rooms.store.WAIT", 0.2)
    one, two = Store(url), Store(url)
    room = one.create("table", "rummikub", BEGUN).room

    def meanwhile(version: int, read: object) -> list[Event]:
        with pytest.raises(DatabaseBusy):
            append(two, room, 2, [PhraseSaid(1, "bye")])
        return [PhraseSaid(1, "hello")]

    assert one.change(room, meanwhile) == 3
    assert append(two, room, 3, [PhraseSaid(1, "bye")]) == 4
    one.close()
    two.close()


def test_a_full_disk_is_told_and_survived(sqlite_url: str) -> None:
    """SQLite says so too when a file may have no more pages; what was there stays, and play goes on later."""
    referee = Referee(Store(sqlite_url))
    people = gathered(referee, "rummikub")
    room = people[0].room

    def pages(most: int) -> None:
        # The limit is each connection's own, so it is set on the one that the next writer gets.
        with referee.store.engine().connect() as here:
            here.exec_driver_sql(f"PRAGMA max_page_count={most}")

    pages(1)  # which SQLite takes for: no more than there are now
    with pytest.raises(DiskFull) as caught:
        _go_on_for_ever(referee, people[0])
    assert "disk" in caught.value.sentence
    written = referee.store.read(room)
    assert [each.version for each in written] == list(range(1, len(written) + 1))
    assert referee.state(room).version == len(written)
    pages(1_000_000)
    referee.set_ready(people[0])
    referee.deal(people[0])
    referee.store.close()


def _go_on_for_ever(referee: Referee, who: Ticket) -> None:
    for number in range(10_000):
        referee.set_ready(who, number % 2 > 0)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseGone):
        Store(f"sqlite:///{tmp_path / 'file' / 'rooms.db'}").rooms()


@pytest.fixture
def own_server() -> Iterator[Server]:
    server = Server()
    yield server
    server.away()


def test_a_database_that_goes_is_told_and_survived(own_server: Server) -> None:
    url = own_server.url("rummy")
    referee = Referee(Store(url))
    people = dealt(referee, "rummikub")
    who = whose(referee, people)
    version = referee.view_of(who).version
    own_server.stop(signal.SIGQUIT)  # as if it were killed: nothing is told to anybody
    for do in (
        lambda: referee.play(who, "draw", follows=version), lambda: referee.view_of(who),
        lambda: referee.make("rummikub"), lambda: Store(url).rooms(),
    ):  # fmt: skip
        with pytest.raises(DatabaseGone):
            do()
    own_server.start()
    assert referee.view_of(who).version == version
    assert referee.play(who, "draw", follows=version) == version + 1
    referee.store.close()


def test_a_file_that_goes_is_told(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    room = store.create("table", "x", BEGUN).room
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    store.close()
    for each in path.parent.glob("rooms.db*"):
        each.unlink()
    with pytest.raises(NoSuchTable):
        store.read(room)


# ---- Forks and imports -----------------------------------------------------------------------------


def test_a_fork_opens_the_database_anew(url: str) -> None:
    store = Store(url)
    room = store.create("table", "x", BEGUN).room
    child = os.fork()
    if child == 0:
        code = 1
        try:
            before = store._engine
            append(store, room, 2, [PhraseSaid(1, "hello")])
            code = 0 if store.engine() is not before else 2
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert append(store, room, 3, [PhraseSaid(1, "bye")]) == 4, "and the parent's connections live"
    store.close()


def test_sqlalchemy_is_imported_when_tables_are_opened_and_no_sooner() -> None:
    code = (
        "import sys, threading\n"
        "import rummy_widget.rooms.referee, rummy_widget.rooms.followers, rummy_widget.command.main\n"
        "assert not [each for each in sys.modules if each.split('.')[0] in ('sqlalchemy', 'psycopg')]\n"
        "from rummy_widget.rooms import open_tables; open_tables()\n"
        "assert 'sqlalchemy' in sys.modules and 'psycopg' not in sys.modules\n"
        "assert threading.active_count() == 1\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd=TESTS.parent)


def test_without_sqlalchemy_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "rummy_widget.rooms.store")
    monkeypatch.setitem(sys.modules, "sqlalchemy", None)
    with pytest.raises(NotInstalled) as caught:
        open_tables("sqlite:///x.db")
    assert 'pip install "rummy-widget[rooms]"' in caught.value.sentence


def test_the_state_folder_is_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RUMMY_WIDGET_DATABASE", raising=False)
    monkeypatch.setenv("RUMMY_WIDGET_STATE", str(tmp_path / "state"))
    referee = open_tables()
    referee.make("rummikub")
    path = tmp_path / "state" / "rooms.db"
    with sqlite3.connect(path) as raw:
        assert raw.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert raw.execute("SELECT kind FROM rummy_rooms").fetchall() == [("table",)]
    assert {each.stat().st_mode & 0o077 for each in path.parent.iterdir()} == {0}, "nobody else's to read"
    referee.store.close()


def test_a_fault_of_the_database_tells_nothing_of_what_was_written(url: str) -> None:
    """A traceback may come into a log: no seed and no token stands in it."""
    engine = connect(make_url(url), 5)
    with pytest.raises(DBAPIError) as found, engine.connect() as line:
        line.execute(text("INSERT INTO nowhere VALUES (:seed)"), {"seed": "seed-4711"})
    engine.dispose()
    assert "nowhere" in str(found.value)
    assert "4711" not in str(found.value)
