"""What can go wrong at a multiplayer table or in a live class: errors with a sentence for the user.

When one is raised, nothing has been changed.

>>> print(TooManyTries(seconds=40))
Too many tries. Wait 40 seconds, then try again.
"""

from __future__ import annotations

from typing import ClassVar

from ..text.extras import install_target
from ..text.words import Argument, say


class RoomError(Exception):
    """A request that was not carried out; its text is a sentence in the current language."""

    key: ClassVar[str] = "rooms-failed"

    def __init_subclass__(cls, key: str) -> None:
        cls.key = key

    def __init__(self, **details: Argument) -> None:
        super().__init__(details)
        self.details = details

    @property
    def sentence(self) -> str:
        """The sentence to show to the user."""
        return say(self.key, **self.details)

    def __str__(self) -> str:
        return self.sentence


class StaleVersion(RoomError, key="rooms-stale"):
    """The table has changed since the version that the page shows: the page has to update and ask again."""


class NoSuchTable(RoomError, key="rooms-no-such-table"):
    """No table has this code, or it was deleted."""


class NoSuchClass(NoSuchTable, key="live-no-such-class"):
    """No class has this code, or it was deleted."""


class NotYours(RoomError, key="live-stranger"):
    """The token belongs to nobody in this class."""


class UnknownToken(RoomError, key="rooms-stranger"):
    """The token belongs to no seat, or the link has been used already."""


class Refusal(RoomError, key="rooms-refused"):
    """A request is not allowed; `clause` is the id of the game's rule that forbids it, or '' if none does."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence=sentence)
        self.clause = clause


def refuse(key: str, **details: Argument) -> Refusal:
    """Return a refusal with the message of this key as its sentence."""
    return Refusal(say(key, **details))


class TooManyTries(RoomError, key="rooms-slow"):
    """Too many tries; `seconds` is the time until the next one is allowed."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds=seconds)
        self.seconds = seconds

    @property
    def sentence(self) -> str:
        """The sentence to show to the user, with the time in seconds, or in hours if it is long."""
        if self.seconds < 5_400:
            return super().sentence
        return say("rooms-slow-hours", hours=-(-self.seconds // 3_600))


class RoomsFull(RoomError, key="rooms-crowded"):
    """The limit on tables, or on events of one table, has been reached."""


class DatabaseBusy(RoomError, key="rooms-busy"):
    """Another process has been writing to the database for too long: try again."""


class DiskFull(RoomError, key="rooms-full"):
    """The disk is full: nothing more can be written."""


class DatabaseGone(RoomError, key="rooms-gone"):
    """The database can't be reached, or was not created by this program."""


class DatabaseDamaged(RoomError, key="rooms-damaged"):
    """The database file is damaged, or is not a database: trying again does not help."""


class OtherVersion(RoomError, key="rooms-other-version"):
    """The database was written by a newer version of this program."""


class NotInstalled(RoomError, key="rooms-not-installed"):
    """A library is missing; `package` is its name."""

    def __init__(self, package: str) -> None:
        super().__init__(package=package, target=install_target(package))
