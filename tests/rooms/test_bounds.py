"""What one guest, or one address, may use up: codes looked up, tables made, events of a table."""

from __future__ import annotations

import secrets
from contextlib import suppress
from random import Random

import pytest

from rooms.people import Clock
from rummy_widget.rooms import commands
from rummy_widget.rooms.classes.classes import OPENED_DAILY, Classes
from rummy_widget.rooms.clock_jumps import DAY
from rummy_widget.rooms.code_lookup import ADDRESS_RETURNS, PAGE_GUESSES, PAGE_RETURNS
from rummy_widget.rooms.codes import new_code, new_token
from rummy_widget.rooms.errors import NoSuchTable, RoomError, TooManyTries, UnknownToken
from rummy_widget.rooms.events import PHRASES
from rummy_widget.rooms.locations import CLASS_DAYS, GAME_DAYS
from rummy_widget.rooms.referee import MADE_DAILY, Referee
from rummy_widget.rooms.store import MOST_ROOMS, Store


def counted(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The codes that are looked up from here on."""
    looked: list[str] = []
    find = store.find
    monkeypatch.setattr(store, "find", lambda code: looked.append(code) or find(code))
    return looked


def test_whatever_codes_are_tried_few_are_looked_up(
    referee: Referee, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By many pages of one address, with right codes among them; one's own seat stays one's own."""
    mine = referee.make("rummikub", who="192.0.2.7/mine")
    looked, rng, pages = counted(referee.store, monkeypatch), Random(1), 5
    for _ in range(200):
        who = f"192.0.2.7/{rng.randrange(pages)}"
        code = mine.code if rng.random() < 0.05 else new_code()
        with pytest.raises((NoSuchTable, UnknownToken, TooManyTries)):
            referee.return_to_seat(code, new_token() if rng.random() < 0.9 else secrets.token_hex(8), who=who)
    assert len(looked) <= pages * (PAGE_RETURNS[0] + PAGE_GUESSES[0])
    again = len(looked)
    for page in range(5):  # a neighbour's guesses keep nobody from a seat, however often the page comes back
        assert referee.return_to_seat(mine.code, mine.token, who=f"192.0.2.7/new {page}").seat == 0
    assert len(looked) == again + 5
    clock.now += ADDRESS_RETURNS[1]
    assert referee.return_to_seat(mine.code, mine.token, who="192.0.2.7/0").seat == 0


def test_one_page_that_guesses_seats_is_stopped_before_its_codes_are_looked_up(
    here: Referee, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = counted(here.store, monkeypatch)
    for _ in range(100):
        with pytest.raises((NoSuchTable, TooManyTries)):
            here.return_to_seat(new_code(), new_token(), who="192.0.2.7/one")
    assert len(looked) <= 2 * PAGE_RETURNS[0]


def test_who_comes_back_to_ones_own_seat_may_do_so_for_ever(here: Referee) -> None:
    mine = here.make("rummikub", who="192.0.2.7/mine")
    for _ in range(3 * PAGE_RETURNS[0]):
        assert here.return_to_seat(mine.code, mine.token, who="192.0.2.7/mine").seat == 0


def test_one_address_cannot_fill_the_database(here: Referee, clock: Clock) -> None:
    """Though it makes as many tables and classes as it may, day after day."""
    assert MADE_DAILY[0] * GAME_DAYS + OPENED_DAILY[0] * CLASS_DAYS < MOST_ROOMS
    classes, begun, made, hours = Classes(here.store), clock.now, 0, 0
    while clock.now < begun + DAY:
        for make, what in ((here.make, "rummikub"), (classes.open, "racks")):
            for _ in range(31):
                try:
                    make(what, who="192.0.2.7")
                    made += 1
                except TooManyTries as slow:
                    hours += "hour" in slow.sentence
                    break
        clock.now += 3_601
    assert made == MADE_DAILY[0] + OPENED_DAILY[0]
    assert hours, "who has to wait for long is told so in hours"
    assert here.make("rummikub", who="192.0.2.8"), "others go on"


def test_a_guest_who_asks_for_anything_uses_up_no_table(
    here: Referee, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever does not need the others, a thousand times over: the host goes on, and deals."""
    monkeypatch.setattr(commands, "MOST_IDLE", 30)
    rng = Random(7)
    host = here.make("rummikub", seats=3, who="host")
    guest = here.join(host.code, who="guest")

    def come_and_go() -> None:
        nonlocal guest
        here.leave(guest)
        guest = here.join(host.code, who=str(rng.random()))

    for ways in ((0, 1, 2, 3, 4, 5), (0, 1), (6,), (2, 3)):
        for number in range(90):
            clock.now += 5
            ask = (
                lambda: here.set_ready(guest, True), lambda: here.set_ready(guest, False),
                lambda: here.seat_computer(guest, 2), lambda: here.remove_computer(guest, 2),
                lambda: here.say(guest, rng.choice(PHRASES)), lambda: here.link(guest), come_and_go,
            )[ways[number % len(ways)]]  # fmt: skip
            with suppress(RoomError):
                ask()
    version = here.store.summary(host.room).events
    assert version < 10 * 30, "of 360 that were asked for, and most of two events"
    here.note_connected(host)
    here.change_terms(host, switches={"match": "3_rounds"})
    if here.state(host.room).by_seat[2] is None:
        here.seat_computer(host, 2)
    if here.state(host.room).by_seat[1] is None:
        here.seat_computer(host, 1)
    else:
        here.set_ready(guest)
        with pytest.raises(RoomError):
            here.set_ready(guest, False)
    here.deal(host)
    assert here.state(host.room).idle == {}
