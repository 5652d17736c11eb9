"""What a page may say to its kernel, how quickly, and what it hears: raw frames, honest and hostile."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import psutil
import pytest
import websocket

from lines import CONTROL, Page, message
from rummy_widget.app.capacity import MESSAGES, MESSAGES_PER_SECOND
from rummy_widget.app.kernel import FOREIGN
from rummy_widget.app.sockets import MOST_CONNECTIONS, MOST_MESSAGE, MOST_UNREAD
from servers import App

V1 = "v1.kernel.websocket.jupyter.org"


@pytest.fixture
def page(plain: App) -> Iterator[Page]:
    page = Page(plain)
    yield page
    page.give_back()


@pytest.fixture(scope="module")
def shared(plain: App) -> Iterator[Page]:
    """One page for all that is refused before its kernel hears of it; it can still be used in the end."""
    page = Page(plain)
    stays = page.line("stays")
    yield page
    assert answers(page)
    stays.close()
    page.give_back()


def counter(states: dict[str, Any]) -> str:
    """The widget of the plain course's pages."""
    (found,) = (key for key, each in states.items() if each["model_module"] == "anywidget")
    return found


def answers(page: Page) -> bool:
    """Whether the page can still be used, by a line of its own."""
    line = page.line("after")
    widget = counter(line.states())
    line.tell(widget, seq=41)
    heard = line.hear("comm_msg")
    line.close()
    return bool(heard["data"]["content"]["answer"] == 42)


# What each would have cost: memory without end, and no answer to anybody, not even to the signal to stop.
FROZE = {
    "2**40 offsets": (V1, struct.pack("<q", 2**40)),
    "2**31 buffers": (None, struct.pack("!2i", 2**31 - 1, 8)),
    "no offsets at all": (V1, b""),
    "a message in the newer protocol": (V1, struct.pack("<6q", 5, 48, 53, 55, 57, 59) + b"shell{}{}{}{}"),
}


@pytest.mark.parametrize("name", FROZE)
def test_a_frame_of_bytes_ends_its_line_and_nothing_else(plain: App, page: Page, name: str) -> None:
    protocol, frame = FROZE[name]
    line = page.line(protocol=protocol)
    assert line.wire.getsubprotocol() is None
    before = psutil.Process(plain.process.pid).memory_info().rss
    line.wire.send_binary(frame)
    assert line.end() == 1003
    assert psutil.Process(plain.process.pid).memory_info().rss - before < 20 * 2**20
    assert answers(page)


NEVER_SAID = {
    "execute_request": message("execute_request", {"code": "1", "user_expressions": {"a": "1 + 1"}}),
    "on control": message("execute_request", {"code": "1"}, "control"),
    "complete_request": message("complete_request", {"code": "__import__('os').", "cursor_pos": 17}),
    "inspect_request": message("inspect_request", {"code": "open", "cursor_pos": 4, "detail_level": 1}),
    "input_reply": message("input_reply", {"value": "1"}, "stdin"),
    "debug_request": message("debug_request", {"type": "request", "command": "evaluate"}, "control"),
    "history_request": message("history_request", {"hist_access_type": "tail", "n": 9}),
    "shutdown_request": message("shutdown_request", {"restart": False}, "control"),
    "shutdown_request on shell": message("shutdown_request", {"restart": True}),
    "interrupt_request": message("interrupt_request", {}, "control"),
    "create_subshell_request": message("create_subshell_request", {}, "control"),
    "no JSON": "{",
    "no object": "[1, 2]",
    "no header": '{"channel": "shell", "content": {}}',
    "a header of another type": '{"channel": "shell", "header": [], "content": {}}',
    "a kind of another type": '{"channel": "shell", "header": {"msg_type": ["comm_msg"]}, "content": {}}',
    "no channel": json.dumps({**json.loads(message("kernel_info_request", {})), "channel": None}),
    "nested deep": "[" * 500_000,
    "content of another type": message("comm_msg", [1]),  # type: ignore[arg-type]
    "a comm of another type": message("comm_msg", {"comm_id": {}, "data": {}}),
    "data of another type": message("comm_msg", {"comm_id": "a", "data": [1]}),
    "half a sign": message("comm_msg", {"comm_id": "a", "data": {"a": "\ud800"}}, "shell\udc00"),
    "buffers": message("comm_msg", {"comm_id": "a", "data": {}}, buffers=["x"]),
    "a widget of one's own": message("comm_open", {"comm_id": "a", "target_name": FOREIGN, "data": {}}),
    "another comm": message("comm_open", {"comm_id": "a", "target_name": "elsewhere", "data": {}}),
}  # fmt: skip


@pytest.mark.parametrize("name", NEVER_SAID)
def test_what_no_page_says_ends_its_line(shared: Page, name: str) -> None:
    line = shared.line()
    line.wire.send(NEVER_SAID[name])
    assert line.end() == 1008


