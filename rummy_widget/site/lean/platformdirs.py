"""A stand-in for platformdirs in the browser's Python, which supports only the folders of Unix systems."""

from __future__ import annotations

from pathlib import Path


def user_state_path(appname: str, appauthor: object = None) -> Path:
    """Return the folder in which a program stores its state: the default of platformdirs on Unix.

    *appname* is the program's name; *appauthor* is ignored, as on any Unix system.

    >>> user_state_path("rummy").relative_to(Path.home()).as_posix()
    '.local/state/rummy'
    """
    return Path.home() / ".local/state" / appname
