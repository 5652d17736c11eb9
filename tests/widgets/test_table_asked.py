"""What an address asks of the table: a game at once, or a discard of the game that ended last."""

from __future__ import annotations

import pytest

import rummy_widget as rw
from rummy_widget.engine.game.records import write_record
from rummy_widget.rooms.codes import new_token
from rummy_widget.widgets.table.save_files import SaveFolder
from widgets.pages import Page
from widgets.tables import dealt, desk, played, state


@pytest.mark.parametrize(
    ("query", "coach"), [("?quick", "no"), ("?quick=coach", "yes"), ("?a=1&quick=", "no")]
)
def test_an_address_deals_a_game_at_once(keeper: SaveFolder, query: str, coach: str) -> None:
    page = Page(rw.Table(saves=keeper))
    assert page.sends("read", text=query)["ok"]
    assert state(page)["screen"] == "deal", "which runs by itself"
    assert desk(page).setup.value("practice") == coach
    before = desk(page).game
    assert page.sends("read", text="?quick")["ok"]
    assert desk(page).game is before, "a game that goes on goes on"


@pytest.mark.parametrize(
    "query", ["?quick=now", "?quick=%3Cb%3E", "?quick=" + "x" * 1900, "?" + "a=1&" * 30 + "quick"]
)
def test_an_address_that_deals_nothing_is_told_so(keeper: SaveFolder, query: str) -> None:
    page = Page(rw.Table(saves=keeper))
    answer = page.sends("read", text=query)
    assert not answer["ok"]
    assert "isn't a quick game" in answer["error"]
    assert len(answer["error"]) < 120
    assert state(page)["screen"] == "setup"
    assert page.sends("read", text="?lang=ro")["ok"], "other words of an address mean nothing here"
    assert state(page)["screen"] == "setup"


@pytest.mark.slow
def test_a_game_of_before_is_looked_at_and_kept_by_nobody_until_another_begins(keeper: SaveFolder) -> None:
    token = new_token()
    page = dealt(keeper)
    played(page)
    record = state(page)["ended"]
    assert record == write_record(desk(page).game)
    other = Page(rw.Table(saves=keeper))
    own = [
        each
        for each in range(len(desk(page).game.moves))
        if other.sends("look", record=record, index=each, token=token)["ok"]
    ]
    assert own
    other.sends("try", tile=0)
    assert state(other)["replay"]["exercise"]["tried"]
    assert keeper.tables(token) == []
    other.sends("replay-end")
    assert state(other)["settlement"]["totals"] == state(page)["settlement"]["totals"]
    assert other.sends("same-deal")["ok"]
    assert [each.open for each in keeper.tables(token)] == [True]
    assert not other.sends("look", record=record, index=own[0], token=token)["ok"], "a game goes on here"
