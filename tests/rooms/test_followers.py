"""Learning of new events, plainly and in a loop, on both databases; how quickly is measured, not asserted."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp

import pytest

from loops import run_in_thread
from postgres import Server
from rooms.people import append
from rummy_widget.rooms import bells, followers
from rummy_widget.rooms.errors import DatabaseGone, NoSuchTable
from rummy_widget.rooms.events import ComputerSeated, Event, PhraseSaid, StoredEvent, TableMade, Terms
from rummy_widget.rooms.followers import Follower
from rummy_widget.rooms.store import Store

BEGUN: list[Event] = [TableMade(Terms("rummikub")), ComputerSeated(1, "steady")]
LONG = 60.0


@pytest.fixture
def other(url: str) -> Iterator[Store]:
    """The database as another process has it: with connections of its own."""
    store = Store(url)
    yield store
    store.close()


def versions(events: list[object]) -> list[int]:
    return [each.version for each in events]  # type: ignore[attr-defined]


def test_a_follower_is_given_each_event_once_in_order(store: Store, other: Store) -> None:
    room = store.create("table", "x", BEGUN).room
    follower = Follower(store, room)
    assert versions(follower.new()) == [1, 2]  # type: ignore[arg-type]
    assert follower.new() == []
    append(other, room, 2, [PhraseSaid(1, "hello"), PhraseSaid(1, "bye")])
    assert versions(run_in_thread(follower.next(LONG))) == [3, 4]  # type: ignore[arg-type]
    assert follower.new() == []
    assert follower.version == 4
    follower.close()
    append(other, room, 4, [PhraseSaid(1, "hello")])
    assert versions(follower.new()) == [5], "asked again it begins anew"  # type: ignore[arg-type]
    follower.close()


def test_a_follower_begins_after_what_a_page_has_seen(store: Store) -> None:
    room = store.create("table", "x", BEGUN).room
    follower = Follower(store, room, 2)
    assert run_in_thread(follower.next(0.01)) == []
    append(store, room, 2, [PhraseSaid(1, "hello")])
    assert versions(run_in_thread(follower.next(LONG))) == [3], "of its own process's writing too"  # type: ignore[arg-type]
    follower.close()


async def heard_while(follower: Follower, other: Store, *said: tuple[str, str]) -> list[StoredEvent]:
    """What a follower hears that waits while another process has something said, each time in a room."""
    waiting = asyncio.create_task(follower.next(LONG))
    await asyncio.sleep(0)
    for room, phrase in said:
        await asyncio.to_thread(append, other, room, 2, [PhraseSaid(1, phrase)])
    return await waiting


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A database of SQLite, where a writer rings the followers itself."""
    return f"sqlite:///{tmp_path / 'rung.db'}"


def test_a_writer_rings_the_followers_of_a_room(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bells, "HEARD", 10_000.0)  # nobody looks by themselves
    monkeypatch.setattr(followers, "LOOKED", 10_000.0)
    store, other = Store(file), Store(file)
    room, elsewhere = (store.create("table", "x", BEGUN).room for _ in range(2))
    follower = Follower(store, room, 2)
    assert follower.new() == []

    found = run_in_thread(heard_while(follower, other, (elsewhere, "hello"), (room, "bye")))
    assert [each.event for each in found] == [PhraseSaid(1, "bye")]
    follower.close()


