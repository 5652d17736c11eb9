"""A clock that jumps: whatever it says, no table is lost before its time, and computers go on moving."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rooms.people import Clock, dealt
from rummy_widget.rooms import commands
from rummy_widget.rooms.clock_jumps import DAY
from rummy_widget.rooms.errors import NoSuchTable
from rummy_widget.rooms.referee import LEASE, Referee, Ticket

HOUR = 3_600.0
JUMPS = st.sampled_from([-400, -40, -1.5, -0.9, -1 / 24, -1e-3, 1e-3, 1 / 24, 0.9, 1.5, 40, 400])
PASSES = st.sampled_from([0.0, 1.0, 90.0, HOUR])
STEPS = st.lists(st.tuples(JUMPS | st.just(0), PASSES, st.booleans()), min_size=1, max_size=8)


def looked(url: str, clock: Clock) -> None:
    """Another process makes a table, and so deletes what is old."""
    store = clock.store(url)
    Referee(store).make("rummikub", who=str(clock.true))
    store.close()


@given(steps=STEPS)
@settings(max_examples=10, deadline=None)
def test_whatever_the_clock_does_within_a_day_no_table_is_lost(
    steps: list[tuple[float, float, bool]],
) -> None:
    """Any jumps in a row, and tables made and played at in between, by processes that come and go."""
    with tempfile.TemporaryDirectory() as folder:
        url, clock = f"sqlite:///{folder}/rooms.db", Clock()
        referee = Referee(clock.store(url))
        clock.now += 3 * DAY
        looked(url, clock)
        made = [dealt(referee, "rummikub", who="before")[0]]
        begun = clock.true
        for jump, passed, play in steps:
            clock.jump(jump * DAY)
            clock.now += passed
            looked(url, clock)
            made.append(referee.make("rummikub", who=f"{len(made)}"))
            if play:
                referee.say(made[0], "hello")
                clock.now += commands.PHRASE_SECONDS
        clock.jump(-clock.off)
        looked(url, clock)
        assert clock.true - begun < DAY
        for each in made:
            assert referee.view_of(each).seat == 0
        referee.store.close()


@given(jump=JUMPS, off=st.sampled_from([0.0, HOUR, 6 * DAY]), wrong=st.sampled_from([1.0, 20 * HOUR]))
@settings(max_examples=10, deadline=None)
def test_a_machine_that_starts_with_a_wrong_clock_loses_nothing(
    jump: float, off: float, wrong: float
) -> None:
    """A school's machine is off from one lesson to the next, and its clock is put right within a day."""
    with tempfile.TemporaryDirectory() as folder:
        url, clock = f"sqlite:///{folder}/rooms.db", Clock()
        referee = Referee(clock.store(url))
        looked(url, clock)
        clock.now += 2 * DAY
        looked(url, clock)
        mine = dealt(referee, "rummikub", who="mine")[0]
        clock.restart(off)
        clock.jump(jump * DAY)
        looked(url, clock)
        clock.now += wrong
        looked(url, clock)
        clock.jump(-clock.off)
        looked(url, clock)
        assert referee.view_of(mine).seat == 0
        referee.store.close()


@pytest.mark.parametrize("off", [0.0, 6 * DAY])
def test_what_is_old_goes_all_the_same(sqlite_url: str, off: float) -> None:
    """On a server that always runs after its days, on a machine that runs once a week some days later."""
    clock = Clock()
    referee = Referee(clock.store(sqlite_url))
    looked(sqlite_url, clock)
    clock.now += 2 * DAY
    looked(sqlite_url, clock)
    old, undealt = dealt(referee, "rummikub", who="old")[0], referee.make("rummikub", who="undealt")
    while clock.true < referee.store.summary(old.room).made + 28 * DAY:
        clock.now += DAY
        if off:
            clock.restart(off)
        looked(sqlite_url, clock)
    with pytest.raises(NoSuchTable):
        referee.view_of(undealt)
    assert referee.view_of(old)
    clock.now += 3 * DAY + 2 * off
    looked(sqlite_url, clock)
    clock.now += 1.1 * DAY
    looked(sqlite_url, clock)
    with pytest.raises(NoSuchTable):
        referee.view_of(old)
    referee.store.close()


def test_a_clock_that_stays_where_it_jumped_to_is_believed_a_day_later(sqlite_url: str) -> None:
    clock = Clock()
    referee = Referee(clock.store(sqlite_url))
    looked(sqlite_url, clock)
    clock.now += 2 * DAY
    looked(sqlite_url, clock)
    old = dealt(referee, "rummikub", who="old")[0]
    clock.jump(40 * DAY)
    for hours in (0, 12, 11):
        clock.now += hours * HOUR
        looked(sqlite_url, clock)
        assert referee.view_of(old)
    clock.now += 2 * HOUR
    looked(sqlite_url, clock)
    with pytest.raises(NoSuchTable):
        referee.view_of(old)
    referee.store.close()


@given(jumps=st.lists(JUMPS, min_size=1, max_size=4), held=st.booleans())
@example(jumps=[-1e-3], held=True)
@settings(max_examples=6, deadline=None)
def test_computers_go_on_moving_after_any_jump(jumps: list[float], held: bool) -> None:
    """Those with a seat of their own, and those that play for somebody who is away."""
    with tempfile.TemporaryDirectory() as folder:
        clock = Clock()
        referee = Referee(clock.store(f"sqlite:///{Path(folder) / 'rooms.db'}"))
        host = referee.make("rummikub", seats=3, hold_after=60)
        guest = referee.join(host.code)
        referee.seat_computer(host, 2)
        referee.set_ready(guest)
        referee.deal(host)
        for jump in jumps:
            if held:
                _hold(referee, clock, host, guest, jump)
            else:
                clock.jump(jump * DAY)
            for _ in range(3):
                table = referee.state(host.room)
                if table.to_play == host.seat or (not held and table.to_play == guest.seat):
                    who = host if table.to_play == host.seat else guest
                    referee.note_connected(who)
                    referee.play(who, "draw", follows=referee.view_of(who).version)
                    continue
                assert _moves_soon(referee, clock, host, jump), (table.to_play, jump)
        referee.store.close()


def _hold(referee: Referee, clock: Clock, host: Ticket, guest: Ticket, jump: float) -> None:
    """The guest goes away, the clock jumps, and a little after the agreed time a computer plays on."""
    referee.note_connected(host)
    if referee.state(host.room).player(guest.seat).held:
        clock.jump(jump * DAY)
        return
    clock.now += commands.AWAY + 1
    referee.note_connected(host)
    referee.step(host.room)
    clock.jump(jump * DAY)
    for _ in range(9):
        clock.now += 10
        referee.note_connected(host)
        referee.step(host.room)
    referee.hold_seat(host, guest.seat)


def _moves_soon(referee: Referee, clock: Clock, host: Ticket, jump: float) -> bool:
    """Whether the seat to play moves within a lease, asked once a second, though another process had it."""
    moved = referee.state(host.room).moved
    clock.jump(-jump * DAY)
    referee.store.lease(host.room, moved, LEASE)  # by a process that goes on to nothing
    clock.jump(jump * DAY)
    for _ in range(int(LEASE) + 2):
        clock.now += 1
        referee.note_connected(host)
        referee.step(host.room)
        if referee.state(host.room).moved != moved:
            return True
    return False
