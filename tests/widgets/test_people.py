"""Tables of people in the widgets: what one does the others see, and nobody sees more than the seat may."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from socket import gethostname

import pytest

from parts import part_of
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.players import move_of
from rummy_widget.engine.rules import GAMES
from rummy_widget.engine.tiles import Tile
from rummy_widget.rooms import open_tables
from rummy_widget.rooms.errors import DatabaseBusy, DatabaseGone, DiskFull, RoomError
from rummy_widget.rooms.locations import SHARED
from rummy_widget.rooms.passes import ROOMS, read_pass
from rummy_widget.rooms.referee import Referee
from rummy_widget.rooms.store import Store
from rummy_widget.text.words import say
from rummy_widget.widgets import places
from widgets.people import Page, dealt, seated


@pytest.fixture(autouse=True)
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Referee:
    """A database of this test's own."""
    monkeypatch.setenv("RUMMY_WIDGET_DATABASE", f"sqlite:///{tmp_path / 'rooms.db'}")
    return open_tables()


LOOKS = 7
"""Moves after which both pages look: each follows several at once."""


def pages(game: str, count: int = 2) -> list[Page]:
    return [Page(rules=GAMES[game]) for _ in range(count)]


@pytest.mark.whole
@pytest.mark.parametrize("game", part_of([*GAMES], 4))
def test_a_round_is_played_to_its_end_by_two_pages(game: str, database: Referee) -> None:
    two = pages(game)
    dealt(two)
    assert [page.desk.you for page in two] == [0, 1]
    room = two[0].room["ticket"]["room"]
    for number in range(2000):
        table = database.state(room)
        assert table.game is not None
        if number % LOOKS == 0 or table.game.over:
            for page in two:
                page.follow()
            assert two[0].desk.game == two[1].desk.game == table.game
            assert [page.table["game"]["mine"] for page in two] == [
                not table.game.over and table.game.seat == seat for seat in (0, 1)
            ]
        if table.game.over:
            break
        move = move_of(table.game, "beginner" if "beginner" in known(game) else known(game)[0])
        seat = two[table.game.seat].widget._seat
        seat.referee.play(seat.ticket, move.notation(), follows=table.version)
    for page in two:
        assert page.table["screen"] == "settled", page.table["screen"]
        totals = page.table["settlement"]["totals"]
        assert [each["name"] for each in totals] == (["You", "Guest 1"] if page is two[0] else ["Ana", "You"])
    two[1].do("next-game")  # is ready
    two[0].follow()
    two[0].do("next-game")
    two[1].follow()
    assert [page.table["screen"] for page in two] == ["play", "play"]


def known(game: str) -> tuple[str, ...]:
    from rummy_widget.engine.game.players import players_of

    return tuple(players_of(GAMES[game]))


def test_a_move_is_seen_by_the_other_and_told() -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    mover, other = (first, second) if first.desk.mine else (second, first)
    mover.do("play", move="draw")
    assert not mover.table["game"]["mine"]
    other.follow()
    assert other.table["game"]["mine"]
    who = "Ana" if mover is first else "Guest 1"
    assert f"{who} drew a tile." in other.widget.state["said"]
    assert other.table["game"]["felt"]["seats"][0]["name"] == "You"


def test_nothing_that_is_sent_has_a_tile_of_others_or_a_seed() -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    for page in two:
        seed = page.desk.now.seed
        for text in page.sent:
            assert str(seed) not in text
        own = page.table["game"]["rack"]["shelves"]
        count = sum(tile is not None for shelf in own for tile in shelf)
        assert count == len(page.desk.now.hands[page.desk.you])
        assert all(seat["hand"] is None for seat in page.table["game"]["felt"]["seats"])
        assert page.table["game"]["code"] is None
    assert first.room["ticket"]["token"] not in "".join(second.sent)


