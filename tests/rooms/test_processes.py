"""Several server processes at one table: on SQLite two, on PostgreSQL three."""

from __future__ import annotations

from postgres import Server
from rooms.several import played_by


def test_two_processes_play_one_table_on_sqlite(sqlite_url: str) -> None:
    done = played_by(2, sqlite_url, "rummy_45", 3)
    assert all(each["versions"] for each in done), "both took part"


def test_three_processes_play_one_table_on_postgresql(postgres: Server) -> None:
    done = played_by(3, postgres.emptied(), "rummy_45", 3)
    assert sum(bool(each["versions"]) for each in done) >= 2
