"""A page's connection to a multiplayer table: its requests to the referee, and the last view of the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from ....engine.game.moves import Move
from ....rooms.errors import RoomError, UnknownToken
from ....rooms.referee import Referee, Ticket, Watcher
from ....rooms.sentences import has_left, presence_sentences
from ....rooms.state import RoomState
from ....rooms.views import TableView
from ....text.sentences.seats import safe_name
from ....text.sentences.tiles import sentence
from ....text.words import say
from ...invitation import SharedAddress, invitation
from .terms import changed_terms

_ADDRESS = re.compile(r"https?://[A-Za-z0-9.:\[\]_-]{1,200}(/[A-Za-z0-9._~%/-]{0,200})?")


def page_address(text: object) -> str | None:
    """Return *text* if it is a valid URL of a page; otherwise None.

    >>> page_address("http://localhost:8866/voila/render/notebooks/tables.ipynb")
    'http://localhost:8866/voila/render/notebooks/tables.ipynb'
    >>> page_address("javascript:alert(1)"), page_address(7)
    (None, None)
    """
    return text if isinstance(text, str) and _ADDRESS.fullmatch(text) else None


def _happened(before: TableView, now: TableView) -> bool:
    """Return whether somebody has sat down or made a move; connecting or disconnecting doesn't count."""
    names = [each.name for each in before.seats], [each.name for each in now.seats]
    return names[0] != names[1] or before.stage is not now.stage or before.turn_at != now.turn_at


class TableVisit:
    """Base class of `Seat` and `Watch`: a page's connection to a multiplayer table.

    Subclasses define two methods. `_look` returns what the page may show of the table now, which it reads
    from the database if its argument is true. `_news` returns sentences on what has changed since an earlier
    result of `_look`.

    Attributes:
        referee: the referee, which stores all multiplayer tables.
        room: the id of the table.
        code: the code by which people join the table.
        seen: what the page may show of the table, as it was last read.
        told: a version number of the table. Only phrases that players have said after that version still
            have to be announced to screen readers.
    """

    _look: Callable[[bool], TableView]
    _news: Callable[[TableView], list[str]]

    def __init__(self, referee: Referee, ticket: Ticket | Watcher) -> None:
        self.referee, self.room, self.code = referee, ticket.room, ticket.code
        self.seen = self._look(True)
        self.told = max((each.version for each in self.seen.phrases), default=0)
        self._told_of = self.seen

    def update(self, *, read: bool = True) -> bool:
        """Update `seen`, and return whether anything has changed at the table.

        If *read* is false, the database isn't queried, because the table has just been read.
        """
        before, self.seen = self.seen, self._look(read)
        return before.version != self.seen.version

    def news(self) -> list[str]:
        """Return sentences on what has happened at the table since the last call."""
        before, self._told_of = self._told_of, self.seen
        return self._news(before)


class Watch(TableVisit):
    """The connection of a spectator's page to a multiplayer table.

    *watcher* is the record that the referee has returned for the spectator; it contains the id and the code
    of the table.
    """

    computer_plays = False

    def __init__(self, referee: Referee, watcher: Watcher) -> None:
        self._watcher = watcher
        super().__init__(referee, watcher)

    def live(self) -> None:
        """Tell the referee that the spectator's page is still open."""
        self.referee.note_watching(self._watcher)

    def step(self) -> None:
        """Do nothing, because a spectator's page makes no moves for computer players."""

    def leave(self) -> None:
        """Stop watching the table; do nothing if the table can't be reached."""
        with suppress(RoomError):
            self.referee.stop_watching(self._watcher)

    def _look(self, read: bool) -> TableView:
        return self.referee.spectator_view(self.room, read=read)

    def _news(self, before: TableView) -> list[str]:
        game, known = self.seen.game, before.game.moves if before.game is not None else ()
        new = len(game.moves) - len(known) if game is not None else 0
        return [*game.move_texts[-new:], *game.end_texts[:1]] if new > 0 else []