def test_only_a_kernel_of_the_apps_server_calls_its_tables_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    (page,) = pages("rummikub", 1)
    assert page.widget.state["people"]["wide"] == say("people-wide")
    monkeypatch.setenv("RUMMY_WIDGET_VISITOR", "somebody")
    (page,) = pages("rummikub", 1)
    assert page.widget.state["people"]["wide"] is None


def test_a_site_that_is_only_files_says_that_people_need_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "ENDING", ".html")
    (page,) = pages("rummikub", 1)
    door = page.widget.state["people"]
    assert (door["needs"], door["wide"]) == (say("people-needs"), None)


def test_help_is_refused_at_a_table_of_people() -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    mover = first if first.desk.mine else second
    for each in ("advise", "review", "same-deal", "to-setup", "coach"):
        assert mover.tell(each) == say("not-now")
    assert {"advise", "review", "coach"}.isdisjoint(each["key"] for each in mover.table["game"]["actions"])


def test_a_stale_move_is_refused_and_the_page_is_brought_up_to_date() -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    mover = first if first.desk.mine else second
    ticket = mover.room["ticket"]
    twin = Page(rules=GAMES["rummikub"])
    twin.do("room", act="sit", text=ticket["code"], token=ticket["token"])
    twin.do("play", move="draw")
    assert mover.tell("play", move="draw") is not None
    assert mover.desk.now == twin.desk.now


def test_a_seat_is_back_by_its_token_and_nobody_elses(database: Referee) -> None:
    first, _ = two = pages("easy_rummy")
    dealt(two)
    ticket = first.room["ticket"]
    again = Page(rules=GAMES["rummikub"])
    again.do("room", act="sit", text=ticket["code"], token=ticket["token"])
    assert again.desk.now == first.desk.now
    assert again.desk.you == first.desk.you
    stranger = Page(rules=GAMES["rummikub"])
    assert stranger.tell("room", act="sit", text=ticket["code"], token="x" * 32) == say("rooms-stranger")
    assert stranger.room is None


def test_phrases_are_told_to_the_others_and_stand_beside_the_name() -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    first.do("room", act="say", text="nice")
    second.follow()
    assert "Ana: Nice move." in second.widget.state["said"]
    assert any("“Nice move”" in seat["notes"] for seat in second.table["game"]["felt"]["seats"])
    assert first.tell("room", act="say", text="<b>") == say("rooms-phrase-unknown")


def test_a_link_for_another_device_works_once_and_is_shown_once() -> None:
    first, second = two = pages("rummikub")
    seated(two)
    first.do("room", act="link")
    moved = first.room["moved"]
    code, secret = moved.split("?room=")[1].split("&seat=")
    second.do("room", act="say", text="hello")
    first.do("room", act="say", text="hello")
    assert first.room["moved"] is None
    other = Page(rules=GAMES["rummikub"])
    other.do("room", act="claim", text=code, token=secret)
    assert other.desk.you == 0
    assert Page(rules=GAMES["rummikub"]).tell("room", act="claim", text=code, token=secret) is not None


def test_who_leaves_in_a_round_ends_it_at_their_turn() -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    mover, other = (first, second) if first.desk.mine else (second, first)
    who = "Guest 1" if mover is first else "Ana"
    other.do("play", move="leave")
    assert other.room["leaving"]["text"] == say("people-leave-caught")
    other.do("play", move="leave")
    assert other.room is None
    mover.follow()
    assert mover.table["screen"] == "play"
    assert mover.room["news"] == f"{who} left the table."
    assert f"{who} left the table." in mover.widget.state["said"]
    mover.do("play", move="draw")
    assert mover.table["screen"] == "settled"
    assert mover.table["settlement"]["text"].startswith(f"{who} left")
    names = [each["name"] for each in mover.table["settlement"]["totals"]]
    assert sorted(names) == sorted(["You", "Guest 1" if mover is first else "Ana"])


