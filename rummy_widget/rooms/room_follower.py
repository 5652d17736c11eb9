"""An object that follows a room: it calls a method of a widget after other processes change the room.

A room is a multiplayer table or a live class. The method is called in the kernel's event loop.
"""

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
"""Seconds to wait for more events after the first one, so that they cause only one call."""


class RoomFollower:
    """An object that waits for new events of a room, and then calls *on_change*, a method of a widget.

    *room* is the id of the room, a shared table or a live class; events are new if they come after *version*.
    The calls end when the follower is stopped or the widget no longer exists. Events within *batch* seconds
    cause only one call. After *idle* seconds without a call, *on_change* is called in any case, so that the
    widget can retry what failed. Events for which *matters* returns False cause no call by themselves, so
    that thirty pages need not update each time that a student answers.
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
        with suppress(RuntimeError):  # without an event loop, there is no kernel and no page either
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """Stop following the room: the widget's method is no longer called, and the connection is closed."""
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
