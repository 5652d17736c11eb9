"""How much of the server one visitor may hold: the size of what is sent, the time that takes, lines at once.

All of it holds for whoever reaches the port, with or without the token. A line on which nobody asks for
anything, or half of something, makes room for the next visitor; one that answers, and a page's socket, never
does. The numbers stand in SECURITY.md.
"""

from __future__ import annotations

import gc
import socket
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine
from tornado.ioloop import PeriodicCallback
from tornado.iostream import IOStream

from .capacity import descriptors
from .proxy import Proxies, origin

# Bytes. The largest request of a page is the form of the login.
BODY = 64 * 1024
UNREAD = 128 * 1024  # what waits of a request, or behind it; a page's socket may send more at once:
UNREAD_SOCKET = 4 * 1024 * 1024
# Seconds.
ASKING = 20  # from an open line, or the last answer, to the end of a request's head
SENDING = 20  # for its body
TAKING = 60  # without a byte taken of an answer that is there
LOOK = 5
# Lines. Thirty students behind one address, each with ten pages open and six lines that load another.
FROM_ONE_ADDRESS = 600
IN_ALL = 2400
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def bounds(descriptors: int) -> tuple[int, int]:
    """How many lines there may be from one address, and in all, where a process may have so many descriptors.

    A third of these at most: the rest is for kernels. Two addresses are needed to take all.

    >>> bounds(65536), bounds(1024)
    ((600, 2400), (170, 341))
    """
    in_all = min(IN_ALL, descriptors // 3)
    return min(FROM_ONE_ADDRESS, in_all // 2), in_all


class Connection:
    """One connection; `asking` while no whole request has come, `is_socket` once it is a page's socket.

    `peer` is the address that it comes from, `origin` whose line it is: a proxy's brings one visitor's
    request after another's.
    """

    def __init__(self, stream: IOStream, peer: str) -> None:
        self.stream, self.peer, self.origin = stream, peer, origin(peer)
        self.is_socket = False
        self.asks()

    def asks(self) -> None:
        """It waits for its first request, or for the next."""
        self.asking, self.moved = True, time.monotonic()

    def answers(self) -> None:
        """A request is there as a whole."""
        self.asking, self.moved = False, time.monotonic()

    def opens(self) -> None:
        """It is the socket of an open page from here on."""
        self.answers()
        self.is_socket = True
        self.stream.max_buffer_size = UNREAD_SOCKET

    def is_stuck(self, now: float) -> bool:
        """Whether an answer is there that nobody takes."""
        waits = not self.asking and not self.is_socket and self.stream.writing()
        return waits and now - self.moved > TAKING


class LimitedServer(HTTPServer):
    """Tornado's server, within these limits; *proxies* are believed when they say whose a request is."""

    def initialize(self, *args: Any, proxies: Proxies | None = None, **options: Any) -> None:
        limits: dict[str, Any] = {
            "max_body_size": BODY,
            "max_buffer_size": UNREAD,
            "idle_connection_timeout": ASKING,
            "body_timeout": SENDING,
        }
        super().initialize(*args, **{**options, **limits})
        self.proxies = proxies or Proxies()
        self.lines: dict[IOStream, Connection] = {}
        self.counted: Counter[str] = Counter()
        self.from_one, self.in_all = bounds(descriptors())
        self.dropped: float = -TAKING  # when a line last went whose answer may not have been taken
        self.watch = PeriodicCallback(self.look, LOOK * 1000)

    def add_sockets(self, sockets: Iterable[socket.socket]) -> None:
        super().add_sockets(sockets)
        gc.freeze()  # what is there by now stays, so that looking for garbage is quick
        self.watch.start()

    def stop(self) -> None:
        self.watch.stop()
        super().stop()

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        line = Connection(stream, str(address[0]) if address else "")
        if not self.make_room(line.peer):
            stream.write(FULL)
            stream.close()
            return
        self.keep(line)
        super().handle_stream(stream, address)

    def keep(self, line: Connection) -> None:
        """Count a line until its stream is closed, whoever closes it, and note when bytes leave it."""
        stream = line.stream
        write, close = stream.write_to_fd, stream.close_fd
        self.lines[stream] = line
        self.counted[line.origin] += 1

        def write_to_fd(data: memoryview) -> int:
            taken = write(data)
            if taken:
                line.moved = time.monotonic()
            return taken

        def close_fd() -> None:
            if not line.asking:
                self.dropped = time.monotonic()
            if self.lines.pop(stream, None):
                self.count(line, None)
            close()

        stream.write_to_fd, stream.close_fd = write_to_fd, close_fd  # type: ignore[method-assign]

    def count(self, line: Connection, origin: str | None) -> None:
        """The line is somebody else's from here on, or with None nobody's."""
        self.counted[line.origin] -= 1
        if origin is not None:
            line.origin = origin
            self.counted[origin] += 1
        self.counted += Counter()  # forgets who has none

    def make_room(self, peer: str) -> bool:
        """Whether another line may come from there, if need be in place of the one that asks longest."""
        here = origin(peer)
        if self.counted[here] >= self.from_one and not self.proxies.believes(peer):
            return self.cut_asking(each for each in self.lines.values() if each.origin == here)
        return len(self.lines) < self.in_all or self.cut_asking(self.lines.values())

    def cut_asking(self, lines: Iterable[Connection]) -> bool:
        """Close the one that has been without a whole request for longest; false where none is."""
        longest = next((each for each in lines if each.asking), None)
        if longest is None:
            return False
        longest.stream.close()
        return True

    def answering(self) -> int:
        """How many whole requests wait for their answer's end."""
        return sum(not (each.asking or each.is_socket) for each in self.lines.values())

    def look(self) -> None:
        """Close the lines that take nothing of their answers, and the files of answers that are not taken.

        Tornado forgets who writes an answer when its line goes; the file stays open until it is garbage.
        """
        now = time.monotonic()
        for line in [each for each in self.lines.values() if each.is_stuck(now)]:
            line.stream.close()
        if now - self.dropped < TAKING:  # what is being answered may come to its end after its line
            gc.collect()

    def start_request(self, server_conn: Any, request_conn: Any) -> HTTPMessageDelegate:
        heard = super().start_request(server_conn, request_conn)
        line = self.lines.pop(server_conn.stream, None)
        if line is None:
            return heard
        line.asks()
        self.lines[server_conn.stream] = line  # at the end: the first of those that ask does so for longest
        context = request_conn.context
        context.remote_ip, context.protocol = line.peer, "http"  # what a proxy told was of one request alone
        self.count(line, origin(line.peer))
        detach: Callable[[], IOStream] = request_conn.detach

        def detached() -> IOStream:
            line.opens()
            return detach()

        request_conn.detach = detached
        return RequestRelay(heard, line, lambda headers: self.told(line, context, headers))

    def told(self, line: Connection, context: Any, headers: HTTPHeaders) -> bool:
        """Hear from a proxy whose request this is; false where that visitor has too many lines."""
        if not self.proxies.believes(line.peer):
            return True
        context.remote_ip = self.proxies.visitor(line.peer, headers)
        context.protocol = self.proxies.scheme(line.peer, headers) or context.protocol
        whose = origin(context.remote_ip)
        if self.counted[whose] >= self.from_one and not self.proxies.believes(context.remote_ip):
            return False
        self.count(line, whose)
        return True


class RequestRelay(HTTPMessageDelegate):
    """Passes a request on as it comes, and tells its line when all of it is there.

    `told` hears its head first and may say no: then the line ends.
    """

    def __init__(
        self, heard: HTTPMessageDelegate, line: Connection, told: Callable[[HTTPHeaders], bool]
    ) -> None:
        self.heard, self.line, self.told = heard, line, told

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Awaitable[None] | None:
        if not self.told(headers):
            self.heard = HTTPMessageDelegate()  # nobody
            self.line.stream.write(FULL)
            self.line.stream.close()
            return None
        return self.heard.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        return self.heard.data_received(chunk)

    def finish(self) -> None:
        if self.line.stream.closed():  # what came behind another request, and is nobody's any more
            self.heard.on_connection_close()
            return
        self.line.answers()
        self.heard.finish()

    def on_connection_close(self) -> None:
        self.heard.on_connection_close()