def test_tiles_tried_out_stay_while_others_play() -> None:
    first, second = two = pages("easy_rummy")
    dealt(two)
    mover, other = (first, second) if first.desk.mine else (second, first)
    shelf = other.table["game"]["rack"]["shelves"][0]
    tile = next(each["id"] for each in shelf if each)
    other.do("meld", tiles=[tile], gap=0)
    mover.do("play", move="draw")
    other.follow()
    trays = other.table["game"]["rack"]["trays"]
    assert [each["id"] for tray in trays for each in tray["tiles"]] == [tile]


def test_a_meld_is_laid_and_seen_by_the_other(database: Referee) -> None:
    """What a page lays by its own hands, found by the engine's player."""
    two = pages("easy_rummy")
    dealt(two)
    room = two[0].room["ticket"]["room"]
    for _ in range(60):
        game = database.state(room).game
        assert game is not None
        page, other = two[game.seat], two[1 - game.seat]
        move = move_of(game, "beginner")
        if move.verb is Verb.PLAY and not game.spread.melds:  # type: ignore[attr-defined]
            for meld in move.spread.melds:  # type: ignore[union-attr]
                page.do("meld", tiles=ids_of(page, meld), gap=0)
            page.do("done")
            other.follow()
            trays = other.table["game"]["rack"]["trays"]
            assert len(trays) == len(move.spread.melds)  # type: ignore[union-attr]
            return
        page.do("play", move=str(move.verb))
        other.follow()
    pytest.fail("nobody laid anything")


def ids_of(page: Page, meld: Sequence[Tile]) -> list[int]:
    """Tiles of the rack for a meld, by their ids."""
    layout, found = page.desk.turn.present, []
    own = [id for shelf in layout.shelves for id in shelf if id is not None]
    for tile in meld:
        found.append(next(id for id in own if id not in found and layout.tiles[id].kind == tile.kind))
    return found


def test_leaving_is_asked_once_more_and_gives_the_set_up_back() -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    first.do("room", act="leave")
    assert first.room is not None
    first.do("room", act="leave")
    assert first.room is None
    assert first.table["screen"] == "setup"
    second.follow()
    assert second.room is not None


@pytest.mark.parametrize(
    ("game", "switches", "said"),
    [
        ("rummikub", {}, "nobody scores"), ("rummy_pro", {}, "costs you nothing"),
        ("rummy_pro", {"leaving_penalty": "200"}, "pay every other player 200"),
        ("rummy_45", {"leaving_penalty": "200"}, "lose 200 points"),
        ("rummy_45", {"deduct_hand": "yes"}, "on your rack"),
    ],
)  # fmt: skip
def test_what_leaving_costs_is_said_before_one_leaves(game: str, switches: dict[str, str], said: str) -> None:
    first, second = two = pages(game)
    dealt(two, **switches)
    assert first.room["leaving"] is None
    first.do("room", act="leave")
    assert said in first.room["leaving"]["text"]
    first.do("room", act="stay")
    assert first.room["leaving"] is None
    first.do("room", act="leave")
    assert first.room is not None, "it is asked again"
    second.follow()
    assert second.room["news"] is None


def test_who_leaves_before_the_deal_is_named_until_somebody_else_comes() -> None:
    first, second = two = pages("rummikub")
    seated(two)
    for _ in range(2):
        second.do("room", act="leave")
    first.follow()
    assert first.room["news"] == "Guest 1 left the table."
    second.do("room", act="join", text=first.room["code"], name="Eve")
    first.follow()
    assert first.room["news"] is None


