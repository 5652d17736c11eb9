"""What `--verbose` logs behind a proxy: whatever is sent, nothing that says who it was or opens a page."""

from __future__ import annotations

import gzip
import re
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import product
from pathlib import Path

import pytest
import websocket

from servers import App

TOKEN = "Vx3-a_Bc9-qwerty"
VISITORS = ("203.0.113.77", "2001:db8:77:2::3", "::ffff:203.0.113.78")
SESSION = "sEssIon-of-a-page-4711"
SECRET = "S3crET-4712"
FORM = "application/x-www-form-urlencoded"
FORMS = "multipart/form-data"
CUT = b'--x\r\nContent-Disposition: form-data; name="typed"\r\n\r\n' + SECRET.encode()

Request = tuple[str, bytes]
"""The first line and headers of a request, with blanks to fill, and its body."""


def posted(path: str, kind: str, body: bytes, *headers: str) -> Request:
    """A body of that kind sent to a path."""
    lines = [f"POST {path} HTTP/1.1", f"Content-Type: {kind}", f"Content-Length: {len(body)}", *headers]
    return "\r\n".join(lines), body


def malformed(path: str) -> Iterator[tuple[str, Request]]:
    """Bodies that are none, sent to a path that takes one."""
    yield "forms without a boundary", posted(path, FORMS, CUT)
    yield "forms that are cut off", posted(path, f"{FORMS}; boundary=x", CUT)
    yield "forms without names", posted(path, f"{FORMS}; boundary=x", b"--x\r\n\r\n" + CUT + b"\r\n--x--\r\n")
    yield "forms with a coding", posted(path, f"{FORMS}; boundary=x", CUT, "Content-Encoding: gzip")
    yield "a form with too many fields", posted(path, FORM, b"a=1&" * 5000)
    yield "a form that is no text", posted(path, FORM, b"typed=%ff%fe" + SECRET.encode())
    yield "a form with two tokens", posted(path, FORM, f"typed={SECRET}&typed=\0&_xsrf=".encode())
    yield "a gzipped form", posted(path, FORM, gzip.compress(SECRET.encode()), "Content-Encoding: gzip")
    yield "what passes for gzip", posted(path, FORM, SECRET.encode(), "Content-Encoding: gzip")
    yield "a coding that is none", posted(path, FORM, SECRET.encode(), f"Content-Encoding: {SECRET}")
    yield "JSON that is none", posted(path, "application/json", b'{"token": "' + SECRET.encode())
    yield "half of a body", (f"POST {path} HTTP/1.1\r\nContent-Length: 900", SECRET.encode())
    yield "a length below 0", (f"POST {path} HTTP/1.1\r\nContent-Length: -9", b"")
    yield "two lengths", (f"POST {path} HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 4", b"abcd")
    yield "a chunk without a size", (f"POST {path} HTTP/1.1\r\nTransfer-Encoding: chunked", b"zz\r\n\r\n")
    yield "another site's form", posted(path, FORM, b"typed=x", "Referer: https://evil.example/")


def crooked(kernel: str, token: str) -> Iterator[tuple[str, Request]]:
    """First lines and headers that no browser sends."""
    page, channels = f"/voila/render/notebooks/home.ipynb?seat={SECRET}", f"/api/kernels/{kernel}/channels"
    for method in ("PUT", "DELETE", "FOO", "OPTIONS"):
        yield f"the method {method}", (f"{method} {page} HTTP/1.1", b"")
    for line in (
        f"GET {page}",
        f"GET {page} HTTP/9.9",
        f"{SECRET}",
        f"GET  {page}  HTTP/1.1",
        "GET home HTTP/1.1",
    ):
        yield f"the line {line[:20]}…", (line, b"")
    for path in (
        f"{page}&a=%ff%fe",
        f"/voila/static/%ff?a=%zz{SECRET}",
        f"/%00?{SECRET}=1",
        f"{page}&{'a=1&' * 2000}",
        f"//evil.example?x={SECRET}",
        f"/login?next=%ff&x={SECRET}",
        f"/login?next=%00&x={SECRET}",
    ):
        yield f"the path {path[:40]}", (f"GET {path} HTTP/1.1", b"")
    for header in (
        f"Cookie: username-127-0-0-1-8866={SECRET}",
        f"Authorization: token {SECRET}",
        f'Cookie: username-127-0-0-1-{{port}}="2|1:0|10:1600000000|23:username|4:{SECRET}|abc"',
        f'Cookie: username-127-0-0-1-{{port}}="2|1:0|10:9600000000|23:username|4:{SECRET}|abc"',
        f'Cookie: _xsrf="2|{SECRET}|x|1"',
        f"No colon {SECRET}",
        f"X-\0: {SECRET}",
        f"Range: bytes=9-{SECRET}",
        f"If-Modified-Since: {SECRET}",
        "Expect: 100-continue",
        f"X: {'x' * 70_000}",
        f"Cookie: {SECRET};;;=;\xff",
        "X-Forwarded-Proto: gopher",
        f"Accept-Language: {SECRET}",
        "Content-Length: 1e3",
        "Host: a b c",
    ):
        for path in (page, f"/?token={token}", "/voila/static/base/images/favicon.ico"):
            yield f"the header {header[:30]!a} of {path[:30]}", (f"GET {path} HTTP/1.1\r\n{header}", b"")
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    for session, version, more in product(
        (SESSION, f"{SESSION}/..%00", ""),
        ("13", "7", "x"),
        (key, f"{key}\r\nOrigin: https://evil.example", f"Cookie: {SECRET}"),
    ):
        path = f"{channels}?session_id={session}&token={token}"
        yield f"a socket {session} {version} {more[:30]}", (
            f"GET {path} HTTP/1.1\r\n{upgrade}\r\nSec-WebSocket-Version: {version}\r\n{more}", b""
        )  # fmt: skip
    yield "a socket that is none", (f"GET {channels}?session_id={SESSION}&token={token} HTTP/1.1", b"")


