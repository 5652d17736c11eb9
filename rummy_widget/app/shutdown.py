"""An orderly shutdown of the server, which interrupts nothing that is being written.

First the server stops accepting connections, and finishes its answers to open requests. Then it tells the
pages that it is stopping, lets the kernels finish their work, and ends. This takes a few seconds at most. A
second signal, such as a second Ctrl+C, ends the server immediately.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from .connections import LimitedServer
from .kernels import Kernels
from .sockets import PageSocket

# Seconds, each a maximum.
ANSWERS = 2.0
GOODBYES = 1.0
KERNELS = 3.0


async def shut_down(server: LimitedServer, kernels: Kernels) -> None:
    """Finish the pending answers, tell the pages that the server is stopping, and end the kernels.

    This takes a few seconds at most. Afterwards, the caller must stop the event loop.
    """
    server.stop()
    await wait_until(lambda: not server.open_requests(), ANSWERS)
    PageSocket.say_goodbye()
    await wait_until(lambda: not PageSocket.open_pages(), GOODBYES)
    await kernels.end_all(KERNELS)


async def wait_until(is_done: Callable[[], Any], seconds: float) -> None:
    """Wait until the function *is_done* returns true, but at most the given number of seconds."""
    end = time.monotonic() + seconds
    while not is_done() and time.monotonic() < end:
        await asyncio.sleep(0.02)
