"""The referee: checks the requests of the players' pages, stores what happens, and returns what they may see.

Requests are checked inside the transaction that stores them. If a request is refused, its method raises a
`RoomError`, whose message is a sentence for the user, and changes nothing. The methods block for
milliseconds, at worst for `database_engine.WAIT` seconds, and may be called from threads.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict
from functools import reduce
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVarTuple

from ..engine.game.players import move_of
from ..engine.shuffle import shuffled
from ..engine.tiles import ALL_TILES, Tile
from . import commands, events
from .absences import Absences
from .clients import address_hash
from .clock_jumps import DAY
from .code_lookup import count_return, forgive_return
from .codes import hash_token, new_token, read_code
from .errors import NoSuchTable, RoomsFull, UnknownToken
from .event_sourced import EventSourcedRooms
from .events import Event, StoredEvent, Terms
from .state import RoomState, after, fold_events
from .views import TableView, view_from

if TYPE_CHECKING:
    from .store import RoomSummary, Store

KIND = "table"
MADE = 30, 3_600.0
"""How many tables one network address may create in a period, and the length of the period in seconds."""
MADE_DAILY = 150, DAY
"""How many tables one network address may create in a day, and the length of a day in seconds."""
JOINED = 90, 600.0
"""How many seats may be taken from one network address in a period, and the period's length in seconds.

It is enough for a class of students.
"""
MOST_WATCHERS = 60
"""The largest number of spectators that a table can have at a time."""
LONGEST_DRAFT = 4_000
"""The largest number of characters of a draft.

A draft is the string in which a page stores how its player has laid out the tiles. The number is enough even
if every tile of the game is in a meld of its own.
"""
LEASE = 4.0
"""Seconds for which only one process may compute a computer player's move; then another process may."""

Asked = TypeVarTuple("Asked")


class Ticket(NamedTuple):
    """A person's access to a seat at a table; anyone who has the token can use the seat.

    `room` is the table's id, `code` the code that people type to find it. The database stores only the
    token's hash.
    """

    room: str
    code: str
    seat: int
    token: str


class Watcher(NamedTuple):
    """A spectator of a table, who has no seat.

    `room` is the table's id, `code` the code that people type to find it. `number` identifies the spectator:
    a random negative number.
    """

    room: str
    code: str
    number: int


