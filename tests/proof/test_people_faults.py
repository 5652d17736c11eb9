"""Four browsers at one table of every game, and a thousand faults.

RUMMY_FAULTS says how many there are to be in all, where not a thousand.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from browser.gathering import Gathering, moments
from postgres import Server
from rooms.people import ALL_GAMES

FAULTS = int(os.environ.get("RUMMY_FAULTS", "1000"))
WITHIN = 3.0
"""Seconds in which every seat has to be back, from when there is somebody to come back to."""
SQLITE, POSTGRES = "SQLite", "PostgreSQL"
TABLES = [*((game, SQLITE, 1) for game in ALL_GAMES), ("rummikub", SQLITE, 2), ("rummy_pro", POSTGRES, 3)]
"""The game, the database, and how many servers share it."""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Server]:
    server = Server()
    yield server
    server.away()


@pytest.mark.parametrize(("game", "database", "servers"), TABLES)
def test_nothing_is_lost_and_every_seat_is_back(
    game: str,
    database: str,
    servers: int,
    browser: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    url = f"sqlite:///{tmp_path / 'rooms.db'}"
    if database == POSTGRES:
        url = request.getfixturevalue("postgres").emptied()
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", url)
    number = TABLES.index((game, database, servers))
    rng = Random(number)
    gathering = Gathering(browser, tmp_path, game, seed=number, servers=servers, url=url)
    try:
        for kind, seats in moments(rng, -(-FAULTS // len(TABLES))):
            gathering.goes_on(rng.randrange(4))
            gathering.fault(kind, seats)
        gathering.to_end()
        gathering.all_right()
    finally:
        for kind, times in sorted(gathering.back.items()):
            print(f"{game}, {kind}: back {len(times)} times, {max(times):.2f} s at worst")
        gathering.leave()
    late = {
        kind: late
        for kind, times in gathering.back.items()
        if (late := [each for each in times if each > WITHIN])
    }
    assert not late
