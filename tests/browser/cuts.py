"""A line between a browser and the server, which a test can cut."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from contextlib import suppress
from typing import Any

CUT, HUSH, LOST = "cut", "hush", "lost"
"""Ways to lose a line: everything ends and nobody answers; nothing comes through and all of it comes later;
nothing comes through, and what was open then is dead without a word."""
WAYS = CUT, HUSH, LOST


def lines_of(page: Any) -> list[Any]:
    """The lines to kernels that a page has opened since, each of which a test can end."""
    lines: list[Any] = []

    def between(line: Any) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/channels*", between)
    return lines


class Cable:
    """Passes what comes in at its port on to another port of this machine."""

    def __init__(self, target: int) -> None:
        self.target, self.way = target, ""
        self._open: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()
        self._dead: set[asyncio.StreamWriter] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.port: int = self._do(self._listen()).result(10)

    def lose(self, way: str) -> None:
        """From now on nothing comes through."""
        self._do(self._lose(way)).result(10)

    def mend(self) -> None:
        """From now on everything does."""
        self._do(self._mend()).result(10)

    def away(self) -> None:
        self.lose(CUT)
        self._do(self._end_all()).result(10)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()

    def _do(self, work: Any) -> Future[Any]:
        return asyncio.run_coroutine_threadsafe(work, self._loop)

    async def _listen(self) -> int:
        self._passes, self._over = asyncio.Event(), asyncio.Event()
        self._passes.set()
        server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        port: int = server.sockets[0].getsockname()[1]
        self._server = server
        return port

    async def _end_all(self) -> None:
        self._server.close()
        self._over.set()
        self._passes.set()
        others = [each for each in asyncio.all_tasks() if each is not asyncio.current_task()]
        await asyncio.wait_for(asyncio.gather(*others, return_exceptions=True), 5)

    async def _lose(self, way: str) -> None:
        self.way = way
        self._passes.clear()
        if way == CUT:
            self._end(self._open)
        elif way == LOST:
            self._dead |= {page for page, _ in self._open}
            for _, server in self._open:
                server.transport.abort()

    async def _mend(self) -> None:
        self.way = ""
        self._passes.set()

    @staticmethod
    def _end(pairs: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]]) -> None:
        for pair in list(pairs):
            for each in pair:
                each.transport.abort()

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.way == CUT:
            writer.transport.abort()
            return
        await self._passes.wait()
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        pair = (writer, forth)
        self._open.add(pair)
        try:
            await asyncio.gather(self._pass(reader, forth, writer), self._pass(back, writer, writer))
        finally:
            self._open.discard(pair)
            self._dead.discard(writer)
            self._end({pair})

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, page: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(2**16):
                await self._passes.wait()
                if page in self._dead:
                    break
                writer.write(data)
                await writer.drain()
        if page in self._dead and writer is page:
            await self._over.wait()  # the server's end has gone; the page is not told until it says something
        for each in (writer, page):
            each.close()


__all__ = ["CUT", "HUSH", "LOST", "WAYS", "Cable"]
