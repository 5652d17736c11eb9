"""Tables of people on both databases: SQLite in a file, and PostgreSQL, which the tests start themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgres import Server
from rooms.people import Clock
from rummy_widget.rooms.referee import Referee
from rummy_widget.rooms.store import Store


@pytest.fixture(autouse=True)
def _no_power_cuts(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test pulls the plug, so none waits for the disk."""
    monkeypatch.setattr("rummy_widget.rooms.database_engine.SYNCHRONOUS", "OFF")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    server = Server()
    yield server
    server.away()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'rooms.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A new database of either kind."""
    if request.param == "sqlite":
        found: str = request.getfixturevalue("sqlite_url")
        return found
    return request.getfixturevalue("postgres").emptied()  # type: ignore[no-any-return]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(url: str, clock: Clock) -> Iterator[Store]:
    found = clock.store(url)
    yield found
    found.close()


@pytest.fixture
def referee(store: Store) -> Referee:
    return Referee(store)


@pytest.fixture
def here(sqlite_url: str, clock: Clock) -> Iterator[Referee]:
    """A referee where the database does not matter."""
    store = clock.store(sqlite_url)
    yield Referee(store)
    store.close()