def test_a_follower_that_was_killed_is_rung_no_more(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bells_of = Path(mkdtemp())  # the address of a socket has to be short
    monkeypatch.setattr("tempfile.tempdir", str(bells_of))
    store = Store(file)
    room = store.create("table", "x", BEGUN).room
    if not (child := os.fork()):
        Follower(Store(file), room, 2).new()
        os._exit(0)
    os.waitpid(child, 0)
    assert len(list(bells_of.glob("rummy-*/*"))) == 1
    append(store, room, 2, [PhraseSaid(1, "hello")])
    assert list(bells_of.glob("rummy-*/*")) == []
    follower = Follower(store, room, 2)
    follower.new()
    follower.close()
    assert list(bells_of.iterdir()) == [], "nor is anything left once nobody follows"
    bells_of.rmdir()


def test_without_a_place_for_its_bell_a_follower_looks_by_itself(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "full").touch()
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "full"))
    monkeypatch.setattr(followers, "LOOKED", 10_000.0)
    store, other = Store(file), Store(file)
    room = store.create("table", "x", BEGUN).room
    follower = Follower(store, room, 2)
    assert follower.new() == []
    found = run_in_thread(heard_while(follower, other, (room, "hello")))
    assert versions(found) == [3]  # type: ignore[arg-type]
    follower.close()


def test_who_waits_is_woken(store: Store, other: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(followers, "LOOKED", 10_000.0)  # only a bell can wake
    room = store.create("table", "x", BEGUN).room
    follower = Follower(store, room, 2)
    assert follower.new() == []
    found: list[object] = []
    waiting = threading.Thread(target=lambda: found.extend(run_in_thread(follower.next(LONG))))
    waiting.start()
    append(other, room, 2, [PhraseSaid(1, "hello")])
    waiting.join()
    assert versions(found) == [3]
    follower.close()


def test_a_loop_goes_on_while_somebody_follows(
    store: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followers, "LOOKED", 10_000.0)
    room = store.create("table", "x", BEGUN).room
    noise = store.create("table", "x", BEGUN).room

    async def page() -> list[int]:
        follower = Follower(store, room, 2)
        assert follower.new() == []
        heard = asyncio.create_task(follower.next(LONG))
        for number in range(3):  # what happens at other tables wakes nobody for nothing
            await asyncio.sleep(0)
            append(other, noise, 2 + number, [PhraseSaid(1, "hello")])
            assert not heard.done()
        append(other, room, 2, [PhraseSaid(1, "hello")])
        found = await heard
        assert await follower.next(0.01) == []
        heard = asyncio.create_task(follower.next())
        await asyncio.sleep(0)
        heard.cancel()
        with pytest.raises(asyncio.CancelledError):
            await heard
        follower.close()
        return versions(found)  # type: ignore[arg-type]

    assert run_in_thread(page()) == [3]


def test_who_follows_a_room_that_is_let_go_is_told(store: Store, other: Store) -> None:
    room = store.create("table", "x", BEGUN).room
    follower = Follower(store, room, 2)
    follower.new()
    other.delete_room(room)
    with pytest.raises(NoSuchTable):
        follower.new(look=True)
    follower.close()


def test_a_fork_follows_by_a_connection_of_its_own(store: Store) -> None:
    room = store.create("table", "x", BEGUN).room
    follower = Follower(store, room, 2)
    assert follower.new() == []
    child = os.fork()
    if child == 0:
        code = 1
        try:
            append(store, room, 2, [PhraseSaid(1, "hello")])
            code = 0 if versions(run_in_thread(follower.next(LONG))) == [3] else 2  # type: ignore[arg-type]
        finally:
            os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    assert versions(run_in_thread(follower.next(LONG))) == [3]  # type: ignore[arg-type]
    follower.close()


def test_a_follower_goes_on_after_the_database_was_away() -> None:
    server = Server()
    try:
        store = Store(server.url("rummy"))
        room = store.create("table", "x", BEGUN).room
        follower = Follower(store, room, 2)
        assert follower.new() == []
        server.stop(signal.SIGQUIT)
        with pytest.raises(DatabaseGone):
            run_in_thread(follower.next(LONG))
        with pytest.raises(DatabaseGone):
            follower.new()
        server.start()
        other = Store(str(store.url))
        append(other, room, 2, [PhraseSaid(1, "hello")])
        assert versions(run_in_thread(follower.next(LONG))) == [3]  # type: ignore[arg-type]
        for each in (follower, store, other):
            each.close()
    finally:
        server.away()
