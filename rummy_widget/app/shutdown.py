"""A server that is told to stop takes its leave: it tells the pages, and cuts nothing that is being written.

    nobody new -> answers on their way -> the pages are told -> kernels finish what they are at -> the end

All of it takes a few seconds at most. A second signal, or a second Ctrl+C, ends it at once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from .connections import LimitedServer
from .kernels import Kernels
from .sockets import PageSocket

# Seconds, each at most.
ANSWERS = 2.0
GOODBYES = 1.0
KERNELS = 3.0


async def take_leave(server: LimitedServer, kernels: Kernels) -> None:
    """End everything in that order; whatever does not end in time is left to the caller to end."""
    server.stop()
    await until(lambda: not server.answering(), ANSWERS)
    PageSocket.say_goodbye()
    await until(lambda: not PageSocket.open_pages(), GOODBYES)
    await kernels.end_all(KERNELS)


async def until(over: Callable[[], Any], seconds: float) -> None:
    """Wait until something is over, for so long at most."""
    end = time.monotonic() + seconds
    while not over() and time.monotonic() < end:
        await asyncio.sleep(0.02)
