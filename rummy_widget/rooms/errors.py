"""Errors of multiplayer tables and live classes, each with a sentence for the user.

If one is raised, nothing has been changed.

>>> print(TooManyTries(seconds=40))
Too many tries. Wait 40 seconds, then try again.
"""

from __future__ import annotations

from typing import ClassVar

from ..text.extras import install_target
from ..text.words import Argument, say


class RoomError(Exception):
    """Base class of errors for refused requests; the error's text is a sentence in the current language.

    *details* are values that are inserted into the sentence. `key` identifies the sentence among the
    program's messages, which are translated.
    """

    key: ClassVar[str] = "rooms-failed"

    def __init_subclass__(cls, key: str) -> None:
        cls.key = key

    def __init__(self, **details: Argument) -> None:
        super().__init__(details)
        self.details = details

    @property
    def sentence(self) -> str:
        """The sentence that tells the user what went wrong."""
        return say(self.key, **self.details)

    def __str__(self) -> str:
        return self.sentence


class StaleVersion(RoomError, key="rooms-stale"):
    """The table has changed since the version that the page shows; the page must update before it retries."""


class NoSuchTable(RoomError, key="rooms-no-such-table"):
    """There is no multiplayer table with this code or id, or it was deleted."""


class NoSuchClass(NoSuchTable, key="live-no-such-class"):
    """There is no live class with this code, or it was deleted."""


class NotYours(RoomError, key="live-stranger"):
    """The request isn't allowed without the token of the class's teacher or of one of its students."""


class UnknownToken(RoomError, key="rooms-stranger"):
    """The token gives access to no seat at this table, or its one-time link has been used already."""


class Refusal(RoomError, key="rooms-refused"):
    """A request isn't allowed; the error's text is *sentence*.

    *clause* is the id of the rule of the game that forbids it, or '' if no rule of the game does.
    """

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence=sentence)
        self.clause = clause


def refuse(key: str, **details: Argument) -> Refusal:
    """Return a `Refusal` whose sentence is the message with this key; *details* are inserted into it."""
    return Refusal(say(key, **details))


class TooManyTries(RoomError, key="rooms-slow"):
    """A client (an open page) has tried something too often; it may try again in `seconds` seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds=seconds)
        self.seconds = seconds

    @property
    def sentence(self) -> str:
        """The sentence that tells the user how long to wait: in seconds or, from 90 minutes on, in hours."""
        if self.seconds < 5_400:
            return super().sentence
        return say("rooms-slow-hours", hours=-(-self.seconds // 3_600))


class RoomsFull(RoomError, key="rooms-crowded"):
    """A limit has been reached, for example on the number of tables, of a table's events or of spectators."""


class DatabaseBusy(RoomError, key="rooms-busy"):
    """The database is busy with the requests of other processes, so the user should try again."""


class DiskFull(RoomError, key="rooms-full"):
    """The disk of the database is full, so nothing more can be stored."""


class DatabaseGone(RoomError, key="rooms-gone"):
    """The database can't be reached or opened."""


class DatabaseDamaged(RoomError, key="rooms-damaged"):
    """The database file is damaged or isn't a database, so trying again does not help."""


class OtherVersion(RoomError, key="rooms-other-version"):
    """Stored data can't be read, usually because a newer version of this program has written it."""


class NotInstalled(RoomError, key="rooms-not-installed"):
    """A Python library that is needed is not installed; *package* is its name."""

    def __init__(self, package: str) -> None:
        super().__init__(package=package, target=install_target(package))
