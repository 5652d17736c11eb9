"""`/healthz`: whether this server works, for a proxy or a monitor that asks every few seconds.

It needs no token and reveals nothing secret. It does not count as a visit: it takes no place and starts
nothing.
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
PATIENCE = 5.0  # seconds that the database has to answer; after them it counts as gone


class DatabaseCheck:
    """Checks on request whether the database answers; never twice at the same time."""

    def __init__(self, look: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._look, self._clock = look, clock
        self._looked = float("-inf")
        self._alive = False
        self._looking: asyncio.Task[None] | None = None

    async def is_alive(self) -> bool:
        """Return whether the database answers; a recent result is reused."""
        if self._clock() - self._looked < FRESH:
            return self._alive
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._ask())
        done, _ = await asyncio.wait([self._looking], timeout=PATIENCE)
        return bool(done) and self._alive

    async def _ask(self) -> None:
        try:
            await asyncio.to_thread(self._look)
            self._alive = True
        except Exception:
            self._alive = False
        self._looked = self._clock()


class Health(RequestHandler):
    """Handler that answers 200, or 503 if the database does not answer."""

    def initialize(self, pulse: DatabaseCheck, room: Any) -> None:
        """Set the database check and the capacity of the server."""
        self.pulse, self.room = pulse, room

    async def get(self) -> None:
        """Answer with the state of the server as JSON."""
        is_alive = await self.pulse.is_alive()
        self.set_status(200 if is_alive else 503)
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        said = {
            "version": __version__, "database": is_alive, "pages": self.room.pages, "places": self.room.most,
        }  # fmt: skip
        self.finish(json.dumps(said))

    head = get


def database() -> Callable[[], None]:
    """Return a function that checks the database of multiplayer tables, and raises an error if it fails.

    The database is opened by the first check: a server that is never asked does not load it.
    """
    store: Any = None

    def look() -> None:
        nonlocal store
        from sqlalchemy import select

        from ..rooms import open_tables
        from ..rooms.database_engine import translate_errors
        from ..rooms.schema import ROOMS

        if store is None:
            store = open_tables().store
        with translate_errors(), store.engine().connect() as here:
            here.execute(select(ROOMS.c.id).limit(1))

    return look
