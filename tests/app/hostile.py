"""Somebody without the token who holds lines open, says a letter now and then, and comes back at once.

    python hostile.py PORT ADDRESS LINES UNTAKEN

opens so many lines, some of which ask for what they never take, until its input ends; then it prints how long
each was held that the server has ended: those of half a request, and those that took nothing.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import select
import socket
import sys
import time

HALVES = [
    b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nA: ",
    b"POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n",
    b"POST /login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nea60\r\n",
]  # fmt: skip


class Held:
    """One line; `takes` what it is answered or not."""

    def __init__(self, port: int, start: bytes, *, takes: bool) -> None:
        self.port, self.start, self.takes = port, start, takes
        self.come()

    def come(self) -> None:
        self.opened = socket.create_connection(("127.0.0.1", self.port), timeout=60)
        with contextlib.suppress(ConnectionError):
            self.opened.sendall(self.start)
        self.opened.setblocking(False)
        self.since = time.monotonic()

    def is_held(self) -> bool:
        try:
            self.opened.send(b"1")
            return not self.takes or bool(self.opened.recv(65536))
        except BlockingIOError:
            return True
        except OSError:
            return False


def hold(port: int, large: str, lines: int, untaken: int) -> dict[str, list[float]]:
    asks = f"GET {large} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 20
    held = [Held(port, asks, takes=False) for _ in range(untaken)]
    halves = itertools.islice(itertools.cycle(HALVES), lines - untaken)
    held += [Held(port, half, takes=True) for half in halves]
    ages: dict[str, list[float]] = {"halves": [], "untaken": []}
    while not select.select([sys.stdin], [], [], 0.5)[0]:
        for each in held:
            if not each.is_held():
                ages["halves" if each.takes else "untaken"].append(time.monotonic() - each.since)
                each.opened.close()
                each.come()
    return ages


if __name__ == "__main__":
    print(json.dumps(hold(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))))
