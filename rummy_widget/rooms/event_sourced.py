"""The common base of tables and live classes: both are rooms, whose state is computed from stored events.

A room is found by its code, and changed inside a transaction. States are cached, so that only newer events
have to be read. A request is checked in the transaction that stores its events, against the state at that
moment.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar

from .code_lookup import find_room
from .errors import NoSuchTable, OtherVersion, RoomError
from .events import Event, StoredEvent

if TYPE_CHECKING:
    from .store import RoomSummary, Store


class FoldedState(Protocol):
    """The state of a room (a table or a live class), computed from its events."""

    @property
    def version(self) -> int:
        """The version of the last event that the state includes; events are numbered from 1."""


State = TypeVar("State", bound=FoldedState)


class EventSourcedRooms(Generic[State]):
    """All rooms of one kind (tables or live classes) in a database, whose states are computed from events.

    `kind` is the name of the kind, `most` the maximum number of states that are cached, and `unknown` the
    class of the exception that is raised if no room has a given code.
    """

    kind: ClassVar[str]
    most: ClassVar[int]
    unknown: ClassVar[type[NoSuchTable]] = NoSuchTable

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, State] = OrderedDict()
        self._lock = threading.Lock()

    def _on(self, room: str, state: State | None, events: Sequence[StoredEvent]) -> State:
        """Return the state of a room after *events*.

        *state* is the state before these events, or None for a new room.
        """
        raise NotImplementedError

    def _read_on(self, room: str, state: State | None, events: Sequence[StoredEvent]) -> State:
        """Return the state of a room after events that were read from the database.

        *state* is the state before them, or None if there are no earlier events. Raises OtherVersion if the
        new state can't be computed, because another version of the program has stored the events.
        """
        try:
            return self._on(room, state, events)
        except (RoomError, MemoryError):
            raise
        except Exception as fault:
            raise OtherVersion(what=type(fault).__name__) from fault

    def find(self, code: object, *, who: str = "") -> str:
        """Return the id of the room with a code that somebody typed.

        *who* identifies the page that asks (see `clients.client_id`), so that its wrong codes can be counted.
        Raises TooManyTries after too many wrong codes, and an exception of the class in the attribute
        `unknown` if no room has this code.
        """
        return self._found(code, who).room

    def _found(self, code: object, who: str) -> RoomSummary:
        try:
            return find_room(self.store, self.kind, code, who)
        except NoSuchTable:
            raise self.unknown from None

    def state(self, room: str) -> State:
        """Return the whole current state of a room, after reading its new events from the database.

        *room* is the room's id. The state contains secrets, so it must not be sent to a page. Raises
        NoSuchTable if there is no such room.
        """
        known = self._remembered(room)
        new = self.store.read(room, known.version if known else 0)
        return self._remember(room, self._read_on(room, known, new))

    def known_state(self, room: str) -> State:
        """Return the cached state of a room, which may be out of date.

        *room* is the room's id. If no state is cached, the current state is read from the database.
        """
        return self._remembered(room) or self.state(room)

    def read_events(self, room: str, after: int) -> list[StoredEvent]:
        """Return the events of a room after the version *after*, and update the cached state with them.

        If the database fails, the cached state is dropped, so that `known_state` reads the state again.
        """
        with self._lock:
            known = self._known.pop(room, None)
        found = self.store.read(room, after)
        if known is not None and known.version >= after:
            self._remember(room, self._read_on(room, known, found[known.version - after :]))
        return found

    def _change(self, room: str, judge: Callable[[State], Sequence[Event]]) -> State:
        """Store the events that *judge* returns for the current state of a room, and return the new state.

        *judge* is called inside the transaction. If it raises an error, nothing is stored.
        """
        if self._remembered(room) is None:
            self.state(room)  # reading a long history takes time, and others wait during the transaction
        done: list[State] = []
        now = self.store.clock()

        def decide(version: int, read: Callable[[int], list[StoredEvent]]) -> Sequence[Event]:
            known = self._remembered(room)
            if known is not None and known.version > version:  # the database was replaced by another one
                known = None
            if known is None or known.version < version:
                known = self._read_on(room, known, read(known.version if known else 0))
            events = judge(known)
            stamped = [StoredEvent(at, now, each) for at, each in enumerate(events, version + 1)]
            # this raises an error before anything is written, if the events can't be folded
            done.append(self._on(room, known, stamped))
            return events

        version = self.store.change(room, decide)
        assert done[-1].version == version
        return self._remember(room, done[-1])

    def _remembered(self, room: str) -> State | None:
        with self._lock:
            return self._known.get(room)

    def _remember(self, room: str, state: State) -> State:
        with self._lock:
            known = self._known.get(room)
            if known is None or known.version < state.version:
                self._known[room] = state
            self._known.move_to_end(room)
            while len(self._known) > self.most:
                self._known.popitem(last=False)
        return state
