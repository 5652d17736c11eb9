"""Saved tables as files in the user's state folder, under tokens that nobody can guess.

Every browser (visitor) has a secret token, and a saved table for each tab in which the visitor has opened a
table. A visitor's folder is named after a hash of the token, so that the name doesn't reveal the token. The
name of a file contains the key of its table and a revision number. Each save writes a file with the next
revision number, which only one process can create, and then deletes the previous file. A saved table is
therefore never incomplete, and a tab gets an error if another tab has saved the table meanwhile.

Tables that nobody has changed for a month are deleted. The number of tables of one visitor and of all
visitors together is limited; if a visitor has too many, the visitor's own oldest ones are deleted, never
those of other visitors.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_state_path

from ...rooms.codes import hash_token
from .save_format import OtherSaveVersion, read_state, write_state
from .state import ScreenState

DAYS = 30
MOST_OPEN = 8  # unfinished games of one visitor
MOST = 16  # tables of one visitor, including games that have ended
MOST_ALL = 10_000  # tables of all visitors
_LONGEST = 1_000_000
_NAME = re.compile(r"([0-9a-f]{8})\.([0-9]{1,9})\.json")
_OWNER = re.compile(r"[0-9a-f]{40}")
_DAY = 86_400
_BROKEN = (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError, OverflowError)


class StaleSave(Exception):
    """Raised if another tab has saved the table since this tab loaded it."""


class SavesFull(Exception):
    """Raised if the folder already contains the maximum number of saved tables."""


class UnreadableSave(LookupError):
    """Raised if a saved table can't be read.

    *reason* is "damaged", or "version" if another version of this program has saved it.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(f"unreadable: {reason}")
        self.reason = reason


class SavedGame(NamedTuple):
    """An entry in the list of a visitor's saved tables.

    Attributes:
        key: the key under which the table is saved, unique among the visitor's tables.
        game: the name of the game.
        players: the number of players; 0 if no round was dealt.
        moves: the number of moves made in the round.
        open: whether the round is unfinished.
        day: the date of the last change, such as "2026-11-22".
    """

    key: str
    game: str
    players: int
    moves: int
    open: bool
    day: str


class _File(NamedTuple):
    path: Path
    key: str
    rev: int


def state_folder() -> Path:
    """Return the folder for saved tables.

    The environment variable RUMMY_WIDGET_STATE can name it. Otherwise, it is the subfolder `games` of the
    folder that the operating system provides for the data of this package.
    """
    if named := os.environ.get("RUMMY_WIDGET_STATE"):
        return Path(named)
    return user_state_path("rummy_widget", appauthor=False) / "games"


