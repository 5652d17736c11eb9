"""One hostile visitor who does everything at once: each attack is a function of ATTACKS, over and over.

Run as a script, in a process of its own: `python tests/attacks.py PORT ADDRESS SECONDS`, and the
names of some attacks where not all are meant.
"""

from __future__ import annotations

import os
import socket
import struct
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import websocket

from lines import CONTROL, HERE, Line, Page, message
from servers import App

Attack = Callable[[App, str], None]


def frames_of_bytes(app: App, address: str) -> None:
    page = Page(app, address=address)
    for protocol, frame in (
        ("v1.kernel.websocket.jupyter.org", struct.pack("<q", 2**40)),
        (None, struct.pack("!2i", 2**31 - 1, 8)),
    ):
        line = page.line(protocol=protocol)
        line.wire.send_binary(frame)
        line.end(2)
    page.give_back()


def many_messages(app: App, address: str) -> None:
    line, widget = at_a_widget(app, address)
    line.wire.settimeout(5)
    for number in range(100_000):
        line.tell(widget, seq=number, type="check")


def many_pings(app: App, address: str) -> None:
    line, _ = at_a_widget(app, address)
    line.wire.settimeout(5)
    frames = websocket.ABNF.create_frame(b"", websocket.ABNF.OPCODE_PING).format() * 10_000
    for _ in range(1000):
        line.wire.sock.sendall(frames)


def large_messages(app: App, address: str) -> None:
    line, widget = at_a_widget(app, address)
    line.wire.settimeout(5)
    for number in range(1000):
        line.tell(widget, seq=number, type="x" * 1_900_000)


def never_reading(app: App, address: str) -> None:
    line, _ = at_a_widget(app, address)
    line.wire.settimeout(5)
    line.say("comm_open", {"comm_id": "c", "target_name": CONTROL, "data": {}}, metadata={"version": "1.0.0"})
    for _ in range(10_000):
        line.say("comm_msg", {"comm_id": "c", "data": {"method": "request_states"}})


def widgets_of_ones_own(app: App, address: str) -> None:
    page = Page(app, address=address)
    state = {
        "_model_module": "@jupyter-widgets/controls",
        "_model_name": "TextareaModel",
        "value": "x" * 1_500_000,
    }
    for number in range(25):
        line = page.line()
        content = {"comm_id": f"w{number}", "target_name": "jupyter.widget", "data": {"state": state}}
        line.say("comm_open", content, metadata={"version": "2.1.0"})
        line.end(2)
    page.give_back()


def what_no_page_says(app: App, address: str) -> None:
    page = Page(app, address=address)
    for text in ("{", "[" * 100_000, message("execute_request", {"code": "while 1: pass"})):
        line = page.line()
        line.wire.send(text)
        line.end(2)
    page.give_back()


def many_lines(app: App, address: str) -> None:
    page = Page(app, address=address)
    kept = []
    for number in range(50):
        with suppress(websocket.WebSocketException):
            kept.append(page.line(f"s{number}"))
    page.give_back()


def pages_that_nobody_reads(app: App, address: str) -> None:
    Page(app, address=address)


def pages_that_come_and_go(app: App, address: str) -> None:
    page = Page(app, address=address)
    line = page.line()
    page.give_back_soon()
    line.drop()


def half_a_page(app: App, address: str) -> None:
    """Ask for a page and hang up before it has come."""
    wire = socket.create_connection((HERE, app.port), 5, source_address=(address, 0))
    wire.sendall(
        f"GET /voila/render/lessons/pro/03-groups.ipynb HTTP/1.1\r\nHost: {HERE}:{app.port}\r\n\r\n".encode()
    )
    time.sleep(0.2)
    wire.close()


def pictures_of_pages(app: App, address: str) -> None:
    """What another site's page can do with its visitor's browser."""
    Page(app, address=address, **{"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"})


def large_bodies(app: App, address: str) -> None:
    """A hundred megabytes to whatever takes a body."""
    wire = socket.create_connection((HERE, app.port), 5, source_address=(address, 0))
    with wire:
        wire.sendall(b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 104857600\r\n\r\n")
        for _ in range(100):
            wire.sendall(b"x" * 2**20)


def half_requests(app: App, address: str) -> None:
    """Three hundred requests that never end, a letter at a time."""
    held = []
    with suppress(OSError):
        for _ in range(300):
            held.append(socket.create_connection((HERE, app.port), 5, source_address=(address, 0)))
            held[-1].sendall(b"GET / HTTP/1.1\r\nHost: 127.0")
    for _ in range(5):
        time.sleep(1)
        for wire in held:
            with suppress(OSError):
                wire.sendall(b".")
    for wire in held:
        wire.close()


def ways_up(app: App, address: str) -> None:
    """Addresses that lead out of the course."""
    for path in (b"/voila/files/lessons/../pyproject.toml", b"/%00", b"/logout", b"/voila/templates/rummy"):
        with socket.create_connection((HERE, app.port), 5, source_address=(address, 0)) as wire:
            wire.sendall(b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            wire.recv(100)


ATTACKS: list[Attack] = [
    large_bodies, half_requests, ways_up,
    frames_of_bytes, many_messages, many_pings, large_messages, never_reading, widgets_of_ones_own,
    what_no_page_says, many_lines, pages_that_nobody_reads, pages_that_come_and_go, half_a_page,
    pictures_of_pages,
]  # fmt: skip


def at_a_widget(app: App, address: str) -> tuple[Line, str]:
    """A page with a step to solve, and that step."""
    line = Page(app, address=address).line()
    return line, step_of(line.states())


def step_of(states: dict[str, Any]) -> str:
    return next(key for key, each in states.items() if each["state"].get("view") == "step")


def over_and_over(attack: Attack, app: App, address: str, end: float, done: dict[str, int]) -> None:
    while time.monotonic() < end:
        with suppress(OSError, ConnectionError, websocket.WebSocketException, StopIteration, ValueError):
            attack(app, address)
        done[attack.__name__] = done.get(attack.__name__, 0) + 1


def main() -> None:
    port, address, seconds = int(sys.argv[1]), sys.argv[2], float(sys.argv[3])
    chosen = [attack for attack in ATTACKS if attack.__name__ in sys.argv[4:] or not sys.argv[4:]]
    app = cast(App, SimpleNamespace(port=port, log=Path()))
    done: dict[str, int] = {}
    end = time.monotonic() + seconds
    threads = [
        threading.Thread(target=over_and_over, args=(attack, app, address, end, done), daemon=True)
        for attack in chosen
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(max(0.0, end - time.monotonic()) + 1)
    print(done, flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
