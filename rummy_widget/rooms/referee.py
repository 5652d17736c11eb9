"""The referee: what a seat asks is judged inside the transaction that writes it, committed, then seen.

All methods raise `RoomError`s, of which each says itself in a sentence, and change nothing then. They block
for milliseconds, for `store.WAIT` seconds at worst, and may be called from threads.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import reduce
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVarTuple

from ..engine.game.players import move_of
from ..engine.shuffle import shuffled
from ..engine.tiles import ALL_TILES, Tile
from . import commands, events
from .absences import Absences
from .clients import address_of
from .clock_jumps import DAY
from .code_lookup import count_return, forgive_return
from .codes import hashed, new_token, read_code
from .errors import NoSuchTable, RoomsFull, UnknownToken
from .event_sourced import EventSourcedRooms
from .events import Event, StoredEvent, Terms
from .state import RoomState, after, fold_events
from .views import TableSeen, seen_from

if TYPE_CHECKING:
    from .store import Store

KIND = "table"
MADE = 30, 3_600.0
"""Tables that one address may make in so many seconds."""
MADE_DAILY = 150, DAY
"""Tables that one address may make in a day: all that are kept of those leave room for others."""
JOINED = 90, 600.0
"""So many seats may one take: a class behind one address gets in."""
MOST_WATCHERS = 60
LONGEST_DRAFT = 4_000
"""Letters of a draft: all tiles of a box, each in its meld."""
LEASE = 4.0
"""Seconds for which the others leave it to one process to think; then somebody else does."""

Asked = TypeVarTuple("Asked")


class Ticket(NamedTuple):
    """A seat at a table. Whoever has the token has the seat: the browser's secret, written nowhere."""

    room: str
    code: str
    seat: int
    token: str


class Watcher(NamedTuple):
    """Somebody without a seat, who looks on: `number` is below 0, and nobody else's."""

    room: str
    code: str
    number: int