def test_an_invitation_shows_the_table() -> None:
    host, guest = pages("rummikub")
    host.do("room", act="make", seat=2, name="Ana")
    host.do("room", act="agree", key="timer", text="60")
    code = host.room["code"]
    guest.do("room", act="look", text=code.lower())
    invited = guest.widget.state["people"]["invitation"]
    assert invited["title"] == "Ana's table"
    assert invited["facts"][:3] == ["Rummikub", "2 seats", "Time for a turn: one minute"]
    assert [each["name"] for each in invited["seats"]] == ["Ana", say("people-free")]
    assert not any(each["actions"] for each in invited["seats"])
    assert (invited["full"], invited["elsewhere"], guest.room) == (False, None, None)
    guest.do("room", act="forget")
    assert guest.widget.state["people"]["invitation"] is None
    guest.do("room", act="look", text=code)
    (third,) = pages("rummikub", 1)
    third.do("room", act="join", text=code)
    guest.do("room", act="join", text=code)  # too late: both seats are taken
    assert guest.widget.state["people"]["invitation"]["full"]
    guest.do("room", act="watch", text=code)
    assert guest.widget.state["people"]["invitation"] is None
    assert guest.tell("room", act="look", text=code) == say("people-already")


@pytest.mark.parametrize("game", ["rummikub", "rummy_pro"])
def test_an_invitation_ends_with_a_game_of_ones_own(game: str) -> None:
    (host,), (guest,) = pages(game, 1), pages(game, 1)
    host.do("room", act="make", seat=2, name="Ana")
    guest.do("room", act="look", text=host.room["code"])
    assert guest.widget.state["people"]["invitation"] is not None
    guest.do("deal")
    assert guest.widget.state["people"]["invitation"] is None


def test_own_tables_are_listed_with_whose_turn_it_is(database: Referee) -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    mover = first if first.desk.mine else second
    (alone,) = pages("rummy_pro", 1)
    alone.do("room", act="make", seat=2)
    tickets = [page.room["ticket"] for page in (mover, alone)]
    (looker,) = pages("rummikub", 1)
    gone = {"BCDFGH": "x" * 32, first.room["code"].lower() + "x": "y", "": 7}
    looker.do("own-tables", stored={**{each["code"]: each["token"] for each in tickets}, **gone})
    found = {each["code"]: each for each in looker.widget.state["people"]["tables"]}
    assert found.keys() == {each["code"] for each in tickets}
    here, there = (found[each["code"]] for each in tickets)
    assert (here["title"], here["people"], here["mine"]) == ("Rummikub", "Ana and Guest 1", True)
    assert here["href"] == f"tables.ipynb?room={here['code']}"
    assert (there["text"], there["over"]) == (say("people-own-state", state="gathering", who=""), False)
    assert there["href"].startswith("play.ipynb?room=")
    looker.do("own-tables", stored={tickets[0]["code"]: tickets[1]["token"]})
    assert looker.widget.state["people"]["tables"] == [], "a token of another table opens nothing"


def test_a_guest_sees_no_table_but_the_own(monkeypatch: pytest.MonkeyPatch) -> None:
    host, other = pages("rummikub")
    for page in (host, other):
        page.do("room", act="make", seat=2)
    monkeypatch.setenv(ROOMS, host.room["ticket"]["room"])
    (guest,) = pages("rummikub", 1)
    assert guest.widget.state["people"]["guest"]
    for act in ("look", "join", "watch"):
        assert guest.tell("room", act=act, text=other.room["code"]) == say("rooms-no-such-table")
    assert guest.tell("room", act="make", seat=2) == say("rooms-guest")
    assert guest.tell("room", act="sit", text=other.room["code"], token=other.room["ticket"]["token"])
    guest.do("own-tables", stored={other.room["code"]: other.room["ticket"]["token"]})
    assert guest.widget.state["people"]["tables"] == []
    guest.do("room", act="join", text=host.room["code"])
    assert guest.room["code"] == host.room["code"]


