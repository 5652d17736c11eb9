"""Where the state of a program lies in the browser's Python, which is a Unix."""

from __future__ import annotations

from pathlib import Path


def user_state_path(appname: str, appauthor: object = None) -> Path:
    """As platformdirs has it where nothing else is said.

    >>> user_state_path("rummy").relative_to(Path.home()).as_posix()
    '.local/state/rummy'
    """
    return Path.home() / ".local/state" / appname