class Referee(EventSourcedRooms[RoomState]):
    """All multiplayer tables in a database, with a method for each request that a page may make.

    Most requests come with the `Ticket` of the page's seat; only its `room` and `token` are used. Methods
    that change a table return its new version, the number of its events, unless they say otherwise. *who*
    identifies the page that makes a request (see `clients.client_id`), so that a page can't make too many
    requests.
    """

    kind = KIND
    most = 200

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self._absences = Absences()

    # ---- Making and joining tables -----------------------------------------------------------------

    def make(self, game: str, *, name: object = None, who: str = "", **terms: Any) -> Ticket:
        """Create a table, seat a person in its first seat, and return the seat's ticket.

        *name* is the person's name; without it, they are named after a tile. *who* is the id of the page's
        client (see `clients.client_id`), for the limit on tables from one network address. *terms* are other
        fields of `events.Terms`, such as `seats=3`. Raises Refusal if the terms or the name are not valid,
        TooManyTries after too many tables, and RoomsFull if the database contains too many rooms.
        """
        agreed = Terms.of({"game": game, **terms})
        token = new_token()
        begun = fold_events([StoredEvent(1, self.store.clock(), events.TableMade(agreed))])
        seated = commands.take_seat(begun, hash_token(token), name, None, _drawn())
        self.store.count_try(address_hash(who), "make", *MADE)
        self.store.count_try(address_hash(who), "make-day", *MADE_DAILY)
        about = self.store.create(KIND, game, [events.TableMade(agreed), *seated])
        self.store.note_connected(about.room, 0)
        return Ticket(about.room, about.code, 0, token)

    def join(self, code: object, *, name: object = None, seat: int | None = None, who: str = "") -> Ticket:
        """Seat a person at the table with this code, in *seat* or the first free seat, and return the ticket.

        The person is called *name*; without it, they are named after a tile. *who* identifies the page (see
        `clients.client_id`), so that its wrong codes can be counted. Raises NoSuchTable if no table has this
        code, TooManyTries if people at the page's network address have typed too many wrong codes or have
        taken too many seats, and Refusal if the seat is taken, no seat is free, or the name isn't valid.
        """
        return self.sit_down(self.find(code, who=who), name=name, seat=seat, who=who)

    def sit_down(self, room: str, *, name: object = None, seat: int | None = None, who: str = "") -> Ticket:
        """Seat a person at the table with the id *room*, in *seat* or the first free seat; return the ticket.

        The person is called *name*; without it, they are named after a tile. *who* identifies the page (see
        `clients.client_id`), so that seats taken from its network address are counted. Raises TooManyTries
        after too many of them, and Refusal if the seat is taken, no seat is free, or the name isn't valid.
        """
        self.store.count_try(address_hash(who), "join", *JOINED)
        token, drawn = new_token(), _drawn()
        table = self._change(room, lambda now: commands.take_seat(now, hash_token(token), name, seat, drawn))
        taken = commands.seat_of(table, hash_token(token))
        self.store.note_connected(room, taken)
        return Ticket(room, self.store.summary(room).code, taken, token)

    def link(self, ticket: Ticket) -> str:
        """Create a one-time link with which another device can use this seat, and return the link's secret.

        An earlier link to the seat stops working.
        """
        secret = new_token()
        self._ask(ticket, commands.make_link, hash_token(secret))
        return secret

    def claim(self, room: str, secret: str, *, who: str = "") -> Ticket:
        """Use the one-time link that leads to a seat, and return a new ticket for the seat.

        *room* is the table's id, and *secret* the secret string in the link. *who* identifies the page (see
        `clients.client_id`), so that the attempts from its network address can be counted. Raises
        UnknownToken if the link was used or never existed, and TooManyTries after too many attempts.
        """
        self.store.count_try(address_hash(who), "claim", *JOINED)
        token = new_token()
        table = self._change(room, lambda now: commands.use_link(now, hash_token(secret), hash_token(token)))
        return Ticket(room, self.store.summary(room).code, commands.seat_of(table, hash_token(token)), token)

    def return_to_seat(self, code: object, token: object, *, who: str = "") -> Ticket:
        """Return the ticket of a seat to a browser that has stored the seat's token and the table's code.

        *who* identifies the page (see `clients.client_id`), so that its failed attempts can be counted. These
        are counted separately from wrong room codes, so that somebody who guesses codes can't keep a player
        at the same network address from returning. Raises NoSuchTable if no table has this code, UnknownToken
        if the token gives access to none of its seats, and TooManyTries after too many failed attempts.
        """
        tries = count_return(self.store, who)
        with suppress(NoSuchTable, UnknownToken):
            about = self.store.find(read_code(code))
            if about.kind == KIND:
                seat = commands.seat_of(self.state(about.room), hash_token(token))
                forgive_return(self.store, tries)
                return Ticket(about.room, about.code, seat, str(token))
        self.find(code, who=who)
        raise UnknownToken

    def own_tables(self, tokens: Mapping[str, object], most: int) -> list[tuple[RoomSummary, TableView]]:
        """Return the tables at which a browser has a seat, the one that was last changed first.

        *tokens* maps the code of each table to the token of the seat. Tables that don't exist any more, and
        those whose token isn't valid, are left out; the result doesn't say which. Of the others, at most
        *most* are returned, each as a summary and what the seat may see.
        """
        known: list[tuple[RoomSummary, Ticket]] = []
        for code, token in tokens.items():
            with suppress(NoSuchTable):
                about = self.store.find(read_code(code))
                if about.kind == KIND:
                    known.append((about, Ticket(about.room, about.code, 0, str(token))))
        found: list[tuple[RoomSummary, TableView]] = []
        for about, ticket in sorted(known, key=lambda each: -each[0].touched):
            if len(found) < most:
                with suppress(NoSuchTable, UnknownToken):
                    found.append((about, self.view_of(ticket)))
        return found

    # ---- Views -------------------------------------------------------------------------------------

    def view_of(self, ticket: Ticket) -> TableView:
        """Return everything about a table that the page of the player with this ticket may show.

        Raises UnknownToken if the ticket's token is not, or no longer, valid.
        """
        return self.state_and_view(ticket)[1]

    def state_and_view(self, ticket: Ticket, *, read: bool = True) -> tuple[RoomState, TableView]:
        """Return the whole state of a table, for the server only, and what the page of a seat may show.

        If *read* is false, the state comes from this process's cache, and the database isn't read. Raises
        UnknownToken if the ticket's token is not, or no longer, valid.
        """
        table = self.state(ticket.room) if read else self.known_state(ticket.room)
        since = self._absences.away_since(ticket.room, table, self.store.clock())
        return table, view_from(table, commands.seat_of(table, hash_token(ticket.token)), since)

    def watch(self, code: object, *, who: str = "") -> Watcher:
        """Add a spectator to the table with this code, and return a `Watcher` that identifies the spectator.

        *who* identifies the page (see `clients.client_id`), so that its wrong codes can be counted. Raises
        NoSuchTable if no table has this code, TooManyTries after too many attempts, and RoomsFull if too many
        people watch the table.
        """
        return self.watch_room(self.find(code, who=who), who=who)

    def watch_room(self, room: str, *, who: str = "") -> Watcher:
        """Add a spectator to the table with the id *room*, and return a `Watcher` for the spectator.

        *who* identifies the page (see `clients.client_id`), so that the spectators from its network address
        can be counted. Raises TooManyTries after too many attempts in a short time, and RoomsFull if too many
        people watch the table.
        """
        self.store.count_try(address_hash(who), "watch", *JOINED)
        since = self.store.clock() - commands.AWAY
        self.store.delete_watchers(room, since)
        if self.store.count_watchers(room, since) >= MOST_WATCHERS:
            raise RoomsFull
        watcher = Watcher(room, self.store.summary(room).code, -1 - secrets.randbelow(2**31 - 1))
        self.store.note_connected(room, watcher.number)
        return watcher

    def note_watching(self, watcher: Watcher) -> None:
        """Record that a spectator's page is still connected; for a player's page, see `note_connected`."""
        self.store.note_connected(watcher.room, watcher.number)

    def stop_watching(self, watcher: Watcher) -> None:
        """Remove a spectator from the table that they watch."""
        self.store.delete_watchers(watcher.room, 0.0, watcher.number)

    def count_watchers(self, room: str) -> int:
        """Return the number of spectators of the table with the id *room* who are connected now."""
        return self.store.count_watchers(room, self.store.clock() - commands.AWAY)

    def spectator_view(self, room: str, *, read: bool = True) -> TableView:
        """Return what spectators may see of the table with the id *room*: all that is public, one turn late.

        If *read* is false, the state comes from this process's cache, and the database isn't read.
        """
        return view_from(self.state(room) if read else self.known_state(room), None)

    # ---- Requests of a seat ------------------------------------------------------------------------

    def change_terms(self, ticket: Ticket, **terms: Any) -> int:
        """Change the given terms of a table (fields of `events.Terms`), and return the table's new version.

        Other terms stay the same, but a change of the game resets `multiplier` and `switches`. Raises Refusal
        if the ticket isn't the host's, if a match is being played, or if the terms are not valid.
        """

        def judged(table: RoomState, seat: int) -> Sequence[Event]:
            before = asdict(table.terms)
            if terms.get("game", before["game"]) != before["game"]:  # another game has other switches
                before |= {"multiplier": 1, "switches": ()}
            return commands.change_terms(table, seat, Terms.of({**before, **terms}))

        return self._ask(ticket, judged)

    def seat_computer(self, ticket: Ticket, target: int, kind: str | None = None) -> int:
        """Put a computer player in the seat *target*, and return the table's new version.

        The seat must be free or taken by another computer player; otherwise, and during a round, Refusal is
        raised. *ticket* belongs to the player who makes the request. *kind* is the kind of computer player;
        None means the game's usual kind.
        """
        return self._ask(ticket, commands.seat_computer, target, kind)

    def remove_computer(self, ticket: Ticket, target: int) -> int:
        """Remove the computer player from the seat *target*, and return the table's new version.

        *ticket* belongs to the player who makes the request. Raises Refusal during a round, or if no computer
        player sits in that seat.
        """
        return self._ask(ticket, commands.remove_computer, target)

    def set_ready(self, ticket: Ticket, on: bool = True, *, follows: int | None = None) -> int:
        """Mark the player in the ticket's seat as ready for the deal or, if *on* is false, as not ready.

        *follows* is the version of the table that the page shows; StaleVersion is raised if the table's terms
        (its settings) have changed since that version. Returns the table's new version.
        """
        return self._ask(ticket, commands.set_ready, on is True, follows)

    def deal(self, ticket: Ticket) -> int:
        """Deal the next round of the match, or the first round of a new match.

        *ticket* belongs to the player who deals. Returns the table's new version. Raises Refusal during a
        round, or if a seat is free or another person is not ready.
        """
        return self._ask(ticket, commands.deal_round)

    def play(self, ticket: Ticket, *moves: object, follows: int) -> int:
        """Make a player's moves, given in notation, and return the table's new version.

        *follows* is the version of the table that the page shows. If one of the moves isn't allowed, none is
        made. The move `leave` makes the player leave the table. Raises StaleVersion if the round has gone on
        since *follows*, and Refusal if the rules forbid a move; its message says why, and its `clause` names
        the rule.
        """
        return self._ask(ticket, commands.make_moves, moves, follows)

    def say(self, ticket: Ticket, phrase: object) -> int:
        """Let the player in the ticket's seat say a phrase, and return the table's new version.

        Raises Refusal if *phrase* isn't one of `events.PHRASES`, or if the player has said too many phrases
        lately.
        """
        return self._ask(ticket, commands.say_phrase, phrase, self.store.clock())

    def hold_seat(self, ticket: Ticket, target: int) -> int:
        """Let a computer play for the absent person in the seat *target* until that person is back.

        *ticket* belongs to the player who makes the request. Returns the table's new version. Raises Refusal
        if the person is not away, or has not been away for long enough.
        """
        now = self.store.clock()

        def held(table: RoomState, seat: int) -> Sequence[Event]:
            since = self._absences.away_since(ticket.room, table, now).get(target, now)
            return commands.hold_seat(table, seat, target, now - since)

        return self._ask(ticket, held)

    def leave(self, ticket: Ticket) -> int:
        """Let the player in the ticket's seat leave the table for good, and return the table's new version.

        The token stops working, and the stored layout of the player's tiles is deleted.
        """
        seat, version = self._seat(ticket), self._ask(ticket, commands.leave_table)
        self.store.save_draft(ticket.room, seat, None)
        return version

    def note_connected(self, ticket: Ticket) -> int:
        """Record that the page of the ticket's seat is still connected, and return the table's version.

        The version is new if the player was away before. If this is not called at least once in every
        `commands.AWAY` seconds, the player counts as away.
        """
        table, now = self.state(ticket.room), self.store.clock()
        seat = commands.seat_of(table, hash_token(ticket.token))
        heard = max(self.store.last_heard(ticket.room).values(), default=now) if table.until else now
        self.store.note_connected(ticket.room, seat)

        def judged(there: RoomState, seat: int) -> Sequence[Event]:
            # If anything has happened since then, somebody was there to do it.
            return commands.note_presence(there, seat, now - max(heard, there.at))

        if not judged(table, seat):
            return table.version
        return self._ask(ticket, judged)

    def save_draft(self, ticket: Ticket, draft: str) -> None:
        """Store how a player has laid out the tiles on the page; nobody in another seat can read it.

        *draft* is the layout as a string, which only the page's widget interprets. A string that is too long
        is ignored.
        """
        if len(draft) <= LONGEST_DRAFT:
            self.store.save_draft(ticket.room, self._seat(ticket), draft)

    def draft(self, ticket: Ticket) -> str | None:
        """Return the layout of tiles that the page has stored with `save_draft`, or None if there is none.

        The string must be checked like any input from a page.
        """
        return self.store.draft(ticket.room, self._seat(ticket))

    def _seat(self, ticket: Ticket) -> int:
        return commands.seat_of(self.known_state(ticket.room), hash_token(ticket.token))

    # ---- Background work, which any process may do ---------------------------------------------------

    def step(self, room: str, *, read: bool = True) -> int | None:
        """Make one change that is due at a table without any player's request, if there is such a change.

        Such a change marks a player as away, charges an absent player the penalty, ends a turn that takes too
        long, or makes a computer player's move. Returns the table's new version, or None if nothing was due.
        Every process with a page at this table should call this method after each new event, and about once a
        second; if several processes call it at the same time, only one of them changes the table. A strong
        computer player may think for a second, so the call should come from a thread that may block. If
        *read* is false, the state isn't read from the database first.
        """
        table = self.state(room) if read else self.known_state(room)
        now = self.store.clock()
        heard = self.store.last_heard(room)
        missed = self._absences.update(room, table, now)

        def quiet(there: RoomState) -> Sequence[Event]:
            return (
                commands.mark_away(there, heard, now)
                or commands.charge_absent(there, missed)
                or commands.end_late_turn(there, heard, now)
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
        """Run a function of `commands` for a ticket's seat, and return the table's new version.

        *asked* are the further arguments of *command*, after the table and the seat. Raises RoomsFull if the
        table has so many events that it no longer accepts requests of this kind (see
        `commands.GAME_ONLY_AFTER`).
        """
        token = hash_token(ticket.token)

        def judged(table: RoomState) -> Sequence[Event]:
            found = command(table, commands.seat_of(table, token), *asked)
            over = table.version >= commands.GAME_ONLY_AFTER
            if over and any(isinstance(each, _CHATTER) for each in found):
                raise RoomsFull
            return found

        return self._change(ticket.room, judged).version

    def _on(self, room: str, state: RoomState | None, events: Sequence[StoredEvent]) -> RoomState:
        return fold_events(events) if state is None else reduce(after, events, state)


_CHATTER = (
    events.TermsChanged, events.ComputerRemoved, events.ComputerSeated, events.LinkMade, events.PhraseSaid,
)  # fmt: skip


def _drawn() -> tuple[Tile, ...]:
    """Return all tiles in random order.

    A person who has chosen no name is named after the first of these tiles whose name nobody else has at the
    table.
    """
    return shuffled(ALL_TILES, secrets.randbits(40))
