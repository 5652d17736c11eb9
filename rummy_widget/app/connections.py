"""Limits on the size of requests, on the time that they may take, and on each visitor's connections.

The limits apply to everybody who reaches the port, logged in or not. If a new connection arrives when too
many are open, one that has not sent a complete request is closed. To make room, the server never closes
connections whose request is being answered, or the web sockets of open pages. The numbers are listed in
SECURITY.md.
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

# Bytes. The largest request of a page is the login form.
BODY = 64 * 1024
UNREAD = 128 * 1024  # bytes received but not handled yet; the next number is that for a page's web socket
UNREAD_SOCKET = 4 * 1024 * 1024
# Seconds.
ASKING = 20  # from a new connection, or the last answer, to the end of a request's headers
SENDING = 20  # for the body of a request
TAKING = 60  # during which the client receives no byte of an answer
LOOK = 5  # between two searches for connections that are stuck
# Connections. They are enough for thirty students who share a network address, each with ten pages open, and
# with six connections to load one more.
FROM_ONE_ADDRESS = 600
IN_ALL = 2400
FULL = b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def connection_limits(descriptors: int) -> tuple[int, int]:
    """Return the number of connections allowed from one network address, and the number allowed in all.

    *descriptors* is the number of file descriptors that this process may have open. Connections may use at
    most a third of them, because kernels need the rest; and there are never more than 2400 connections in
    all. One address may have at most half of that number, and never more than 600.

    >>> connection_limits(65536), connection_limits(1024)
    ((600, 2400), (170, 341))
    """
    in_all = min(IN_ALL, descriptors // 3)
    return min(FROM_ONE_ADDRESS, in_all // 2), in_all


class Connection:
    """A client's connection to the server, with the facts that decide how it counts towards the limits.

    `asking` is true until a complete request has arrived, and `is_socket` once the connection has become a
    web socket. `peer` is the network address that the connection comes from. `origin` is the visitor for whom
    the connection is counted; the visitor may change, because a proxy's connection carries the requests of
    one visitor after another. `moved` is the time at which the connection last made progress.
    """

    def __init__(self, stream: IOStream, peer: str) -> None:
        self.stream, self.peer, self.origin = stream, peer, origin(peer)
        self.is_socket = False
        self.note_waiting()

    def note_waiting(self) -> None:
        """Record that this connection waits for its first or its next request."""
        self.asking, self.moved = True, time.monotonic()

    def note_request(self) -> None:
        """Record that a complete request has arrived on this connection."""
        self.asking, self.moved = False, time.monotonic()

    def note_socket(self) -> None:
        """Record that this connection has become the web socket of an open page."""
        self.note_request()
        self.is_socket = True
        self.stream.max_buffer_size = UNREAD_SOCKET

    def is_stuck(self, now: float) -> bool:
        """Return whether too much time has passed since the client last accepted a part of the answer.

        The result is False if no answer is being sent. *now* is the current time of the monotonic clock.
        """
        waits = not self.asking and not self.is_socket and self.stream.writing()
        return waits and now - self.moved > TAKING


class LimitedServer(HTTPServer):
    """Tornado's HTTP server with limits on requests and on each visitor's connections.

    A request that comes through a trusted proxy counts as a request of the visitor whose address its headers
    state.
    """

    def initialize(self, *args: Any, proxies: Proxies | None = None, **options: Any) -> None:
        """Set up the server with its limits on requests and connections.

        *proxies* are the trusted proxies; *args* and *options* are the arguments of Tornado's server.
        """
        limits: dict[str, Any] = {
            "max_body_size": BODY,
            "max_buffer_size": UNREAD,
            "idle_connection_timeout": ASKING,
            "body_timeout": SENDING,
        }
        super().initialize(*args, **{**options, **limits})
        self.proxies = proxies or Proxies()
        self.connections: dict[IOStream, Connection] = {}
        self.counted: Counter[str] = Counter()
        self.from_one, self.in_all = connection_limits(descriptors())
        # The time at which a connection was last closed whose answer may not have been received.
        self.dropped: float = -TAKING
        self.watch = PeriodicCallback(self.close_stuck, LOOK * 1000)

    def add_sockets(self, sockets: Iterable[socket.socket]) -> None:
        """Start serving on these listening sockets, and start looking for connections that are stuck."""
        super().add_sockets(sockets)
        gc.freeze()  # all objects made so far are needed until the end, so they aren't garbage-collected
        self.watch.start()

    def stop(self) -> None:
        """Stop accepting connections, and stop looking for connections that are stuck."""
        self.watch.stop()
        super().stop()

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Accept a connection or, if the server is full, answer it with the HTTP status 503.

        The first item of *address* is the network address that the connection comes from.
        """
        connection = Connection(stream, str(address[0]) if address else "")
        if not self.make_room(connection.peer):
            stream.write(FULL)
            stream.close()
            return
        self.track(connection)
        super().handle_stream(stream, address)

    def track(self, connection: Connection) -> None:
        """Count a connection until it is closed, and record the time whenever bytes are sent on it."""
        stream = connection.stream
        write, close = stream.write_to_fd, stream.close_fd
        self.connections[stream] = connection
        self.counted[connection.origin] += 1

        def write_to_fd(data: memoryview) -> int:
            taken = write(data)
            if taken:
                connection.moved = time.monotonic()
            return taken

        def close_fd() -> None:
            if not connection.asking:
                self.dropped = time.monotonic()
            if self.connections.pop(stream, None):
                self.count_for(connection, None)
            close()

        stream.write_to_fd, stream.close_fd = write_to_fd, close_fd  # type: ignore[method-assign]

    def count_for(self, connection: Connection, origin: str | None) -> None:
        """Count a connection for the visitor *origin* from now on; if *origin* is None, stop counting it."""
        self.counted[connection.origin] -= 1
        if origin is not None:
            connection.origin = origin
            self.counted[origin] += 1
        self.counted += Counter()  # drops visitors without connections

    def make_room(self, peer: str) -> bool:
        """Make room for a further connection from the network address *peer*; return whether there is room.

        If there are too many connections, in all or from this address, the one that has waited longest for a
        complete request is closed. If none is waiting, the result is False.
        """
        visitor = origin(peer)
        if self.counted[visitor] >= self.from_one and not self.proxies.trusts(peer):
            return self.close_idlest(each for each in self.connections.values() if each.origin == visitor)
        return len(self.connections) < self.in_all or self.close_idlest(self.connections.values())

    def close_idlest(self, connections: Iterable[Connection]) -> bool:
        """Close the connection that has waited longest for a complete request.

        *connections* are in the order in which they began to wait. Returns False if none of them is waiting.
        """
        longest = next((each for each in connections if each.asking), None)
        if longest is None:
            return False
        longest.stream.close()
        return True

    def open_requests(self) -> int:
        """Return the number of requests that have arrived completely and are still being answered."""
        return sum(not (each.asking or each.is_socket) for each in self.connections.values())

    def close_stuck(self) -> None:
        """Close connections on which the client takes no data, and free the resources of closed connections.

        When a connection ends, Tornado abandons the coroutine that answers the request; if it was sending a
        file, this file then stays open until garbage is collected.
        """
        now = time.monotonic()
        for connection in [each for each in self.connections.values() if each.is_stuck(now)]:
            connection.stream.close()
        if now - self.dropped < TAKING:  # an abandoned coroutine may go on for a while
            gc.collect()

    def start_request(self, server_conn: Any, request_conn: Any) -> HTTPMessageDelegate:
        """Prepare for the next request on a connection, and return the object that receives its parts.

        *server_conn* and *request_conn* are Tornado's objects for the connection and for the request.
        """
        receiver = super().start_request(server_conn, request_conn)
        connection = self.connections.pop(server_conn.stream, None)
        if connection is None:
            return receiver
        connection.note_waiting()
        # It is put at the end, so that the first one that is waiting has waited longest.
        self.connections[server_conn.stream] = connection
        context = request_conn.context
        # The visitor that a proxy's headers named was the visitor of the last request only.
        context.remote_ip, context.protocol = connection.peer, "http"
        self.count_for(connection, origin(connection.peer))
        detach: Callable[[], IOStream] = request_conn.detach

        def detached() -> IOStream:
            connection.note_socket()
            return detach()

        request_conn.detach = detached
        return RequestRelay(receiver, connection, lambda head: self.note_visitor(connection, context, head))

    def note_visitor(self, connection: Connection, context: Any, headers: HTTPHeaders) -> bool:
        """Count a connection from a trusted proxy for the visitor whose request came through the proxy.

        The visitor's address and protocol are read from *headers*, and stored in *context*, Tornado's record
        of them for the request. If the connection isn't from a trusted proxy, nothing is changed. Returns
        False if the visitor has too many connections already, True otherwise.
        """
        if not self.proxies.trusts(connection.peer):
            return True
        context.remote_ip = self.proxies.visitor(connection.peer, headers)
        context.protocol = self.proxies.scheme(connection.peer, headers) or context.protocol
        visitor = origin(context.remote_ip)
        if self.counted[visitor] >= self.from_one and not self.proxies.trusts(context.remote_ip):
            return False
        self.count_for(connection, visitor)
        return True


