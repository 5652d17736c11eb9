"""A page without a browser: what it asks the server for and says to its kernel, by hand, honest or not."""

from __future__ import annotations

import http.client
import json
import re
import socket
import time
import uuid
from collections.abc import Callable
from typing import Any

import websocket

from servers import App

CONTROL = "jupyter.widget.control"
HERE = "127.0.0.1"
_SENT: list[http.client.HTTPConnection] = []  # last messages of pages; closed when many others have been sent


def message(kind: str, content: dict[str, Any], channel: str = "shell", **more: Any) -> str:
    """A message as a page writes it."""
    header = {"msg_id": uuid.uuid4().hex, "username": "", "session": "s", "msg_type": kind, "version": "5.3"}
    whole = {"header": header, "parent_header": {}, "metadata": {}, "content": content, "buffers": []}
    return json.dumps({**whole, "channel": channel, **more})


class Page:
    """A page that was fetched from an address, and the kernel that it has."""

    def __init__(
        self, app: App, name: str = "lessons/pro/02-runs", address: str = HERE, **headers: str
    ) -> None:
        self.app, self.address = app, address
        self.status, self.headers, self.body = self.ask("GET", f"/voila/render/{name}.ipynb", headers)
        found = re.search(r'"kernelId": ?"([\w-]+)"', self.body)
        self.kernel = found[1] if found else ""
        self.xsrf = "".join(re.findall(r"_xsrf=([^;]*)", " ".join(self.headers.get_all("Set-Cookie") or [])))

    def ask(
        self, method: str, path: str, headers: dict[str, str] | None = None
    ) -> tuple[int, http.client.HTTPMessage, str]:
        connection = http.client.HTTPConnection(
            HERE, self.app.port, timeout=120, source_address=(self.address, 0)
        )
        try:
            connection.request(method, path, headers=headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read().decode(errors="replace")
        finally:
            connection.close()

    def line(self, session: str = "s", protocol: str | None = None, timeout: float = 20) -> Line:
        """The socket of this page; with a protocol, as a page that would like to speak that one."""
        wire = socket.create_connection((HERE, self.app.port), timeout, source_address=(self.address, 0))
        url = f"ws://{HERE}:{self.app.port}/api/kernels/{self.kernel}/channels?session_id={session}"
        header = [f"Sec-WebSocket-Protocol: {protocol}"] if protocol else []
        return Line(websocket.create_connection(url, timeout=timeout, socket=wire, header=header))

    def give_back(self) -> int:
        """What a page sends when it is left; the result is the answer's status."""
        path, cookie = self._last_message()
        return self.ask("POST", path, cookie)[0]

    def give_back_soon(self) -> None:
        """The same, as browsers do it: nobody waits for the answer."""
        path, cookie = self._last_message()
        connection = http.client.HTTPConnection(
            HERE, self.app.port, timeout=20, source_address=(self.address, 0)
        )
        connection.request("POST", path, headers={**cookie, "Connection": "close"})
        _SENT.append(connection)
        del _SENT[:-20]

    def _last_message(self) -> tuple[str, dict[str, str]]:
        return f"/voila/api/shutdown/{self.kernel}?_xsrf={self.xsrf}", {"Cookie": f"_xsrf={self.xsrf}"}

    def knock(self, leave: Callable[[], None] = lambda: None) -> None:
        """Ask for a line, and go before it stands."""
        wire = socket.create_connection((HERE, self.app.port), 20, source_address=(self.address, 0))
        wire.sendall(
            f"GET /api/kernels/{self.kernel}/channels?session_id=s HTTP/1.1\r\n"
            f"Host: {HERE}:{self.app.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        leave()
        wire.close()


class Line:
    """A page's socket."""

    def __init__(self, wire: websocket.WebSocket) -> None:
        self.wire = wire
        self.heard: list[dict[str, Any]] = []

    def say(self, kind: str, content: dict[str, Any], channel: str = "shell", **more: Any) -> None:
        self.wire.send(message(kind, content, channel, **more))

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of that kind."""
        while True:
            text = self.wire.recv()
            if not text:
                raise ConnectionError("the server has hung up")
            said = json.loads(text)
            self.heard.append(said)
            if said["msg_type"] == kind:
                return dict(said["content"])

    def states(self) -> dict[str, Any]:
        """What every widget of the page shows, by its id."""
        comm = uuid.uuid4().hex
        content = {"comm_id": comm, "target_name": CONTROL, "data": {}}
        self.say("comm_open", content, metadata={"version": "1.0.0"})
        self.say("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        while True:
            said = self.hear("comm_msg")
            if said["comm_id"] == comm:
                return dict(said["data"]["states"])

    def tell(self, widget: str, **content: Any) -> None:
        """Say something to a widget, as its view would."""
        self.say("comm_msg", {"comm_id": widget, "data": {"method": "custom", "content": content}})

    def asked(self, widget: str, seq: int, **content: Any) -> float:
        """Seconds until the widget has answered."""
        start = time.perf_counter()
        self.tell(widget, seq=seq, **content)
        while True:
            said = self.hear("comm_msg")
            if said["data"].get("method") == "custom" and said["data"]["content"].get("answer") == seq:
                return time.perf_counter() - start

    def end(self, seconds: float = 20) -> int:
        """Wait for the server to hang up, and tell the code that it gives."""
        self.wire.settimeout(seconds)
        end = time.monotonic() + 2 * seconds
        while True:
            assert time.monotonic() < end, "the server goes on with the line"
            try:
                opcode, data = self.wire.recv_data()
            except (ConnectionError, websocket.WebSocketConnectionClosedException):
                return 1006
            if opcode == websocket.ABNF.OPCODE_CLOSE:
                return int.from_bytes(data[:2], "big")

    def close(self) -> None:
        """Leave in good order."""
        self.wire.close()

    def drop(self) -> None:
        """Leave as a machine does that loses its network: without a word."""
        self.wire.shutdown()
