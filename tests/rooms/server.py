"""One of several server processes at one table: it serves any seat, until the round ends.

    python tests/rooms/server.py URL SEED SEATS JSON-of-tickets

Prints what it did as JSON: the versions that its moves got, and how often somebody else was first.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

sys.path[0] = str(Path(__file__).parents[1])

from rooms.people import wish  # noqa: E402
from rummy_widget.rooms.errors import DatabaseBusy, Refusal, StaleVersion  # noqa: E402
from rummy_widget.rooms.followers import Follower  # noqa: E402
from rummy_widget.rooms.referee import Referee, Ticket  # noqa: E402
from rummy_widget.rooms.state import Stage  # noqa: E402
from rummy_widget.rooms.store import Store  # noqa: E402


def main() -> None:
    url, seed, given = sys.argv[1], int(sys.argv[2]), json.loads(sys.argv[3])
    people = [Ticket(*each) for each in given]
    referee, rng, told, versions = Referee(Store(url)), Random(seed), Counter[str](), list[int]()
    room = people[0].room
    follower, heard = Follower(referee.store, room), list[int]()
    while True:
        heard += [each.version for each in follower.new()]
        try:
            if referee.step(room):
                told["steps"] += 1
        except DatabaseBusy:
            told["busy"] += 1
        here = people[rng.randrange(len(people))]
        seen = referee.view_of(here)
        if seen.stage is not Stage.PLAYING:
            break
        playing = next((each.seat for each in seen.seats if each.plays and not each.computer), None)
        if playing is None:
            heard += [each.version for each in asyncio.run(follower.next(0.1))]  # noqa: TID251 - a program
            continue
        if rng.random() < 0.8:
            here = people[playing]
            seen = referee.view_of(here)
        try:
            if seen.seats[here.seat].plays:
                move = wish(seen.game, rng)
                versions.append(referee.play(here, move, follows=seen.version))
            elif rng.random() < 0.1:  # a page that takes another's turn
                versions.append(referee.play(here, "draw", follows=seen.version))
            elif rng.random() < 0.05:
                referee.say(here, "hello")
        except (StaleVersion, DatabaseBusy, Refusal) as trouble:
            told[type(trouble).__name__.lower()] += 1
    heard += [each.version for each in follower.new(look=True)]
    print(json.dumps({"versions": versions, "told": told, "heard": heard}))


if __name__ == "__main__":
    main()
