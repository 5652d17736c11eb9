"""Several server processes at one table: on SQLite two, on PostgreSQL three."""

from __future__ import annotations

import pytest

from postgres import Server
from rooms.several import played_by


def test_two_processes_play_one_table_on_sqlite(sqlite_url: str) -> None:
    done = played_by(2, sqlite_url, "rummy_45", 3)
    # Who is quick may make every move: that none was made twice is what `played_by` looks at.
    assert any(each["versions"] for each in done)


@pytest.mark.slow
def test_three_processes_play_one_table_on_postgresql(postgres: Server) -> None:
    done = played_by(3, postgres.emptied(), "rummy_45", 3)
    assert any(each["versions"] for each in done)
