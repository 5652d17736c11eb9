"""The fold: whatever people ask in whatever order, a table stays whole, and its events mean it again."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from rooms.people import ALL_GAMES, Clock, wish
from rummy_widget.engine.rules import GAMES
from rummy_widget.rooms.codes import LETTERS, new_code, read_code
from rummy_widget.rooms.errors import NoSuchTable, Refusal, RoomError
from rummy_widget.rooms.events import PHRASES, read_event, write_event
from rummy_widget.rooms.names import check_name, look_alike
from rummy_widget.rooms.referee import Referee, Ticket
from rummy_widget.rooms.state import Stage, fold_events
from rummy_widget.text.sentences.seats import same_name
from rummy_widget.text.words import has

SEATS = st.integers(-1, 4)


class People(RuleBasedStateMachine):
    """People who ask for anything at any time, right or wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="rw-people-"))
        self.clock = Clock()
        self.referee = Referee(self.clock.store(f"sqlite:///{self.folder / 'rooms.db'}"))
        self.people: list[Ticket] = []

    def teardown(self) -> None:
        self.referee.store.close()
        shutil.rmtree(self.folder)

    def asks(self, number: int) -> Ticket:
        return self.people[number % len(self.people)]

    @initialize(game=st.sampled_from(ALL_GAMES), seats=st.integers(2, 4))
    def make(self, game: str, seats: int) -> None:
        self.people.append(self.referee.make(game, seats=seats))
        self.room = self.people[0].room

    @rule(name=st.none() | st.text(max_size=30), seat=st.none() | SEATS, who=st.integers(0, 3))
    def join(self, name: str | None, seat: int | None, who: int) -> None:
        self._try(lambda: self.people.append(
            self.referee.join(self.people[0].code, name=name, seat=seat, who=str(who))))  # fmt: skip

    @rule(who=st.integers(0, 9), what=st.integers(0, 9), seat=SEATS)
    def ask(self, who: int, what: int, seat: int) -> None:
        ticket, referee = self.asks(who), self.referee
        self._try((
            lambda: referee.seat_computer(ticket, seat), lambda: referee.remove_computer(ticket, seat),
            lambda: referee.set_ready(ticket), lambda: referee.set_ready(ticket, False),
            lambda: referee.deal(ticket), lambda: referee.hold_seat(ticket, seat),
            lambda: referee.say(ticket, PHRASES[seat]), lambda: referee.change_terms(ticket, seats=seat),
            lambda: self.people.append(referee.claim(self.room, referee.link(ticket))),
            lambda: referee.note_connected(ticket),
        )[what])  # fmt: skip

    @rule(seed=st.integers(0, 99), count=st.integers(1, 12))
    def play(self, seed: int, count: int) -> None:
        rng = Random(seed)
        for _ in range(count):
            for ticket in self.people:
                if not self._sits(ticket):
                    continue
                seen = self.referee.view_of(ticket)
                if seen.stage is Stage.PLAYING and seen.seats[ticket.seat].plays:
                    self.referee.play(ticket, wish(seen.game, rng), follows=seen.version)

    @rule(seconds=st.sampled_from([1, 25, 100]))
    def wait(self, seconds: int) -> None:
        self.clock.now += seconds
        for _ in range(8):
            if self._try(lambda: self.referee.step(self.room)) is None:
                break

    @rule(who=st.integers(0, 9), sure=st.integers(0, 5))
    def leave(self, who: int, sure: int) -> None:
        if not sure:
            self._try(lambda: self.referee.leave(self.asks(who)))

    def _sits(self, ticket: Ticket) -> bool:
        return self._try(lambda: self.referee.view_of(ticket)) is not None

    def _try(self, do):  # type: ignore[no-untyped-def]
        before = self.referee.store.read(self.room)
        try:
            return do()
        except RoomError as trouble:
            said = trouble.sentence
        assert said
        assert self.referee.store.read(self.room) == before
        return None

    @invariant()
    def its_events_mean_this_table(self) -> None:
        if not self.people:
            return
        written = self.referee.store.read(self.room)
        table = self.referee.state(self.room)
        assert fold_events(written) == table
        assert [each.version for each in written] == list(range(1, table.version + 1))
        assert [read_event(*write_event(each.event)) for each in written] == [each.event for each in written]
        assert len(table.by_seat) == table.terms.seats
        if table.stage is Stage.PLAYING:
            assert not table.free_seats
            assert table.to_play in range(table.terms.seats)
            assert not table.player(table.to_play).left, "whoever has left has moved"
        self.referee.spectator_view(self.room)


TestPeople = People.TestCase
TestPeople.settings = settings(max_examples=15, stateful_step_count=20, deadline=None)


@given(st.text(max_size=40))
def test_what_passes_for_a_name_passes_again_and_is_plain(text: str) -> None:
    try:
        name = check_name(text)
    except Refusal:
        return
    assert check_name(name) == name
    assert same_name(name, name.upper())
    assert look_alike(name, name.upper())
    assert name.isprintable() or " " in name


@given(st.text(max_size=12))
def test_a_code_that_is_read_is_read_alike_again(text: str) -> None:
    try:
        code = read_code(text)
    except NoSuchTable:
        return
    assert read_code(code) == code
    assert set(code) <= set(LETTERS)


def test_codes_hold_nothing_that_is_mistaken_for_another() -> None:
    assert set(LETTERS) & set("01258ILOUAE6") == set()
    assert all(read_code(code) == code for code in (new_code() for _ in range(100)))


def test_every_game_can_be_agreed_with_every_switch_of_its_own(here: Referee) -> None:
    from rummy_widget.engine.rules import switches_for

    mine = here.make("rummy_pro")
    for name, rules in GAMES.items():
        switches = {key: switch.values[-1] for key, switch in switches_for(rules).items()}
        here.change_terms(mine, game=name, switches=switches)
        assert dict(here.view_of(mine).terms.switches) == switches


def test_there_is_a_sentence_for_every_phrase() -> None:
    assert [phrase for phrase in PHRASES if not has(f"phrase-{phrase}")] == []
