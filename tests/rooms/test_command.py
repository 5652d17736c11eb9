"""`rummy-widget rooms`: lists and deletes."""

from __future__ import annotations

import pytest

from rooms.people import Clock
from rummy_widget.command import main as launch
from rummy_widget.rooms.errors import NoSuchTable
from rummy_widget.rooms.referee import Referee
from rummy_widget.rooms.store import Store


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert launch.main(["rooms", *words]) == 0
    return capsys.readouterr().out


def test_it_lists_and_deletes(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    referee = Referee(Store(url))
    assert "no tables" in said(capsys, "--database", url)
    mine, other = referee.make("rummikub"), referee.make("rummy_pro")
    listed = said(capsys, "--database", url)
    assert mine.code in listed
    assert "rummy_pro, 2 events" in listed
    assert mine.token not in listed
    told = said(capsys, "--database", url, "--delete", mine.code.lower(), "ZZZZZZ", "\x1b[31m")
    assert "One table was deleted" in told
    assert "\x1b" not in told
    with pytest.raises(NoSuchTable):
        referee.view_of(mine)
    assert referee.view_of(other).seat == 0
    referee.store.close()


def test_it_prunes(sqlite_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    long_ago = Store(sqlite_url, clock=Clock(1_500_000_000.0))
    Referee(long_ago).make("rummikub")
    long_ago.close()
    assert "One table was deleted" in said(capsys, "--database", sqlite_url, "--prune")
    assert "Nothing was deleted" in said(capsys, "--database", sqlite_url, "--prune")


def test_a_database_that_does_not_answer_is_told_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as left:
        launch.main(["rooms", "--database", "postgresql+psycopg://ana:secret@127.0.0.1:9/none"])
    assert left.value.code == 2
    told = capsys.readouterr()
    assert "Can't reach" in told.err
    assert "secret" not in told.err + told.out


def test_the_place_is_shown_without_a_password(
    monkeypatch: pytest.MonkeyPatch, sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", sqlite_url)
    assert f"Tables are kept in {sqlite_url}" in said(capsys)
