"""Multiplayer tables in a database, stored as append-only events.

Each request is checked inside the transaction that stores its events. An example:

    referee = open_tables()                          # SQLite in the state folder by default
    mine = referee.make("rummikub", seats=2, who="192.0.2.7")    # a Ticket: room, code, seat, token
    hers = referee.join(mine.code, who="192.0.2.8")              # takes a free seat, gets a tile's name
    for each in (mine, hers):
        referee.set_ready(each)
    referee.deal(mine)
    view = referee.view_of(mine)                     # all that this seat may know, and nothing more
    referee.play(mine, "draw", follows=view.version) # checked, stored, and then visible to the others
    follower = Follower(referee.store, mine.room, view.version)  # `await follower.next()` gives new events
    referee.step(mine.room)                          # makes a computer player's move; any process may call it

Modules import only from those to their left: `codes, names, clock_jumps, errors, events -> state (folds
events) -> views, commands (who may do what) -> store, followers (the database) -> event_sourced, absences ->
referee`. A refused request raises a `RoomError` of `errors`, whose message is a sentence for the user, and
changes nothing.

- `events`: the stored events, one frozen dataclass per kind, converted to JSON and back.
- `state`: `RoomState`, computed from the events by a pure function: the same events always give the same
  table.
- `commands`: what a seat may do: functions that return events, or raise `Refusal` with a sentence and the
  clause of the rules.
- `views`: what a player or a spectator may see of a table, without other players' tiles, the seed and tokens.
- `names`: which names may be shown, and which look alike; `clock_jumps`: how to cope with a clock that jumps.
- `schema`, `database_engine`, `store`: the database. They import SQLAlchemy, which nothing else imports
  before `open_tables` is called.
- `followers`: notice new events, in an asyncio loop or by blocking.
- `event_sourced`: what tables and classes share: cached states, and commands checked inside the transaction.
- `memory`: a table of one person and computer players, with the same commands and events, but no database.
- `absences`: how long seats have been away while the tables ran, for the penalty for a lost connection.
- `referee`: brings all of this together; its methods are short, block, and may be called from threads.

Secrets: anyone who has a seat's token has the seat, and only the token's hash is stored. Seeds are stored in
the database, so anyone who can read it can read every rack. Only the app's server can therefore keep racks
secret; a kernel in which people run their own code can't. The argument *who* of many methods identifies the
page that makes the request (see `clients`), so that somebody who guesses codes can be slowed down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .referee import Referee

__all__ = ["open_tables"]


def open_tables(url: str | None = None) -> Referee:
    """Return a `Referee` for the multiplayer tables in the database at *url*.

    Without *url*, the database is the one that RUMMY_WIDGET_DATABASE names or, if that isn't set, a file in
    the state folder. Each process opens its own connection, on first use. Raises NotInstalled if SQLAlchemy
    is missing, and DatabaseGone if *url* isn't the address of a SQLite file or a PostgreSQL database.
    """
    from .errors import NotInstalled
    from .referee import Referee

    try:
        from .store import Store
    except ModuleNotFoundError as missing:
        raise NotInstalled(package=missing.name or "sqlalchemy") from None
    return Referee(Store(url))
