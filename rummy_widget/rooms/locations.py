"""Where tables and live classes are stored, for how long, and at which address others reach the app."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path

from platformdirs import user_state_path

DATABASE = "RUMMY_WIDGET_DATABASE"
STATE = "RUMMY_WIDGET_STATE"
SHARED = "RUMMY_WIDGET_SHARED"  # set by an app that others can reach, for its kernels
BY_PROXY = "proxy"
GAME_DAYS, CLASS_DAYS = 30, 180
"""Days for which a table and a live class are kept after their last event, unless the user changes that."""
UNDEALT_DAYS = 1
"""Days for which a table is kept if no round was ever dealt at it."""
_FILE = "rooms.db"


def database() -> str:
    """Return the URL of the database.

    The environment variable RUMMY_WIDGET_DATABASE can contain it. Otherwise, it is the URL of a SQLite file
    in the state folder.
    """
    if named := os.environ.get(DATABASE):
        return named
    return f"sqlite:///{state_folder() / _FILE}"


def state_folder() -> Path:
    """Return the folder for saved data.

    The environment variable RUMMY_WIDGET_STATE can name it. Otherwise, it is the folder that the operating
    system provides for the data of this package.
    """
    state = os.environ.get(STATE)
    return Path(state) if state else user_state_path("rummy_widget", appauthor=False)


def shared_host() -> str | None:
    """Return the host and port at which other computers reach this app; '' if they reach it through a proxy.

    Returns None if other computers can't reach it, or if this process is not a kernel of the app.
    """
    named = os.environ.get(SHARED)
    return "" if named == BY_PROXY else named


def is_loopback(host: str) -> bool:
    """Return whether a server at this host can only be reached from this computer itself.

    >>> is_loopback("127.0.0.1"), is_loopback("localhost"), is_loopback("0.0.0.0"), is_loopback("::1")
    (True, True, False, True)
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def days(kind: str) -> int:
    """Return the number of days for which a room is kept after its last event; *kind* is "class" or "table".

    The environment variables RUMMY_WIDGET_CLASS_DAYS and RUMMY_WIDGET_GAME_DAYS replace the defaults if they
    are whole numbers from 1 to 36500.
    """
    usual = CLASS_DAYS if kind == "class" else GAME_DAYS
    named = os.environ.get(f"RUMMY_WIDGET_{'CLASS' if kind == 'class' else 'GAME'}_DAYS", "")
    return int(named) if named.isdecimal() and 1 <= int(named[:6]) <= 36_500 else usual


def shown_url(url: str) -> str:
    """Return the URL of a database without user, password and options, so that it can be shown to people.

    >>> shown_url("postgresql+psycopg://ana:secret@db.example/rummy?password=other")
    'postgresql+psycopg://db.example/rummy'
    """
    scheme, found, rest = url.partition("://")
    return f"{scheme}{found}{rest.rpartition('@')[2].partition('?')[0]}"
