"""Limits on the number of open pages, in all and for each network address, and on how fast they are opened.

Each page needs memory, file descriptors and a process. If the server is full, new visitors get a message that
says so, and open pages are not affected. The limits are far above what people reach in normal use.
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
except ImportError:  # Windows has neither resource limits nor forks
    resource = None  # type: ignore[assignment]

# File descriptors that the server needs for a page (sockets of its kernel and its browser, files); while the
# page starts, some are needed twice.
DESCRIPTORS_EACH = 24
DESCRIPTORS_SPARE = 100
MOST_DESCRIPTORS = 65536
MEMORY_EACH = 35 * 2**20
MOST = 200
LEAST = 4
# How many pages one network address may have open, if other people share the server: enough for a class of 30
# who share an address and have two pages each.
MOST_EACH = 60
# How many pages an address may open at once, and after that per second.
STARTS, STARTS_PER_SECOND = 60.0, 2.0
# How many of an address's pages are rendered at the same time, while the others wait; a page whose cells take
# long is no longer counted after MAKING seconds. Rendering a page takes the server a fifth of a second, in
# which it must answer other visitors, too.
MADE_AT_ONCE = max(1, min(4, (os.cpu_count() or 2) // 2))
MAKING = 2.0
LONGEST_WAIT = 30.0
# How many messages one page, and all pages of an address, may send at once, and after that per second. A
# person causes a few per second.
MESSAGES, MESSAGES_PER_SECOND = 300.0, 30.0
MESSAGES_EACH, MESSAGES_EACH_PER_SECOND = 600.0, 60.0
MOST_REMEMBERED = 1000


class RateLimiter:
    """A rate limiter: it allows `burst` actions without a wait, and after that `per_second` actions a second.

    It is a token bucket: each action takes one of `burst` tokens, and `per_second` tokens are added back each
    second.

    >>> now = [0.0]
    >>> limiter = RateLimiter(burst=2, per_second=4, clock=lambda: now[0])
    >>> limiter.take(), limiter.take(), limiter.take(), limiter.take(2)
    (0.0, 0.0, 0.25, 0.75)
    >>> now[0] = 60.0
    >>> limiter.take(), limiter.is_full
    (0.0, False)
    """

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst, self._rate, self._clock = burst, per_second, clock
        self._left, self._since = burst, clock()

    def take(self, count: float = 1) -> float:
        """Record *count* actions, and return how many seconds to wait before doing them; 0 means no wait."""
        self._fill()
        self._left -= count
        return max(0.0, -self._left / self._rate)

    @property
    def is_full(self) -> bool:
        """Whether the limit is fully restored: no action was counted for a while."""
        self._fill()
        return self._left == self._burst

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now


class AddressLoad:
    """The load caused by one network address: its open pages and the messages that they exchange.

    `pages` is the number of its open pages, and `unread` the number of bytes sent to them that they have not
    read yet. `turns` limits how many of its pages are rendered at the same time, `starts` how fast it may
    open pages, and `messages` how fast its pages may send messages.
    """

    def __init__(self) -> None:
        self.pages = 0
        self.unread = 0
        self.turns = asyncio.Semaphore(MADE_AT_ONCE)
        self.starts = RateLimiter(STARTS, STARTS_PER_SECOND)
        self.messages = RateLimiter(MESSAGES_EACH, MESSAGES_EACH_PER_SECOND)


class Capacity:
    """A count of a server's open pages, in all and for each network address, with limits on both.

    *most* is the maximum number of pages in all, and *most_each* the maximum number for each address.

    >>> capacity = Capacity(most=3, most_each=2)
    >>> load = capacity.enter("10.0.0.1"); load = capacity.enter("10.0.0.1")
    >>> capacity.is_full("10.0.0.1"), capacity.is_full("10.0.0.2")
    (True, False)
    >>> capacity.leave(load); capacity.is_full("10.0.0.1")
    False
    """

    def __init__(self, most: int, most_each: int) -> None:
        self.most, self.most_each = most, most_each
        self.pages = 0
        self._loads: dict[str, AddressLoad] = {}

    def load_of(self, address: str) -> AddressLoad:
        """Return the record of the load that a network address causes, such as the number of its open pages.

        Addresses that count as one visitor, such as those of one IPv6 network, share one record.
        """
        name = origin(address)
        if name not in self._loads and len(self._loads) >= MOST_REMEMBERED:
            self._forget()
        return self._loads.setdefault(name, AddressLoad())

    def is_full(self, address: str) -> bool:
        """Return whether one more page from a network address would exceed a limit."""
        return self.pages >= self.most or self.load_of(address).pages >= self.most_each

    def enter(self, address: str) -> AddressLoad:
        """Count one more page of a network address, until `leave` is called, and return the address's load.

        Raises HTTPError 503 if a limit is reached.
        """
        if self.is_full(address):
            raise HTTPError(503, "no room for another page")
        load = self.load_of(address)
        load.pages += 1
        self.pages += 1
        return load

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait until a page may be rendered for a network address; the `with` block then renders the page.

        Raises HTTPError 503 if the wait is longer than 30 seconds.
        """
        if self.most_each >= self.most:  # no limit for each address, because all visitors share one
            yield
            return
        turns = self.load_of(address).turns
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

    def leave(self, load: AddressLoad) -> None:
        """Stop counting a page that `enter` has counted; *load* is what `enter` has returned."""
        load.pages -= 1
        self.pages -= 1

    def _forget(self) -> None:
        """Delete the records of addresses that have no open page and have not asked for one lately."""
        self._loads = {name: one for name, one in self._loads.items() if one.pages or not one.starts.is_full}


def descriptors() -> int:
    """Return the number of file descriptors that this process may have open.

    >>> descriptors() > 0
    True
    """
    if resource is None:
        return MOST_DESCRIPTORS
    allowed = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return MOST_DESCRIPTORS if allowed == resource.RLIM_INFINITY else allowed


def most_pages() -> int:
    """Return the number of open pages that the server's file descriptors and the machine's memory allow."""
    bounds = [MOST, (descriptors() - DESCRIPTORS_SPARE) // DESCRIPTORS_EACH]
    memory = machine_memory()
    if memory:
        bounds.append(memory * 3 // 4 // MEMORY_EACH)
    return max(LEAST, min(bounds))


def machine_memory() -> int | None:
    """Return the memory of this machine or container, in bytes; None if it is unknown."""
    found = []
    with suppress(AttributeError, ValueError, OSError):
        found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
    with suppress(OSError, ValueError):
        found.append(int(Path("/sys/fs/cgroup/memory.max").read_text()))
    return min(found, default=None)


def raise_descriptors() -> None:
    """Raise this process's limit on open file descriptors as far as the system allows.

    The default is often 1024. Nothing happens if the system has no such limit, or does not allow more.
    """
    if resource is None:
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wish = MOST_DESCRIPTORS if most == resource.RLIM_INFINITY else min(most, MOST_DESCRIPTORS)
    if now != resource.RLIM_INFINITY and now < wish:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wish, most))
