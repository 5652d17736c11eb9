"""From a move at a table of people to the other processes that follow it, on both databases."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from postgres import Server
from rooms.people import dealt, wish
from rummy_widget.rooms.followers import Follower
from rummy_widget.rooms.referee import Referee
from rummy_widget.rooms.state import Stage
from rummy_widget.rooms.store import Store

from .report import Table, spread

MOVES = 100
PAUSE = 0.04, 0.2  # seconds from a move to the next, by chance, so that no clock is in step with another


def measure() -> Table:
    """Moves of a round, told to so many processes, each with a loop of its own."""
    rows = []
    with databases() as urls:
        for name, url in urls:
            for followers in (3, 12):
                wrote, heard = told(url, followers)
                rows.append((name, str(followers), *spread(wrote), *spread(heard), str(len(heard))))
    return Table(
        "Tables of people: from a move to the others",
        "ms for the referee to judge and commit a move, and from when it was asked until another process's "
        "loop has the event",
        (
            "database",
            "processes that follow",
            "judged, median",
            "p95",
            "heard, median",
            "p95",
            "events heard",
        ),
        tuple(rows),
    )


@contextmanager
def databases() -> Iterator[list[tuple[str, str]]]:
    """One of each kind, as the app would have it."""
    server = Server()
    try:
        with tempfile.TemporaryDirectory() as folder:
            yield [("SQLite", f"sqlite:///{folder}/rooms.db"), ("PostgreSQL", server.url("rummy"))]
    finally:
        server.away()


def told(url: str, followers: int) -> tuple[list[float], list[float]]:
    """Milliseconds that moves took to be committed, and to be heard of by each process."""
    referee, rng = Referee(Store(url)), Random(7)
    people = dealt(referee, "rummikub", 4)
    room = people[0].room
    words, tests = [sys.executable, "-m", "bench.rooms", url, room], Path(__file__).parents[1]
    running = [
        subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=tests)
        for _ in range(followers)
    ]
    for each in running:
        assert each.stdout is not None
        assert each.stdout.readline() == "following\n"
    asked: dict[int, float] = {}
    wrote = []
    while len(asked) < MOVES:
        table = referee.state(room)
        if table.stage is not Stage.PLAYING:
            for each in people:
                referee.set_ready(each)
            referee.deal(people[0])
            continue
        assert table.to_play is not None
        who = people[table.to_play]
        seen = referee.view_of(who)
        move = wish(seen.game, rng)
        before = time.time()
        version = referee.play(who, move, follows=seen.version)
        wrote.append((time.time() - before) * 1000)
        asked[version] = before
        time.sleep(rng.uniform(*PAUSE))
    heard = []
    for each in running:
        at = dict(json.loads(each.communicate("\n", timeout=60)[0]))
        heard += [(at[version] - before) * 1000 for version, before in asked.items()]
    referee.store.close()
    return wrote, heard


async def follow(url: str, room: str) -> list[tuple[int, float]]:
    """A page's loop: when each event was there, until a line comes in."""
    follower = Follower(Store(url), room)
    follower.new()
    print("following", flush=True)
    loop = asyncio.get_running_loop()
    stop = loop.run_in_executor(None, sys.stdin.readline)
    found = []
    while not stop.done():
        for each in await follower.next(1.0):
            found.append((each.version, time.time()))
    follower.close()
    return found


if __name__ == "__main__":
    print(json.dumps(asyncio.run(follow(*sys.argv[1:]))))
