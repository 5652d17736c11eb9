"""The `Table` widget: whole games against computer players or with other people."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from html import escape
from typing import Any

from ...engine.game.coach import advise
from ...engine.game.phase import Phase
from ...engine.game.replay import discards_of
from ...engine.game.round import Round
from ...engine.game.settings import check_seed
from ...engine.game.view import View
from ...engine.rules import RUMMY_PRO, Ruleset, check_inputs, check_type
from ...text.words import say
from ..base import GuardedWidget, refuse_unknown, spoken
from ..messages import Message
from ..orders import RACK_COMMANDS, TABLE_COMMANDS, Shelves, apply_command
from ..places import HOME, PLAY, TABLES, languages_of, page_path
from ..seated import addressing
from ..shapes.table import TableProps
from .news import news_of
from .panels import spoken_of
from .people.multiplayer import MultiplayerMixin
from .save_files import SaveFolder, StaleSave
from .save_format import ended_state, kind_of
from .saving import TableSaver
from .setup import MELD_GAMES, SPEEDS, setup_of
from .state import MoveRequest, ScreenState, require
from .view import table_view

_RACK = (RACK_COMMANDS - {"restore"}) | TABLE_COMMANDS
_PAUSE = 0.01  # seconds until the coach's advice is computed in advance
_EAGER = 0.5  # the part of the delay that must have passed before the page may ask for a computer's move
_GRACE = 1.5  # seconds by which a page's clock may be ahead

_METHODS: Mapping[str, Callable[..., ScreenState | MoveRequest]] = {
    "setup": ScreenState.set_up, "game": ScreenState.pick_game, "preset": ScreenState.choose_preset,
    "read": ScreenState.begin_by_address, "size": ScreenState.resize, "deal": ScreenState.deal,
    "stage": ScreenState.show_stage, "dealt": ScreenState.end_deal, "next-game": ScreenState.next_game,
    "same-deal": ScreenState.same_deal, "to-setup": ScreenState.to_setup, "tick": ScreenState.tick,
    "play": ScreenState.play, "discard": ScreenState.discard, "done": ScreenState.finish_turn,
    "timeout": ScreenState.time_out, "revert": ScreenState.revert, "sort-table": ScreenState.sort_table,
    "takeback": ScreenState.take_back, "go-on": ScreenState.go_on, "check-board": ScreenState.check_board,
    "advise": ScreenState.ask_advice, "step": ScreenState.take_step, "advise-off": ScreenState.end_advice,
    "coach": ScreenState.ask_coach, "coach-off": ScreenState.end_coach, "review": ScreenState.review_turn,
    "review-off": ScreenState.end_coach, "replay": ScreenState.show_moment,
    "replay-end": ScreenState.end_replay, "exercise": ScreenState.try_again, "try": ScreenState.try_discard,
}  # fmt: skip
"""The method that handles each type of message; the message's fields are its arguments."""


