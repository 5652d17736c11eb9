"""A table in memory, for one person who plays alone, with computer players in the other seats.

The table consists of events like any multiplayer table, and its state is computed from them by the same
function, but it needs no database.

>>> table = MemoryTable.new(Terms("rummikub"), ["steady"]).deal(seed=7)
>>> from rummy_widget.engine.game.moves import read_move
>>> table = table.play([read_move("draw")])
>>> [each.notation() for each in table.past[-1].moves], table.computers_turn, table.step().computers_turn
(['draw'], True, False)
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace

from ..engine.game.match import Match
from ..engine.game.moves import Move
from ..engine.game.players import move_of
from ..engine.game.round import Round
from ..engine.game.settings import Settings
from ..engine.rules import Ruleset
from . import commands
from .errors import OtherVersion
from .events import ComputerSeated, Event, MoveMade, RoundDealt, SeatTaken, StoredEvent, TableMade, Terms
from .state import RoomState, after, fold_events

YOU = 0
"""The seat number of the person who plays against computer players."""


@dataclass(frozen=True, slots=True)
class OwnTerms(Terms):
    """The settings of a table with custom `rules` instead of a published game's; they can't be stored."""

    rules: Ruleset | None = None

    @property
    def settings(self) -> Settings:
        """The number of seats, the multiplier and the custom `rules`, in the form that the engine needs."""
        assert self.rules is not None
        return Settings(self.seats, self.multiplier, self.rules)


@dataclass(frozen=True, slots=True)
class PlayClock:
    """A clock for a table of one person and computer players; it stands still while the page is closed.

    `before` is the number of seconds for which the table was open in earlier sessions; `since` is the reading
    of `time.monotonic` at which this session began.
    """

    before: float = 0.0
    since: float = field(default_factory=lambda: time.monotonic())

    def __call__(self) -> float:
        """Return the number of seconds for which the table has been open, in all sessions together."""
        return self.before + time.monotonic() - self.since


@dataclass(frozen=True, slots=True)
class MemoryTable:
    """An immutable table of one person and computer players, kept in memory; its methods return new tables.

    `state` is computed from `events`. `past` lists all positions of the current round since the deal. `clock`
    is called for the time of each new event.
    """

    events: tuple[StoredEvent, ...] = field(repr=False)
    state: RoomState = field(repr=False)
    past: tuple[Round, ...] = field(default=(), repr=False)
    clock: Callable[[], float] = field(default=time.monotonic, repr=False, compare=False)

    @staticmethod
    def new(terms: Terms, kinds: Sequence[str], clock: Callable[[], float] = time.monotonic) -> MemoryTable:
        """Return a new table for one person and computer players of these *kinds*, such as ["steady"].

        *terms* are the table's settings; *clock* is called for the time of each event.
        """
        seated = [ComputerSeated(seat, kind) for seat, kind in enumerate(kinds, YOU + 1)]
        events: list[Event] = [TableMade(terms), SeatTaken(YOU, token=""), *seated]
        now = clock()
        return MemoryTable.from_events(
            [StoredEvent(at, now, each) for at, each in enumerate(events, 1)], clock
        )

    @staticmethod
    def from_events(
        events: Iterable[StoredEvent], clock: Callable[[], float] = time.monotonic
    ) -> MemoryTable:
        """Return a table rebuilt from its events; their moves are checked against the rules again.

        *clock* is called for the time of each further event. Raises OtherVersion if the events aren't those
        of a table of one person with computer players in all other seats.
        """
        first, *more = events
        table = MemoryTable((first,), fold_events([first]), (), clock)
        for each in more:
            table = table._with(each)
        if table.state.people != (YOU,) or table.state.free_seats:
            raise OtherVersion(what="seats")
        return table

    @property
    def match(self) -> Match | None:
        """The match with its finished rounds; None before the first deal."""
        return self.state.match

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the computer players in all seats but the user's, such as ("steady",)."""
        return tuple(player.kind or "" for player in self.state.by_seat[YOU + 1 :] if player)

    @property
    def computers_turn(self) -> bool:
        """Whether it is a computer player's turn; False between rounds."""
        return self.state.computer_to_play is not None

    def deal(self, seed: int | None = None, first: int | None = None) -> MemoryTable:
        """Return the table after dealing the next round of the match, or the first round of a new match.

        Without *seed*, a random seed is used. *first* is the seat that plays first; None leaves that to the
        rules.
        """
        return self._after(commands.deal_round(self.state, YOU, seed, first))

    def play(self, moves: Iterable[Move]) -> MemoryTable:
        """Return the table after these moves of the person at the table.

        If one of the moves ends the round, the moves after it are ignored. Raises RulesError if a move isn't
        allowed.
        """
        game, events = self.past[-1], list[Event]()
        for move in moves:
            if events and game.over:
                break
            game = game.after(move, YOU)
            events.append(MoveMade(YOU, game.moves[-1].notation()))
        return self._after(events)

    def step(self) -> MemoryTable:
        """Return the table after one move of the computer player whose turn it is.

        This may only be called in a computer player's turn (see `computers_turn`).
        """
        kind = self.state.computer_to_play
        assert kind is not None
        move = move_of(self.past[-1], kind).notation()
        return self._after(commands.make_computer_move(self.state, self.state, move))

    def _after(self, events: Iterable[Event]) -> MemoryTable:
        here, now = self, self.clock()
        for each in events:
            here = here._with(StoredEvent(len(here.events) + 1, now, each))
        return here

    def _with(self, stored: StoredEvent) -> MemoryTable:
        state = after(self.state, stored)
        past = () if isinstance(stored.event, RoundDealt) else self.past
        if state.game is not None and (not past or state.game is not past[-1]):
            past = (*past, state.game)
        return replace(self, events=(*self.events, stored), state=state, past=past)
