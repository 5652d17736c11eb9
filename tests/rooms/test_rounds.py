"""Whole rounds of all nine games, played by people through the referee."""

from __future__ import annotations

import pytest

import rummy_widget as rw
from engine.game.open_games import settled_again
from parts import part_of
from rooms.people import ALL_GAMES, dealt, round_to_end
from rummy_widget.engine.game.round import Round
from rummy_widget.engine.rules import GAMES
from rummy_widget.rooms.events import MoveMade, RoundDealt
from rummy_widget.rooms.referee import Referee
from rummy_widget.rooms.state import Stage, fold_events

SEATS = {name: 2 + at % 3 for at, name in enumerate(ALL_GAMES)}


@pytest.mark.whole
@pytest.mark.parametrize("name", part_of([*ALL_GAMES], 4))
def test_a_round_of_each_game_ends_and_its_replay_settles_alike(name: str, here: Referee) -> None:
    people = dealt(here, name, SEATS[name])
    kind = "steady" if GAMES[name].close else "random"
    game: Round = round_to_end(here, people, seed=SEATS[name], kind=kind)
    assert game.over
    table = here.state(people[0].room)
    assert table.stage in (Stage.BETWEEN, Stage.OVER)
    assert table.match is not None
    times = table.match.scores != game.scores
    assert not times, "with a multiplier of one the match has what the round gave"

    written = here.store.read(people[0].room)
    assert fold_events(written) == table, "the same events mean the same table"
    (seed,) = (each.event.seed for each in written if isinstance(each.event, RoundDealt))
    again = rw.new_game(len(people), seed, rules=GAMES[name], first=game.first)
    for each in written:
        if isinstance(each.event, MoveMade):
            again = again.after(each.event.move, each.event.seat)
    assert again == game
    assert again.scores == game.scores
    if game.has_table:
        assert settled_again(game) == game.scores
    assert rw.read_record(rw.write_record(game)) == game


def test_a_match_goes_on_with_the_next_round_and_ends_by_its_terms(here: Referee) -> None:
    people = dealt(here, "rummikub", switches={"match": "2_rounds"})
    firsts = []
    for number in (1, 2):
        game = round_to_end(here, people, seed=number, kind="simple")
        firsts.append(game.first)
        seen = here.view_of(people[1])
        assert seen.rounds == number
        if seen.stage is Stage.OVER:
            break
        assert (number, seen.stage) == (1, Stage.BETWEEN)
        for each in people:
            here.set_ready(each)
        here.deal(people[1])
    assert seen.stage is Stage.OVER
    assert seen.winners == tuple(at for at, score in enumerate(seen.scores) if score == max(seen.scores))
    for each in people:
        here.set_ready(each)
    here.deal(people[0])
    assert here.view_of(people[0]).scores == (0, 0), "another match begins at nothing"