class SaveFolder:
    """Reads and writes the saved tables in a folder, by default the folder that `state_folder` returns.

    In its methods, *token* is the secret of a visitor, and *key* is the key under which a table is saved,
    unique among the tables of that visitor. *kind* is a kind of table: "closing" or "melds" (see
    `save_format.kind_of`).
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or state_folder()

    # ---- Saving ------------------------------------------------------------------------------------

    def write(self, token: str, key: str, rev: int, state: ScreenState) -> int:
        """Save a visitor's table under *key*, and return its new revision number.

        *token* is the visitor's secret, and *rev* is the number of the last revision that the caller knows (0
        if the table is new). Raises StaleSave if another tab has saved the table since that revision,
        SavesFull if the folder is full, OSError if the file can't be written, and ValueError if the game is
        too long. If an error is raised, the table that was saved before is unchanged.
        """
        text = json.dumps(write_state(state))
        own = self._own(token)
        before = self._revisions(token, key)
        if before and before[-1].rev > rev:
            raise StaleSave
        if not before:
            self._find_room()
        for folder in (self.folder, own):
            folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        path = own / f"{key}.{rev + 1}.json"
        try:
            file = path.open("x", encoding="utf-8")
        except FileExistsError:
            raise StaleSave from None
        try:
            with file:
                file.write(text)
        except OSError:  # for example on a full disk: delete the incomplete file
            _remove(path)
            raise
        if any(each.rev > rev + 1 for each in self._revisions(token, key)):
            _remove(path)
            raise StaleSave
        for each in before:
            _remove(each.path)
        return rev + 1

    def delete_oldest(self, token: str, key: str, kind: str) -> None:
        """Delete the oldest tables of one kind that a visitor has saved, if there are more than allowed.

        *token* is the visitor's secret. The table saved under *key* is never deleted.
        """
        others = [each for each in self.tables(token, kind) if each.key != key]
        unfinished = [each for each in others if each.open]
        ended = [each for each in others if not each.open]
        gone = unfinished[MOST_OPEN - 1 :]
        gone += ended[max(0, MOST - 1 - min(len(unfinished), MOST_OPEN - 1)) :]
        for game in gone:
            for each in self._revisions(token, game.key):
                _remove(each.path)

    def _find_room(self) -> None:
        """Delete old tables before a new one is saved; raise SavesFull if there are still too many.

        Tables that nobody has changed for a month are always deleted; games that ended more than a day ago
        are deleted only if the folder is full.
        """
        now = time.time()
        for path in _entries(self.folder):  # a folder is as old as the last file saved there
            if _age(path) < now - DAYS * _DAY:
                _remove(path)
        if len(self._folders()) * MOST < MOST_ALL or self._count() < MOST_ALL:
            return
        for each in self._folders():
            for file in _files(each):
                about = _about(file)
                if _age(file.path) < now - _DAY and (about is None or not about.open):
                    _remove(file.path)
        if self._count() >= MOST_ALL:
            raise SavesFull

    def _count(self) -> int:
        """Return the number of saved tables of all visitors."""
        return sum(len({each.key for each in _files(folder)}) for folder in self._folders())

    def _folders(self) -> list[Path]:
        return [each for each in _entries(self.folder) if _OWNER.fullmatch(each.name)]

    def _own(self, token: str) -> Path:
        return self.folder / (hash_token(token)[:40] or "nobody")

    # ---- Reading -----------------------------------------------------------------------------------

    def read(self, token: str, key: str, kind: str | None = None) -> tuple[ScreenState, int]:
        """Return the table that a visitor has saved under *key*, and its revision number.

        *token* is the visitor's secret. *kind* is the only kind of table that is accepted, "closing" or
        "melds" (see `save_format.kind_of`); None accepts both. Raises LookupError if there is no such table
        or if it is of another kind, and UnreadableSave if it is damaged or was saved by another version of
        this program.
        """
        for _ in range(3):  # the table may be saved again while it is read
            found = self._revisions(token, key)
            if not found:
                raise LookupError("no such table")
            reason = "damaged"
            for each in reversed(found):
                try:
                    kept = _load(each.path)
                    if kind in (None, kept["kind"]):
                        return read_state(kept), found[-1].rev
                except _BROKEN as error:  # damaged, or deleted meanwhile
                    reason = "version" if isinstance(error, OtherSaveVersion) else reason
                else:
                    raise LookupError("no such table of this kind")
            if self._revisions(token, key) == found:
                raise UnreadableSave(reason)
        raise LookupError("no such table")

    def tables(self, token: str, kind: str | None = None) -> list[SavedGame]:
        """Return the saved tables of the visitor with this secret token, the most recently changed first.

        *kind* is the kind of the tables that are returned, "melds" or "closing" (see `save_format.kind_of`);
        None returns both. Unreadable tables are left out.
        """
        newest = {each.key: each for each in _files(self._own(token))}
        ordered = sorted(newest.values(), key=lambda each: _age(each.path), reverse=True)
        return [about for each in ordered if (about := _about(each, kind)) is not None]

    def _revisions(self, token: str, key: str) -> list[_File]:
        limit = time.time() - DAYS * _DAY
        files = _files(self._own(token))
        return [each for each in files if each.key == key and _age(each.path) >= limit]


def _files(folder: Path) -> list[_File]:
    """Return the files of saved tables in a visitor's folder, the lowest revision number first."""
    found = [(path, _NAME.fullmatch(path.name)) for path in _entries(folder)]
    files = [_File(path, named[1], int(named[2])) for path, named in found if named is not None]
    return sorted(files, key=lambda each: each.rev)


def _entries(folder: Path) -> list[Path]:
    """Return the paths of everything in a folder; [] if the folder can't be read."""
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _load(path: Path) -> Any:
    if path.stat().st_size > _LONGEST:
        raise ValueError("no table: the file is too long")
    return json.loads(path.read_text(encoding="utf-8"))


def _about(file: _File, kind: str | None = None) -> SavedGame | None:
    """Return the data of a saved table for the list of tables; None if it is damaged or of another kind.

    *kind* is the only kind of table that is accepted, "closing" or "melds"; None accepts both.
    """
    try:
        kept = _load(file.path)
        if kind is not None and kept["kind"] != kind:
            return None
        players, moves, unfinished = kept.get("players", 0), kept.get("moves", 0), kept["open"]
        if type(players) is not int or type(moves) is not int or type(unfinished) is not bool:
            return None
        game = kept["setup"]["game"]
        day = time.strftime("%Y-%m-%d", time.localtime(_age(file.path)))
        return SavedGame(file.key, game, players, moves, unfinished, day)
    except _BROKEN:
        return None


def _remove(path: Path) -> None:
    """Delete a file, or a folder and everything in it; ignore errors."""
    with suppress(OSError):
        if path.is_dir():
            shutil.rmtree(path)
        else:
            path.unlink()


def _age(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # deleted meanwhile
        return 0.0
