"""The `ClosingTable` widget: whole games against computer players."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from html import escape
from typing import Any

import traitlets

from ...engine.game.coach import advise
from ...engine.game.phase import Phase
from ...engine.game.round import Round
from ...engine.game.settings import check_seed
from ...engine.rules import RUMMY_PRO, SWITCHES, Ruleset, check_given, check_type
from ...text.sentences import tile_name
from ...text.words import say
from ..base import GuardedWidget, part, program, refuse_unknown, spoken, style
from ..match_clock import MatchClock
from ..messages import Message
from ..orders import ORDERS, Shelves, apply_command
from ..people.peopled import Peopled
from ..places import HOME, NOTEBOOKS, PLAY, page_way, tongues
from ..seated import told_at
from ..shapes.table import GameTableProps, TableState
from .address import address_options
from .desk import Desk
from .keep import Keeper, StaleSave
from .keeping import Keeping
from .saved import ended_desk
from .setup import SPEEDS, TableSetup
from .views import table_view

__all__ = ["ClosingTable"]

# What is asked of the rack under one's hands, as in `Rack`.
_RACK = (ORDERS - {"restore"}) | {"size"}
_PAUSE = 0.01  # seconds
_EAGER = 0.5  # of a delay: an earlier tick is a page's haste, or somebody's


class ClosingTable(Peopled[Desk], GuardedWidget):
    """A table for two to four: you, and computer players of three strengths.

    Keywords are those of the set-up: `seats` (2 to 4), `players` (kinds: beginner, steady, strong),
    `multiplier`, `speed` (none, fast, normal, slow), `practice`, `show`, any switch of the rules, `seed`,
    `code` (a deal code), `rules` and `lang`.

    >>> ClosingTable(seats=2, players=["strong"])
    Table(seats=2, players=['strong'])

    Raises TypeError for a keyword it doesn't know, ValueError for an unknown value.
    """

    _esm = program("rummy-table.js")
    _css = style("rummy-table.css")

    people = traitlets.Unicode(read_only=True).tag(sync=True)  # what the program loads after itself

    VIEW = "table"
    ACCEPTS = _RACK | {
        "hello", "setup", "deal", "stage", "dealt", "play", "discard", "check-board", "coach", "coach-off",
        "takeback", "go-on", "tick", "next-game", "same-deal", "to-setup", "resume", "replay", "replay-end",
        "exercise", "try", "read", "look", "room",
    }  # fmt: skip
    OPTIONS = (
        "seats", "players", "multiplier", "speed", "practice", "show", "code", "seed", "rules", "keeper",
        "lang", *SWITCHES,
    )  # fmt: skip

    def __init__(self, **options: Any) -> None:
        refuse_unknown("Table", options, self.OPTIONS)
        rules: Ruleset = options.pop("rules", RUMMY_PRO)
        check_given(rules)
        lang: str | None = options.pop("lang", None)
        self._keeping = Keeping(options.pop("keeper", None) or Keeper())
        self._own = bool(options)  # a table that was set by code is not put away for an older game
        seed: int | None = options.pop("seed", None)
        if seed is not None:
            check_seed(seed)
        setup = TableSetup(rules=rules)
        players = options.pop("players", None)
        if players is not None:
            check_type("players", players, list | tuple)
            options.setdefault("seats", len(players) + 1)
            for seat, kind in enumerate(players, 1):
                setup = setup.with_value(f"seat-{seat}", kind)
        for key, value in options.items():
            text = ("no", "yes")[value] if isinstance(value, bool) else str(value)
            setup = setup.with_value(key, text)
        self._desk = Desk(setup, seed=seed)
        self._offers: str | None = None  # the place of a game that may be gone back to
        self._offered = False
        self._ticked = 0.0
        self._clock = MatchClock()
        self._looking = False  # at a game of before, which is kept elsewhere
        self.set_trait("people", part("rummy-people.js"))
        super().__init__(lang)
        self._refresh(None)

    def __repr__(self) -> str:
        setup = self._desk.setup
        return f"Table(seats={setup.players}, players={list(setup.kinds)!r})"

    def _html(self) -> str:
        """What stands here where no kernel runs."""
        return f"<h1>{escape(say('table-title'))}</h1><p>{escape(say('table-text'))}</p>"

    # -- messages from the page ---------------------------------------------------------------

    def _handle(self, message: Message) -> None:
        before = self._desk
        if message.type == "hello":
            return
        if message.type == "room":
            self._asked(message)
            return
        if self._there is not None:
            if message.type not in ("resume", "tick"):
                self._at_table(message)
            return
        if message.type == "resume":
            self._resume(message["token"], message.fields.get("place"))
            return
        if message.type == "look":
            self._look(message["record"], message["index"], message.fields.get("token", ""))
            return
        if message.type == "tick" and not self._due():
            return
        self._keeping.news = None
        if message.type in ("deal", "read") and not before.open and self._keeping.crowded():
            self._desk = replace(before, screen="setup")
            self._refresh(before)  # which says what would go
            return
        timed = self._clock.tell(before)
        after = self._done(timed, message)
        if after is not timed:
            self._clock.follow(before, after)
            self._desk = after
            self._keep(before)
            self._refresh(before)

    def _done(self, desk: Desk, message: Message) -> Desk:
        if message.type in _RACK:
            return self._laid(desk, message)
        match message.type:
            case "setup":
                return desk.set_up(message["key"], message["value"])
            case "stage":
                return desk.staged(message["index"])
            case "play":
                return desk.play(message["move"])
            case "discard":
                return desk.discard(message["tile"])
            case "coach" | "coach-off":
                return desk.coached(message.type == "coach")
            case "replay":
                return desk.replayed(message["index"])
            case "exercise":
                return desk.exercised(message["index"])
            case "try":
                return desk.tried_with(message["tile"])
            case "read":
                return desk.begun(address_options(message["text"]))
        plain = {
            "deal": desk.deal, "dealt": desk.shown, "check-board": desk.check_board, "tick": desk.tick,
            "takeback": desk.take_back, "go-on": desk.go_on, "next-game": desk.next_game,
            "same-deal": desk.same_deal, "to-setup": desk.to_setup, "replay-end": desk.replay_ended,
        }  # fmt: skip
        return plain[message.type]()

    def _laid(self, desk: Desk, message: Message) -> Desk:
        """The own rack after what was done with it."""
        if message.type == "size":
            return desk.resized(message["size"])
        rack = apply_command(Shelves(desk.rack, desk.view.settings.rules), message).history
        return desk if rack is desk.rack else desk.moved(rack)

    def _due(self) -> bool:
        """Whether it is time for another player's move: pages in a hurry, or two of them, wait."""
        now = time.monotonic()
        delay = SPEEDS[self._desk.setup.value("speed")] / 1000
        if now - self._ticked < delay * _EAGER:
            return False
        self._ticked = now
        return True

    # -- what is kept -------------------------------------------------------------------------

    def _keep(self, before: Desk) -> None:
        """Write the table down; where it went on in another tab nothing changes here, and that is said."""
        self._looking = self._looking and not self._desk.open
        if self._looking:
            return
        known = self._keeping.stale
        try:
            self._keeping.save(before, self._desk)
        except StaleSave:
            self._desk = before
            if not known:
                self._refresh(before)
            raise ValueError(say("kept-stale")) from None

    def _resume(self, token: str, place: str | None) -> None:
        """Go on with a table that was kept, unless a game goes on here already.

        At a table that was set by code it is only offered at first, and taken up when asked again.
        """
        keeping, before = self._keeping, self._desk
        keeping.adopt(token)
        if before.open and not (keeping.stale and place == keeping.place):
            if token != keeping.token:
                self._refresh(before)
            return
        if self._own and not self._offered and before.game is None:
            self._offered, self._offers = True, place
            self._refresh(None)
            return
        self._offers = None
        desk = keeping.load(token, place)
        if desk is not None:
            self._clock.start(desk.minutes)
            self._desk = replace(desk, size=before.size)
        self._refresh(None)

    def _look(self, record: str, index: int, token: str) -> None:
        """A discard of a game that has ended, to be tried again; what is played here goes on."""
        if self._desk.open:
            raise ValueError(say("not-now"))
        try:
            self._desk = ended_desk(record, self._desk.setup, index)
        except ValueError:
            raise ValueError(say("review-unknown")) from None
        self._keeping.adopt(token)
        self._looking = True
        self._refresh(None)

    # -- to the page --------------------------------------------------------------------------

    @spoken
    def _refresh(self, before: Desk | None) -> None:
        keeping = self._keeping
        stale = say("kept-stale") if keeping.stale else None
        notice = dict.fromkeys(filter(None, (stale, keeping.news, keeping.trouble)))
        kept = keeping.view(self._desk, self._offers)
        view = table_view(self._desk, kept, notice=" ".join(notice) or None)
        state: TableState = {
            "said": " ".join(filter(None, (self._people_news(), self._news(before, view)))),
            "table": view,
            "people": self._people_state(),
            "home": page_way(HOME, part=NOTEBOOKS),
            "tongues": tongues(PLAY),
        }
        self._show(state)
        self._think_ahead()

    def _think_ahead(self) -> None:
        """Have the coach's advice ready before it is asked for, once the page has its answer."""
        desk = self._desk
        if not desk.mine or desk.view.phase is not Phase.DISCARD:
            return
        with suppress(RuntimeError):  # no loop: no kernel either, nobody waits
            asyncio.get_running_loop().call_later(_PAUSE, self._think, desk.game)

    def _think(self, game: Round | None) -> None:
        if self._desk.game is game:
            advise(self._desk.view)

    def _news(self, before: Desk | None, view: GameTableProps) -> str:
        """What is new, in sentences for who does not see it."""
        with told_at(self._desk):
            return self._new(before, view)

    def _new(self, before: Desk | None, view: GameTableProps) -> str:
        desk, game = self._desk, view["game"]
        parts = [self._keeping.news or ""]
        if desk.screen == "setup" and view["setup"]["warning"]:
            parts.append(view["setup"]["warning"])
        if before is not None and desk.log is not before.log:
            parts += [each.text for each in desk.log[desk.told :] if each.seat != desk.you or each.took]
        if view["settlement"] and before is not None and before.screen != "settled":
            parts.append(view["settlement"]["title"])
        elif desk.screen == "play" and game:
            if desk.mine and (before is None or before.game is not desk.game or before.screen == "deal"):
                parts.append(game["asked"])
            if game["coach"] and before is not None and before.advice is None:
                parts.append(game["coach"]["text"])
            if game["verdict"]:
                parts.append(game["verdict"]["text"])
        elif desk.runs and desk.game is not None and before is not None and before.screen != "deal":
            trump = tile_name(desk.game.stacks.trump)
            parts.append(say("deal-runs", tile=trump, count=len(desk.game.hands[desk.you])))
        elif view["deal"] and before is not None and before.stage != desk.stage:
            parts.append(view["deal"]["text"])
        elif replay := view["replay"]:
            parts += [replay["text"], replay["cost"] or ""]
            if replay["exercise"]:
                parts.append(replay["exercise"]["feedback"] or replay["exercise"]["text"])
        return " ".join(filter(None, parts))
