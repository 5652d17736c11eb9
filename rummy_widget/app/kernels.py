"""The kernels of the pages: how they are started, and when they are shut down.

Each page has a kernel of its own. A page that is closed asks for its kernel to be shut down (see the HTML
template). If that request does not arrive (a crashed browser, a lost network), the kernel is culled, that is,
shut down because it isn't used. This happens soon if its page is no longer connected, and much later if the
page is still connected. A page whose kernel is gone says so, keeps showing its tiles and can be reconnected,
so that nobody loses their work.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import zmq
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets import Bool, Instance, Integer, default

from ..rooms import clients, passes
from . import capacity
from .capacity import AddressLoad, Capacity, RateLimiter
from .forked_kernels import PROVISIONER, ForkServer
from .guests import GUEST
from .kernel import OPTIONS
from .proxy import origin
from .service import TOKEN

KERNEL = "python3"
# The address from which the page that is being rendered was requested.
VISITOR: ContextVar[str] = ContextVar("VISITOR", default="")
MOST_SOCKETS = 8 * capacity.MOST + 1000
# Milliseconds between two tries to connect to a kernel: at first, and at most.
RECONNECT, SLOWEST_RECONNECT = 5, 100
# On systems with named sockets, the longest name that they may have; ours end in `-ipc-` and a digit.
MOST_NAME = 100
# Bytes that are kept for a page whose connection was lost; on reconnecting, it asks for everything it shows.
MOST_BUFFERED = 8 * 2**20


def with_visitor(
    environment: Mapping[str, str], address: str, rooms: frozenset[str] | None = None
) -> dict[str, str]:
    """Return the environment variables for a kernel, made from those of the server.

    *environment* are the server's variables. A variable is added that identifies the visitor by a hash of
    *address*, the network address; if *address* is '', none is added. If the visitor is a guest, *rooms* are
    the ids of the only rooms that the kernel may use. The server's login token is left out.
    """
    own = (clients.VISITOR, passes.ROOMS, TOKEN)
    made = {name: text for name, text in environment.items() if name not in own}
    if address:
        made[clients.VISITOR] = clients.visitor_name(origin(address))
    if rooms is not None:
        made[passes.ROOMS] = ",".join(sorted(rooms))
    return made


def transport(connection_file: str) -> str:
    """Return the transport for messages to a kernel: "ipc" (named sockets) if possible, otherwise "tcp".

    *connection_file* is the path of the kernel's connection file. Named sockets are files in the same folder;
    they are impossible if the path is too long. They are better than TCP, for which a port is chosen before
    the kernel uses it: on a busy machine, another program may take that port in the meantime.

    >>> transport("/tmp/kernel-" + 99 * "x" + ".json")
    'tcp'
    """
    short = len(os.fsencode(connection_file)) <= MOST_NAME
    return "ipc" if short and zmq.has("ipc") and hasattr(socket, "AF_UNIX") else "tcp"


def page_file(kernel: Any) -> Path:
    """Return the path of the file that exists while a kernel's page is connected to the server."""
    return Path(f"{kernel.connection_file}.page")


class OwnPython(KernelSpecManager):
    """A manager that knows one kernel type only: the Python that runs the server, whatever is installed.

    >>> OwnPython().get_kernel_spec("whatever").argv[0] == sys.executable
    True
    """

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """Return the specification of how to start a kernel; it is the same for every *kernel_name*."""
        argv = [sys.executable, "-m", "rummy_widget.app.kernel", "-f", "{connection_file}", *OPTIONS]
        how = {"kernel_provisioner": {"provisioner_name": PROVISIONER}} if ForkServer.wanted else {}
        return KernelSpec(argv=argv, display_name="Python 3", language="python", metadata=how)

    def find_kernel_specs(self) -> dict[str, str]:
        """Return a mapping from the name of the only kernel type to its resource folder, which is ''."""
        return {KERNEL: ""}

    def get_all_specs(self) -> dict[str, Any]:
        """Return a mapping from the name of the only kernel type to its details."""
        return {KERNEL: {"resource_dir": "", "spec": self.get_kernel_spec(KERNEL).to_dict()}}


