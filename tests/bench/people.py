"""Tables of people by the app's servers: from a move on one page to the other screens at its table.

    python tests/bench people                              # 5 to 100 tables, on both databases
    RUMMY_TABLES=5,10 RUMMY_THINKS=1 RUMMY_LASTS=20 python tests/bench people
    RUMMY_BEFORE=/path/to/a/checkout python tests/bench people    # the servers of that one as well

Each seat is a page without a browser: it fetches the page, has a kernel of its own, and says and hears by its
socket what a browser's would. Pages come from an address a table, as people would.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import psutil
from tornado.websocket import WebSocketClientConnection, websocket_connect

from lines import CONTROL, Page, message
from postgres import Server
from servers import App, own_server

from .opened import BEFORE
from .report import Table, spread

ROOT = Path(__file__).parents[2]
SEATS = 4
SIZES = [int(each) for each in os.environ.get("RUMMY_TABLES", "5,10,25,50,100").split(",")]
THINKS = float(os.environ.get("RUMMY_THINKS", "1"))  # seconds at most
LASTS = float(os.environ.get("RUMMY_LASTS", "60"))
VERSION = {"version": "1.0.0"}
MOST = 200  # pages of one server
PATIENCE = 120.0
BOUND = 500.0  # ms
BASES = os.environ.get("RUMMY_BASES", "SQLite,PostgreSQL").split(",")


def measure() -> Table:
    """Rounds of Rummikub at so many tables at once, for so long."""
    rows = []
    before = os.environ.get(BEFORE)
    for name in BASES:
        for tables in SIZES:
            for root in (ROOT, *([Path(before).resolve()] if before else [])):
                with tempfile.TemporaryDirectory() as folder, database(name, folder) as url:
                    of = name if root == ROOT else f"{name}, before"
                    rows.append((of, *measure_tables(tables, url, Path(folder), root)))
                    print(*rows[-1], sep=" | ", flush=True)
    return Table(
        "Tables of people, by whole pages",
        f"Rummikub at tables of {SEATS} seats, pages without a browser that think up to {THINKS:g} s "
        f"and then draw or pass, for {LASTS:g} s; servers of at most {MOST} pages, kernels, database and "
        "pages share the machine. ms from when a move is sent until another page of the table has it; the "
        "memory of a seat is its kernel's, with its part of what is shared (PSS)",
        ("database", "tables", "seats", "servers", "moves a second", "median", "p95", f"p95 under {BOUND:g}",
         "a seat, MB", "all, MB"),
        tuple(rows),
    )  # fmt: skip


@contextmanager
def database(name: str, folder: str) -> Iterator[str]:
    """A new one of that kind."""
    if name == "SQLite":
        yield f"sqlite:///{folder}/rooms.db"
        return
    server = Server()
    try:
        yield server.url("rummy")
    finally:
        server.away()


def measure_tables(tables: int, url: str, folder: Path, root: Path) -> tuple[str, ...]:
    """Play at some tables of the checkout *root*; return a row of figures, without its first cell."""
    servers = -(-tables * SEATS // MOST)
    apps = [_served(root, folder / str(number), url) for number in range(servers)]
    try:
        with ThreadPoolExecutor(4) as few:  # whoever fetches more at once only waits longer
            places = [(apps[seat % servers], table) for table in range(tables) for seat in range(SEATS)]
            pages = list(few.map(lambda place: _fetched(*place), places))
        halls = [Hall(number, pages[number * SEATS :][:SEATS]) for number in range(tables)]
        with ThreadPoolExecutor(1) as aside:
            asyncing = aside.submit(lambda: asyncio.run(_played(halls)))
            asyncing.result()
        memory = [_memory(each) for app in apps for each in app.kernels()]
        whole = sum(memory) + sum(_memory(psutil.Process(app.process.pid)) for app in apps)
    finally:
        for app in apps:
            app.stop()
    heard = [each for hall in halls for each in hall.heard]
    moves = sum(hall.moves for hall in halls)
    median, high = spread(heard, 0)
    return (
        str(tables), str(tables * SEATS), str(servers), f"{moves / LASTS:.1f}", median, high,
        "yes" if float(high) < BOUND else "no", f"{sum(memory) / len(memory):.0f}", f"{whole:.0f}",
    )  # fmt: skip


def _served(root: Path, folder: Path, url: str) -> App:
    folder.mkdir()
    env = {"RUMMY_WIDGET_DATABASE": url, "PYTHONPATH": str(root)}
    return own_server(root, folder, most=MOST, env=env, before=("env", "-C", str(root)))


def _fetched(app: App, table: int) -> Page:
    return Page(app, "notebooks/tables", address=f"127.0.{1 + table // 200}.{1 + table % 200}")


def _memory(process: psutil.Process) -> float:
    try:
        return float(process.memory_full_info().pss) / 2**20
    except psutil.NoSuchProcess:
        return 0.0


@dataclass
class Seat:
    """One page: its socket, its widget, and the last state that it was sent."""

    page: Page
    line: WebSocketClientConnection | None = None
    widget: str = ""
    state: dict[str, Any] = field(default_factory=dict)
    seq: int = 0
    answers: dict[int, asyncio.Future[dict[str, Any]]] = field(default_factory=dict)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    came: float = 0.0

    async def open(self) -> None:
        """Connect, and learn what the widget is called."""
        url = f"ws://127.0.0.1:{self.page.app.port}/api/kernels/{self.page.kernel}/channels?session_id=s"
        self.line = await websocket_connect(url, max_message_size=2**24, connect_timeout=PATIENCE)
        comm = "all"
        self._say("comm_open", {"comm_id": comm, "target_name": CONTROL, "data": {}}, metadata=VERSION)
        self._say("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        self.hearing = asyncio.create_task(self._hear())
        await self.until(lambda: bool(self.widget))

    def _say(self, kind: str, content: dict[str, Any], **more: Any) -> None:
        assert self.line is not None
        self.line.write_message(message(kind, content, **more))

    async def _hear(self) -> None:
        assert self.line is not None
        while (text := await self.line.read_message()) is not None:
            if '"comm_msg"' not in text[:2000] and not re.search(r'"msg_type": ?"comm_msg"', str(text)):
                continue
            content = json.loads(text)["content"]
            data = content.get("data", {})
            if data.get("method") == "update_states":
                found = {key: each["state"] for key, each in data["states"].items()}
                self.widget = next(key for key, each in found.items() if "table" in (each.get("state") or {}))
                self._learn(found[self.widget]["state"])
            elif (
                data.get("method") == "update"
                and content["comm_id"] == self.widget
                and "state" in data["state"]
            ):
                self._learn(data["state"]["state"])
            elif data.get("method") == "custom":
                waiting = self.answers.pop(data["content"]["answer"], None)
                if waiting is not None and not waiting.done():
                    waiting.set_result(data["content"])

    def _learn(self, state: dict[str, Any]) -> None:
        self.state, self.came = state, time.perf_counter()
        self.news.set()

    async def until(self, so: Any) -> None:
        """Wait until it is so by what this page knows."""
        while not so():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)

    async def tell(self, **content: Any) -> bool:
        """Say something; whether it was done."""
        self.seq += 1
        waiting = asyncio.get_running_loop().create_future()
        self.answers[self.seq] = waiting
        said = {"method": "custom", "content": {"seq": self.seq, **content}}
        self._say("comm_msg", {"comm_id": self.widget, "data": said})
        return bool((await asyncio.wait_for(waiting, PATIENCE))["ok"])

    async def insist(self, **content: Any) -> None:
        """Say it until it is done: a server that all ask at once refuses some, who try again."""
        until = time.perf_counter() + PATIENCE
        while not await self.tell(**content):
            if time.perf_counter() > until:
                raise TimeoutError(f"{content} was refused for {PATIENCE:g} s: {self.state.get('people')}")
            await asyncio.sleep(0.5)

    @property
    def room(self) -> Any:
        return self.state["people"]["room"]

    @property
    def mine(self) -> bool:
        return self.state["table"]["screen"] == "play" and self.state["table"]["game"]["mine"]


class Hall:
    """A table, and the pages at it."""

    def __init__(self, number: int, pages: list[Page]) -> None:
        self.seats, self.rng = [Seat(each) for each in pages], Random(number)
        self.heard: list[float] = []
        self.moves = 0

    async def gather(self) -> None:
        for each in self.seats:
            await each.open()
        first, *rest = self.seats
        await first.insist(type="room", act="make", seat=SEATS)
        for each in rest:
            await each.insist(type="room", act="join", text=first.room["code"])
        await self.deal()

    async def deal(self) -> None:
        first, *rest = self.seats
        for each in rest:
            await each.insist(type="room", act="ready")
        await first.insist(type="room", act="deal")
        for each in self.seats:
            await each.until(lambda each=each: each.state["table"]["screen"] == "play")

    async def play(self, until: float) -> None:
        """Whoever is to play thinks, and moves."""
        await asyncio.sleep(self.rng.uniform(0, THINKS))
        while time.perf_counter() < until:
            who = next((each for each in self.seats if each.mine), None)
            if who is None:
                if all(each.state["table"]["screen"] == "settled" for each in self.seats):
                    await self.deal()
                else:
                    await asyncio.sleep(0.01)
                continue
            await asyncio.sleep(self.rng.uniform(0, THINKS))
            begun = time.perf_counter()
            for move in ("draw", "pass"):
                if await who.tell(type="play", move=move):
                    break
            self.moves += 1
            for each in self.seats:
                if each is not who:
                    await each.until(lambda each=each, begun=begun: each.came > begun)
                    self.heard.append((each.came - begun) * 1000)


async def _played(halls: list[Hall]) -> None:
    few = asyncio.Semaphore(8)

    async def gathered(hall: Hall) -> None:
        async with few:
            await hall.gather()

    await asyncio.gather(*map(gathered, halls))
    until = time.perf_counter() + LASTS
    await asyncio.gather(*(hall.play(until) for hall in halls))
    for hall in halls:
        for each in hall.seats:
            each.hearing.cancel()
            if each.line is not None:
                each.line.close()
