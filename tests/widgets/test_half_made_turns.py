"""A turn, half made: whichever page goes on with it finds it as it lay, and nobody else sees it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parts import WHOLE, part_of
from rummy_widget.engine.game.phase import Phase
from rummy_widget.engine.game.players import move_of
from rummy_widget.engine.rules import GAMES
from rummy_widget.rooms import open_tables
from rummy_widget.rooms.referee import LONGEST_DRAFT, Referee
from rummy_widget.rooms.store import Store
from rummy_widget.widgets.table.people.following import write_draft
from rummy_widget.widgets.table.save_files import SaveFolder
from widgets.people import Page, dealt

CUTS = 20 if WHOLE else 5
KINDS = "rummy_pro", "rummy_45", "rummikub"
"""A game of each kind of play."""


@pytest.fixture(autouse=True)
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a database of this test's own."""
    found = f"sqlite:///{tmp_path / 'rooms.db'}"
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", found)
    return found


def pages_of(game: str) -> list[Page]:
    """Two pages at a table that is dealt."""
    two = [Page(rules=GAMES[game]) for _ in range(2)]
    dealt(two)
    return two


def lies(page: Page) -> Any:
    """How the own tiles lie, on the rack and on the table; a Joker in no meld yet stands for anything."""
    return {key: re.sub(r"\*\w+", "*", text) for key, text in json.loads(write_draft(page.desk)).items()}


def hands_on(page: Page, chance: Random) -> None:
    """Lay tiles elsewhere, as by drag; at a table also as a meld that is none."""
    before = lies(page)
    while lies(page) == before:
        rack = page.table["game"]["rack"]
        own = [tile["id"] for shelf in rack["shelves"] for tile in shelf if tile]
        if len(own) < 2:
            page.do("revert")
        elif page.desk.setup.has_table and chance.random() < 0.5:
            page.tell("meld", tiles=chance.sample(own, min(len(own) - 1, chance.randrange(1, 4))), gap=0)
        elif chance.random() < 0.3:
            page.tell("sort", by=chance.choice(("run", "group")))
        else:
            slot = chance.randrange(14)
            page.tell("move", tiles=[chance.choice(own)], shelf=chance.randrange(2), slot=slot)


def seat_again(page: Page) -> Page:
    """The same seat on another page, as from the token that the browser has."""
    ticket = page.room["ticket"]
    again = Page(rules=page.desk.rules)
    again.do("room", act="sit", text=ticket["code"], token=ticket["token"])
    return again


def reload(page: Page, url: str) -> Page:
    """Another page in a kernel that goes on."""
    return seat_again(page)


def kernel_death(page: Page, url: str) -> Page:
    """Another kernel, which has folded nothing yet."""
    ticket = page.room["ticket"]
    again = Page(rules=page.desk.rules)
    again.widget._referee = Referee(Store(url))
    again.do("room", act="sit", text=ticket["code"], token=ticket["token"])
    return again


def server_restart(page: Page, url: str) -> Page:
    """All connections end, and open anew."""
    open_tables().store.close()
    return kernel_death(page, url)


def two_tabs(page: Page, url: str) -> Page:
    """A second tab, which goes on; the first one still follows."""
    second = seat_again(page)
    page.follow()
    return second


@pytest.mark.whole
@pytest.mark.parametrize("game", part_of(KINDS, 3))
@pytest.mark.parametrize("cut", [reload, kernel_death, server_restart, two_tabs])
def test_a_turn_lies_as_it_did(game: str, cut: Callable[[Page, str], Page], url: str) -> None:
    chance = Random(f"{game} {cut.__name__}")
    two = pages_of(game)
    referee, room = open_tables(), two[0].room["ticket"]["room"]
    for _ in range(CUTS):
        for number in range(chance.randrange(1, 4)):
            seat = referee.state(room).to_play
            if seat is None:
                break
            mover, other = two[seat], two[1 - seat]
            hands_on(chance.choice(two), chance)
            hands_on(mover, chance)
            lay, sent = lies(mover), len(other.sent)
            if number == 0:
                two[seat] = mover = cut(mover, url)
                assert lies(mover) == lay
                assert mover.desk.game == other.desk.game
            other.follow()
            assert lay["rack"] not in "".join(other.sent[sent:])
            table = referee.state(room)
            assert table.game is not None
            move = move_of(table.game, "random").notation()
            referee.play(mover.widget._seat.ticket, move, follows=table.version)
            for page in two:
                page.follow()
            assert [page.desk.game for page in two] == [referee.state(room).game] * 2
        if referee.state(room).to_play is None:
            for page in reversed(two):
                page.do("next-game")
            for page in two:
                page.follow()


def alone(game: str, folder: Path) -> Page:
    """A page at a table against a computer player that is dealt."""
    page = Page(rules=GAMES[game], seats=2, speed="none", seed=7, saves=SaveFolder(folder))
    page.do("deal")
    while page.desk.screen == "deal":
        page.do("dealt")
    page.tell("play", move="keep")
    return page


