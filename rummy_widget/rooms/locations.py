"""Where tables of people are kept, and for how long, unless somebody says so."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_state_path

DATABASE = "RUMMY_WIDGET_DATABASE"
STATE = "RUMMY_WIDGET_STATE"
SHARED = "RUMMY_WIDGET_SHARED"  # set by the app that others can reach, for its kernels
BY_PROXY = "proxy"
GAME_DAYS, CLASS_DAYS = 30, 180
UNDEALT_DAYS = 1
"""Days for which a table is kept at which nothing was ever dealt."""
_FILE = "rooms.db"


def database() -> str:
    """The address of the database: of RUMMY_WIDGET_DATABASE, else a file in the state folder."""
    if named := os.environ.get(DATABASE):
        return named
    return f"sqlite:///{state_folder() / _FILE}"


def state_folder() -> Path:
    """Return the folder of what is kept on this machine: RUMMY_WIDGET_STATE, or the system's own place."""
    state = os.environ.get(STATE)
    return Path(state) if state else user_state_path("rummy_widget", appauthor=False)


def shared_host() -> str | None:
    """Return the host and port at which others reach this app; '' if only a proxy before it knows them.

    None if nobody else reaches it, or if this is no kernel of the app.
    """
    named = os.environ.get(SHARED)
    return "" if named == BY_PROXY else named


def days(kind: str) -> int:
    """How many days a table, or a class, is kept after what last happened at it.

    RUMMY_WIDGET_GAME_DAYS and RUMMY_WIDGET_CLASS_DAYS set it; what is no number of days does not.
    """
    usual = CLASS_DAYS if kind == "class" else GAME_DAYS
    named = os.environ.get(f"RUMMY_WIDGET_{'CLASS' if kind == 'class' else 'GAME'}_DAYS", "")
    return int(named) if named.isdecimal() and 1 <= int(named[:6]) <= 36_500 else usual


def shown_url(url: str) -> str:
    """An address as it may be shown: without what stands before the @.

    >>> shown_url("postgresql+psycopg://ana:secret@db.example/rummy?password=other")
    'postgresql+psycopg://db.example/rummy'
    """
    scheme, found, rest = url.partition("://")
    return f"{scheme}{found}{rest.rpartition('@')[2].partition('?')[0]}"
