"""One page's connection to a table of people: its requests to the referee, and what it last saw."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from ....engine.game.moves import Move
from ....rooms.errors import RoomError, UnknownToken
from ....rooms.referee import Referee, Ticket, Watcher
from ....rooms.sentences import coming_sentences
from ....rooms.state import RoomState
from ....rooms.views import TableSeen

_ADDRESS = re.compile(r"https?://[A-Za-z0-9.:\[\]_-]{1,200}(/[A-Za-z0-9._~%/-]{0,200})?")


def page_address(text: object) -> str | None:
    """Return the address that a page says it has; None if that can't be an address.

    >>> page_address("http://localhost:8866/voila/render/notebooks/tables.ipynb")
    'http://localhost:8866/voila/render/notebooks/tables.ipynb'
    >>> page_address("javascript:alert(1)"), page_address(7)
    (None, None)
    """
    return text if isinstance(text, str) and _ADDRESS.fullmatch(text) else None


class TableVisit:
    """Base class of `Seat` and `Watch`: a table of people as one page last saw it."""

    _look: Callable[[bool], TableSeen]
    _news: Callable[[TableSeen], list[str]]

    def __init__(self, referee: Referee, ticket: Ticket | Watcher) -> None:
        self.referee, self.room, self.code = referee, ticket.room, ticket.code
        self.seen = self._look(True)
        self.told = max((each.version for each in self.seen.heard), default=0)
        self._told_of = self.seen

    def look(self, *, read: bool = True) -> bool:
        """Update what is seen of the table and return whether anything has changed.

        With *read* False, the database isn't asked: the follower of the table has just done it.
        """
        before, self.seen = self.seen, self._look(read)
        return before.version != self.seen.version

    def news(self) -> list[str]:
        """Return sentences on what has happened since the last call."""
        before, self._told_of = self._told_of, self.seen
        return self._news(before)


class Watch(TableVisit):
    """A table of people for a page that only watches it."""

    computer_plays = False

    def __init__(self, referee: Referee, watcher: Watcher) -> None:
        self._watcher = watcher
        super().__init__(referee, watcher)

    def live(self) -> None:
        """Tell the table that this page is still open."""
        self.referee.watches(self._watcher)

    def step(self) -> None:
        """Do nothing: watchers make no moves for computer players."""

    def leave(self) -> None:
        """Stop watching."""
        with suppress(RoomError):
            self.referee.unwatch(self._watcher)

    def _look(self, read: bool) -> TableSeen:
        return self.referee.watched(self.room, read=read)

    def _news(self, before: TableSeen) -> list[str]:
        game, known = self.seen.game, before.game.moves if before.game is not None else ()
        new = len(game.moves) - len(known) if game is not None else 0
        return [*game.told[-new:], *game.end[:1]] if new > 0 else []


class Seat(TableVisit):
    """A table of people for a page that plays there: its seat's ticket, and the table as last seen."""

    table: RoomState

    def __init__(self, referee: Referee, ticket: Ticket, at: str | None) -> None:
        self.ticket, self.at = ticket, at
        self.draft = referee.draft(ticket) or ""  # how the own tiles lay, until they lie so again
        self._kept = self.draft
        self.moved: str | None = None  # the link for another device, shown once
        self.leaving = False
        self.watchers = 0
        super().__init__(referee, ticket)

    def live(self) -> None:
        """Tell the table that this page is still open, and update the number of spectators."""
        self.referee.here(self.ticket)
        self.watchers = self.referee.watchers(self.room)

    @property
    def computer_plays(self) -> bool:
        """Whether it is a computer player's turn."""
        return self.table.computer_to_play is not None

    def step(self) -> None:
        """Make due moves of computer players and end turns whose time is up."""
        self.referee.step(self.room, read=False)

    def leave(self) -> None:
        """Leave the table for good."""
        with suppress(UnknownToken):
            self.referee.leave(self.ticket)

    def _look(self, read: bool) -> TableSeen:
        self.table, seen = self.referee.looked(self.ticket, read=read)
        return seen

    def _news(self, before: TableSeen) -> list[str]:
        return coming_sentences(before, self.seen)

    @property
    def link(self) -> str | None:
        """The link by which others join; None if the page's address is unknown."""
        return f"{self.at}?room={self.code}" if self.at else None

    def move(self, moves: Iterable[Move]) -> None:
        """Ask the referee to make all of these moves, or none."""
        self.referee.play(self.ticket, *(each.notation() for each in moves), follows=self.seen.version)

    def keep(self, draft: str) -> None:
        """Save the layout of the player's tiles for whichever page takes this seat next."""
        if draft != self._kept:
            with suppress(RoomError):
                self.referee.keep_draft(self.ticket, draft)
                self._kept = draft

    def ask(self, act: str, fields: dict[str, Any]) -> None:
        """Ask the referee for anything but a move, such as "ready" or "deal"; RoomError if it is refused.

        *act* is what to do, *fields* are those of the page's message.
        """
        referee, ticket, place = self.referee, self.ticket, fields.get("seat", -1)
        self.moved = None
        match act:
            case "fill" | "empty" | "hold":
                {"fill": referee.fill, "empty": referee.empty, "hold": referee.hold}[act](ticket, place)
            case "ready":
                referee.ready(ticket, follows=self.seen.version)
            case "unready":
                referee.ready(ticket, False)
            case "deal":
                referee.deal(ticket)
            case "say":
                referee.say(ticket, fields.get("text"))
            case "link":
                secret = referee.link(ticket)
                self.moved = f"{self.link or '?room=' + self.code}&seat={secret}"
            case "agree":
                referee.agree(ticket, **self._terms(fields.get("key", ""), fields.get("text", "")))

    def _terms(self, key: str, value: str) -> dict[str, Any]:
        """Return one setting of the table, with its new value, as keyword argument for `Referee.agree`.

        An invalid value is left for the referee to refuse.
        """
        now = self.seen.terms
        if key in ("seats", "multiplier", "rounds", "hold_after"):
            return {key: int(value) if value.isdecimal() and len(value) < 5 else -1}
        if key == "game":
            return {"game": value}
        return {"switches": {**dict(now.switches), key: value}}