@pytest.mark.parametrize(
    ("at", "shared", "reached"),
    [
        ("http://localhost:8866/x/tables.ipynb", None, None),
        ("http://127.0.0.1:8866/x/tables.ipynb", "192.0.2.7:8866", "http://192.0.2.7:8866/x/tables.ipynb"),
        ("http://[::1]:8866/x/tables.ipynb", "", None),
        ("https://school.example/x/tables.ipynb", "", "https://school.example/x/tables.ipynb"),
        ("http://192.0.2.8:8866/tables.ipynb", None, "http://192.0.2.8:8866/tables.ipynb"),
        (f"http://{gethostname()}:8866/t.ipynb", "192.0.2.7:8866", "http://192.0.2.7:8866/t.ipynb"),
    ],
)
def test_the_link_leads_others_to_the_table_or_says_that_it_does_not(
    at: str, shared: str | None, reached: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SHARED, raising=False)
    if shared is not None:
        monkeypatch.setenv(SHARED, shared)
    (host,) = pages("rummikub", 1)
    host.do("room", act="make", seat=2, at=at)
    room = host.room
    where, _, query = room["link"].partition("?")
    assert where == (reached or at)
    assert bool(room["qr"]) == bool(reached) == (room["link_note"] is None)
    given = dict(each.split("=") for each in query.split("&"))
    assert given["room"] == room["code"]
    assert read_pass(given.get("pass", "")) == (None if shared is None else room["ticket"]["room"])


def test_the_game_of_another_page_is_told_with_its_way() -> None:
    (host,) = pages("rummy_pro", 1)
    host.do("room", act="make", seat=2)
    (guest,) = pages("rummikub", 1)
    guest.do("room", act="join", text=host.room["code"])
    assert "Rummy PRO" in guest.widget.state["said"]
    assert guest.room is None
    assert guest.widget.state["people"]["elsewhere"] == f"play.ipynb?room={host.room['code']}"
    guest.do("deal")
    guest.do("dealt")
    assert "Rummy PRO" not in guest.widget.state["said"], "a game of one's own has nothing to do with it"
    assert guest.widget.state["people"]["trouble"] is None


@pytest.mark.parametrize(
    "fields",
    [
        {"act": "fly"}, {"act": "make", "seat": 99}, {"act": "make", "seat": "2"}, {"act": "deal"},
        {"act": "join", "text": "x" * 2000}, {"act": "join"}, {"act": "sit", "text": "BCDFGH", "token": {}},
        {"act": "make", "name": "<b>\u202e</b>"}, {"act": "make", "name": "n" * 1000}, {"act": "say"},
        {"act": "make", "text": "x" * 10**6},
    ],
)  # fmt: skip
def test_what_no_honest_page_sends_is_refused_and_changes_nothing(fields: dict[str, object]) -> None:
    (page,) = pages("rummikub", 1)
    before = page.desk
    assert page.tell("room", **fields) is not None
    assert page.room is None
    assert page.desk == before


