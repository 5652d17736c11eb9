"""What can go wrong at a table of people, each with a sentence to whoever asked; nothing has changed then.

>>> print(TooManyTries(seconds=40))
Too many tries. Wait 40 seconds, then try again.
"""

from __future__ import annotations

from typing import ClassVar

from ..text.extras import install_target
from ..text.words import Said, say


class RoomError(Exception):
    """Why something was not done; its text is a sentence in the language spoken when it is asked for."""

    key: ClassVar[str] = "rooms-failed"

    def __init__(self, **details: Said) -> None:
        super().__init__(details)
        self.details = details

    @property
    def sentence(self) -> str:
        """What to tell whoever asked."""
        return say(self.key, **self.details)

    def __str__(self) -> str:
        return self.sentence


class StaleVersion(RoomError):
    """The table has gone on since what the page saw: show it anew, and ask again."""

    key = "rooms-stale"


class NoSuchTable(RoomError):
    """No table has this code, or this one was let go."""

    key = "rooms-no-such-table"


class NoSuchClass(NoSuchTable):
    """No class has this code, or this one was let go."""

    key = "live-no-such-class"


class NotYours(RoomError):
    """The token is nobody's in this class."""

    key = "live-stranger"


class UnknownToken(RoomError):
    """The token is no seat's, or the link has been used."""

    key = "rooms-stranger"


class Refusal(RoomError):
    """The rules, or the table, do not allow it: `clause` says which, '' where it is none of the game's."""

    key = "rooms-refused"

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence=sentence)
        self.clause = clause


def refuse(key: str, **details: Said) -> Refusal:
    """Return a refusal whose sentence is the message of a key."""
    return Refusal(say(key, **details))


class TooManyTries(RoomError):
    """Too many tries: `seconds` until the next one is looked at."""

    key = "rooms-slow"

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds=seconds)
        self.seconds = seconds

    @property
    def sentence(self) -> str:
        """What to tell whoever asked: seconds, or hours if it is long."""
        if self.seconds < 5_400:
            return super().sentence
        return say("rooms-slow-hours", hours=-(-self.seconds // 3_600))


class RoomsFull(RoomError):
    """No more tables, or events of one table, are kept."""

    key = "rooms-crowded"


class DatabaseBusy(RoomError):
    """Somebody else was writing for too long: try again."""

    key = "rooms-busy"


class DiskFull(RoomError):
    """Nothing more can be written."""

    key = "rooms-full"


class DatabaseGone(RoomError):
    """The database does not answer, or is none of ours."""

    key = "rooms-gone"


class DatabaseDamaged(RoomError):
    """The database's file is broken, or is no database: trying again does not help."""

    key = "rooms-damaged"


class OtherVersion(RoomError):
    """The database was written by a newer version of this program."""

    key = "rooms-other-version"


class NotInstalled(RoomError):
    """A library is missing: `package`."""

    key = "rooms-not-installed"

    def __init__(self, package: str) -> None:
        super().__init__(package=package, target=install_target(package))
