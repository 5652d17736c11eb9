"""The line between a page and its kernel: what may come in, how quickly, and what goes out.

Jupyter's own takes anything that a notebook could want to say. A page says little: text, a few kinds of
messages, as often as hands do. What no page says ends the line; what comes too quickly waits, and is not
even read before its turn, so that it costs neither memory nor anybody else's time. Nothing of an honest
page is lost that way.
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

from .capacity import AddressLoad, Bucket

# Bytes of one message; the largest is a file of kept progress, 400,000 signs of up to four bytes each.
MOST_MESSAGE = 2 * 2**20
# Bytes that may wait for a page that does not read, and for all pages of its address. All that the largest
# page shows is a twentieth of it.
MOST_UNREAD = 8 * 2**20
MOST_UNREAD_EACH = 64 * 2**20
# Lines to one kernel: a page has one, and after a cut an old one beside it.
MOST_LINES = 6
# Seconds that a page may be beyond its rate without a pause.
PATIENCE = 60.0
SESSION = re.compile(r"[\w-]{1,64}")
CONTROL = "jupyter.widget.control"

NOT_TEXT, NOT_SAID, TOO_MUCH = 1003, 1008, 1013  # codes of RFC 6455; light.js knows them
RESTART = 1012, "restart"  # the server goes down, and comes back; nothing was wrong with the page
# What a page says, all of it on one channel.
SAID = frozenset({"comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request"})
# What a page is told. A kernel's log, with its paths and tracebacks, comes as a `stream` to where errors go.
TOLD = frozenset({
    "comm_open", "comm_msg", "comm_close", "comm_info_reply", "kernel_info_reply", "status", "shutdown_reply",
    "display_data", "update_display_data", "clear_output", "stream",
})  # fmt: skip


class UnknownMessageError(ValueError):
    """A message that no page sends."""


def weigh(text: str) -> float:
    """How many small messages a message counts for, or a UnknownMessageError where no page says it.

    A large one takes longer to read, and all states of a page longer to send.

    >>> weigh('{"channel": "shell", "header": {"msg_type": "kernel_info_request"}, "content": {}}')
    1.0
    >>> weigh('{"channel": "shell", "header": {"msg_type": "execute_request"}, "content": {"code": "1"}}')
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
    if not isinstance(kind, str) or kind not in SAID or channel != "shell":
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
    """Tornado's, which reads no frame, not even an empty one, before its page's turn."""

    handler: PageSocket

    async def _receive_frame(self) -> None:
        await self.handler.turn()
        await super()._receive_frame()


