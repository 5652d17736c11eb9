"""The web socket between a page and its kernel: which messages may pass, and how fast.

Jupyter's own socket accepts everything that a notebook may send. Our pages send only text messages of a few
types, no faster than a person can click. Any other message ends the connection. If messages come too fast,
they are read only as fast as is allowed, so that they neither fill the memory nor slow down other visitors.
Pages in normal use are not affected.
"""

from __future__ import annotations

import json
import re
import time
from asyncio import sleep
from collections import Counter
from contextlib import suppress
from typing import Any, ClassVar

from jupyter_server.auth.decorator import ws_authenticated
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.web import HTTPError
from tornado.websocket import WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from .capacity import AddressLoad, RateLimiter
from .guests import GuestKernel

# Bytes of a message; the largest is a file of saved progress: 400,000 characters of up to four bytes each.
MOST_MESSAGE = 2 * 2**20
# How many bytes may wait for a page that does not read them, and for all pages of its network address. The
# whole content of the largest page is a twentieth of MOST_UNREAD.
MOST_UNREAD = 8 * 2**20
MOST_UNREAD_EACH = 64 * 2**20
# Connections to one kernel: a page has one and, after an interruption, sometimes an old one as well.
MOST_CONNECTIONS = 6
# Seconds for which a page may exceed its rate without a pause.
PATIENCE = 60.0
SESSION = re.compile(r"[\w-]{1,64}")
CONTROL = "jupyter.widget.control"

NOT_TEXT, NOT_ALLOWED, TOO_MUCH = 1003, 1008, 1013  # close codes (RFC 6455), which light.js handles
RESTART = 1012, "restart"  # the server goes down and comes back; nothing was wrong with the page
# The messages that a page sends, all of them on one channel.
FROM_PAGE = frozenset({"comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request"})
# The messages that a page gets. A kernel's log, with paths and tracebacks, is a `stream` called stderr.
TO_PAGE = frozenset({
    "comm_open", "comm_msg", "comm_close", "comm_info_reply", "kernel_info_reply", "status", "shutdown_reply",
    "display_data", "update_display_data", "clear_output", "stream",
})  # fmt: skip


class UnknownMessageError(ValueError):
    """Raised for a web socket message of a kind that pages of the course never send."""


def message_weight(text: str) -> float:
    """Return the weight of a message from a page; the limit on messages per second adds up these weights.

    A small message has the weight 1. A large message takes longer to read, and a request for the states of
    all widgets takes longer to answer, so these weigh more. Raises UnknownMessageError for a message of a
    kind that our pages never send.

    >>> message_weight('{"channel": "shell", "header": {"msg_type": "kernel_info_request"}, "content": {}}')
    1.0
    >>> message_weight('{"channel": "shell", "header": {"msg_type": "execute_request"}, "content": {}}')
    Traceback (most recent call last):
        ...
    rummy_widget.app.sockets.UnknownMessageError: a page sends no 'execute_request' on 'shell'
    """
    try:
        message = json.loads(text)
        kind, channel = message["header"]["msg_type"], message["channel"]
        content = message["content"]
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise UnknownMessageError("a message is an object with a header, a channel and a content") from error
    if not isinstance(kind, str) or kind not in FROM_PAGE or channel != "shell":
        raise UnknownMessageError(f"a page sends no {kind!r:.40} on {channel!r:.40}")
    if message.get("buffers") or not isinstance(content, dict):
        raise UnknownMessageError("a page sends objects and no buffers")
    asks_all = False
    if kind in ("comm_open", "comm_msg", "comm_close"):
        data = content.get("data", {})
        if not isinstance(content.get("comm_id"), str) or not isinstance(data, dict):
            raise UnknownMessageError(f"a {kind} names a comm and brings an object")
        if kind == "comm_open" and content.get("target_name") != CONTROL:
            raise UnknownMessageError("a page opens no other comm than the one for states")
        asks_all = data.get("method") == "request_states"
    return 1.0 + len(text) // 10_000 + (9.0 if asks_all else 0.0)


