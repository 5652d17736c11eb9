"""A slow line to a server of this machine; the browser's own brake holds neither workers nor websockets."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

RATE = 20_000_000 / 8  # bytes a second that arrive, for all together
DELAY = 0.02  # seconds, there and back
PIECE = 16_384
WAITING = 16  # pieces that are on their way at most


class Line:
    """What has come through it, and when it is free."""

    def __init__(self, port: int) -> None:
        self.port, self.sent, self.free = port, 0, 0.0

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry what a browser says and what it is answered."""
        answers, asks = await asyncio.open_connection("127.0.0.1", self.port)
        with suppress(ConnectionError):  # either may hang up
            await asyncio.gather(
                self._carry(reader, asks, slow=False), self._carry(answers, writer, slow=True)
            )
        for end in (asks, writer):
            end.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, slow: bool) -> None:
        clock = asyncio.get_running_loop().time
        way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue(WAITING)

        async def arrive() -> None:
            while True:
                due, part = await way.get()
                await asyncio.sleep(max(0, due - clock()))
                if not part:
                    break
                writer.write(part)
                await writer.drain()
            with suppress(OSError):
                writer.write_eof()

        arriving = asyncio.create_task(arrive())
        part = b"-"
        while part and not arriving.done():
            part = await reader.read(PIECE)
            if slow:
                self.sent += len(part)
                self.free = max(self.free, clock()) + len(part) / RATE
            await way.put((max(self.free if slow else 0, clock()) + DELAY / 2, part))
        await arriving


@contextmanager
def line_to(port: int) -> Iterator[tuple[str, Line]]:
    """The address at this end of a line to that port."""
    line, loop, opened = Line(port), asyncio.new_event_loop(), threading.Event()
    own: list[int] = []

    async def serve() -> None:
        server = await asyncio.start_server(line.connect, "127.0.0.1", 0)
        own.append(server.sockets[0].getsockname()[1])
        opened.set()
        with suppress(asyncio.CancelledError):
            await server.serve_forever()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),), daemon=True)
    thread.start()
    opened.wait()
    yield f"http://127.0.0.1:{own[0]}/", line
    loop.call_soon_threadsafe(lambda: [task.cancel() for task in asyncio.all_tasks(loop)])
    thread.join()
