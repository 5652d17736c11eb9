"""Tables of people, who meet in a database: append-only events, judged inside the transaction.

    referee = open_tables()                          # SQLite in the state folder, or what the machine says
    mine = referee.make("rummikub", seats=2, who="192.0.2.7")    # a Ticket: room, code, seat, token
    hers = referee.join(mine.code, who="192.0.2.8")              # at a free seat, under the name of a tile
    for each in (mine, hers):
        referee.ready(each)
    referee.deal(mine)
    seen = referee.seen(mine)                        # all that this seat may know: nobody can peek
    referee.play(mine, "draw", follows=seen.version)             # judged, committed, then seen
    follower = Follower(referee.store, mine.room, seen.version)  # new events: `await follower.next()`
    referee.step(mine.room)                          # what any process may do: computers think

Who may call whom: `codes, names, clock_jumps, errors, events -> state (events folded) -> views, commands (who
may do what) -> store, followers (the database) -> event_sourced, absences -> referee`. Whatever is
refused raises a `RoomError` of `errors`, which says itself in a sentence, and nothing is changed.

- `events`: what is written down, one frozen record a kind, to JSON and back.
- `state`: `RoomState`, what events fold into, purely: the same events mean the same table everywhere.
- `commands`: what a seat asks, judged: gives events, or raises `Refusal` with clause and sentence.
- `views`: what a seat or a watcher may see of it; no tiles of others, no seed, no token.
- `names`: which names may be shown, and which look alike; `clock_jumps`: what time is believed.
- `schema`, `database_engine`, `store`: the database; SQLAlchemy is imported there, and by nobody before
  `open_tables` is called.
- `followers`: learn of new events, for a page's loop or plainly.
- `event_sourced`: what tables share with classes: they remember what was folded, and judge inside the
  transaction.
- `memory`: a table of one person and computers by the same commands and the same fold, without a database.
- `absences`: how long seats have been away while the tables ran, for what a lost connection costs.
- `referee`: all of that together; its methods are short, block, and may be called from threads.

What is secret: a seat is whoever has its token, of which only the hash is written. Seeds lie in the database:
whoever can read it can read every hand. So only the app's server may be called fair, not a kernel in which
people run code of their own. The caller says who is asking (*who*: an address, else a session), so that
guessing is slowed: `clients` knows whom the app's server has named to this kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .referee import Referee

__all__ = ["open_tables"]


def open_tables(url: str | None = None) -> Referee:
    """The tables of a database: of *url*, else of RUMMY_WIDGET_DATABASE, else of a file in the state folder.

    Nothing is opened until it is needed, and each process opens for itself: a fork shares no connection.
    `NotInstalled` where SQLAlchemy is missing, or the driver.
    """
    from .errors import NotInstalled
    from .referee import Referee

    try:
        from .store import Store
    except ModuleNotFoundError as missing:
        raise NotInstalled(package=missing.name or "sqlalchemy") from None
    return Referee(Store(url))
