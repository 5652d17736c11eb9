"""Learning of what others do in a class, in the kernel's own loop: no thread, nothing before it begins."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from weakref import WeakMethod

from ...rooms.classes.classes import Classes
from ...rooms.errors import NoSuchTable, RoomError
from ...rooms.events import StoredEvent
from ...rooms.followers import Follower

log = logging.getLogger("rummy_widget")

_LOOKED = 5.0
"""Seconds after which a page is told though nothing happened: what could not be sent is tried again."""
_AGAIN = 1.0
_GATHER = 0.08
"""Seconds in which what comes together is shown together."""


class RoomFollower:
    """Calls a method of a widget at each news of a room, until it is stopped or the widget is gone.

    What *matters* not is told some seconds later, with all that came meanwhile: where a class of thirty
    answers, thirty pages need not look at each answer of all others at once.
    """

    def __init__(
        self, classes: Classes, room: str, version: int, news: Callable[[], None],
        matters: Callable[[StoredEvent], bool] = lambda event: True,
    ) -> None:  # fmt: skip
        self._matters = matters
        self._follower = Follower(classes.store, room, version)
        self._news = WeakMethod(news)
        self._task: asyncio.Task[None] | None = None
        with suppress(RuntimeError):  # no loop: no kernel either, nobody waits
            self._task = asyncio.get_running_loop().create_task(self._run())

    def stop(self) -> None:
        """Nothing is told any more."""
        if self._task is not None:
            self._task.cancel()
        self._task = None
        self._follower.close()

    async def _run(self) -> None:
        told = time.monotonic()
        while True:
            try:
                found = await self._follower.next(_LOOKED)
                if found:
                    await asyncio.sleep(_GATHER)
                    found += self._follower.new(look=True)
                    if not any(map(self._matters, found)) and time.monotonic() < told + _LOOKED:
                        continue
                told = time.monotonic()
            except NoSuchTable:
                self._tell()
                return
            except RoomError:
                await asyncio.sleep(_AGAIN)
            try:
                if not self._tell():
                    return
            except Exception:  # a fault of ours: the class is looked at again
                log.exception("could not follow the class")
                await asyncio.sleep(_LOOKED)

    def _tell(self) -> bool:
        news = self._news()
        if news is None:
            self._follower.close()
            return False
        news()
        return True
