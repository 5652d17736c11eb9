"""What one visitor may hold of a server: lines, time and memory; each limit, and who is not touched by it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import psutil
import pytest
from tornado.web import Application, RequestHandler, StaticFileHandler
from tornado.websocket import WebSocketHandler

from app.lines import ASKED, UPGRADE, asked, is_closed, line, poured, trickled
from rummy_widget.app import connections
from rummy_widget.app.address import free_address
from rummy_widget.app.proxy import Proxies
from servers import App

# What may stand on a line that never becomes a request; the last ones have a head and no body.
HALVES = [
    b"", b"G", b"GET / HT", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nA: b", b"\r\n\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n", b"\x16\x03\x01\x02\x00",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
    b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
]  # fmt: skip
SOCKET = ASKED % (b"/socket", UPGRADE)
MEGABYTE = b"a" * 1_000_000


class Short(RequestHandler):
    def get(self) -> None:
        self.write("here")


class Long(RequestHandler):
    """Far more than a line's two ends keep, sent as it is taken."""

    def get(self) -> None:
        self.write(MEGABYTE * 60)


class File(StaticFileHandler):
    """This file, more often than a line's two ends keep."""

    @classmethod
    def get_absolute_path(cls, root: str, path: str) -> str:
        return __file__

    @classmethod
    def get_content(cls, abspath: str, start: int | None = None, end: int | None = None) -> Iterator[bytes]:
        with open(abspath, "rb") as file:
            for _ in range(2000):
                file.seek(0)
                yield file.read()

    def get_content_size(self) -> int:
        return 2000 * Path(__file__).stat().st_size


class Waits(RequestHandler):
    """A page that takes long to start."""

    go: asyncio.Event

    async def get(self) -> None:
        await Waits.go.wait()
        self.write("at last")


class Echo(WebSocketHandler):
    def on_message(self, message: str | bytes) -> None:
        self.write_message(str(len(message)))


class Running:
    """A server with limits, in a thread of its own; `short` patience, few lines."""

    def __init__(self, behind: Sequence[str] = ()) -> None:
        self.proxies = Proxies(behind)
        self.address = free_address("127.0.0.1", 0)
        self.port = self.address.port
        self.started = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))  # noqa: TID251 - its own thread
        self.thread.start()
        self.started.wait()

    async def serve(self) -> None:
        self.loop, self.over, Waits.go = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()
        pages: list[Any] = [("/", Short), ("/long", Long), ("/waits", Waits), ("/socket", Echo)]
        pages.append(("/(file)", File, {"path": str(Path(__file__).parent)}))
        self.server = connections.LimitedServer(Application(pages), proxies=self.proxies)
        self.server.add_sockets(self.address.sockets)
        self.started.set()
        await self.over.wait()
        self.server.stop()
        for stream in list(self.server.connections):
            stream.close()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join()

    def has(self, count: int) -> None:
        """Wait until it counts so many lines."""
        end = time.monotonic() + 30
        while self.counts() != (count, count) and time.monotonic() < end:
            time.sleep(0.01)
        assert self.counts() == (count, count)

    def counts(self) -> tuple[int, int]:
        return len(self.server.connections), sum(self.server.counted.values())


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Running]]:
    """`run(ASKING=0.3, ...)` starts a server with these limits for the true ones, *behind* proxies."""
    started: list[Running] = []

    def start(behind: Sequence[str] = (), **limited: float) -> Running:
        for name, value in limited.items():
            monkeypatch.setattr(connections, name, value)
        started.append(Running(behind))
        return started[-1]

    yield start
    for each in started:
        each.stop()


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_not_waited_for(run: Callable[..., Running], half: bytes) -> None:
    running = run(ASKING=0.3, SENDING=0.3)
    with line(running.port, half) as opened:
        assert is_closed(opened)
    running.has(0)


@pytest.mark.parametrize("half", HALVES)
def test_a_byte_now_and_then_buys_no_time(run: Callable[..., Running], half: bytes) -> None:
    running = run(ASKING=0.4, SENDING=0.4)
    with line(running.port, half) as opened:
        assert trickled(opened, b"1", 0.05)
    running.has(0)


def test_who_has_been_answered_may_ask_again_for_a_while(run: Callable[..., Running]) -> None:
    running = run(ASKING=0.3)
    with line(running.port) as opened:
        for _ in range(3):
            opened.sendall(ASKED % (b"/", b""))
            assert opened.recv(65536).startswith(b"HTTP/1.1 200")
        assert is_closed(opened)