def send(app: App, request: Request, visitor: str, xsrf: str = "", patience: float = 0.5) -> bytes:
    """Send it as a proxy would, and give what came back."""
    head, body = request
    whole = [head.replace("{port}", str(app.port)), f"X-Forwarded-For: {visitor}"]
    if "host:" not in head.lower():
        whole.append(f"Host: 127.0.0.1:{app.port}")
    if "upgrade:" not in head.lower():
        whole.append("Connection: close")
    if xsrf:
        whole += [f"Cookie: _xsrf={xsrf}", f"X-XSRFToken: {xsrf}"]
    with socket.create_connection(("127.0.0.1", app.port), 10) as wire:
        wire.sendall("\r\n".join([*whole, "\r\n"]).encode("latin-1") + body)
        wire.settimeout(patience)
        found = b""
        with suppress(OSError):
            while more := wire.recv(65536):
                found += more
    return found


def a_page(app: App, visitor: str) -> tuple[str, str]:
    """The kernel and the key of a page that was fetched in good order."""
    path = f"/voila/render/notebooks/whose.ipynb?token={TOKEN}"
    found = send(app, (f"GET {path} HTTP/1.1", b""), visitor, patience=30)
    kernel = re.search(rb'"kernelId": ?"([\w-]+)"', found)
    xsrf = re.search(rb"_xsrf=([^;]+)", found)
    assert kernel
    assert xsrf
    return kernel[1].decode(), xsrf[1].decode()


def bad_frames(app: App, kernel: str, visitor: str) -> None:
    """What no page says, on the socket of a page; and one that comes and goes."""
    url = f"ws://127.0.0.1:{app.port}/api/kernels/{kernel}/channels?session_id={SESSION}&token={TOKEN}"
    for frame in (
        b"\xff" * 9,
        "{",
        "[" * 5000,
        '{"channel": "shell"}',
        "\ud800".encode("utf-8", "surrogatepass"),
        "",
    ):
        with suppress(websocket.WebSocketException, OSError):
            wire = websocket.create_connection(url, timeout=3, header=[f"X-Forwarded-For: {visitor}"])
            wire.send(frame) if isinstance(frame, str) else wire.send_binary(frame)
            wire.sock.sendall(b"\x9f\x7f" + b"\xff" * 30)
            with suppress(websocket.WebSocketException, OSError):
                wire.recv()
            wire.close()


@pytest.fixture(scope="module")
def app(serve: Callable[..., App], plain_course: Path) -> App:
    """Behind a proxy, and verbose."""
    return serve(
        plain_course,
        token=TOKEN,
        behind=["127.0.0.1"],
        most=20,
        most_each=9,
        env={"RUMMY_WIDGET_TOKEN": TOKEN},
    )


def test_whatever_is_sent_the_log_says_neither_who_nor_what_opens_a_page(app: App) -> None:
    kernel, xsrf = a_page(app, VISITORS[0])
    wrong = [(request, "") for _, request in crooked(kernel, TOKEN)]
    for path in (
        "/login",
        f"/voila/api/shutdown/{kernel}",
        "/voila/api/shutdown/none",
        "/voila/render/x.ipynb",
    ):
        wrong += [(request, key) for _, request in malformed(path) for key in ("", xsrf)]
    assert len(wrong) > 150
    bad_frames(app, kernel, VISITORS[0])
    with ThreadPoolExecutor(12) as several:
        for number, (request, key) in enumerate(wrong):
            several.submit(send, app, request, VISITORS[number % 3], key)
    for visitor in VISITORS:
        assert send(app, ("GET /login HTTP/1.1", b""), visitor, patience=9).startswith(b"HTTP/1.1 200")
    time.sleep(0.2)
    written = app.log.read_text(errors="replace")
    assert "400 POST /login" in written
    assert " 500 " not in written, "a request that is at fault is no fault of the server"
    for secret in (*VISITORS, "203.0.113", "db8:77", SESSION, SECRET, TOKEN, kernel, "Traceback"):
        assert secret not in written, _around(written, secret)


def _around(text: str, part: str) -> str:
    at = text.find(part)
    return text[max(0, at - 300) : at + 300]
