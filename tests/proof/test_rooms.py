"""Tables of people, at length: all games by processes that are killed, all guesses, people who ask."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from hypothesis import settings

import rummy_widget as rw
from postgres import Server
from rooms.people import ALL_GAMES, dealt, round_to_end
from rooms.several import played_by
from rooms.test_tables import People
from rummy_widget.engine.rules import GAMES
from rummy_widget.rooms.code_lookup import PAGE_GUESSES
from rummy_widget.rooms.codes import LETTERS
from rummy_widget.rooms.errors import NoSuchTable, TooManyTries
from rummy_widget.rooms.events import MoveMade
from rummy_widget.rooms.referee import Referee
from rummy_widget.rooms.state import fold_events
from rummy_widget.rooms.store import Store

KILLS = 6
ROUNDS = 12  # of each game, by scripted seats
TRIES = 10_000


@pytest.fixture(scope="module")
def postgres() -> Iterator[Server]:
    server = Server()
    yield server
    server.away()


@pytest.mark.parametrize("game", ALL_GAMES)
def test_two_processes_on_sqlite_are_killed_and_lose_nothing(game: str, tmp_path: Path) -> None:
    played_by(2, f"sqlite:///{tmp_path / 'rooms.db'}", game, 3, seed=ALL_GAMES.index(game), kills=KILLS)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_three_processes_on_postgresql_are_killed_and_lose_nothing(game: str, postgres: Server) -> None:
    played_by(3, postgres.emptied(), game, 4, seed=100 + ALL_GAMES.index(game), kills=KILLS)


@pytest.mark.parametrize(("game", "seed"), [*product(ALL_GAMES, range(ROUNDS))])
def test_rounds_of_every_game_settle_like_their_replay(
    game: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rummy_widget.rooms.database_engine.SYNCHRONOUS", "OFF")
    referee = Referee(Store(f"sqlite:///{tmp_path / 'rooms.db'}"))
    people = dealt(referee, game, 2 + seed % 3)
    ended = round_to_end(referee, people, seed, "random" if seed % 2 else "steady")
    written = referee.store.read(people[0].room)
    assert fold_events(written).game == ended
    again = rw.new_game(len(people), ended.seed, rules=GAMES[game], first=ended.first)
    for each in written:
        if isinstance(each.event, MoveMade):
            again = again.after(each.event.move, each.event.seat)
    assert (again, again.scores) == (ended, ended.scores)
    referee.store.close()


def test_all_of_ten_thousand_guesses_but_a_few_are_not_even_looked_up(tmp_path: Path) -> None:
    referee = Referee(Store(f"sqlite:///{tmp_path / 'rooms.db'}"))
    mine, looked = referee.make("rummikub"), 0
    for number in range(TRIES):
        code = "".join(LETTERS[number // len(LETTERS) ** place % len(LETTERS)] for place in range(6))
        try:
            referee.join(code, who="192.0.2.66")
        except NoSuchTable:
            looked += 1
        except TooManyTries:
            continue
    # A window that ends while this runs allows as many again.
    assert looked <= 2 * PAGE_GUESSES[0]
    assert referee.state(mine.room).version == 2


def test_people_who_ask_anything_at_any_time_break_no_table() -> None:
    from hypothesis.stateful import run_state_machine_as_test

    many = settings(max_examples=200, stateful_step_count=40, deadline=None)
    run_state_machine_as_test(People, settings=many)
