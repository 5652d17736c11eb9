"""Calls a widget back, in the event loop of the kernel, when others have changed a room."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakMethod

from .errors import NoSuchTable, RoomError
from .events import StoredEvent
from .followers import Follower

if TYPE_CHECKING:
    from .event_sourced import EventSourcedRooms

log = logging.getLogger("rummy_widget")

_IDLE = 5.0
_RETRY = 1.0
"""Seconds to wait after an error of the database."""
_BATCH = 0.08


class RoomFollower:
    """Calls *on_change*, a method of a widget, after new events of a room.

    It does so until it is stopped or the widget no longer exists. Events within *batch* seconds cause one
    call. After *idle* seconds without a call, *on_change* is called even without events, so that it can retry
    what failed. An event for which *matters* returns False causes no call of its own: if a class of thirty
    answers, thirty pages need not update after each answer.
    """

    def __init__(
        self, rooms: EventSourcedRooms[Any], room: str, version: int,
        on_change: Callable[[], Awaitable[None] | None],
        matters: Callable[[StoredEvent], bool] = lambda event: True, *,
        idle: float = _IDLE, batch: float = _BATCH,
    ) -> None:  # fmt: skip
        self._matters, self._idle, self._batch = matters, idle, batch
        self._follower = Follower(rooms.store, room, version, rooms.read_events)
        self._on_change = WeakMethod(on_change)
        self._task: asyncio.Task[None] | None = None
        with suppress(RuntimeError):  # no event loop: then there is no kernel either
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """Stop calling the widget's method."""
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._follower.close()

    async def _run(self) -> None:
        called = time.monotonic()
        while self._task is not None:
            try:
                found = await self._follower.next(self._idle)
                if found and self._batch:
                    await asyncio.sleep(self._batch)
                    found += self._follower.new(look=True)
                late = time.monotonic() >= called + self._idle
                if found and not late and not any(map(self._matters, found)):
                    continue
                called = time.monotonic()
            except NoSuchTable:
                await self._call()
                return
            except RoomError:
                await asyncio.sleep(_RETRY)
            try:
                if not await self._call():
                    return
            except Exception:  # a bug here must not end the following
                log.exception("could not follow the room")
                await asyncio.sleep(_IDLE)

    async def _call(self) -> bool:
        """Call the widget's method `on_change`; return False if the widget no longer exists."""
        on_change = self._on_change()
        if on_change is None:
            self._follower.close()
            return False
        waiting = on_change()
        if waiting is not None:
            await waiting
        return True