class RequestRelay(HTTPMessageDelegate):
    """A relay that passes an arriving request on to its receiver, and records when the request is complete.

    `receiver` is Tornado's object that handles the request. `accept` is called with the headers first; if it
    returns False, the connection is closed.
    """

    def __init__(
        self, receiver: HTTPMessageDelegate, connection: Connection, accept: Callable[[HTTPHeaders], bool]
    ) -> None:
        self.receiver, self.connection, self.accept = receiver, connection, accept

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Awaitable[None] | None:
        """Pass a request's headers on to its receiver, if `accept` returns True for them.

        Otherwise, answer 503 and close the connection.
        """
        if not self.accept(headers):
            self.receiver = HTTPMessageDelegate()  # ignores the rest of the request
            self.connection.stream.write(FULL)
            self.connection.stream.close()
            return None
        return self.receiver.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        """Pass a part of the request's body on to its receiver."""
        return self.receiver.data_received(chunk)

    def finish(self) -> None:
        """Tell the receiver that the request is complete.

        If the connection has been closed already, the receiver is told that instead.
        """
        if self.connection.stream.closed():  # a request after another one whose connection is gone
            self.receiver.on_connection_close()
            return
        self.connection.note_request()
        self.receiver.finish()

    def on_connection_close(self) -> None:
        """Tell the receiver of a request that the connection was closed."""
        self.receiver.on_connection_close()