class Seat(TableVisit):
    """The connection of a player's page to a multiplayer table.

    *ticket* gives access to the seat. *at* is the URL of the page, or None if it is unknown.

    Attributes:
        table: the whole state of the table, which must not be sent to the page.
        draft: the stored layout of the player's tiles; '' if there is none, or once the screen shows it.
        moved: a link with which the player can take the seat on another device, if the player has asked for
            it; it is shown only once.
        leaving: whether the player has asked to leave, and has not confirmed it yet.
        watchers: the number of spectators.
        gone: a sentence that says who has left last, until something else happens at the table; '' if nobody
            has.
    """

    table: RoomState
    gone = ""

    def __init__(self, referee: Referee, ticket: Ticket, at: str | None) -> None:
        self.ticket, self.at = ticket, at
        self.draft = referee.draft(ticket) or ""
        self._kept = self.draft
        self.moved: str | None = None
        self.leaving = False
        self.watchers = 0
        super().__init__(referee, ticket)

    def live(self) -> None:
        """Tell the referee that the player's page is still open, and update the number of spectators."""
        self.referee.note_connected(self.ticket)
        self.watchers = self.referee.count_watchers(self.room)

    @property
    def computer_plays(self) -> bool:
        """Whether it is a computer player's turn."""
        return self.table.computer_to_play is not None

    def step(self) -> None:
        """Let the referee make a change that is due, such as a computer player's move, if there is one."""
        self.referee.step(self.room, read=False)

    def leave(self) -> None:
        """Leave the table for good; do nothing if the player has already left."""
        with suppress(UnknownToken):
            self.referee.leave(self.ticket)

    def _look(self, read: bool) -> TableView:
        self.table, seen = self.referee.state_and_view(self.ticket, read=read)
        return seen

    def update(self, *, read: bool = True) -> bool:
        """Update `seen` and `gone`, and return whether anything has changed at the table.

        If *read* is false, the database isn't queried, because the table has just been read.
        """
        before, new = self.seen, super().update(read=read)
        if new:
            pairs = zip(before.seats, self.seen.seats, strict=False)
            left = [was for was, now in pairs if not was.mine and has_left(was, now)]
            if left:
                who = safe_name(sentence(left[-1].name))
                self.gone = say("people-news", what="left", who=who)
            elif _happened(before, self.seen):
                self.gone = ""
        return new

    def _news(self, before: TableView) -> list[str]:
        return presence_sentences(before, self.seen)

    @property
    def link(self) -> SharedAddress | None:
        """The link with which others can join the table; None if the page's URL is unknown."""
        return invitation(self.at, "room", self.code, self.room) if self.at else None

    def move(self, moves: Iterable[Move]) -> None:
        """Ask the referee to make all of these moves, or none; raise RoomError if they are refused."""
        self.referee.play(self.ticket, *(each.notation() for each in moves), follows=self.seen.version)

    def keep(self, draft: str) -> None:
        """Store the layout of the player's tiles, for the next page that connects to this seat.

        *draft* is the layout, as `write_draft` returns it. If the database can't be reached, nothing is
        stored.
        """
        if draft != self._kept:
            with suppress(RoomError):
                self.referee.save_draft(self.ticket, draft)
                self._kept = draft

    def ask(self, act: str, fields: dict[str, Any]) -> None:
        """Send the referee a request that isn't a move, such as "ready" or "deal".

        *act* is the name of the request, and *fields* are the fields of the page's message. Raises RoomError
        if it is refused.
        """
        referee, ticket, place = self.referee, self.ticket, fields.get("seat", -1)
        self.moved, self.leaving = None, False
        match act:
            case "fill" | "empty" | "hold":
                {"fill": referee.seat_computer, "empty": referee.remove_computer, "hold": referee.hold_seat}[
                    act
                ](ticket, place)
            case "ready":
                referee.set_ready(ticket, follows=self.seen.version)
            case "unready":
                referee.set_ready(ticket, False)
            case "deal":
                referee.deal(ticket)
            case "say":
                referee.say(ticket, fields.get("text"))
            case "link":
                page = self.link.url if self.link else f"?room={self.code}"
                self.moved = f"{page}&seat={referee.link(ticket)}"
            case "agree":
                key, value = fields.get("key", ""), fields.get("text", "")
                referee.change_terms(ticket, **changed_terms(self.seen.terms, key, value))