def test_an_open_page_and_one_that_starts_are_never_cut(run: Callable[..., Running]) -> None:
    running = run(ASKING=0.2, SENDING=0.2, TAKING=0.2, LOOK=0.05)
    with line(running.port, SOCKET) as page, line(running.port, ASKED % (b"/waits", b"")) as starting:
        assert page.recv(65536).startswith(b"HTTP/1.1 101")
        for _ in range(4):  # each of these has come later, and is over sooner
            with line(running.port, b"GET") as half:
                assert is_closed(half)
        assert is_open(page)
        running.loop.call_soon_threadsafe(Waits.go.set)
        assert starting.recv(65536).endswith(b"at last")


def test_an_open_page_may_send_more_at_once_than_a_request(run: Callable[..., Running]) -> None:
    running = run()
    size = 3 * connections.UNREAD
    with line(running.port, SOCKET) as page:
        assert page.recv(65536).startswith(b"HTTP/1.1 101")
        page.sendall(b"\x82\xff" + size.to_bytes(8, "big") + bytes(4) + bytes(size))
        assert page.recv(65536)[2:] == str(size).encode()


def test_what_comes_behind_a_request_is_not_kept(run: Callable[..., Running]) -> None:
    """While an answer is made, or is not taken, little is read of what comes next."""
    running = run(ASKING=60)
    for path in (b"/waits", b"/long"):
        with line(running.port, ASKED % (path, b"")) as opened:
            opened.settimeout(0.5)
            assert poured(opened, MEGABYTE, 100) < 20_000_000  # what the two ends of a line keep


def test_an_answer_that_nobody_takes_is_dropped(run: Callable[..., Running]) -> None:
    running = run(TAKING=0.3, LOOK=0.05)
    with line(running.port, ASKED % (b"/long", b"")) as opened:
        running.has(1)
        running.has(0)
        assert is_closed(opened)


def test_the_file_of_an_answer_that_is_not_taken_is_closed(run: Callable[..., Running]) -> None:
    running = run(LOOK=0.05)
    process = psutil.Process()

    def files(count: int) -> int:
        """How many are open; waits until they are so many, as long as an answer may lie untaken."""
        end = time.monotonic() + connections.TAKING + 30
        while (found := sum(it.path == __file__ for it in process.open_files())) != count:
            if time.monotonic() > end:
                break
            time.sleep(0.05)
        return found

    lines = [line(running.port, ASKED % (b"/file", b"") * 1000) for _ in range(20)]
    assert files(20) == 20
    for opened in lines:
        opened.close()
    assert files(0) == 0
    running.has(0)


def test_an_answer_that_is_taken_slowly_comes_whole(run: Callable[..., Running]) -> None:
    running = run(TAKING=1, LOOK=0.05)
    taken = 0
    with line(running.port, ASKED % (b"/long", b"Connection: close\r\n")) as opened:
        begun = time.monotonic()
        while piece := opened.recv(1 << 20):
            taken += len(piece)
            if time.monotonic() - begun < 2:
                time.sleep(0.05)
    assert taken > 60 * len(MEGABYTE)


def answered(opened: socket.socket) -> bool:
    """Whether a whole request on that line gets its answer."""
    opened.sendall(ASKED % (b"/", b""))
    return opened.recv(65536).startswith(b"HTTP/1.1 200")


def is_open(page: socket.socket) -> bool:
    """Whether a page's socket answers."""
    page.sendall(b"\x81\x82\x00\x00\x00\x00hi")
    return page.recv(65536) == b"\x81\x012"


def test_who_asks_nothing_makes_room(run: Callable[..., Running]) -> None:
    running = run(FROM_ONE_ADDRESS=3, ASKING=60)
    with contextlib.ExitStack() as kept:
        idle = [
            kept.enter_context(line(running.port, half)) for half in (b"", b"GET", b"POST / HTTP/1.1\r\n")
        ]
        running.has(3)
        for first in idle:  # in the order in which they came
            assert answered(kept.enter_context(line(running.port)))
            assert is_closed(first)


def test_who_is_at_work_is_not_pushed_out(run: Callable[..., Running]) -> None:
    running = run(FROM_ONE_ADDRESS=3, ASKING=60)
    with contextlib.ExitStack() as kept:
        pages = [kept.enter_context(line(running.port, SOCKET)) for _ in range(3)]
        assert all(page.recv(65536).startswith(b"HTTP/1.1 101") for page in pages)
        assert asked(running.port) in (b"HTTP/1.1 503 Service Unavailable", b"")
        assert asked(running.port, come_from="127.0.0.2").endswith(b"200 OK")
        running.has(3)
        pages.pop().close()
        running.has(2)
        assert asked(running.port).endswith(b"200 OK")
        assert all(is_open(page) for page in pages)


