"""The address `/healthz`, at which a proxy or a monitor can ask every few seconds whether the server works.

It needs no token and reveals nothing secret. It does not count as a page, and starts no kernel.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from tornado.web import RequestHandler

from .. import __version__

FRESH = 3.0  # seconds for which a result is reused, so that many requests check the database once
PATIENCE = 5.0  # seconds within which the database must answer; otherwise it counts as gone


class DatabaseCheck:
    """A check of whether the database answers, which never runs twice at the same time.

    *probe* is the function that queries the database; it raises an error if there is no answer. *clock*
    returns the time in seconds.
    """

    def __init__(self, probe: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._probe, self._clock = probe, clock
        self._checked_at = float("-inf")
        self._alive = False
        self._task: asyncio.Task[None] | None = None

    async def is_alive(self) -> bool:
        """Return whether the database answers within five seconds.

        A result that is less than three seconds old is reused.
        """
        if self._clock() - self._checked_at < FRESH:
            return self._alive
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        done, _ = await asyncio.wait([self._task], timeout=PATIENCE)
        return bool(done) and self._alive

    async def _run(self) -> None:
        try:
            await asyncio.to_thread(self._probe)
            self._alive = True
        except Exception:
            self._alive = False
        self._checked_at = self._clock()


class Health(RequestHandler):
    """Request handler for `/healthz` that answers 200, or 503 if the database does not answer."""

    def initialize(self, check: DatabaseCheck, room: Any) -> None:
        """Store *check*, which checks the database, and *room*, the `Capacity` that counts the open pages."""
        self.check, self.room = check, room

    async def get(self) -> None:
        """Answer with the state of the server as JSON.

        The answer contains the program's version, whether the database answers, the number of open pages, and
        the maximum number of pages.
        """
        is_alive = await self.check.is_alive()
        self.set_status(200 if is_alive else 503)
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        state = {
            "version": __version__, "database": is_alive, "pages": self.room.pages, "places": self.room.most,
        }  # fmt: skip
        self.finish(json.dumps(state))

    head = get


def database_probe() -> Callable[[], None]:
    """Return a function that checks the database of multiplayer tables, and raises an error if it fails.

    The database is opened by the first check, so a server that is never checked does not load it.
    """
    store: Any = None

    def probe() -> None:
        nonlocal store
        from sqlalchemy import select

        from ..rooms import open_tables
        from ..rooms.database_engine import translate_errors
        from ..rooms.schema import ROOMS

        if store is None:
            store = open_tables().store
        with translate_errors(), store.engine().connect() as connection:
            connection.execute(select(ROOMS.c.id).limit(1))

    return probe
