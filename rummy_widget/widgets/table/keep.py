"""Unfinished games, kept as files in the user's state folder, each under a token that nobody can guess.

The page keeps the token alone. A file is named by the token's hash, so that the folder gives nothing away;
old files go, and there are never more than a bounded number. What is read back is trusted no more than what
a page sends: every record is replayed.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ...faults import NotationError
from ...game.match import Match
from ...game.position import Position
from ...game.records import read_record, write_record
from ...layout import History, Layout, parse_arrangement
from .desk import Desk
from .log import YOU, log_of
from .setup import KINDS, Setup

__all__ = ["DAYS", "MOST", "Keeper", "read_desk", "state_folder", "write_desk"]

DAYS = 30
MOST = 200
_LONGEST = 400_000
_TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")


def state_folder() -> Path:
    """Where this user's programs keep what they are in the midst of."""
    home = Path.home()
    if named := os.environ.get("RUMMY_WIDGET_STATE"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local") / "rummy_widget" / "games"
    if sys.platform == "darwin":
        return home / "Library/Application Support/rummy_widget/games"
    return Path(os.environ.get("XDG_STATE_HOME") or home / ".local/state") / "rummy_widget" / "games"


class Keeper:
    """Files of unfinished games in one folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or state_folder()

    @staticmethod
    def new_token() -> str:
        """A name that cannot be guessed: 192 random bits."""
        return secrets.token_urlsafe(24)

    def write(self, token: str, desk: Desk) -> None:
        """Keep a game; OSError where nothing can be kept."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = self._path(token)
        beside = path.with_suffix(f".{os.getpid()}.tmp")
        beside.write_text(json.dumps(write_desk(desk)), encoding="utf-8")
        beside.replace(path)
        self._tidy(path)

    def read(self, token: str) -> Desk:
        """The game of a token; LookupError where there is none (any more)."""
        try:
            path = self._path(token)
            if path.stat().st_mtime < time.time() - DAYS * 86_400 or path.stat().st_size > _LONGEST:
                raise LookupError("no such game")
            return read_desk(json.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise LookupError("no such game") from error

    def forget(self, token: str) -> None:
        """The game has ended."""
        self._path(token).unlink(missing_ok=True)

    def _path(self, token: str) -> Path:
        if not isinstance(token, str) or not _TOKEN.fullmatch(token):
            raise LookupError("no such game")
        return self.folder / f"{hashlib.sha256(token.encode()).hexdigest()[:40]}.json"

    def _tidy(self, own: Path) -> None:
        """Old files go, and beyond a number the oldest."""
        files = sorted((each for each in self.folder.glob("*.json") if each != own), key=_age, reverse=True)
        limit = time.time() - DAYS * 86_400
        for number, each in enumerate(files):
            if number >= MOST - 1 or _age(each) < limit:
                each.unlink(missing_ok=True)


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # gone meanwhile
        return 0.0


def write_desk(desk: Desk) -> dict[str, Any]:
    """What is kept of a table: the set-up, the records, the own rack as it lies."""
    if desk.game is None or desk.match is None:
        raise ValueError("no game to keep")
    return {
        "v": 1,
        "setup": dict(desk.setup.values),
        "kinds": list(desk.kinds),
        "first": desk.match.first,
        "finished": [write_record(each) for each in desk.match.finished[-50:]],
        "game": write_record(desk.game),
        "rack": desk.rack.present.arrangement().notation(),
    }


def read_desk(kept: Any) -> Desk:
    """The table that was kept; ValueError, KeyError or TypeError where it is none."""
    if not isinstance(kept, dict) or kept["v"] != 1:
        raise ValueError("no table that is known")
    setup = Setup()
    for key, value in kept["setup"].items():
        setup = setup.with_value(key, value)
    game = read_record(kept["game"])
    finished = tuple(_ended(map(read_record, kept["finished"])))
    match = Match(game.settings, finished, kept["first"])
    wanted = parse_arrangement(kept["rack"])
    if sorted(wanted.tiles) != sorted(game.hands[YOU].tiles()):
        raise NotationError("the rack has other tiles than the game")
    log = log_of(game)
    kinds = tuple(kept["kinds"])
    if len(kinds) != game.settings.players - 1 or not set(kinds) <= set(KINDS):
        raise ValueError("no such players")
    rack = History(Layout.of(wanted))
    return Desk(setup, match, game, rack, "play", kinds, log=log, told=len(log)).settled()


def _ended(games: Iterable[Position]) -> Iterable[Position]:
    for game in games:
        if not game.over:
            raise ValueError("a game that has not ended")
        yield game
