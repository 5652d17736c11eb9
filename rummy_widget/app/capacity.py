"""How many pages a server has room for, in all and for each address, and how quickly they may ask.

A page costs memory, descriptors and a process. Whoever comes when all places are taken is told so; nobody who
is in notices. The bounds are far above what people with hands and a browser can do.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tornado.web import HTTPError

from .proxy import origin

try:
    import resource
except ImportError:  # Windows has neither the bounds nor the forks
    resource = None  # type: ignore[assignment]

# What a page takes of the server: sockets of its kernel, files, a line to the browser; twice while it starts.
DESCRIPTORS_EACH = 24
DESCRIPTORS_SPARE = 100
MOST_DESCRIPTORS = 65536
MEMORY_EACH = 35 * 2**20
MOST = 200
LEAST = 4
# From one address, where strangers share a server: a class behind its school's, with two pages each.
MOST_EACH = 60
# Pages that an address may start at once, and then each second.
STARTS, STARTS_A_SECOND = 60.0, 2.0
# Of those, how many are made at the same time, the others waiting for their turn; a page whose cells compute
# for long makes way after a while. The server makes a page in a fifth of a second and has to answer others
# meanwhile.
MADE_AT_ONCE = max(1, min(4, (os.cpu_count() or 2) // 2))
MAKING = 2.0
LONGEST_WAIT = 30.0
# Messages, likewise, of one page and of all pages of an address. People send a few a second.
MESSAGES, MESSAGES_A_SECOND = 300.0, 30.0
MESSAGES_EACH, MESSAGES_EACH_A_SECOND = 600.0, 60.0
MOST_REMEMBERED = 1000


class Bucket:
    """So many at once, and then so many a second.

    >>> now = [0.0]
    >>> bucket = Bucket(most=2, a_second=4, clock=lambda: now[0])
    >>> bucket.take(), bucket.take(), bucket.take(), bucket.take(2)
    (0.0, 0.0, 0.25, 0.75)
    >>> now[0] = 60.0
    >>> bucket.take(), bucket.is_full
    (0.0, False)
    """

    def __init__(self, most: float, a_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._rate, self._clock = most, a_second, clock
        self._left, self._since = most, clock()

    def take(self, count: float = 1) -> float:
        """Take so many, and tell the seconds until there had been as many."""
        self._fill()
        self._left -= count
        return max(0.0, -self._left / self._rate)

    @property
    def is_full(self) -> bool:
        """Whether nothing has been taken for a long time."""
        self._fill()
        return self._left == self._most

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now


class AddressLoad:
    """One address: how many pages it has, and how quickly it asks."""

    def __init__(self) -> None:
        self.pages = 0
        self.unread = 0  # bytes that wait for its pages to read them
        self.turns = asyncio.Semaphore(MADE_AT_ONCE)
        self.starts = Bucket(STARTS, STARTS_A_SECOND)
        self.messages = Bucket(MESSAGES_EACH, MESSAGES_EACH_A_SECOND)


class Capacity:
    """The places of a server.

    >>> room = Capacity(most=3, most_each=2)
    >>> here = room.enter("10.0.0.1"); here = room.enter("10.0.0.1")
    >>> room.is_full("10.0.0.1"), room.is_full("10.0.0.2")
    (True, False)
    >>> room.leave(here); room.is_full("10.0.0.1")
    False
    """

    def __init__(self, most: int, most_each: int) -> None:
        self.most, self.most_each = most, most_each
        self.pages = 0
        self._neighbours: dict[str, AddressLoad] = {}

    def neighbour(self, address: str) -> AddressLoad:
        name = origin(address)
        if name not in self._neighbours and len(self._neighbours) >= MOST_REMEMBERED:
            self._forget()
        return self._neighbours.setdefault(name, AddressLoad())

    def is_full(self, address: str) -> bool:
        """Whether there is no place for one more page from that address."""
        return self.pages >= self.most or self.neighbour(address).pages >= self.most_each

    def enter(self, address: str) -> AddressLoad:
        """Take a place, to be given back with `leave`; HTTPError 503 where there is none."""
        if self.is_full(address):
            raise HTTPError(503, "no room for another page")
        neighbour = self.neighbour(address)
        neighbour.pages += 1
        self.pages += 1
        return neighbour

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn to have a page made; HTTPError 503 where that takes too long."""
        if self.most_each >= self.most:  # everybody has one address here
            yield
            return
        turns = self.neighbour(address).turns
        try:
            await asyncio.wait_for(turns.acquire(), LONGEST_WAIT)
        except TimeoutError:
            raise HTTPError(503, "too many pages at once") from None
        over = asyncio.get_running_loop().call_later(MAKING, turns.release)
        try:
            yield
        finally:
            if over.when() > asyncio.get_running_loop().time():
                over.cancel()
                turns.release()

    def leave(self, neighbour: AddressLoad) -> None:
        neighbour.pages -= 1
        self.pages -= 1

    def _forget(self) -> None:
        """Those who have no page and asked for none of late."""
        self._neighbours = {
            name: one for name, one in self._neighbours.items() if one.pages or not one.starts.is_full
        }


def descriptors() -> int:
    """How many descriptors this process may have.

    >>> descriptors() > 0
    True
    """
    if resource is None:
        return MOST_DESCRIPTORS
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_DESCRIPTORS if allowed == resource.RLIM_INFINITY else allowed


def most_pages() -> int:
    """How many pages this process can have, by its descriptors and by the machine's memory."""
    bounds = [MOST, (descriptors() - DESCRIPTORS_SPARE) // DESCRIPTORS_EACH]
    memory = machine_memory()
    if memory:
        bounds.append(memory * 3 // 4 // MEMORY_EACH)
    return max(LEAST, min(bounds))


def machine_memory() -> int | None:
    """Bytes that this machine, or the container that we are in, has; None where nobody knows."""
    found = []
    with suppress(AttributeError, ValueError, OSError):
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    with suppress(OSError, ValueError):
        found.append(int(Path("/sys/fs/cgroup/memory.max").read_text()))
    return min(found, default=None)


def raise_descriptors() -> None:
    """Ask for as many descriptors as the system lets us have; most give 1024 to whoever does not ask."""
    if resource is None:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = MOST_DESCRIPTORS if most == resource.RLIM_INFINITY else min(most, MOST_DESCRIPTORS)
    if now != resource.RLIM_INFINITY and now < wish:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wish, most))
