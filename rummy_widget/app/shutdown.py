"""An orderly shutdown: the server tells the pages, and interrupts nothing that is being written.

    no new visitors -> answers are finished -> pages are told -> kernels finish their work -> end

This takes a few seconds at most. A second signal, or a second Ctrl+C, ends the server at once.
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
    """Finish answers, tell the pages, and end the kernels, which takes a few seconds at most.

    The caller then has to stop the event loop.
    """
    server.stop()
    await wait_until(lambda: not server.open_requests(), ANSWERS)
    PageSocket.say_goodbye()
    await wait_until(lambda: not PageSocket.open_pages(), GOODBYES)
    await kernels.end_all(KERNELS)


async def wait_until(over: Callable[[], Any], seconds: float) -> None:
    """Wait until *over* returns true, but no longer than *seconds*."""
    end = time.monotonic() + seconds
    while not over() and time.monotonic() < end:
        await asyncio.sleep(0.02)