def test_there_is_an_end_to_all_lines_together(run: Callable[..., Running]) -> None:
    running = run(FROM_ONE_ADDRESS=600, IN_ALL=4, ASKING=60)
    places = [f"127.0.0.{n}" for n in range(2, 6)]
    with contextlib.ExitStack() as kept:
        for place in places:
            page = kept.enter_context(line(running.port, SOCKET, come_from=place))
            assert page.recv(65536).startswith(b"HTTP/1.1 101")
        assert asked(running.port) in (b"HTTP/1.1 503 Service Unavailable", b"")
    running.has(0)
    assert asked(running.port).endswith(b"200 OK")
    running.has(0)
    assert not running.server.counted, "whoever has left is forgotten"


def test_behind_a_proxy_lines_are_those_of_visitors(run: Callable[..., Running]) -> None:
    ana, dan = b"X-Forwarded-For: 192.0.2.7\r\n", b"X-Forwarded-For: 192.0.2.8\r\n"
    running = run(["127.0.0.1"], FROM_ONE_ADDRESS=2, IN_ALL=40)
    with contextlib.ExitStack() as lines:
        held = [lines.enter_context(line(running.port, ASKED % (b"/waits", ana))) for _ in range(2)]
        running.has(2)
        assert asked(running.port, headers=ana) == b"HTTP/1.1 503 Service Unavailable"
        assert [asked(running.port, headers=dan) for _ in range(5)] == [b"HTTP/1.1 200 OK"] * 5
        # One line of the proxy brings one visitor's request, and then another's.
        with line(running.port) as other:
            for headers, status in ((dan, b"200"), (b"", b"200"), (ana, b"503")):
                other.sendall(ASKED % (b"/", headers))
                assert other.recv(65536).split()[1] == status
        running.loop.call_soon_threadsafe(Waits.go.set)
        assert [each.recv(65536).split()[1] for each in held] == [b"200"] * 2
        held[0].sendall(ASKED % (b"/", ana))
        assert held[0].recv(65536).split()[1] == b"200"
    running.has(0)


def test_without_a_proxy_lines_are_those_of_addresses(run: Callable[..., Running]) -> None:
    running = run(FROM_ONE_ADDRESS=2, IN_ALL=40)
    with contextlib.ExitStack() as lines:
        for number in range(2):
            says = b"X-Forwarded-For: 192.0.2.%d\r\n" % number
            lines.enter_context(line(running.port, ASKED % (b"/waits", says)))
        running.has(2)
        assert asked(running.port, headers=b"X-Forwarded-For: 192.0.2.9\r\n").endswith(b"Service Unavailable")
        running.loop.call_soon_threadsafe(Waits.go.set)


def test_a_class_behind_one_address_has_room() -> None:
    """Thirty students, ten pages each that stay open, and six lines that load another."""
    assert connections.FROM_ONE_ADDRESS >= 30 * 10 + 30 * 6
    assert connections.connection_limits(connections.descriptors())[0] > 0


LONG = b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000000\r\n\r\n"
CHUNKED = b"POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
HEAD = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA: "
REQUEST = ASKED % (b"/login", b"")


HUNDRED = {
    "body": (LONG, MEGABYTE), "chunks": (CHUNKED, b"f4240\r\n" + MEGABYTE + b"\r\n"),
    "header": (HEAD, MEGABYTE), "line": (b"", MEGABYTE), "behind": (REQUEST, MEGABYTE),
    "requests": (b"", REQUEST * 10_000), "small chunks": (CHUNKED, b"1\r\na\r\n" * 100_000),
    "headers": (HEAD, b"a\r\nA: " * 100_000),
}  # fmt: skip
# Only what is sent to the login page meets another handler where there is one.
EITHER = [
    pytest.param(
        app, *case, id=f"{name}-{app}", marks=[pytest.mark.proof] * (app == "shared" and name != "body")
    )
    for app in ("plain", "shared")
    for name, case in HUNDRED.items()
]


@pytest.mark.parametrize(("app", "start", "piece"), EITHER)
def test_a_hundred_megabytes_are_not_taken(
    app: str, start: bytes, piece: bytes, request: pytest.FixtureRequest
) -> None:
    server: App = request.getfixturevalue(app)
    process = psutil.Process(server.process.pid)
    before = process.memory_info().rss
    with contextlib.ExitStack() as kept:
        for _ in range(3):
            opened = kept.enter_context(line(server.port, start))
            opened.settimeout(0.5)
            poured(opened, piece, 100_000_000 // len(piece))
        assert process.memory_info().rss - before < 30_000_000
    assert asked(server.port).startswith(b"HTTP/1.1 302")


def test_three_hundred_halves_keep_nobody_out(shared: App) -> None:
    with contextlib.ExitStack() as kept:
        for half in [*HALVES, *[b"GET / HT"] * (connections.FROM_ONE_ADDRESS + 100)]:
            kept.enter_context(line(shared.port, half))
        assert asked(shared.port, f"/?token={shared.token}".encode()).endswith(b"302 Found")
        assert asked(shared.port, b"/login").endswith(b"200 OK")