class Table(MultiplayerMixin, GuardedWidget):
    """A widget that shows a game table for two to four players: you, and computer players or other people.

    Keyword arguments set up the game. `rules` are the rules, by default those of Rummy PRO. To change a rule
    switch (a rule with several possible values), use its key as a keyword. `seats` is the number of players
    (2 to 4). `players` is a list of the kinds of computer players ("beginner", "steady" or "strong"), and
    `speed` the speed of their moves ("none", "fast", "normal" or "slow"; "none" means without a delay).
    `seed` is a number that determines the first deal, and `code` a deal code, which stands for one deal.
    `multiplier` is the factor by which all points are multiplied. `saves` is the `SaveFolder` in which the
    table is saved, and `lang` the language.

    For Rummy PRO, there are two more arguments: `practice` says whether the coach speaks after each discard,
    and `show` says whether the deal is shown step by step.

    >>> Table(seats=2, players=["strong"])
    Table(seats=2, players=['strong'])
    >>> from rummy_widget.engine.rules import RUMMIKUB
    >>> Table(rules=RUMMIKUB, seats=2)
    Table(rules=<Ruleset rummikub>, seats=2)

    Raises TypeError for an unknown keyword, and ValueError for an unknown value.
    """

    BUNDLE = "rummy-table"

    VIEW = "table"
    ACCEPTS = _RACK.union(_METHODS, ("hello", "resume", "look", "room", "own-tables"))
    OPTIONS = ("seats", "players", "speed", "code", "seed", "rules", "multiplier", "saves", "lang")

    def __init__(self, **options: Any) -> None:
        rules: Ruleset = options.pop("rules", RUMMY_PRO)
        check_inputs(rules)
        more = () if rules.has_table else ("practice", "show")
        refuse_unknown("Table", options, (*self.OPTIONS, *more, *rules.switches))
        lang: str | None = options.pop("lang", None)
        setup = setup_of(rules)
        self._saver = TableSaver(options.pop("saves", None) or SaveFolder(), kind_of(setup))
        self._own = bool(options)  # a table that was set up in code is not replaced by a saved game at once
        seed: int | None = options.pop("seed", None)
        if seed is not None:
            check_seed(seed)
        players = options.pop("players", None)
        if players is not None:
            check_type("players", players, list | tuple)
            options.setdefault("seats", len(players) + 1)
        chosen = {f"seat-{seat}": kind for seat, kind in enumerate(players or (), 1)}
        chosen |= {
            key: ("no", "yes")[value] if isinstance(value, bool) else str(value)
            for key, value in options.items()
        }
        self._screen = ScreenState(setup.with_values(chosen), seed=seed)
        self._offers: str | None = None  # the key of a saved game that may be resumed
        self._offered = False
        self._ticked = 0.0
        self._spoken: dict[str, str] = {}  # the texts of open panels that the screen reader has said already
        self._looking = False  # whether the screen shows a recorded game, which is not saved
        super().__init__(lang)
        self._refresh(None)

    def __repr__(self) -> str:
        setup = self._screen.setup
        if setup.has_table:
            return f"Table(rules={setup.rules!r}, seats={setup.players})"
        return f"Table(seats={setup.players}, players={list(setup.kinds)!r})"

    def _html(self) -> str:
        """Return a title and a description of the table as HTML, for pages without a kernel."""
        melds, table = ("melds-title", "melds-text"), ("table-title", "table-text")
        title, text = (escape(say(key)) for key in (melds if self._screen.setup.has_table else table))
        return f"<h1>{title}</h1><p>{text}</p>"

    # -- messages from the page ---------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        before = self._screen
        if message.type == "room":
            self._handle_request(message)
            return
        if message.type == "own-tables":
            self._list_own(dict(message["stored"]))
            return
        if self._there is not None:
            if message.type not in ("resume", "tick"):
                self._at_table(message)
            return
        if message.type == "resume":
            self._resume(message["token"], message.fields.get("key"), message.fields.get("game"))
            return
        if message.type == "look":
            self._look(message["record"], message["index"], message.fields.get("token", ""))
            return
        if message.type == "tick" and not self._due():
            return
        require(message.type != "timeout" or (self._clock_left() or 0) <= _GRACE * 1000)
        self._saver.news = None
        if message.type in ("deal", "read") and not before.open and self._saver.needs_warning():
            self._screen = replace(before, screen="setup")
            self._refresh(before)  # shows the warning
            return
        found = self._done(before, message)
        after = before.make_moves(found) if isinstance(found, MoveRequest) else found
        if after is not before:
            if after.open and not before.open:
                self._forget_invitation()
            self._screen = after
            self._keep(before)
            self._refresh(before)

    def _done(self, state: ScreenState, message: Message) -> ScreenState | MoveRequest:
        """Return the table's state after a message, or the moves that the message requests."""
        if message.type in _RACK:
            return self._laid(state, message)
        return _METHODS[message.type](state, **message.fields)

    def _laid(self, state: ScreenState, message: Message) -> ScreenState:
        """Return the table's state after a message that moves tiles on the rack or on the table.

        Raises ValueError if the tiles can't be moved now.
        """
        game = state.game
        table = game is not None and game.has_table
        if game is None or (table and message.type == "lay"):
            raise ValueError(say("not-now"))
        shelves = Shelves(state.turn, game.settings.rules, table=table)
        return state.lay_out(apply_command(shelves, message).history)

    def _due(self) -> bool:
        """Return whether it is time for a computer player's next move; if so, restart the waiting time.

        The waiting time between two such moves depends on the chosen speed.
        """
        now = time.monotonic()
        delay = SPEEDS[self._screen.setup.value("speed")] / 1000
        if now - self._ticked < delay * _EAGER:
            return False
        self._ticked = now
        return True

    # -- saved tables -------------------------------------------------------------------------

    def _keep(self, before: ScreenState) -> None:
        """Save the table; *before* is its state before the last change.

        If another tab has continued the table, restore *before* and raise ValueError.
        """
        self._looking = self._looking and not self._screen.open
        if self._looking:
            return
        known = self._saver.stale
        try:
            self._saver.save(before, self._screen)
        except StaleSave:
            self._screen = before
            if not known:
                self._refresh(before)
            raise ValueError(say("saved-stale")) from None

    def _resume(self, token: str, key: str | None, game: str | None) -> None:
        """Resume the table that the browser has saved under *key*, unless a round is being played already.

        *token* is the browser's secret. If *key* is None, the most recently changed unfinished table is
        resumed. If the table on this page was set up in code, the saved one is at first only offered, and
        resumed at a second request. If *game*, the name of a game, is given, a table of that game is resumed
        or, if there is none, the set-up of that game is shown.
        """
        saver, before = self._saver, self._screen
        saver.adopt(token)
        if before.open and not (saver.stale and key == saver.key):
            if token != saver.token:
                self._refresh(before)
            return
        if self._own and not self._offered and before.game is None:
            self._offered, self._offers = True, key
            self._refresh(None)
            return
        self._offers = None
        if game is not None and game in MELD_GAMES and before.setup.has_table and before.screen == "setup":
            found = saver.find(token, key, game)
            if found is None:
                self._screen = before.pick_game(game)
                self._refresh(None)
                return
            key = found
        state = saver.load(token, key)
        if state is not None:
            self._screen = replace(state, size=before.size)
        self._refresh(None)

    def _look(self, record: str, index: int, token: str) -> None:
        """Show a discard of a recorded game, so that the player can try it as an exercise.

        *record* is the recorded game as text, *index* the number of moves before the discard, and *token* the
        browser's secret. Raises ValueError during a round, or if the record can't be read.
        """
        require(not self._screen.open and not self._screen.setup.has_table)
        try:
            self._screen = ended_state(record, self._screen.setup, index)
        except ValueError:
            raise ValueError(say("review-unknown")) from None
        self._saver.adopt(token)
        self._looking = True
        self._refresh(None)

    # -- to the page --------------------------------------------------------------------------

    @spoken
    def _refresh(self, before: ScreenState | None) -> None:
        saver, screen = self._saver, self._screen
        stale = say("saved-stale") if saver.stale else None
        notice = " ".join(dict.fromkeys(filter(None, (stale, saver.news, saver.trouble)))) or None
        self._view = self._people()
        saved, has_table = saver.view(screen, self._offers), screen.setup.has_table
        elsewhere = page_path(PLAY) if has_table else None
        view = table_view(screen, saved, notice=notice, elsewhere=elsewhere, left=self._clock_left())
        with addressing(screen):
            news = self._news(before, view)
        self._show(
            {
                "said": " ".join(filter(None, (self._people_news(), saver.news, news))),
                "table": view,
                "people": self._view,
                "home": page_path(HOME),
                "languages": languages_of(TABLES if has_table else PLAY),
            }
        )
        self._prepare_advice()

    def _news(self, before: ScreenState | None, view: TableProps) -> str:
        """Return what a screen reader should read out about the changes at the table.

        *before* is the state before the last message, or None if the whole table is new. *view* contains the
        data with which the page shows the table now.
        """
        said, known = spoken_of(view["panels"]), self._spoken
        self._spoken = said
        new = {name: text for name, text in said.items() if before is not None and known.get(name) != text}
        moved = before is None or before.past is not self._screen.past
        return news_of(before, self._screen, view, new, moved=moved)

    def _clock_left(self) -> int | None:
        """Return the number of milliseconds left for the current turn; None if the turn isn't timed."""
        screen = self._screen
        if self._seat is not None:
            until, now = self._seat.seen.until, self._now()
        elif screen.room is not None:
            until, now = screen.room.state.until, screen.room.clock()
        else:
            return None
        if until is None or screen.screen != "play":
            return None
        return max(0, round(1000 * (until - now)))

    def _prepare_advice(self) -> None:
        """Plan the computation of the coach's advice, so that it is ready when the player asks for it.

        During a turn that is the advice on the turn; after the round, the advice on each own discard.
        """
        screen = self._screen
        if screen.game is None or screen.now.has_table:
            return
        if screen.mine and screen.now.phase is Phase.DISCARD:
            self._schedule_advice(screen.game, iter((screen.view,)))
        elif screen.screen == "settled":
            self._schedule_advice(screen.game, (view for *_, view in discards_of(screen.past, screen.you)))

    def _schedule_advice(self, game: Round, views: Iterator[View]) -> None:
        with suppress(RuntimeError):  # without an event loop there is no kernel, and nobody will ask
            asyncio.get_running_loop().call_later(_PAUSE, self._compute_advice, game, views)

    def _compute_advice(self, game: Round, views: Iterator[View]) -> None:
        """Compute the advice for the next of *views*, unless *game* is not on the screen any more."""
        if self._screen.game is game and (view := next(views, None)) is not None:
            advise(view)
            self._schedule_advice(game, views)
