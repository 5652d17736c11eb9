"""Errors of multiplayer tables and live classes, each with a sentence for the user.

If one of these errors is raised, nothing has been changed.

>>> print(TooManyTries(seconds=40))
Too many tries. Wait 40 seconds, then try again.
"""

from __future__ import annotations

from typing import ClassVar

from ..text.extras import install_target
from ..text.words import Argument, say


class RoomError(Exception):
    """Base class of errors for refused requests; the message is a sentence in the current language.

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
    """Raised if the table has changed since the version that the page shows; the page must update first."""


class NoSuchTable(RoomError, key="rooms-no-such-table"):
    """Raised if there is no multiplayer table with this code or id, for example because it was deleted."""


class NoSuchClass(NoSuchTable, key="live-no-such-class"):
    """Raised if there is no live class with this code, for example because it was deleted."""


class NotYours(RoomError, key="live-stranger"):
    """Raised if a request comes without the token that it needs: the class teacher's or a student's."""


class UnknownToken(RoomError, key="rooms-stranger"):
    """Raised if a token gives access to no seat at the table, or if a one-time link has already been used."""


class Refusal(RoomError, key="rooms-refused"):
    """Raised if a request isn't allowed.

    *sentence*, the message of the exception, tells the user why. *clause* is the id of the rule of the
    game that forbids the request, or '' if no rule of the game forbids it.
    """

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence=sentence)
        self.clause = clause


def refuse(key: str, **details: Argument) -> Refusal:
    """Return a `Refusal` whose sentence is the message with this key, in which *details* are inserted."""
    return Refusal(say(key, **details))


class TooManyTries(RoomError, key="rooms-slow"):
    """Raised if a client (an open page) has tried something too often; it may retry in `seconds` seconds."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds=seconds)
        self.seconds = seconds

    @property
    def sentence(self) -> str:
        """The sentence that says how long to wait: in seconds, or in hours if it is 90 minutes or more."""
        if self.seconds < 5_400:
            return super().sentence
        return say("rooms-slow-hours", hours=-(-self.seconds // 3_600))


class RoomsFull(RoomError, key="rooms-crowded"):
    """Raised if a limit has been reached, for example on the number of tables, events or spectators."""


class GuestLimit(RoomError, key="rooms-guest"):
    """Raised if somebody who came with a pass for some rooms asks for more, such as for a new table."""


class DatabaseBusy(RoomError, key="rooms-busy"):
    """Raised if the database is busy with requests of other processes, so the user should try again."""


class DiskFull(RoomError, key="rooms-full"):
    """Raised if the disk of the database is full, so that nothing more can be stored."""


class DatabaseGone(RoomError, key="rooms-gone"):
    """Raised if the database can't be reached or opened."""


class DatabaseDamaged(RoomError, key="rooms-damaged"):
    """Raised if the database file is damaged or isn't a database, so that trying again doesn't help."""


class OtherVersion(RoomError, key="rooms-other-version"):
    """Raised if stored data can't be read, usually because a newer version of this program wrote it."""


class NotInstalled(RoomError, key="rooms-not-installed"):
    """Raised if a Python library that is needed is not installed; *package* is its name."""

    def __init__(self, package: str) -> None:
        super().__init__(package=package, target=install_target(package))
