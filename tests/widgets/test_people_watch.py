"""Who watches a table of people sees what lies open, one turn late, and can do nothing there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from parts import part_of
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.players import move_of, players_of
from rummy_widget.engine.rules import GAMES
from rummy_widget.rooms import open_tables
from rummy_widget.rooms.referee import MOST_WATCHERS, Referee
from rummy_widget.text.words import say
from widgets.people import Page, dealt, seated

REFUSED: tuple[tuple[str, dict[str, object]], ...] = (
    ("play", {"move": "draw"}), ("play", {"move": "leave"}), ("discard", {"tile": 1}), ("undo", {}),
    ("sort", {"by": "run"}), ("replay", {"index": 0}), ("next-game", {}), ("deal", {}),
    ("move", {"tiles": [0], "shelf": 0, "slot": 1}), ("room", {"act": "deal"}), ("room", {"act": "ready"}),
    ("room", {"act": "hold", "seat": 0}), ("room", {"act": "say", "text": "hello"}),
    ("room", {"act": "link"}), ("room", {"act": "fill", "seat": 0}),
    ("room", {"act": "agree", "key": "seats", "text": "4"}),
)  # fmt: skip


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Referee:
    """A database of this test's own."""
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", f"sqlite:///{tmp_path / 'rooms.db'}")
    return open_tables()


def watching(two: list[Page], game: str) -> Page:
    page = Page(rules=GAMES[game])
    page.do("room", act="watch", text=two[0].room["code"])
    return page


def watched(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.widget.state["people"]["watch"]
    return found


@pytest.mark.whole
@pytest.mark.parametrize("game", part_of([*GAMES], 4))
def test_who_watches_sees_the_table_a_turn_late_to_the_end(game: str, database: Referee) -> None:
    two = [Page(rules=GAMES[game]) for _ in range(2)]
    dealt(two)
    page = watching(two, game)
    room = two[0].room["ticket"]["room"]
    kind = "beginner" if "beginner" in players_of(GAMES[game]) else next(iter(players_of(GAMES[game])))
    begun = [0]  # moves before each turn
    for number in range(2000):
        table = database.state(room)
        assert table.game is not None
        if table.game.over:
            break
        if number in (1, 7, 20):
            page.follow()
            assert len(page.widget._there.seen.game.moves) == ([0, *begun])[-2]
            seats = watched(page)["felt"]["seats"]
            assert [each["tiles"] for each in seats] == list(table.turns[0].view(0).sizes)
            assert all(each["hand"] is None for each in seats)
        ticket = two[table.game.seat].widget._seat.ticket
        database.play(ticket, move_of(table.game, kind).notation(), follows=table.version)
        after = database.state(room).game
        assert after is not None
        if after.seat != table.game.seat:
            begun.append(len(after.moves))
    page.follow()
    assert watched(page)["end"]
    assert page.table["screen"] == "lobby"
    assert page.table["game"] is page.table["settlement"] is None
    assert page.room is None


def test_a_table_without_a_free_seat_can_be_watched() -> None:
    two = [Page(rules=GAMES["rummikub"]) for _ in range(2)]
    seated(two)
    late = Page(rules=GAMES["rummikub"])
    code = two[0].room["code"]
    late.do("room", act="join", text=code)
    invited = late.widget.state["people"]["invitation"]
    assert (invited["full"], invited["code"]) == (True, code)
    assert invited["text"] in late.widget.state["said"]
    assert late.room is None
    late.do("room", act="watch", text=invited["code"])
    assert late.widget.state["people"]["invitation"] is None
    assert [each["name"] for each in watched(late)["seats"]] == ["Ana", "Guest 1"]
    assert not any(each["actions"] for each in watched(late)["seats"])


@pytest.mark.parametrize("game", ["rummikub", "rummy_pro"])
def test_who_watches_is_given_no_hand_and_can_do_nothing(game: str, database: Referee) -> None:
    two = [Page(rules=GAMES[game]) for _ in range(2)]
    dealt(two)
    page = watching(two, game)
    code, room = two[0].room["code"], two[0].room["ticket"]["room"]
    before, state = database.state(room), page.widget.state
    for act, fields in REFUSED:
        assert page.tell(act, **fields) == say("people-watch-only"), (act, fields)
    for token in ("", "x" * 32, "token"):
        assert page.tell("room", act="sit", text=code, token=token) == say("rooms-stranger")
    assert page.tell("room", act="claim", text=code, token="x" * 32) == say("rooms-stranger")
    assert database.state(room) == before
    assert page.widget.state["people"]["watch"] == state["people"]["watch"]
    assert page.table["game"] is None


def test_people_see_how_many_watch_until_they_stop() -> None:
    two = [Page(rules=GAMES["rummikub"]) for _ in range(2)]
    dealt(two)
    pages = [watching(two, "rummikub") for _ in range(2)]
    for page in pages:
        two[0].widget._seat.live()
        two[0].follow()
        assert two[0].room["watchers"] == say("people-watchers", count=2 - pages.index(page))
        page.do("room", act="leave")
        assert page.widget.state["people"]["watch"] is None
        assert page.table["screen"] == "setup"
    two[0].widget._seat.live()
    two[0].follow()
    assert two[0].room["watchers"] is None


def test_who_watches_takes_a_seat_that_is_free() -> None:
    (host,) = [Page(rules=GAMES["rummy_pro"])]
    host.do("room", act="make", seat=2, name="Ana")
    page = watching([host], "rummy_pro")
    assert [each["act"] for each in watched(page)["actions"]] == ["join", "leave"]
    page.do("room", act="join", text=host.room["code"], name="Dan")
    assert page.widget.state["people"]["watch"] is None
    assert [each["name"] for each in page.room["seats"]] == ["Ana", "Dan (you)"]


def test_not_more_watch_than_there_is_room_for(database: Referee) -> None:
    ticket = database.make("rummikub")
    watchers = [database.watch(ticket.code, who=f"192.0.2.{each}") for each in range(MOST_WATCHERS)]
    page = Page(rules=GAMES["rummikub"])
    assert page.tell("room", act="watch", text=ticket.code) == say("rooms-crowded")
    database.stop_watching(watchers[0])
    page.do("room", act="watch", text=ticket.code)
    assert database.count_watchers(ticket.room) == MOST_WATCHERS


def test_moves_are_told_to_who_only_hears_them() -> None:
    two = [Page(rules=GAMES["rummikub"]) for _ in range(2)]
    dealt(two)
    page = watching(two, "rummikub")
    for _ in range(3):
        mover = next(each for each in two if each.desk.mine)
        mover.do("play", move=str(Verb.DRAW))
        for each in (*two, page):
            each.follow()
    assert "drew a tile." in page.widget.state["said"]
    two[0].do("room", act="say", text="nice")
    page.follow()
    assert "Ana: Nice move." in page.widget.state["said"]