class Referee(EventSourcedRooms[RoomState]):
    """Tables of people in a store. *who* is whoever asks, as `clients.visitor` has it; it is hashed.

    What a page asks names its `Ticket`, or what is left of it: only `room` and `token` are believed.
    """

    kind = KIND
    most = 200

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._absences = Absences()

    # ---- Coming ------------------------------------------------------------------------------------

    def make(self, game: str, *, name: object = None, who: str = "", **terms: Any) -> Ticket:
        """A table, and a seat at it. *terms* are those of `events.Terms`: seats, switches, rounds and so on.

        Refusal where there are no such terms or no such name, Slow after too many tables, Crowded.
        """
        agreed = Terms.of({"game": game, **terms})
        token = new_token()
        begun = fold_events([StoredEvent(1, self.store.clock(), events.TableMade(agreed))])
        seated = commands.take_seat(begun, hashed(token), name, None, _drawn())
        self.store.count_try(address_of(who), "make", *MADE)
        self.store.count_try(address_of(who), "make-day", *MADE_DAILY)
        about = self.store.create(KIND, game, [events.TableMade(agreed), *seated])
        self.store.heard_of(about.room, 0)
        return Ticket(about.room, about.code, 0, token)

    def join(self, code: object, *, name: object = None, seat: int | None = None, who: str = "") -> Ticket:
        """A free seat at the table of a code: *seat*, or the first, under *name*, or that of a tile.

        NoSuchTable, Slow; Refusal where the seat is taken, none is free, or the name will not do.
        """
        return self.sit_down(self.find(code, who=who), name=name, seat=seat, who=who)

    def sit_down(self, room: str, *, name: object = None, seat: int | None = None, who: str = "") -> Ticket:
        """The same at a table that has been found."""
        self.store.count_try(address_of(who), "join", *JOINED)
        token, drawn = new_token(), _drawn()
        table = self._change(room, lambda table: commands.take_seat(table, hashed(token), name, seat, drawn))
        taken = commands.seat_of(table, hashed(token))
        self.store.heard_of(room, taken)
        return Ticket(room, self.store.about(room).code, taken, token)

    def link(self, ticket: Ticket) -> str:
        """A secret for a link that gives another device the same seat, once; the one before it is void."""
        secret = new_token()
        self._ask(ticket, commands.link, hashed(secret))
        return secret

    def claim(self, room: str, secret: str, *, who: str = "") -> Ticket:
        """The seat of such a link; Stranger where it has been used, or is none."""
        self.store.count_try(address_of(who), "claim", *JOINED)
        token = new_token()
        table = self._change(room, lambda table: commands.claim(table, hashed(secret), hashed(token)))
        return Ticket(room, self.store.about(room).code, commands.seat_of(table, hashed(token)), token)

    def again(self, code: object, token: object, *, who: str = "") -> Ticket:
        """Return the seat of a token that a browser has kept.

        What fails is counted in a bucket of its own before a code is looked up, so that no neighbour's
        guesses keep a page from its seat. Raises NoSuchTable, Stranger, or Slow after too many tries.
        """
        tries = count_return(self.store, who)
        with suppress(NoSuchTable, UnknownToken):
            about = self.store.find(read_code(code))
            if about.kind == KIND:
                seat = commands.seat_of(self.state(about.room), hashed(token))
                forgive_return(self.store, tries)
                return Ticket(about.room, about.code, seat, str(token))
        self.find(code, who=who)
        raise UnknownToken

    # ---- Seeing ------------------------------------------------------------------------------------

    def seen(self, ticket: Ticket) -> TableSeen:
        """What the seat may see; Stranger where the token is nobody's (any more)."""
        return self.looked(ticket)[1]

    def looked(self, ticket: Ticket) -> tuple[RoomState, TableSeen]:
        """All of the table, for the server's own use, and what the seat may see of it."""
        table = self.state(ticket.room)
        since = self._absences.since(ticket.room, table, self.store.clock())
        return table, seen_from(table, commands.seat_of(table, hashed(ticket.token)), since)

    def watch(self, code: object, *, who: str = "") -> Watcher:
        """Look on at the table of a code; NoSuchTable, Slow, or Crowded where too many do."""
        return self.look_on(self.find(code, who=who), who=who)

    def look_on(self, room: str, *, who: str = "") -> Watcher:
        """The same at a table that has been found."""
        self.store.count_try(address_of(who), "watch", *JOINED)
        since = self.store.clock() - commands.AWAY
        self.store.unwatched(room, since)
        if self.store.watchers(room, since) >= MOST_WATCHERS:
            raise RoomsFull
        watcher = Watcher(room, self.store.about(room).code, -1 - secrets.randbelow(2**31 - 1))
        self.store.heard_of(room, watcher.number)
        return watcher

    def watches(self, watcher: Watcher) -> None:
        """The page of who watches lives: to be said as often as `here`."""
        self.store.heard_of(watcher.room, watcher.number)

    def unwatch(self, watcher: Watcher) -> None:
        """Look on no more."""
        self.store.unwatched(watcher.room, 0.0, watcher.number)

    def watchers(self, room: str) -> int:
        """How many look on."""
        return self.store.watchers(room, self.store.clock() - commands.AWAY)

    def watched(self, room: str) -> TableSeen:
        """What somebody without a seat may see, one turn late."""
        return seen_from(self.state(room), None)

    # ---- Asking ------------------------------------------------------------------------------------

    def agree(self, ticket: Ticket, **terms: Any) -> int:
        """Other terms, by the host, before the first deal or after the match; what isn't named stays."""

        def judged(table: RoomState, seat: int) -> Sequence[Event]:
            before = asdict(table.terms)
            if terms.get("game", before["game"]) != before["game"]:  # which has switches of its own
                before |= {"multiplier": 1, "switches": ()}
            return commands.agree(table, seat, Terms.of({**before, **terms}))

        return self._ask(ticket, judged)

    def fill(self, ticket: Ticket, place: int, kind: str | None = None) -> int:
        """A computer player on a free seat, or another on a computer's; the usual one without *kind*."""
        return self._ask(ticket, commands.fill, place, kind)

    def empty(self, ticket: Ticket, place: int) -> int:
        """A computer player is sent away."""
        return self._ask(ticket, commands.empty, place)

    def ready(self, ticket: Ticket, on: bool = True, *, follows: int | None = None) -> int:
        """Ready for the deal, or no more; Stale where the terms are others than those *follows* had."""
        return self._ask(ticket, commands.ready, on is True, follows)

    def deal(self, ticket: Ticket) -> int:
        """The first round, the next, or a new match's first: whoever asks is ready, all others must be."""
        return self._ask(ticket, commands.deal)

    def play(self, ticket: Ticket, *moves: object, follows: int) -> int:
        """Make moves in notation, all or none. *follows* is the `version` that the page saw.

        Raises Stale if that is history, Refusal with clause and sentence for what the rules forbid. `leave`
        is a move too.
        """
        return self._ask(ticket, commands.make_moves, moves, follows)

    def say(self, ticket: Ticket, phrase: object) -> int:
        """One of `events.PHRASES`."""
        return self._ask(ticket, commands.speak, phrase, self.store.clock())

    def hold(self, ticket: Ticket, place: int) -> int:
        """A computer holds a seat that has been away for long enough."""
        now = self.store.clock()

        def held(table: RoomState, seat: int) -> Sequence[Event]:
            since = self._absences.since(ticket.room, table, now).get(place, now)
            return commands.hold(table, seat, place, now - since)

        return self._ask(ticket, held)

    def leave(self, ticket: Ticket) -> int:
        """Leave on purpose; the token opens nothing afterwards, and whoever sits down next finds no draft."""
        seat, version = self._seat(ticket), self._ask(ticket, commands.leave)
        self.store.keep_draft(ticket.room, seat, None)
        return version

    def here(self, ticket: Ticket) -> int:
        """The page lives: to be said every few seconds (`commands.AWAY` is how long silence may last)."""
        table, now = self.state(ticket.room), self.store.clock()
        seat = commands.seat_of(table, hashed(ticket.token))
        heard = max(self.store.last_heard(ticket.room).values(), default=now) if table.until else now
        self.store.heard_of(ticket.room, seat)

        def judged(there: RoomState, seat: int) -> Sequence[Event]:
            # Whatever has happened since then, somebody was there to do it.
            return commands.here(there, seat, now - max(heard, there.at))

        if not judged(table, seat):
            return table.version
        return self._ask(ticket, judged)

    def keep_draft(self, ticket: Ticket, draft: str) -> None:
        """Keep how the seat has laid out its tiles, for itself alone; what is too long is not kept."""
        if len(draft) <= LONGEST_DRAFT:
            self.store.keep_draft(ticket.room, self._seat(ticket), draft)

    def draft(self, ticket: Ticket) -> str | None:
        """Return what the seat has kept of how its tiles lie; as hostile as what a page sends."""
        return self.store.draft(ticket.room, self._seat(ticket))

    def _seat(self, ticket: Ticket) -> int:
        return commands.seat_of(self.state(ticket.room), hashed(ticket.token))

    # ---- What anybody's process may do ---------------------------------------------------------------

    def step(self, room: str) -> int | None:
        """One thing that waits for nobody: a computer moves, a silent seat is marked away, time is up.

        For every process with a page at this table to call after each new event, and once a second or so; the
        version decides who was first. Gives the new version, or None where there was nothing to do. A strong
        player may think for a second: call it where nobody waits.
        """
        table = self.state(room)
        now = self.store.clock()
        heard = self.store.last_heard(room)
        missed = self._absences.look(room, table, now)

        def quiet(there: RoomState) -> Sequence[Event]:
            return (
                commands.gone(there, heard, now)
                or commands.overdue(there, missed)
                or commands.time_is_up(there, heard, now)
            )

        if quiet(table):
            return self._change(room, quiet).version
        game, computer = table.game, table.computer_to_play
        if game is None or computer is None or not self.store.lease(room, table.moved, LEASE):
            return None
        move = move_of(game, computer).notation()
        done = self._change(room, lambda there: commands.make_computer_move(there, table, move))
        return done.version if done.version > table.version else None

    # ---- Inside --------------------------------------------------------------------------------------

    def _ask(
        self, ticket: Ticket, command: Callable[[RoomState, int, *Asked], Sequence[Event]], *asked: *Asked
    ) -> int:
        """Have a command judged for the seat of a ticket, and return the table's new version."""
        token = hashed(ticket.token)

        def judged(table: RoomState) -> Sequence[Event]:
            found = command(table, commands.seat_of(table, token), *asked)
            if table.version >= commands.PATIENCE and any(isinstance(each, _CHATTER) for each in found):
                raise RoomsFull
            return found

        return self._change(ticket.room, judged).version

    def _on(self, room: str, state: RoomState | None, events: Sequence[StoredEvent]) -> RoomState:
        return fold_events(events) if state is None else reduce(after, events, state)


_CHATTER = (
    events.TermsChanged,
    events.ComputerRemoved,
    events.ComputerSeated,
    events.LinkMade,
    events.PhraseSaid,
)


def _drawn() -> tuple[Tile, ...]:
    """The tiles in an order by chance, for who sits down without a name."""
    return shuffled(ALL_TILES, secrets.randbits(40))
