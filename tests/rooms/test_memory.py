"""A table in memory: what is kept of it is the same table again, cut wherever it may be."""

from __future__ import annotations

import json
from random import Random

import pytest

from parts import part_of
from rummy_widget.engine.faults import RulesError
from rummy_widget.engine.game.moves import Move, Verb
from rummy_widget.engine.game.players import move_of, usual_player
from rummy_widget.engine.game.replay import positions
from rummy_widget.engine.rules import GAMES
from rummy_widget.rooms.errors import RoomError
from rummy_widget.rooms.events import StoredEvent, Terms, read_event, write_event
from rummy_widget.rooms.memory import MemoryTable

CUTS = 20


class Clock:
    """A clock that goes on by a second at each look."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


def gone_on(table: MemoryTable, player: str) -> MemoryTable:
    """The next move, whoever's turn it is; the next round once one has ended."""
    game = table.past[-1]
    if game.over:
        return table.deal()
    return table.step() if table.computers_turn else table.play([move_of(game, player)])


def read_again(table: MemoryTable) -> MemoryTable:
    written = json.loads(json.dumps([[each.at, *write_event(each.event)] for each in table.events]))
    stored = [
        StoredEvent(version, at, read_event(kind, body))
        for version, (at, kind, body) in enumerate(written, 1)
    ]
    return MemoryTable.from_events(stored, table.clock)


@pytest.mark.whole
@pytest.mark.parametrize("game", part_of([*GAMES], 3))
def test_a_table_is_the_same_again_wherever_it_is_cut(game: str) -> None:
    rules, chance = GAMES[game], Random(game)
    table = MemoryTable.new(Terms(game, 3), [usual_player(rules), "random"], Clock()).deal(seed=7, first=1)
    assert (table.past[0].seed, table.past[0].first) == (7, 1)
    cuts = {chance.randrange(200) for _ in range(CUTS)}
    for number in range(200):
        table = gone_on(table, "random")
        if number in cuts:
            again = read_again(table)
            assert (again.state, again.past, again.kinds) == (table.state, table.past, table.kinds)
            table = again
        assert table.past == positions(table.past[-1]) or number not in cuts


def test_moves_are_made_all_or_none() -> None:
    table = MemoryTable.new(Terms("rummikub"), ["steady"], Clock()).deal(seed=7)
    with pytest.raises(RulesError):
        table.play([Move(Verb.DRAW), Move(Verb.DRAW)])
    assert len(table.past) == 1
    assert len(table.play([Move(Verb.DRAW)]).past) == 2


def test_whoever_leaves_ends_the_round_and_keeps_the_seat() -> None:
    table = MemoryTable.new(Terms("rummy_45"), ["steady"], Clock()).deal(seed=7)
    while table.computers_turn:
        table = table.step()
    table = table.play([Move(Verb.LEAVE)])
    assert table.past[-1].over
    assert table.match is not None
    assert table.match.count == 1
    assert not table.deal().past[-1].over


def test_what_is_no_table_of_one_person_is_refused() -> None:
    table = MemoryTable.new(Terms("rummikub"), ["steady"], Clock()).deal(seed=7)
    for events in (table.events[1:], table.events[:1], (*table.events[:1], *table.events[2:])):
        with pytest.raises((RoomError, AssertionError, LookupError)):
            MemoryTable.from_events(events)