class PacedProtocol(WebSocketProtocol13):
    """Tornado's web socket protocol with a limited rate: it awaits `PageSocket.turn` before it reads a frame.

    So even empty frames count towards the limit on the rate.
    """

    handler: PageSocket

    async def _receive_frame(self) -> None:
        await self.handler.turn()
        await super()._receive_frame()


class PageSocket(GuestKernel, VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The web socket over which a page and its kernel exchange messages.

    It uses Jupyter's original protocol, in which each message is JSON. The newer protocol is binary and
    trusts the numbers in a message, so that a single frame of eight bytes could block the server for good.

    `_connections` counts the connections to each kernel, by its id. `_open_sockets` are the open sockets of
    all pages.
    """

    _connections: ClassVar[Counter[str]] = Counter()
    _open_sockets: ClassVar[set[PageSocket]] = set()
    max_message_size = MOST_MESSAGE

    def select_subprotocol(self, subprotocols: list[str]) -> str | None:
        """Return None, so that no subprotocol is used, only Jupyter's original protocol."""
        return None

    def get_compression_options(self) -> None:
        """Return None, so that messages are not compressed."""
        return None

    def get_websocket_protocol(self) -> WebSocketProtocol13 | None:
        """Return a protocol that awaits `turn`, the method that limits the rate, before it reads each frame.

        Returns None if the browser asks for a version of the protocol that is not supported.
        """
        stock = super().get_websocket_protocol()
        return PacedProtocol(self, False, stock.params) if stock else None

    @ws_authenticated
    async def get(self, kernel_id: str) -> None:
        """Open the web socket of a kernel's page.

        Raises HTTPError: 400 if the request names no session, 404 if there is no such kernel, and 429 if the
        kernel has too many connections.
        """
        if not SESSION.fullmatch(self.get_argument("session_id", "")):
            raise HTTPError(400, "a connection needs a session_id of letters, digits and dashes")
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        if self._connections[kernel_id] >= MOST_CONNECTIONS:
            raise HTTPError(429)
        limits: tuple[AddressLoad, RateLimiter] = self.kernel_manager.limits_of(kernel_id)
        self._load, self._pace = limits
        self._debt = 0.0  # seconds until the page's next message may be read
        self._calm = time.monotonic()  # when it was last within its rate
        self._unread = 0
        self._over = False
        self._connections[kernel_id] += 1
        self._opened = self._gone = False
        try:
            await super().get(kernel_id)  # returns when the connection ends
        finally:
            self.on_close()
            self._connections[kernel_id] -= 1
            if not self._connections[kernel_id]:
                del self._connections[kernel_id]

    async def open(self, kernel_id: str) -> None:
        """Connect the socket to its kernel; raise HTTPError 410 if the page or the kernel is already gone."""
        if self._gone or kernel_id not in self.kernel_manager:
            raise HTTPError(410)
        self._opened = True
        self._open_sockets.add(self)
        await super().open(kernel_id)

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Answer a failed request with the status alone, because no page could show an error message."""
        self.finish()

    def on_close(self) -> None:
        """Disconnect the socket from its kernel; a second call does nothing.

        This works at any time, even if the connection to the kernel is still being set up.
        """
        self._gone = True
        self._open_sockets.discard(self)
        connection, self.connection = getattr(self, "connection", None), None
        if connection is None:
            return
        if self._opened:
            with suppress(KeyError):  # Jupyter has no record of a connection that was never set up
                connection.disconnect()
        else:
            connection.give_up()

    # -- messages from the page ---------------------------------------------------------------

    async def turn(self) -> None:
        """Wait until the page's next frame may be read.

        Closes the connection if the page has been sending frames too fast for too long.
        """
        debt, self._debt = max(self._debt, self._take(1.0)), 0.0
        if not debt:
            self._calm = time.monotonic()
            return
        if time.monotonic() - self._calm > PATIENCE:
            self.hang_up(TOO_MUCH)
        await sleep(debt)

    def _take(self, count: float) -> float:
        return max(self._pace.take(count), self._load.messages.take(count))

    def on_message(self, message: str | bytes) -> None:
        """Pass a page's message on to the kernel; close the connection if pages may not send this message."""
        if self._over or self.connection is None:
            return
        if isinstance(message, bytes):
            self.hang_up(NOT_TEXT)
            return
        try:
            self._debt = self._take(message_weight(message) - 1.0)  # its frame has been counted already
            self.connection.handle_incoming_message(message)
        except UnknownMessageError as refused:
            self.log.warning("Hanging up: %s.", refused)
            self.hang_up(NOT_ALLOWED)
        except Exception as error:  # valid JSON that still can't be encoded, such as half of a surrogate pair
            self.log.warning("Hanging up on a message that cannot be passed on: %s.", type(error).__name__)
            self.hang_up(NOT_ALLOWED)

    def hang_up(self, code: int, reason: str | None = None) -> None:
        """Close the connection with a close code (RFC 6455) and a reason.

        Messages from the page that are still in transit are ignored.
        """
        if not self._over:
            self._over = True
            self.close(code, reason)

    @classmethod
    def say_goodbye(cls) -> None:
        """Close the connection of every open page, with a code that says that the server is restarting."""
        for each in list(cls._open_sockets):
            each.hang_up(*RESTART)

    @classmethod
    def open_pages(cls) -> int:
        """Return the number of open pages; a page counts until it has confirmed the end of its connection."""
        return len(cls._open_sockets)

    # -- messages to the page -----------------------------------------------------------------

    def write_message(self, message: Any, binary: bool = False) -> Any:
        """Send a message to the page, or close the connection if the page has too many unread bytes.

        Unread bytes are those that were sent and have not been read yet, with the new message added. There is
        a limit for the page, and another one for all pages of its network address together. Returns a future
        that is done when the message has been sent, or None if the connection was closed. *binary* says
        whether the message is sent as bytes, not as text, as in Tornado's own method.
        """
        size = len(message)
        if self._unread + size > MOST_UNREAD or self._load.unread + size > MOST_UNREAD_EACH:
            # A client that reads nothing would not read a reason either.
            self._over = True
            if self.ws_connection is not None:
                self.ws_connection._abort()
            return None
        written = super().write_message(message, binary)
        if written is not None:
            self._unread += size
            self._load.unread += size
            written.add_done_callback(lambda done: self._was_read(size, done))
        return written

    def _was_read(self, size: int, done: Any) -> None:
        self._unread -= size
        self._load.unread -= size
        if not done.cancelled():
            done.exception()  # retrieving it keeps asyncio from logging that a connection has ended


class PageConnection(ZMQChannelsWebsocketConnection):
    """The connection between a kernel's channels and its page's web socket."""

    def give_up(self) -> None:
        """Clean up after a connection that ended before the kernel had answered Jupyter's first request."""
        asking, own = self.kernel_info_channel, self._kernel_info_future
        if asking is not None and not asking.closed():
            asking.close()
        if getattr(self.kernel_manager, "_kernel_info_future", None) is own and not own.done():
            del self.kernel_manager._kernel_info_future
        # Otherwise the page's next socket would try to close this one, which never opened, and fail.
        session = getattr(self, "session_key", "")
        if self._open_sessions.get(session) is self.websocket_handler:
            del self._open_sessions[session]
        if not own.done():
            own.set_result({})

    def _on_zmq_reply(self, stream: Any, message: Any) -> None:
        if is_for_page(message):
            super()._on_zmq_reply(stream, message)


def is_for_page(message: Any) -> bool:
    """Return whether a kernel's message should be passed on to its page.

    Messages that pages don't need are not passed on, and neither is what the kernel writes to stderr.

    >>> is_for_page({"header": {"msg_type": "stream"}, "content": {"name": "stderr", "text": "Trace …"}})
    False
    >>> is_for_page({"header": {"msg_type": "status"}, "content": {"execution_state": "idle"}})
    True
    """
    kind = message["header"]["msg_type"]
    return kind in TO_PAGE and not (kind == "stream" and message["content"].get("name") != "stdout")
