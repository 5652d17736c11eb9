"""`/healthz`: whether this server can do its work, for a proxy or a watchman who asks every few seconds.

It needs no token and says nothing secret. It is no visit: it takes no place and starts nothing.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

from tornado.web import RequestHandler

from .. import __version__

FRESH = 3.0  # seconds for which an answer holds: however many ask, the database is asked once
PATIENCE = 5.0  # seconds that the database has; beyond them it is gone


class DatabaseCheck:
    """Whether the database answers, looked at when somebody asks; never twice at once."""

    def __init__(self, look: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        self._look, self._clock = look, clock
        self._looked = float("-inf")
        self._beats = False
        self._looking: asyncio.Task[None] | None = None

    async def beats(self) -> bool:
        if self._clock() - self._looked < FRESH:
            return self._beats
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._ask())
        done, _ = await asyncio.wait([self._looking], timeout=PATIENCE)
        return bool(done) and self._beats

    async def _ask(self) -> None:
        try:
            await asyncio.to_thread(self._look)
            self._beats = True
        except Exception:
            self._beats = False
        self._looked = self._clock()


class Health(RequestHandler):
    """Answers 200, or 503 where the database is gone."""

    def initialize(self, pulse: DatabaseCheck, room: Any) -> None:
        self.pulse, self.room = pulse, room

    async def get(self) -> None:
        beats = await self.pulse.beats()
        self.set_status(200 if beats else 503)
        self.set_header("Content-Type", "application/json")
        self.set_header("Cache-Control", "no-store")
        said = {
            "version": __version__, "database": beats, "pages": self.room.pages, "places": self.room.most,
        }  # fmt: skip
        self.finish(json.dumps(said))

    head = get


def database() -> Callable[[], None]:
    """What looks at the database of tables of people; it raises where that does not answer.

    The database opens with the first look: a server that nobody asks has no part of it in memory.
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