def test_who_is_away_is_missed_stood_in_for_and_takes_the_seat_back(
    database: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    mover, other = (first, second) if first.desk.mine else (second, first)
    room, away = mover.room["ticket"]["room"], mover.desk.you
    store, name = other.widget._seat.referee.store, mover.room["seats"][mover.desk.you]["name"]
    start = store.clock()
    now = [start + 25.0]
    store.clock = lambda: now[0]
    other.widget._seat.live()
    other.widget._seat.step()
    other.follow()
    who = name.removesuffix(" (you)")
    assert other.widget.state["said"].startswith(f"{who} is away.")
    missing = other.room["missing"]
    assert missing["text"].startswith(f"It's {who}'s turn, but they're away.")
    assert missing["action"]["why"]
    assert other.tell("room", act="hold", seat=away) == say("rooms-hold-later", seconds=60)
    now[0] = start + 120.0
    other.widget._seat.live()
    other.follow()
    assert other.room["missing"]["action"]["why"] is None
    other.do("room", act="hold", seat=away)
    assert f"{who} is away; a computer fills in." in other.widget.state["said"]
    other.widget._seat.step()
    other.follow()
    assert other.desk.mine
    assert other.room["missing"] is None
    assert mover.room["missing"] is None
    mover.widget._seat.referee.store.clock = store.clock
    mover.widget._seat.live()
    mover.follow()
    assert mover.room["missing"] == {"text": say("people-stood-in", count=1), "action": None}
    other.follow()
    assert f"{who} is back." in other.widget.state["said"]
    assert database.state(room).player(away).held is None
    other.do("play", move="draw")
    mover.follow()
    mover.do("play", move="draw")
    assert mover.room["missing"] is None


def test_a_seat_that_nobody_may_hold_waits() -> None:
    first, second = two = pages("rummikub")
    dealt(two, hold_after="0")
    mover, other = (first, second) if first.desk.mine else (second, first)
    store = other.widget._seat.referee.store
    now = store.clock() + 1000.0
    store.clock = lambda: now
    other.widget._seat.live()
    other.widget._seat.step()
    other.follow()
    assert other.room["missing"]["text"].endswith("The seat waits for them.")
    assert other.room["missing"]["action"] is None
    assert other.tell("room", act="hold", seat=mover.desk.you) == say("rooms-hold-never")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_made_the_table_may_choose_another_game_before_the_deal(game: str) -> None:
    before = "rummy_pro" if game == "rummikub" else "rummikub"
    first, second = two = pages(before)
    seated(two)
    code = first.room["code"]
    assert second.tell("room", act="agree", key="game", text=game) == say("rooms-host-only")
    assert second.room["fields"] == []
    first.do("room", act="agree", key="game", text=game)
    second.follow()
    page = "tables" if GAMES[game].close is None else "play"
    apart = (GAMES[game].close is None) is not (GAMES[before].close is None)
    for each in two:
        assert each.widget.state["people"]["elsewhere"] == (f"{page}.ipynb?room={code}" if apart else None)
        assert each.table["screen"] == "lobby"
        assert each.room["title"] == say("people-table", game=say("game-name", game=game))
        assert not any(seat["ready"] for seat in each.room["seats"])
    labels = [each["label"] for each in (*first.room["fields"], *first.room["house"])]
    assert len(set(labels)) == len(labels)
    for each in (*first.room["fields"], *first.room["house"]):
        texts = [option["text"] for option in each["options"]]
        assert each["value"] in [option["key"] for option in each["options"]], each
        assert len(set(texts)) == len(texts), each
    there = []
    for each in two:
        ticket = each.room["ticket"]
        there.append(Page(rules=GAMES[game]))
        there[-1].do("room", act="sit", text=code, token=ticket["token"])
    there[1].do("room", act="ready")
    there[0].follow()
    there[0].do("room", act="deal")
    assert there[0].table["screen"] == "play"


def test_settings_are_asked_of_the_one_who_made_the_table_and_refused_where_they_cant_be() -> None:
    first, second = two = pages("rummikub", 2)
    seated(two)
    first.do("room", act="agree", key="seats", text="4")
    first.do("room", act="agree", key="timer", text="20")
    assert say("people-seats", count=4) in first.room["terms"]
    assert len(first.room["seats"]) == 4
    second.follow()
    second.do("room", act="fill", seat=2)
    for key, text in (
        ("seats", "9"),
        ("game", "chess"),
        ("game", "x" * 2000),
        ("multiplier", "-1"),
    ):
        assert first.tell("room", act="agree", key=key, text=text) == say("rooms-terms-wrong")
    choices = first.tell("room", act="agree", key="timer", text="21")
    assert choices is not None
    assert all(seconds in choices for seconds in ("20", "30", "45")), "the refusal names what there is"
    first.do("room", act="agree", key="seats", text="2")
    second.follow()
    second.do("room", act="leave")
    second.do("room", act="leave")
    third = Page(rules=GAMES["rummikub"])
    first.do("room", act="agree", key="seats", text="3")
    first.do("room", act="fill", seat=1)
    third.do("room", act="join", text=first.room["code"])
    assert first.tell("room", act="agree", key="seats", text="2") == say("rooms-seats-in-use")


def test_the_host_agrees_on_saved_settings_at_once() -> None:
    first, second = two = pages("rummikub", 2)
    seated(two)
    for key, text in (("seats", "3"), ("multiplier", "5"), ("hold_after", "30"), ("timer", "45")):
        first.do("room", act="agree", key=key, text=text)
    saved = first.room["setup"]
    first.do("room", act="agree", key="game", text="tiles_50")
    first.do("room", act="agree", key="match", text="200_points")
    first.do("room", act="agree", key="saved", text=saved)
    assert first.room["setup"] == saved
    second.follow()
    assert {each["key"]: each["value"] for each in first.room["fields"]} == {
        "game": "rummikub", "seats": "3", "timer": "45", "match": "as_published", "multiplier": "5",
        "hold_after": "30",
    }  # fmt: skip
    assert second.room["terms"] == first.room["terms"]
    alone = '{"game": "tiles_50", "seats": "2", "seat-1": "steady", "speed": "slow", "opening_points": "30"}'
    first.do("room", act="agree", key="saved", text=alone)
    assert "opening_points" in first.room["setup"]
    many = '{"game": "rummikub", "seats": "9"}'
    for wrong, sentence in (("x", "setup-saved-wrong"), (many, "rooms-terms-wrong")):
        before = first.room["setup"]
        assert first.tell("room", act="agree", key="saved", text=wrong) == say(sentence)
        assert first.room["setup"] == before
    assert second.tell("room", act="agree", key="saved", text=alone) == say("rooms-host-only")


def test_a_turn_whose_time_is_up_ends_with_what_stands_and_the_others_see_it() -> None:
    first, second = two = pages("easy_rummy")
    dealt(two, timer="20")
    mover, other = (first, second) if first.desk.mine else (second, first)
    time = mover.table["game"]["time"]
    assert 0 < time["left"] <= 20_000
    assert other.table["game"]["time"] is None
    tile = next(each["id"] for shelf in mover.table["game"]["rack"]["shelves"] for each in shelf if each)
    mover.do("meld", tiles=[tile], gap=0)  # what was in the air was put down, and stands nowhere
    mover.do("timeout", move=time["move"])
    assert not mover.table["game"]["mine"]
    assert mover.table["game"]["rack"]["trays"] == []
    other.follow()
    assert other.table["game"]["mine"]
    assert other.table["game"]["time"]["left"] > 19_000
    assert mover.tell("timeout", move=time["move"]) == say("not-now")


LONG = "x" * 10**6


@pytest.mark.parametrize(
    "said",
    [
        {"type": "play", "move": LONG}, {"type": "room", "act": "say", "text": LONG},
        {"type": "room", "act": "agree", "key": LONG, "text": LONG}, {"type": "room", "act": LONG},
        {"type": "room", "act": "fill", "seat": LONG}, {"type": LONG},
    ],
)  # fmt: skip
def test_what_is_far_too_long_is_refused_in_short(said: dict[str, str], database: Referee) -> None:
    first, _ = two = pages("rummikub")
    dealt(two)
    room, before = first.room["ticket"]["room"], first.desk
    version = database.state(room).version
    error = first.tell(**said)
    assert error is not None
    assert len(error) < 500
    assert database.state(room).version == version
    assert first.desk == before


@pytest.mark.parametrize("trouble", [DatabaseBusy, DiskFull, DatabaseGone])
def test_a_database_that_takes_nothing_is_told_and_survived(
    trouble: type[RoomError], database: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two = pages("rummikub")
    dealt(two)
    mover = first if first.desk.mine else second
    room, before = first.room["ticket"]["room"], mover.desk.now

    def away(*_: object) -> None:
        raise trouble

    with monkeypatch.context() as patch:
        for each in ("change", "read"):
            patch.setattr(Store, each, away)
        assert mover.tell("play", move="draw") == trouble().sentence
        assert mover.desk.now == before
        assert mover.room is not None
    mover.do("play", move="draw")
    assert database.state(room).game == mover.desk.now
