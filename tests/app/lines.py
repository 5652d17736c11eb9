"""Connections without a browser or a library between: what is sent is what stands in the test."""

from __future__ import annotations

import contextlib
import socket
import time

ASKED = b"GET %s HTTP/1.1\r\nHost: 127.0.0.1\r\n%s\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)


def line(port: int, start: bytes = b"", *, come_from: str = "127.0.0.1") -> socket.socket:
    """A connection on which so much has been sent."""
    opened = socket.create_connection(("127.0.0.1", port), timeout=60, source_address=(come_from, 0))
    opened.sendall(start)
    return opened


def asked(port: int, path: bytes = b"/", headers: bytes = b"", *, come_from: str = "127.0.0.1") -> bytes:
    """The first line of the answer to a whole request; nothing where the connection was closed instead."""
    with line(port, come_from=come_from) as opened, contextlib.suppress(ConnectionError):
        opened.sendall(ASKED % (path, headers))
        return opened.recv(65536).partition(b"\r\n")[0]
    return b""


def is_closed(opened: socket.socket) -> bool:
    """Whether the server closes it, whatever it says before; waits for that."""
    with contextlib.suppress(ConnectionError):
        while opened.recv(65536):
            pass
    return True


def trickled(opened: socket.socket, what: bytes, every: float) -> bool:
    """Whether the server closes it although a byte comes again and again."""
    end = time.monotonic() + 60
    opened.settimeout(every)
    while time.monotonic() < end:
        try:
            opened.sendall(what)
            if not opened.recv(65536):
                return True
        except TimeoutError:
            continue
        except ConnectionError:
            return True
    return False


def poured(opened: socket.socket, piece: bytes, times: int) -> int:
    """How many bytes the server takes before it closes the connection."""
    taken = 0
    with contextlib.suppress(OSError):
        for _ in range(times):
            opened.sendall(piece)
            taken += len(piece)
    return taken
