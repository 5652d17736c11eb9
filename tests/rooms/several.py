"""Several server processes at one table."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from engine.game.open_games import settled_again
from loops import run_in_thread
from rummy_widget.rooms.events import MoveMade
from rummy_widget.rooms.followers import Follower
from rummy_widget.rooms.referee import Referee, Ticket
from rummy_widget.rooms.state import fold_events
from rummy_widget.rooms.store import Store

SERVER = Path(__file__).with_name("server.py")


def started(url: str, people: list[Ticket], seed: int) -> subprocess.Popen[str]:
    """A process that serves this table."""
    words = [sys.executable, str(SERVER), url, str(seed), json.dumps(people)]
    return subprocess.Popen(words, stdout=subprocess.PIPE, text=True)


def played_by(
    processes: int, url: str, game: str, seats: int, seed: int = 0, kills: int = 0
) -> list[dict[str, Any]]:
    """A round that so many processes play at once, a computer on the last seat: nothing lost or doubled.

    So many times one of them, by chance, is killed with -9 at any moment, and another one comes in its place.
    """
    referee, rng = Referee(Store(url)), Random(seed)
    first = referee.make(game, seats=seats)
    people = [first, *(referee.join(first.code) for _ in range(seats - 2))]
    referee.seat_computer(first, seats - 1)
    for each in people:
        referee.set_ready(each)
    referee.deal(first)
    running = [started(url, people, seed + number) for number in range(processes)]
    for number in range(kills):
        reached = referee.store.summary(first.room).events + rng.randrange(8)
        # by chance in the midst of what it writes
        run_in_thread(Follower(referee.store, first.room, reached).next(1.0))
        time.sleep(rng.random() / 50)
        victim = running.pop(rng.randrange(processes))
        victim.kill()
        victim.communicate()
        running.append(started(url, people, seed + 100 + number))
    done = [json.loads(each.communicate(timeout=240)[0]) for each in running]
    assert [each.returncode for each in running] == [0] * processes

    written = referee.store.read(first.room)
    assert [each.version for each in written] == list(range(1, len(written) + 1))
    moved = {each.version for each in written if isinstance(each.event, MoveMade) and each.event.by == "seat"}
    made = [version for each in done for version in each["versions"]]
    assert len(set(made)) == len(made)
    assert set(made) <= moved if kills else set(made) == moved, "each accepted move is there once"
    for each in done:
        heard = each["heard"]  # who looked for the last time may have missed a last word, but no move
        assert heard == list(range(1, len(heard) + 1)), "each process heard of all, once, in order"
        assert len(heard) >= max(moved)
    table = fold_events(written)
    assert table.game is not None
    assert table.game.over
    if table.game.has_table:
        assert settled_again(table.game) == table.game.scores
    referee.store.close()
    return done


__all__ = ["played_by", "started"]