class BufferedMessages(list[tuple[str, list[Any]]]):
    """The messages that a kernel sends while its page is disconnected, up to a total size of 8 MB.

    A message that would exceed this size is dropped.

    >>> messages = BufferedMessages()
    >>> messages.append(("iopub", [b"x" * MOST_BUFFERED])); messages.append(("iopub", [b"one more"]))
    >>> len(messages)
    1
    """

    size = 0

    def append(self, message: tuple[str, list[Any]]) -> None:
        """Add a message, or drop it if the total size would exceed the limit."""
        size = sum(len(part) for part in message[1])
        if self.size + size <= MOST_BUFFERED:
            self.size += size
            super().append(message)


class Kernels(AsyncMappingKernelManager):
    """Jupyter's kernel manager with separate time limits for the kernels of closed pages and of open ones.

    Jupyter counts the time from a kernel's last use, so a page that somebody only reads for a while would
    lose its kernel as soon as its connection is interrupted. For a closed page, this manager counts the time
    from the moment when the page was closed. `room` is not a game room, but the server's `Capacity`: it
    limits the number of pages, and therefore the number of kernels.
    """

    cull_open_timeout = Integer(
        0, config=True, help="Seconds without use after which a kernel is culled although its page is open."
    )

    cull_awaited_timeout = Integer(
        60, config=True, help="Seconds after which a kernel is culled whose page has not come yet."
    )
    quiet = Bool(True, config=True, help="Whether the terminal output of kernels is discarded.")
    most = Integer(0, config=True, help="Most kernels in all; 0: as many as this machine can have.")
    most_each = Integer(0, config=True, help="Most kernels of one address; 0: no limit of its own.")
    room = Instance(Capacity)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._events: Any = None
        self._left: dict[str, datetime] = {}
        self._ending: set[asyncio.Future[Any]] = set()
        self._limits: dict[str, tuple[AddressLoad, RateLimiter]] = {}
        self._guest_rooms: dict[str, frozenset[str]] = {}

    @default("room")
    def _room(self) -> Capacity:
        most = self.most or capacity.most_pages()
        return Capacity(most, self.most_each or most)

    @default("context")
    def _context_default(self) -> zmq.Context[Any]:
        made: zmq.Context[Any] = super()._context_default()
        made.set(zmq.MAX_SOCKETS, MOST_SOCKETS)  # its default is enough for a hundred pages only
        # The server often tries to connect before a new kernel listens.
        made.setsockopt(zmq.RECONNECT_IVL, RECONNECT)
        made.setsockopt(zmq.RECONNECT_IVL_MAX, SLOWEST_RECONNECT)
        return made

    def pre_start_kernel(self, kernel_name: str | None, kwargs: Any) -> tuple[Any, str, str]:
        """Prepare a kernel, choose its transport, and return the kernel, its name and its id.

        *kernel_name* and *kwargs* are as in Jupyter's own method.
        """
        kernel: Any
        kernel, name, kernel_id = super().pre_start_kernel(kernel_name, kwargs)
        # Each kernel would read and check the schema of its events again.
        self._events = kernel.event_logger = self._events or kernel.event_logger
        kernel.transport = transport(kernel.connection_file)
        kwargs["env"][clients.PAGE] = str(page_file(kernel))
        return kernel, name, kernel_id

    async def start_kernel(self, **kwargs: Any) -> str:  # type: ignore[override]
        """Start a kernel for the visitor whose page is being rendered, and return the kernel's id.

        The visitor's network address is the value of the context variable `VISITOR`.

        *kwargs* are the options of Jupyter's own method. Raises HTTPError 503 if the server is full, or if
        the visitor has started too many kernels in a short time.
        """
        if self.quiet:
            kwargs = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, **kwargs}
        kwargs["env"] = with_visitor(kwargs.get("env") or os.environ, VISITOR.get(), GUEST.get())
        load = self.room.enter(VISITOR.get())
        try:
            wait = load.starts.take()
            if wait > capacity.LONGEST_WAIT:
                raise HTTPError(503, "too many pages at once")
            await asyncio.sleep(wait)
            made: str = await super().start_kernel(**kwargs)
        except BaseException:
            self.room.leave(load)
            raise
        self._limits[made] = load, RateLimiter(capacity.MESSAGES, capacity.MESSAGES_PER_SECOND)
        if rooms := GUEST.get():
            self._guest_rooms[made] = rooms
        self.add_restart_callback(made, partial(self._died, self.get_kernel(made)), "dead")
        return made

    def _died(self, kernel: Any) -> None:
        """Release the resources of a dead kernel, such as its files.

        Jupyter itself would only tell the kernel's page that the kernel has died, and forget the kernel.
        """
        ending = asyncio.ensure_future(kernel.shutdown_kernel(now=True))
        self._ending.add(ending)
        ending.add_done_callback(self._ended)

    def _ended(self, ending: asyncio.Future[Any]) -> None:
        self._ending.discard(ending)
        if not ending.cancelled() and (trouble := ending.exception()) is not None:
            self.log.warning("What a kernel held that had died: %s.", trouble)

    def limits_of(self, kernel_id: str) -> tuple[AddressLoad, RateLimiter]:
        """Return the load of the network address that opened a kernel's page, and the page's message limiter.

        Raises KeyError if there is no such kernel.
        """
        return self._limits[kernel_id]

    def guest_rooms_of(self, kernel_id: str) -> frozenset[str]:
        """Return the ids of the rooms whose guests may use a kernel: none if it isn't a guest's."""
        return self._guest_rooms.get(kernel_id, frozenset())

    def start_buffering(self, kernel_id: str, session_key: str, channels: Any) -> None:
        """Keep a kernel's messages while its page is disconnected, up to `MOST_BUFFERED` bytes.

        *session_key* and *channels* are as in Jupyter's own method.
        """
        super().start_buffering(kernel_id, session_key, channels)
        if kernel_id in self._kernel_buffers:
            self._kernel_buffers[kernel_id]["buffer"] = BufferedMessages()

    def notify_connect(self, kernel_id: str) -> None:
        """Record that a kernel's page has connected, and let the kernel know."""
        super().notify_connect(kernel_id)
        if kernel_id in self:
            with suppress(OSError):
                page_file(self.get_kernel(kernel_id)).touch()

    def notify_disconnect(self, kernel_id: str) -> None:
        """Record the time at which a kernel's page was closed or disconnected, and let the kernel know."""
        if self._kernel_connections.get(kernel_id, 0) > 0:
            super().notify_disconnect(kernel_id)
        if kernel_id in self and not self._kernel_connections.get(kernel_id, 0):
            page_file(self.get_kernel(kernel_id)).unlink(missing_ok=True)
        self._left[kernel_id] = datetime.now(UTC)

    def remove_kernel(self, kernel_id: str) -> Any:
        """Forget a kernel that has ended, and no longer count its page."""
        self._left.pop(kernel_id, None)
        self._guest_rooms.pop(kernel_id, None)
        if kernel_id in self._limits:
            self.room.leave(self._limits.pop(kernel_id)[0])
        if kernel_id in self:
            page_file(self.get_kernel(kernel_id)).unlink(missing_ok=True)
            # A page's connection often ends while its kernel is being shut down. Jupyter then keeps the
            # kernel's channels in case the page comes back, which it won't.
            self.stop_buffering(kernel_id)
            self.stop_watching_activity(kernel_id)
        return super().remove_kernel(kernel_id)

    async def end_all(self, seconds: float) -> None:
        """Ask all kernels to end, give them *seconds* seconds to finish their work, and then kill them.

        Jupyter's own method isn't used, because it interrupts each kernel before asking it to end, even while
        the kernel is writing something.
        """
        kernels: list[Any] = [self.get_kernel(each) for each in self.list_kernel_ids()]
        for each in kernels:
            each.stop_restarter()
        await asyncio.gather(*(each.request_shutdown() for each in kernels), return_exceptions=True)
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            alive = await asyncio.gather(*(each.is_alive() for each in kernels))
            if not any(alive):
                break
            await asyncio.sleep(0.05)
        ends: list[Any] = [self.shutdown_kernel(each, now=True) for each in self.list_kernel_ids()]
        await asyncio.gather(*ends, return_exceptions=True)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Shut down a kernel if it is dead or has not been used for too long."""
        if self._is_over(kernel_id, datetime.now(UTC)):
            self.log.info("Letting kernel %s go.", kernel_id)
            await self.shutdown_kernel(kernel_id)

    def _is_over(self, kernel_id: str, now: datetime) -> bool:
        kernel = self.get_kernel(kernel_id)
        used: datetime | None = getattr(kernel, "last_activity", None)
        state = getattr(kernel, "execution_state", None)
        if state == "dead":
            return True
        if used is None or state == "busy":
            return False
        if self._kernel_connections.get(kernel_id, 0):
            patience, since = self.cull_open_timeout, used
        elif kernel_id in self._left:
            patience, since = self.cull_idle_timeout, max(used, self._left[kernel_id])
        else:
            patience, since = self.cull_awaited_timeout, used
        return bool(patience) and (now - since).total_seconds() > patience