def test_a_message_too_large_ends_its_line(page: Page) -> None:
    large = {"comm_id": "a", "data": {"a": "x" * (MOST_MESSAGE // 2)}}
    line = page.line()
    line.say("comm_msg", large)
    line.say("kernel_info_request", {})
    line.hear("kernel_info_reply")
    with suppress(ConnectionError):  # the server may hang up before it has been told all
        line.say("comm_msg", {**large, "more": large})
    assert line.end() in (1009, 1006)
    assert answers(page)


def test_half_a_sign_hurts_nobody(page: Page) -> None:
    line = page.line()
    line.wire.send(message("comm_msg", {"comm_id": "a", "data": {"a": "\ud800"}}))
    line.close()
    assert answers(page)


@pytest.mark.parametrize("session", ["", "x" * 300, "a/b", "%00", "ă" * 40])
def test_a_line_has_a_name(shared: Page, session: str) -> None:
    with pytest.raises(websocket.WebSocketBadStatusException):
        shared.line(session)


def test_a_kernel_has_few_lines(plain: App, page: Page) -> None:
    lines = [page.line(f"s{number}") for number in range(MOST_CONNECTIONS)]
    with pytest.raises(websocket.WebSocketBadStatusException):
        page.line("one-more")
    for line in lines:
        line.close()
    assert answers(page)


def test_a_flood_waits_its_turn_and_loses_nothing(page: Page) -> None:
    """Every message is answered, those beyond the rate as slowly as the rate says; others notice nothing."""
    line = page.line()
    widget = counter(line.states())
    count = int(MESSAGES + 2 * MESSAGES_PER_SECOND)
    start = time.monotonic()
    for number in range(count):
        line.tell(widget, seq=number)
    heard = [line.hear("comm_msg")["data"]["content"]["answer"] for _ in range(count)]
    assert heard == list(range(1, count + 1))
    assert time.monotonic() - start > 1.5


@pytest.mark.parametrize("opcode", [websocket.ABNF.OPCODE_PING, websocket.ABNF.OPCODE_CONT])
def test_empty_frames_wait_their_turn_as_well(page: Page, opcode: int) -> None:
    line = page.line()
    line.wire.settimeout(2)
    frame = websocket.ABNF.create_frame(b"", opcode, 0 if opcode == websocket.ABNF.OPCODE_CONT else 1)
    if opcode == websocket.ABNF.OPCODE_CONT:
        line.wire.send_frame(websocket.ABNF.create_frame("x", websocket.ABNF.OPCODE_TEXT, 0))
    wire = b"".join(frame.format() for _ in range(1000)) * 100
    sent = 0
    try:
        while sent < 5000:  # a hundred thousand frames each
            line.wire.sock.sendall(wire)
            sent += 1
    except TimeoutError:
        pass
    assert sent < 100, "the server reads on and on"
    assert answers(page)
    line.drop()


# -- what it hears ----------------------------------------------------------------------------


def test_a_page_never_hears_of_paths(page: Page) -> None:
    line = page.line()
    widget = counter(line.states())
    line.say("comm_msg", {"comm_id": "nobody's", "data": {}})  # the kernel's log speaks of it
    line.tell(widget, nothing="that this widget knows")  # a KeyError in its code
    line.say("comm_info_request", {"target_name": 7})
    line.say("comm_close", {"comm_id": "nobody's"})
    line.say("comm_open", {"comm_id": "c", "target_name": CONTROL, "data": {}})  # no version: a ValueError
    line.say("kernel_info_request", {})
    line.hear("kernel_info_reply")
    told = json.dumps(line.heard)
    assert "Traceback" not in told
    assert "site-packages" not in told
    assert "Error" not in told
    assert {each["msg_type"] for each in line.heard} <= {
        "status", "comm_msg", "comm_close", "comm_info_reply", "kernel_info_reply"
    }  # fmt: skip


def test_who_does_not_read_is_not_written_to_without_end(plain: App) -> None:
    page = Page(plain, "notebooks/loud")
    line = page.line()
    widget = counter(line.states())
    before = psutil.Process(plain.process.pid).memory_info().rss
    for number in range(100):
        line.tell(widget, seq=number)
    server, (_, port) = psutil.Process(plain.process.pid), line.wire.sock.getsockname()
    end = time.monotonic() + 60
    while any(each.raddr and each.raddr.port == port for each in server.net_connections()):
        assert time.monotonic() < end, "the server holds the line"
        time.sleep(0.1)
    assert server.memory_info().rss - before < 8 * MOST_UNREAD
    assert line.end() == 1006, "who does not read does not read a reason either"
    page.give_back()


def test_who_reads_hears_it_all(plain: App) -> None:
    page = Page(plain, "notebooks/loud")
    line = page.line()
    widget = counter(line.states())
    for number in range(30):
        assert line.asked(widget, number) >= 0
    page.give_back()
