"""What tables and classes share: a room is found by its code, folded, and changed inside a transaction.

The state of a room is what its events fold into. What was folded is remembered, so that only what is new is
read and folded; what is asked is judged by what is so when it is written.
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
    """What events fold into."""

    @property
    def version(self) -> int: ...


State = TypeVar("State", bound=FoldedState)


class EventSourcedRooms(Generic[State]):
    """Rooms of one kind in a store. *who* is whoever asks, as `clients.visitor` has it; it is hashed."""

    kind: ClassVar[str]
    most: ClassVar[int]
    unknown: ClassVar[type[NoSuchTable]] = NoSuchTable

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, State] = OrderedDict()
        self._lock = threading.Lock()

    def _on(self, room: str, state: State | None, events: Sequence[StoredEvent]) -> State:
        """The state after more events; None is that before the first."""
        raise NotImplementedError

    def _read_on(self, room: str, state: State | None, events: Sequence[StoredEvent]) -> State:
        """Return the state after events that were read; OtherVersion if they make no sense here."""
        try:
            return self._on(room, state, events)
        except (RoomError, MemoryError):
            raise
        except Exception as fault:
            raise OtherVersion(what=type(fault).__name__) from fault

    def find(self, code: object, *, who: str = "") -> str:
        """The room of a code that was typed; `unknown`, or Slow after too many that were none."""
        return self._found(code, who).room

    def _found(self, code: object, who: str) -> RoomSummary:
        try:
            return find_room(self.store, self.kind, code, who)
        except NoSuchTable:
            raise self.unknown from None

    def state(self, room: str) -> State:
        """Return all of a room, for the server's own use, never for a page; NoSuchTable if there is none."""
        known = self._remembered(room)
        new = self.store.read(room, known.version if known else 0)
        return self._remember(room, self._read_on(room, known, new))

    def _change(self, room: str, judge: Callable[[State], Sequence[Event]]) -> State:
        """The state after what is judged by what is so inside the transaction."""
        if self._remembered(room) is None:
            self.state(room)  # what is long is folded while nobody waits for us
        done: list[State] = []
        now = self.store.clock()

        def decide(version: int, read: Callable[[int], list[StoredEvent]]) -> Sequence[Event]:
            known = self._remembered(room)
            if known is not None and known.version > version:  # another database was put in this one's place
                known = None
            if known is None or known.version < version:
                known = self._read_on(room, known, read(known.version if known else 0))
            events = judge(known)
            stamped = [StoredEvent(at, now, each) for at, each in enumerate(events, version + 1)]
            # which raises here, before anything is written, if it can't be
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
