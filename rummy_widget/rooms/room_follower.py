"""Notices what others do in a room, in the event loop of the kernel."""

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

_LOOKED = 5.0
_AGAIN = 1.0
"""Seconds to wait after an error of the database."""
_GATHER = 0.08


class RoomFollower:
    """Calls *news*, a method of a widget, after new events of a room.

    It does so until it is stopped or the widget is gone. Events within *gather* seconds cause one call.
    After *looked* seconds without a call, *news* is called even without events, so that it can retry what
    failed.
    An event for which *matters* returns False causes no call of its own: if a class of thirty answers, thirty
    pages need not update after each answer.
    """

    def __init__(
        self, rooms: EventSourcedRooms[Any], room: str, version: int,
        news: Callable[[], Awaitable[None] | None],
        matters: Callable[[StoredEvent], bool] = lambda event: True, *,
        looked: float = _LOOKED, gather: float = _GATHER,
    ) -> None:  # fmt: skip
        self._matters, self._looked, self._gather = matters, looked, gather
        self._follower = Follower(rooms.store, room, version, rooms.news)
        self._news = WeakMethod(news)
        self._task: asyncio.Task[None] | None = None
        with suppress(RuntimeError):  # no event loop: then there is no kernel either
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """Stop calling the method."""
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._follower.close()

    async def _run(self) -> None:
        called = time.monotonic()
        while self._task is not None:
            try:
                found = await self._follower.next(self._looked)
                if found and self._gather:
                    await asyncio.sleep(self._gather)
                    found += self._follower.new(look=True)
                late = time.monotonic() >= called + self._looked
                if found and not late and not any(map(self._matters, found)):
                    continue
                called = time.monotonic()
            except NoSuchTable:
                await self._call()
                return
            except RoomError:
                await asyncio.sleep(_AGAIN)
            try:
                if not await self._call():
                    return
            except Exception:  # a bug here must not end the following
                log.exception("could not follow the room")
                await asyncio.sleep(_LOOKED)

    async def _call(self) -> bool:
        """Call the method; return whether the widget still exists."""
        news = self._news()
        if news is None:
            self._follower.close()
            return False
        waiting = news()
        if waiting is not None:
            await waiting
        return True