class PageSocket(VoilaKernelWebsocketHandler):  # type: ignore[misc]
    """The socket of a page. It speaks Jupyter's older protocol, which is text; the newer one is read by
    trusting the numbers in it, so that one frame of eight bytes could hold the server up for good.
    """

    _lines: ClassVar[Counter[str]] = Counter()
    _here: ClassVar[set[PageSocket]] = set()
    max_message_size = MOST_MESSAGE

    def select_subprotocol(self, subprotocols: list[str]) -> str | None:
        return None

    def get_compression_options(self) -> None:
        return None

    def get_websocket_protocol(self) -> WebSocketProtocol13 | None:
        stock = super().get_websocket_protocol()
        return PacedProtocol(self, False, stock.params) if stock else None

    @ws_authenticated
    async def get(self, kernel_id: str) -> None:
        if not SESSION.fullmatch(self.get_argument("session_id", "")):
            raise HTTPError(400, "a line needs a session_id of letters, digits and dashes")
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        if self._lines[kernel_id] >= MOST_LINES:
            raise HTTPError(429)
        place: tuple[AddressLoad, Bucket] = self.kernel_manager.place(kernel_id)
        self._neighbour, self._pace = place
        self._debt = 0.0  # seconds until this page's next turn
        self._calm = time.monotonic()  # when it was last within its rate
        self._unread = 0
        self._over = False
        self._lines[kernel_id] += 1
        self._opened = self._gone = False
        try:
            await super().get(kernel_id)  # ends with the line
        finally:
            self.on_close()
            self._lines[kernel_id] -= 1
            if not self._lines[kernel_id]:
                del self._lines[kernel_id]

    async def open(self, kernel_id: str) -> None:
        if self._gone or kernel_id not in self.kernel_manager:
            raise HTTPError(410)  # nobody is there to be told
        self._opened = True
        self._here.add(self)
        await super().open(kernel_id)

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        """Answer with the status alone: a socket has no page to show an error on."""
        self.finish()

    def on_close(self) -> None:
        """End the kernel's side, once, however far it had come: a page or its kernel may go at any time."""
        self._gone = True
        self._here.discard(self)
        connection, self.connection = getattr(self, "connection", None), None
        if connection is None:
            return
        if self._opened:
            with suppress(KeyError):  # Jupyter has no record to remove of a line that was never set up
                connection.disconnect()
        else:
            connection.give_up()

    # -- what comes in ------------------------------------------------------------------------

    async def turn(self) -> None:
        """Return when the next frame may be read."""
        debt, self._debt = max(self._debt, self._take(1.0)), 0.0
        if not debt:
            self._calm = time.monotonic()
            return
        if time.monotonic() - self._calm > PATIENCE:
            self.hang_up(TOO_MUCH)
        await sleep(debt)

    def _take(self, count: float) -> float:
        return max(self._pace.take(count), self._neighbour.messages.take(count))

    def on_message(self, message: str | bytes) -> None:
        if self._over or self.connection is None:
            return
        if isinstance(message, bytes):
            self.hang_up(NOT_TEXT)
            return
        try:
            self._debt = self._take(weigh(message) - 1.0)  # its frame has been counted
            self.connection.handle_incoming_message(message)
        except UnknownMessageError as refused:
            self.log.warning("Hanging up: %s.", refused)
            self.hang_up(NOT_SAID)
        except Exception as error:  # what passes as JSON and still cannot be packed, as half of a sign
            self.log.warning("Hanging up on a message that cannot be passed on: %s.", type(error).__name__)
            self.hang_up(NOT_SAID)

    def hang_up(self, code: int, reason: str | None = None) -> None:
        """End the line; what is still on its way is not read any more."""
        if not self._over:
            self._over = True
            self.close(code, reason)

    @classmethod
    def say_goodbye(cls) -> None:
        """Tell every open page that the server goes down."""
        for each in list(cls._here):
            each.hang_up(*RESTART)

    @classmethod
    def open_pages(cls) -> int:
        """How many lines are open, those among them whose page has not taken leave yet."""
        return len(cls._here)

    # -- what goes out ------------------------------------------------------------------------

    def write_message(self, message: Any, binary: bool = False) -> Any:
        size = len(message)
        if self._unread + size > MOST_UNREAD or self._neighbour.unread + size > MOST_UNREAD_EACH:
            # Whoever does not read does not read a reason either.
            self._over = True
            if self.ws_connection is not None:
                self.ws_connection._abort()
            return None
        written = super().write_message(message, binary)
        if written is not None:
            self._unread += size
            self._neighbour.unread += size
            written.add_done_callback(lambda done: self._was_read(size, done))
        return written

    def _was_read(self, size: int, done: Any) -> None:
        self._unread -= size
        self._neighbour.unread -= size
        if not done.cancelled():
            done.exception()  # a line that ended; nobody waits to hear of it


class PageConnection(ZMQChannelsWebsocketConnection):
    """What passes between a kernel's channels and a page's socket."""

    def give_up(self) -> None:
        """Stop asking what kind of kernel it is: the line went while it was still being set up."""
        asking, own = self.kernel_info_channel, self._kernel_info_future
        if asking is not None and not asking.closed():
            asking.close()
        if getattr(self.kernel_manager, "_kernel_info_future", None) is own and not own.done():
            del self.kernel_manager._kernel_info_future
        # Otherwise the next socket of this page would close a socket that never opened, and fail at it.
        session = getattr(self, "session_key", "")
        if self._open_sessions.get(session) is self.websocket_handler:
            del self._open_sessions[session]
        if not own.done():
            own.set_result({})

    def _on_zmq_reply(self, stream: Any, message: Any) -> None:
        if is_told(message):
            super()._on_zmq_reply(stream, message)


def is_told(message: Any) -> bool:
    """Whether a kernel's message is for its page.

    >>> is_told({"header": {"msg_type": "stream"}, "content": {"name": "stderr", "text": "Traceback …"}})
    False
    >>> is_told({"header": {"msg_type": "status"}, "content": {"execution_state": "idle"}})
    True
    """
    kind = message["header"]["msg_type"]
    return kind in TOLD and not (kind == "stream" and message["content"].get("name") != "stdout")
