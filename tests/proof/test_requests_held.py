"""Half requests, trickled bodies and answers that nobody takes, held as long as the server lets them be.

Meanwhile others come and go at the same address, as a class behind one line to the network does.
"""

from __future__ import annotations

import contextlib
import json
import statistics
import subprocess
import sys
import threading
import time
import urllib.request
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

import psutil
import pytest
import websocket
from voila.paths import collect_static_paths

from app.lines import asked
from rummy_widget.app import connections
from servers import App

ROOT = Path(__file__).parents[2]
HOSTILE = Path(__file__).parents[1] / "app" / "hostile.py"
UNTAKEN = 40  # lines that ask for what they never take
HELD = connections.TAKING + 2 * connections.LOOK + 20  # seconds


class Hostile:
    """That somebody, as a process of its own."""

    def __init__(self, app: App, lines: int, untaken: int) -> None:
        words = [sys.executable, HOSTILE, str(app.port), largest(), str(lines), str(untaken)]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def goes(self) -> dict[str, list[float]]:
        """How long each line was held that the server has ended."""
        said, _ = self.process.communicate("\n", timeout=60)
        ages: dict[str, list[float]] = json.loads(said)
        return ages


@pytest.fixture
def room(serve: Callable[..., App]) -> App:
    return serve(ROOT, token="Vx3-a_Bc9")


@pytest.fixture
def quiet(serve: Callable[..., App]) -> App:
    """Another one, on the same machine at the same time, that nobody holds."""
    return serve(ROOT, token="Vx3-a_Bc9")


def largest() -> str:
    """The address of the largest file that is given out without the token."""
    files = [each for root in collect_static_paths(["voila"], "base") for each in Path(root).glob("*.js")]
    return f"/voila/templates/base/static/{max(files, key=lambda it: it.stat().st_size).name}"


def visits(app: App, seconds: float) -> list[float]:
    """How long five visitors wait, each of whom asks five times a second, on a new line."""

    def come(_: int) -> list[float]:
        waited = []
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            begun = time.monotonic()
            assert asked(app.port, f"/?token={app.token}".encode()).endswith(b"302 Found")
            waited.append(time.monotonic() - begun)
            time.sleep(0.2)
        return waited

    with ThreadPoolExecutor(5) as visitors:
        return [each for waited in visitors.map(come, range(5)) for each in waited]


def p95(waited: list[float]) -> float:
    return statistics.quantiles(waited, n=20)[-1]


class OpenPage:
    """The socket of a page that stays open: it hears what comes, as a browser, and answers its pings."""

    def __init__(self, app: App) -> None:
        url = f"{app.page('lessons/pro/02-runs')}?token={app.token}"
        with urllib.request.urlopen(url, timeout=60) as answer:
            body = answer.read().decode()
        config = body.partition('id="jupyter-config-data" type="application/json">')[2]
        kernel = json.loads(config.partition("</script>")[0])["kernelId"]
        channels = f"ws://127.0.0.1:{app.port}/api/kernels/{kernel}/channels?session_id=s&token={app.token}"
        self.socket = websocket.create_connection(channels)
        self.heard: Queue[str] = Queue()
        threading.Thread(target=self.hear, daemon=True).start()

    def hear(self) -> None:
        with contextlib.suppress(websocket.WebSocketException, OSError):
            while said := self.socket.recv():
                self.heard.put(said)

    def answers(self) -> bool:
        """Whether its kernel answers."""
        header = {"msg_id": uuid.uuid4().hex, "username": "", "session": "s", "version": "5.3"}
        parts = {"parent_header": {}, "metadata": {}, "content": {}, "channel": "shell", "buffers": []}
        self.socket.send(json.dumps({"header": {**header, "msg_type": "kernel_info_request"}, **parts}))
        while True:
            said = json.loads(self.heard.get(timeout=30))
            asked_by = said["parent_header"].get("msg_id")
            if (said["msg_type"], asked_by) == ("kernel_info_reply", header["msg_id"]):
                return True


# The second has more lines than one address may: each that comes back pushes out another of them, so that the
# server is busy with who comes. All others get in nevertheless, which `visits` asks for.
@pytest.mark.parametrize("lines", [300, connections.FROM_ONE_ADDRESS + 100])
def test_held_requests_cost_the_others_little(room: App, quiet: App, lines: int) -> None:
    page = OpenPage(room)
    assert page.answers()
    process = psutil.Process(room.process.pid)
    memory, descriptors = process.memory_info().rss, process.num_fds()
    hostile = Hostile(room, lines, UNTAKEN)
    with ThreadPoolExecutor(2) as both:
        beside, alone = both.map(lambda app: visits(app, HELD), [room, quiet])
    taken, held = process.memory_info().rss - memory, process.num_fds() - descriptors
    ages = hostile.goes()
    print({
        "p95 alone, ms": round(1000 * p95(alone)),
        "p95 beside, ms": round(1000 * p95(beside)),
        "slowest beside, ms": round(1000 * max(beside)),
        "visits beside": len(beside),
        "halves ended": len(ages["halves"]),
        "longest half, s": round(max(ages["halves"]), 1),
        "untaken ended": len(ages["untaken"]),
        "memory, MB": round(taken / 1e6, 1),
        "descriptors held": held,
    })  # fmt: skip
    if lines <= connections.FROM_ONE_ADDRESS:
        assert p95(beside) < p95(alone) + 0.2
    assert (
        held <= connections.connection_limits(connections.descriptors())[0] + 50
    )  # and those who visit, and what is read for them
    assert max(ages["halves"]) < connections.ASKING + connections.SENDING + 10
    assert len(ages["untaken"]) >= UNTAKEN
    assert taken < 150_000_000
    # The page that was open all the while is, and what was held is given back.
    assert page.answers()
    page.socket.close()
    end = time.monotonic() + connections.ASKING + 10
    while process.num_fds() > descriptors and time.monotonic() < end:
        time.sleep(0.5)
    assert process.num_fds() <= descriptors