def alone_again(page: Page, keeper: SaveFolder) -> Page:
    """The table on another page, in another kernel."""
    again = Page(rules=GAMES[page.desk.setup.game], saves=keeper)
    again.do("resume", token=page.table["token"], key=page.table["save_key"])
    return again


def ends_turn(page: Page, chance: Random) -> None:
    """Take back what is tried out, draw, and discard what comes to hand."""
    page.tell("revert")
    for move in ("keep", "draw", "pass"):
        page.tell("play", move=move)
    while page.desk.mine and page.desk.open and page.desk.now.phase is Phase.DISCARD:
        hand = [id for shelf in page.desk.turn.present.shelves for id in shelf if id is not None]
        page.tell("discard", tile=chance.choice(hand))
    page.tell("go-on")


@pytest.mark.whole
@pytest.mark.parametrize("game", part_of(KINDS, 3))
@pytest.mark.parametrize("cut", ["another kernel", "another server", "two tabs"])
def test_alone_it_lies_as_it_did(game: str, cut: str, tmp_path: Path) -> None:
    chance = Random(f"{game} {cut}")
    page = alone(game, tmp_path)
    for _ in range(CUTS):
        hands_on(page, chance)
        lay, keeper = lies(page), page.widget._saver._folder
        again = alone_again(page, SaveFolder(tmp_path) if cut == "another server" else keeper)
        assert lies(again) == lay
        assert again.desk.now == page.desk.now
        if cut == "two tabs":
            assert page.tell("sort", by="group") is None
            assert lies(page) != lay or lies(again) == lay
            again = page
        page = again
        ends_turn(page, chance)
        if not page.desk.open:
            page.do("next-game")
            while page.desk.screen == "deal":
                page.do("dealt")


def mover_of(two: list[Page]) -> Page:
    return next(page for page in two if page.desk.mine)


def test_the_later_of_two_tabs_is_what_is_kept() -> None:
    two = pages_of("rummikub")
    first = mover_of(two)
    second = seat_again(first)
    first.do("sort", by="group")
    second.do("sort", by="run")
    hands_on(second, Random(1))
    first.follow()
    assert lies(seat_again(first)) == lies(second)


def broken() -> Iterator[str]:
    yield from ("", "x" * 2000, "{}", "[]", "null", "7", '{"rack": 7}')
    yield from ('{"rack": "r1 r1 r1 r1", "table": ""}',)
    yield from ('{"rack": "b1 / b2 / b3", "table": ""}', '{"rack": "<b>"}', "[" * 3000)
    yield '{"rack": "_ _ / _", "table": "r1 r2 r3"}'


@pytest.mark.parametrize("game", ["rummikub", "rummy_pro"])
def test_a_broken_draft_loses_nothing(game: str) -> None:
    page = mover_of(pages_of(game))
    referee, ticket = open_tables(), page.widget._seat.ticket
    usual = lies(page)
    for draft in broken():
        referee.store.save_draft(ticket.room, ticket.seat, draft)
        assert lies(seat_again(page)) == usual


def test_a_rack_is_laid_again_though_the_table_has_changed() -> None:
    """A tile that was drawn while nobody was there lies at the end of a shelf."""
    page = mover_of(pages_of("rummikub"))
    page.do("sort", by="group")
    referee, ticket, lay = open_tables(), page.widget._seat.ticket, lies(page)
    words = lay["rack"].split()
    at = next(at for at, word in enumerate(words) if word[-1].isdigit())
    fewer = {**lay, "rack": " ".join([*words[:at], "_", *words[at + 1 :]])}
    referee.store.save_draft(ticket.room, ticket.seat, json.dumps(fewer))
    found = lies(seat_again(page))["rack"].split()
    assert found[at] == "_"
    assert sorted(each for each in found if each[-1].isdigit()) == sorted(
        each for each in words if each[-1].isdigit()
    )


def test_whoever_sits_down_next_finds_no_draft() -> None:
    two = pages_of("rummikub")
    page = two[1]
    page.do("sort", by="group")
    referee, ticket = open_tables(), page.widget._seat.ticket
    assert referee.draft(ticket)
    page.do("room", act="leave")
    page.do("room", act="leave")
    assert referee.store.draft(ticket.room, ticket.seat) is None


def test_what_is_too_long_is_not_kept() -> None:
    page = pages_of("rummikub")[0]
    page.do("sort", by="group")
    referee, ticket = open_tables(), page.widget._seat.ticket
    kept = referee.draft(ticket)
    referee.save_draft(ticket, "x" * (LONGEST_DRAFT + 1))
    assert referee.draft(ticket) == kept


def test_a_full_disk_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    from rummy_widget.rooms.errors import DiskFull

    page = mover_of(pages_of("rummikub"))

    def full(*_: object) -> None:
        raise DiskFull

    with monkeypatch.context() as patch:
        patch.setattr(Store, "save_draft", full)
        page.do("sort", by="group")
    hands_on(page, Random(3))
    assert lies(seat_again(page)) == lies(page)
