"""Lost connections that cost something, matches by rounds and minutes, and settings that a table refuses."""

from __future__ import annotations

from random import Random

import pytest

from engine.game.open_games import settled_again
from rooms.people import Clock, any_legal, dealt, one_move, round_to_end, whose
from rooms.replays import replayed
from rummy_widget.engine.rules import GAMES, switches_for
from rummy_widget.rooms.absences import GAP
from rummy_widget.rooms.commands import AWAY
from rummy_widget.rooms.errors import Refusal
from rummy_widget.rooms.events import MoveMade
from rummy_widget.rooms.referee import Referee, Ticket
from rummy_widget.rooms.state import Stage, fold_events
from rummy_widget.rooms.store import Store
from rummy_widget.text.words import speaking

COSTS = {"connection_penalty": "200", "leaving_penalty": "0"}


def passes(referee: Referee, clock: Clock, seconds: float, there: list[Ticket]) -> None:
    """So much time, in which these pages say that they live, and the table is looked at."""
    for _ in range(int(seconds // 5)):
        clock.now += 5
        for each in there:
            referee.note_connected(each)
        while referee.step(there[0].room if there else ROOM[0]):
            pass


ROOM = [""]


def paid(referee: Referee, room: str) -> list[str]:
    """What was written down of lost connections."""
    events = [each.event for each in referee.store.read(room)]
    return [each.move for each in events if isinstance(each, MoveMade) and each.by == "connection"]


@pytest.mark.parametrize("name", ["rummy_pro", "rummy_45"])
def test_a_lost_connection_costs_once_the_table_has_waited(name: str, here: Referee, clock: Clock) -> None:
    """PRO-15, R45-12: not while the table waits, once for being away, and the round goes on."""
    people = dealt(here, name, 3, switches=COSTS, hold_after=60)
    room, gone, others = people[0].room, people[2], [people[0], people[1]]
    passes(here, clock, AWAY + 55, others)
    assert here.state(room).player(2).away is not None
    assert paid(here, room) == []
    before = here.view_of(people[0]).version
    passes(here, clock, 15, others)
    assert paid(here, room) == ["disconnect 2"]
    passes(here, clock, 600, others)
    assert paid(here, room) == ["disconnect 2"]
    who = whose(here, people)
    if who != gone:  # what somebody was about to do is not stale for it
        here.play(who, any_legal(here, who), follows=before)
    here.note_connected(gone)
    passes(here, clock, AWAY + 100, others)
    assert paid(here, room) == ["disconnect 2"], "once a round"
    here.note_connected(gone)
    rng = Random(name)
    while here.state(room).stage is Stage.PLAYING:
        one_move(here, people, rng, "steady" if GAMES[name].close else "random")
    game, written = here.state(room).game, here.store.read(room)
    assert game is not None
    assert fold_events(written) == here.state(room)
    lost = -400 if name == "rummy_pro" else -200
    again: list[int] = [0, 0, 0]
    for seat, points in enumerate(_without(game)):
        again[seat] = points + (lost if seat == 2 else 200 if name == "rummy_pro" else 0)
    assert game.scores == tuple(again)
    if name == "rummy_45":
        assert settled_again(game) == game.scores


def _without(game: object) -> tuple[int, ...]:
    """The scores of the same round in which nobody lost the connection."""
    import rummy_widget as rw

    record = rw.write_record(game)  # type: ignore[arg-type]
    free = record.replace(" disconnect 2,", "").replace(", disconnect 2", "")
    assert free != record
    return rw.read_record(free).scores


def test_coming_back_in_time_costs_nothing(here: Referee, clock: Clock) -> None:
    people = dealt(here, "rummy_45", switches=COSTS, hold_after=60)
    for _ in range(4):  # away four times, never for long enough
        passes(here, clock, AWAY + 50, people[:1])
        assert here.state(people[0].room).player(1).away is not None
        here.note_connected(people[1])
        passes(here, clock, 10, people)
    assert paid(here, people[0].room) == []


def test_a_crash_of_ours_never_counts(url: str) -> None:
    """PRO-15: another process finds the same table an hour later, and the time begins anew."""
    clock = Clock()
    first = Referee(Store(url, clock=clock))
    people = dealt(first, "rummy_45", switches=COSTS, hold_after=60)
    room = people[0].room
    passes(first, clock, AWAY + 50, people[:1])
    first.store.close()
    clock.now += 3_600
    second = Referee(Store(url, clock=clock))
    passes(second, clock, 50, people[:1])
    assert paid(second, room) == []
    second.note_connected(people[1])
    assert second.state(room).player(1).away is None
    passes(second, clock, AWAY + 70, people[:1])
    assert paid(second, room) == ["disconnect 1"], "what is lost after that counts"
    second.store.close()


def test_time_that_nobody_has_seen_and_time_alone_count_nothing(here: Referee, clock: Clock) -> None:
    """A computer that slept, a clock that jumped; and all connections gone at once may be our own."""
    people = dealt(here, "rummy_45", switches=COSTS, hold_after=60)
    room = people[0].room
    passes(here, clock, AWAY + 10, people[:1])
    for jump in (GAP + 1, 40 * 86_400, -3_600):
        clock.now += jump
        here.note_connected(people[0])
        here.step(room)
    assert paid(here, room) == []
    clock.now += 2 * 3_600
    people = dealt(here, "rummy_45", switches=COSTS, hold_after=60)
    ROOM[0] = room = people[0].room
    passes(here, clock, 500, [])
    assert all(here.state(room).player(seat).away is not None for seat in (0, 1))
    assert paid(here, room) == []


@pytest.mark.parametrize(("switches", "hold"), [({"connection_penalty": "0"}, 60), (COSTS, 0)])
def test_it_costs_nothing_where_the_table_has_not_agreed_so(
    switches: dict[str, str], hold: int, here: Referee, clock: Clock
) -> None:
    people = dealt(here, "rummy_45", switches=switches, hold_after=hold)
    passes(here, clock, 400, people[:1])
    assert paid(here, people[0].room) == []


def test_nobody_says_it_of_a_seat(here: Referee) -> None:
    people = dealt(here, "rummy_45", switches=COSTS)
    who = whose(here, people)
    for seat in (0, 1):
        with pytest.raises(Refusal):
            here.play(who, f"disconnect {seat}", follows=here.view_of(who).version)


# ---- How long a match lasts ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rummy_pro", "rummy_45", "basic_rummy", "pup_rummy"])
def test_a_match_lasts_as_many_rounds_as_agreed(name: str, here: Referee) -> None:
    people = dealt(here, name, switches={"match": "2_rounds"})
    kind = "beginner" if GAMES[name].close else "simple"
    for number, stage in ((1, Stage.BETWEEN), (2, Stage.OVER)):
        round_to_end(here, people, seed=number, kind=kind)
        assert here.state(people[0].room).stage is stage
        for each in people:
            here.set_ready(each)
        here.deal(people[0])
    assert here.view_of(people[0]).scores == (0, 0), "another match"
    assert replayed(here.store.read(people[0].room)) == 3


def test_a_match_by_minutes_finishes_the_round_in_play_and_is_folded_alike(
    here: Referee, clock: Clock
) -> None:
    people = dealt(here, "basic_rummy", switches={"match": "15_minutes"})
    room = people[0].room
    for number, minutes in enumerate((14, 2), 1):
        clock.now += 60 * minutes
        assert here.state(room).stage is Stage.PLAYING
        round_to_end(here, people, seed=number, kind="simple")
        if number == 1:
            for each in people:
                here.set_ready(each)
            here.deal(people[0])
    table = here.state(room)
    assert table.stage is Stage.OVER
    assert table.match is not None
    assert table.match.minutes == (14, 16)
    assert fold_events(here.store.read(room)) == table


# ---- Settings that are refused ---------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_value_is_refused_with_the_values_that_there_are(name: str, here: Referee) -> None:
    mine = here.make(name)
    for switch, its in switches_for(GAMES[name]).items():
        for language in ("en", "ro"):
            with speaking(language), pytest.raises(Refusal) as refusal:
                here.change_terms(mine, switches={switch: "maybe"})
            assert refusal.value.clause == its.clause_in(GAMES[name])
            assert len(refusal.value.sentence) > 20
    assert here.state(mine.room).terms.switches == ()


def test_restrictions_that_need_another_are_refused(here: Referee) -> None:
    mine = here.make("pup_rummy")
    for later in ({"joker_tile_from": "rack"}, {"joker_meld_kept": "yes"}, {"joker_new_meld": "yes"}):
        with pytest.raises(Refusal):
            here.change_terms(mine, switches=later)
        here.change_terms(mine, switches={**later, "joker_replaced_first": "yes"})
    with pytest.raises(Refusal):
        here.change_terms(mine, game="rrrummy", switches={"joker_replaced_first": "no"})
