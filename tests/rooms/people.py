"""People at a table, scripted: each sees what its seat may see, and asks the referee as a page would."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.game import open_games
from engine.game.games import Watch
from rummy_widget.engine.game.moves import Verb
from rummy_widget.engine.game.players import players_of
from rummy_widget.engine.rules import GAMES
from rummy_widget.rooms.errors import StaleVersion
from rummy_widget.rooms.events import Event
from rummy_widget.rooms.referee import Referee, Ticket
from rummy_widget.rooms.store import Store


@dataclass
class Clock:
    """A clock that stands until somebody moves it, in a machine that has been up for as long.

    `jump` sets the clock, while no time passes; `restart` is a machine that was off.
    """

    now: float = 1_800_000_000.0
    off: float = 0.0  # seconds by which it is wrong
    boot: str = "first"

    def __call__(self) -> float:
        return self.now

    @property
    def true(self) -> float:
        """What the time really is."""
        return self.now - self.off

    def uptime(self) -> tuple[float, str]:
        """Seconds since the machine started, whatever its clock says."""
        return self.true, self.boot

    def jump(self, seconds: float) -> None:
        """Set the clock, forward or back."""
        self.now += seconds
        self.off += seconds

    def restart(self, seconds: float) -> None:
        """Be off for some time."""
        self.now += seconds
        self.boot += "+"

    def store(self, url: str) -> Store:
        """A store that goes by this clock."""
        return Store(url, clock=self, uptime=self.uptime)


def append(store: Store, room: str, follows: int, events: Sequence[Event]) -> int:
    """Append events that follow a version, and return the new one; StaleVersion if the room has gone on."""

    def unless_stale(version: int, _: object) -> Sequence[Event]:
        if version != follows:
            raise StaleVersion
        return events

    return store.change(room, unless_stale)


def gathered(referee: Referee, game: str, seats: int = 2, **terms: Any) -> list[Ticket]:
    """A table of so many people, all ready."""
    first = referee.make(game, seats=seats, **terms)
    rest = [referee.join(first.code) for _ in range(seats - 1)]
    for each in (first, *rest):
        referee.set_ready(each)
    return [first, *rest]


def dealt(referee: Referee, game: str, seats: int = 2, **terms: Any) -> list[Ticket]:
    """The same, after the deal."""
    people = gathered(referee, game, seats, **terms)
    referee.deal(people[0])
    return people


def whose(referee: Referee, people: Sequence[Ticket]) -> Ticket:
    """Who is to play."""
    seat = referee.state(people[0].room).to_play
    assert seat is not None
    return people[seat]


def wish(view: Any, rng: Random, kind: str = "random") -> str:
    """What a player would do who sees no more than this view."""
    move: str = players_of(view.settings.rules)[kind](view, rng).notation()
    return move


def one_move(referee: Referee, people: Sequence[Ticket], rng: Random, kind: str = "random") -> int:
    """The seat to play looks, and moves."""
    who = whose(referee, people)
    seen = referee.view_of(who)
    return referee.play(who, wish(seen.game, rng, kind), follows=seen.version)


def round_to_end(referee: Referee, people: Sequence[Ticket], seed: int, kind: str = "random") -> Any:
    """A whole round; at every move all tiles of the box are somewhere."""
    rng, room = Random(seed), people[0].room
    game: Any = referee.state(room).game
    watch = None if game.has_table else Watch(game)
    while not game.over:
        seen = referee.view_of(people[game.seat])
        referee.play(people[game.seat], wish(seen.game, rng, kind), follows=seen.version)
        game = referee.state(room).game
        if watch is not None:
            assert watch.all_there(game) or game.over
        else:
            assert open_games.everywhere(game) == open_games.box(game.settings.rules)
    return game


def any_legal(referee: Referee, ticket: Ticket) -> str:
    """A legal move of the seat to play, that is no close."""
    game = referee.state(ticket.room).game
    assert game is not None
    return next(each for each in game.legal_moves if not each.startswith(str(Verb.CLOSE)))


ALL_GAMES = tuple(GAMES)
