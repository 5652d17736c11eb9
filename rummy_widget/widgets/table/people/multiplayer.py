"""The part of the `Table` widget that handles multiplayer tables: joining, leaving, and making moves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ....engine.game.moves import Verb
from ....engine.rules import GAMES, switches_of
from ....rooms import open_tables
from ....rooms.clients import client_id, page_is_connected
from ....rooms.errors import RoomError, UnknownToken
from ....rooms.referee import Referee, Ticket
from ....rooms.sentences import phrase_text
from ....rooms.state import Stage
from ....rooms.views import view_from
from ....text.words import say, speaking
from ...messages import Message
from ...own_tables import own_tables, table_path
from ...seated import YOU
from ...shapes.people import OwnTableProps, PeopleProps
from ..state import MoveRequest, ScreenState, require
from .following import await_deal, follow, leave_table, restore_draft, write_draft
from .people_view import Invited, main_action, people_at, people_view
from .seat import Seat, Watch, page_address

if TYPE_CHECKING:
    from ....rooms.room_follower import RoomFollower

PEOPLE_MESSAGES = frozenset({
    "move", "undo", "redo", "lay", "sort", "size", "choose", "play", "discard", "meld", "fit", "done",
    "revert", "sort-table", "timeout", "replay", "replay-end", "check-board", "next-game", "setup",
})  # fmt: skip
"""The types of messages that are allowed at a multiplayer table.

Messages that ask for help, take back a move or deal again are not allowed.
"""
_IDLE = 1.0
_LIVES = 5.0
"""The number of seconds after which the page tells the table again that the page is open."""


class MultiplayerMixin:
    """The part of the `Table` widget that handles multiplayer tables.

    The class into which it is mixed must provide `lang` (the language of the page), `_screen` (the current
    state), `_done` (a method that returns the state after a message from the page) and `_refresh` (a method
    that updates the page).

    Attributes:
        _there: the page's connection to a multiplayer table, as a player or a spectator; None if there is
            none.
        _referee: the referee, which stores all multiplayer tables; None until it is needed.
        _trouble: a sentence that says what has gone wrong; None if nothing has.
        _follower: an object that calls the method `_on_news` when the table has changed.
        _lived: the time at which this page last told the table that the page is open.
        _elsewhere: the URL of the page on which the table's game is played; None if it is this page.
        _invited: the table that the person is invited to, and has not joined; None if there is none.
        _hail: whether that table has not been announced to screen readers yet.
        _own_tables: the tables at which the browser has a seat, as the page has asked for them last.
        _view: the data with which the page shows the multiplayer table now.
    """

    lang: Any
    _screen: ScreenState
    _done: Callable[[ScreenState, Message], ScreenState | MoveRequest]
    _refresh: Callable[[ScreenState | None], None]
    _there: Seat | Watch | None = None
    _referee: Referee | None = None
    _trouble: str | None = None
    _follower: RoomFollower | None = None
    _lived: float = 0.0
    _elsewhere: str | None = None
    _invited: Invited | None = None
    _hail: bool = False
    _own_tables: tuple[OwnTableProps, ...] = ()
    _view: PeopleProps | None = None

    # -- joining and leaving ------------------------------------------------------------------

    def _tables(self) -> Referee:
        if self._referee is None:
            self._referee = open_tables()
        return self._referee

    def _handle_request(self, message: Message) -> None:
        """Handle a request about a multiplayer table, such as to join, watch, leave or deal, but not a move.

        Raises ValueError, whose message is a sentence for the user, if the request is refused.
        """
        act, fields = message["act"], dict(message.fields)
        try:
            if act in ("make", "join", "sit", "claim", "watch"):
                self._come(act, fields)
            elif act == "look":
                self._look_at(fields.get("text", ""))
            elif act == "forget":
                self._forget_invitation()
                self._refresh(self._screen)
            elif act == "stay":
                self._stay()
            elif act == "leave" and self._there is not None:
                self._leave(self._there)
            elif self._seat is not None:
                self._seat.ask(act, fields)
                self._follow_up()
            elif act != "leave":
                raise ValueError(say("not-now" if self._there is None else "people-watch-only"))
        except RoomError as error:
            self._failed(error)

    def _look_at(self, text: str) -> None:
        """Show the table with the code *text*, before the person sits down."""
        require(self._there is None, "people-already")
        require(not self._screen.open, "people-finish")
        referee = self._tables()
        room = referee.find(text, who=client_id())
        code, seen = referee.store.summary(room).code, view_from(referee.state(room), None)
        self._trouble = self._elsewhere = None
        self._invited = Invited(code, seen, self._other_page(seen.terms.game, code))
        self._hail = True
        self._refresh(self._screen)

    def _forget_invitation(self) -> None:
        """Stop showing the table to which the person was invited, and why they could not join it."""
        self._invited = self._trouble = self._elsewhere = None

    def _stay(self) -> None:
        """Take back that the player has asked to leave."""
        if self._seat is not None:
            self._seat.leaving = False
        self._refresh(self._screen)

    def _list_own(self, tokens: dict[str, object]) -> None:
        """List the tables at which the browser has a seat.

        *tokens* maps the code of each to the secret of the seat.
        """
        self._own_tables = tuple(own_tables(tokens, self._referee))
        self._refresh(self._screen)

    def _come(self, act: str, fields: dict[str, Any]) -> None:
        require(self._seat is None or act == "sit", "people-already")
        require(self._seat is not None or not self._screen.open, "people-finish")
        referee, text, who = self._tables(), fields.get("text", ""), client_id()
        name, token = (fields.get("name") or "").strip() or None, fields.get("token", "")
        ticket = None
        if act == "make":
            ticket = self._make(referee, name, fields.get("seat", 2))
        elif act == "sit":
            ticket = referee.return_to_seat(text, token, who=who)
        room = ticket.room if ticket is not None else referee.find(text, who=who)
        if act != "make" and not self._fits(referee, room):
            return
        if act == "join" and not referee.state(room).free_seats:
            self._look_at(text)
            return
        there: Seat | Watch
        if act == "watch":
            there = Watch(referee, referee.watch_room(room, who=who))
        else:
            if act == "claim":
                ticket = referee.claim(room, token, who=who)
            elif ticket is None:
                ticket = referee.sit_down(room, name=name, who=who)
            there = Seat(referee, ticket, page_address(fields.get("at")))
            referee.note_connected(ticket)
        if isinstance(self._there, Watch):
            self._leave(self._there)
        self._there = there
        self._forget_invitation()
        self._follow_up()
        self._begin_following(there)

    def _make(self, referee: Referee, name: str | None, seats: int) -> Ticket:
        settings = self._screen.setup.settings()
        rules = settings.rules
        base = GAMES.get(rules.name)
        return referee.make(
            rules.name, name=name, who=client_id(), seats=seats, multiplier=settings.multiplier,
            switches={} if base is None else switches_of(rules, base),
        )  # fmt: skip

    def _fits(self, referee: Referee, room: str) -> bool:
        """Return whether a table's game is played on this page; if not, show a link to that game's page.

        *room* is the id of the table.
        """
        game = referee.state(room).terms.game
        self._elsewhere = self._other_page(game, referee.store.summary(room).code)
        if self._elsewhere is None:
            return True
        self._trouble = say("people-elsewhere", game=say("game-name", game=game))
        self._refresh(None)
        return False

    def _other_page(self, game: str, code: str) -> str | None:
        """Return the URL of the page on which *game* is played, with a query that opens the table *code*.

        Returns None if the game is played on this page.
        """
        return None if self._has(game) else table_path(game, code)

    def _has(self, game: str) -> bool:
        return (GAMES[game].close is None) is self._screen.setup.has_table

    def _leave(self, there: Seat | Watch) -> None:
        """Stop watching, or leave the seat; leaving a seat must be confirmed by a second request."""
        if isinstance(there, Seat) and not there.leaving:
            there.leaving = True
            self._refresh(self._screen)
            return
        there.leave()
        self._stand_up(None)

    def _stand_up(self, trouble: str | None) -> None:
        self._there, self._trouble = None, trouble
        self._screen = leave_table(self._screen)
        self._stop_following()
        self._refresh(None)

    # -- playing ------------------------------------------------------------------------------

    def _at_table(self, message: Message) -> None:
        """Handle a message from a player at a multiplayer table; the referee decides whether moves are valid.

        Raises ValueError, whose message is a sentence for the player, if the message can't be carried out.
        """
        seat, before = self._seat, self._screen
        if seat is None:
            raise ValueError(say("people-watch-only"))
        require(message.type in PEOPLE_MESSAGES and (message.type != "setup" or message["key"] == "speed"))
        if message.type == "next-game":
            self._handle_request(Message("room", {"act": main_action(seat.seen)["act"]}))
            return
        if message.type == "play" and message["move"] == Verb.LEAVE:
            self._handle_request(Message("room", {"act": "leave"}))
            return
        seat.leaving = False
        found = self._done(before, message)
        if found is before:
            return
        request = found if isinstance(found, MoveRequest) else MoveRequest(found, ())
        if request.moves:
            try:
                seat.move(request.moves)
            except RoomError as error:
                self._failed(error)
            seat.update(read=False)
        self._screen = self._up_to_date(seat, request.state, request.tile)
        self._refresh(before)
        seat.keep(write_draft(self._screen))

    def _failed(self, error: RoomError) -> None:
        """Update the screen after a refused request, then raise the error as a ValueError."""
        with suppress(RoomError):
            self._sync()
        raise ValueError(error.sentence) from None

    # -- following ----------------------------------------------------------------------------

    def _now(self) -> float:
        return self._there.referee.store.clock() if self._there is not None else 0.0

    @property
    def _seat(self) -> Seat | None:
        return self._there if isinstance(self._there, Seat) else None

    def _up_to_date(self, seat: Seat, state: ScreenState, tile: int | None = None) -> ScreenState:
        now = people_at(seat.seen, self._now())
        ended = seat.seen.stage in (Stage.BETWEEN, Stage.OVER)
        if ended and len(now) == len(state.people):  # the names of players who have left are still shown
            free = [not each.name for each in seat.seen.seats]
            now = tuple(old if gone else new for new, old, gone in zip(now, state.people, free, strict=True))
        return follow(state, seat.table, seat.ticket.seat, now, tile)

    def _follow_up(self) -> None:
        """Read the multiplayer table again, and show what has changed."""
        if self._there is not None:
            self._there.update()
            self._show_table(self._there)

    def _show_table(self, there: Seat | Watch) -> None:
        before, seat, terms = self._screen, self._seat, there.seen.terms
        people = people_at(there.seen, self._now())
        if seat is not None:
            self._elsewhere = self._other_page(terms.game, seat.code)
        if not self._has(terms.game):  # the table's game is played on another page
            self._screen = replace(leave_table(before), people=people)
        elif seat is None:  # a spectator has no rack, and sees only what is public
            self._screen = await_deal(before, terms, YOU, people)
        else:
            self._screen = self._up_to_date(seat, before)
            if seat.draft and self._screen.open:
                self._screen = restore_draft(self._screen, seat.draft)
            seat.draft = ""
        self._refresh(before)

    def _sync(self, *, read: bool = True) -> bool:
        """Update what the page shows of the multiplayer table; return whether the table has changed.

        If *read* is false, the database isn't queried, because the table has just been read.
        """
        there, new = self._there, False
        if there is not None:
            try:
                new = there.update(read=read)
            except UnknownToken as error:
                self._stand_up(error.sentence)
                return True
            if new or self._view != self._people():
                self._show_table(there)
        return new

    def _begin_following(self, there: Seat | Watch) -> None:
        from ....rooms.room_follower import RoomFollower

        self._stop_following()
        rooms, version = there.referee, there.seen.version
        self._follower = RoomFollower(rooms, there.room, version, self._on_news, idle=_IDLE, batch=0)

    def _stop_following(self) -> None:
        if self._follower is not None:
            self._follower.stop()
        self._follower = None

    async def _on_news(self) -> None:
        """Show what has changed at the table, and make a computer player's move if one is due.

        From time to time, the referee is told that this page is still connected.
        """
        there = self._there
        if there is None or getattr(self, "comm", None) is None:
            self._stop_following()
            return
        try:
            if time.monotonic() - self._lived >= _LIVES and page_is_connected():
                self._lived = time.monotonic()
                await asyncio.to_thread(there.live)
            with speaking(self.lang):
                self._tell_trouble(None)
                new = self._sync(read=False)
            if not new or there.computer_plays:  # right after a player's move, nothing else can be due
                await asyncio.to_thread(there.step)
        except RoomError as error:
            with speaking(self.lang):
                if isinstance(error, UnknownToken) and self._there is there:
                    self._stand_up(error.sentence)
                else:
                    self._tell_trouble(error.sentence)

    def _tell_trouble(self, trouble: str | None) -> None:
        if trouble != self._trouble:
            self._trouble = trouble
            self._refresh(self._screen)

    # -- to the page --------------------------------------------------------------------------

    def _people(self) -> PeopleProps:
        return people_view(
            self._there, self._trouble, self._now(), self._elsewhere, self._invited, list(self._own_tables)
        )

    def _people_news(self) -> str:
        """Return what a screen reader should read out about the players: what they said, who came or left.

        Problems with the connection come first. Each phrase and each event is mentioned only once.
        """
        there = self._there
        if there is None:
            shown = self._view["invitation"] if self._view is not None and self._hail else None
            self._hail = False
            return self._trouble or (f"{shown['title']}. {shown['text']}" if shown else "")
        names = people_at(there.seen, self._now())
        new = [each for each in there.seen.phrases if each.version > there.told]
        if new:
            there.told = new[-1].version
        told = [
            say("people-said", who=names[each.seat].name, text=phrase_text(each.phrase))
            for each in new
            if each.seat != there.seen.seat
        ]
        return " ".join([*filter(None, [self._trouble]), *told, *there.news()])
